// What sections word alike: the short facts of an entry in one line, and messages that are the same for several sections.

export function inOneLine(...parts: (string | null)[]): string {
	return parts.filter(Boolean).join(" · ");
}

/** Deletes and failures of the sections that the specification gives one title for all. */
export const plainErrors = {
	fetchFailed: "Error",
	saveFailed: "Error",
	deleteFailed: "Error",
} as const;
