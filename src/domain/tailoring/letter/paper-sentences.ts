// Papers and studies that a letter names: what is held, what the person is by it, what is under way and what has run out, each in a
// sentence of its own; the paper named first opens.

import { withMonthsInWords } from "../../language/reading/month-in-words.ts";
import {
	isNotHeld,
	isOver,
	isPlanned,
} from "../../language/reading/not-held.ts";
import { isInSection } from "../../profile/content-path.ts";
import { isCourse } from "../choose/deciding-papers.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { type Item, itemSentence } from "./item-sentence.ts";
import {
	datedName,
	paperInSentence,
	withDetailInBrackets,
	withoutStage,
	yearOfPaper,
} from "./paper-names.ts";
import { isPaperToCome } from "./papers-to-come.ts";
import type { Said } from "./said.ts";
import type { Voice } from "./voice.ts";

type Kind =
	| "holds"
	| "holdsListed"
	| "isHolder"
	| "courses"
	| "underWay"
	| "standing";

export function paperSentences(
	papers: readonly Item[],
	{ profile, today }: Pick<Tailoring, "profile" | "today">,
	voice: Voice,
): Said[] {
	const named = papers.filter(({ text }) => !BARE.test(text));
	const kinds = named.map((one) => kindOf(one, { today, voice }));
	const isListed = kinds.includes("holdsListed");
	const groups = new Map<Kind, Item[]>();
	named.forEach((one, at) => {
		const own = kinds[at] ?? "holdsListed";
		// Of two sentences of one kind the list takes all.
		const kind = own === "holds" && isListed ? "holdsListed" : own;
		const year = yearOfPaper(one.sources[0] ?? "", profile);
		const text = textFor({ name: one.text, year, kind }, voice);
		groups.set(kind, [...(groups.get(kind) ?? []), { ...one, text }]);
	});
	return [...groups].flatMap(
		([kind, items]) =>
			itemSentence(voice.frames[kind] ?? [], items, voice) ?? [],
	);
}

/** A diploma of nothing. */
const BARE = /^(?:certificate|degree|diploma)$/iu;

function kindOf(
	{ text, sources: [path = ""] }: Item,
	{ today, voice: { frames, language } }: { today: string; voice: Voice },
): Kind {
	if (isOver(text)) return "standing";
	if (isPaperToCome(text, today) || isPlanned(text)) return "underWay";
	// What stands among the studies was studied for.
	if (isCourse(text) && !isInSection(path, "education")) return "courses";
	const { kind } = paperInSentence(text, null, language);
	if (kind === "holder" && frames.isHolder) return "isHolder";
	return kind === "held" ? "holds" : "holdsListed";
}

type Named = { name: string; year: string | null; kind: Kind };

/** The paper's name as its sentence says it: as it stands behind a colon, else with its article. */
function textFor(
	{ name, year, kind }: Named,
	{ frames, language }: Voice,
): string {
	const isOpen = kind === "underWay" || kind === "standing";
	const own = withMonthsInWords(
		withDetailInBrackets(kind === "underWay" ? stageless(name) : name),
		language,
	);
	const dated = isOpen ? null : year;
	const said = paperInSentence(own, dated, language);
	// "Working toward a Certified Professional Coder" is working toward somebody.
	const isPlain =
		frames[kind]?.[0].includes(":") === true ||
		(isOpen && said.kind === "holder");
	return isPlain ? datedName(own, dated) : said.text;
}

/** The name without "(in progress)", which the sentence says. */
function stageless(name: string): string {
	const bare = withoutStage(name);
	return isNotHeld(name) && bare !== "" ? bare : name;
}
