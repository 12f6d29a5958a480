// What a language says in job postings. A list is one string of alternatives parted by "|", a line end counts as "|" too.
// Lists marked "plain" are compared as text in small letters; all others are patterns for the flags "iu", without anchors.
import type { Alternatives } from "./patterns.ts";

/** What a part of a posting can speak of; "general" parts speak of everything. */
export type PostingPart =
	| "duties"
	| "must"
	| "nice"
	| "offer"
	| "apply"
	| "about"
	| "general"
	| "legal";

/** Conditions no resume can show. */
export type AskWords = {
	drivingLicence: Alternatives;
	/** Of those, cards for machines, which allow nobody to drive on the road. */
	machineLicence?: Alternatives;
	vehicle: Alternatives;
	workPermit: Alternatives;
	clearance: Alternatives;
	backgroundCheck: Alternatives;
	travel: Alternatives;
	relocation: Alternatives;
	residence: Alternatives;
	onSite: Alternatives;
	startDate: Alternatives;
	availability: Alternatives;
	hours: Alternatives;
	salary: Alternatives;
	age: Alternatives;
	health: Alternatives;
	registration: Alternatives;
};

/** All for the flag "i" alone, but `fields`, whose capitals count. */
export type PastedWords = {
	/** The field of a mail's head that names who sent it. */
	sender: Alternatives;
	/** The field of a mail's head that says what it is about. */
	subject: Alternatives;
	/** All fields of a mail's head. */
	mailHead: Alternatives;
	/** Opens a line of a job board's page. Where no line opens so, the page's lines are not looked for. */
	pageClues: Alternatives;
	/** Buttons, menus and counters that fill such a line. */
	pageLines: Alternatives;
	/** What a job board counts: "applicants". */
	applicants: Alternatives;
	/** What a job board calls the list of its postings, on the way to one of them. */
	listings: Alternatives;
	/** Fields of a posting that have lost their line breaks: "Job Title". */
	fields: Alternatives;
};

/** By the words of a title; the last ones by what a posting says of the job. */
export type SeniorityWords = {
	intern: Alternatives;
	executive: Alternatives;
	director: Alternatives;
	lead: Alternatives;
	senior: Alternatives;
	manager: Alternatives;
	junior: Alternatives;
	/** Stands in for who leads: "deputy". */
	deputy: Alternatives;
	/** What a manager of things manages: a product, an account. */
	ofThings: Alternatives;
	saidJunior: Alternatives;
	saidSenior: Alternatives;
	saidMid: Alternatives;
	/** The job itself, behind those: "position", "role". */
	post: Alternatives;
};

export type TurningAway = {
	/** Points at what stands before: "without it". */
	withoutIt: Alternatives;
	/** Says that something else does not do in its place: "a provisional license is not accepted". */
	notEnough: Alternatives;
	/** Tells of whoever does not have something: "without", "who are not". */
	lacking: Alternatives;
	/** What then does not happen, with its negation: "cannot be considered", "disqualified". */
	refused: Alternatives;
	only: Alternatives;
	/** What happens to those alone: "are eligible", "will be considered". */
	admitted: Alternatives;
	/** Says so by itself: "a condition of employment". */
	terms: Alternatives;
	/** What an application is sent with, and others who are turned away: neither is asked of the person. */
	notOf: Alternatives;
};

export type PostingWords = {
	/** Plain: lines that open a part, known by heart. */
	headings: Record<PostingPart, Alternatives>;
	/** Words that tell what a line above a list opens. */
	headingWords: Record<PostingPart, Alternatives>;
	demand: {
		/** Says that something is asked for. */
		must: Alternatives;
		/** Says so even in a portrait or a list of duties. */
		stated: Alternatives;
		/** Says who is not considered, or that something decides alone: "only applicants with". */
		excludes: Alternatives;
		/** The parts of a sentence that turns somebody away. */
		turnsAway?: TurningAway;
		/** Makes what is asked for a condition: "indispensable", "a strict requirement". */
		decides: Alternatives;
		/** Says that something is only wished for. */
		nice: Alternatives;
		/** Opens a wish behind a must: "ideally". */
		wishOpens: Alternatives;
		/** Opens a wish that its end must call one: "other languages … an advantage". */
		furtherOpens: Alternatives;
		/** Says what the work is. */
		duty: Alternatives;
		/** What an applicant sends in. */
		sent: Alternatives;
		/** Points at what was just said: "without this certificate". */
		pointing: Alternatives;
		/** Opens a question that each reader answers for themselves: "which", "how many". */
		opensQuestion: Alternatives;
		/** Names what to have where a question asks for it. */
		inQuestion: Alternatives;
	};
	around: {
		legal: Alternatives;
		applying: Alternatives;
		/** How somebody is selected: tests, lists, interviews, what happens to applications. */
		process: Alternatives;
		/** Opens a sentence on what the work gives: "you will receive". */
		gains: Alternatives;
		offer: Alternatives;
		/** Says that other people see to it than the one sought: "another team", "handled by". */
		others: Alternatives;
		/** Opens a sentence in which the employer speaks of itself. */
		portrait: Alternatives;
		/** Opens a line that says how the work is graded and paid: "Band 6". */
		payGrade: Alternatives;
		/** "other duties as assigned". */
		catchAll: Alternatives;
		/** Fields of an office form that ask for nothing. */
		formField: Alternatives;
	};
	pronouns: { you: Alternatives; we: Alternatives };
	asks: AskWords;
	/** Opens an answer that denies. */
	no: Alternatives;
	/** Nouns for employers and offices of every kind: "city", "association". */
	bodies: Alternatives;
	/** Makes a condition bind: "must", "required", "willing". */
	binding: Alternatives;
	logic: {
		and: Alternatives;
		or: Alternatives;
		/** "one of the following". */
		oneOf: Alternatives;
		/** "at least"; a number follows, then "of". */
		atLeast: Alternatives;
		/** "or equivalent". */
		equivalent: Alternatives;
		/** "may require", "some positions". */
		conditional: Alternatives;
		/** Says that nothing of the kind is asked for. */
		negated: Alternatives;
		/** Denies, whatever it is: "not", "nobody". */
		denies: Alternatives;
		/** Opens examples: "such as". */
		examples: Alternatives;
		/** Opens a clause that says more of what stands before it: "who", "because". */
		belongs: Alternatives;
	};
	years: {
		/** "years", "yrs". */
		unit: Alternatives;
		/** Numbers in words, one to twelve, plain; "/" parts forms of one number. */
		numbers: string;
		/** What is counted: "experience", "practice". */
		experience: Alternatives;
		/** The bare nouns for it: "experience". */
		practice: Alternatives;
		/** Where what years are of may stand before that noun: the words before it that say nothing of it, "full-time", "relevant". */
		manner?: Alternatives;
		/** Makes years something else: age, a contract, a company's past. */
		other: Alternatives;
		/** Follows years that are something else: "two-year degree". */
		otherBehind: Alternatives;
		/** Stands between experience and what it is of: "in", "as", "with". */
		of: Alternatives;
		/** Ends what they are of and opens another demand: "of which two", "and a good command of". */
		next: Alternatives;
		/** Opens what the years are spent doing: "five years managing gardeners". */
		doing: Alternatives;
		/** Begins the years only after a degree or a registration: "post-qualification". */
		qualified: Alternatives;
		/** Says that they are asked for in a position, which follows: "experience as a". */
		inRole: Alternatives;
		orMore: Alternatives;
		to: Alternatives;
	};
	levels: {
		/** Less than any level, as people write of themselves: "a few words". */
		trace?: Alternatives;
		basic: Alternatives;
		conversational: Alternatives;
		proficient: Alternatives;
		fluent: Alternatives;
		native: Alternatives;
	};
	papers: {
		/** Says of a degree that any field will do. */
		anyField: Alternatives;
		/** Stands before the figure of a paper's rank: "Level 3". */
		rank: Alternatives;
		/** Permits to work in a trade. */
		licence: Alternatives;
		certificate: Alternatives;
		/** Says of a license that it has no limits, and that it has; absent where a language knows no such licenses. */
		unlimited?: Alternatives;
		limited?: Alternatives;
	};
	terms: {
		/** Says near a language's name that it is to be spoken. */
		languageCue: Alternatives;
	};
	titles: {
		/** Nouns that name who does the work. */
		roles: Alternatives;
		/** Some of them, also as ends of words, that name a role whatever language the rest is in. */
		knownRoles?: Alternatives;
		/** Verbs that make a line near the top a sentence instead of a title. */
		sentenceVerbs?: Alternatives;
		/** Says that somebody is sought. */
		seeking: Alternatives;
		/** Those of them that name a trade too, for the flag "u": a recruiting coordinator is one. */
		seekingTrades?: Alternatives;
		/**
		 * One pattern for the flag "u": the sentence that says who is sought, with the name as its first group; "bare" where no article
		 * stands before the name.
		 */
		sought: string;
		soughtBare: string;
		/** Names of the field that says where: "Location:". */
		placeField: Alternatives;
		/** Opens what stands in brackets behind an employer's name: "(part of …)". */
		ofGroup: Alternatives;
		/** Says that somebody seeks for another, who is the employer. */
		agency: Alternatives;
	};
	/** How senior a job is; what a language has no word of its own for is left out. */
	seniority: Partial<SeniorityWords>;
	/** What is pasted along with a posting; what nobody has met in a language is left out. */
	pasted: Partial<PastedWords>;
	/** What tells that a text is no posting. */
	forms: {
		expired: Alternatives;
		/** Speaks to buyers. */
		product: Alternatives;
		/** Labels of an application form. */
		fields: Alternatives;
	};
};
