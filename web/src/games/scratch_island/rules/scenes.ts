// The positions of the pictures, which the rules work out: see scenes.py in src/wurf/games/scratch_island.

import type { ScratchIslandScenes } from "../messages";
import data from "./scenes.json";

export const scenes = data as unknown as ScratchIslandScenes;
