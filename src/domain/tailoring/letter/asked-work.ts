// The work a posting describes, ask by ask, and what each line of the profile says of it. From this come the needs a letter
// names and the lines that lead it.
import type { Requirement } from "../../job/job.ts";
import { type Affinity, affinities } from "../../match/affinity.ts";
import type { Match, RequirementMatch } from "../../match/match.ts";
import { matchesNamed } from "../../match/named-matches.ts";
import { contentStems, wordsOf } from "../../match/words.ts";
import { isInSection } from "../../profile/content-path.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { dutyClauses, type TaskClause } from "./duty-clauses.ts";

export type Ask = {
	requirement: Requirement;
	/** Its place in Match.requirements. */
	at: number;
	text: string;
	/** As an English sentence goes on with it; null where it does not parse, and in other languages. */
	clause: TaskClause | null;
	/** The more, the more the posting depends on it. */
	weight: number;
	/** What each line says of it, by the line's place. */
	said: readonly Affinity[];
	/** How many tasks it holds: a posting in running text names several in one sentence. */
	tasks: number;
	/** What it says of it in its first words, which tell the deed rather than its means or its end. */
	saidFirst: readonly Affinity[];
};

const KIND_WEIGHT = { must: 1, duty: 1, nice: 0.5 };
const PLACE = 0.4;
const CONDITIONAL = 0.4;
const MOST_ASKS = 80;
const LONGEST = 240;

// What reads as a condition of working hours may be work all the same: to take charge of a shift.
export const OF_WORK: ReadonlySet<string> = new Set([
	"availability",
	"hours",
	"travel",
	"on-site",
]);
// Headings, footnotes, addresses and what comes after the offer ask for no work.
const NO_WORK =
	/[:?]\s*$|https?:|www\.|\S+@\S+|requirement #|\b(?:please note|applicants? must|interview|selection process|closing date|equal (?:employment )?opportunit(?:y|ies))\b/i;

// A letter is composed once a strength from the same match.
const known = new WeakMap<Match, { key: string; asks: Ask[] }>();

export function askedWork(
	tailoring: Pick<Tailoring, "match" | "job">,
	lines: readonly string[],
	linesLanguage: string,
): Ask[] {
	const { match } = tailoring;
	const key = [linesLanguage, ...lines].join("\n");
	const found = known.get(match);
	if (found?.key === key) return found.asks;
	const asks = findAskedWork(tailoring, lines, linesLanguage);
	known.set(match, { key, asks });
	return asks;
}

function findAskedWork(
	{ match, job }: Pick<Tailoring, "match" | "job">,
	lines: readonly string[],
	linesLanguage: string,
): Ask[] {
	const count = Math.max(1, match.requirements.length);
	const asks = match.requirements
		.flatMap((answer, at): Omit<Ask, "said" | "saidFirst" | "tasks">[] => {
			const { requirement } = answer;
			if (!isWork(requirement, match) || isPaper(answer)) return [];
			const clauses =
				job.language === "en"
					? dutyClauses(requirement.text, isAmongDeeds(at, match)).filter(
							({ text }) => !NO_WORK.test(text),
						)
					: [];
			const weight =
				KIND_WEIGHT[requirement.kind] *
				(1 - (PLACE * at) / count) *
				(requirement.isConditional ? CONDITIONAL : 1);
			const ask = { requirement, at, weight };
			return clauses.length === 0
				? [{ ...ask, text: requirement.text.slice(0, LONGEST), clause: null }]
				: clauses.map((clause) => ({ ...ask, text: clause.text, clause }));
		})
		.slice(0, MOST_ASKS);
	const tasks = asks.map((ask) =>
		ask.clause === null ? tasksIn(ask.text) : [],
	);
	const said = affinities(
		{
			language: job.language,
			texts: [...asks.map(essence), ...tasks.flat()],
		},
		{ language: linesLanguage, texts: [...lines, ...lines.map(headOf)] },
	);
	let next = asks.length;
	return asks.map((ask, at) => {
		const own = tasks[at] ?? [];
		const parts = said.slice(next, next + own.length);
		next += own.length;
		const row = mostOf(said[at] ?? [], parts);
		return {
			...ask,
			tasks: Math.max(1, own.length),
			said: row.slice(0, lines.length),
			saidFirst: row.slice(lines.length),
		};
	});
}

const NEIGHBORS = 4;
const FEWEST_DEEDS = 2;

/** Whether it stands in a list whose lines begin with verbs, so that "Process leave requests" is one more. */
function isAmongDeeds(at: number, { requirements }: Match): boolean {
	const from = Math.max(0, at - NEIGHBORS);
	const deeds = requirements
		.slice(from, at + NEIGHBORS + 1)
		.filter(
			({ requirement: { text, kind } }, place) =>
				from + place !== at &&
				kind === requirements[at]?.requirement.kind &&
				dutyClauses(text).some(({ form }) => form === "deed"),
		);
	return deeds.length >= FEWEST_DEEDS;
}

const LONG_ASK = 40;
const FEWEST_IN_TASK = 2;
const MOST_TASKS = 5;

/** The parts of a sentence that names several tasks; none where it names one. */
function tasksIn(text: string): string[] {
	if (text.length < LONG_ASK) return [];
	const parts = text
		.split(/[,;:.]\s+/u)
		.map((part) => part.trim())
		.filter((part) => part.split(/\s+/u).length >= FEWEST_IN_TASK)
		.slice(0, MOST_TASKS);
	return parts.length > 1 ? parts : [];
}

/** A part that is answered weighs less than a whole. */
const OF_PART = 0.85;

/** What each line says of the whole, or of the part it says most of. */
function mostOf(
	whole: readonly Affinity[],
	parts: readonly (readonly Affinity[])[],
): readonly Affinity[] {
	if (parts.length === 0) return whole;
	return whole.map((own, line) =>
		parts.reduce((best, part) => {
			const one = part[line];
			return one && one.specific > 0 && OF_PART * one.covered > best.covered
				? {
						...one,
						covered: OF_PART * one.covered,
						named: Math.max(own.named, one.named),
						rarest: Math.max(own.rarest, one.rarest),
					}
				: best;
		}, own),
	);
}

// Done to anything: two lines that share one of these verbs have nothing in common yet.
const EVERY_VERB =
	"apply|assess|assist|build|conduct|coordinate|create|deliver|design|develop|ensure|establish|evaluate|execute|facilitate|handle|hold|identify|implement|improve|keep|lead|maintain|make|manage|monitor|organi[sz]e|own|perform|plan|prepare|promote|provide|report|review|run|support|take|use|utili[sz]e|write";
const HEAD_VERBS = new RegExp(
	`^(?:(?:${EVERY_VERB}),? (?:and )?(?!team\\b))+`,
	"i",
);

/** What a task is about: where it was done, and verbs of every trade, matter less. */
function essence({ text, clause }: Pick<Ask, "text" | "clause">): string {
	if (clause?.form === "third")
		return text
			.replace(/^has /, "")
			.replace(/^led\b/, "lead")
			.replace(/^(\S+ (?:\S+ ){1,3}?)(?:in|at|for) .*$/, "$1");
	return clause?.form === "deed" ? text.replace(HEAD_VERBS, "") : text;
}

const PAPERS = ["education", "certifications", "languages"] as const;

/** Met by a degree, a certificate or a language: that is listed, not told. */
function isPaper({
	requirement,
	support,
	evidence,
}: RequirementMatch): boolean {
	const [first] = evidence;
	return (
		namesPaper(requirement) ||
		(requirement.kind !== "duty" &&
			support === "shown" &&
			first !== undefined &&
			isInSection(first.path, ...PAPERS))
	);
}

/** "Certified Database Administrator": no work answers a paper. */
export function namesPaper({ kind, text }: Requirement): boolean {
	return kind !== "duty" && text.length <= LONGEST_PAPER && PAPER.test(text);
}

const LONGEST_PAPER = 110;
const PAPER = /(?<!\p{L})Certified (?:\p{Lu}|in )/u;

const BEHIND_HEAD =
	/(?:[,;:(]| (?:through|by|including|using|while|which|that|to|with)(?= )).*$/;
const FEWEST_IN_HEAD = 3;

/** "Increased revenue by 45% through training" tells of revenue. */
function headOf(line: string): string {
	const head = line.replace(BEHIND_HEAD, "");
	return head.split(" ").length < FEWEST_IN_HEAD ? line : head;
}

function isWork(requirement: Requirement, { terms }: Match): boolean {
	const { ask, text, isNegated } = requirement;
	const isOpen = ask === null || OF_WORK.has(ask);
	const own = matchesNamed(terms, requirement);
	const isOnly = (kinds: readonly string[]) =>
		own.length > 0 && own.every(({ term }) => kinds.includes(term.kind));
	return (
		isOpen &&
		!isNegated &&
		!NO_WORK.test(text) &&
		!isOnly(["soft"]) &&
		!isOnly(["degree", "language", "certificate"]) &&
		contentStems(wordsOf(text)).size > 0
	);
}

/** What a line says beyond chance: a share this small of an ask is said by any line. */
const CHANCE = 0.2;

/** What each line says of all that is asked for, 0–1 of the line that says most. */
export function worthOfLines(asks: readonly Ask[], count: number): number[] {
	const worth = Array.from({ length: count }, (_, line) =>
		asks.reduce((sum, { weight, said }) => {
			const { covered, specific } = said[line] ?? NOTHING;
			const own = Math.max(0, covered - CHANCE) * (specific > 0 ? 1 : HALF);
			return sum + weight * own;
		}, 0),
	);
	const most = Math.max(...worth, 0);
	return most === 0 ? worth : worth.map((one) => one / most);
}

const HALF = 0.5;
const NOTHING: Affinity = { covered: 0, specific: 0, named: 0, rarest: 0 };
