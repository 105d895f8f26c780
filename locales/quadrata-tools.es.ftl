### Quadrata: las palabras de sus herramientas en la línea de órdenes. La página nunca las carga.

## Qué está mal en un archivo de material: finales de la frase error-components

quadrata-box-name = dos piezas se llaman «{ $piece }», pero cada una necesita su propio nombre
quadrata-box-less = con tres jugadores saldrían del suministro más piezas «{ $piece }» de las que hay
quadrata-box-area = la pieza «{ $piece }» cubre { $area } triángulos, pero su número es { $number }
quadrata-box-grid = la pieza «{ $piece }» no ocupa triángulos enteros
quadrata-box-unfillable = el cuadrado no se puede llenar con estas piezas
quadrata-box-numbers = debe haber piezas de todos los números del 1 al 6, también con tres jugadores
quadrata-box-places = las piezas tienen { $places } sitios en los dos cuadrados juntos, pero { $most } es el límite

## Lo que `wurf simulate` cuenta por partida

quadrata-lab-rob_to_square = robadas
quadrata-lab-within_square = movidas
