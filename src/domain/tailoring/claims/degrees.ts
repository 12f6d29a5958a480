// Degrees as they are written in the languages postings and profiles come in, by rank: doctorate 5, master 4, bachelor 3,
// two years 2. Short signs count only as they are written: "M.Ed." is a degree and "med" a Norwegian word, and a "master"
// alone is also a craftsman, a scrum master and a key.

const DEGREES: readonly (readonly [
	rank: number,
	words: RegExp,
	signs: RegExp,
])[] = [
	[
		5,
		/\b(?:doctor(?:ate)? of \p{L}+|doctorate|doctoral degree|promotion an|doktorgrad|doctorado|doctorat|juris doctor)(?!\p{L})/giu,
		/\b(?:P[hH]\.?\s?D\.?|Dr\. (?:rer|phil|med|ing)|M\.D\.|J\.D\.|Ed\.?D\.?)(?!\p{L})/gu,
	],
	[
		4,
		/\b(?:master(?:['’]?s)? (?:of|degree|in)\b(?: \p{L}+)?|master['’]s\b|máster|maestría|mestrado|magister|diplom-\p{L}+|postgraduate degree)(?!\p{L})/giu,
		/\b(?:M\.?Sc\.?|MBA|M\.B\.A\.|M\.A\.|M\.S\.|M\.?Eng\.?|M\.?Ed\.?)(?!\p{L})/gu,
	],
	[
		3,
		/\b(?:bachelor(?:['’]?s)?(?: (?:of|degree|in)\b)?(?: \p{L}+)?|licenciatura|grado en|laurea)(?!\p{L})/giu,
		/\b(?:B\.?Sc\.?|B\.A\.|B\.S\.|BBA|B\.?Eng\.?|B\.?Ed\.?)(?!\p{L})/gu,
	],
	[
		2,
		/\bassociate(?:['’]?s)? (?:degree|of (?:applied )?(?:science|arts))(?!\p{L})/giu,
		/\b(?:A\.A\.S?\.|BTS|DUT)(?!\p{L})/gu,
	],
];

/** The degrees a text names, with their rank. */
export function degreeRanks(text: string): { rank: number; text: string }[] {
	return DEGREES.flatMap(([rank, words, signs]) =>
		[...text.matchAll(words), ...text.matchAll(signs)].map(([found]) => ({
			rank,
			text: found.trim(),
		})),
	);
}
