// Which web addresses a profile may hold: http and https only, so that no document ever links to anything else.

/** The address with its scheme ("example.com" becomes "https://example.com"), or null when it is none we may link to. */
export function readWebAddress(written: string): string | null {
	const text = written.trim();
	if (/[\s<>"'`\\{}|^]/.test(text)) return null;
	if (/^https?:\/\/[^/?#@:]+(:\d+)?([/?#]|$)/i.test(text)) return text;
	const bare = text.replace(/^\/\//, "");
	return /^[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*\.\p{L}{2,}(:\d+)?([/?#]|$)/u.test(
		bare,
	)
		? `https://${bare}`
		: null;
}

/** The host of an address without "www.", in lower case. */
export function hostOf(address: string): string {
	return (
		/^https?:\/\/(?:www\.)?([^/?#:]+)/i.exec(address)?.[1] ?? ""
	).toLowerCase();
}
