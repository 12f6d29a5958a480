// English lines are notes: "Managed cross-functional team of 6", "Switched work orders to Quore, trained all shifts". In a letter they are
// sentences, which want an article before a thing there is one of, and "and" before the second thing done. Neither says more than the line.
import { baseForm, isPastVerb } from "../lines/english-verbs.ts";
import { indefiniteFor } from "./articles.ts";

export function asProse(deed: string): string {
	return withAnd(withArticles(deed));
}

function withArticles(deed: string): string {
	return withPlaces(withSums(withObjects(deed))).replace(
		SETTING,
		(_, before: string, place: string) =>
			`${before}${indefiniteFor("a", place, "en")}${place}`,
	);
}

/** What each verb is done to: the first, and one behind "and". */
function withObjects(deed: string): string {
	return deed.replace(OBJECT, (whole, ...found) => {
		const { verb = "", name = "", thing = "" } = found.at(-1) ?? {};
		const words = name.split(/\s+/u);
		const isSecond = /^ and /u.test(verb);
		return words.some(saysWhich) || (isSecond && !isVerb(verb.slice(5)))
			? whole
			: `${verb}${articleOf({ name, thing }, deed.slice(found.at(-3) + whole.length))}${name}`;
	});
}

function isVerb(text: string): boolean {
	const [first = ""] = text.split(" ");
	return isPastVerb(first) || baseForm(first) !== null;
}

/** "For flagship location", "from local university": of one of which there are more; what stands alone may be an idiom, as "on site" is. */
function withPlaces(deed: string): string {
	return deed.replace(BESIDE, (whole, ...found) => {
		const { before = "", name = "", thing = "" } = found.at(-1) ?? {};
		const words = name.split(/\s+/u);
		const isTeam = thing === "team" && words.length === 2;
		if (words.length < 2 || words.some(saysWhich) || IDIOM.test(name))
			return whole;
		const article = isTeam ? "the " : indefiniteFor("a", name, "en");
		return `${before}${article}${name}`;
	});
}

/** "Manage $1.1 million annual budget", "and team of 35". */
function withSums(deed: string): string {
	return deed
		.replace(SUM, (_, verb: string, sum: string) => `${verb}a ${sum}`)
		.replace(
			/( (?:and|with) )(team of (?:about |over |up to )?\d)/gu,
			"$1a $2",
		);
}

/** "Exceeded the quota", "closed the kitchen"; "a department of 40"; "the Computational Science Lab". */
function articleOf(
	{ name, thing }: { name: string; thing: string },
	rest: string,
): string {
	const isOwnName = name.split(/\s+/u).every((word) => /^\p{Lu}/u.test(word));
	const isKnown = KNOWN.test(thing) && !rest.startsWith(" of ");
	return isKnown || isOwnName ? "the " : indefiniteFor("a", name, "en");
}

/** What a verb of work has one of in mind where no article stands before it. */
const THING =
	"agenda|app|application|assessment|audit|branch|budget|campaign|catalog|center|centre|checklist|classroom|clinic|community|conference|contract|course|crew|curriculum|dashboard|database|department|desk|division|environment|event|facility|fleet|framework|function|funnel|grant|group|guide|handbook|initiative|kitchen|knowledge base|lab|laboratory|library|location|manual|method|migration|mobile app|model|network|newsletter|office|organization|partnership|pipeline|plan|plant|platform|playbook|policy|portal|portfolio|practice|procedure|process|program|programme|project|protocol|prototype|quota|region|register|relaunch|restaurant|rollout|schedule|script|section|series|shift|shop|site|solution|store|strategy|study|survey|system|target|task force|team|template|territory|tool|transition|unit|university|warehouse|website|workflow|workshop|yard|Center|Centre|Department|Division|Group|Lab|Laboratory|Office|Team|Unit";
const KNOWN =
	/^(?:branch|budget|classroom|clinic|department|desk|fleet|kitchen|library|office|quota|restaurant|shop|site|store|target|warehouse|yard)$/u;
/** What ends the name of a thing. */
const END =
	"(?=$|[,;.]| (?:of|for|to|with|in|on|at|that|which|by|from|across|using|used|during|after|within|through|between|so|as|into|over|built|designed|\\p{Ll}+ing)(?!\\p{L}))";

/** A verb, the name of what was done to, and something that ends it. */
const OBJECT = new RegExp(
	`(?<verb>(?:^| and )(?:\\p{Ll}+ly )?[\\p{Ll}-]+(?:(?:,? and|,) [\\p{Ll}-]+)? )(?<name>(?:(?!and )[\\p{L}\\d/&+-]+ ){0,5}?(?<thing>${THING}))${END}`,
	"gu",
);
/** The same behind a preposition. */
const BESIDE = new RegExp(
	`(?<before> (?:for|from|with|into|across|through|via|at|to) )(?<name>(?:(?!and )[\\p{L}\\d/&+-]+ ){1,6}?(?<thing>${THING}))${END}`,
	"gu",
);
/** "On night shift", "in high school", "to full time practice": as people say them. */
const IDIOM =
	/(?:(?:land|surface|spray|pesticide|herbicide|fertilizer) application|practice|shift|section|series|method|policy|process|environment|course|function|schedule|plan|community|contract|solution)$/iu;
const SUM =
	/^((?:\p{Ll}+ly )?[\p{Ll}-]+ )([$€£]\s?[\d.,]+\s?(?:million|billion|[MKk]|bn)?\+? (?:[\p{L}-]+ ){0,6}?(?:budget|campaign|contract|fund|grant|pipeline|portfolio|program|programme|project|territory))(?!\p{L})/u;
const SETTING =
	/( (?:in|of|within) )((?:\p{Ll}+(?:-\p{Ll}+)*,? |\p{Lu}{2,4} ){0,3}(?:environment|setting))(?!\p{L})/gu;

function saysWhich(
	word: string,
	at: number,
	words: readonly string[],
): boolean {
	return (
		SAYS_WHICH.test(word) ||
		// "Leading team", but "training program" and "payment processing system".
		(/ing$/iu.test(word) &&
			at < words.length - 1 &&
			!(at === 0 ? OF_A_KIND : /./u).test(word))
	);
}

const OF_A_KIND =
	/^(?:billing|booking|coaching|engineering|learning|manufacturing|marketing|mentoring|messaging|monitoring|onboarding|planning|pricing|processing|reporting|scheduling|testing|ticketing|tracking|training)$/iu;

/** Says which or how many, or ends a name before the thing. */
const SAYS_WHICH =
	/^(?:an?|the|my|our|their|its|his|her|this|that|these|those|each|every|all|both|any|no|some|several|many|most|other|another|own|one|two|three|four|five|six|seven|eight|nine|ten|of|for|to|with|in|on|at|by|from|and|or|as|up|down|out|over|about|into|through|\d.*|.*['’]s?|.*\d)$/iu;

/** "Switched work orders in 2022, trained all three shifts": of two deeds the second stands behind "and". */
function withAnd(deed: string): string {
	const [first = "", second = "", ...more] = deed.split(/, (?=\p{Ll})/u);
	const [verb = "", next = ""] = second.split(" ");
	const isDeed =
		more.length === 0 &&
		next !== "" &&
		isPastVerb(verb) &&
		isPastVerb(first.split(" ")[0] ?? "") &&
		!joinsDeeds(first) &&
		!OF_A_THING.test(second);
	return isDeed ? `${first} and ${second}` : deed;
}

/** "Loaded feed and swept the bay" has its "and"; "work orders and room status" are two things. */
function joinsDeeds(text: string): boolean {
	return [...text.matchAll(/ (?:and|or) (\p{L}+)/gu)].some(([, next = ""]) =>
		isPastVerb(next),
	);
}

/** "…, led by the chief engineer", "…, returned cards fell to 4": said of a thing; "took notes and followed up" has its "and". */
const OF_A_THING =
	/^\p{L}+ (?:by|in|for|on|at|to|with|from|under|as)(?!\p{L})|^\p{L}*eed |(?<!\p{L})(?:and|came|fell|got|grew|is|are|rose|was|were|went)(?!\p{L})/u;
