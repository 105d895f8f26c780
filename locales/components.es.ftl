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
quadrata-box-unfillable = el cuadrado no se puede llenar con estas piezas
quadrata-box-numbers = debe haber piezas de todos los números del 1 al 6, también con tres jugadores
quadrata-box-places = las piezas tienen { $places } sitios en los dos cuadrados juntos, pero { $most } es el límite

## Scratch Island

scratch_island-box-name = dos se llaman «{ $name }», pero cada uno necesita su propio nombre
scratch_island-box-squares = el motivo «{ $motif }» no tiene un número posible de cuadrados: puede tener de 1 a { $most }, y un pico tiene uno
scratch_island-box-apart = los cuadrados del motivo «{ $motif }» no están unidos
scratch_island-box-face = no hay ningún motivo «{ $face }»
scratch_island-box-pickaxe = el dado «{ $die }» no tiene pico, pero cada dado necesita uno
scratch_island-box-orientations = girados y reflejados, todos los motivos juntos pueden quedar de más de { $most } maneras
scratch_island-box-symbols = un mapa esconde menos símbolos «{ $name }» que casillas tiene su fila
scratch_island-box-chests = cada cofre necesita sus propios puntos
scratch_island-box-points = los cofres y las recompensas dan { $points } puntos en total, pero { $most } es el límite
scratch_island-box-walls = primero va el número menor de muros y después el mayor
scratch_island-box-island = con estas cifras no se puede dibujar ninguna isla

## Drop It

drop_it-box-open = el contorno de «{ $piece }» está abierto: tras al menos tres esquinas, la última debe ser otra vez la primera
drop_it-box-overlapping = hay lados de «{ $piece }» que se superponen
drop_it-box-crossing = el contorno de «{ $piece }» se cruza a sí mismo
drop_it-box-hollow = «{ $piece }» no es convexo: el contorno debe girar hacia el mismo lado en cada esquina
drop_it-box-wide = «{ $piece }» no cabe entre las paredes en todas sus posiciones
drop_it-box-lines = las líneas de nivel deben ir una encima de otra en ambas paredes, y dentro del pozo
drop_it-box-slants = cada línea de nivel necesita una inclinación propia
drop_it-box-circle-outside = el círculo extra { $circle } no está del todo dentro del pozo
drop_it-box-circles-overlap = los círculos extra { $circle } y { $other } se solapan
drop_it-box-cuts = los cortes del suelo deben ir de izquierda a derecha, dentro del pozo
drop_it-box-symbols = aquí hacen falta { $needed } símbolos, pero hay { $found }
drop_it-box-neighbours = dos segmentos vecinos muestran ambos «{ $symbol }»
drop_it-box-opposite = la pared izquierda y la derecha deben ser distintas en cada nivel
