// A position as it is written in a sentence. Notices that shout their title are not shouted back at.

const SMALL = new Set(
	"OF AND THE FOR IN AT TO A AN DE DES DU DER DIE DAS UND FÜR DEL LA LAS LOS Y EN E ET".split(
		" ",
	),
);

// What a notice adds to a title for its own use: who may apply, how much, from where.
const NOTE =
	/\s*[([](?:[mwfdxh]\s*[/|*,]\s*){1,3}[mwfdxh][)\]]|\s*[([](?:all genders|gn|remote|hybrid|on-?site|full[- ]?time|part[- ]?time|vollzeit|teilzeit|befristet|temporary|permanent|contract|cdi|cdd|jornada completa|tiempo completo)[)\]]|\s+\d{2,3}(?:\s?[-–]\s?\d{2,3})?\s?%/giu;

/** "DIRECTOR OF AIRPORT MARKETING" → "Director of Airport Marketing". Short words in capitals may be acronyms and
 *  stay; "(m/w/d)", "(Remote)" and "80-100 %" go. */
export function readableTitle(given: string): string {
	const title = given.replace(NOTE, "").trim() || given;
	const letters = title.replace(/[^\p{L}]/gu, "");
	if (
		letters.length < 6 ||
		letters !== letters.toUpperCase() ||
		letters === letters.toLowerCase()
	)
		return title;
	return title.replace(/\p{L}+/gu, (word, at: number) => {
		if (SMALL.has(word)) return at === 0 ? word : word.toLowerCase();
		return word.length < 4
			? word
			: word.charAt(0) + word.slice(1).toLowerCase();
	});
}
