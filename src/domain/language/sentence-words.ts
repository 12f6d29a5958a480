// What sentence of a letter a line of a profile proves: what the line begins with, and the sentences it may be set into. Braces:
// deed (what was done, as the sentence goes on with it), part (a noun with its article), title, company, since, and the names of
// `verbs`, which agree with the part.
import type { Alternatives } from "./patterns.ts";
import type { Frames } from "./writing-words.ts";

export type SentenceFrames = {
	/** The position the person holds, with its date. */
	current: Frames;
	/** A position, its date unknown or over. */
	titled: Frames;
	/** An employer with no position. */
	first: Frames;
	/** An employer the letter named before. */
	named: Frames;
	/** Behind a sentence that only named the position. */
	begin: Frames;
	/** The position held today, where the letter has named it before. */
	now?: Frames;
	/** Behind a sentence of the same entry. */
	same: Frames;
	/** A position before the one just spoken of. */
	earlier: Frames;
	project: Frames;
	volunteer: Frames;
	/** Work for oneself. */
	own: Frames;
};

/** Nouns lines begin with, as what somebody does. */
export type NounDeeds = {
	/**
	 * Rows "noun, noun = infinitive, present, past, perfect", one a line; "-" where there is no such form, or none for what is
	 * done once. "führe … ein" stands around its object. A fifth form names what may stand behind the noun and stays: "à|aux?"
	 * of "participation aux réunions".
	 */
	verbs: string;
	/** The same for nouns that keep their preposition: "Mitwirkung bei, Mitwirkung an = mitwirken, wirke … mit, wirkte … mit". */
	governed?: string;
	/** "Har" of "har jag utvecklat", where the perfect stands before its object. */
	have?: string;
	/** The part of a verb stands before its object: "lär jag upp nya kollegor". */
	isParticleFirst?: true;
	/** The part of a verb stands before a preposition: "neem ik deel aan". */
	isParticleBeforePreposition?: true;
	/** A thing that became more or less by itself, its verb, and how: "Andelen falt fra 4 til 2"; what the verb becomes, where that is another form. */
	moved?: { of: RegExp; verbs: Readonly<Record<string, string>> };
	/** Ends inside of an adjunct, whose nouns an "and" joins: "bij aanleg". */
	within?: RegExp;
	/** Names of activities further on in an object are deeds of their own. */
	isPartedAtActivities?: true;
	/** Those names, as the language's shaping words know them. */
	activity?: RegExp;
	/** What the tables make needs no other proof than the line it is made of. */
	isClosed?: true;
	/** An infinitive before its object is a noun: "Schreiben an die Behörde". */
	isVerbLast?: true;
	/** Infinitives whose forms need no determiner behind them: "står for". */
	prepositional?: RegExp;
	/** Before the last form: "ai " of "ai géré". */
	auxiliary: string;
	/** What stands before the object behind the noun, and what the verb takes instead; the first that fits. */
	objects: readonly { from: RegExp; to: string }[];
	/** In an object found by `objects`, what changes with it: "de notes et de rapports" → "des notes et des rapports". */
	further?: readonly { from: RegExp; to: string }[];
	/** Objects behind which the line goes on in a way no verb takes. */
	never: RegExp;
	and: string;
	/** Behind the verb, with its blank; "" where the frames name the subject. */
	pronoun: string;
	/** What a second verb says for the object of the first, by the object; the first that fits. */
	again?: readonly { of: RegExp; pronoun: string }[];
	/** Departments one works with, whose names are those of their work too. */
	departments?: RegExp;
	/** What a second verb does not repeat: "ai" of "ai créé et animé". */
	once: RegExp;
	/** Objects that need no article, in languages whose lines put them before the verb: "Angebote erstellen". */
	bare?: RegExp;
	/** Nouns keep their capital inside a sentence. */
	keepsCapital?: true;
	/** What stands behind a form of a verb that may be a noun too. */
	determiner?: RegExp;
	/** How several duties of one line are stated, each with its own verb; absent where one verb states a line. */
	duties?: DutyWords;
};

export type SubjectWords = {
	/** "" where the verb's ending says it. */
	word: string;
	/** What begins with it. */
	said: RegExp;
	/** The form of "have" that opens what somebody has done. */
	have?: RegExp;
	/** Other forms a line may begin with that no noun has. */
	opens?: RegExp;
	/** What looks like such a form and is a noun: "Archivio delle pratiche". */
	noun?: RegExp;
	/** What begins with such a form and is not stated: somebody else's deed, what a thing is like, the name of a deed. */
	never?: RegExp;
	/** Between clauses of one line, where the second would want its own subject behind an inverted first. */
	joint?: RegExp;
	/** Only what says who did it is stated. */
	isSaid?: true;
};

export type DutyWords = {
	/** Between duties and between the objects of one. */
	joint: RegExp;
	/** What has an object of its own inside an object: whose the next one is cannot be said. */
	of: RegExp;
	/** An object behind a verb that has an article: one without does not belong beside it. */
	definite: RegExp;
	/** Several things whose article a further one may share: "des pains et viennoiseries". */
	several?: RegExp;
	/** A further object that needs no article. */
	bare: RegExp;
	/** What is said behind a comma of the whole: "sous la supervision de …". */
	aside: RegExp;
	/** Names of deeds that share no object with the one beside them. */
	alone: RegExp;
	/** What became of a thing: rows "participle without its ending = what I did". */
	changed: string;
	/** Articles behind such a participle at the beginning, and what stands before a figure behind it. */
	changes: { articles: string; from: string };
	/** The endings of such a participle. */
	agreeing: string;
	/** A verb for the duties that have none of their own, around a noun with its article. */
	carry: { now: string; past: string; again: string };
	/** What becomes of words that meet: "de el" → "del". */
	contracted: readonly { from: RegExp; to: string }[];
	/** What becomes of words that stand before one another in a whole sentence: "y implanté" → "e implanté". */
	meeting?: readonly { from: RegExp; to: string }[];
};

/** A verb that carries a noun with its article, or nouns as they stand: "assure {part}", "me ocupo de {part}". */
export type SupportVerb = { now: string; past: string };

export type DoneWords = {
	/** Ends with the form, and begins with what needs no other article. */
	of: RegExp;
	/** Forms that take another verb, and what was done to somebody. */
	never: RegExp;
	/** Ends with the form, whatever it begins with: stated where its article is certain. */
	ends?: RegExp;
	/** Things that changed, by the ends of their names, and the article they take: "omsteltijd" is "de omsteltijd". */
	things?: readonly (readonly [article: string, RegExp])[];
	have: string;
	/** First words that keep no capital inside a sentence. */
	small: RegExp;
};

/** What distinguishes a remark on a thing from another thing that was done; alternatives of patterns for the flags "iu". */
export type RemarkWords = {
	/** What goes on behind the comma with how many: "with a team of 7". */
	along: string;
	/** Before a number that is not exact. */
	about: string;
	/** What opens what came of all of them: "all passed". */
	all: string;
	/** What has a verb of its own and goes on behind a comma. */
	relative: string;
	/** What goes on with the sentence behind a comma: "cutting the time by 40%". */
	goesOn: RegExp | null;
	/** Between two figures of a change. */
	from: string;
	to: string;
};

/** A sentence around lines of nouns or infinitives that stand in it as they are, without an article: "Mi occupo di {part}". */
export type BearingWords = {
	of: RegExp;
	/** Results, what became of a thing, what would want another form. */
	never: RegExp;
	/** The first of a letter's and those behind it; more of them are a list. */
	now: readonly string[];
	past: readonly string[];
	/** First words that keep no capital inside a sentence. */
	small: RegExp;
	/** Whether it takes the articles that are certain. */
	withArticles?: true;
	/** What one thing alone takes. */
	article?: string;
};

/** Lines that end with an infinitive, where the first person of today follows from it. */
export type LastVerbWords = {
	/** A verb in its two parts, each a group: "ein" and "messen". */
	separable: RegExp;
	/** Verbs that such parts stand before. */
	bases: RegExp;
	/** Verbs of one part; nothing that may be a form of what was done. */
	verbs: RegExp;
	/** What the infinitive ends with, and the first person; the first that fits. */
	ending: readonly (readonly [RegExp, string])[];
	/** What an object begins with that stands as the verb wants it. */
	object: RegExp;
	/** First words that keep no capital inside a sentence. */
	small: RegExp;
	/** Behind a comma: how much, where, with whom. */
	tail: RegExp;
	and: string;
	/** How such a verb begins a line. */
	head: {
		/** Its groups: the first word, and what stands behind it. */
		line: RegExp;
		/** The ending, and the infinitive's; the first that fits. */
		forms: readonly (readonly [RegExp, string, "now" | "past"])[];
		/** The other half of a verb of two parts, at the end of its clause. */
		particle: RegExp;
		/** Forms that are nouns, or tell what a thing is like, too … */
		alsoNoun: RegExp;
		/** … but where an object follows. */
		object: RegExp;
	};
	/** What stands before infinitives that are what somebody has to do, and each of them. */
	toDo: { frame: string; mark: string };
};

/** What is over, even in a position that is held today. */
export type TenseWords = {
	/** An event, a time that has an end. */
	finished: RegExp;
	/** A number of things done … */
	counted: RegExp;
	/** … but for people looked after and what is done again and again. */
	lasting: RegExp;
};

/** What somebody is, as a line begins with it, and the verb that says so: "arbeite ich als {part}". */
export type RoleWords = { of: RegExp; now: string; past: string };

export type SentenceWords = {
	/** Titles of positions that name a time and nobody: "Praktikum". */
	times?: RegExp;
	/** Lines that begin with what somebody is, stated as a job; first those that fit. */
	roles?: readonly RoleWords[];
	remarks: RemarkWords;
	/** For lines written in nouns; null where they are stated as parts of the work alone. */
	nounDeeds: NounDeeds | null;
	/** The subject, before a verb that stands without one; absent where no line is stated so. */
	subject?: SubjectWords;
	/** Words that say a thing was where the sentence before it was; one that may also mean less costs nothing. */
	pointing: Alternatives;
	did: SentenceFrames;
	/** Verbs that carry the name of an activity with its article; absent where a letter lists such lines. */
	carriers?: readonly [SupportVerb, ...SupportVerb[]];
	/** Activities that are over once they are done, and told as past though the position goes on. */
	once?: RegExp;
	/** Lines that end with what was done, and what stands before them: "habe ich" and "zwei Lehrlinge angeleitet". */
	done?: DoneWords;
	/** Lines that end with what is done. */
	lastVerb?: LastVerbWords;
	/** Before a year that something goes on from; whole words. */
	onward?: Alternatives;
	/** A clause behind a semicolon that has its own subject and verb. */
	clause?: RegExp;
	/** Sentences that bear a line without an article; first those that fit. */
	bearing?: readonly BearingWords[];
	/** Verbs for lines that are no deed of their own. */
	support: readonly SupportVerb[];
	tense: TenseWords | null;
	/** What the words of a frame become beside others: a subject cut short before a vowel alone, "also" behind "am". */
	whole?: { from: RegExp; to: string };
	/** Around a noun that is a part of the work, where no verb carries it; null where lines never are. */
	work: SentenceFrames | null;
	/** Around a whole clause that says what became of a thing: part. */
	outcome?: SentenceFrames;
	/** Forms by name: now, now with several, past, past with several. */
	verbs: Readonly<
		Record<
			string,
			readonly [now: string, manyNow: string, past: string, manyPast: string]
		>
	>;
	/** Before a line that stands by itself behind a colon; null where such a line is left out. */
	from: SentenceFrames | null;
	/** What stands before and behind such a line. */
	colon: string;
	closes: string;
};
