// Degrees, papers, skills and languages the match found for what the posting asks: by what they answer, whatever they are called.
import type { Match, RequirementMatch } from "../../match/match.ts";
import {
	entryIndexOf,
	entryPathOf,
	isInSection,
	sectionOf,
} from "../../profile/content-path.ts";
import type { Profile } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { wordingOf } from "../wording/wording.ts";
import { isGivenUp } from "./given-up.ts";
import type { NamedFact } from "./named-fact.ts";
import { traitsIn } from "./traits.ts";

/** What stands behind the first answers a neighboring thing. */
const MOST_CITED = 2;
const LONGEST_NAME = 90;

/** In the order the posting asks, conditions before wishes. */
export function citedNames(
	{ match, profile }: Pick<Tailoring, "match" | "profile">,
	language: string,
): NamedFact[] {
	const traits = traitsIn(match);
	return inOrderAsked(match)
		.flatMap(({ evidence }) => evidence.slice(0, MOST_CITED))
		.filter(({ path }) => !traits.has(entryPathOf(path)))
		.flatMap(({ path }) => {
			const name = nameAt(path, profile, language);
			return name && name.length <= LONGEST_NAME && !isGivenUp(name)
				? [{ text: name, path: entryPathOf(path) }]
				: [];
		});
}

function inOrderAsked({ requirements }: Match): RequirementMatch[] {
	const answered = requirements.filter(
		({ requirement: { kind, isNegated }, support }) =>
			kind !== "duty" &&
			!isNegated &&
			(support === "shown" || support === "listed"),
	);
	const isWish = ({ requirement }: RequirementMatch) =>
		requirement.kind === "nice";
	return [
		...answered.filter((one) => !isWish(one)),
		...answered.filter(isWish),
	];
}

/** What a letter calls the entry; null for what stands in no list of names. */
function nameAt(
	path: string,
	{ certifications, education, skills }: Profile,
	language: string,
): string | null {
	const at = entryIndexOf(path) ?? -1;
	if (isInSection(path, "certifications"))
		return oneLine(certifications[at]?.certification_name ?? "");
	if (isInSection(path, "skills")) return oneLine(skills[at]?.skill_name ?? "");
	if (sectionOf(path) !== "education") return null;
	const school = education[at];
	return school && !school.is_current
		? wordingOf(language).degree(
				oneLine(school.degree_type),
				oneLine(school.field_of_study),
			)
		: null;
}
