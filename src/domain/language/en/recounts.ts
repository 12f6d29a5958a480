// English: awards, trades and what comes nearest, as sentences tell them.
import type { RecountWords } from "../recount-words.ts";

export const recounts: RecountWords = {
	awards: [
		"(?:in @date,? )?(?:(?:the )?@giver (?:named|voted) me(?: the)?|(?:the )?@giver (?:awarded|gave) me(?: the)?|(?:i )?(?:was|have been) (?:named|voted|awarded|given|elected)(?: to the| to| the)?|(?:i )?(?:received|won|earned)(?: the award| the)?|(?:named|voted|awarded)(?: to the| to| the)?) @award(?: award)?,?(?: (?:by|from|of|at) (?:the )?@giver)?,?(?: in @date)?,?(?: for @reason)?",
	],
	givenFor:
		"(?:recogni[sz]ed|awarded|honou?red|given|presented|received|selected|chosen) for",
	reason: "for",
	trades: [
		"(?:i have (?:worked|been) |i have been working |working )?(?:in) @trade since @date",
		"since @date,? i have (?:worked|been working) (?:in) @trade",
	],
	beginner: "junior",
	nearest:
		"(?:the )?(?:nearest|closest)(?: (?:to|i come to) (?:it|them|that|this|these|those|either|both))?(?: (?:on my resume|on my cv|in my record))? (?:is|are)",
	turned: {
		from: /^(.+?) (?:that |which )?I ((?:\p{L}+ly )?\p{L}+)(.*)$/u,
		to: "I $2 $1$3",
	},
	beside: {
		"and was named": "I was named",
		"and was awarded": "I was awarded",
		"and received": "I received",
		"and hold": "I hold",
		"and i hold": "I hold",
		"and am": "I am",
		"and know": "I know",
		"and i know": "I know",
		"and speak": "I speak",
		"and i speak": "I speak",
	},
};
