// Conditions no resume can show. What the person said of them once answers them; else only the person can tell.
import { languagesOf, wordPattern } from "../../job/text/spoken.ts";
import { isNotHeld } from "../../language/reading/not-held.ts";
import { isInSection, pathOf } from "../../profile/content-path.ts";
import type { LineKind } from "../lines/profile-lines.ts";
import type { Fact, TermMatch } from "../match.ts";
import { wordsOf } from "../words.ts";
import type { Asking, Decision } from "./asking.ts";
import { decideDriving, licensesHeld, namesClass } from "./driving.ts";
import { askThePerson } from "./statements.ts";

/** Null where the requirement is none of these conditions. */
export function decideCondition(asking: Asking): Decision | null {
	const { requirement } = asking;
	if (requirement.ask !== "driving-licence") {
		// "Class D, to be shown on your first day": what else it asks, a class that is not held decides.
		const missing = namesClass(requirement.text) ? decideDriving(asking) : null;
		if (missing?.support === "absent") return missing;
	}
	if (!requirement.ask) return null;
	const papers = papersIn(asking);
	const driving =
		requirement.ask === "driving-licence" ? decideDriving(asking) : null;
	if (driving && (driving.support === "absent" || papers.length < 2))
		return driving;
	// A license of another class, or of none that is named, is no answer to one that is.
	const isOfClass =
		requirement.ask === "driving-licence" &&
		driving === null &&
		namesClass(requirement.text);
	const paper = isOfClass ? null : paperFor(papers, asking);
	if (paper) return paper;
	if (requirement.ask === "vehicle") {
		const own = vehicleIn(asking);
		if (own) return own;
	}
	const home = homeIn(asking);
	if (requirement.ask === "residence" && home) return home;
	// Who holds one of any class may drive; a posting that asks for a class was decided before.
	const license =
		requirement.ask === "driving-licence" ? licensesHeld(asking) : [];
	const asked = askThePerson(requirement.ask, asking);
	return license.length > 0 && !asked.question?.answer
		? { support: "shown", evidence: license }
		: asked;
}

/** "Driving license and own car" among the skills or in the summary. */
function vehicleIn({ comparison, language }: Asking): Decision | null {
	const spoken = languagesOf("", comparison.index.language || language);
	const line = comparison.index.lines.find(
		({ kind, fact: { text } }) =>
			SAYS_VEHICLE.has(kind) && VEHICLE(spoken).test(text) && !isNotHeld(text),
	);
	return line ? { support: "shown", evidence: [line.fact] } : null;
}

const VEHICLE = wordPattern(({ asks }) => asks.vehicle);
const SAYS_VEHICLE: ReadonlySet<LineKind> = new Set([
	"skill",
	"summary",
	"certificate",
]);

function papersIn({ terms }: Asking): TermMatch[] {
	return terms.filter(({ term }) => term.kind === "certificate");
}

// A license entered as a certificate needs no asking; nor does one that its holder says they do not hold.
function paperFor(
	papers: readonly TermMatch[],
	{ requirement: { logic, ask } }: Asking,
): Decision | null {
	const isHeld = ({ text }: Fact) => !isNotHeld(text);
	if (ask === "clearance") return clearanceIn(papers);
	const held = papers.flatMap(({ evidence }) => evidence.filter(isHeld));
	const denied = papers.filter(
		({ evidence }) => evidence.length > 0 && !evidence.some(isHeld),
	);
	if (denied.length > 0 && (held.length === 0 || logic.how !== "any"))
		return { support: "absent", evidence: [] };
	return held.length > 0 ? { support: "shown", evidence: held } : null;
}

/** By its own entry: work once done under one says nothing of today. */
function clearanceIn(papers: readonly TermMatch[]): Decision | null {
	const entered = papers
		.flatMap(({ evidence }) => evidence)
		.filter(({ path }) => isInSection(path, "certifications"));
	if (entered.length === 0) return null;
	const held = entered.filter(({ text }) => !isNotHeld(text));
	return held.length > 0
		? { support: "shown", evidence: held }
		: { support: "partly", evidence: entered, isLess: true, reached: 0 };
}

function homeIn({ profile, requirement }: Asking): Decision | null {
	const asked = new Set(wordsOf(requirement.text).map(({ key }) => key));
	for (const field of ["city", "state"] as const) {
		const text = profile.personal[field];
		const words = wordsOf(text ?? "");
		if (text && words.length > 0 && words.every(({ key }) => asked.has(key)))
			return {
				support: "shown",
				evidence: [{ path: pathOf("personal", field), text }],
			};
	}
	return null;
}
