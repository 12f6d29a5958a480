// English: awards, trades and what comes nearest, as sentences tell them.
import type { RecountWords } from "../recount-words.ts";

export const recounts: RecountWords = {
	awards: [
		"(?:in @date,? )?(?:(?:the )?@giver (?:named|voted) me(?: the)?|(?:the )?@giver (?:awarded|gave) me(?: the)?|(?:i )?(?:was|have been) (?:named|voted|awarded|given|elected)(?: to the| to| the)?|(?:i )?(?:received|won|earned)(?: the award| the)?|(?:named|voted|awarded)(?: to the| to| the)?) @award(?: award)?,?(?: (?:by|from|of|at) (?:the )?@giver)?,?(?: in @date)?,?(?: for @reason)?",
	],
	givenFor:
		"(?:recogni[sz]ed|awarded|honou?red|given|presented|received|selected|chosen) for",
	shared:
		"shared?|sharing|joint(?:ly)?|together|colleagues?|teams?|groups?|runner-up|finalists?|nominat\\p{L}+|second|third",
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
	jointly: {
		joining:
			"(?<!\\p{L})(?:partner|collaborat|work|team|cooperat)(?:e|es|ed|s|ing)?(?: up)?(?: closely| directly)? with [^.;]+ to ",
		deeds: {
			analyze: "analy[sz](?:e|es|ed|ing)",
			build: "buil(?:d|ds|t|ding)",
			create: "creat(?:e|es|ed|ing)",
			define: "defin(?:e|es|ed|ing)",
			design: "design(?:s|ed|ing)?",
			develop: "develop(?:s|ed|ing)?",
			document: "document(?:s|ed|ing)",
			draft: "draft(?:s|ed|ing)?",
			evaluate: "evaluat(?:e|es|ed|ing)",
			plan: "plan(?:s|ned|ning)?",
			prepare: "prepar(?:e|es|ed|ing)",
			review: "review(?:s|ed|ing)?",
			test: "test(?:s|ed|ing)",
			write: "wr(?:ite|ites|ote|itten|iting)",
		},
		past: "(?:built|wrote|written|\\p{L}+ed)",
		from: "(?<who>(?:.*\\bI )?)(?<deed>@deed) (?<what>[^,;:]+?) (?<whom>with [^,;:]+?)(?<more>(?: and @deed |,|$).*)",
		now: "partner",
		once: "partnered",
		to: "{who}{work} {whom} to {deed} {what}{more}",
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
