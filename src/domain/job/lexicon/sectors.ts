// All sector files of the lexicon. A new trade is a new file and one line here.

import { business } from "./business.ts";
import { general } from "./general.ts";
import { handsOn } from "./hands-on.ts";
import { health } from "./health.ts";
import { peopleTrades } from "./people-trades.ts";
import { software } from "./software.ts";

export const sectors: readonly string[] = [
	general,
	software,
	health,
	peopleTrades,
	business,
	handsOn,
];
