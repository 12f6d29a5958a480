// Swedish: awards, trades and what comes nearest, as sentences tell them.
import type { RecountWords } from "../recount-words.ts";

export const recounts: RecountWords = {
	awards: [
		"(?:i @date )?(?:jag (?:fick|mottog|vann)|(?:fick|mottog|vann) jag|jag (?:utsågs|valdes) till|(?:utsågs|valdes) jag till|@giver (?:utsåg|valde) mig till)(?: priset| utmärkelsen)? @award,?(?: (?:av|från|hos) @giver)?,?(?: i @date)?,?(?: för @reason)?",
	],
	givenFor: "(?:hedrad|tilldelad|utsedd|uppmärksammad|given) för",
	shared:
		"delad|delat|tillsammans|kolleg\\p{L}+|team\\p{L}*|lag\\p{L}*|grupp\\p{L}*|finalist\\p{L}*|nominer\\p{L}+|andra|tredje",
	reason: "för",
	trades: [
		"(?:jag har arbetat )?(?:inom|i) @trade sedan @date",
		"sedan @date har jag arbetat (?:inom|i) @trade",
	],
	beginner: "junior",
	nearest: "(?:det )?närmaste(?: detta)? (?:är|kommer)",
	beside: {
		"och är": "Jag är",
		"och talar": "Jag talar",
		"och kan": "Jag kan",
	},
};
