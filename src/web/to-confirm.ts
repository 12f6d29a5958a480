// How many lines of a document wait for the person's word, in words.
export function toConfirmText(count: number): string {
	return count === 1 ? "1 line to confirm" : `${count} lines to confirm`;
}
