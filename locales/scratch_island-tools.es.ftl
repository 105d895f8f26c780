### Scratch Island: las palabras de sus herramientas en la línea de órdenes. La página nunca las carga.

## Qué está mal en un archivo de material: finales de la frase error-components

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

## Lo que `wurf simulate` cuenta por partida

scratch_island-lab-combine = combinados
scratch_island-lab-scratch = casillas

## wurf map, y la leyenda de cada mapa en la terminal

scratch_island-map = dibujar un mapa de Scratch Island
scratch_island-map-about = Dibuja un mapa de Scratch Island en la terminal, o como imagen para imprimir. Solo se ve lo impreso sobre la capa, salvo que pidas lo oculto: así puedes jugar con un mapa que hayas dibujado.
scratch_island-map-examples =
    {"  "}wurf map 17                       la capa del mapa 17 del cuaderno
    {"  "}wurf map 17 --png mapa.png        una imagen para imprimir o enseñar
    {"  "}wurf map 17 --edition 5 --hidden  otra edición, y lo que hay bajo su capa
scratch_island-map-number = el número del mapa, de 1 a 48
scratch_island-map-edition = la edición; si falta, 1, el cuaderno; tras una partida, el resultado dice la suya
scratch_island-map-hidden = muestra también lo oculto
scratch_island-map-svg = escribe un archivo SVG
scratch_island-map-png = escribe un archivo PNG
scratch_island-map-components = dibuja un mapa de componentes distintos de los impresos
scratch_island-map-title = Scratch Island, mapa { $number } de la edición { $edition }
scratch_island-map-boat = barca
scratch_island-map-rock = roca
scratch_island-map-wall = muro
scratch_island-map-cross = cruz roja
scratch_island-map-foil = capa
scratch_island-map-sand = arena
scratch_island-map-snake = serpiente
scratch_island-map-key = llave del cofre azul, y así las demás
scratch_island-map-opened = cofre abierto con sus puntos
scratch_island-error-edition = «{ $value }» no es una edición: es un número entero de 1 a { $most } o un nombre como 4k2m9q-0xv7c-hh3ta-8w1rn-zd5ge.
scratch_island-error-ending = El archivo { $file } debe terminar en { $ending }.
