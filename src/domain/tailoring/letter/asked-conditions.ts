// The conditions of the work that a person's statement answers, or that decide and are left open in the letter.
import type { Requirement } from "../../job/job.ts";
import type { RequirementMatch } from "../../match/match.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { CONDITIONS, LEFT_OPEN } from "./answered-by.ts";
import { type AskedDetail, answerTo } from "./asked-detail.ts";
import {
	isMachineCard,
	type OwnStatement,
	statementsIn,
} from "./own-statements.ts";

/** The conditions of the work that a statement answers, or that decide and are left open. */
export function conditionDetails(
	own: readonly OwnStatement[],
	tailoring: Tailoring,
): AskedDetail[] {
	return tailoring.match.requirements.flatMap((one): AskedDetail[] => {
		const { ask, kind, isNegated, text } = one.requirement;
		const condition = ask === null ? undefined : CONDITIONS[ask];
		if (!condition || isNegated) return [];
		if (ask === "driving-licence" && isMachineCard(text)) return [];
		const answer = answerTo(condition.by, own);
		if (answer !== null) return [{ own: answer, open: condition.open }];
		const { open } = condition;
		const isLeftOpen =
			kind === "must" &&
			!(ask === "work-permit" && isAtHome(tailoring)) &&
			open !== null &&
			LEFT_OPEN.has(open) &&
			isOpen(one) &&
			isAskedFor(one, tailoring);
		return isLeftOpen ? [{ own: null, open }] : [];
	});
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
