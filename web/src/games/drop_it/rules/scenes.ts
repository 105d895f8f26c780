// The positions of the pictures, which the rules work out: see scenes.py in src/wurf/games/drop_it.

import type { DropItScenes } from "../messages";
import data from "./scenes.json";

export const scenes = data as unknown as DropItScenes;
