// What a requirement names by capital letters or a digit, "HACCP", "5S", "WMS", and a line of the profile names too, is answered in part,
// however little else the two share: such a name means one thing, and the words around it are said in many ways.
import {
	isInSection,
	lastKeyOf,
	sectionOf,
} from "../../profile/content-path.ts";
import { recent } from "../../recent.ts";
import { isDeed } from "../fact-kinds.ts";
import type { Fact } from "../match.ts";
import type { Asking, Decision } from "./asking.ts";

/** Two capitals, or a capital and a digit: names of methods, papers and things, in any alphabet that has capitals. */
const NAME =
	/(?<![\p{L}\p{N}&/-])(?:\p{Lu}[\p{Lu}\p{N}]{1,11}|\p{N}\p{Lu}{1,3}|\p{Lu}\p{Ll}{1,11}\p{Lu}\p{L}{0,11})(?=s?(?![\p{L}\p{N}&/]))/gu;
/** Of a long requirement one name is a small part. */
const MOST_WORDS = 18;
const MOST_EVIDENCE = 3;

/** Null where nothing is named so, where years are asked for, or where no line names it. */
export function decideNamed({
	requirement: { text, years, ask },
	facts,
}: Asking): Decision | null {
	if (years !== null || ask !== null || text.split(/\s+/u).length > MOST_WORDS)
		return null;
	const names = namesIn(text);
	if (names.size === 0) return null;
	const evidence = facts
		.map(({ fact }) => fact)
		.filter((fact) => isEvidence(fact) && shares(names, namesIn(fact.text)))
		.toSorted((a, b) => Number(isDeed(b)) - Number(isDeed(a)));
	return evidence.length > 0
		? { support: "partly", evidence: evidence.slice(0, MOST_EVIDENCE) }
		: null;
}

/** None where all is in capitals: there every word looks like a name. */
function findNames(text: string): ReadonlySet<string> {
	const isShouted = text.includes(" ") && text === text.toUpperCase();
	return new Set(isShouted ? [] : (text.match(NAME) ?? []));
}

/** Every requirement is held against the same facts. */
const namesIn = recent(findNames, { most: 1_000, longest: 600 });

function shares(
	some: ReadonlySet<string>,
	others: ReadonlySet<string>,
): boolean {
	return [...some].some((name) => others.has(name));
}

/** Deeds, skills and papers; a degree's letters and a publisher's say nothing of it. */
function isEvidence(fact: Fact): boolean {
	return (
		isDeed(fact) ||
		isInSection(fact.path, "skills", "software") ||
		(sectionOf(fact.path) === "certifications" &&
			lastKeyOf(fact.path) === "certification_name")
	);
}
