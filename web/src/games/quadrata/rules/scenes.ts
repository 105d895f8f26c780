// The positions of the pictures, which the rules work out: see scenes.py in src/wurf/games/quadrata.

import type { QuadrataScenes } from "../messages";
import data from "./scenes.json";

export const scenes = data as unknown as QuadrataScenes;
