// In which wording each sentence of a model's letter stands: its own, its plain one, else the built-in writer's for the same facts.
import { LANGUAGE_CODES } from "../language/language-code.ts";
import { SENTENCE_WORDS } from "../language/tables/sentences-of-languages.ts";
import { LETTERS_BEGIN, LETTERS_END } from "../language/word-edges.ts";
import type { FactPath } from "../match/match.ts";
import {
	entryPathOf,
	fieldOf,
	isInSection,
	listOf,
} from "../profile/content-path.ts";
import type { NumberedFact } from "./brief.ts";
import type { AnswerSentence, Choose } from "./lines.ts";
import { pathsOf } from "./numbered-facts.ts";
import type { ProvedSentence } from "./proved-sentence.ts";

export type Worded = {
	facts: readonly NumberedFact[];
	sentences: readonly ProvedSentence[];
	choose: Choose;
};
type Wording = Worded & {
	language: string;
	/** The last sentence of the letter. */
	ending: AnswerSentence | undefined;
};

/** Sentences of `all`, the whole letter in its order, in the wording that stands; what has none stays as it was written, for the check. */
export function wordedIn(all: readonly AnswerSentence[], wording: Wording) {
	const taken = new Set(all.flatMap(({ text, plain }) => [text, plain]));
	const words = new Map<AnswerSentence, string>();
	let here: Entries = new Set();
	for (const one of all) {
		const written = wordingOf(one, here, wording);
		const own =
			written === null ? standIn(one, { all, taken, wording }) : undefined;
		if (own) taken.add(own.id);
		const left = isMisplaced(one, here, wording) ? one.plain : one.text;
		words.set(one, written ?? own?.text ?? left);
		if (written !== null || own) here = entriesOf(one, wording) ?? here;
	}
	return (sentences: readonly AnswerSentence[]): AnswerSentence[] =>
		sentences
			.map((one) => ({ ...one, text: words.get(one) ?? one.text }))
			.filter(({ text }) => text !== "");
}

function wordingOf(
	one: AnswerSentence,
	here: Entries,
	wording: Wording,
): string | null {
	const { choose, sentences } = wording;
	if (sentences.some(({ id }) => id === one.text)) return one.text;
	const plain = sentences.find(({ id }) => id === one.plain)?.text ?? one.plain;
	if (!isMisplaced(one, here, wording)) return choose({ ...one, plain });
	return plain === "" ? null : choose({ ...one, text: plain, plain: "" });
}

/** Paths of the positions, projects and the like that are told of. */
type Entries = ReadonlySet<string>;

/** "There I migrated …" behind a sentence about another employer: the one it pointed to is gone, or never stood there. */
function isMisplaced(
	one: AnswerSentence,
	here: Entries,
	wording: Wording,
): boolean {
	const entries = entriesOf(one, wording);
	return (
		entries !== null &&
		pointsBack(one.text, wording.language) &&
		!namesEntry(one, wording) &&
		![...entries].some((entry) => here.has(entry))
	);
}

function pointsBack(text: string, language: string): boolean {
	const code = LANGUAGE_CODES.find((one) => one === language);
	if (code === undefined) return false;
	const [begin, end] = code === "zh" ? ["", ""] : [LETTERS_BEGIN, LETTERS_END];
	const { pointing } = SENTENCE_WORDS[code];
	return new RegExp(`${begin}(?:${pointing})${end}`, "iu").test(text);
}

/** Whether it says itself where that was. */
function namesEntry({ text, facts: ids }: AnswerSentence, { facts }: Wording) {
	return facts.some(
		(fact) =>
			ids.includes(fact.id) &&
			!isStated(fact.path) &&
			text.toLowerCase().includes(fact.text.toLowerCase()),
	);
}

const PLACED = [
	"work_experience",
	"projects",
	"volunteer",
	"education",
] as const;

/** Null where a sentence tells of none. One about an award names the employer who gave it. */
function entriesOf(
	{ text, facts: ids }: AnswerSentence,
	{ facts, sentences }: Wording,
): Entries | null {
	const taken = sentences.find(({ id }) => id === text)?.sources ?? [];
	const cited = [...pathsOf(ids, facts), ...taken];
	const entries = cited.filter((path) => isInSection(path, ...PLACED));
	const named = cited.some((path) => isInSection(path, "awards"))
		? facts.filter((fact) => isEmployer(fact.path) && text.includes(fact.text))
		: [];
	const all = [...entries, ...named.map(({ path }) => path)].map(entryPathOf);
	return all.length === 0 ? null : new Set(all);
}

function isEmployer(path: string): boolean {
	return (
		isInSection(path, "work_experience") && fieldOf(path) === "company_name"
	);
}

type Standing = {
	all: readonly AnswerSentence[];
	/** Numbers and texts of the sentences that stand. */
	taken: ReadonlySet<string>;
	wording: Wording;
};

function standIn(
	one: AnswerSentence,
	standing: Standing,
): ProvedSentence | undefined {
	return one === standing.wording.ending && one.facts.length === 0
		? invitationIn(standing)
		: builtIn(one, standing);
}

/** The built-in writer's sentence for the same facts, which no other sentence tells. */
function builtIn(
	one: AnswerSentence,
	{ all, taken, wording }: Standing,
): ProvedSentence | undefined {
	const named = statedIn([one], wording);
	const others = statedIn(
		all.filter((other) => other !== one),
		wording,
	);
	return wording.sentences.find(
		({ id, isOfMiddle, sources }) =>
			isOfMiddle &&
			!taken.has(id) &&
			sources.some((path) => named.has(path)) &&
			!sources.some((path) => others.has(path)),
	);
}

/** What an ending of a model's own is replaced by. */
function invitationIn({
	taken,
	wording: { sentences },
}: Standing): ProvedSentence | undefined {
	const last = invitationOf(sentences);
	return last && !taken.has(last.id) ? last : undefined;
}

/** How the person is reached, in the built-in writer's words. */
export function invitationOf(
	sentences: readonly ProvedSentence[],
): ProvedSentence | undefined {
	const last = sentences.findLast(({ isOfMiddle }) => !isOfMiddle);
	return last?.isOpen ? undefined : last;
}

function statedIn(
	sentences: readonly AnswerSentence[],
	{ facts }: Worded,
): Set<FactPath> {
	const ids = sentences.flatMap((one) => one.facts);
	return new Set(pathsOf(ids, facts).filter(isStated));
}

/** Not a title or an employer, which many sentences name. */
function isStated(path: string): boolean {
	return listOf(path) !== null;
}
