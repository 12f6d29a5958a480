// What the job does, as a letter names it, with the lines of the profile that answer it.
import type { Requirement, Term } from "../../job/job.ts";
import { termsNamed } from "../../job/named-terms.ts";
import type { Affinity } from "../../match/affinity.ts";
import type { RequirementMatch } from "../../match/match.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { baseForm, pastForm } from "../lines/english-verbs.ts";
import type { Ask } from "./asked-work.ts";
import type { TaskClause } from "./duty-clauses.ts";
import type { Evidence } from "./evidence.ts";
import { asSaidToReader, deedPhrase, goesOnToReader } from "./need-phrase.ts";
import { postingPhrase } from "./posting-phrase.ts";
import { isSameObject } from "./same-object.ts";
import type { Voice } from "./voice.ts";

export type LetterNeed = {
	kind: Requirement["kind"];
	/** The posting's words as a sentence goes on with them behind "somebody to". */
	inSentence: TaskClause;
	requirement: Requirement;
	/** Lines that answer it. */
	proofs: Evidence[];
};

/** A task that the letter opens with. */
export type NamedNeed = {
	/** As a sentence goes on with it behind "somebody to", with its article, or as it stands between quotation marks. */
	text: string;
	form: "deed" | "noun" | "quoted" | "asked";
	/** The listed lines that answer it, by their place among those that were chosen. */
	lines: number[];
};

/** The tasks of a posting in the letter's language that its words can name, the weightiest first. */
export function letterNeeds(
	{ match, job }: Pick<Tailoring, "match" | "job">,
	{ asks, lines, placed }: NeedSearch,
	voice: Voice,
): LetterNeed[] {
	if (job.language !== voice.language && job.language !== "und") return [];
	return asks
		.flatMap((ask) => {
			const answer = match.requirements[ask.at];
			const terms = termsNamed(job.terms, ask.requirement);
			const need =
				answer && needOf(ask, answer, { terms, lines, placed, voice });
			return need ? [need] : [];
		})
		.toSorted((a, b) => b.weight - a.weight);
}

/** `placed`: the lines as the asks count them. */
export type NeedSearch = {
	asks: readonly Ask[];
	lines: readonly Evidence[];
	placed: readonly Evidence[];
};

type Asked = Pick<NeedSearch, "lines" | "placed"> & {
	terms: readonly Term[];
	voice: Voice;
};

const NOTHING: Affinity = { covered: 0, specific: 0, named: 0, rarest: 0 };

/** A single word is answered by itself alone: a compound shares parts with too much. */
function isHeldBy({ line }: Evidence, phrase: string): boolean {
	return (
		/\s|\p{Script=Han}/u.test(phrase) ||
		line.toLowerCase().includes(phrase.toLowerCase())
	);
}

/** Of an English task the task is named, without what it includes. */
const EXAMPLES = /,? (?:e\.g\.|for example|including|such as) .*$/iu;

/** A strong line that says far less of a need than another is no proof of it. */
const ABOUT_AS_MUCH = 0.6;
const BY_ANSWER = 1.3;
const BY_STRENGTH = 0.7;

function needOf(
	ask: Ask,
	answer: RequirementMatch,
	asked: Asked,
): (LetterNeed & { weight: number }) | null {
	const { requirement, clause, text, weight } = ask;
	const phrase =
		clause?.text ??
		postingPhrase(
			text.replace(EXAMPLES, ""),
			asked.terms.flatMap(({ forms }) => forms),
		);
	if (phrase === null) return null;
	// A wish read out of its sentence says too little, and often not even that.
	const isWhole =
		clause !== null || text.trim().startsWith(phrase.slice(0, HEAD));
	// "Operate and monitor membrane, UV and chlorination processes" is cut inside of its object.
	const isCut =
		text.includes(`${phrase},`) &&
		!/s$/iu.test(phrase) &&
		!goesOnToReader(phrase);
	const deed =
		isWhole && !(isCut && clause === null)
			? deedIn(asSaidToReader(phrase, text), ask, asked.voice)
			: null;
	if (deed === null) return null;
	const answers = answersTo(ask, answer, { ...asked, phrase });
	const most = Math.max(0, ...answers.values());
	const proofs = asked.lines.filter((line) => {
		const own = answers.get(line) ?? 0;
		return own > 0 && own >= ABOUT_AS_MUCH * most;
	});
	const best = proofs.map(
		(line) =>
			BY_ANSWER * (answers.get(line) ?? 0) + BY_STRENGTH * line.strength,
	);
	return {
		kind: requirement.kind,
		inSentence: { form: "deed", text: deed },
		requirement,
		proofs,
		weight: weight + Math.max(0, ...best),
	};
}

/** What goes on behind "you need someone to": no words about others, no second clause in another form. */
function deedIn(phrase: string, { clause }: Ask, voice: Voice): string | null {
	if (clause !== null && clause.form !== "deed") return null;
	const said = clause?.text ?? deedPhrase(phrase, voice);
	const text = said?.replace(/ and being .*$/u, "");
	return !text || OF_OTHERS.test(text) ? null : text;
}

/** "Their own desk" is the desk of whoever is looked for. */
const OF_OTHERS = /\b(?:their(?! own\b)|they|them|themselves)\b/u;

/** How much each line answers of an ask; 0 for what only shares a word with it. */
function answersTo(
	{ clause, said, saidFirst }: Ask,
	{ support }: RequirementMatch,
	{ lines, placed, phrase }: Asked & { phrase: string },
): Map<Evidence, number> {
	const places = placesOf(placed);
	return new Map(
		lines.map((line) => {
			const at = places.get(line.path)?.get(line.original) ?? -1;
			const whole = said[at] ?? NOTHING;
			const first = saidFirst[at] ?? NOTHING;
			const isOne = isSameObject(whole) && isHeldBy(line, phrase);
			const isSameDeed = clause !== null && beginsAlike(clause.text, line.line);
			return [
				line,
				isOne
					? (whole.covered + first.covered) / 2 +
						(support === "shown" ? SHOWN : 0) +
						(isSameDeed ? SAME_DEED : 0)
					: 0,
			] as const;
		}),
	);
}

/** Of lines, by where they stand and what they say. */
type Places = ReadonlyMap<string, ReadonlyMap<string, number>>;

const known = new WeakMap<readonly Evidence[], Places>();

// Every ask looks for the same lines.
function placesOf(placed: readonly Evidence[]): Places {
	const found = known.get(placed);
	if (found) return found;
	const places = new Map<string, Map<string, number>>();
	for (const [at, { path, original }] of placed.entries()) {
		const own = places.get(path) ?? new Map<string, number>();
		if (!own.has(original)) own.set(original, at);
		places.set(path, own);
	}
	known.set(placed, places);
	return places;
}

/** "Plan delivery routes" and "Planned routes for 14 trucks" begin with one verb. */
function beginsAlike(need: string, line: string): boolean {
	const [asked, done] = [need, line].map((text) =>
		(text.split(" ", 1)[0] ?? "").toLowerCase(),
	);
	const base = baseForm(asked ?? "");
	return base !== null && (done === base || done === pastForm(base));
}

const SAME_DEED = 0.3;

const SHOWN = 0.2;

const HEAD = 12;
