// The needs of a posting a letter answers: what is asked for and what the job does, with the lines of the profile that answer.

import type { Requirement, Term } from "../../job/job.ts";
import { SHAPING_WORDS } from "../../language/shaping-of-languages.ts";
import type { Affinity } from "../../match/affinity.ts";
import type { RequirementMatch } from "../../match/match.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { baseForm, pastForm } from "../lines/english-verbs.ts";
import type { Ask } from "./asked-work.ts";
import type { Evidence } from "./evidence.ts";
import { type NeedPhrase, needPhrase } from "./need-phrase.ts";
import { postingPhrase } from "./posting-phrase.ts";
import { isMuchOfIt, isSameObject } from "./same-object.ts";
import type { Voice } from "./voice.ts";

export type LetterNeed = {
	kind: "duty" | "asked";
	/** The posting's words. */
	phrase: string;
	/** The same as a sentence goes on with it; null where it has no such form. */
	inSentence: NeedPhrase | null;
	requirement: Requirement;
	/** Lines that answer it, the strongest first; none where only lists name it. */
	proofs: Evidence[];
	/** Those of them that say enough of it to stand beside another. */
	further: ReadonlySet<Evidence>;
	/** The more, the more the posting depends on it and the better its first proof answers it. */
	weight: number;
};

/** The needs with words to name them, the weightiest first. */
export function letterNeeds(
	{ match, job }: Pick<Tailoring, "match" | "job">,
	{ asks, lines, placed }: NeedSearch,
	voice: Voice,
): LetterNeed[] {
	const isForeign = job.language !== voice.language && job.language !== "und";
	const seen = new Set<string>();
	return asks
		.flatMap((ask) => {
			const answer = match.requirements[ask.at];
			const need =
				answer &&
				needOf(ask, answer, {
					terms: job.terms.filter((term) => isIn(term, ask.requirement)),
					lines,
					placed,
					voice: isForeign ? null : voice,
				});
			if (!need || seen.has(need.phrase)) return [];
			seen.add(need.phrase);
			return [need];
		})
		.toSorted((a, b) => b.weight - a.weight);
}

/** `placed`: the lines as the asks count them. */
export type NeedSearch = {
	asks: readonly Ask[];
	lines: readonly Evidence[];
	placed: readonly Evidence[];
};

/** Whether the posting names the term in this requirement. */
export function isIn(term: Term, { span }: Requirement): boolean {
	return term.spans.some(([start]) => start >= span[0] && start < span[1]);
}

type Asked = Pick<NeedSearch, "lines" | "placed"> & {
	terms: readonly Term[];
	/** null where the posting speaks another language than the letter. */
	voice: Voice | null;
};

const NOTHING: Affinity = { covered: 0, specific: 0, named: 0, rarest: 0 };

/** A single word is answered by itself alone: a compound shares parts with too much. */
function isHeldBy({ line }: Evidence, phrase: string): boolean {
	return (
		/\s|\p{Script=Han}/u.test(phrase) ||
		line.toLowerCase().includes(phrase.toLowerCase())
	);
}
/** A strong line that says far less of a need than another is no proof of it. */
const ABOUT_AS_MUCH = 0.6;
const BY_ANSWER = 1.3;
const BY_STRENGTH = 0.7;

function needOf(
	ask: Ask,
	answer: RequirementMatch,
	asked: Asked,
): LetterNeed | null {
	const { requirement, clause, text, weight } = ask;
	// Years are answered by dates; what was done in them answers only a deed.
	const isNoDeed = !clause || clause.form === "noun";
	if (requirement.years && isNoDeed) return null;
	const phrase =
		clause?.text ??
		postingPhrase(
			text,
			asked.terms.flatMap(({ forms }) => forms),
		);
	if (phrase === null) return null;
	const answers = answersTo(ask, answer, { ...asked, phrase });
	const order = (line: Evidence) =>
		BY_ANSWER * (answers.get(line) ?? 0) + BY_STRENGTH * line.strength;
	const most = Math.max(0, ...answers.values());
	const proofs = asked.lines
		.filter((line) => {
			const answer = answers.get(line) ?? 0;
			return answer > 0 && answer >= ABOUT_AS_MUCH * most;
		})
		.toSorted((a, b) => order(b) - order(a));
	const [best] = proofs;
	// A wish read out of its sentence says too little, and often not even that.
	const isWhole =
		clause !== null ||
		(requirement.kind !== "nice" &&
			text.trim().startsWith(phrase.slice(0, HEAD)));
	const voice = isWhole ? asked.voice : null;
	const said =
		voice &&
		(clause ??
			needPhrase(phrase, voice) ??
			termPhrase(phrase, asked.terms, voice));
	const inSentence = said && holdsVerb(said, voice) ? null : ownWords(said);
	return {
		kind: requirement.kind === "duty" ? "duty" : "asked",
		phrase,
		inSentence,
		requirement,
		proofs,
		further: new Set(
			proofs.filter((line) => isMuchOfIt(saidBy(line, ask, asked))),
		),
		weight:
			weight +
			(inSentence ? SAID_WHOLE : 0) +
			(requirement.kind === "duty" ? OF_WORK_ITSELF : 0) +
			(best ? order(best) : 0),
	};
}

/** What goes on behind "you need someone to": no words about others, no second clause in another form. */
function ownWords(said: NeedPhrase | null): NeedPhrase | null {
	if (said === null || said.form === "noun") return said;
	const text = said.text.replace(/ and being .*$/u, "");
	return /\b(?:their|they|them|themselves)\b/u.test(text)
		? null
		: { ...said, text };
}

/** "Knowledge of permits is a plus" is a sentence of its own; German puts its participles where others put verbs. */
function holdsVerb({ form, text }: NeedPhrase, { language }: Voice): boolean {
	const words = SHAPING_WORDS[language];
	return (
		form === "noun" &&
		words !== null &&
		!words.keepsCapital &&
		words.clause.test(text)
	);
}

/** How much each line answers of an ask; 0 for what only shares a word with it. */
function answersTo(
	{ clause, said, saidFirst }: Ask,
	{ support }: RequirementMatch,
	{ lines, placed, voice, phrase }: Asked & { phrase: string },
): Map<Evidence, number> {
	return new Map(
		lines.map((line) => {
			const whole = saidBy(line, { said }, { placed });
			const first = saidBy(line, { said: saidFirst }, { placed });
			const isOne =
				isSameObject(whole) && (voice === null || isHeldBy(line, phrase));
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

function saidBy(
	line: Evidence,
	{ said }: Pick<Ask, "said">,
	{ placed }: Pick<NeedSearch, "placed">,
): Affinity {
	const at = placed.findIndex(
		({ path, original }) => path === line.path && original === line.original,
	);
	return said[at] ?? NOTHING;
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

// These take no article before what is asked for.
const BARE_NOUNS: ReadonlySet<string> = new Set([
	"en",
	"de",
	"nl",
	"da",
	"no",
	"sv",
]);

/** A requirement that is one term and nothing else: "telemetry", "SAP PM". */
function termPhrase(
	phrase: string,
	terms: readonly Term[],
	{ language }: Voice,
): NeedPhrase | null {
	const term = terms.find(({ forms }) =>
		forms.some((form) => form.toLowerCase() === phrase.toLowerCase()),
	);
	if (!term) return null;
	if (term.kind === "tool") return { form: "noun", text: phrase };
	if (!BARE_NOUNS.has(language)) return null;
	const isPlain =
		language !== "de" && /^\p{Lu}\p{Ll}+(?: \p{Ll}+)*$/u.test(phrase);
	return { form: "noun", text: isPlain ? phrase.toLowerCase() : phrase };
}

const SAID_WHOLE = 0.6;
/** What the job does tells more of it than what it asks for. */
const OF_WORK_ITSELF = 0.25;
const HEAD = 12;
