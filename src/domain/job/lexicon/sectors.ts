// All sector files of the lexicon. A new trade is a new file and one line here.

import { general } from "./general.ts";
import { software } from "./software.ts";

export const sectors: readonly string[] = [general, software];
