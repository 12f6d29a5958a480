// What somebody is called by trade has one form for women and one for men in many languages: "Buchhalterin", "Buchhalter". The endings
// that tell them apart, in words without accents, and what the other form has there.

const FORMS: Readonly<Record<string, readonly (readonly [RegExp, string])[]>> =
	{
		de: [
			[/(er|or|ist|ent|ant|eur|olog|ekt|arzt)in(?:nen)?$/, "$1"],
			[/(kauf|fach|zimmer|obst)frau(?:en)?$/, "$1mann"],
		],
		fr: [
			[/trices?$/, "teur"],
			[/euses?$/, "eur"],
			[/iennes?$/, "ien"],
		],
		it: [
			[/tric[ei]$/, "tore"],
			[/oressa$/, "ore"],
		],
		nl: [
			[/(werk|leid|koop|zorg|pleeg|schrijf|teken|stuur|train)ster$/, "$1er"],
			[/aresse$/, "aris"],
			[/ares$/, "aar"],
		],
		sv: [[/(?:arinna|erska)$/, "are"]],
		da: [[/er(?:inde|ske)$/, "er"]],
		no: [[/er(?:inne|ske)$/, "er"]],
	};

/** Shorter words end so by chance. */
const LEAST = 7;

/** The form for men of a word in small letters without accents, so that both are one; any other word as it is. */
export function asOneForm(word: string, language: string): string {
	if (word.length < LEAST) return word;
	const forms = FORMS[language];
	const found = forms?.find(([ending]) => ending.test(word));
	return found ? word.replace(found[0], found[1]) : word;
}
