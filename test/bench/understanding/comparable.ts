// When two texts say the same thing for a measurement: one holds the other, or they share four in five of their words.

function comparable(value: unknown): string {
	const text = typeof value === "string" ? value : JSON.stringify(value ?? "");
	return text
		.toLowerCase()
		.replace(/[^\p{L}\p{N}]+/gu, " ")
		.trim();
}

export function wordsIn(text: string): Set<string> {
	return new Set(comparable(text).split(" "));
}

const FEWEST_WORDS = 4;
const SHARED = 0.8;

export function isSame(one: string, other: string): boolean {
	const [a, b] = [comparable(one), comparable(other)];
	if (a === "" || b === "") return false;
	if (a.includes(b) || b.includes(a)) return true;
	const [first, second] = [wordsIn(a), wordsIn(b)];
	const shortest = Math.min(first.size, second.size);
	return (
		shortest >= FEWEST_WORDS && countShared(first, second) / shortest >= SHARED
	);
}

/** How many words two lines have in common. */
export function countShared(
	one: ReadonlySet<string>,
	other: ReadonlySet<string>,
): number {
	return [...one].filter((word) => other.has(word)).length;
}

/** What a JSON pointer leads to, as comparable text; "" where it leads nowhere. */
export function textAt(source: unknown, pointer: string): string {
	let found: unknown = source;
	for (const key of pointer.replace(/^\//, "").split("/")) {
		if (typeof found !== "object" || found === null) return "";
		found = Object.entries(found).find(([name]) => name === key)?.[1];
	}
	return found === undefined ? "" : comparable(found);
}
