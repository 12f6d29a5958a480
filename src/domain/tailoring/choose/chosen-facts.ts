// Which facts the chosen sections hold, for writers that take a profile whole. Contact details belong to every document.

import type { FactPath, TermMatch } from "../../match/match.ts";
import { isInSection, pathOf } from "../../profile/content-path.ts";
import type { Profile } from "../../profile/profile.ts";
import { SECTIONS, type Section } from "../../profile/section-names.ts";
import type { Tailoring } from "../content/tailoring.ts";

type Chosen = readonly Section[] | "auto";

export function isChosen(path: FactPath, sections: Chosen): boolean {
	if (sections === "auto") return true;
	if (path === pathOf("personal", "summary"))
		return sections.includes("summary");
	const section = SECTIONS.find((name) => isInSection(path, name));
	return section === undefined || sections.includes(section);
}

/** The same tailoring with the other sections left blank. What stays keeps its path. */
export function withChosenFacts(tailoring: Tailoring): Tailoring {
	const { profile, match, sections } = tailoring;
	if (sections === "auto") return tailoring;
	return {
		...tailoring,
		profile: chosenOf(profile, sections),
		match: {
			...match,
			terms: match.terms.map((one) => chosenTerm(one, sections)),
		},
	};
}

function chosenOf({ personal, ...lists }: Profile, sections: Chosen): Profile {
	const kept = Object.entries(lists).map(([name, list]) => [
		name,
		isChosen(name, sections) ? list : [],
	]);
	return {
		...(Object.fromEntries(kept) as typeof lists),
		personal: isChosen(pathOf("personal", "summary"), sections)
			? personal
			: { ...personal, summary: "" },
	};
}

function chosenTerm(one: TermMatch, sections: Chosen): TermMatch {
	const evidence = one.evidence.filter(({ path }) => isChosen(path, sections));
	return evidence.length > 0
		? { ...one, evidence }
		: { ...one, evidence, support: "absent" };
}
