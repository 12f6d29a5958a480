// English lines that name work by nouns which take no article: a plural, a material, the name of an activity. "Hourly CCP checks (metal
// detection), paper records" stands behind "my work includes" as it is.
import { inBlocks } from "../../language/list-pattern.ts";
import {
	baseForm,
	baseOfGerund,
	isAlsoNoun,
	isPastVerb,
} from "../lines/english-verbs.ts";

/** "&", "w/" and "incl." are written out inside a sentence. */
export function inFullWords(text: string): string {
	return text
		.replace(/(?<=[\p{L})]) (?:&|\+) (?=[\p{L}\p{N}])/gu, " and ")
		.replace(/(?<=\s)w\/ ?(?=[\p{L}\p{N}])/gu, "with ")
		.replace(/(?<=\s)w\/o (?=[\p{L}\p{N}])/gu, "without ")
		.replace(/(?<=\s)incl\. (?=[\p{L}\p{N}])/gu, "including ")
		.replace(/(?<=\p{L}) \/ (?=\p{L})/gu, ", ");
}

/** The line as a sentence goes on with it; null where one of its nouns may want an article, or a clause has a verb of its own. */
export function englishNouns(line: string): string | null {
	const text = line.replace(/[\s.;,]+$/u, "").replace(ASIDE, " ($1)");
	const [head = "", list] = text.split(/: (?=[^:]+$)/u);
	const parts = partsOf(list === undefined ? text : head);
	const isRow = parts.length >= FEWEST_OF_ROW && parts.every(isShort);
	const isWork =
		!HOLDS_CLAUSE.test(outside(text).replace(MADE_BY_WRITER, "")) &&
		!NO_WORK.test(text) &&
		parts.every(
			(part, at) =>
				isNouns(part) || (at > 0 && (SAYS_MORE.test(part) || isThing(part))),
		);
	if (!isWork || (parts.length < 2 && isOneWord(head))) return null;
	return lowered(list === undefined ? joined(parts, isRow) : text);
}

/** In a row of names each stands alone: "rounds, pH, turbidity, log sheets". */
const FEWEST_OF_ROW = 3;
const MOST_WORDS_IN_ROW = 3;

function isShort(part: string): boolean {
	return outside(part).split(" ").length <= MOST_WORDS_IN_ROW;
}

function isThing(part: string): boolean {
	const [first = ""] = part.split(" ");
	const count = part.split(" ").length;
	return (
		!BEGINS_OTHERWISE.test(part) && !isVerb(first, count) && !PERSON.test(part)
	);
}

/** "On all drawings I release" */
const MADE_BY_WRITER = /(?<=\p{Ll}s) I \p{Ll}+(?=$|,)/gu;

/** "Modelling and detail drawings - weldments, sheet metal": what they are, behind a dash. */
const ASIDE = /\s[-–—]\s([^()]+)$/u;

function outside(text: string): string {
	return text.replace(/ \([^()]*\)/gu, "");
}

function partsOf(text: string): string[] {
	return text.split(/, (?![^()]*\))/u);
}

function isOneWord(text: string): boolean {
	return !text.includes(" ");
}

/** Several things in a row, the last behind "and". */
function joined(parts: readonly string[], isRow: boolean): string {
	const last = parts.at(-1) ?? "";
	const isList =
		parts.length > 1 &&
		(isRow || parts.every(isNouns)) &&
		!parts.some((part) =>
			/ (?:and|&|or|incl\.?|including) /u.test(outside(part)),
		);
	return isList
		? `${parts.slice(0, -1).join(", ")} and ${last}`
		: parts.join(", ");
}

const WORD = "[\\p{L}\\p{N}][\\p{L}\\p{N}'’./+&-]*";
/** What ends the name of a thing. */
const BESIDE =
	"as|re\\.?|at|for|from|in|inside|into|of|on|per|to|with|w/|across|around|after|at|before|between|by|during|under|incl\\.?|including|within|without|a(?= (?:day|week|month|year|shift))";
const NAME = new RegExp(
	`^(?<name>${WORD}(?:(?: (?:and|&|/) | )(?!(?:${BESIDE})(?![\\p{L}]))${WORD})*)(?<rest>.*)$`,
	"u",
);

/** Whether its first name is of several things, of a material or of an activity. */
function isNouns(part: string): boolean {
	const { name = "", rest = "" } =
		NAME.exec(part.replace(AMOUNT, "").replace(HOW_FAR, ""))?.groups ?? {};
	const words = name.split(/ (?:and |& |\/ )?/u);
	const last = words.at(-1) ?? "";
	const [first = ""] = words;
	const isBare =
		(words.length > 1 && baseOfGerund(first) !== null) ||
		(BARE.test(last) && !COUNTED.test(last));
	return (
		name !== "" &&
		!BEGINS_OTHERWISE.test(part) &&
		!isVerb(first, words.length) &&
		isBare &&
		!/^\p{N}/u.test(words[1] ?? "") &&
		!/^ \p{N}/u.test(rest)
	);
}

/** "About 12 visits a year" */
const AMOUNT =
	/^(?:(?:about|approx\.?|around|c\.|over|some|up to) )?\p{N}[\p{N}.,–-]*\+? /iu;

const HOW_FAR = / (?:mainly|mostly|as needed|etc|only|too)$/iu;

/** "Supports customers", "Trained staff"; "Order picking" and "Run sheets" are names. */
function isVerb(word: string, count: number): boolean {
	const lower = word.toLowerCase();
	if (isPastVerb(lower)) return true;
	const base = baseForm(lower) ?? baseForm(lower.replace(/e?s$/u, ""));
	if (base === null || lower.endsWith("ing")) return false;
	return !isAlsoNoun(base) || (count === 1 && lower === base);
}

/** Names that stand without an article: more than one, a material, an activity. */
const BARE =
	/(?:[^suiS\W]s|\p{L}{2}[iu]es|^\p{Lu}{2,}s?|[ac]tion|ing|work|care|cover|support|maintenance|control|admin|administration|management|assurance|equipment|data|hygiene|compliance|documentation|communication|coordination|preparation|service|software|stock|paperwork|safety|security|training|finance|payroll|research|analysis|design|entry|feedback|laundry|transport|traffic|waste|upkeep|storage|supply|inventory|merchandise|correspondence|translation|interpretation|supervision|inspection|installation|production|distribution|collection|handover|sampling|dispatch|customer service|food|fuel|wiring|lab|R&D|QA|QC|HR|IT|GD&T)$/u;
const COUNTED =
	/^(?:\p{L}*station|organi[sz]ation|application|presentation|publication|recommendation|location|destination|reservation|certification|qualification|section|association|foundation|action|function|transaction|instruction|reduction|innovation|accommodation|sensation|reputation|promotion|\p{L}*meeting|building|hearing|wedding|briefing|setting|ceiling|opening|thing|something|anything|evening|morning|king|ring|string|spring|wing|beginning)$/iu;
/** Who somebody is. */
const PERSON =
	/(?:attendant|assistant|clerk|coordinator|driver|engineer|helper|inspector|lead|manager|officer|operator|person|picker|stocker|supervisor|technician|worker)$/iu;
const NO_WORK = inBlocks(
	/^(?:\p{N}[\p{N},.]*\+ |(?:C[EFIOT]O|GM|DM|MD|VP|PA|PM)(?!\p{L})|acting |interim |award|winner|employee of|certificate|diploma|degree|member|part|full|temporary|seasonal|redundan|left|reason|career|maternity|parental|summer|winter|weekend|night|evening|two |three |fri(?= )|sat(?= )|sun(?= )|mon(?= )|various|miscellaneous|general duties|no |zero )/iu,
);
const BEGINS_OTHERWISE =
	/^(?:an?|the|my|our|their|all|any|every|each|both|this|that|these|those|some|many|most|if|when|while|after|before|since|during|from|in|on|at|with|without|under|over|by|for|to|of|not|also|then|now|currently|sometimes|often|usually|mainly|mostly|as|no)(?![\p{L}\p{N}])/iu;
/** What stands behind a comma and says more of what stands before it. */
const SAYS_MORE =
	/^(?:(?:\p{L}+ly )?(?:checked|signed|supervised|used|done|held|reviewed|approved|audited|recorded|logged|kept|sold|sent|read|shared|run|led)(?: off)? (?:by|in|on|for|with|at|to)|as needed|no |none |zero |on call|on site|all |both |each |mostly |mainly |incl(?:uding|\.)? |up to |about |approx|around |c\. |\p{N}|per |with |without |under |over |for |in |on |at |from |across )/iu;
const HOLDS_CLAUSE =
	/[;!?→]|[.] \p{Lu}|(?<!\p{L})(?:I|we|they|he|she|is|are|was|were|has|have|had|do|did|does|went|got|came|so|because|which|who|that|but|then|not)(?!\p{L})/u;

/** A name keeps its capital: "DeltaV", "C++", "PEAs", "Lockout/Tagout". */
function lowered(text: string): string {
	const [first = "", second = ""] = text.split(/[\s,]/u);
	return !/^\p{Lu}\p{Ll}/u.test(second) &&
		/^\p{Lu}\p{Ll}+(?:[-/]\p{Ll}+)*$/u.test(first)
		? text.charAt(0).toLowerCase() + text.slice(1)
		: text;
}
