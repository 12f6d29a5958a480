// What fills the places of a frame: the text between the frame's own words.

import { plainTypography } from "../../clauses/plain-typography.ts";
import type { Profile } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";

/** The words around the places, in small letters, and the names of the places. */
export type FrameParts = {
	between: readonly string[];
	places: readonly string[];
};

/** A text in small letters and as it is written, and the employers it may name. */
type Asked = { key: string; written: string; names: readonly string[] };

const employers = new WeakMap<Profile, readonly string[]>();

/** In small letters, the longest first. */
export function employersOf(profile: Profile): readonly string[] {
	const found =
		employers.get(profile) ??
		profile.work_experience
			.map(({ company_name }) =>
				plainTypography(oneLine(company_name)).toLowerCase(),
			)
			.filter((name) => name !== "")
			.toSorted((a, b) => b.length - a.length);
	employers.set(profile, found);
	return found;
}

/** Where an employer ends that nothing but a blank parts from what follows: "Bei Nordlicht führe ich …". */
function behindName(
	key: string,
	names: readonly string[],
	from: number,
): number {
	const name = names.find((one) => key.startsWith(`${one} `, from));
	return name === undefined
		? nextOf(key, " ", { from, find: "indexOf" })
		: from + name.length;
}

/** What may fill the places between the frame's own words, which are looked for from both ends; none where they do not stand there. */
export function fillingsOf(asked: Asked, frame: FrameParts): string[][] {
	const { key } = asked;
	const { between } = frame;
	const first = between[0] ?? "";
	const places = between.length - 1;
	if (places <= 0) return key === first ? [[]] : [];
	if (!key.startsWith(first) || !key.endsWith(between[places] ?? "")) return [];
	const one = fillingOf(asked, frame, "indexOf");
	const other = places > 1 ? fillingOf(asked, frame, "lastIndexOf") : null;
	// Most words stand there once.
	const isSame = one?.every((filled, at) => filled === other?.[at]);
	return [one, isSame ? null : other].filter((found) => found !== null);
}

function fillingOf(
	{ key, written, names }: Asked,
	{ between, places }: FrameParts,
	find: "indexOf" | "lastIndexOf",
): string[] | null {
	const filled: string[] = [];
	let from = between[0]?.length ?? 0;
	for (let at = 0; at < between.length - 1; at += 1) {
		const own = between[at + 1] ?? "";
		const isLast = at === between.length - 2;
		const end = isLast
			? key.length - own.length
			: own === " " && places[at] === "company"
				? behindName(key, names, from)
				: nextOf(key, own, { from, find });
		if (end <= from) return null;
		filled.push(written.slice(from, end).trim());
		from = end + own.length;
	}
	return filled;
}

/** Where the frame's own words stand again behind a place. */
function nextOf(
	key: string,
	own: string,
	{ from, find }: { from: number; find: "indexOf" | "lastIndexOf" },
): number {
	const at =
		find === "indexOf" ? key.indexOf(own, from + 1) : key.lastIndexOf(own);
	return at > from ? at : -1;
}
