// What documents add of their own: the frames of letters. Frames claim nothing about anybody: what stands in their braces comes from
// the profile or, between quotation marks, from the posting.

/** Several ways of saying one thing; a letter takes one of them by what it answers. */
export type Frames = readonly [string, ...string[]];

/** Braces: need, title, company, date, degree, school, items, term(s), answer, contact, language. */
export type LetterFrames = {
	subject: string;
	/** With no title known. */
	plainSubject: string;
	/** The same with the employer, which is no position: employer. */
	subjectAt: string;
	/** A question instead of an application. */
	inquirySubject: string;
	/** The only sentence of a letter that has nothing to tell. */
	apply: string;
	plainApply: string;
	/** Behind the title of a position, where it is: employer. None where a language puts it before. */
	atEmployer?: string;
	/** What the posting needs somebody to do; only where a language has the forms for it: need. */
	deed?: Frames;
	/** The same where the posting names it by a noun whose article is certain: need. */
	noun?: Frames;
	/** The same in the posting's own words, between quotation marks: need. */
	quoted?: Frames;
	/** A question the posting asks, between quotation marks: need. */
	asked?: Frames;
	/** Opens with the position the proofs come from: title, job, company, date. */
	base: Frames;
	/** The same for a position whose date is over or unknown. */
	baseUndated: Frames;
	/** With no title known: employer, job, company. */
	baseEmployer: Frames;
	/** Before the list of what answers the posting. */
	points: Frames;
	/** The same behind the tasks that were just named. */
	pointsFor: Frames;
	/** The same behind lines told in sentences. */
	pointsAlso: Frames;
	/** Behind sentences, what else of the posting's wishes the profile names. */
	also: Frames;
	/** Papers and studies with the articles their names take: for one of them, then for several. */
	holds: Frames;
	/** The same where one of the articles isn't certain. Between the first and the last stand frames of letters made before, which prove them. */
	holdsListed: Frames;
	/** Those named by what their holder is; absent where no language tells them apart. */
	isHolder?: Frames;
	/** Those under way or to come. */
	underWay: Frames;
	/** Courses, which make nobody qualified. */
	courses: Frames;
	/** Those that have run out. */
	standing: Frames;
	/** Before the list of a letter that asks before it applies. */
	plainShows: Frames;
	/** What the person does now, and since when. */
	currentSince: Frames;
	current: Frames;
	latest: Frames;
	/** A degree is asked for that the profile does not hold; names the degree it does hold. */
	gapDegree: Frames;
	degree: Frames;
	/** A degree that is not finished. */
	studying: Frames;
	/** Where a field of study is known apart from the degree: field, degree, school. */
	studied?: string;
	/** With the degree's article, where a language needs one and it is certain. */
	degreeHeld?: string;
	school: Frames;
	/** Where there is little else to say: a position before, skills that were not asked for, awards, publications. */
	before: Frames;
	skills: Frames;
	awards: Frames;
	publications: Frames;
	languages: Frames;
	/** Answers to what a posting asks the person, and what stands there until they have answered. */
	start: Frames;
	salary: Frames;
	level: Frames;
	ask: Readonly<Record<AskingFrames, string>>;
	slots: Readonly<
		Record<"start" | "salary" | "level" | "answer" | "contact", string>
	>;
	closing: Frames;
	plainClosing: Frames;
	/** Behind the condition that is not met: one question that yes or no answers. */
	question: Frames;
	/** The same behind what will be held by a day that is told. */
	questionToCome: Frames;
	/** The close of a letter that asks: contact. */
	inquiryClosing: Frames;
};

/** What a posting may want to know that no resume shows. */
export type AskingFrames =
	| "workPermit"
	| "registration"
	| "drivingLicence"
	| "clearance"
	| "relocation"
	| "residence";

/** What a country spells otherwise than the language's tables do. */
export type Spelling = readonly (readonly [RegExp, string])[];

/** What a letter's form adds, by country. Braces: company, place, date. */
export type LetterForm = {
	/** "de-AT" */
	locale: string;
	/** By what a posting or a person's country tells it; null for the usual one of the language, which stands last. */
	signs: { posting: RegExp; country: RegExp } | null;
	salutation: string;
	/** Where no company is named and the salutation would look past the team. */
	team?: string;
	/** A firm's people by its short name, {company}, how they are greeted, {people}, and words in the names of those nobody greets so: authorities, schools. */
	firm?: { people: string; salutation: string; not: RegExp };
	/** To a team that says du. */
	informal?: {
		team: string;
		/** The same for a firm whose name takes an article. */
		firm?: string;
		salutation: string;
		/** To somebody by first and last name, {name}, or by the first alone, {first}. */
		person?: string;
		signOff: string;
	};
	/** To somebody by name whose sex nobody told: {name}. */
	person?: string;
	signOff: string;
	/** To somebody greeted by name, where a country closes otherwise then. */
	namedSignOff?: string;
	/** Place and day, where they stand on one line. */
	placeAndDate?: string;
	/** Over day, month and year, where the country writes them otherwise than the language. */
	formalDate?: string;
	/** Before the subject. */
	subjectLabel?: string;
	/** Whether the addressee stands above the date. */
	isAddressedFirst: boolean;
	/** Its letters name the sender's street, and the postal code before the town. */
	namesStreet?: true;
	/** Below the name: what comes with the letter. */
	enclosure?: string;
	/** The same where more comes with it, if the country says it otherwise than its language: {items}. */
	enclosures?: string;
	/** Whether the words behind the salutation go on in small letters. */
	goesOnSmall?: true;
	/** Its postings name pay in dollars, as American ones do. */
	paysInDollars?: true;
	/** Spelled with ss. */
	hasNoSharpS?: true;
	/** Words of ours and of the person's lines, small letters or a known beginning. */
	spelling?: Spelling;
};

/** Nouns that lines of resumes begin with, and the article each takes; only what an ending or a list makes certain. */
export type Nouns = {
	/** Article, and the words and endings that take it; the first match wins. */
	articles: readonly (readonly [article: string, nouns: RegExp])[];
	/** Nouns alike for one and several, whose adjective behind tells how many there are, and their article then: "análisis químicos". */
	unchanged?: { nouns: RegExp; many: RegExp; article: string };
	/** Those of them that stand before several. */
	many?: readonly string[];
	/** Joins two nouns. */
	and: string;
	keepsCapital: boolean;
	/** Two nouns with one object: "Planung und Aufbau der …". */
	shared?: RegExp;
	/** Adjectives and number words a line may begin with, which keep no capital inside a sentence. */
	smallInside?: RegExp;
	/** The article as it stands with the object of a verb, where it is another. */
	object?: Readonly<Record<string, string>>;
	/** What begins a noun's own object: " de la …". */
	complement?: RegExp;
	/** Endings of what is not several. */
	singular?: RegExp;
	/** Words that stand before the noun and take nothing from its article. */
	leading?: RegExp;
	/** Words behind "and" that are no nouns. */
	adjective?: RegExp;
	small?: RegExp;
	/** An object with its article, behind which a bare noun belongs to the first one again. */
	determined?: RegExp;
};

export type NeedWords = {
	/** With what a requirement begins that is an infinitive; null where no pattern is certain. */
	infinitive: RegExp | null;
	/** What a sentence to the reader says in the place of "our". */
	ours: readonly (readonly [RegExp, string])[];
	/** The same to somebody who says du. */
	oursToFriends?: readonly (readonly [RegExp, string])[];
	/** What joins several infinitives behind the frame that names them, where each may hold an "and"; and the last two. */
	joints?: { between: string; last: string };
	/** How a posting names a task otherwise than by an infinitive. */
	tasks?: TaskWords;
	/** Tasks named by a noun that takes this article for certain, and first words that keep no capital behind it. */
	nouns?: { of: RegExp; article: string; small: RegExp };
	/** Words that are said to the person who applies; a requirement with one of them does not go on in a letter. */
	toReader: RegExp;
};

export type TaskWords = {
	/** Words before the verb that say who will do it. */
	lead: RegExp;
	/** Verbs as they are said to the person, and the infinitive by their endings; the first that fits counts. */
	spoken?: {
		verb: RegExp;
		/** The words of a text that may be verbs: the first, and those behind a joint. */
		verbs: RegExp;
		/** Of an ending that several verbs share. */
		not: RegExp;
		endings: readonly (readonly [RegExp, string])[];
	};
	/** Where the table of deeds knows the verbs: what joins two of them (in brackets), what joins a noun to its object. */
	tabled?: {
		joint: RegExp;
		of: RegExp;
		/** What may be an infinitive where it stands by itself, and a part that may begin with another form. */
		infinitive: RegExp;
		finite: RegExp;
	};
	/** Where the verb goes to the end as it is: the clause with one or two verbs and what follows, and the verb's other half behind that or, before a preposition, at its beginning. */
	moved?: { clause: RegExp; early: RegExp; particle: RegExp; not: RegExp };
	/** Where the verb goes to the end: the clause with one or two verbs and what follows, their infinitives, and what stands before them. */
	last?: {
		clause: RegExp;
		endings: readonly (readonly [RegExp, string])[];
		to: string;
		/** What makes of the rest more than an object. */
		not: RegExp;
	};
};

export type TitleGender = {
	feminine: RegExp;
	/** null where the form for men may stand for all. */
	masculine: RegExp | null;
	/** What a title adds in brackets or behind a slash, and what of the word it stands for, the longest first. */
	suffixes: readonly (readonly [suffix: string, replaced: RegExp | null])[];
	/** What makes the form for women of a noun for men; only where nothing else of the noun changes. */
	added?: string;
	/** Nouns for men that take it, where nothing shows whether the person's own titles hold them. */
	ends?: RegExp;
	/** With what the form for men ends where the one for women ends before it: "Fachangestellter". */
	masculineEnding?: string;
};

export type WritingWords = {
	quotes: readonly [open: string, close: string];
	/** With the space that stands before it. */
	colon: string;
	or: string;
	and: string;
	/** An article that companies of some legal forms take behind a preposition. */
	companyArticle: {
		of: RegExp;
		article: string;
		/** Those of a sentence that a company begins: before a name of several words they are no part of it. */
		articles: readonly string[];
	} | null;
	/** What an employer's first word makes of the preposition before it: "chez" is "à la" before a town hall. */
	companyPlaces: {
		preposition: string;
		at: readonly (readonly [at: string, of: RegExp])[];
	} | null;
	/** Whether a position is written small inside a sentence. */
	hasSmallTitles: boolean;
	/** By which endings a position's first word shows whose it is; null where titles have one form. */
	titleGender: TitleGender | null;
	/** How the posting's own words go on in a sentence. */
	needs: NeedWords;
	/** Words by which a text says du or Sie, tu or vous; null where a language has one form for all. */
	address: { informal: RegExp; formal: RegExp } | null;
	/** The forms of letters in the language, the usual one last. */
	forms: readonly [...LetterForm[], LetterForm];
	nouns: Nouns | null;
	/** Words a part of a sentence may begin with that mean nothing when it stands alone, in lower case. */
	joins: readonly string[];
	/** With what a sentence begins that says what the reader will be, before what they will do. */
	leadIns: readonly string[];
	letter: LetterFrames;
	/** What is said differently to somebody who says du. */
	informal: Partial<LetterFrames>;
};
