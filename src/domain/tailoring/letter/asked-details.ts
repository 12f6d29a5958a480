// What a posting wants an application to state, and what the person has stated of it.

import type { AskKind, Requirement } from "../../job/job.ts";
import {
	type OpenKind,
	type OwnKind,
	STATED_KINDS,
	type StatedKind,
} from "../../language/detail-words.ts";
import { DETAIL_WORDS } from "../../language/details-of-languages.ts";
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { alternatives, wordOf } from "../../language/patterns.ts";
import type { RequirementMatch } from "../../match/match.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { type OwnStatement, ownStatements } from "./own-statements.ts";

export type AskedDetail = {
	/** The person's own words; null where they have said nothing of it. */
	own: OwnStatement | null;
	/** What only they can fill in then; null where nothing is said rather than left open. */
	open: OpenKind | null;
};

/** By which of somebody's statements a question is answered, the nearest first. */
const ANSWERED_BY: Readonly<Record<StatedKind, readonly OwnKind[]>> = {
	start: ["start", "notice"],
	notice: ["notice", "start"],
	workload: ["workload"],
	salary: ["salary"],
	licenceNumber: ["registration"],
	validity: ["validity"],
	workPermit: ["workPermit"],
	status: ["status"],
	why: [],
};

type Condition = { by: readonly OwnKind[]; open: OpenKind | null };

const CONDITIONS: Readonly<Partial<Record<AskKind, Condition>>> = {
	"work-permit": { by: ["workPermit"], open: "workPermit" },
	registration: { by: ["registration"], open: "registration" },
	"driving-licence": { by: ["drivingLicence"], open: "drivingLicence" },
	clearance: { by: ["checks"], open: "clearance" },
	relocation: { by: ["relocation"], open: "relocation" },
	residence: { by: ["relocation"], open: "relocation" },
	"background-check": { by: ["checks"], open: null },
	vehicle: { by: ["vehicle"], open: null },
	travel: { by: ["travel"], open: null },
	availability: { by: ["shifts"], open: null },
	hours: { by: ["workload"], open: null },
};

/** What may stand as a label before a statement of a kind. */
export function openKindsFor(kind: OwnKind): OpenKind[] {
	return [
		...STATED_KINDS.filter((one) => ANSWERED_BY[one].includes(kind)),
		...Object.values(CONDITIONS).flatMap(({ by, open }) =>
			open !== null && by.includes(kind) ? [open] : [],
		),
	];
}

/** In the order an answer gives them: what was asked in so many words, then the conditions. */
export function askedDetails(tailoring: Tailoring): AskedDetail[] {
	const own = ownStatements(tailoring.profile);
	const stated = statedAsks(tailoring.posting ?? "", tailoring.job.language)
		.filter((kind) => kind !== "why" || !tailoring.whyThem)
		.map((kind) => ({ own: answerTo(ANSWERED_BY[kind], own), open: kind }));
	const conditions = tailoring.match.requirements.flatMap((one) => {
		const { ask, kind } = one.requirement;
		const condition = ask === null ? undefined : CONDITIONS[ask];
		if (!condition || kind === "nice" || one.requirement.isNegated) return [];
		const answer = answerTo(condition.by, own);
		return answer === null && (condition.open === null || !isOpen(one))
			? []
			: [{ own: answer, open: condition.open }];
	});
	const further = own
		.filter((one) => isWorthSaying(one, tailoring))
		.map((one) => ({ own: one, open: null }));
	return [...stated, ...conditions, ...further].filter(isFirst);
}

const TIMES = new RegExp(
	wordOf(DETAIL_WORDS, ({ times }) => times),
	"giu",
);
const SHORTEST_TIME = 4;

/** Whether the posting names a time of work that the person says they take: a Saturday, a rota. */
function isWorthSaying(
	{ kind, text }: OwnStatement,
	{ posting = "" }: Tailoring,
): boolean {
	if (kind !== "shifts") return false;
	const timesIn = (words: string) =>
		(words.match(TIMES) ?? []).map((time) =>
			time.toLowerCase().slice(0, SHORTEST_TIME),
		);
	const asked = new Set(timesIn(posting));
	return timesIn(text).some((time) => asked.has(time));
}

/** What a posting in a language asks to be stated, in the order of the kinds. */
export function statedAsks(posting: string, language: string): StatedKind[] {
	const patterns = patternsOf(language);
	return STATED_KINDS.filter((kind) => patterns.get(kind)?.test(posting));
}

const made = new Map<string, ReadonlyMap<StatedKind, RegExp>>();

function patternsOf(language: string): ReadonlyMap<StatedKind, RegExp> {
	const code = LANGUAGE_CODES.find((one) => one === language);
	const key = code ?? "";
	const known = made.get(key);
	if (known) return known;
	const codes = code === undefined ? LANGUAGE_CODES : [code];
	const patterns = new Map(
		STATED_KINDS.map((kind) => [kind, askedPattern(kind, codes)] as const),
	);
	made.set(key, patterns);
	return patterns;
}

function askedPattern(
	kind: StatedKind,
	codes: readonly (typeof LANGUAGE_CODES)[number][],
): RegExp {
	const words = alternatives(
		codes.map((code) => DETAIL_WORDS[code].asked[kind]),
	);
	const edge =
		codes.length === 1 && codes[0] === "zh" ? "" : "(?<![\\p{L}\\p{N}])";
	const end = edge === "" ? "" : "(?![\\p{L}\\p{N}])";
	return new RegExp(`${edge}(?:${words})${end}`, "iu");
}

function answerTo(
	kinds: readonly OwnKind[],
	own: readonly OwnStatement[],
): OwnStatement | null {
	for (const kind of kinds) {
		const found = own.find((one) => one.kind === kind);
		if (found) return found;
	}
	return null;
}

// Who is checked is checked after the offer; only a clearance that must be there already can be stated.
const HELD = /\b(?:active|current|existing|hold|possess)/i;

function isOpen({ requirement, support }: RequirementMatch): boolean {
	return (
		support !== "shown" &&
		support !== "listed" &&
		!requirement.isConditional &&
		!isLater(requirement)
	);
}

function isLater({ ask, text }: Requirement): boolean {
	return ask === "clearance" && !HELD.test(text);
}

/** Two questions may have one answer, and one question may be asked twice. */
function isFirst(
	{ own, open }: AskedDetail,
	at: number,
	all: readonly AskedDetail[],
): boolean {
	return !all.some(
		(other, before) =>
			before < at &&
			(own === null
				? other.open === open
				: other.own === own || other.own?.text.includes(own.text)),
	);
}
