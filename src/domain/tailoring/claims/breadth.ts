// A deed may not reach further than the lines it rests on: local is not global, one is not all, a team is not the company.
import { ALONE, REACHES, type Reach } from "./breadth-words.ts";
import type { ClaimProblem } from "./claim-problem.ts";
import type { Sentence } from "./sentence.ts";
import { claimOf, type Source, type Sources } from "./sources.ts";

type Said = { text: string; at: number; reach: Reach };

export function checkBreadth(sentence: Sentence): ClaimProblem[] {
	const { told, own, sources } = sentence;
	// A sentence that rests on nothing of the profile is a phrase of courtesy, not a deed.
	if (own.length === 0 && told.entry === undefined && isCourtesy(told.text))
		return [];
	const wide = reachesOf(told.text).filter(
		({ reach, text, at }) =>
			reach.reach > 1 && !isOfTime(told.text.slice(at + text.length)),
	);
	const unsupported = wide.filter((said) => !isReached(said, sentence));
	const alone = [...told.text.matchAll(ALONE)]
		.map(([text]) => text)
		.filter((text) => !sources.text.toLowerCase().includes(text.toLowerCase()));
	return [...unsupported.map(({ text }) => text), ...alone].map((text) => ({
		where: told.path,
		message: `"${text}" reaches further than the profile says.`,
		hint:
			own[0] === undefined
				? "Leave it out, or add it to the profile if it is true."
				: `The profile says: "${own[0].text}".`,
		text,
	}));
}

/** Words of reach in a text; where two overlap, the longer phrase counts. */
function reachesOf(text: string): Said[] {
	const found = REACHES.flatMap((reach) =>
		[...text.matchAll(reach.words)].map((match) => ({
			text: match[0],
			at: match.index,
			reach,
		})),
	).toSorted((a, b) => b.text.length - a.text.length);
	return found.filter(
		(one, rank) =>
			!found
				.slice(0, rank)
				.some(
					(longer) =>
						one.at >= longer.at && one.at < longer.at + longer.text.length,
				),
	);
}

function isReached(
	said: Said,
	{ told, own, scope, sources }: Sentence,
): boolean {
	if (isNamed(said, told.text, sources)) return true;
	const { dimension, reach } = said.reach;
	const reachesAsFar = (line: Source) =>
		reachesOf(line.text).some(
			(other) =>
				other.reach.dimension === dimension &&
				other.reach.reach >= reach &&
				!isOfTime(line.text.slice(other.at + other.text.length)),
		) ||
		// Who worked in three countries worked internationally; 100 % is all.
		(dimension === "share" &&
			isAsMany(said, line, NEARLY.test(told.text.slice(0, said.at))));
	if (own.some(reachesAsFar)) return true;
	const next = nextStem(told.text.slice(said.at + said.text.length), sources);
	return (
		next !== null &&
		scope.some((line) => line.stems.has(next) && reachesAsFar(line))
	);
}

// "Every month" says when, not how much.
function isOfTime(after: string): boolean {
	return /^\s?(?:other |single )?(?:day|week|month|quarter|year|shift|morning|evening|night|season|time|term|semester|session|sprint|tag|woche|monat|quartal|jahr|schicht|día|semana|mes|trimestre|semestre|año|turno|jour|semaine|mois|an|année|matin|giorno|settimana|mese|anno|dia|mês|ano|dag|maand|jaar|kwartaal|uke|måned|år|uge|kvartal|vakt|vagt)|^[天周月年]/iu.test(
		after,
	);
}

// "Several", "many" are true of any number above one; "all" only of the whole.
function isAsMany(
	{ reach, text }: Said,
	line: Source,
	isNearly: boolean,
): boolean {
	if (reach.reach === 3)
		return line.figures.some(
			({ values, isPercent }) =>
				isPercent &&
				values.some((value) => value === 100 || (isNearly && value >= 90)),
		);
	const least = LEAST.find(([words]) => words.test(text))?.[1] ?? 2;
	if (line.figures.some(({ values }) => values.some((value) => value >= least)))
		return true;
	// A plural leaves open how many there were; "one" and "a" do not.
	return (
		least === 2 &&
		!/(?<!\p{L})(?:one|a|an|single|ein|eine[nmr]?|un|una|une|uno|um|uma|et|en|een)\s/iu.test(
			line.text,
		)
	);
}

const NEARLY =
	/(?:nearly|almost|virtually|fast|nahezu|casi|presque|quasi|quase|bijna|nesten|næsten|几乎)\s?$/iu;

const LEAST: readonly (readonly [RegExp, number])[] = [
	[/million/i, 1e6],
	[
		/thousand|tausend|miles|millier|migliaia|milhares|duizend|tus[ei]n|千/i,
		1000,
	],
	[/hundred|hundert|cientos|centaine|centinaia|centenas|honderd|百/i, 100],
	[/dozens|dutzend|scores/i, 12],
];

/** A phrase of the profile that holds the word and its neighbour, such as "International Business". */
function isNamed(
	{ text, at }: Said,
	told: string,
	{ text: own }: Sources,
): boolean {
	const after = /^[\s-]*[\p{L}\p{N}]+/u.exec(told.slice(at + text.length))?.[0];
	return (
		after !== undefined &&
		own.toLowerCase().includes(`${text}${after}`.toLowerCase())
	);
}

function nextStem(text: string, { language }: Sources): string | null {
	const [next] = claimOf("", text, language).stems;
	return next ?? null;
}

function isCourtesy(text: string): boolean {
	return /\b(?:interview|conversation|meeting|thank|gespräch|dank|entrevista|gracias|entretien|remercie|colloquio|ringrazio|gesprek|samtale|takk|tak)\b|面谈|感谢/iu.test(
		text,
	);
}
