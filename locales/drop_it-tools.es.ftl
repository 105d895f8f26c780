### Drop It: las palabras de sus herramientas en la línea de órdenes. La página nunca las carga.

## Qué está mal en un archivo de material: finales de la frase error-components

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

## Lo que `wurf simulate` cuenta por partida

drop_it-lab-joker = comodines
