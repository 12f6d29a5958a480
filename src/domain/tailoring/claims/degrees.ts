// Degrees as they are written in the languages postings and profiles come in, by rank: doctorate 5, master 4, bachelor 3,
// two years 2. "Master" alone is also a craftsman, a scrum master and a key.

const DEGREES: readonly (readonly [rank: number, words: RegExp])[] = [
	[
		5,
		/\b(?:Ph\.?\s?D\.?|Doctor(?:ate)?(?: of \p{L}+)?|doctoral degree|Promotion an|Doktorgrad|Doctorado|Doctorat|Dr\. (?:rer|phil|med|ing)|M\.D\.|J\.D\.|Juris Doctor|Ed\.?D\.?)(?![\p{L}])/giu,
	],
	[
		4,
		/\b(?:Master(?:['’]?s)? (?:of|degree|in)\b(?: \p{L}+)?|Master['’]s\b|M\.?Sc\.?|MBA|M\.B\.A\.|M\.A\.|M\.S\.|M\.?Eng\.?|M\.?Ed\.?|Máster|Maestría|Mestrado|Magister|Diplom-\p{L}+|Postgraduate degree)(?![\p{L}])/giu,
	],
	[
		3,
		/\b(?:Bachelor(?:['’]?s)?(?: (?:of|degree|in)\b)?(?: \p{L}+)?|B\.?Sc\.?|B\.A\.|B\.S\.|BBA|B\.?Eng\.?|B\.?Ed\.?|Licenciatura|Grado en|Laurea)(?![\p{L}])/giu,
	],
	[
		2,
		/\b(?:Associate(?:['’]?s)? (?:degree|of (?:Applied )?(?:Science|Arts))|A\.A\.S?\.|BTS|DUT)(?![\p{L}])/giu,
	],
];

/** The degrees a text names, with their rank. */
export function degreeRanks(text: string): { rank: number; text: string }[] {
	return DEGREES.flatMap(([rank, words]) =>
		[...text.matchAll(words)].map(([found]) => ({ rank, text: found.trim() })),
	);
}
