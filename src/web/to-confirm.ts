// What of a document waits for the person, in words: lines to confirm, blanks to fill in.
export function toConfirmText(count: number): string {
	return count === 1 ? "1 line to confirm" : `${count} lines to confirm`;
}

/** `blanks` as they stand in the letter: "[start date]". */
export function blanksText(blanks: readonly string[]): string {
	const count = blanks.length === 1 ? "1 blank" : `${blanks.length} blanks`;
	return `${count} to fill in: ${blanks.join(" ")}`;
}
