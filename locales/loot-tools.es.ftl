### LOOT: las palabras de sus herramientas en la línea de órdenes. La página nunca las carga.

## Qué está mal en un archivo de material: finales de la frase error-components

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

## Lo que `wurf simulate` cuenta por partida

loot-lab-nudge = empujones
loot-lab-wrap = saltos de borde
