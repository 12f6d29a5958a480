// Certificates and licenses of the trade without which nobody is taken and which the person holds. A driving license decides too, but
// says nothing of the trade: it is named, not led with.
import type { Match } from "../../match/match.ts";
import { entryPathOf, sectionOf } from "../../profile/content-path.ts";

const KINDS: ReadonlySet<string> = new Set(["certificate", "licence"]);

/** Paths of entries of the certifications, each once. */
export function decidingPapers({ match }: { match: Match }): string[] {
	const deciding = match.knockouts.filter(
		({ knockout, verdict }) =>
			KINDS.has(knockout.kind) && verdict !== "not-met",
	);
	const isDriving = (requirement: number | null) =>
		requirement !== null &&
		match.requirements[requirement]?.requirement.ask === "driving-licence";
	const driving = new Set(
		deciding
			.filter(({ requirement }) => isDriving(requirement))
			.flatMap(({ evidence }) => evidence.map(({ path }) => path)),
	);
	const asked = match.terms.filter(
		({ term }) => term.kind === "certificate" && term.demand === "must",
	);
	const paths = [...deciding, ...asked]
		.flatMap(({ evidence }) => evidence.map(({ path }) => path))
		.filter(
			(path) => sectionOf(path) === "certifications" && !driving.has(path),
		);
	return [...new Set(paths.map(entryPathOf))];
}
