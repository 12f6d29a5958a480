// The order of an English sentence about one deed, so that not every sentence begins with "I": by what means or to what end may
// come first. What came of a deed is said in a clause of its own. Words are moved, none is added that claims anything.
import {
	baseForm,
	baseOfGerund,
	isPastVerb,
	pastForm,
} from "../lines/english-verbs.ts";

const FEWEST_WORDS = 4;
// Deeds whose end is what somebody made a thing for: "trained nurses to …" has another's end.
const MADE =
	/^(?:automated|built|created|designed|developed|established|implemented|introduced|launched|organized|produced|redesigned|set up|wrote)\b/;

// Here somebody else reaches the end: "a tool for artists to find their songs".
const OTHERS =
	/\b(?:for \p{L}+s? to|their|them|they|allow\p{L}*|help\p{L}*)\b/u;

/** "improved X by redesigning Y" → "By redesigning Y, I improved X"; null where the order is not certain. */
export function fronted(deed: string): string | null {
	return byMeans(deed) ?? toEnd(deed);
}

function byMeans(deed: string): string | null {
	const parts = deed.split(/ by (?=\p{Ll}+ing\b)/u);
	const [head = "", means = ""] = parts;
	const [gerund = ""] = means.split(" ");
	if (parts.length !== 2 || baseOfGerund(gerund) === null || /[,;:]/.test(deed))
		return null;
	return wordsIn(head) < FEWEST_WORDS || !isDeed(head)
		? null
		: `By ${means}, I ${head}`;
}

function toEnd(deed: string): string | null {
	const parts = deed.split(/ to (?=\p{Ll}+\b)/u);
	const [head = "", end = ""] = parts;
	const [verb = ""] = end.split(" ");
	if (
		parts.length !== 2 ||
		!MADE.test(head) ||
		baseForm(verb) === null ||
		OTHERS.test(deed) ||
		/[;:]|,(?! and )/.test(end) ||
		wordsIn(head) < FEWEST_WORDS
	)
		return null;
	return `To ${end}, I ${head}`;
}

function isDeed(head: string): boolean {
	const [verb = ""] = head.split(" ");
	return isPastVerb(verb) || baseForm(verb) !== null;
}

const EFFECT =
	/^(.+\S), (boosting|cutting|decreasing|doubling|improving|increasing|lowering|raising|reducing|resulting|saving)( [^,;:]+)$/;
const FURTHER = /( and )(\p{Ll}+ing)\b/gu;

/** "negotiated X, improving Y" → "negotiated X, which improved Y": a thing that was done, and what it did. */
export function withEffect(deed: string): string {
	const [, head = "", gerund = "", rest = ""] = EFFECT.exec(deed) ?? [];
	const [verb = ""] = deed.split(" ");
	if (head === "" || !isPastVerb(verb) || head.includes(",")) return deed;
	const past = pastOf(gerund);
	let isSure = past !== null;
	const turned = rest.replace(
		FURTHER,
		(whole, and: string, further: string) => {
			const other = pastOf(further);
			if (other === null) isSure = false;
			return other === null ? whole : `${and}${other}`;
		},
	);
	return isSure ? `${head}, which ${past}${turned}` : deed;
}

function pastOf(gerund: string): string | null {
	if (gerund === "resulting") return "resulted";
	const base = baseOfGerund(gerund);
	return base === null ? null : pastForm(base);
}

function wordsIn(text: string): number {
	return text.split(" ").length;
}
