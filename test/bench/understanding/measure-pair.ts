// One labelled pair as the product reads, answers and writes it, compared with its labels.
import { inThread } from "#src/adapters/computing/in-thread.ts";
import { layOut } from "#src/documents/lay-out.ts";
import { templateOf } from "#src/documents/templates/layout-config.ts";
import { renderText } from "#src/documents/text.ts";
import type { Job } from "#src/domain/job/job.ts";
import { readJob } from "#src/domain/job/reading/read-job.ts";
import { matchBy } from "#src/domain/match/answer/match-profile.ts";
import { type Weights, weightsFor } from "#src/domain/match/decide/weights.ts";
import type { Match } from "#src/domain/match/match.ts";
import type { Vectors } from "#src/domain/meaning/vectors.ts";
import { tailorContent } from "#src/workflows/tailor-content.ts";
import { isSame, textAt, wordsIn } from "./comparable.ts";
import type { Group, LabelledPair } from "./labels.ts";
import { measureOrder, type Order } from "./order.ts";
import { isHit, sharedLength, spanOf } from "./spans.ts";

export type Asked = {
	quote: string;
	status: LabelledPair["labels"]["requirements"][number]["status"];
	isFound: boolean;
	isAnswered: boolean;
	/** One of the lines shown is a labelled one; the first of them is. */
	isShown: boolean;
	isShownFirst: boolean;
};

/** "wrong": a name was given and it is not the labelled one. */
export type Named = {
	verdict: "right" | "none" | "wrong";
	given: string | null;
};

export type Measured = {
	id: string;
	group: Group;
	title: Named;
	employer: Named;
	asked: Asked[];
	/** Of each line that asks for nothing: whether it is taken for a requirement. */
	takenIn: boolean[];
	fit: number | null;
	score: number;
	order: Order;
};

/** `weights` are those in force where none are given. */
export type Under = {
	today: string;
	vectors: Vectors | null;
	weights?: Weights;
};

export async function measurePair(
	pair: LabelledPair,
	{ today, vectors, weights = weightsFor(vectors) }: Under,
): Promise<Measured> {
	const { id, group, labels, posting, profile } = pair;
	const job = readJob(posting);
	const match = matchBy({ profile, job, today, vectors, weights });
	const { title, employer } = labels.job_gold;
	return {
		id,
		group,
		title: compareName(title, job.title),
		employer: compareName(employer, job.company),
		asked: labels.requirements.map((label) => compareAsked(pair, label, match)),
		takenIn: labels.not_requirements.map((quote) =>
			isTakenIn(posting, quote, job),
		),
		fit: labels.fit,
		score: match.score,
		order: measureOrder(pair, await resumeLines(pair, today)),
	};
}

/** `gold` is null where none is named, which is right only where none is given. */
export function compareName(gold: string | null, given: string | null): Named {
	const isRight = gold && given ? isSame(gold, given) : !gold && !given;
	return { verdict: isRight ? "right" : given ? "wrong" : "none", given };
}

// As the product prints it: what is counted as answered, and what is not.
const ANSWERED: ReadonlySet<string> = new Set(["shown", "listed", "partly"]);

function compareAsked(
	{ posting, source }: LabelledPair,
	label: LabelledPair["labels"]["requirements"][number],
	match: Match,
): Asked {
	const span = spanOf(posting, label.quote);
	const hits = match.requirements.filter(({ requirement }) =>
		isHit(span, requirement.span),
	);
	const lines = hits.flatMap(({ evidence }) =>
		evidence.map(({ text }) => text),
	);
	const gold = label.evidence.map((pointer) => textAt(source, pointer));
	const isGold = (line: string | undefined) =>
		line !== undefined && gold.some((text) => isSame(line, text));
	return {
		quote: label.quote,
		status: label.status,
		isFound: hits.length > 0,
		isAnswered: hits.some(({ support }) => ANSWERED.has(support)),
		isShown: lines.some(isGold),
		isShownFirst: isGold(lines[0]),
	};
}

function isTakenIn(posting: string, quote: string, job: Job): boolean {
	const span = spanOf(posting, quote);
	return job.requirements.some(
		(requirement) => sharedLength(span, requirement.span) >= quote.length / 2,
	);
}

/** The resume's lines as plain text, wrapped lines joined, each as its words. */
async function resumeLines(
	{ profile, posting }: LabelledPair,
	today: string,
): Promise<Set<string>[]> {
	const { resume } = await tailorContent({
		compute: inThread,
		profile,
		posting,
		kinds: ["resume"],
		strength: "medium",
		sections: "auto",
		today,
	});
	if (!resume) return [];
	const look = { layout: "professional", layout_config: {} };
	const template = templateOf("resume", look);
	const doc = layOut({
		written: { kind: "resume", content: resume },
		look: { template, paper: "letter" },
	});
	const lines: string[] = [];
	for (const line of renderText(doc).split("\n")) {
		const isOwn = /^\s*[-•*–]\s/.test(line) || !line.startsWith("  ");
		const last = lines.length - 1;
		if (isOwn || last < 0) lines.push(line);
		else lines[last] = `${lines[last]} ${line}`;
	}
	return lines.map(wordsIn);
}
