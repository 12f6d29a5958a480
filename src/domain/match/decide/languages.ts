// Languages asked for, with their levels, held against those entered and the one the profile is written in.

import type { LevelAsked, Term } from "../../job/job.ts";
import { canonicalTerm } from "../../job/lexicon/lexicon.ts";
import { levelIn } from "../../job/requirements/level.ts";
import { languagesOf, wordPattern } from "../../job/text/spoken.ts";
import { pathOf } from "../../profile/content-path.ts";
import type { Profile } from "../../profile/profile.ts";
import { spokenLevel } from "../../profile/spoken-level.ts";
import type { Fact, RequirementSupport } from "../match.ts";
import type { Asking, Decision } from "./asking.ts";

/** The European scale, each grade where the level of the same place stands. */
const GRADES = ["A1", "A2", "B1", "B2", "C1", "C2"];
const LEVELS = ["basic", "conversational", "proficient", "fluent", "native"];

/** Null where no language is asked for. */
export function decideLanguages(asking: Asking): Decision | null {
	const { terms, requirement, comparison } = asking;
	const asked = terms
		.map(({ term }) => term)
		.filter(({ kind, term }) => kind === "language" && isLanguage(term));
	if (asked.length === 0) return null;
	const answers = asked.map((term) =>
		answerTo(
			term.term,
			asked.length === 1 ? requirement.level : levelOf(term, asking),
			asking,
		),
	);
	const isAny = requirement.logic.how === "any" && asked.length > 1;
	const supports = answers.map(({ support }) => support);
	const evidence = answers.flatMap((answer) => answer.evidence);
	if (
		supports.every((support) => support === "shown") ||
		(isAny && supports.includes("shown"))
	)
		return { support: "shown", evidence };
	if (supports.every((support) => support === "absent")) {
		// Nothing is entered at all: what lines say of languages decides.
		return comparison.index.lines.some(({ kind }) => kind === "language")
			? { support: "absent", evidence: [] }
			: null;
	}
	const reached = Math.min(...answers.map((answer) => answer.reached));
	// "Good German" and "very good German" are a step apart by words that each takes as they like; grades are not.
	const isNear = reached >= ONE_STEP && !requirement.level?.grade;
	return { support: "partly", evidence, isLess: !isNear, reached };
}

const JOINED = wordPattern(
	({ logic }) => logic.and,
	(words) => `[,;]|\\s${words}\\s`,
	"giu",
);

/** Where several languages are asked for, each has the level named beside it. */
function levelOf(
	{ forms }: Term,
	{ requirement: { text, level }, language }: Asking,
): LevelAsked | null {
	const spoken = languagesOf("", language);
	const at = Math.max(0, ...forms.map((form) => text.indexOf(form)));
	let [start, end] = [0, text.length];
	for (const { index, 0: joint } of text.matchAll(JOINED(spoken)))
		if (index < at) start = index + joint.length;
		else if (end === text.length) end = index;
	return levelIn(text.slice(start, end), spoken) ?? level;
}

function isLanguage(term: string): boolean {
	return term !== "foreign languages" && /^\p{Lu}/u.test(term);
}

function answerTo(
	language: string,
	level: LevelAsked | null,
	{ profile, comparison }: Asking,
): { support: RequirementSupport; evidence: Fact[]; reached: number } {
	const at = profile.languages.findIndex(
		({ language_name }) => canonicalTerm(language_name) === language,
	);
	const own = profile.languages[at];
	if (!own) {
		if (language !== NAMES[comparison.index.language]) return NOT_HELD;
		// Who writes in a language knows it; how well, the lines show.
		const line = comparison.index.lines.find(
			({ kind }) => kind === "summary" || kind === "line",
		);
		return line
			? { support: "shown", evidence: [line.fact], reached: 1 }
			: NOT_HELD;
	}
	const spoken = spokenLevel(own);
	const isTrace = TRACE(ANY_LANGUAGE).test(spoken);
	if (isTrace && level?.level !== "basic") return NOT_HELD;
	const evidence = [
		{
			path: pathOf("languages", at, "language_name"),
			text: spoken ? `${own.language_name}: ${spoken}` : own.language_name,
		},
	];
	const below = isTrace ? 1 : stepsBelow(own, level);
	return {
		support: below === 0 ? "shown" : "partly",
		evidence,
		reached: Math.max(0, 1 - below / MOST_STEPS),
	};
}

/** "A few words" of a language are none that anybody could work in. */
const TRACE = wordPattern(
	({ levels }) => levels.trace,
	(words) => `^\\s*${words}`,
);
const ANY_LANGUAGE = languagesOf("", "und");

const NOT_HELD = { support: "absent" as const, evidence: [], reached: 0 };
const MOST_STEPS = 3;
const ONE_STEP = 1 - 1 / MOST_STEPS;

/** By how many levels a language entered is less than asked for, 0 where it is enough or nothing is said. */
export function stepsBelow(
	own: Profile["languages"][number],
	asked: LevelAsked | null,
): number {
	if (!asked) return 0;
	const [grade] = /(?<!\p{L})[ABC][12](?!\p{L})/iu.exec(spokenLevel(own)) ?? [];
	const held = grade
		? GRADES.indexOf(grade.toUpperCase())
		: own.proficiency_level === null
			? null
			: LEVELS.indexOf(own.proficiency_level.toLowerCase()) + 1;
	const wanted = asked.grade
		? GRADES.indexOf(asked.grade)
		: LEVELS.indexOf(asked.level) + 1;
	return held === null ? 0 : Math.max(0, wanted - held);
}

const NAMES: Readonly<Record<string, string>> = {
	en: "English",
	de: "German",
	fr: "French",
	es: "Spanish",
	it: "Italian",
	nl: "Dutch",
	pt: "Portuguese",
	da: "Danish",
	no: "Norwegian",
	sv: "Swedish",
	zh: "Chinese",
};
