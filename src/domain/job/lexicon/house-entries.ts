// All that the house knows, as entries. A new trade is a new file and one line here.

import { business } from "./business.ts";
import { type LexiconEntry, parseLexicon } from "./entry.ts";
import { furtherLanguages } from "./further-languages.ts";
import { general } from "./general.ts";
import { handsOn } from "./hands-on.ts";
import { health } from "./health.ts";
import { peopleTrades } from "./people-trades.ts";
import { software } from "./software.ts";

const SECTORS: readonly string[] = [
	general,
	software,
	health,
	peopleTrades,
	business,
	handsOn,
];

/** Every entry once; forms of further languages stand with the term they belong to. */
export const houseEntries = (): LexiconEntry[] => {
	const entries = SECTORS.flatMap(parseLexicon);
	const named = new Map<string, LexiconEntry>();
	for (const entry of entries)
		for (const { text } of entry.forms) {
			const key = `${entry.kind} ${text}`;
			if (!named.has(key)) named.set(key, entry);
		}
	for (const entry of parseLexicon(furtherLanguages)) {
		const known = named.get(`${entry.kind} ${entry.term}`);
		if (known) known.forms.push(...entry.forms.slice(1));
		else entries.push(entry);
	}
	return entries;
};
