// Whether the lines that answer what is needed stand before the others at least as often as the person had them.

import { keysOf, parentOf } from "#src/domain/profile/content-path.ts";
import type { ResumeContent } from "#src/domain/tailoring/content/content.ts";
import type { Verdict } from "./rule.ts";
import type { WrittenPair } from "./written-pair.ts";

type Placed = { source: string; own: number; proves: boolean };

/** One answer an entry whose lines differ in this. */
export function judgeOrder({ resume, needs }: WrittenPair): Verdict {
	const proofs = new Set(
		needs.flatMap((need) => need.proofs.map(({ path }) => path)),
	);
	const verdict: Verdict = { of: 0, kept: 0, broken: [] };
	for (const [entry, lines] of entriesOf(resume, proofs)) {
		const inOwnOrder = lines.toSorted((a, b) => a.own - b.own);
		const own = shareInOrder(inOwnOrder);
		const written = shareInOrder(lines);
		if (own === null || written === null) continue;
		verdict.of += 1;
		if (written >= own) verdict.kept += 1;
		else verdict.broken.push(entry);
	}
	return verdict;
}

function entriesOf(
	{ validation }: ResumeContent,
	proofs: ReadonlySet<string>,
): Map<string, Placed[]> {
	const entries = new Map<string, Placed[]>();
	for (const { path, sources } of validation.lines) {
		if (!/^(?:experience|projects|volunteer)\.\d+\.achievements\./.test(path))
			continue;
		const [source = ""] = sources;
		const entry = parentOf(path);
		const lines = entries.get(entry) ?? [];
		lines.push({
			source,
			own: ownPlace(source),
			proves: sources.some((one) => proofs.has(one)),
		});
		entries.set(entry, lines);
	}
	return entries;
}

const AFTER_ACHIEVEMENTS = 1000;

function ownPlace(source: string): number {
	const last = Number(keysOf(source).at(-1));
	return Number.isInteger(last) ? last : AFTER_ACHIEVEMENTS;
}

/** Of pairs of a line that proves and one that does not: how many have it first. */
function shareInOrder(lines: readonly Placed[]): number | null {
	let pairs = 0;
	let right = 0;
	lines.forEach((first, at) => {
		for (const second of lines.slice(at + 1)) {
			if (first.proves === second.proves) continue;
			pairs += 1;
			if (first.proves) right += 1;
		}
	});
	return pairs === 0 ? null : right / pairs;
}
