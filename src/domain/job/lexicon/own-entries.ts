// Attune's own lexicon, as entries. A new trade is a new file and one line here.

import { type LexiconEntry, parseLexicon } from "./entry.ts";
import { business } from "./sectors/business.ts";
import { furtherLanguages } from "./sectors/further-languages.ts";
import { general } from "./sectors/general.ts";
import { handsOn } from "./sectors/hands-on.ts";
import { health } from "./sectors/health.ts";
import { peopleTrades } from "./sectors/people-trades.ts";
import { software } from "./sectors/software.ts";

const SECTORS: readonly string[] = [
	general,
	software,
	health,
	peopleTrades,
	business,
	handsOn,
];

/** Every entry once; forms of further languages stand with the term they belong to. */
export const ownEntries = (): LexiconEntry[] => {
	const entries = SECTORS.flatMap(parseLexicon);
	const further = parseLexicon(furtherLanguages);
	const terms = new Set(further.map(({ term }) => term));
	const named = new Map<string, LexiconEntry>();
	for (const entry of entries)
		for (const { text } of entry.forms) {
			if (!terms.has(text)) continue;
			const key = `${entry.kind} ${text}`;
			if (!named.has(key)) named.set(key, entry);
		}
	for (const entry of further) {
		const known = named.get(`${entry.kind} ${entry.term}`);
		if (known) known.forms.push(...entry.forms.slice(1));
		else entries.push(entry);
	}
	return entries;
};
