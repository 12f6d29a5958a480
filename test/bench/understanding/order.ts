// Within one entry of a resume: does a line that should lead stand before every line that should not?
import { countShared, textAt, wordsIn } from "./comparable.ts";
import type { LabelledPair } from "./labels.ts";

/** Pairs of lines, those in the right order, and those that the person's own order has right. */
export type Order = { pairs: number; right: number; own: number };

const SECTIONS = ["work", "projects", "volunteer"];

/** `lines` are the words of each line of the document, in order. */
export function measureOrder(
	{ source, labels }: LabelledPair,
	lines: readonly ReadonlySet<string>[],
): Order {
	const leads = new Set(labels.lead_lines);
	const order: Order = { pairs: 0, right: 0, own: 0 };
	for (const pointers of entriesOf(source)) {
		const places = pointers.map((pointer) =>
			placeOf(lines, textAt(source, pointer)),
		);
		pointers.forEach((lead, first) => {
			if (!leads.has(lead)) return;
			pointers.forEach((other, second) => {
				if (leads.has(other)) return;
				const [own, its] = [places[first] ?? -1, places[second] ?? -1];
				order.pairs += 1;
				if (first < second) order.own += 1;
				if (own >= 0 && (its < 0 || own < its)) order.right += 1;
			});
		});
	}
	return order;
}

function entriesOf(source: unknown): string[][] {
	return SECTIONS.flatMap((section) => {
		const entries = listAt(source, section);
		return entries.map((entry, at) =>
			listAt(entry, "highlights").map(
				(_, line) => `/${section}/${at}/highlights/${line}`,
			),
		);
	});
}

function listAt(value: unknown, name: string): unknown[] {
	if (typeof value !== "object" || value === null) return [];
	const found = Object.entries(value).find(([key]) => key === name)?.[1];
	return Array.isArray(found) ? found : [];
}

const SHARED = 0.6;

/** The document's line that says a line of the profile, or -1 where none shares three in five of its words. */
function placeOf(lines: readonly ReadonlySet<string>[], text: string): number {
	const words = wordsIn(text);
	let best = { share: 0, at: -1 };
	lines.forEach((line, at) => {
		const share = countShared(words, line) / Math.max(1, words.size);
		if (share > best.share) best = { share, at };
	});
	return best.share >= SHARED ? best.at : -1;
}
