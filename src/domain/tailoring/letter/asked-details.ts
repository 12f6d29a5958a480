// What a posting wants an application to state, and what the person has stated of it.

import type { AskKind, KnockoutKind, Requirement } from "../../job/job.ts";
import {
	type OpenKind,
	type OwnKind,
	STATED_KINDS,
	type StatedKind,
} from "../../language/detail-words.ts";
import { LANGUAGE_CODES } from "../../language/language-code.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { alternatives, wordOf } from "../../language/patterns.ts";
import { isOver } from "../../language/reading/not-held.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import type { RequirementMatch } from "../../match/match.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { widestFirst } from "./license-class.ts";
import { kindsAsked } from "./open-questions.ts";
import {
	isMachineCard,
	type OwnStatement,
	ownStatements,
	statementsIn,
} from "./own-statements.ts";
import { statedAsks, statedSpan } from "./stated-asks.ts";
import { farWork, type WayToWork } from "./work-place.ts";

export type AskedDetail = {
	/** The person's own words; null where they have said nothing of it. */
	own: OwnStatement | null;
	/** What only they can fill in then; null where nothing is said rather than left open. */
	open: OpenKind | null;
	/** Where they live and where the work is, which is said with the day they could start there. */
	between?: WayToWork & { isAsked: boolean };
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
	drivingLicence: ["drivingLicence"],
	lodging: [],
	portfolio: ["portfolio"],
	rate: ["salary"],
	payNow: [],
	referees: [],
	source: [],
	why: [],
};

const LETTERS = /(?<!\p{L})\p{Lu}{2,5}(?!\p{L})/gu;

/** How long a paper is valid that is asked for by its letters says the line that bears them: "the expiry date of your ADR". */
function ofPaperAsked(
	own: readonly OwnStatement[],
	{ posting = "", job }: Tailoring,
): readonly OwnStatement[] {
	const asked = statedSpan(posting, job.language, "validity");
	const letters = asked.match(LETTERS) ?? [];
	return own.filter(
		({ kind, text }) =>
			kind !== "validity" ||
			letters.length === 0 ||
			letters.some((one) => text.includes(one)),
	);
}

type Condition = { by: readonly OwnKind[]; open: OpenKind | null };

const CONDITIONS: Readonly<Partial<Record<AskKind, Condition>>> = {
	"work-permit": { by: ["workPermit"], open: "workPermit" },
	registration: { by: ["registration"], open: null },
	"driving-licence": { by: ["drivingLicence"], open: "drivingLicence" },
	clearance: { by: ["checks"], open: "clearance" },
	relocation: { by: ["relocation"], open: "relocation" },
	residence: { by: ["relocation"], open: "relocation" },
	"background-check": { by: ["checks"], open: null },
	vehicle: { by: ["vehicle"], open: "vehicle" },
	travel: { by: ["travel", "shifts"], open: "travel" },
	availability: { by: ["shifts"], open: "shifts" },
	hours: { by: ["workload"], open: null },
};

/** What decides whether somebody may do the work at all; to travel or to work shifts is agreed to by applying. */
const LEFT_OPEN: ReadonlySet<OpenKind> = new Set([
	"workPermit",
	"drivingLicence",
	"clearance",
	"relocation",
]);

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
	// What has run out answers nothing; a letter says that it is to be renewed.
	const held = ownStatements(tailoring.profile).filter(
		({ text }) => !isOver(text),
	);
	const licenses = tailoring.match.requirements
		.filter(({ requirement: { ask } }) => ask === "driving-licence")
		.map(({ requirement: { text } }) => text);
	const isLicense = ({ kind }: OwnStatement) => kind === "drivingLicence";
	const own = [
		...widestFirst(held.filter(isLicense), licenses.join("\n")),
		...held.filter((one) => !isLicense(one)),
	];
	const stated = statedAsks(tailoring.posting ?? "", tailoring.job.language)
		.filter((kind) => kind !== "why" || !tailoring.whyThem)
		.filter((kind, _, all) => kind !== "salary" || !all.includes("rate"))
		.map((kind) => ({
			own: answerTo(
				ANSWERED_BY[kind],
				kind === "validity" ? ofPaperAsked(own, tailoring) : own,
			),
			open: kind,
		}));
	const questioned = kindsAsked(tailoring).map(({ by, open }) => ({
		own: answerTo([by], own),
		open,
	}));
	const conditions = tailoring.match.requirements.flatMap((one) => {
		const { ask, kind } = one.requirement;
		const condition = ask === null ? undefined : CONDITIONS[ask];
		if (!condition || one.requirement.isNegated) return [];
		if (ask === "driving-licence" && isMachineCard(one.requirement.text))
			return [];
		const answer = answerTo(condition.by, own);
		if (kind === "nice" && answer === null) return [];
		if (answer === null && kind !== "must") return [];
		if (ask === "work-permit" && answer === null && isAtHome(tailoring))
			return [];
		return answer === null &&
			(condition.open === null ||
				!LEFT_OPEN.has(condition.open) ||
				!isOpen(one) ||
				!isAskedFor(one, tailoring))
			? []
			: [{ own: answer, open: condition.open }];
	});
	const further = own
		.filter((one) => isWorthSaying(one, tailoring))
		.map((one) => ({ own: one, open: null }));
	const isUnregistered = lacksRegistration(tailoring);
	const asked = [...stated, ...questioned, ...conditions];
	const isAsked = asked.some(({ open }) => open === "start");
	return [...asked, ...farDetails(own, tailoring), ...further]
		.flatMap((one) => withWay(one, { own, isAsked, tailoring }))
		.filter(
			(one, at, all) =>
				isFirst(one, at, all) &&
				!(
					isUnregistered &&
					one.own === null &&
					(one.open === "licenceNumber" || one.open === "registration")
				),
		);
}

/** What a reader asks about somebody who lives elsewhere, whether the posting says so or not. */
function farDetails(
	own: readonly OwnStatement[],
	tailoring: Tailoring,
): AskedDetail[] {
	const far = farWork(tailoring);
	if (far === null) return [];
	const asked = (by: OwnKind, open: OpenKind): AskedDetail => ({
		own: answerTo([by], own),
		open,
	});
	return far.how === "town"
		? [
				{
					own: answerTo(ANSWERED_BY.start, own),
					open: "start",
				},
				...(answerTo(["relocation"], own) === null
					? []
					: [asked("relocation", "relocation")]),
			]
		: [
				{ own: answerTo(ANSWERED_BY.start, own), open: "start" },
				...(far.needsPermit ? [asked("workPermit", "workPermit")] : []),
				asked("relocation", "relocation"),
			];
}

/** A day to start that is left open is one in another town. */
function withWay(
	detail: AskedDetail,
	{
		own,
		isAsked,
		tailoring,
	}: {
		own: readonly OwnStatement[];
		isAsked: boolean;
		tailoring: Tailoring;
	},
): AskedDetail[] {
	const far = farWork(tailoring);
	if (far?.how !== "town") return [detail];
	// To start there says that one would move there.
	if (
		detail.open === "relocation" &&
		detail.own === null &&
		answerTo(ANSWERED_BY.start, own) === null
	)
		return [];
	return detail.open === "start" && detail.own === null
		? [{ ...detail, between: { home: far.home, towns: far.towns, isAsked } }]
		: [detail];
}

const NEEDED: ReadonlySet<KnockoutKind> = new Set([
	"licence",
	"certificate",
	"degree",
]);
const REGULATED = listPattern(
	wordOf(DETAIL_WORDS, ({ regulated }) => regulated),
	"iu",
);

/** Whether the registration, or the degree it takes, is not held: nobody has a number of it then. */
function lacksRegistration({ match }: Tailoring): boolean {
	return match.knockouts.some(
		({ knockout: { kind, quote }, verdict, requirement }) =>
			verdict === "not-met" &&
			NEEDED.has(kind) &&
			(REGULATED.test(quote) ||
				(requirement !== null &&
					match.requirements[requirement]?.requirement.ask === "registration")),
	);
}

const TIMES = listPattern(
	wordOf(DETAIL_WORDS, ({ times }) => times),
	"giu",
);
const SHORTEST_TIME = 4;
const SHORTEST_STEM = 4;
const TWO_DIGITS_OR_SHARE = /(?<!\d)\d{2,3}(?!\d)/;
const TWO_DIGITS = /(?<!\d)\d\d(?!\d)/g;
/** "37 Wochenstunden", "36-40 uur", "30 bis 35 hours": a figure or two and what is counted. */
const HOURS = new RegExp(
	`(?<!\\d)\\d\\d(?: ?\\p{L}{0,4} ?[-–]? ?\\d\\d)? (?:${alternatives(
		LANGUAGE_CODES.map((code) => DETAIL_WORDS[code].spans.hours),
	)})`,
	"giu",
);

/** Whether the posting names what the person says they have or take: own tools, so many hours, a Saturday, a rota. */
function isWorthSaying(
	{ kind, text }: OwnStatement,
	{ posting = "", job }: Tailoring,
): boolean {
	if (kind === "vehicle") {
		const own = contentStems(wordsOf(text));
		return job.requirements.some(
			(one) =>
				statementsIn(one.text, job.language).some(
					(named) => named.kind === "vehicle",
				) ||
				[...contentStems(wordsOf(one.text))].some(
					(stem) => stem.length >= SHORTEST_STEM && own.has(stem),
				),
		);
	}
	if (kind === "workload") {
		const hours: readonly string[] = posting.match(HOURS) ?? [];
		return (text.match(TWO_DIGITS) ?? []).some((count) =>
			hours.some((asked) => asked.includes(count)),
		);
	}
	if (kind !== "shifts") return false;
	const timesIn = (words: string) => [
		...new Set((words.match(TIMES) ?? []).map((time) => time.toLowerCase())),
	];
	const asked = timesIn(posting);
	return timesIn(text).some((time) =>
		asked.some((other) => isSameTime(time, other)),
	);
}

/** "Nights" and "overnights", "skift" and "tvåskift": one begins with what stands in the other. */
function isSameTime(one: string, other: string): boolean {
	return (
		one.includes(other.slice(0, SHORTEST_TIME)) ||
		other.includes(one.slice(0, SHORTEST_TIME))
	);
}

/** What the person is to be ready for, and the place they would have to move to: not whatever has to do with either. */
function isAskedFor(
	{ requirement: { ask, text } }: RequirementMatch,
	{ job, profile: { personal }, posting = "" }: Tailoring,
): boolean {
	if (ask === "relocation" || ask === "residence") {
		const city = (personal.city ?? "").split(",")[0]?.trim() ?? "";
		return city === "" || !posting.includes(city);
	}
	return ask === "travel" || ask === "availability"
		? statementsIn(text, job.language).some(
				({ kind }) => kind === "travel" || kind === "shifts",
			)
		: true;
}

const SPONSOR = /sponsor/iu;

/** Who speaks as the posting does works where they live, and states no permit unasked: but where nobody without one is taken on. */
function isAtHome({ profile, job, posting = "" }: Tailoring): boolean {
	return (
		!SPONSOR.test(posting) &&
		(job.language === "und" || job.language === profileLanguage(profile))
	);
}

function answerTo(
	kinds: readonly OwnKind[],
	own: readonly OwnStatement[],
): OwnStatement | null {
	for (const kind of kinds) {
		const all = own.filter((one) => one.kind === kind);
		// Of two ways to say how much, the figure answers.
		const found =
			kind === "workload"
				? (all.find(({ text }) => TWO_DIGITS_OR_SHARE.test(text)) ?? all[0])
				: all[0];
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
