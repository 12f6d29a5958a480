// The lines of a letter as sentences in paragraphs, where each of them surely begins with a verb: readers take a list for a form
// (docs/decisions/2026-11-28-letters-in-sentences.md). No word of a line changes; whose work it tells of and when stands in a frame.
import { monthInWords } from "../../language/reading/month-in-words.ts";
import type {
	SentenceFrames,
	SentenceWords,
} from "../../language/sentence-words.ts";
import { SENTENCE_WORDS } from "../../language/tables/sentences-of-languages.ts";
import type { Frames } from "../../language/writing-words.ts";
import { entryPathOf, pathOf } from "../../profile/content-path.ts";
import { isSelfEmployed } from "../wording/self-employed.ts";
import type { Evidence } from "./evidence.ts";
import { joinedDeeds, type PairedLine, plainSentence } from "./joined-deeds.ts";
import { positionInLetter } from "./letter-details.ts";
import type { Material, Stated } from "./letter-material.ts";
import { needSentence, openingSentence } from "./need-sentence.ts";
import { behind, sourceName, withoutRemark } from "./point.ts";
import type { Said } from "./said.ts";
import { fillPlaced, pick, positionInSentence, type Voice } from "./voice.ts";

/** Sentences a paragraph holds before the next begins. */
const IN_PARAGRAPH = 3;

/** The lines stated in sentences: those that stand behind the need they answer, and the paragraphs of the others. */
export type StatedParts = { opening: readonly Said[]; paragraphs: Said[][] };

/** Those of the position held today or last come first, and open the letter where a need stands before them, unless a list does. */
export function statedPoints(
	{
		stated,
		isBehindList,
	}: { stated: readonly Stated[]; isBehindList: boolean },
	main: Evidence | null,
	material: Material,
): StatedParts {
	const together = joinedDeeds(stated, material);
	const own = together.filter(({ line }) => line.entry === main?.entry);
	const others = together.filter((one) => !own.includes(one));
	const entries = [...new Set(others.map(({ line }) => line.entry))];
	const elsewhere = entries.flatMap((entry) =>
		others.filter(({ line }) => line.entry === entry),
	);
	const leading =
		!isBehindList && main && opensWithProof(own[0], main, material)
			? leadingAmong(own.length, together.length)
			: 0;
	const isList = material.stated === null;
	const opens = isBehindList ? "also" : wayToOpen(own, main, material);
	const isOnlyJob = main?.isCurrent === true && holdsOneJob(material);
	const all = [
		...own.map((one, at) =>
			sentenceOf(
				one,
				material,
				at === 0 ? opens : wayOn(at, { leading, isList, isOnlyJob }),
			),
		),
		...elsewhere.map((one, at) =>
			sentenceOf(
				one,
				// Each of several says "earlier" in another way.
				{ voice: turned(material.voice, entries.indexOf(one.line.entry)) },
				one.line.entry === elsewhere[at - 1]?.line.entry
					? "plain"
					: "elsewhere",
			),
		),
	];
	return {
		opening: all.slice(0, leading),
		paragraphs: paragraphs(all.slice(leading)),
	};
}

function turned(voice: Voice, by: number): Voice {
	return { ...voice, seed: voice.seed + by };
}

function holdsOneJob({ tailoring: { profile } }: Material): boolean {
	const held = profile.work_experience.filter((work) => work.is_current);
	return held.length === 1;
}

/**
 * Behind the opening it is said again where, for the employer applied to may stand between: by its name only where the job of today may
 * be another one. "Also" stands once, and a list has its own.
 */
function wayOn(
	at: number,
	{
		leading,
		isList,
		isOnlyJob,
	}: { leading: number; isList: boolean; isOnlyJob: boolean },
): Way {
	if (leading > 0 && at === leading) return isOnlyJob ? "now" : "named";
	return at === leading + 2 && !isList ? "also" : "plain";
}

/**
 * Whether the proofs stand right behind the need, and no application between them, or open where no need can be named and the first says
 * where it is done; `first` is the first that is a sentence.
 */
export function opensWithProof(
	first: Stated | undefined,
	main: Evidence,
	material: Material,
): boolean {
	return (
		material.shape !== "inquiry" &&
		main.isCurrent &&
		openingSentence(main, material) !== null &&
		(saysWhere(first, main) ||
			(needSentence(material) !== null && namesPosition(main, material)))
	);
}

/** Whether the first sentence says itself where and since when it is done. */
export function saysWhere(first: Stated | undefined, main: Evidence): boolean {
	return (
		first !== undefined &&
		first.line.entry === main.entry &&
		(first.stated.deed ?? first.stated.part) !== undefined &&
		main.startDate !== ""
	);
}

/** Whether the sentence of the position held is of this one: of two that are held at once it names the newer, whatever it has lines of. */
function namesPosition(
	{ entry }: Evidence,
	{ tailoring, voice }: Material,
): boolean {
	const [path] = positionInLetter(tailoring, voice)?.sources ?? [];
	return path !== undefined && entryPathOf(path) === entry;
}

function wayToOpen(
	[first]: readonly Stated[],
	main: Evidence | null,
	material: Material,
): Way {
	if (!main || !openingSentence(main, material)) return "elsewhere";
	if (opensWithProof(first, main, material))
		return !saysWhere(first, main)
			? "begin"
			: isLaterPost(main, material)
				? "titled"
				: "held";
	return material.shape === "inquiry" && !namesPosition(main, material)
		? "elsewhere"
		: beginning(material);
}

/** Whoever held another post there before has been there for longer than this one. */
function isLaterPost(
	{ company, startDate }: Evidence,
	{ tailoring: { profile } }: Material,
): boolean {
	const own = company.toLowerCase();
	return profile.work_experience.some(
		({ company_name, start_date }) =>
			(company_name ?? "").toLowerCase() === own &&
			start_date !== null &&
			start_date < startDate,
	);
}

/** Two proofs stand behind the need; one where a single sentence would be left for a paragraph of its own. */
function leadingAmong(own: number, all: number): number {
	return Math.min(own, all === IN_PARAGRAPH ? 1 : 2);
}

/** "There" would point at the employer the letter is for, where the sentence before it names that one last. */
function beginning({ tailoring, shape, voice: { language } }: Material): Way {
	// Behind a question the position stands right before it.
	if (shape === "inquiry") return "begin";
	const { did, pointing } = SENTENCE_WORDS[language];
	const points = new RegExp(`(?<!\\p{L})(?:${pointing})(?!\\p{L})`, "iu");
	return tailoring.company !== "" && points.test(did.begin[0])
		? "named"
		: "begin";
}

function paragraphs(said: readonly Said[]): Said[][] {
	if (said.length === 0) return [];
	const count = Math.ceil(said.length / IN_PARAGRAPH);
	const size = Math.ceil(said.length / count);
	return Array.from({ length: count }, (_, at) =>
		said.slice(at * size, (at + 1) * size),
	);
}

/** How a sentence begins: with its subject, "there", its employer, the job of today, the position, the position and since when it is held, the one it was done in, or "also". */
type Way =
	| "plain"
	| "begin"
	| "named"
	| "now"
	| "titled"
	| "held"
	| "elsewhere"
	| "also";

function sentenceOf(
	{ line, stated, beside }: PairedLine,
	{ voice }: Pick<Material, "voice">,
	way: Way,
): Said {
	const { did, work } = SENTENCE_WORDS[voice.language];
	const { deed, part } = stated;
	const sentence =
		stated.sentence ??
		(deed === null ? null : plainSentence(deed, voice.language));
	const framed =
		deed === null
			? work && SAYS_WHOSE.has(way)
				? frameFor(line, way, { ...voice, frames: work })
				: null
			: (frameFor(line, way, { ...voice, frames: did }) ??
				(sentence === null
					? (plainFrame(voice) ??
						frameFor(line, "also", { ...voice, frames: did }))
					: null));
	const inside = deed ?? part;
	const isFramed = framed !== null && inside !== undefined;
	return {
		text: [
			isFramed
				? inFrame(framed.frame, { line, inside, voice })
				: withSource(sentence ?? "", line, way),
			...(stated.further ? [stated.further] : []),
		].join(" "),
		sources: [
			line.path,
			...(beside ? [beside.path] : []),
			...(isFramed ? framed.sources : way === "elsewhere" ? [""] : []).map(
				(field) => (field === "" ? line.entry : pathOf(line.entry, field)),
			),
		],
		original: [line, ...(beside ? [beside] : [])]
			.map(({ original }) => original)
			.join(" | "),
		entry: line.entry,
		startsOwn: true,
	};
}

/** Ways that name the position or its employer: between them a sentence about the work stands by itself. */
const SAYS_WHOSE: ReadonlySet<Way> = new Set([
	"elsewhere",
	"held",
	"named",
	"titled",
]);

type Framed = { frame: string; sources: readonly string[] };

/** The frames for deeds or for work, as one voice picks among them. */
type Framing = Pick<Voice, "seed"> & { frames: SentenceFrames };

/** null for a sentence that stands by itself. */
function frameFor(
	line: Evidence,
	way: Way,
	{ frames, seed }: Framing,
): Framed | null {
	if (way === "plain") return null;
	if (way === "elsewhere") return frameElsewhere(line, { frames, seed });
	if (way === "titled")
		return {
			frame: pick(frames.titled, seed),
			sources: ["job_title", "company_name"],
		};
	if (way === "held")
		return {
			frame: pick(frames.current, seed),
			sources: ["job_title", "company_name", "start_date"],
		};
	const now = way === "now" ? frames.now?.at(-1) : undefined;
	if (now !== undefined) return { frame: now, sources: ["is_current"] };
	if (way === "named" || way === "now")
		return { frame: pick(frames.first, 0), sources: ["company_name"] };
	const frame =
		way === "begin" ? pick(frames.begin, 0) : alsoFrame(frames.same);
	return { frame, sources: [] };
}

/** "I {deed}", "J’{deed}", "{Deed}": who does it, and nothing of what was said before. */
const PLAIN = /^(?:\p{L}{1,2}[ ’])?\{deed\}$/iu;

/** Where the verb or a word cut short before it says who; null in other languages. */
function plainFrame({ language }: Voice): Framed | null {
	const frame = SENTENCE_WORDS[language].did.same.find((one) =>
		PLAIN.test(one),
	);
	return frame === undefined ? null : { frame, sources: [] };
}

function alsoFrame(frames: Frames): string {
	return frames.find((one) => !PLAIN.test(one)) ?? frames[0];
}

/** Of a position that has a title, work for oneself, a project or a service. */
function frameElsewhere(
	{ kind, title, company, isCurrent }: Evidence,
	{ frames, seed }: Framing,
): Framed | null {
	if (kind !== "work")
		return { frame: pick(frames[kind], seed), sources: [""] };
	if (isSelfEmployed(company))
		return { frame: pick(frames.own, seed), sources: ["company_name"] };
	if (title === "")
		return company === ""
			? null
			: { frame: pick(frames.first, 0), sources: ["company_name"] };
	return {
		frame: pick(isCurrent ? frames.titled : frames.earlier, seed),
		sources: ["job_title", "company_name"],
	};
}

/** What no frame places names where it was done. */
function withSource(sentence: string, line: Evidence, way: Way): string {
	if (way !== "elsewhere") return sentence;
	const { company, startDate, endDate, isCurrent } = line;
	const source = sourceName(company, [startDate, isCurrent ? "" : endDate]);
	return `${behind(sentence.replace(/\.$/u, ""), source)}.`;
}

/** "My work there {includes}": now or then. */
function withVerb(
	frame: string,
	verbs: SentenceWords["verbs"],
	isCurrent: boolean,
): string {
	return frame.replace(/\{(\w+)\}/gu, (place, name: string) => {
		const [now, , past] = verbs[name] ?? [place, place, place];
		return isCurrent ? now : past;
	});
}

function inFrame(
	frame: string,
	{ line, inside, voice }: { line: Evidence; inside: string; voice: Voice },
): string {
	const { whole, verbs } = SENTENCE_WORDS[voice.language];
	const text = fillPlaced(
		withVerb(frame, verbs, line.isCurrent),
		{
			title: positionInSentence(line.title, voice.language),
			company: withoutRemark(line.company),
			since:
				line.startDate === ""
					? ""
					: monthInWords(line.startDate, voice.language),
			deed: inside,
			Deed: inside.charAt(0).toUpperCase() + inside.slice(1),
			part: inside,
		},
		voice.language,
	);
	return `${whole ? text.replace(whole.from, whole.to) : text}.`;
}
