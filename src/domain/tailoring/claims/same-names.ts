// Compares the names of a document with the profile's: employers, titles, places. Less is no lie, something else is.
import { verbatimKey } from "../../proof/ground.ts";

/** Whether two names are the same name: equal words, whatever stands between them. */
export function isSameName(a: string | null, b: string | null): boolean {
	return a === b || nameKey(a) === nameKey(b);
}

function nameKey(text: string | null): string {
	return (
		verbatimKey(text ?? "")
			.normalize("NFD")
			.replace(/\p{M}+/gu, "")
			.match(/[\p{L}\p{N}+#]+/gu) ?? []
	).join(" ");
}

/** The same for comparing many names with each other: each is folded once. */
export function nameMatcher(): typeof isSameName {
	const keys = new Map<string | null, string>();
	const keyOf = (name: string | null) => {
		const key = keys.get(name) ?? nameKey(name);
		keys.set(name, key);
		return key;
	};
	return (a, b) => keyOf(a) === keyOf(b);
}

/** Whether every word of a written place belongs to the own one. */
export function isPartOf(written: string, own: string | null): boolean {
	const held = nameKey(own).split(" ");
	return nameKey(written)
		.split(" ")
		.every((word) => held.includes(word));
}

export function agrees(written: string | null, own: string | null): boolean {
	return (
		written !== null &&
		own !== null &&
		(own.startsWith(written) || written.startsWith(own))
	);
}
