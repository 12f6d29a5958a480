// Facts of a profile that say of themselves that they are studied for, planned, over or known in part.
import { listPattern } from "../../language/list-pattern.ts";
import { wordOf } from "../../language/patterns.ts";
import {
	isBooked,
	isNotHeld,
	isPlanned,
} from "../../language/reading/not-held.ts";
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { factsOf } from "../../match/facts.ts";
import type { Fact } from "../../match/match.ts";
import {
	entryIndexOf,
	fieldOf,
	isInSection,
	SUMMARY_PATH,
} from "../../profile/content-path.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { isBegunWith } from "../choose/skill-level.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { type Limited, MOST_WORDS } from "./limited-fact.ts";
import { ownStatements } from "./own-statements.ts";
import { isPaperToCome, namesDayToCome, UNTIL_YEAR } from "./papers-to-come.ts";

export function limitedFacts({ profile, today }: Tailoring): Limited[] {
	return factsOf(profile)
		.filter(
			({ path, text }) =>
				mayBeLimited(path) && text.split(" ").length <= MOST_WORDS,
		)
		.flatMap((fact) => {
			// What will be held by a day to come is not held yet, whatever part of the sentence says so.
			if (fact.path === SUMMARY_PATH && namesDayToCome(fact.text, today))
				return isOfStart(fact.text, profile)
					? []
					: [{ fact, clause: fact.text }];
			const clauses = isInSection(fact.path, "personal")
				? fact.text.split(CLAUSE_END)
				: [fact.text];
			return clauses
				.filter((clause) => isLimitedFact(clause, today))
				.map((clause) => ({
					fact,
					clause: `${clause} ${studyOf(fact, profile)}`,
				}));
		});
}

function mayBeLimited(path: string): boolean {
	return (
		path === SUMMARY_PATH ||
		// "Pharma Learn" issues papers and studies for none.
		(isInSection(path, "certifications", "skills", "software") &&
			fieldOf(path) !== "issuing_organization") ||
		(isInSection(path, "education") &&
			["degree_type", "field_of_study"].includes(fieldOf(path)))
	);
}

const ONLY = listPattern(
	wordOf(DETAIL_WORDS, ({ limits }) => limits),
	"iu",
);

const CLAUSE_END = new RegExp(
	`[,;]\\s|\\s${wordOf(DETAIL_WORDS, ({ ands }) => ands)}\\s`,
	"iu",
);

/** When somebody can begin limits nothing they hold. */
function isOfStart(text: string, profile: Tailoring["profile"]): boolean {
	return ownStatements(profile).some(
		({ kind, text: own }) =>
			(kind === "start" || kind === "notice" || kind === "validity") &&
			text.includes(own),
	);
}

/** What a degree is in stands beside it. */
export function studyOf(
	{ path }: Fact,
	{ education }: Tailoring["profile"],
): string {
	return isInSection(path, "education") && fieldOf(path) === "degree_type"
		? oneLine(education[entryIndexOf(path) ?? -1]?.field_of_study ?? "")
		: "";
}

export function isLimitedFact(text: string, today: string): boolean {
	// A paper that holds for years to come has no limit yet.
	const inBrackets = (text.match(/\(([^()]*)\)/u)?.[1] ?? "").replace(
		UNTIL_YEAR,
		(said, year: string) => (year > today.slice(0, year.length) ? "" : said),
	);
	// "Palaeography (13th to 17th century)" says of what, and until no day.
	const ofWhat = inBrackets.replace(RANGE, " ");
	return (
		isNotHeld(text) ||
		isPlanned(text) ||
		isLearned(text) ||
		ONLY.test(ofWhat) ||
		// "Course, registered for April 2027"
		(isBooked(text) && isPaperToCome(text, today))
	);
}

const RANGE =
	/(?<!\d)\d{1,4}(?:\.|º|°|e|o|th|st|nd|rd)? ?(?:\p{L}{1,4}|[-–]) ?\d{1,4}(?!\d)/gu;

/** "Learning Go"; a field of its own is none: "Machine learning", "Learning". */
function isLearned(text: string): boolean {
	return /\s|\p{Script=Han}/u.test(text.trim()) && isBegunWith(text);
}
