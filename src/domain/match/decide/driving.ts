// A license to drive by its classes: who may drive C may not drive CE, and every class of cars and trucks holds B.
import { everyMatch } from "../../every-match.ts";
import {
	languagesOf,
	type Spoken,
	wordPattern,
} from "../../job/text/spoken.ts";
import { isNotHeld } from "../../language/reading/not-held.ts";
import { isInSection } from "../../profile/content-path.ts";
import type { Fact } from "../match.ts";
import type { Asking, Decision } from "./asking.ts";

const LICENCE = wordPattern(
	({ asks }) => asks.drivingLicence,
	(words) => words,
	"giu",
);
const UNLIMITED = wordPattern(({ papers }) => papers.unlimited);
const LIMITED = wordPattern(({ papers }) => papers.limited);
const WISH = wordPattern(({ demand }) => demand.nice);
const ANY_LANGUAGE = languagesOf("", "und");

// Grades of languages have the form of further classes ("C1"), which hardly any posting asks for.
const CLASS = String.raw`(?:[B-D]\s?\+?\s?E|AM|[A-D])(?![\p{L}\d])`;
const JOINED = String.raw`\s?(?:[/,&+]|\p{Ll}{1,5}\s)\s?`;
const BEHIND = new RegExp(
	String.raw`^[\s(:,-]{0,3}(?:\p{L}\p{Ll}{1,9}\.?\s){0,2}[(:]?((?:${CLASS}(?:${JOINED})?){1,5})`,
	"u",
);
const BEFORE =
	/(?<![\p{L}\d])(?:([B-D]E|[A-D])-?\s?(?:[/,&]|\p{Ll}{1,5}\s)\s?)?([B-D]E|[A-D])-$/u;
const CLASSES = new RegExp(CLASS, "gu");
const OWN_CLASS = /[\s(-]+[a-e](?:\s?\+?\s?e)?\)?$/iu;
const OWN_CLASS_BEFORE = /^[a-e]-/iu;
/** American classes are other ones. */
const AMERICAN = /(?<!\p{L})(?:CDL|commercial driver)/iu;

const HOLDS: Readonly<Record<string, readonly string[]>> = {
	BE: ["B"],
	C: ["B"],
	CE: ["C", "B", "BE"],
	D: ["B"],
	DE: ["D", "B", "BE"],
};

/** Null where the posting names neither a class nor a full license, or the profile none that is held. */
export function decideDriving({
	requirement: { text, logic },
	language,
	facts,
}: Asking): Decision | null {
	if (AMERICAN.test(text)) return null;
	const spoken = languagesOf("", language);
	const limited = UNLIMITED(spoken).test(text) ? limitedOf(facts) : [];
	if (limited.length > 0)
		return { support: "partly", evidence: limited, isLess: true };
	const asked = classesIn(beforeWish(text, spoken));
	if (asked.length === 0) return null;
	const evidence = facts
		.map(({ fact }) => fact)
		.filter((fact) => classesIn(fact.text).length > 0 && !isNotHeld(fact.text));
	if (evidence.length === 0) return null;
	const held = new Set(
		evidence
			.flatMap((fact) => classesIn(fact.text))
			.flatMap((name) => [name, ...(HOLDS[name] ?? [])]),
	);
	const isEnough =
		logic.how === "any" || text.includes("/")
			? asked.some((name) => held.has(name))
			: asked.every((name) => held.has(name));
	return isEnough
		? { support: "shown", evidence }
		: { support: "absent", evidence: [] };
}

/** The licenses to drive on the road that are entered and held; none where more than a car's is asked for, or a machine's card. */
export function licensesHeld({
	requirement: { text: asked },
	facts,
}: Pick<Asking, "requirement" | "facts">): Fact[] {
	const isMore =
		AMERICAN.test(asked) ||
		MACHINE(ANY_LANGUAGE).test(asked) ||
		namesClass(asked);
	return isMore
		? []
		: facts.map(({ fact }) => fact).filter((fact) => isOfRoad(fact));
}

/** Whether a class is asked for that a car's license does not hold. */
export function namesClass(asked: string): boolean {
	return !AMERICAN.test(asked) && classesIn(asked).some((name) => name !== CAR);
}

const MACHINE = wordPattern(({ asks }) => asks.machineLicence);
const CAR = "B";

function isOfRoad({ path, text }: Fact): boolean {
	return (
		isInSection(path, "certifications", "skills", "statements") &&
		!isNotHeld(text) &&
		!LIMITED(ANY_LANGUAGE).test(text) &&
		!MACHINE(ANY_LANGUAGE).test(text) &&
		(text.search(LICENCE(ANY_LANGUAGE)) >= 0 || isLicenseCategory(text))
	);
}

/** "Category C+E" of a license that is called nothing else. */
export function isLicenseCategory(text: string): boolean {
	return CATEGORY.test(text);
}

const CATEGORY = /^categor(?:y|ies) (?:[B-D]\s?\+?\s?E|[B-D])(?![\p{L}\d])/iu;

/** The licenses held, where each has a limit: "provisional", "restricted". */
function limitedOf(facts: Asking["facts"]): Fact[] {
	const held = facts
		.map(({ fact }) => fact)
		.filter(({ text }) => text.search(LICENCE(ANY_LANGUAGE)) >= 0);
	return held.every(({ text }) => LIMITED(ANY_LANGUAGE).test(text)) ? held : [];
}

function beforeWish(text: string, spoken: Spoken): string {
	const wish = WISH(spoken).exec(text);
	return wish && wish.index > 0 ? text.slice(0, wish.index) : text;
}

/** "Kørekort B og C", "B- och BE-körkort", "carné C+E": B and C, B and BE, CE. */
function classesIn(written: string): string[] {
	const text = written.replace(DENIED, "");
	const found = everyMatch(LICENCE(ANY_LANGUAGE), text).flatMap((match) => {
		const [noun] = match;
		const start = match.index + (OWN_CLASS_BEFORE.exec(noun)?.[0].length ?? 0);
		const end = match.index + noun.replace(OWN_CLASS, "").length;
		const behind = BEHIND.exec(text.slice(end, end + LONGEST_LIST))?.[1] ?? "";
		const before = BEFORE.exec(
			text.slice(Math.max(0, start - LONGEST_BEFORE), start),
		);
		return [
			...(behind.match(CLASSES) ?? []),
			...(before ? [before[1], before[2]] : []),
		];
	});
	return found.flatMap((name) => (name ? [name.replace(/[\s+]/g, "")] : []));
}

const DENIES = wordPattern(
	({ logic }) => logic.denies,
	(words) => words,
);
/** "B and C (no D)": what brackets deny is not held. */
const DENIED = new RegExp(
	String.raw`\s*\((?:${DENIES(ANY_LANGUAGE).source})[^()]*\)`,
	"giu",
);
const LONGEST_LIST = 60;
const LONGEST_BEFORE = 16;
