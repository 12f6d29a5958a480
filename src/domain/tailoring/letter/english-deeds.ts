// Whether an English line surely begins with what its person does or did. Many verbs of work are nouns too, so that what stands behind the
// first word and the other lines of its list decide.
import { inBlocks } from "../../language/list-pattern.ts";
import {
	baseForm,
	isAlsoNoun,
	isPastVerb,
	pastForm,
} from "../lines/english-verbs.ts";
import { servedAs } from "../lines/verb-first.ts";

export type LineToState = {
	text: string;
	/** Whether its position is held today. */
	isCurrent: boolean;
	/** All lines of its entry: a list of deeds goes on with deeds. */
	beside: readonly string[];
};

/** "Hired, trained and kept …", "Successfully opened …" */
const FIRST = /^(?:\p{L}+ly )?(\p{L}+(?:-\p{L}+)?),?\s+(.+)$/su;
/** "Lead climber on a crew of three" is who somebody is. */
const OFFICE =
	/^(?:lead|head|chief|support|relief|deputy) (?:[\p{L}-]+ )?[\p{L}-]*(?:[eo]r|ist|man|woman|hand|ian|ant|cook|chef|nurse|clerk)(?=$|,| (?:on|for|at|in|with|since|of|during)(?!\p{L}))/iu;
/** What was done to somebody: "Recognized for …", "Employed as …", "Mentored by …", "Named Salesperson …". */
const DONE_TO = inBlocks(
	/^\p{L}+ (?:by|twice)(?![-\p{L}])|^awarded(?!\p{L})|^named (?!(?:an?|the|my|our|his|her|their)(?!\p{L}))|^(?:elected|voted) \p{L}+(?: of(?!\p{L})|$|,)|^(?:named|elected|voted) (?:best|top|president|chair|head|employee|salesperson|nurse|teacher)(?!\p{L})/iu,
);
const BEHIND_PARTICIPLE = inBlocks(
	/^\p{L}+(?:ed|en|pt|ght|ade) (?:as|in|with|to|for|from|under)(?![-\p{L}])/iu,
);
/** Verbs that go on so when somebody does it. */
const INTRANSITIVE =
	/^(?:acted|adapted|adhered|advertised|advised|advocated|applied|assisted|attended|campaigned|cared|catered|collaborated|commented|communicated|competed|complied|consulted|contributed|cooperated|corresponded|covered|excelled|filled|focused|helped|interacted|interned|interpreted|invested|lectured|liaised|listened|looked|managed|moved|negotiated|networked|partnered|participated|performed|prepared|proofread|reported|responded|searched|served|signed|specialized|specialised|stepped|substituted|succeeded|supported|switched|talked|taught|tended|trained|transitioned|translated|travell?ed|tutored|volunteered|waited|worked) /iu;
/** What a thing is like: "Paid internship", "Newly opened restaurant", "Family-owned", "Speed cameras". */
const LIKE = inBlocks(
	/^\p{L}+ed and \p{L}+(?:al|ant|ary|ble|ent|ful|ic|ive|less|ous|day|week(?:ly)?|month(?:ly)?) \p{L}|^fixed(?:[- ](?:term|price|income|assets?))(?!\p{L})|^(?:fixed|automated|advanced|applied|targeted|continued|guided|assisted|integrated|computeri[sz]ed|mixed|combined|speciali[sz]ed|detailed|planned|scheduled|structured|distributed|shared|dedicated|managed|accelerated|blended|timed|limited|controlled|directed) (?!(?:an?|the|all|both|each|every|my|our|their|its|two|three|four)(?!\p{L}))(?:[\p{L}/-]+ ){0,2}\p{L}+ing(?!\p{L})|^(?:paid|embedded|applied|selected|registered|licensed|certified|chartered|accredited|published) (?!(?:an?|the|all|both|each|every|my|our|their|its|over|about|more|up)(?!\p{L})|[\p{N}$€£])|^(?:newly|recently|highly|widely|fully|self|well|family|board|state)[- ]|^(?!(?:re|co|pre|cross|over|out|up|under|de|mis|spot|hand|e)-)\p{L}+-\p{L}+ed(?!\p{L})(?! (?:\p{N}|(?:an?|the|all|both|each|my|our|their|its|two|three|four|five|six)(?!\p{L})))|^\p{L}*eed(?!\p{L})|^(?:shed|sled|bred|built environment)(?!\p{L})|^\p{L}+ed (?:\p{L}+ ){1,3}led to(?!\p{L})/iu,
);
/** Somebody else tells of them. */
const OF_OTHERS = inBlocks(
	/^\p{L}+ (?:\p{L}+ )?(?:his|her|himself|herself)(?!\p{L})/iu,
);
/** What stands behind a verb and hardly behind a noun. */
const BEHIND_VERB =
	/^(?:an?|the|all|any|both|each|every|my|our|their|its|this|these|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}{3,5}teen|twenty|thirty|forty|fifty|hundreds|dozens|first|second|new|about|up to|over|more than|out|up|down|after|as)(?!\p{L})|^(?:\p{N}|[$€£]\s?\p{N})|^\p{L}+ly\s/iu;
/** "Lead generation for three regions": the first word belongs to a thing; "cut medication errors" tells what was done to one. */
const OF_A_THING =
	/^\p{Ll}+(?:tion|sion|ment|ing|ance|ence|ship|ity)(?:$|[,;]|\s(?:for|of|in|at|with|to|and|or|through|across|by|from)(?!\p{L}))/u;

export function opensWithDeed({
	text,
	isCurrent,
	beside,
}: LineToState): boolean {
	const [, first = "", rest = ""] = FIRST.exec(text) ?? [];
	if (
		OFFICE.test(text) ||
		DONE_TO.test(text) ||
		LIKE.test(text) ||
		OF_OTHERS.test(text) ||
		(BEHIND_PARTICIPLE.test(text) && !INTRANSITIVE.test(text))
	)
		return false;
	// "Fault find on conveyors", "Run jar tests", "Fill in the report"
	if (BY_PARTICLE.test(text) || WITH_OBJECT.test(text)) return isCurrent;
	if (isPastVerb(first)) return servedAs(text, isCurrent) === null;
	const base = baseForm(PARTED.exec(first)?.[1] ?? first);
	if (base === null || OF_A_DEED.test(rest)) return false;
	// "Set up a log", "Cut the waste": over with the position, for its past is the same word.
	if (!isCurrent) return pastForm(base) === base && BEHIND_VERB.test(rest);
	if (PERSONS.has(base) && BESIDE_PERSON.test(rest)) return false;
	if (!isAlsoNoun(base) || BEHIND_VERB.test(rest)) return true;
	const [, joined = ""] = /^and (\p{L}+) /u.exec(rest) ?? [];
	if (baseForm(joined) !== null && !NAMES_A_DEED.test(rest)) return true;
	// "Test gas after repair and meet the inspector"
	const [, later = ""] = LATER_DEED.exec(rest) ?? [];
	if (baseForm(later) !== null) return true;
	return !OF_A_THING.test(rest) && isListOfDeeds(beside);
}

/** "Mentor to two apprentices" is who somebody is. */
const PERSONS: ReadonlySet<string> = new Set([
	"coach",
	"guide",
	"host",
	"mentor",
	"nurse",
	"pilot",
	"tutor",
]);
const BESIDE_PERSON = /^(?:to|for|on|in|at)(?!\p{L})/iu;

/** "Archive of …", "Research and report writing": names of deeds. */
const OF_A_DEED = /^of(?!\p{L})/iu;
const NAMES_A_DEED = /^and \p{L}+ \p{L}+ing(?!\p{L})/iu;

/** What stands behind it is done to something: no noun goes on so. */
const LATER_DEED =
	/\sand (\p{L}+) (?:an?|the|my|our|all|each|every)(?!\p{L})/iu;

/** Verbs by the word behind them; alone they are nouns, or say too little. */
const BY_PARTICLE =
	/^(?:fault[- ]find (?:on|and|down)|hand (?:back|in|out|over)|go (?:over|through|to)|surface-clean)(?!\p{L})/iu;

/** The same beside what they are done to. */
const WITH_OBJECT =
	/^(?:fill (?:in|out) (?:the|all|any|our|my)|run (?!of|by|on|for|up|down|time)(?:[\p{L}-]+ ){0,2}?[\p{L}-]+s(?=$|[,;.]| (?:and|at|for|in|of|on|to|with)))(?!\p{L})/iu;

/** "E-file", "Cite-check", "Co-lead" */
const PARTED = /^\p{L}{1,6}-(\p{L}+)$/u;

const FEWEST = 2;
const MOST_OF_THEM = 0.5;
/** So many deeds make a list of deeds, whatever else stands in it. */
const ENOUGH = 4;

function isListOfDeeds(lines: readonly string[]): boolean {
	const deeds = lines.filter((line) => {
		const [, first = ""] = FIRST.exec(line) ?? [];
		return isPastVerb(first) || baseForm(first) !== null;
	});
	return (
		(lines.length >= FEWEST && deeds.length >= MOST_OF_THEM * lines.length) ||
		deeds.length >= ENOUGH
	);
}
