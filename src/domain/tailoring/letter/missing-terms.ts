// Named things a posting requires and the profile holds nowhere, as a sentence can name them.
import type { Term } from "../../job/job.ts";
import { factsOf } from "../../match/facts.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { isRequired, isUnderCondition, mayHoldGloss } from "./certain-gaps.ts";
import { isIn } from "./letter-needs.ts";
import { nameIn, sharesWord } from "./term-needs.ts";

const MOST_TERMS = 2;
const MISSABLE: ReadonlySet<string> = new Set(["tool", "knowledge"]);

export type Missing = { term: Term; name: string };

/** Named things of the must list of which the profile holds not one word, and in whose place nothing is held. */
export function missingInLetter(
	tailoring: Tailoring,
	language: string,
): Missing[] {
	const { match, profile, job, company } = tailoring;
	const said = factsOf(profile)
		.map(({ text }) => text)
		.join(" ");
	const held = contentStems(wordsOf(said));
	const compounds = said.toLowerCase();
	const chosen = match.terms
		.filter(
			(one) =>
				one.support === "absent" &&
				MISSABLE.has(one.term.kind) &&
				isWanted(one.term, tailoring),
		)
		.toSorted((a, b) => b.term.weight - a.term.weight)
		.flatMap(({ term }) => {
			const name = nameIn(term, job, language);
			return name !== null &&
				!sharesWord(name, company) &&
				// "Heftruck" stands in "Heftruckcertificaat".
				!compounds.includes(name.toLowerCase()) &&
				isTelling(name, language, held) &&
				isThing(name, term, language)
				? [{ term, name }]
				: [];
		});
	return chosen
		.filter(
			({ name }, at) =>
				!chosen.some(
					(other, before) => before < at && sharesWord(name, other.name),
				),
		)
		.slice(0, MOST_TERMS);
}

/** Whether a requirement that nothing meets asks for the thing and for no other in its place. */
function isWanted(
	term: Term,
	{ match, profile, job, posting }: Tailoring,
): boolean {
	// A line of one language that answers in part may well be the field; a tool has its name.
	const mayBeMissing =
		term.kind === "tool" || job.language !== profileLanguage(profile);
	return match.requirements.some(
		({ requirement, support }) =>
			isRequired(requirement, { posting }) &&
			support !== "shown" &&
			support !== "listed" &&
			(support !== "partly" || mayBeMissing) &&
			requirement.ask === null &&
			requirement.group === null &&
			!requirement.isNegated &&
			!requirement.isConditional &&
			!requirement.orEquivalent &&
			requirement.logic.how === "all" &&
			!IN_PLACE.test(requirement.text) &&
			!isUnderCondition(requirement, { match, posting }) &&
			!term.forms.some((name) =>
				mayHoldGloss(name, requirement.text, profile),
			) &&
			isIn(term, requirement) &&
			!isExample(term, requirement.text) &&
			!POST.test(requirement.text),
	);
}

/** The name of a post among several: "Engineering Director - Harbour Security". */
const POST =
	/^(?:\p{Lu}\p{L}+\s){2,4}[-–|]\s\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+){0,3}$/u;

/** What stands in brackets alone is one of several: "discharge (home, nursing home, clinic)". */
function isExample({ forms }: Term, text: string): boolean {
	const outside = text.replace(/\([^()]*\)/gu, " ").toLowerCase();
	return !forms.some((form) => outside.includes(form.toLowerCase()));
}

// What will be taught, what is a wish, and what something else may stand for.
const IN_PLACE =
	/\b(?:or|similar|e\.g\.|such as|etc|teach|train you|learn|training (?:is|will be) (?:given|provided)|plus|bonus|ideally|preferably|desirable|nice|advantage|asset)\b/i;
const AUTHORITY =
	/\b(?:service|department|agency|council|team|office|authority|board|trust|division|sponsorship|clearance)\b/i;
const MASS =
	/(?:ing|ment|ics|logy|graphy|tion|sion|ance|ence|care|law|tax|ity|ware|sales|analysis|[^s]s)$/i;

/** Whether a sentence can say of the name, as it stands, that it is missing: "relational database" needs an article. */
function isThing(name: string, { kind }: Term, language: string): boolean {
	if (AUTHORITY.test(name)) return false;
	return kind === "tool" || language !== "en" || MASS.test(name);
}

const MOST_WORDS = 4;

function isTelling(
	name: string,
	language: string,
	held: ReadonlySet<string>,
): boolean {
	if (
		/\b(?:skills?|listed|below|above|following)\b/i.test(name) ||
		name.split(" ").length > MOST_WORDS ||
		isEveryday(name, language)
	)
		return false;
	const stems = [...contentStems(wordsOf(name))];
	const [first] = stems;
	if (first === undefined || held.has(first)) return false;
	// English puts first what is special: "palliative care" is missing where care stands but nothing palliative.
	return language === "en" || stems.every((stem) => !held.has(stem));
}

const LONG_WORD = 14;

// "Maintenance" or "sales" alone says nothing that could be missing; a name, a compound or several words do.
function isEveryday(form: string, language: string): boolean {
	if (language === "zh") return false;
	const isCompound = language === "de" && form.length >= LONG_WORD;
	const isName = /\p{Lu}.*\p{Lu}|\d|[+#.]/u.test(form);
	const isCapital = language !== "de" && /^\p{Lu}/u.test(form);
	return !/[\s-]/u.test(form) && !isCompound && !isName && !isCapital;
}
