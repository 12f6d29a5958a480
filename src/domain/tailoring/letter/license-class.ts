// The class of a driving license that a posting asks for and a profile does not hold: somebody with C may drive no articulated truck.

import { proseLines } from "../../clauses/prose-lines.ts";
import { isNotHeld } from "../../language/reading/not-held.ts";
import { factsOf } from "../../match/facts.ts";
import type { Fact } from "../../match/match.ts";
import { isInSection, pathOf } from "../../profile/content-path.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { limitsIn } from "./limit-words.ts";
import { statementsIn } from "./own-statements.ts";

/** What a license of a class holds beside its own. */
const HOLDS: Readonly<Record<string, readonly string[]>> = {
	B: [],
	BE: ["B"],
	C1: ["B"],
	C1E: ["B", "BE", "C1"],
	C: ["B", "C1"],
	CE: ["B", "BE", "C1", "C1E", "C"],
	D1: ["B"],
	D: ["B", "D1"],
	DE: ["B", "BE", "D1", "D"],
};
const CLASS =
	/(?<![\p{L}\d])(?:C1E|C1|CE|C\+E|BE|B\+E|D1|DE|[BCD])(?![\p{L}\d+])/gu;

/** The class, and what the person says of it or of the license they hold; null where nothing is missing for certain. */
export function missingClass(
	text: string,
	{ profile, job }: Tailoring,
): { name: string; fact: Fact } | null {
	const asked = classesIn(text).filter((one) => one !== "B");
	const [name] = asked;
	if (name === undefined) return null;
	const said = licenseFacts(profile, job.language);
	const held = said.filter(({ text: own }) => !isDenied(own));
	const classes = new Set(held.flatMap((fact) => classesHeld(fact.text)));
	if (classes.size === 0 || asked.some((one) => classes.has(one))) return null;
	const fact =
		said.find(
			(one) => isDenied(one.text) && classesIn(one.text).includes(name),
		) ?? held.find((one) => classesIn(one.text).length > 0);
	return fact ? { name, fact } : null;
}

/** Of several licenses the one first that allows most of what is asked for: "B" and "BE" are held, a trailer is to be drawn. */
export function widestFirst<Held extends { text: string }>(
	licenses: readonly Held[],
	asked: string,
): Held[] {
	const classes = classesIn(asked);
	const allowed = ({ text }: Held) => {
		const held = new Set(classesHeld(text));
		return classes.filter((one) => held.has(one)).length;
	};
	return licenses.toSorted((a, b) => allowed(b) - allowed(a));
}

function classesHeld(text: string): string[] {
	return classesIn(text).flatMap((one) => [one, ...(HOLDS[one] ?? [])]);
}

function classesIn(text: string): string[] {
	return (text.match(CLASS) ?? []).map((one) => one.replace("+", ""));
}

function isDenied(text: string): boolean {
	return isNotHeld(text) || limitsIn(text);
}

/** The sentences and papers that speak of a driving license. */
function licenseFacts(profile: Tailoring["profile"], language: string): Fact[] {
	const summary = pathOf("personal", "summary");
	return [
		...proseLines(profile.personal.summary).map((text) => ({
			path: summary,
			text: text.replace(/[.]$/u, ""),
		})),
		...factsOf(profile).filter(({ path }) =>
			isInSection(path, "certifications", "skills", "statements"),
		),
	].filter(({ text }) =>
		statementsIn(text, language).some(({ kind }) => kind === "drivingLicence"),
	);
}
