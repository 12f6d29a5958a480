// Several positions under one employer that stands above them with the span of all: "Acme, 2018 – Present".
import { titleWeight } from "../lines/entry-words.ts";
import { type EntryBlock, looksAlike } from "./entry-blocks.ts";
import type { EntryHead } from "./head-parts.ts";
import type { NamedHead } from "./name-two.ts";

/** Gives the employer and its place to the positions below it; answers which blocks are employers and no entries of their own. */
export function spreadEmployers(
	blocks: readonly EntryBlock[],
	heads: readonly EntryHead[],
	named: NamedHead[],
): Set<number> {
	const employers = new Set<number>();
	for (const [at, employer] of named.entries()) {
		const name = employer.organization ?? employer.title;
		const isAlone = employer.organization === null || employer.title === null;
		if (!name || !isAlone || titleWeight(name.text) > 0) continue;
		if ((blocks[at]?.body.length ?? 1) > 0) continue;
		const below = positionsBelow(at, { blocks, heads, named });
		for (const index of below) {
			const names = named[index];
			const head = heads[index];
			if (!names || !head) continue;
			names.organization = name;
			names.isTakenOver = index > at + 1;
			head.place ??= heads[at]?.place ?? null;
		}
		if (below.length > 0) employers.add(at);
	}
	return employers;
}

type Entries = {
	blocks: readonly EntryBlock[];
	heads: readonly EntryHead[];
	named: readonly NamedHead[];
};

/** The blocks that name a title alone, look alike and lie within the employer's span. */
function positionsBelow(
	at: number,
	{ blocks, heads, named }: Entries,
): number[] {
	const found: number[] = [];
	const first = blocks[at + 1]?.head[0];
	for (let index = at + 1; index < blocks.length; index += 1) {
		const names = named[index];
		const line = blocks[index]?.head[0];
		const isPosition =
			names?.title != null &&
			names.organization === null &&
			first !== undefined &&
			line !== undefined &&
			looksAlike(line, first) &&
			isWithin(heads[index]?.dates?.found, heads[at]?.dates?.found);
		if (!isPosition) break;
		found.push(index);
	}
	const isTitle = found.some(
		(index) => titleWeight(named[index]?.title?.text ?? "") > 0,
	);
	return isTitle ? found : [];
}

type Span = NonNullable<EntryHead["dates"]>["found"] | undefined;

/** Whether one span of time lies within the other, as exactly as both are told. */
function isWithin(inner: Span, outer: Span): boolean {
	if (!inner?.isRange || !outer?.isRange) return false;
	const [from, to] = [inner.start ?? "", inner.end ?? ""];
	const [begins, ends] = [outer.start ?? "", outer.end ?? ""];
	const isEnded = outer.isCurrent || (!inner.isCurrent && upTo(to, ends));
	return upTo(begins, from) && isEnded;
}

/** Months compare as text, as far as the less exact one goes. */
function upTo(a: string, b: string): boolean {
	const length = Math.min(a.length, b.length);
	return length > 0 && a.slice(0, length) <= b.slice(0, length);
}
