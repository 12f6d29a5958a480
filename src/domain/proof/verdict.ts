// What a proof answers: whether a line follows from facts, by which of them and by which closed steps.

/** A step that cannot change what is said. `from` are the words of the fact, `to` those of the line. */
export type Step = { step: StepKind; from?: string; to?: string };

export type StepKind =
	/** Word for word, whatever the quotes and dashes. */
	| "verbatim"
	/** Words left out that limit nothing. */
	| "cut"
	| "reorder"
	/** Several facts of one entry in one line. */
	| "join"
	| "inflect"
	/** A word of the same rank, from a table. */
	| "synonym"
	| "translate"
	/** The same figure in other digits, words or units. */
	| "number"
	/** Less exact, never more. */
	| "round"
	/** What follows from two figures of one fact, or from dates. */
	| "derive"
	/** A title as what somebody worked as; the name of an entry said in its line. */
	| "entry"
	/** Less than the fact says: helped for did. */
	| "weaken"
	/** Names nothing of the person: courtesy, the posting's own words named as such. */
	| "form"
	/** Words that a judge says mean the same as a span of the fact; everything code can tell was held beside it. */
	| "judge";

export type Proof = {
	verdict: "proved";
	/** Paths of the profile. */
	facts: string[];
	steps: Step[];
};

export type Refutation = {
	verdict: "refuted";
	/** The very words that contradict. */
	text: string;
	/** What the fact says instead. */
	says: string;
	facts: string[];
};

export type Doubt = {
	verdict: "unproved";
	/** The words no fact covers. */
	text: string;
	/** The facts the line comes nearest to. */
	facts: string[];
	/** The sentence was not read; the text is how it begins. */
	isTooLong?: true;
};

export type Failure = Refutation | Doubt;

export type Judgement = Proof | Failure;
