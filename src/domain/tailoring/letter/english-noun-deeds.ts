// English lines that name what was done by a noun and its object: "Planning and delivery of a reading challenge" as "I planned and
// delivered a reading challenge". Only nouns of this table, whose verb says the same and no more.
import { inBlocks } from "../../language/list-pattern.ts";
import { baseForm, pastForm } from "../lines/english-verbs.ts";
import { isOverByYear } from "./borne-line.ts";
import type { LineToState } from "./english-deeds.ts";
import type { StatedLine } from "./stated-sentence.ts";

const VERBS: ReadonlyMap<string, string> = new Map(
	`analysis analyse, assembly assemble, assessment assess, auditing audit, booking book, calibration calibrate, cataloguing catalogue,
	cleaning clean, collation collate, collection collect, compilation compile, coordination coordinate, co-ordination coordinate,
	cooking cook, creation create, cultivation cultivate, delivery deliver, design design, designing design, development develop,
	diagnosis diagnose, dispatch dispatch, distribution distribute, drafting draft, editing edit, evaluation evaluate, facilitation facilitate,
	implementation implement, induction induct, inspection inspect, installation install, introduction introduce,
	investigation investigate, launch launch, loading load, maintenance maintain, management manage, mentoring mentor, monitoring monitor,
	negotiation negotiate, operation operate, organisation organise, organization organize, overhaul overhaul, packing pack, painting paint,
	picking pick, planning plan, planting plant, preparation prepare, processing process, production produce, programming program,
	pruning prune, purchase purchase, purchasing purchase, reconciliation reconcile, recording record, recruitment recruit, reduction reduce,
	refurbishment refurbish, registration register, removal remove, renovation renovate, repair repair, replacement replace, review review,
	scheduling schedule, selection select, servicing service, setting set, sorting sort, supervision supervise, supply supply, teaching teach,
	testing test, training train, translation translate, transport transport, treatment treat, unloading unload, updating update,
	upgrade upgrade, verification verify, welding weld, writing write`
		.split(",")
		.map((row) => row.trim().split(" "))
		.map(([noun = "", verb = ""]) => [noun, verb]),
);
/** What somebody does once. */
const ONCE: ReadonlySet<string> = new Set(
	"creation implementation introduction launch overhaul reduction refurbishment renovation replacement upgrade".split(
		" ",
	),
);
const LINE =
	/^(?<heads>[\p{L}-]+(?:, [\p{L}-]+)*(?:,? and [\p{L}-]+)?) of (?<object>.+)$/u;
/** "Mowing, raking and baling around 1,100 ha": what stands behind tells that they are deeds. */
const GERUNDS = inBlocks(
	/^(?<heads>\p{L}+ing(?:, \p{L}+ing)*(?:,? and \p{L}+ing)?) (?<object>(?:(?:a|about|all|an|around|both|each|every|my|our|over|some|the|their|up to)(?!\p{L})|\p{N}).+)$/iu,
);

/** "Baling" → "bale"; null for what is no verb of work. */
function verbOfGerund(gerund: string): string | null {
	const stem = gerund.slice(0, -"ing".length);
	const forms = [stem, `${stem}e`, stem.replace(/(\p{L})\1$/u, "$1")];
	return (
		forms.map((form) => baseForm(form)).find((one) => one !== null) ?? null
	);
}

/** A second name of a deed with an object of its own, and what would want a verb of its own. */
const SEVERAL = /(?:,| and) (?:[\p{L}-]+ ){1,2}of |[:;–—!?]|[.] /u;

/** null where a noun is in no table, or where another one follows with an object of its own. */
export function englishNounDeed({
	text,
	isCurrent,
}: Pick<LineToState, "text" | "isCurrent">): StatedLine | null {
	const line = text.replace(/[\s.;,]+$/u, "");
	const found = LINE.exec(line)?.groups ?? GERUNDS.exec(line)?.groups;
	const { heads = "", object = "" } = found ?? {};
	// "Rotating 12s": which shifts, not what is done with them.
	if (
		heads === "" ||
		/^(?:rotat|alternat)ing$/iu.test(heads) ||
		SEVERAL.test(object)
	)
		return null;
	const nouns = heads.toLowerCase().split(/,? and |, /u);
	const verbs = nouns.flatMap(
		(noun) => VERBS.get(noun) ?? verbOfGerund(noun) ?? [],
	);
	if (verbs.length < nouns.length) return null;
	const isNow =
		isCurrent && !isOverByYear(line) && !nouns.some((noun) => ONCE.has(noun));
	const forms = verbs.map((verb) => (isNow ? verb : pastForm(verb)));
	const last = forms.at(-1) ?? "";
	const said =
		forms.length > 1 ? `${forms.slice(0, -1).join(", ")} and ${last}` : last;
	const deed = `${said} ${object}`;
	return { sentence: `I ${deed}.`, deed };
}
