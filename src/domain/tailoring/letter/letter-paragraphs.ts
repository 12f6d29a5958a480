// Which sentences of a letter stand together: no paragraph of a single sentence where it can stand with a neighbor, the work of
// today before what was done elsewhere.
import type { LetterPlan } from "./letter-material.ts";
import type { Said } from "./phrase-lines.ts";

const MOST_SENTENCES = 4;
const MOST_MERGED = 5;

export function inParagraphs(plan: LetterPlan): LetterPlan {
	const proofs = merged(newestFirst(plan.middle)).map(byEntry);
	const last = proofs.at(-1);
	const isWithRecord =
		last !== undefined && sentencesOf(last) === 1 && plan.record.length > 0;
	if (isWithRecord) proofs.pop();
	const [first, ...rest] = proofs;
	const isOne =
		first !== undefined &&
		sentencesOf(first) === 1 &&
		!plan.opening.some(({ isFrame }) => isFrame) &&
		plan.opening.length < MOST_SENTENCES;
	const opening = isOne ? [...plan.opening, ...first] : plan.opening;
	const middle = isOne ? rest : proofs;
	const { closing } = plan;
	const record = isWithRecord ? [...last, ...plan.record] : plan.record;
	const isTogether =
		record.length === 1 || record.length + closing.length <= MOST_SENTENCES;
	return isTogether
		? { ...plan, opening, middle, record: [], closing: [...record, ...closing] }
		: { ...plan, opening, middle: [...middle, record], record: [], closing };
}

/** Paragraphs that answer a need in their order, then the others from the latest work on. */
function newestFirst(parts: readonly Said[][]): Said[][] {
	const isLed = (part: Said[]) => part.some(({ isFrame }) => isFrame);
	const rankOf = (part: Said[]) =>
		part.find(({ line }) => line)?.line?.rank ?? 0;
	return [
		...parts.filter(isLed),
		...parts
			.filter((part) => !isLed(part))
			.toSorted((a, b) => rankOf(a) - rankOf(b)),
	];
}

function merged(parts: readonly Said[][]): Said[][] {
	const proofs: Said[][] = [];
	for (const part of parts) {
		const before = proofs.at(-1);
		const isShort =
			sentencesOf(part) === 1 || (before && sentencesOf(before) === 1);
		// What answers no need never stands under its name.
		const isUnderNeed = before?.some(({ isFrame }) => isFrame) ?? false;
		if (
			before &&
			isShort &&
			!isUnderNeed &&
			sentencesOf(before) + sentencesOf(part) <= MOST_MERGED
		)
			proofs[proofs.length - 1] = [...before, ...part];
		else proofs.push(part);
	}
	return proofs;
}

/** What is told of one employer stands together, unless a need was named in between. */
function byEntry(part: Said[]): Said[] {
	if (part.some(({ isFrame }) => isFrame)) return part;
	const order = [...new Set(part.map(({ entry }) => entry))];
	return part.toSorted(
		(a, b) => order.indexOf(a.entry) - order.indexOf(b.entry),
	);
}

/** How many sentences it makes: two lines of nouns share one. */
function sentencesOf(part: readonly Said[]): number {
	let count = 0;
	let open: Said | undefined;
	for (const said of part) {
		const isShared: boolean =
			open?.part !== undefined &&
			said.part !== undefined &&
			open.entry === said.entry;
		if (!isShared) count += 1;
		open = isShared ? undefined : said;
	}
	return count;
}
