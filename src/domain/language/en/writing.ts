// English: words documents and letters add.
import type { Spelling, WritingWords } from "../writing-words.ts";

// What is spelled otherwise outside the United States.
const COMMONWEALTH: Spelling = [
	[
		/\b((?:[Aa]uthor|[Cc]ustom|[Mm]inim|[Mm]axim|[Mm]odern|[Oo]ptim|[Oo]rgan|[Pp]riorit|[Rr]ecogn|[Rr]eorgan|[Ss]pecial|[Ss]tandard|[Ss]ummar|[Ss]ynchron|[Uu]til|[Vv]isual)i)z(?=(?:e[ds]?|ers?|ing|ations?)\b)/g,
		"$1s",
	],
	[/\b([Aa]naly)z(?=(?:e[ds]?|ing)\b)/g, "$1s"],
	[
		/\b(behavi|col|fav|harb|hon|lab|neighb)or(?=(?:s|ed|ing|al|able)?\b)/g,
		"$1our",
	],
	[/\bcenter(?=s?\b)/g, "centre"],
	[/\b(label|model|travel|cancel|counsel)(?=(?:ed|ing)\b)/g, "$1l"],
];

// What a British letter writes otherwise. Capitals stay: they may belong to names.
const BRITISH: Spelling = [
	[/(?<=\b[Mm]y )resume\b/g, "CV"],
	[/\bdriver[’']s license\b/g, "driving licence"],
	[/\blicense(?= or registration)/g, "licence"],
	[/\btoward\b/g, "towards"],
	...COMMONWEALTH,
];

// Resumes are resumes there, and licenses are a driver's.
const AUSTRALIAN: Spelling = [
	[/\blicense\b/g, "licence"],
	[/\btoward\b/g, "towards"],
	...COMMONWEALTH,
];

/** The firm's people, where it is a firm. */
const FIRM = {
	people: "{company} team",
	salutation: "Dear {people},",
	not: /(?<!\p{L})(?:city|county|town(?:ship)?|village|state|borough|council|department|dept|ministry|bureau|government|federal|national|district|schools?|academy|university|college|hospital|agency|authority|commission|board|court|police|army|navy|museum|library|church|team|company|employer|client|confidential|recruit\p{L}*|human resources|hr)(?!\p{L})/iu,
} as const;

export const writing: WritingWords = {
	quotes: ["“", "”"],
	colon: ":",
	or: "or",
	and: "and",
	companyArticle: null,
	companyPlaces: {
		preposition: "at",
		at: [
			[
				"with the ",
				/^(?:City|County|Town|Township|Village|State|Borough|Government) of /u,
			],
			[
				"at the ",
				/^(?:Parish|Diocese|University|Department|Ministry|Office|Bureau|Port|Bank|Museum) of /u,
			],
		],
	},
	hasSmallTitles: false,
	titleGender: null,
	needs: {
		joints: { between: ", to ", last: " and to " },
		infinitive: null,
		ours: [],
		toReader: /\b(?:you|your|I|my|me|we)\b/i,
	},
	address: null,
	forms: [
		{
			locale: "en-GB",
			enclosures: "Enclosures: CV, {items}",
			signs: {
				posting:
					/[£€]|\b(?:UK|United Kingdom|Ireland|England|Scotland|Wales|London|Manchester|Edinburgh|Dublin|Cork|Galway|Belfast|Cardiff)\b|\b(?:organisations?|labour|programmes?)\b/,
				country:
					/^(?:gb|uk|united kingdom|england|scotland|wales|great britain|ie|ireland|at|be|ch|cz|de|dk|es|fi|fr|it|lu|nl|no|pl|pt|se)$/i,
			},
			salutation: "Dear Hiring Manager,",
			team: "Dear Hiring Team,",
			firm: FIRM,
			signOff: "Yours faithfully,",
			namedSignOff: "Yours sincerely,",
			formalDate: "{day} {month} {year}",
			isAddressedFirst: true,
			spelling: BRITISH,
		},
		{
			locale: "en-AU",
			signs: {
				posting:
					/\b(?:Australian?|New Zealand|Melbourne|Sydney|Brisbane|Perth|Adelaide|Canberra|Auckland|superannuation|plus super)\b/,
				country: /^(?:au|nz|australia|new zealand)$/i,
			},
			salutation: "Dear Hiring Manager,",
			team: "Dear Hiring Team,",
			firm: FIRM,
			signOff: "Yours faithfully,",
			namedSignOff: "Yours sincerely,",
			formalDate: "{day} {month} {year}",
			isAddressedFirst: true,
			spelling: AUSTRALIAN,
			paysInDollars: true,
		},
		{
			locale: "en-US",
			signs: null,
			salutation: "Dear Hiring Manager,",
			team: "Dear Hiring Team,",
			firm: FIRM,
			signOff: "Sincerely,",
			isAddressedFirst: false,
		},
	],
	nouns: null,
	joins: ["and", "or", "such as", "including", "like", "as well as"],
	leadIns: [
		"as a",
		"as an",
		"in this role",
		"in this position",
		"reporting to",
	],
	letter: {
		subject: "Application for {title}",
		plainSubject: "Application",
		subjectAt: "Application to {employer}",
		inquirySubject: "{title}: a question before an application",
		apply: "I would like to be considered for the position of {title}.",
		plainApply: "I would like to be considered for a position with you.",
		atEmployer: " at {employer}",
		deed: ["You need someone to {need}."],
		quoted: ["Your posting lists {need}."],
		asked: ["You ask about {need}."],
		base: [
			"I have worked as {job} at {company} since {date}, and I am applying for the position of {title}.",
		],
		baseUndated: [
			"I have worked as {job} at {company}, and I am applying for the position of {title}.",
		],
		baseEmployer: [
			"I am applying to {employer} with my experience as {job} at {company}.",
		],
		currentSince: ["I have been {title} at {company} since {date}."],
		current: [
			"My current position is that of {title} at {company}.",
			"At present my position is {title} at {company}.",
		],
		latest: [
			"My most recent position was {title} at {company}.",
			"I was most recently {title} at {company}.",
		],
		gapDegree: [
			"You require {need}; the degree on my resume is {degree}.",
			"Your posting requires {need}; the degree I hold is {degree}.",
		],
		degreeHeld: "I hold {degree} from {school}.",
		degree: ["I studied at {school} ({degree})."],
		studying: ["In progress: {degree} – {school}."],
		school: ["I studied at {school}."],
		before: ["Before that I was {title} at {company}."],
		skills: [
			"I also know {items}.",
			"My skills include {items}.",
			"I also know {items}.",
		],
		awards: [
			"I have received one award: {items}.",
			"My awards include {items}.",
		],
		publications: ["My publications include {items}."],
		languages: ["I speak {items}."],
		start: [
			"My earliest start date is {answer}.",
			"The earliest date I could start is {answer}.",
		],
		salary: [
			"My salary expectation is {answer}.",
			"As for salary, my expectation is {answer}.",
		],
		level: ["My level of {language} is {answer}."],
		ask: {
			workPermit: "My work authorization: {answer}.",
			registration: "My license or registration: {answer}.",
			drivingLicence: "On the driver’s license you ask for: {answer}.",
			clearance: "My clearance: {answer}.",
			relocation: "On moving to the place of work: {answer}.",
			residence: "On living near the place of work: {answer}.",
		},
		slots: {
			contact: "[phone or e-mail]",
			start: "[earliest start date]",
			salary: "[expected salary]",
			level: "[level]",
			answer: "[status]",
		},
		points: ["These parts of my resume come closest to your posting:"],
		pointsFor: ["From my work so far:"],
		pointsAlso: ["Also from my work:"],
		holds: ["I hold {items}."],
		holdsListed: [
			"I hold {items}.",
			"My qualifications include {items}.",
			"I hold {items}.",
		],
		isHolder: ["I am {items}."],
		underWay: ["I am working toward {items}."],
		courses: ["I have completed {items}."],
		standing: ["I would need to renew {items}."],
		also: ["My resume also lists {items}."],
		plainShows: ["These parts of my resume come closest to your posting:"],
		closing: [
			"I would welcome a conversation: {contact}.",
			"I would be glad to talk this through with you: {contact}.",
			"For a conversation, you can reach me at {contact}.",
		],
		plainClosing: [
			"I would welcome a conversation with you.",
			"I would be glad to talk this through with you.",
		],
		question: [
			"That is not on my resume. I am therefore asking before I apply: would you consider an application all the same?",
			"My resume does not show it. My question before I apply is this: is that condition fixed, or would an application still be of use to you?",
		],
		questionToCome: [
			"I am asking before I apply: could you wait until then, or may I write again once it is done?",
		],
		inquiryClosing: [
			"I would be grateful for a short answer: {contact}.",
			"A short answer would help me: {contact}.",
		],
	},
	informal: {},
};
