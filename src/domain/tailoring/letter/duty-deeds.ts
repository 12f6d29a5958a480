// A line that lists duties, each as what somebody does: "Pose de portes et lecture de plans" → "pose des portes et lis des plans".
// A duty without a verb of its own is carried by one; where it cannot be said what belongs to what, there is no sentence.
import type { LanguageCode } from "../../language/language-code.ts";
import type { DutyWords, NounDeeds } from "../../language/sentence-words.ts";
import { SHAPING_WORDS } from "../../language/tables/shaping-of-languages.ts";
import { WRITING_WORDS } from "../../language/tables/writing-of-languages.ts";
import { type DeedVerb, verbHeadOf } from "./deed-verbs.ts";
import { objectOf } from "./part-of-work.ts";
import { capitalized } from "./voice.ts";

type Speaking = { language: LanguageCode; isNow: boolean };

/** A stretch between two joints, with the joint before it. */
type Piece = { text: string; joint: string };

/** One duty: its verbs and their object, or nouns that a verb carries. */
type Duty = {
	verbs: DeedVerb[];
	object: string;
	text: string;
	/** Whether the object stands as it was written, behind an infinitive. */
	isWhole?: true;
};

type Kind = "deed" | "head" | "work" | "further";

type Context = Speaking & { words: NounDeeds; duties: DutyWords };

/** What somebody does or did, as the frames for deeds go on with it; null where a part of the line is not certain. */
export function deedOfDuties(
	line: string,
	words: NounDeeds,
	speaking: Speaking,
): string | null {
	const { duties } = words;
	const { isNow } = speaking;
	const [own, bracket] = withoutBracket(line);
	if (!duties || /[:;–—!?…]/u.test(own) || SLASH.test(own)) return null;
	const context = { ...speaking, words, duties };
	const isInfinitive = verbHeadOf(own, words)?.form === "infinitive";
	const found = isInfinitive
		? infinitivesIn(own, context)
		: dutiesIn(own, context);
	if (!found?.some(({ verbs }) => verbs.length > 0)) return null;
	const clauses: Clause[] = [];
	// What was done once puts what stands beside it in the past.
	const isPresent =
		isNow && found.every(({ verbs }) => verbs.every(({ now }) => now !== null));
	for (const duty of found) {
		const clause = clauseOf(duty, clauses.at(-1) ?? null, {
			...context,
			isNow: isPresent,
		});
		if (clause === null) return null;
		clauses.push(clause);
	}
	const said = `${joined(runsOf(clauses, context), context)}${bracket}`;
	return (duties.meeting ?? []).reduce(
		(text, { from, to }) => text.replace(from, to),
		said,
	);
}

const SMALL_WORD = /^(?:\p{Ll}{1,3} |\p{Ll}['’])/u;

/** "S/4HANA" is a name, "pedidos/stock" are two things. */
const SLASH = /\p{Ll}\/|\/\p{Ll}/u;

/** Whether a line begins with the name of a deed in a language whose duties are told each by its own verb. */
export function beginsWithDuty(line: string, words: NounDeeds): boolean {
	const form = verbHeadOf(line, words)?.form;
	return (
		words.duties !== undefined && (form === "noun" || form === "infinitive")
	);
}

/** "… (12 a day)" */
function withoutBracket(line: string): [own: string, bracket: string] {
	const at = line.lastIndexOf(" (");
	return at > 0 && line.endsWith(")") && !line.slice(at + 2, -1).includes(")")
		? [line.slice(0, at), line.slice(at)]
		: [line, ""];
}

function piecesOf(text: string, { duties: { joint } }: Context): Piece[] {
	const plain = text.replace(/\([^()]*\)/g, (inner) =>
		"x".repeat(inner.length),
	);
	const pieces: Piece[] = [];
	let from = 0;
	let before = "";
	for (const { index, 0: mark } of plain.matchAll(joint)) {
		pieces.push({ text: text.slice(from, index), joint: before });
		from = index + mark.length;
		before = mark;
	}
	return [...pieces, { text: text.slice(from), joint: before }];
}

function dutiesIn(text: string, context: Context): Duty[] | null {
	const duties: Duty[] = [];
	let waiting: DeedVerb[] = [];
	const pieces = piecesOf(text, context);
	for (const [at, piece] of pieces.entries()) {
		const kind = kindOf(piece, context);
		const head = verbHeadOf(piece.text, context.words);
		const last = duties.at(-1);
		if (kind === "head" && head && sharesObject(pieces, at, context)) {
			waiting.push(head.verb);
		} else if (kind === "deed" && head) {
			const object = piece.text.slice(head.length + 1);
			duties.push({
				verbs: [...waiting, head.verb],
				object,
				text: textOf(pieces, at, waiting.length),
			});
			waiting = [];
		} else if (waiting.length > 0) return null;
		else if (kind === "work" || kind === "head") {
			// "Gestion de stock et facturation": of what is not said.
			const isAlone = !WRITING_WORDS[context.language].nouns?.complement?.test(
				piece.text.replace(/^[\p{L}-]+/u, ""),
			);
			const isListed = duties.length > 1 && piece.joint === ", ";
			if (isAlone && !isListed && last && isOpen(last, context)) return null;
			duties.push({ verbs: [], object: "", text: piece.text });
		} else if (last && last.verbs.length > 0) {
			last.object += `${piece.joint}${piece.text}`;
			last.text += `${piece.joint}${piece.text}`;
		} else return null;
	}
	return duties;
}

function textOf(pieces: readonly Piece[], at: number, before: number): string {
	return pieces
		.slice(at - before, at + 1)
		.map(({ text, joint }, place) => (place === 0 ? text : `${joint}${text}`))
		.join("");
}

/** Whether the object of a duty may go on with what has no article. */
function isOpen({ verbs, object }: Duty, context: Context): boolean {
	const [first = ""] = piecesOf(object, context).map(({ text }) => text);
	return verbs.length > 0 && !context.duties.definite.test(first);
}

function kindOf({ text }: Piece, { words, duties, language }: Context): Kind {
	const head = verbHeadOf(text, words);
	const isNoun = head?.form === "noun";
	const object = head ? text.slice(head.length + 1) : "";
	if (isNoun && object === "") return "head";
	const takes = head?.verb.keeps;
	if (isNoun && (takes?.test(object) ?? isObject(object, words))) return "deed";
	const shape = SHAPING_WORDS[language];
	if (duties.aside.test(text) || shape?.begins.test(text)) return "further";
	return shape?.activity.test(text) || isNoun ? "work" : "further";
}

function isObject(text: string, { objects }: NounDeeds): boolean {
	return objects.some(({ from }) => from.test(text));
}

/** "Conception et optimisation de bases": a head that goes on to the next by "and". */
function sharesObject(
	pieces: readonly Piece[],
	at: number,
	context: Context,
): boolean {
	const { alone } = context.duties;
	let isJoined = false;
	for (const piece of pieces.slice(at + 1)) {
		isJoined ||= /\p{L}/u.test(piece.joint);
		const kind = kindOf(piece, context);
		if (kind !== "head") {
			const head = verbHeadOf(piece.text, context.words);
			const isKept = head?.verb.keeps !== undefined;
			return (
				isJoined &&
				kind === "deed" &&
				!isKept &&
				!alone.test(textAt(pieces, at))
			);
		}
		if (isJoined) return false;
	}
	return false;
}

function textAt(pieces: readonly Piece[], at: number): string {
	return pieces[at]?.text ?? "";
}

/** "Animer des ateliers et tenir un registre": objects stand as they are. */
function infinitivesIn(text: string, context: Context): Duty[] | null {
	const found: Duty[] = [];
	let waiting: DeedVerb[] = [];
	const shape = SHAPING_WORDS[context.language];
	const { needs } = WRITING_WORDS[context.language];
	for (const piece of piecesOf(text, context)) {
		const head = verbHeadOf(piece.text, context.words);
		const last = found.at(-1);
		if (head?.form === "infinitive") {
			const object = piece.text.slice(head.length + 1);
			if (object === "") waiting.push(head.verb);
			else {
				found.push({
					verbs: [...waiting, head.verb],
					object,
					text: piece.text,
					isWhole: true,
				});
				waiting = [];
			}
		} else if (!last || waiting.length > 0) return null;
		else if (shape?.activity.test(piece.text) && !shape.begins.test(piece.text))
			return null;
		// A verb the tables do not know, or one behind what it speaks of: "et le tenir".
		else if (
			needs.infinitive?.test(`${piece.text} `) ||
			needs.infinitive?.test(`${piece.text.replace(SMALL_WORD, "")} `)
		)
			return null;
		else last.object += `${piece.joint}${piece.text}`;
	}
	return waiting.length > 0 ? null : found;
}

/** Duties that one verb carries stand together: "assure le suivi et la paie". */
function runsOf(clauses: readonly Clause[], context: Context): string[] {
	const runs: Clause[][] = [];
	for (const clause of clauses) {
		const run = runs.at(-1);
		if (run && clause.isCarried && run.at(-1)?.isCarried) run.push(clause);
		else runs.push([clause]);
	}
	return runs.map((run) => {
		const [last = "", ...before] = run.map(({ text }) => text).toReversed();
		return before.length === 0
			? last
			: `${before.toReversed().join(", ")} ${context.words.and} ${last}`;
	});
}

/** What is said of a duty, and whether a verb carries its nouns. */
type Clause = { text: string; isCarried: boolean };

function clauseOf(
	duty: Duty,
	before: Clause | null,
	context: Context,
): Clause | null {
	const { words, isNow } = context;
	const { verbs, object, isWhole } = duty;
	const keeps = verbs.at(-1)?.keeps;
	const owned = verbs.length > 0 ? objectSaid(object, keeps, context) : null;
	const said = isWhole ? object : owned;
	if (said === null) return carriedClause(duty, before, context);
	const isPresent = isNow && verbs.every(({ now }) => now !== null);
	const forms = verbs.map(({ now, past }, place) => {
		const form = (isPresent ? now : past) ?? past;
		return before || place > 0 ? form.replace(words.once, "") : form;
	});
	const [last = "", ...others] = forms.toReversed();
	const heads =
		others.length === 0
			? last
			: `${others.toReversed().join(", ")} ${words.and} ${last}`;
	return { text: `${heads} ${said}`, isCarried: false };
}

/** "assure le suivi"; a verb that carries the duty before is not said again. */
function carriedClause(
	{ text }: Duty,
	before: Clause | null,
	context: Context,
): Clause | null {
	const { words, isNow, language, duties } = context;
	const { carry, contracted } = duties;
	const further = piecesOf(text, context).slice(1);
	// "Revisión de código, guardias": a thing of its own without its article.
	const isMixed = further.some(
		({ joint, text: one }) => joint.startsWith(",") && !duties.aside.test(one),
	);
	const part = isMixed ? null : objectOf(capitalized(text), language);
	if (part === null) return null;
	const form = before?.isCarried ? carry.again : isNow ? carry.now : carry.past;
	const whole = contracted.reduce(
		(said, { from, to }) => said.replace(from, to),
		form.replace("{part}", part),
	);
	return {
		text: before ? whole.replace(words.once, "") : whole,
		isCarried: true,
	};
}

/** The object behind the verb, each of its parts as the verb takes it; null where one is not certain. */
function objectSaid(
	object: string,
	keeps: RegExp | undefined,
	context: Context,
): string | null {
	const [first, ...more] = piecesOf(object, context);
	if (!first) return null;
	let whole = keeps ? first.text : turned(first.text, context.words);
	const isDefinite = context.duties.definite.test(first.text);
	const isSeveral = context.duties.several?.test(first.text) ?? false;
	let before = first.text;
	let isEnded = true;
	for (const piece of more) {
		const said = furtherSaid(piece, {
			before,
			isDefinite,
			isSeveral,
			keeps,
			context,
		});
		if (whole === null || said === null) return null;
		// "Revisión de código, guardias y …": no list of objects ends so.
		isEnded = /\p{L}/u.test(piece.joint) || said !== piece.text;
		isEnded ||= context.duties.aside.test(piece.text);
		whole += `${piece.joint}${said}`;
		before = piece.text;
	}
	return isEnded ? whole : null;
}

type Behind = {
	before: string;
	isDefinite: boolean;
	/** Several things, whose article the next may share. */
	isSeveral: boolean;
	keeps: RegExp | undefined;
	context: Context;
};

/** A further object, or what is said of the whole. */
function furtherSaid(
	{ text, joint }: Piece,
	{ before, isDefinite, isSeveral, keeps, context }: Behind,
): string | null {
	const { words, duties, language } = context;
	const isComma = !/\p{L}/u.test(joint);
	if (isComma && duties.aside.test(text)) return text;
	const isBare =
		(!isDefinite || (isSeveral && !joint.includes(","))) &&
		duties.bare.test(text);
	if (keeps) return keeps.test(text) || isBare ? text : null;
	if (isObject(text, words))
		// "Pose de meubles de cuisine et de bain": whose is the last?
		return duties.of.test(before.replace(/^\S+['’ ]/u, " "))
			? null
			: turned(text, words);
	if (isComma && /^\p{N}/u.test(text)) return null;
	const { needs, nouns } = WRITING_WORDS[language];
	if (needs.infinitive?.test(`${text} `)) return null;
	// "En React et Node.js": a name beside a name.
	if (/^\p{Lu}/u.test(text)) return /\p{Lu}\S*$/u.test(before) ? text : null;
	const last = before.slice(before.lastIndexOf(" ") + 1);
	const isAdjective =
		!isComma &&
		nouns?.adjective?.test(text) === true &&
		nouns.adjective.test(last);
	return isBare || isAdjective ? text : null;
}

function turned(text: string, { objects }: NounDeeds): string | null {
	const found = objects.find(({ from }) => from.test(text));
	return found ? text.replace(found.from, found.to) : null;
}

function joined(clauses: readonly string[], { words }: Context): string {
	const [last = "", ...before] = clauses.toReversed();
	if (before.length === 0) return last;
	const isParted = before.some(
		(one) => one.includes(` ${words.and} `) || one.includes(", "),
	);
	const comma = isParted ? "," : "";
	return `${before.toReversed().join(", ")}${comma} ${words.and} ${last}`;
}
