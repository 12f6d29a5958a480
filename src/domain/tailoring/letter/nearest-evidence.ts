// What the record holds that comes nearest to what a letter calls missing: readers take a bare confession for the end of the matter, and a
// gap beside its nearest evidence for an honest answer (docs/decisions/2026-11-30-gaps-beside-their-nearest-evidence.md).
import { DETAIL_WORDS } from "../../language/tables/details-of-languages.ts";
import { plainSentence } from "./joined-deeds.ts";
import type { Material, Stated } from "./letter-material.ts";
import { worthOf } from "./named-facts.ts";
import { behind, sourceName } from "./point.ts";
import type { Said } from "./said.ts";
import { fill, pick, type Voice } from "./voice.ts";

/** How much of what is missing the line has to say, 0–1; of one that was told already the letter says nothing twice. */
const LEAST = 0.15;

type Look = Pick<Material, "tailoring" | "voice" | "chosen"> & {
	pool: readonly Stated[];
};

/** One sentence behind the gaps; none where no line comes near, or where the nearest was told. */
export function nearestSaid(gaps: readonly Said[], look: Look): Said[] {
	const { tailoring, voice, chosen, pool } = look;
	const missing = gaps.flatMap((one) => one.missing ?? []);
	if (missing.length === 0 || pool.length === 0) return [];
	const asked = [...missing, ...requirementsNaming(missing, look)];
	const worth = worthOf(
		asked,
		pool.map(({ line }) => line.whole),
		tailoring,
	);
	const [best] = pool
		.map((one, at) => ({ one, worth: worth[at] ?? 0 }))
		.filter((each) => each.worth >= LEAST)
		.toSorted((a, b) => b.worth - a.worth);
	if (!best || chosen.some(({ line }) => line === best.one.line)) return [];
	const said = sentenceOf(best.one, look);
	if (said === null || isRefused(said, look)) return [];
	const { nearest } = DETAIL_WORDS[voice.language].gaps;
	return [
		{
			text: fill(pick(nearest, voice.seed), { line: said }),
			sources: [best.one.line.path],
			original: best.one.line.original,
			entry: best.one.line.entry,
			startsOwn: true,
		},
	];
}

/** The requirements that ask for it say more of it than its name. */
function requirementsNaming(
	missing: readonly string[],
	{ tailoring: { match } }: Look,
): string[] {
	return match.requirements.flatMap(({ requirement: { text } }) =>
		missing.some((name) => text.includes(name)) ? [text] : [],
	);
}

/** Its nouns, or who did it and what; behind it where, unless it is the work of today. */
function sentenceOf(
	{ line, stated }: Stated,
	{ voice }: { voice: Voice },
): string | null {
	if (stated.further !== undefined) return null;
	const said =
		stated.part ??
		stated.sentence?.replace(/[.。]$/u, "") ??
		(stated.deed && plainSentence(stated.deed, voice.language));
	if (!said) return null;
	if (line.kind === "work" && line.isCurrent) return said;
	const { company, startDate, endDate, isCurrent } = line;
	const source = sourceName(company, [startDate, isCurrent ? "" : endDate]);
	return behind(said.replace(/\.$/u, ""), source);
}

/** Whether the check did not accept it. */
function isRefused(
	said: string,
	{ tailoring: { unproved } }: Pick<Look, "tailoring">,
): boolean {
	return [...(unproved ?? [])].some((sentence) => sentence.includes(said));
}
