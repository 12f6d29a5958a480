// What the phrases of the tables are to a sentence, and how each kind of them is found in it.

/** Kinds whose phrases are used alike and mean different things: a course is no workshop, a director no supplier. */
const USES = [
	"learning",
	"others",
	"happening",
	"lacking",
	"carrying",
	"instead",
	"higher",
	"lower",
	"of",
	"noun-agent",
	"somebody",
	"owning",
	"following",
	"studying",
] as const;

export type PhraseKind =
	| "deed"
	| "thing"
	| "limit"
	| "negation"
	| "absolute"
	| "period"
	| "time"
	| "percent"
	| "money"
	| "factor"
	| "share"
	| "link"
	| "bound"
	| "role"
	| "as"
	| "agent"
	| "applying"
	| "framing"
	| "asking"
	| "filler"
	| "fraction"
	| "measure"
	| (typeof USES)[number];

const KINDS_OF_USE: ReadonlySet<string> = new Set(USES);

/** Whether two phrases of a kind need not mean the same. */
export function hasManyMeanings(kind: string): boolean {
	return KINDS_OF_USE.has(kind);
}

/** Only of the text's own language: small words of one are words of another. */
export const KINDS_OF_OWN_LANGUAGE: ReadonlySet<PhraseKind> =
	new Set<PhraseKind>([
		"link",
		"bound",
		"role",
		"negation",
		"as",
		"agent",
		"applying",
		"framing",
		"asking",
		"period",
		"filler",
		"fraction",
		...USES,
	]);

/** Small words that mean something in this form only: "double checks" double nothing. */
export const EXACT_KINDS: ReadonlySet<PhraseKind> = new Set<PhraseKind>([
	"framing",
	"filler",
	"asking",
	"fraction",
	"link",
	"bound",
	"role",
	"as",
	"agent",
	"happening",
	"lacking",
	"instead",
	"higher",
	"lower",
	"of",
	"noun-agent",
	"following",
	"studying",
]);
