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
