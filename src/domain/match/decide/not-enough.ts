// What a posting says does not do in the place of what it asks for answers it in part at most: a tradesman's license beside a journeyman's.
import { isInSection } from "../../profile/content-path.ts";
import type { Fact } from "../match.ts";
import { contentStems, wordsOf } from "../words.ts";
import type { Asking, Decision } from "./asking.ts";

/** The decision without the papers and studies that are named as not enough; "partly" where nothing else answers. */
export function withoutNotEnough(
	decision: Decision,
	{ requirement: { text, notEnough } }: Asking,
): Decision {
	if (notEnough === undefined) return decision;
	const asked = contentStems(wordsOf(text));
	const refused = new Set(
		[...contentStems(wordsOf(notEnough))].filter((stem) => !asked.has(stem)),
	);
	const isRefused = (fact: Fact) =>
		isInSection(fact.path, "certifications", "education") &&
		[...contentStems(wordsOf(fact.text))].some((stem) => refused.has(stem));
	const { evidence } = decision;
	const others = evidence.filter((fact) => !isRefused(fact));
	if (others.length === evidence.length) return decision;
	return others.some(({ path }) =>
		isInSection(path, "certifications", "education"),
	)
		? { ...decision, evidence: others }
		: { ...decision, support: "partly", isLess: true };
}
