/** Names one opening of an editor, or one press that edits. A browser gives no random UUID to a page that came without TLS. */
export function newSession(): string {
	return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
		byte.toString(16).padStart(2, "0"),
	).join("");
}
