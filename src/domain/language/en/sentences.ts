// English: how lines become sentences. What a line begins with is read from tables of verbs and articles.
import type { SentenceWords } from "../sentence-words.ts";

/** Around a name of work, in turn. */
const WORK_NOW = [
	"My work includes {part}",
	"My work also includes {part}",
	"The job also covers {part}",
	"I also take care of {part}",
];
const WORK_PAST = [
	"My work included {part}",
	"My work also included {part}",
	"The job also covered {part}",
	"I also took care of {part}",
];

export const sentences: SentenceWords = {
	times:
		/^(?:gap|service|volunteer(?:ing)?) year$|(?:internship|traineeship|apprenticeship|placement|secondment|work experience|national service)(?: \([^()]*\))?$/iu,
	remarks: {
		along: "with",
		about:
			"about|around|approx\\.?|approximately|roughly|some|over|up to|more than",
		all: "all|both|each|(?:\\p{N}+|one|two|three|four|five|six) of (?:them|whom)",
		relative: "which|who|where",
		goesOn: /^(?:(?:thereby|thus|\p{L}+ly) )?(?:\p{L}+ing|from)(?!\p{L})/iu,
		from: "from",
		to: "to",
	},
	nounDeeds: null,
	support: [
		{
			now: "am {part}",
			past: "was {part}",
		},
		{
			now: "am a {part}",
			past: "was a {part}",
		},
		{
			now: "am the {part}",
			past: "was the {part}",
		},
		{
			now: "have {part}",
			past: "had {part}",
		},
		{
			now: "am {part}",
			past: "was {part}",
		},
		{
			now: "have a {part}",
			past: "had a {part}",
		},
	],
	tense: {
		finished:
			/\b(?:that|which|who) \p{L}+(?:ed|t)\b|\b(?:in|\() ?(?:19|20)\d\d\b/u,
		counted: /(?!)/,
		lasting: /(?!)/,
	},
	subject: {
		word: "I",
		said: /^I(?:[’']ve)? /u,
	},
	clause:
		/^(?:(?:the|our|my|all) )?(?!(?:which|that)(?!\p{L}))(?:[\p{L}-]+ ){1,6}?(?:fell|rose|went|dropped|grew|came down|are|is|were|was|has|have) (?:by|down|from|to|up|still|now|done|kept|signed|checked|decided|made|run) /iu,
	bearing: [
		{
			// Since when nothing has happened: "Zero lost-time injuries on my shift since March 2022".
			of: /^(?:no|zero) (?:[\p{L}-]+ ){1,4}(?:\p{L}+ )*?(?:since (?:\p{L}+ )?\d{4}|in (?:\w+ )years)$/iu,
			never: /[;:–—!?]|[.] /u,
			now: ["There have been {part}"],
			past: ["There were {part}"],
			small: /^\p{Lu}\p{Ll}/u,
		},
		{
			// One thing that comes again: "Weekly drop-in for over-60s".
			of: /^(?:daily|fortnightly|monthly|quarterly|termly|weekly|yearly) (?:[\p{L}-]+ ){0,2}?(?!\p{L}*(?:s|(?<!meet|brief)ing|ment|ance|tion|sion|care|support|work|cover|admin|control)(?!\p{L}))[\p{L}-]+(?=$| (?:at|for|in|of|on|to|with)(?!\p{L}))/iu,
			never: /[;:–—!?]|[.] /u,
			now: WORK_NOW,
			past: WORK_PAST,
			article: "a",
			small: /^\p{Lu}\p{Ll}/u,
		},
		{
			of: /^(?!\p{L}+ly (?:[\p{L}-]+ ){0,2}(?:meet|brief)ing(?!\p{L}))(?:(?:annual|basic|full|public|regular|yearly|(?:dai|fortnight|month|quarter|week)ly|\p{L}{4,}(?:ic|ous|ary)) (?:[\p{L}-]+,? (?:and )?){0,3}?[\p{L}-]*(?:(?<!s)s|admin|ance|care|cover|ing|ment|sion|support|tion|work)|\p{L}{3,}ing (?!on |up |down |out |in )(?:[\p{L}-]+ ){0,2}?\p{L}+|\p{L}{4,}(?:tion|sion) of (?:[\p{L}-]+ ){0,2}?\p{L}+s|(?:[\p{L}-]+ ){0,2}?(?:analysis|control|delivery|design|diagnosis|disposal|monitoring|oversight|sampling|testing|purchase|receipt|repair|research|review|sale|service|servicing|storage|supply|upkeep)(?:,? (?:and )?[\p{L}-]+){0,2}(?= of )|(?:\p{L}+ ){0,3}?\p{L}*(?:tion|sion|ment|ance|ence|ship|finding|keeping|taking|handling)(?=(?:, [\p{L}-]+){0,3}(?: and [\p{L}-]+)? (?:of|with|for|on|across) )(?:, [\p{L}-]+){0,3}(?: and [\p{L}-]+)?)(?=$|,| \(| (?:and|at|for|from|in|of|on|to|with|across|during)(?!\p{L}))/iu,
			never:
				/[;:–—!?]|[.] |(?<!\p{L})(?:and|but|then|which)(?: also| then)? (?:\p{L}+ed|led|ran|held|took|made|wrote|fell|rose|grew|kept|built|cut|saw)(?!\p{L})|(?<!\p{L})(?:is|are|was|were|has|have|had)(?!\p{L})|^(?:lead|winning|leading|existing|working|remaining|resulting|outstanding|incoming|outgoing|being|having|according|including)(?!\p{L})/iu,
			now: WORK_NOW,
			past: WORK_PAST,
			small: /^\p{Lu}\p{Ll}/u,
		},
	],
	onward: "since|from",
	pointing: "there|here",
	did: {
		current: [
			"As {title} at {company}, where I have been since {since}, I {deed}",
		],
		titled: ["As {title} at {company}, I {deed}"],
		first: ["At {company}, I {deed}"],
		named: [
			"At {company}, I {deed}",
			"At {company}, I also {deed}",
			"In my work at {company}, I {deed}",
		],
		begin: ["I {deed}"],
		now: ["At {company}, I also {deed}", "In my current job, I {deed}"],
		same: ["I {deed}", "I also {deed}", "Alongside that, I {deed}"],
		earlier: [
			"Earlier, as {title} at {company}, I {deed}",
			"Before that, as {title} at {company}, I {deed}",
		],
		project: ["In the project {company}, I {deed}"],
		volunteer: ["As a volunteer at {company}, I {deed}"],
		own: ["As a freelancer, I {deed}"],
	},
	work: {
		current: [
			"My work as {title} at {company}, where I have been since {since}, includes {part}",
		],
		titled: ["My work as {title} at {company} {includes} {part}"],
		first: ["My work at {company} {includes} {part}"],
		named: ["My work at {company} also {includes} {part}"],
		begin: ["My work there {includes} {part}"],
		same: [
			"My work there also {includes} {part}",
			"I also {deal} with {part}",
			"The job also {covers} {part}",
		],
		earlier: ["My earlier work as {title} at {company} included {part}"],
		project: ["The project {company} {includes} {part}"],
		volunteer: ["My volunteer work at {company} {includes} {part}"],
		own: ["My freelance work {includes} {part}"],
	},
	outcome: {
		current: [
			"During my time as {title} at {company}, where I have been since {since}, {part}",
		],
		titled: ["During my time as {title} at {company}, {part}"],
		first: ["During my time at {company}, {part}"],
		named: ["In my time at {company}, {part}"],
		begin: ["In that job, {part}"],
		same: ["In that job, {part}"],
		earlier: ["Earlier, while I was {title} at {company}, {part}"],
		project: ["In the project {company}, {part}"],
		volunteer: ["During my time as a volunteer at {company}, {part}"],
		own: ["In my freelance work, {part}"],
	},
	whole: { from: /\bI also (am|was|have(?= been)) /g, to: "I $1 also " },
	verbs: {
		includes: ["includes", "includes", "included", "included"],
		deal: ["deal", "deal", "dealt", "dealt"],
		covers: ["covers", "covers", "covered", "covered"],
	},
	from: {
		current: ["From my work as {title} at {company}"],
		titled: ["From my work as {title} at {company}"],
		first: ["From my work at {company}"],
		named: ["Also from my work at {company}"],
		begin: ["From that work"],
		same: ["Also from that work"],
		earlier: ["From my earlier work as {title} at {company}"],
		project: ["From the project {company}"],
		volunteer: ["From my volunteer work at {company}"],
		own: ["From my freelance work"],
	},
	colon: ": ",
	closes: "",
};
