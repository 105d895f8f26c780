# Lo que dicen los entornos de investigación.

error-research-package = Para esto falta el paquete { $package }: pip install "wurf[research]".
error-research-spaces = { $game } no tiene spaces.py, así que no puede ser un entorno.
error-research-action = Fila { $row }: el índice { $index } no está permitido ahora; action_mask dice cuáles lo están.
error-research-shape = Un paso necesita { $count } índices, uno por partida.
error-research-count = Un lote necesita al menos una partida.
error-research-choice = «{ $value }» no existe aquí: elige uno de { $known }.
error-research-seat = Con { $seats } jugadores no hay asiento { $seat }; se cuentan desde 0.
