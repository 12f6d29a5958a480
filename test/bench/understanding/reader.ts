// What answers of a model add: those a careful reader would give, taken from the labels, and nonsense, which must not lower what the
// built-in answers reach.
import { readJob } from "#src/domain/job/reading/read-job.ts";
import type { CitedAnswer } from "#src/domain/match/answer/cited-answers.ts";
import { matchProfile } from "#src/domain/match/answer/match-profile.ts";
import { withSecondReading } from "#src/domain/match/answer/second-reading.ts";
import { factsOf } from "#src/domain/match/facts.ts";
import type { Fact, Match } from "#src/domain/match/match.ts";
import { isSame, textAt } from "./comparable.ts";
import type { LabelledPair } from "./labels.ts";
import { isHit, spanOf } from "./spans.ts";

type Reader = (pair: LabelledPair, match: Match) => CitedAnswer[];

const READERS: readonly (readonly [name: string, reader: Reader])[] = [
	["without a model", () => []],
	["with a careful reader's answers", careful],
	["with answers at random", atRandom],
	["with all called met", allMet],
];

/** A line a reader: precision, recall and F1 of what is answered. */
export function readersReport(
	pairs: readonly LabelledPair[],
	today: string,
): string[] {
	return READERS.map(([name, reader]) => {
		const counts = { right: 0, answered: 0, supported: 0 };
		for (const pair of pairs) count(pair, reader, { today, counts });
		const precision = counts.right / counts.answered;
		const recall = counts.right / counts.supported;
		const f1 = (2 * precision * recall) / (precision + recall);
		const [p, r, f] = [precision, recall, f1].map((value) => value.toFixed(3));
		return `answered ${name}: precision ${p}, recall ${r}, F1 ${f}`;
	});
}

type Counts = { right: number; answered: number; supported: number };

function count(
	pair: LabelledPair,
	reader: Reader,
	{ today, counts }: { today: string; counts: Counts },
): void {
	const { profile, posting, labels } = pair;
	const job = readJob(posting);
	const match = matchProfile(profile, job, today);
	const answers = reader(pair, match);
	const { requirements } = withSecondReading({
		...{ profile, job, match, today },
		answers,
	});
	for (const { quote, status } of labels.requirements) {
		const span = spanOf(posting, quote);
		const isAnswered = requirements.some(
			({ requirement, support }) =>
				isHit(span, requirement.span) &&
				support !== "absent" &&
				support !== "unknown",
		);
		const isSupported = status === "met" || status === "partly";
		if (isAnswered) counts.answered += 1;
		if (isSupported) counts.supported += 1;
		if (isAnswered && isSupported) counts.right += 1;
	}
}

function careful(
	{ profile, posting, labels, source }: LabelledPair,
	{ requirements }: Match,
): CitedAnswer[] {
	const facts = factsOf(profile);
	return requirements.map(({ requirement }, at) => {
		const label = labels.requirements.find(({ quote }) =>
			isHit(spanOf(posting, quote), requirement.span),
		);
		const lines = (label?.evidence ?? []).map((one) => textAt(source, one));
		const status = label?.status;
		return {
			requirement: at,
			status: status === "met" || status === "partly" ? status : "absent",
			facts: facts.filter(({ text }) =>
				lines.some((line) => isSame(line, text)),
			),
		};
	});
}

const STATUSES = ["met", "partly", "absent"] as const;

/** Numbers that look like chance and are the same on every run. */
function numbers(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
		return state / 2_147_483_648;
	};
}

function atRandom({ profile, id }: LabelledPair, match: Match): CitedAnswer[] {
	const next = numbers(id.length * 7_919 + 7);
	return match.requirements.map((_, at) => ({
		requirement: at,
		status: STATUSES[Math.floor(next() * STATUSES.length)] ?? "met",
		facts: someOf(factsOf(profile), next, 1),
	}));
}

function allMet({ profile, id }: LabelledPair, match: Match): CitedAnswer[] {
	const next = numbers(id.length * 104_729 + 3);
	return match.requirements.map((_, at) => ({
		requirement: at,
		status: "met",
		facts: someOf(factsOf(profile), next, 4),
	}));
}

function someOf(
	facts: readonly Fact[],
	next: () => number,
	number: number,
): Fact[] {
	return Array.from(
		{ length: number },
		() => facts[Math.floor(next() * facts.length)],
	).filter((fact) => fact !== undefined);
}
