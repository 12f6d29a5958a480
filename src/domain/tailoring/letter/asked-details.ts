// What a posting wants an application to state, and what the person has stated of it.
import type { KnockoutKind } from "../../job/job.ts";
import type {
	OpenKind,
	OwnKind,
	StatedKind,
} from "../../language/detail-words.ts";
import { listPattern } from "../../language/list-pattern.ts";
import { wordOf } from "../../language/patterns.ts";
import { isNotHeld, isOver } from "../../language/reading/not-held.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import { pathOf } from "../../profile/content-path.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { ANSWERED_BY } from "./answered-by.ts";
import { conditionDetails } from "./asked-conditions.ts";
import { type AskedDetail, answerTo } from "./asked-detail.ts";
import { widestFirst } from "./license-class.ts";
import { isNamedByPosting } from "./named-by-posting.ts";
import { openPapers } from "./open-papers.ts";
import { kindsAsked } from "./open-questions.ts";
import {
	type OwnStatement,
	ownStatements,
	statementsIn,
} from "./own-statements.ts";
import { statedAsks, statedSpan } from "./stated-asks.ts";
import { farWork } from "./work-place.ts";

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

/** In the order an answer gives them: what was asked in so many words, then the conditions. */
export function askedDetails(tailoring: Tailoring): AskedDetail[] {
	const own = statementsHeld(tailoring);
	const asked = [
		...statedDetails(own, tailoring),
		...kindsAsked(tailoring).map(({ by, open }) => ({
			own: answerTo([by], own),
			open,
		})),
		...conditionDetails(own, tailoring),
	];
	const further = own
		.filter((one) => isNamedByPosting(one, tailoring))
		.map((one) => ({ own: one, open: null }));
	const isUnregistered = lacksRegistration(tailoring);
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

/** What the person states and what still holds, of licenses to drive the one that answers the posting first. */
function statementsHeld({ profile, match }: Tailoring): OwnStatement[] {
	// What has run out answers nothing; a letter says that it is to be renewed.
	const held = ownStatements(profile).filter(({ text }) => !isOver(text));
	const licenses = match.requirements
		.filter(({ requirement: { ask } }) => ask === "driving-licence")
		.map(({ requirement: { text } }) => text);
	const isLicense = ({ kind }: OwnStatement) => kind === "drivingLicence";
	return [
		...widestFirst(held.filter(isLicense), licenses.join("\n")),
		...held.filter((one) => !isLicense(one)),
	];
}

/** Whether the paper that is asked for has run out: the letter says since when, and that it is to be renewed. */
function isRunOut(tailoring: Tailoring): boolean {
	return openPapers(tailoring).some(({ text }) => isOver(text));
}

/** What an application is to state, in so many words. */
function statedDetails(
	own: readonly OwnStatement[],
	tailoring: Tailoring,
): AskedDetail[] {
	return statedAsks(tailoring.posting ?? "", tailoring.job.language)
		.filter((kind) => kind !== "why" || !tailoring.whyThem)
		.filter((kind, _, all) => kind !== "salary" || !all.includes("rate"))
		.map((kind) => ({
			own: answerTo(ANSWERED_BY[kind], answering(kind, own, tailoring)),
			open: kind,
		}))
		.filter(
			(one) =>
				one.own !== null || one.open !== "validity" || !isRunOut(tailoring),
		);
}

/** Of the statements those that may answer it: a number is asked for, and a paper without one has none to give. */
function answering(
	kind: StatedKind,
	own: readonly OwnStatement[],
	tailoring: Tailoring,
): readonly OwnStatement[] {
	if (kind === "validity")
		return [
			...numberedPapers(tailoring).flatMap((paper) =>
				statementsIn(paper.text, profileLanguage(tailoring.profile)).some(
					(stated) => stated.kind === "validity",
				)
					? [{ ...paper, kind: "validity" as const }]
					: [],
			),
			...ofPaperAsked(own, tailoring),
		];
	return kind === "licenceNumber"
		? [...numberedPapers(tailoring), ...own].filter(({ text }) =>
				NUMBER.test(text),
			)
		: own;
}

/** "License RCP.18273, expires 06/2028": papers that say their number. */
function numberedPapers({ profile }: Tailoring): OwnStatement[] {
	return profile.certifications.flatMap(({ certification_name }, at) => {
		const text = oneLine(certification_name);
		return NUMBERED.test(text) && !isOver(text) && !isNotHeld(text)
			? [
					{
						kind: "registration" as const,
						text,
						path: pathOf("certifications", at, "certification_name"),
						isNamed: true,
					},
				]
			: [];
	});
}

const NUMBER = /\p{N}{3}/u;
/** Letters and digits as a register gives them, not the number of a norm: "RCP.18273", "No. 44120". */
const NUMBERED =
	/(?<![\p{L}\p{N}])(?:(?!ISO|EN|DIN|IEC|OSHA|NFPA|AS|BS|SAP)\p{Lu}{1,4}[.\- ]?\p{N}{4,9}|(?:No\.?|#|№)\s?\p{N}{4,9})(?![\p{L}\p{N}])/u;

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
