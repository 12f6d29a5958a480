// English lines are notes: "Managed cross-functional team of 6", "Switched work orders to Quore, trained all shifts". In a letter they are
// sentences, which want an article before a thing there is one of, and "and" before the second thing done. Neither says more than the line.
import { isPastVerb } from "../lines/english-verbs.ts";
import { indefiniteFor } from "./articles.ts";

export function asProse(deed: string): string {
	return withAnd(withArticles(deed));
}

function withArticles(deed: string): string {
	const { verb = "", name = "", thing = "" } = OBJECT.exec(deed)?.groups ?? {};
	const isBare =
		thing !== "" && !name.split(/\s+/u).some((word) => SAYS_WHICH.test(word));
	const rest = deed.slice(verb.length);
	const whole = isBare ? `${verb}${articleOf(thing, rest)}${rest}` : deed;
	return whole.replace(
		SETTING,
		(_, before: string, place: string) =>
			`${before}${indefiniteFor("a", place, "en")}${place}`,
	);
}

/** "Exceeded the quota", "closed the kitchen"; "a department of 40". */
function articleOf(thing: string, rest: string): string {
	const isKnown =
		KNOWN.test(thing) &&
		!rest.slice(rest.indexOf(thing)).startsWith(`${thing} of `);
	return isKnown ? "the " : indefiniteFor("a", rest, "en");
}

/** What a verb of work has one of in mind where no article stands before it. */
const THING =
	"agenda|app|application|assessment|audit|branch|budget|campaign|catalog|checklist|classroom|clinic|conference|contract|course|crew|curriculum|dashboard|database|department|desk|event|fleet|framework|funnel|grant|guide|handbook|initiative|kitchen|knowledge base|library|manual|method|migration|mobile app|model|network|newsletter|office|partnership|pipeline|plan|platform|playbook|policy|portal|portfolio|practice|procedure|process|program|programme|project|protocol|prototype|quota|region|register|relaunch|restaurant|rollout|schedule|script|section|series|shift|shop|site|store|strategy|study|survey|system|target|task force|team|template|territory|tool|unit|warehouse|website|workflow|workshop|yard";
const KNOWN =
	/^(?:branch|budget|classroom|clinic|department|desk|fleet|kitchen|library|office|quota|restaurant|shop|site|store|target|warehouse|yard)$/u;

/** A verb, the name of what was done to, and something that ends it. */
const OBJECT = new RegExp(
	`^(?<verb>(?:\\p{Ll}+ly )?[\\p{Ll}-]+(?:(?:,? and|,) [\\p{Ll}-]+)? )(?<name>(?:[\\p{L}\\d/&+-]+ ){0,4}?(?<thing>${THING}))(?=$|[,;.]| (?:of|for|to|with|in|on|at|that|which|by|from|across|using|including|covering|serving|during|after|within|through|between|so|as|into|over|resulting|improving|reducing|increasing)(?!\\p{L}))`,
	"u",
);
const SETTING =
	/( (?:in|of|within) )((?:\p{Ll}+(?:-\p{Ll}+)*,? |\p{Lu}{2,4} ){0,3}(?:environment|setting))(?!\p{L})/gu;

/** Says which or how many, or ends a name before the thing. */
const SAYS_WHICH =
	/^(?:an?|the|my|our|their|its|his|her|this|that|these|those|each|every|all|both|any|no|some|several|many|most|new|other|another|own|one|two|three|four|five|six|seven|eight|nine|ten|of|for|to|with|in|on|at|by|from|and|or|as|up|down|out|over|about|into|through|\p{L}+ing|\d.*|.*['’]s?|.*\d)$/iu;

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
