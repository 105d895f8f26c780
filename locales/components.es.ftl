### Qué está mal en un archivo de material: finales de la frase error-components. La página nunca dice esto.

## LOOT

loot-sheet-size = la cuadrícula necesita siete filas de siete casillas, separadas por espacios
loot-sheet-letter = «{ $found }» no es una casilla: escribe r, b, g, y, o un punto para un Meeps
loot-sheet-large-group = hay { $size } puestos seguidos en { $colour ->
    [r] rojo
    [b] azul
    [g] verde
   *[y] amarillo
}, pero un grupo tiene cuatro como máximo
loot-sheet-two-groups = hay dos grupos de { $size } en { $colour ->
    [r] rojo
    [b] azul
    [g] verde
   *[y] amarillo
}, pero debe haber exactamente uno
loot-sheet-no-group = no hay ningún grupo de { $size } en { $colour ->
    [r] rojo
    [b] azul
    [g] verde
   *[y] amarillo
}, pero debe haber exactamente uno
loot-sheet-lines = debe haber exactamente estas líneas: { $keys }
loot-sheet-bar = la barra necesita una entrada por cada Meeps: { $entries } entradas, { $meeps } Meeps

## Quadrata

quadrata-box-name = dos piezas se llaman «{ $piece }», pero cada una necesita su propio nombre
quadrata-box-less = con tres jugadores saldrían del suministro más piezas «{ $piece }» de las que hay
quadrata-box-area = la pieza «{ $piece }» cubre { $area } triángulos, pero su número es { $number }
quadrata-box-grid = la pieza «{ $piece }» no ocupa triángulos enteros
quadrata-box-slots = en el cuadrado cabrían { $most } piezas de este suministro, pero { $slots } es el límite
quadrata-box-unfillable = el cuadrado no se puede llenar con estas piezas
quadrata-box-numbers = debe haber piezas de todos los números del 1 al 6, también con tres jugadores
quadrata-box-places = las piezas tienen { $places } sitios en los dos cuadrados juntos, pero { $most } es el límite
