// One look at a document: what it is held against, and what was found so far. Every field is told to exactly one of these.

import { sentencesOf } from "../../clauses/sentence-ends.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { type Ground, verbatimKey } from "../../proof/ground.ts";
import { type JudgedLine, proofByJudge } from "../../proof/judged.ts";
import { type Refused, refusedIn } from "../../proof/refused-text.ts";
import type { Judgement, Proof } from "../../proof/verdict.ts";
import { askedQuestionProof } from "./asked-question.ts";
import type { ClaimProblem, Judged } from "./claim-problem.ts";
import { employersWorkProof } from "./employers-work.ts";
import type { Framing } from "./framing.ts";
import { withoutSlots } from "./letter-frames.ts";
import { itemProof } from "./letter-items.ts";
import { namedAskProof } from "./named-ask.ts";
import {
	hasBlank,
	homeProof,
	openSentenceProof,
	withoutBlanks,
} from "./open-sentence.ts";
import { pointProof } from "./point-proof.ts";

export type Check = Judged & {
	ground: Ground;
	framing: Framing;
	/** "YYYY-MM-DD": how long work that goes on has lasted. */
	today?: string | undefined;
	/** Position and company applied for, which a letter may name. */
	posting?: readonly string[] | undefined;
	/** Requirements of the posting that a letter's list may name; null where a sentence has opened a list of them. */
	needs?: readonly string[] | null | undefined;
	/** Sentences of the posting, whose words a letter may use of the employer's work. */
	said?: readonly string[] | undefined;
	/** The document's, where it is another than the profile's. */
	language?: string | undefined;
	/** What a judge quoted for sentences of the document. */
	judged?: readonly JudgedLine[] | undefined;
};

export type Reported = {
	path: string;
	text: string;
	/** The entry it stands under. */
	entry?: string | undefined;
	/** The facts it names; all of the profile where it names none. */
	cited?: readonly string[] | undefined;
};

/** A line that tells something: proved, refuted or neither. */
export function report(check: Check, reported: Reported): void {
	if (
		reported.text.trim() === "" ||
		refuse(check, reported.path, reported.text)
	)
		return;
	const { path, ...line } = reported;
	const proof = named(check, reported) ?? check.framing.judged(line);
	const judgement =
		proof.verdict === "unproved" ? (judged(check, reported) ?? proof) : proof;
	if (judgement.verdict === "proved") {
		const { facts, steps } = judgement;
		check.proofs.push({ path, text: reported.text, facts, steps });
	} else check.problems.push(problemOf(reported, judgement));
}

/** The proof of a sentence of a letter about its posting. */
function named(check: Check, { text, entry }: Reported): Proof | null {
	const { needs, posting: names = [] } = check;
	if (!needs || entry !== undefined) return null;
	return (
		namedAskProof(text, { ground: groundIn(check), needs, names }) ??
		namedAskProof(text, { ground: check.ground, needs, names }) ??
		employersWorkProof(text, ofPosting(check)) ??
		askedQuestionProof(text, ofPosting(check)) ??
		homeProof(text, groundIn(check))
	);
}

function ofPosting(check: Check) {
	const { needs, said = [], posting: names = [] } = check;
	return { ground: groundIn(check), names, needs: [...(needs ?? []), ...said] };
}

/** What is said of the posting is said in the letter's language, whatever the profile is in. */
function groundIn({ ground, language }: Check): Ground {
	return language === undefined || language === ground.language
		? ground
		: { ...ground, language };
}

/** The sentence with a blank of a letter's own; null where it is none. */
function openSentence(text: string, check: Check): Unit | null {
	if (!check.needs || !hasBlank(text)) return null;
	const { judged: within, framed } = check.framing;
	const proof = openSentenceProof(text, {
		...ofPosting(check),
		within,
		framed,
	});
	return proof && { text, proof };
}

/** The proof of a judge's quotations, which are held against the facts anew. */
function judged(check: Check, { text, entry }: Reported): Proof | null {
	if (!check.judged?.length) return null;
	const line = byText(check.judged).get(verbatimKey(text));
	return line ? proofByJudge({ text, entry }, line.spans, check.ground) : null;
}

const judgedByText = new WeakMap<
	readonly JudgedLine[],
	ReadonlyMap<string, JudgedLine>
>();

/** The first line of each text. */
function byText(
	judged: readonly JudgedLine[],
): ReadonlyMap<string, JudgedLine> {
	const known =
		judgedByText.get(judged) ??
		new Map(judged.toReversed().map((one) => [verbatimKey(one.text), one]));
	judgedByText.set(judged, known);
	return known;
}

const MOST_JOINED = 4;

/** A paragraph, sentence by sentence; a frame may hold several, as the posting's words do. */
export function reportParagraph(check: Check, reported: Reported): void {
	const units = unitsOf(reported.text, check);
	for (const { text, proof } of units) {
		if (proof === null) continue;
		const said = withoutSlots(text);
		const refused = refusedIn(
			openSentence(text, check) ? withoutBlanks(said) : said,
			check.ground.text,
			true,
		);
		check.problems.push(...refused.map((one) => refusal(reported.path, one)));
		const { facts, steps } = proof;
		if (refused.length === 0)
			check.proofs.push({ path: reported.path, text, facts, steps });
	}
	const others = units.filter(({ proof }) => proof === null);
	const rest = others.map(({ text }) => text).join(" ");
	if (refuse(check, reported.path, rest)) return;
	for (const { text } of others) report(check, { ...reported, text });
}

type Unit = { text: string; proof: Proof | null };

/** The items, the frames and the sentences of a paragraph, in order. */
export function unitsOf(text: string, check: Check): Unit[] {
	const { needs } = check;
	if (needs === undefined) return unitsOfLine(text, check);
	const { within } = check.framing;
	const point = pointProof(text, { ground: check.ground, needs, within });
	if (point) return [{ text, proof: point }];
	return text.split("\n").flatMap((line): Unit[] => {
		const proof = itemProof(line, { needs, within });
		return proof ? [{ text: line, proof }] : unitsOfLine(line, check);
	});
}

function unitsOfLine(text: string, check: Check): Unit[] {
	if (isWordForWord(text, check.ground)) return sentencesAsUnits(text);
	const pieces = piecesOf(text);
	const units: Unit[] = [];
	let open: string[] = [];
	const close = () => {
		units.push(...sentencesAsUnits(open.join(" ")));
		open = [];
	};
	for (let at = 0; at < pieces.length; ) {
		const framed = framedAt(pieces, at, check);
		const left = framed ?? openSentence(pieces[at] ?? "", check);
		if (left) {
			close();
			units.push(left);
		} else open.push(pieces[at] ?? "");
		at += framed?.count ?? 1;
	}
	close();
	return units;
}

function sentencesAsUnits(text: string): Unit[] {
	return sentencesOf(text).map((one) => ({ text: one, proof: null }));
}

/** Every sentence is one of the profile: no frame is looked for. */
function isWordForWord(text: string, { verbatim }: Ground): boolean {
	const sentences = sentencesOf(text);
	return (
		sentences.length > 1 &&
		sentences.every((one) => verbatim.has(verbatimKey(one)))
	);
}

/** Cut behind every point, an abbreviation's too: a frame may end with one. */
function piecesOf(text: string): string[] {
	return text
		.split(
			/(?<=[.!?]["”’»)]?)\s+|(?<=[。！？]["”’」]?)(?=\S)|(?<=\.)(?=\p{Script=Han})/u,
		)
		.filter((piece) => piece.trim() !== "");
}

function framedAt(pieces: readonly string[], at: number, check: Check) {
	for (let count = MOST_JOINED; count > 0; count -= 1) {
		const text = pieces.slice(at, at + count).join(" ");
		const proof = check.framing.framed(text);
		if (proof) return { proof, text, count };
	}
	return null;
}

/** Whether a text may not be sent at all; what is wrong with it is noted. */
export function refuse(check: Check, path: string, text: string): boolean {
	const refused = refusedIn(text, check.ground.text);
	check.problems.push(...refused.map((one) => refusal(path, one)));
	return refused.length > 0;
}

function refusal(where: string, { text, what }: Refused): ClaimProblem {
	return {
		where,
		message: `"${oneLine(text)}" is ${what} and must not be sent.`,
		hint: "Take it out or write what belongs there.",
		text,
		verdict: "refuted",
		facts: [],
	};
}

function problemOf(
	{ path, text, entry }: Reported,
	judgement: Exclude<Judgement, { verdict: "proved" }>,
): ClaimProblem {
	const words = judgement.text === "" ? text : judgement.text;
	return {
		where: path,
		text: words,
		facts: judgement.facts,
		line: text,
		...(entry === undefined ? {} : { entry }),
		...(judgement.verdict === "refuted"
			? {
					verdict: "refuted" as const,
					message: `"${words}" is not what the profile says: "${judgement.says}".`,
					hint: "Use what the profile says, or change the profile first.",
				}
			: judgement.isTooLong
				? {
						verdict: "unproved" as const,
						message: `The sentence that begins "${words}" is too long to be checked.`,
						hint: "Write it as several sentences.",
					}
				: {
						verdict: "unproved" as const,
						message: `The profile does not say "${words}".`,
						hint: "Is that true? Add it to the profile, or leave it out.",
					}),
	};
}

/** A field that says exactly what a fact says. */
export function proved(
	check: Check,
	{ path, text, facts }: Pick<Reported, "path" | "text"> & { facts: string[] },
): void {
	check.proofs.push({ path, text, facts, steps: [] });
}

/** A field of an entry that says something else than the profile's; unproved where the profile says nothing there. */
export function notOwn(
	check: Check,
	{ path, text }: Pick<Reported, "path" | "text">,
	own: readonly (string | null)[],
): void {
	const known = [...new Set(own.map(oneLine))].filter((one) => one !== "");
	check.problems.push({
		where: path,
		message: `"${oneLine(text)}" is not what the profile says.`,
		hint:
			known.length > 0
				? `The profile says ${known.slice(0, 3).join(" / ")}.`
				: "Is that true? Add it to the profile, or leave it out.",
		text,
		verdict: known.length > 0 ? "refuted" : "unproved",
		facts: [],
	});
}

/** A name that may be another way to say an own one: nothing contradicts it, nothing proves it. */
export function notSaid(
	check: Check,
	reported: Pick<Reported, "path" | "text">,
	own: readonly (string | null)[],
): void {
	notOwn(check, reported, []);
	const known = [...new Set(own.map(oneLine))].filter((one) => one !== "");
	const last = check.problems.at(-1);
	if (last && known.length > 0)
		last.hint = `The profile says ${known.slice(0, 3).join(" / ")}. Is that true? Add it, or leave it out.`;
}
