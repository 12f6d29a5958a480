// English notes that name what was done with a noun or a gerund, told with its verb: "Translation of manuals" → "translated manuals",
// "Answering 60 calls a day" → "answer 60 calls a day". Only nouns of a table, and only objects that can be nothing else.
import {
	baseOfGerund,
	DESCRIBES_HOURS,
	isPastVerb,
	pastForm,
} from "../lines/english-verbs.ts";

const VERB_OF: Readonly<Record<string, string>> = Object.fromEntries(
	`administration administer, allocation allocate, analysis analyze, assessment assess, automation automate, calibration calibrate,
	collection collect, compilation compile, configuration configure, coordination coordinate, creation create, delivery deliver,
	demonstration demonstrate, deployment deploy, design design, development develop, distribution distribute,
	evaluation evaluate, facilitation facilitate, formulation formulate, implementation implement, inspection inspect,
	installation install, integration integrate, interpretation interpret, introduction introduce, investigation investigate,
	maintenance maintain, management manage, measurement measure, migration migrate, negotiation negotiate, operation operate,
	optimization optimize, optimisation optimise, organization organize, organisation organise, preparation prepare,
	presentation present, procurement procure, production produce, reconciliation reconcile, recruitment recruit,
	registration register, renovation renovate, repair repair, replacement replace, resolution resolve, restoration restore,
	review review, revision revise, selection select, supervision supervise, transcription transcribe, translation translate,
	validation validate, verification verify`
		.split(/,\s+/)
		.map((row) => row.trim().split(" ")),
);

/** What is done once, where it is done to one thing. */
const ONCE =
	/^(?:automate|create|deploy|design|develop|implement|install|integrate|introduce|migrate|organi[sz]e|renovate|replace|restore|select)$/;
const ONE_THING = /^(?:an?|the new|new|our new|its) /iu;

const BY_OTHERS = / by (?!\p{L}+ing(?!\p{L}))/iu;
const LENGTH = /^\d+ (?:hours|days|weeks|months)(?!\p{L})/iu;

/** As a sentence goes on behind "I"; null where a part of the line is not certain. */
export function englishNounDeed(
	line: string,
	isCurrent: boolean,
): string | null {
	if (/[:;–—]/.test(line) || BY_OTHERS.test(line)) return null;
	return ofNouns(line, isCurrent) ?? ofGerunds(line, isCurrent);
}

const NOUN = "[\\p{L}]+";
const HEADS = new RegExp(
	`^(${NOUN})((?:, ${NOUN})*)(?:,? and (${NOUN}))? of (\\S.*)$`,
	"iu",
);
/** Behind an object a further noun has one of its own. */
const JOINT = /(?<= of .*) and (?=\p{Ll}+(?: and \p{Ll}+)? of )/u;

/** "Design and development of training plans" → "design and develop training plans". */
function ofNouns(line: string, isCurrent: boolean): string | null {
	const clauses = line.split(JOINT).map((part) => nounClause(part, isCurrent));
	return clauses.every((one) => one !== null) ? clauses.join(" and ") : null;
}

function nounClause(part: string, isCurrent: boolean): string | null {
	const [, first = "", more = "", last, object = ""] = HEADS.exec(part) ?? [];
	const verbs = [first, ...more.split(", ").slice(1), ...(last ? [last] : [])]
		.filter((noun) => noun !== "")
		.map((noun) => verbOf(noun.toLowerCase()));
	if (
		verbs.length === 0 ||
		verbs.includes(null) ||
		LENGTH.test(object) ||
		namesFurtherDeed(object)
	)
		return null;
	const isOver =
		!isCurrent ||
		(ONE_THING.test(object) && verbs.some((verb) => ONCE.test(verb ?? "")));
	const said = verbs.map((verb) => (isOver ? pastForm(verb ?? "") : verb));
	const [behind = "", ...before] = said.toReversed();
	const heads =
		before.length === 0
			? behind
			: `${before.toReversed().join(", ")} and ${behind}`;
	return `${heads} ${object}`;
}

function verbOf(noun: string): string | null {
	return VERB_OF[noun] ?? baseOfGerund(noun);
}

/** "…, reporting to the board": what is done besides, of its own. */
function namesFurtherDeed(object: string): boolean {
	return [...object.matchAll(/(?:,| and) (?:and )?(\p{L}+)/gu)].some(
		([, word = ""]) => verbOf(word.toLowerCase()) !== null,
	);
}

const AS_OFTEN_A_THING =
	/^(?:accounting|banking|billing|building|cleaning|closing|engineering|lighting|manufacturing|marketing|meeting|modeling|nursing|operating|packaging|packing|painting|planning|processing|programming|reporting|screening|staffing|testing|training|welding|writing)$/iu;
const OBJECT =
	/^(?:an?|the|all|any|each|every|our|their|its|new|up to|over|around|more than|about|several|various|daily|weekly|monthly|both|two|three|four|five|six|seven|eight|nine|ten|twelve|\d|with|to|for)(?!\p{L})|^\p{Ll}{3,}(?<!s)s(?:$|[ ,])/iu;
const BINDING =
	/^(?:work|assist|liais|collaborat|attend|respond|report|car)ing$/iu;
const ADJUNCT = /^(?:using|including|saving|cutting|reducing|raising)$/iu;

/** "Assisting the surgeon and monitoring patients" → "assist the surgeon and monitor patients". */
function ofGerunds(line: string, isCurrent: boolean): string | null {
	const clauses = line
		.split(/, (?:and )?(?=\p{Ll}+ing )| and (?=\p{Ll}+ing )/u)
		.map((part) => gerundClause(part, isCurrent));
	const [last = "", ...before] = clauses.toReversed();
	if (clauses.includes(null)) return null;
	return before.length === 0
		? last
		: `${before.toReversed().join(", ")} and ${last}`;
}

function gerundClause(part: string, isCurrent: boolean): string | null {
	const [, word = "", rest = ""] = /^(\p{L}+ing) (.+)$/u.exec(part) ?? [];
	const base = baseOfGerund(word);
	const isThing =
		DESCRIBES_HOURS.test(part) ||
		(AS_OFTEN_A_THING.test(word) &&
			!/^(?:an?|the|all|our|\d)(?!\p{L})/iu.test(rest));
	// "Working with children", but no "Training with …" or "Cleaning for …", which are nouns as often.
	const isBound = !/^(?:with|to|for) /iu.test(rest) || BINDING.test(word);
	if (
		base === null ||
		ADJUNCT.test(word) ||
		isThing ||
		!isBound ||
		!OBJECT.test(rest) ||
		hasOtherVerb(rest)
	)
		return null;
	return `${isCurrent ? base : pastForm(base)} ${rest}`;
}

/** "Managing a team, ran the shop": another form behind it. */
function hasOtherVerb(rest: string): boolean {
	return [...rest.matchAll(/(?:,| and) (?:and )?(\p{L}+)/gu)].some(
		([, word = ""]) =>
			baseOfGerund(word) !== null || (isPastVerb(word) && !word.endsWith("ed")),
	);
}
