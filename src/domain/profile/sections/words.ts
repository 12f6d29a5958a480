// How short facts of an entry stand in one line.

export function inOneLine(...parts: (string | null)[]): string {
	return parts.filter(Boolean).join(" · ");
}

/** Deletes and failures of the sections that the specification gives one title for all. */
export const plainErrors = {
	fetchFailed: "Error",
	saveFailed: "Error",
	deleteFailed: "Error",
} as const;
