# Was die Umgebungen für die Forschung sagen.

error-research-package = Dafür fehlt das Paket { $package }: pip install "wurf[research]".
error-research-spaces = { $game } hat keine Datei spaces.py und kann darum keine Umgebung sein.
error-research-action = Zeile { $row }: Der Index { $index } ist jetzt nicht erlaubt; welche es sind, sagt action_mask.
error-research-shape = Ein Schritt braucht { $count } Indizes, einen für jedes Spiel.
error-research-count = Ein Stapel braucht mindestens ein Spiel.
error-research-choice = „{ $value }“ gibt es hier nicht: Wähle eines von { $known }.
error-research-seat = Bei { $seats } Spielern gibt es keinen Platz { $seat }; gezählt wird ab 0.
