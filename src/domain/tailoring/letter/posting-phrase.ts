// The posting's own words, cut so that they can stand between quotation marks or go on in a sentence. Words are left out at
// the ends and never changed, but for who is speaking: what the posting calls "our" is the reader's.
import { WRITING_WORDS } from "../../language/tables/writing-of-languages.ts";
import { LETTERS_END } from "../../language/word-edges.ts";
import type { WritingWords } from "../../language/writing-words.ts";

const MOST_WORDS = 14;
const MOST_CHARACTERS = 105;
const FEWEST_LETTERS = 5;

/** The part of a requirement that says most of `focus` (words as the posting writes them); null where no part can be quoted. */
export function postingPhrase(
	requirement: string,
	focus: readonly string[],
): string | null {
	const text = plain(requirement);
	const phrase = isShort(text) ? text : bestRun(text, focus);
	const isQuotable =
		phrase.replace(/[^\p{L}]/gu, "").length >= FEWEST_LETTERS &&
		!/[[\]{}<>@#"“”„«»|]|https?:|\b(?:can be|please)\b/iu.test(phrase) &&
		isBalanced(phrase);
	return isQuotable ? phrase : null;
}

function plain(requirement: string): string {
	const text = trimmed(
		requirement
			.replace(/\s+/g, " ")
			.replace(/^\s*(?:[-•*·–▪●○◦✓✔☑→➔➜➤►▸▹❖◆»›❯]|\p{L}\.|\d{1,2}[.)])\s+/u, "")
			.replace(
				/^(?:you(?:['’]ll| will)(?: also| be able to)?)\s+(?=\p{Ll})/iu,
				"",
			),
	);
	return withoutJoin(text).replace(LAST_JOIN, "");
}

function trimmed(text: string): string {
	return text
		.replace(/^[\s,;:.–-]+/u, "")
		.replace(/[\s,;:.…–-]+$/u, "")
		.replace(/\s*\([^()]*$/u, "");
}

function isShort(text: string): boolean {
	return text.split(" ").length <= MOST_WORDS && text.length <= MOST_CHARACTERS;
}

function isBalanced(text: string): boolean {
	return text.split("(").length === text.split(")").length;
}

// "As a manager, you will lead …" begins with what the reader is, not with what they do.
const LEAD_IN = startsWith(({ leadIns }) => leadIns);
const JOIN = startsWith(({ joins }) => joins);

const LAST_JOIN = new RegExp(
	`[\\s,;]+(?:${Object.values(WRITING_WORDS)
		.flatMap(({ or, and }) => [or, and])
		.filter((word) => /^\p{L}{2,}$/u.test(word))
		.join("|")})$`,
	"iu",
);

/** Up to where another of several begins that did not fit. */
const BEFORE_JOIN = new RegExp(
	`^((?:\\S+ ){3,}\\S+?),? (?:${Object.values(WRITING_WORDS)
		.flatMap(({ or }) => or)
		.filter((word) => /^\p{L}{2,}$/u.test(word))
		.join("|")}) `,
	"iu",
);

function startsWith(words: (of: WritingWords) => readonly string[]): RegExp {
	const all = Object.values(WRITING_WORDS).flatMap(words);
	return new RegExp(`^(?:${all.join("|")})${LETTERS_END}\\s*`, "iu");
}

const JOINT = /(?<=[;:,])\s+|\s+(?=[–—-]\s)|\s+(?=\()|(?<=[.!?])\s+(?=\p{Lu})/u;

/** The run of parts that fits and holds most of the focus, the first of equals; a single long part is cut with dots. */
function bestRun(text: string, focus: readonly string[]): string {
	const all = text.split(JOINT);
	const parts = all.length > 1 && LEAD_IN.test(text) ? all.slice(1) : all;
	let best = { run: "", worth: -1 };
	for (let from = 0; from < parts.length; from += 1)
		for (let to = from + 1; to <= parts.length; to += 1) {
			const cut = trimmed(parts.slice(from, to).join(" "));
			const run = from === 0 ? cut : withoutJoin(cut);
			if (!isShort(run)) break;
			const held = focus.filter((word) => holds(run, word)).length;
			// The beginning says what the rest is about; another part stands in for one that says nothing.
			const worth =
				from === 0
					? 1.5 + (held > 0 ? MOST_WORDS : 0)
					: run.split(" ").length < 2
						? held / 2
						: held;
			if (worth > best.worth || (worth === best.worth && from === 0))
				best = { run, worth };
		}
	const first = parts[0] ?? "";
	if (best.worth > 0) return best.run;
	return shortened(
		parts.find((part) => focus.some((word) => holds(part, word))) ?? first,
	);
}

function holds(text: string, word: string): boolean {
	return text.toLowerCase().includes(word.toLowerCase());
}

function withoutJoin(run: string): string {
	return run.replace(JOIN, "");
}

// A phrase does not break off behind a small word.
function shortened(part: string): string {
	const text = withoutJoin(trimmed(part));
	if (isShort(text)) return text;
	const words = text.split(" ").slice(0, MOST_WORDS - 2);
	while (words.join(" ").length > MOST_CHARACTERS) words.pop();
	while (words.length > 3 && (words.at(-1) ?? "").length <= 4) words.pop();
	const cut = words.join(" ");
	const [, whole] = BEFORE_JOIN.exec(cut) ?? [];
	return `${trimmed(whole ?? cut)} …`;
}
