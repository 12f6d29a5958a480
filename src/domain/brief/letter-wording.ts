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
import { leadingNowhere } from "./leading-sentences.ts";
import type { AnswerSentence, Choose } from "./lines.ts";
import { pathsOf } from "./numbered-facts.ts";
import type { PlainFact } from "./plain-facts.ts";
import type { ProvedSentence } from "./proved-sentence.ts";

export type Worded = {
	facts: readonly NumberedFact[];
	sentences: readonly ProvedSentence[];
	choose: Choose;
	plainFact: PlainFact;
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
	const fallen = new Set<AnswerSentence>();
	let here: Entries = new Set();
	for (const one of all) {
		const written = wordingOf(one, here, wording);
		const own =
			written === null ? standIn(one, { all, taken, wording }) : undefined;
		if (own) taken.add(own.id);
		const left = isMisplaced(one, here, wording) ? one.plain : one.text;
		words.set(one, written ?? own?.text ?? left);
		if (written === null && !own) fallen.add(one);
		if (written !== null || own?.isPlaced)
			here = entriesOf(one, wording) ?? here;
		else if (own) here = new Set();
	}
	for (const one of leadingNowhere(all, fallen, wording.language))
		words.set(one, "");
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

type StandIn = Pick<ProvedSentence, "id" | "text"> & {
	/** Whether it says where that was. */
	isPlaced: boolean;
};

function standIn(one: AnswerSentence, standing: Standing): StandIn | undefined {
	return one === standing.wording.ending && one.facts.length === 0
		? invitationIn(standing)
		: (ownLines(one, standing) ?? builtIn(one, standing));
}

const MOST_LINES = 2;

/** The lines it names and no other sentence tells, each as a sentence: a built-in one may lead to what stands before it in another letter. */
function ownLines(
	{ facts: ids, ...one }: AnswerSentence,
	{ all, wording }: Standing,
): StandIn | undefined {
	const { facts, choose, plainFact } = wording;
	const others = statedIn(
		all.filter((other) => other.text !== one.text),
		wording,
	);
	const lines = facts
		.filter(({ id, path }) => ids.includes(id) && !others.has(path))
		.slice(0, MOST_LINES)
		.map((fact) => {
			const text = plainFact(fact);
			return text && choose({ text, plain: "", facts: [fact.id] });
		})
		.filter((text) => text !== null);
	const text = lines.join(" ");
	return text === "" ? undefined : { id: text, text, isPlaced: false };
}

/** The built-in writer's sentence for the same facts, which no other sentence tells. */
function builtIn(
	one: AnswerSentence,
	{ all, taken, wording }: Standing,
): StandIn | undefined {
	const named = statedIn([one], wording);
	const others = statedIn(
		all.filter((other) => other !== one),
		wording,
	);
	const found = wording.sentences.find(
		({ id, isOfMiddle, sources }) =>
			isOfMiddle &&
			!taken.has(id) &&
			sources.some((path) => named.has(path)) &&
			!sources.some((path) => others.has(path)),
	);
	return found && { ...found, isPlaced: true };
}

/** What an ending of a model's own is replaced by. */
function invitationIn({
	taken,
	wording: { sentences },
}: Standing): StandIn | undefined {
	const last = invitationOf(sentences);
	return last && !taken.has(last.id) ? { ...last, isPlaced: true } : undefined;
}

/** How the person is reached, in the built-in writer's words. */
export function invitationOf(
	sentences: readonly ProvedSentence[],
): ProvedSentence | undefined {
	const last = sentences.findLast(({ isOfMiddle }) => !isOfMiddle);
	return last?.isOpen ? undefined : last;
}

function statedIn(
	said: readonly AnswerSentence[],
	{ facts, sentences }: Worded,
): Set<FactPath> {
	const ids = said.flatMap((one) => one.facts);
	const taken = sentences.filter(({ id }) =>
		said.some(({ text }) => text === id),
	);
	const paths = [
		...pathsOf(ids, facts),
		...taken.flatMap(({ sources }) => sources),
	];
	return new Set(paths.filter(isStated));
}

/** Not a title or an employer, which many sentences name. */
function isStated(path: string): boolean {
	return listOf(path) !== null;
}
