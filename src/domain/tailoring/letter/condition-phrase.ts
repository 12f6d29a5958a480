// A condition of the posting as a sentence of the letter names it: a whole noun phrase, never a piece of a sentence.
import { indefiniteFor } from "./articles.ts";
import { postingPhrase } from "./posting-phrase.ts";
import { quote, type Voice } from "./voice.ts";

const MOST_WORDS = 14;
const MOST_QUOTED = 8;

const LEAD =
	/^(?:(?:and|or|as well as|plus)(?= )|(?:an? )?(?:demonstrated|demonstrable|proven|documented)(?= (?:working )?(?:experience|knowledge|background|record))(?: working)?|it is (?:essential|necessary|important) that (?:you|candidates|applicants) (?:have|hold|possess)|(?:you|candidates?|applicants?|the (?:successful )?candidate)(?: must| should| will| need to)?(?: have| hold| possess| be| bring)|must (?:have|hold|possess|be)|possession of|(?:have|hold|possess|be)(?= an? | at )|requires?|required:|minimum(?: of)?:?|essential:?)\s+/i;
const TAIL =
	/\s*(?:[;:]|\. |,? (?:(?<!graduation )from (?:an?|the)|issued|granted|awarded by|which|that|who|with at least|at the time|prior to|as of|by the|or that|in order|and (?:more than|at least|over|a minimum|\d))(?!p{L})).*$|,?\s+(?:(?:is|are|will be|must be|would be) .*|(?:required|essential|preferred|needed)\.?)$/i;
/** "Technicians without two years on racks will not be considered" asks for two years on racks. */
const EXCLUDED =
	/^.*\b(?:without|lacking) (.+?) (?:(?:will|can|may) ?not|cannot) be \w+.*$/i;
const NO_NAME =
	/\b(?:you|your|we|our|us|is|are|was|were|has|have|had|will|would|can|must|should|please|not|possess|hold|obtain|wish|wishes|seeks?|wants?|invites?|expects?|offers?|appoint)\b|[…#“”"<>[\]{}]|https?:/i;
const BROKEN_END =
	/(?:\b(?:at|of|in|for|to|with|by|on|from|as|and|or|the|an?)|,)$/i;
const PLURAL = /^(?:two|three|four|five|six|seven|eight|nine|ten|\d+)\b/i;

/** The condition between quotation marks or, in English, as the sentence goes on with it; null where its words do not parse. */
export function conditionPhrase(text: string, voice: Voice): string | null {
	if (voice.language !== "en") {
		const phrase = postingPhrase(text, []);
		const isWhole =
			phrase !== null &&
			!phrase.includes("…") &&
			!voice.words.needs.toReader.test(phrase) &&
			phrase.split(" ").length <= MOST_QUOTED;
		return isWhole ? quote(phrase, voice) : null;
	}
	const name = text
		.replace(/\s+/g, " ")
		.replace(/^\s*(?:[-•*·–]|\p{L}\.|\(?\p{L}\)|\d{1,2}[.)])\s+/u, "")
		.replace(/\s*\([^()]*\)/g, "")
		.replace(EXCLUDED, "$1")
		.replace(LEAD, "")
		.replace(TAIL, "")
		.replace(/[\s,;:.]+$/, "");
	const words = name.split(" ").length;
	if (
		words < 2 ||
		words > MOST_WORDS ||
		NO_NAME.test(name) ||
		BROKEN_END.test(name)
	)
		return null;
	return withArticle(name);
}

const ACRONYM = /^[\p{Lu}\d-]{2,}(?=[\s,]|$)/u;

function withArticle(name: string): string {
	const small =
		ACRONYM.test(name) ||
		(/^\p{Lu}\p{Ll}+ (?:(?:of|in) )?\p{Lu}/u.test(name) &&
			!/^(?:Active|Current|Valid) /.test(name))
			? name
			: name.charAt(0).toLowerCase() + name.slice(1);
	if (
		/^(?:an?|the|at least|current|valid|graduation|completion|minimum)\b/i.test(
			small,
		) ||
		PLURAL.test(small)
	)
		return small.replace(/^(current|valid) /, (word) => `a ${word}`);
	return /\b(?:degree|doctorate|phd|diploma|certificate|certification|licen[cs]e|registration|permit|qualification)\b/i.test(
		small,
	)
		? `${indefiniteFor("a", small, "en")}${small}`
		: small;
}
