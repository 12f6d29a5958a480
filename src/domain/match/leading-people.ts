// Whether a text tells or asks of leading people, or of training them, in whatever language it is written.
import { englishStems } from "../meaning/glosses.ts";
import { createLexis, type Lexeme, lexemesOf } from "../meaning/lexemes.ts";

const LEADS = new Set(
	englishStems(
		"supervise supervisor supervision lead led leadership manage managed management oversee direct head leader",
	),
);
const GUIDES = new Set(
	englishStems(
		"train trained training mentor mentoring coach coaching teach instruct instruction tutor guide deputy substitute onboard induct",
	),
);
const PEOPLE = new Set(
	englishStems(
		"staff team employee personnel people colleague member junior subordinate worker crew trainee intern apprentice",
	),
);
/** Whoever they are, somebody guides them. */
const LEARNERS = new Set(
	englishStems("trainee intern apprentice apprenticeship"),
);
/** English names of those who lead: "helped the manager" tells of somebody else. */
const NAMED_HEADS: ReadonlySet<string> = new Set([
	"manager",
	"managers",
	"supervisor",
	"supervisors",
	"leader",
	"director",
	"head",
	"management",
]);
const HEADS = new Set(
	englishStems(
		"chief president director supervisor head CEO principal manager leader lead foreman coordinator deputy",
	),
);
/** So near each other stand who leads and who is led. */
const NEAR = 4;
/** What a requirement is about stands at its beginning. */
const FIRST = 5;

/** Whether it is what a requirement asks for first. */
export function asksToLead(text: string, language: string): boolean {
	return isPair(lexemesIn(text, language).slice(0, FIRST + NEAR), {
		deeds: LEADS,
		isAtBeginning: true,
	});
}

/** Whether a line may tell of it: what is doubtful counts as told. */
export function mayHaveLed(text: string, language: string): boolean {
	const lexemes = lexemesIn(text, language).filter(
		(one) => !NAMED_HEADS.has(one.text),
	);
	return (
		isPair(lexemes, { deeds: LEADS, isAtBeginning: false }) ||
		(/\d/u.test(text) && lexemes.some((one) => isAmong(LEADS, one)))
	);
}

/** Whether a position bears the name of who leads. */
export function isOfHeads(title: string, language: string): boolean {
	return lexemesIn(title, language).some((one) => isAmong(HEADS, one));
}

/** Whether a line tells of training people, which comes nearest to leading them. */
export function guidesPeople(text: string, language: string): boolean {
	const lexemes = lexemesIn(text, language);
	return (
		lexemes.some((one) => isAmong(LEARNERS, one)) ||
		isPair(lexemes, { deeds: GUIDES, isAtBeginning: false })
	);
}

function isPair(
	lexemes: readonly Lexeme[],
	{
		deeds,
		isAtBeginning,
	}: { deeds: ReadonlySet<string>; isAtBeginning: boolean },
): boolean {
	return lexemes.some(
		(one, at) =>
			isAmong(deeds, one) &&
			(!isAtBeginning || at < FIRST) &&
			lexemes
				.slice(Math.max(0, at - 1), at + NEAR)
				.some((other) => isAmong(PEOPLE, other)),
	);
}

// Only whole words are compared, so that the vectors are not asked.
function lexemesIn(text: string, language: string): Lexeme[] {
	return lexemesOf(text, language, createLexis(null)).map(
		({ lexeme }) => lexeme,
	);
}

function isAmong(stems: ReadonlySet<string>, { english }: Lexeme): boolean {
	return english.some((stem) => stems.has(stem));
}
