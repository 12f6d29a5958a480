// What a language claims with: the words a proof needs to know. Rows are "concept = form, form of several words, …", one a
// line; concepts have the same names in all languages, so that the tables translate as well. A form with "<" in front says
// more than the concept: it may stand for it in a profile, never be said in its place. A form with "=" in front counts as it is
// written only.

/** How a language counts: from zero on, the tens, how the two are joined ("{ten}-{one}"), and "word value" for the rest. */
export type CountingWords = {
	small: string;
	tens: string;
	/** Tens behind which it counts on to nineteen; left out where there are none. */
	toNineteen?: string;
	joined: readonly string[];
	large: string;
	/** Between two numbers next to each other: "five or six". */
	or?: string;
	/** A half more than a number, "{one} and a half", and words for one and a half. */
	half?: { more: string; oneAndHalf: string };
	/** Words for about so many, "word value": "quarantaine 40". */
	near?: string;
	/** Where numbers have signs of their own that stand together without blanks. */
	signs?: NumberSigns;
};

/** Each a row of signs: zero to nine, ten to thousand, ten thousand, another two, and what is counted behind a number. */
export type NumberSigns = {
	digits: string;
	powers: string;
	tenThousand: string;
	two: string;
	counted: string;
};

/** What comes before a part of a sentence and says how it belongs to the rest. */
export type LinkWords = {
	/** Sets another deed beside this one. */
	beside: string;
	/** Joins what stands side by side. */
	and: string;
	/** What follows is how it was done. */
	means: string;
	/** What follows is what came of it. */
	result: string;
	/** What follows was meant to be, not done. */
	purpose: string;
	/** What follows is said of what stands before. */
	relative: string;
};

/** Sentences of a letter that say nothing of the record, as patterns in small letters. */
export type UnclaimedWords = {
	/** Begin a sentence that applies; what follows names the post. */
	applies: string;
	/** Begin a wish. */
	wishes: string;
	/** Begin a sentence whose subject is the employer or the post. */
	stands: string;
	/** What such a sentence may say of the writer: that it draws them, that it is what they look for. */
	moves: string;
	/** Words that say or presume something the writer has, did or knows. */
	presumes: string;
};

export type ClaimWords = {
	/** Endings that mark form only, in folded letters. */
	endings: string;
	/** What an ending becomes before the others are cut, "ending ending", one a line: "oes ao" makes "ligação" of "ligações". */
	turned?: string;
	/** Prefixes a participle puts its mark behind, and the mark: "ein" and "ge" of "eingeführt"; "" where it has none. */
	separable: string;
	participle: string;
	/** Prefixes an irregular verb may stand behind, parted by spaces: "re" of "relu", "auf" of "Aufmaß". */
	prefixes?: string;
	/** Endings of those who do a thing: a manager is not what was managed. */
	agents: string;
	/** Words that end like one who does a thing and name none: "deliver". */
	noAgents?: string;
	/** Endings of the infinitive; "" where it has none of its own. */
	infinitives: string;
	/** Forms of verbs that before a bare noun tell which ones rather than what was done: "visiting nurses". */
	describing?: string;
	/** Words that look like a form of a verb and are none. */
	noVerbs: string;
	/** Endings that tell a form of verbs, one form an entry: two deeds of one form stand side by side. */
	verbForms: readonly string[];
	/** Irregular forms: "base form form | noun noun", one a line; the nouns name the deed where no ending tells. */
	forms: string;
	/** The ending of an irregular participle and those of its other genders and numbers, one row an ending: "to ta ti te". */
	participles?: string;
	/**
	 * Verbs that stand around what was done to something, and verbs of one word for them: "give … training = train trained
	 * training", one a line; the last three are the base, the past and the participle of what goes on.
	 */
	parted?: string;
	/** Pairs that share a root and no meaning. */
	unlike: string;
	/** Prepositions that an article joins, "de = du des", one a line: phrases that end with one end with the other too. */
	contracted?: string;
	/** Words without content. */
	small: string;
	/** What people do, by concept. */
	deeds: string;
	/** Whatever else a line names, by concept. */
	things: string;
	/** Words that make a claim smaller and may never be lost, by concept. */
	limits: string;
	/** "I", before or behind what was done. */
	self: string;
	negations: string;
	/** Words that leave no exception or put first, by concept. */
	absolutes: string;
	/** How often, by unit of time. */
	periods: string;
	/** Units of time, by unit. */
	times: string;
	percent: string;
	/** Signs and names of currencies, by code. */
	money: string;
	/** Thousand, million: "factor = word, word". */
	factors: string;
	counting: CountingWords;
	/** Parts and multiples in one word, "percent = form, form". */
	shares: string;
	links: LinkWords;
	/** Before a figure: not less, not more, near; and behind one: not less. */
	bounds: { least: string; most: string; near: string; after: string };
	/** Before a figure: it is where it started, where it ended, how far it went. */
	roles: { from: string; to: string; by: string };
	/** Before a list of what the words before it are made of, alternatives of a pattern: "covering". */
	namely?: string;
	/** Whom a deed was watched over by, behind it and with it: "supervised by", "under the supervision of"; the first of each is written. */
	watched?: { by: string; under: string };
	/** Before a title somebody bears. */
	as: string;
	/** Before whoever did it, where the rest says what was done to whom. */
	agent: string;
	/** Words of courtesy of a letter: a sentence of nothing else claims nothing. */
	courtesy: string;
	/** Further words of a question whether an application makes sense: "from the start", "still open". */
	inquiring: string;
	unclaimed: UnclaimedWords;
	/** What a letter begins with. */
	greeting: string;
	/** Words of applying: beside them the names of the position and the company are no claim. */
	applying: string;
	/** Words that set a line of the profile into a sentence of a letter. */
	framing: string;
	/** How well something is known. */
	levels: string;
	/** Words that only bring in what a list names: "skilled in", "holds". */
	listing: string;
	/** Of these, what says that a paper is held: nobody holds one only applied for. */
	holding: string;
	/** What speaks to the reader: "you ask for". What it names is not claimed. */
	asking: string;
	/** Whoever a posting looks for, in no word of its own: "someone who …". */
	sought: string;
	/** What a writer says about a text instead of the text, or to its reader: never sent. */
	chatter: string;
	/** What sections are called. */
	headings: string;
	/** Labels beside details: "Phone", "GPA", "Level". */
	labels: string;
};
