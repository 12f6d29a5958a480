// The few things of PostgreSQL's wire protocol that are said by ourselves: a simple query, and reading an error in the answer.

/** The embedded session acts for this ordinary owner, never for the superuser the engine starts with. */
export const EMBEDDED_OWNER = "attune";

const ERROR_RESPONSE = "E".charCodeAt(0);

/** A simple query as the protocol writes it. */
export function queryMessage(statement: string): Uint8Array {
	const text = Buffer.from(`${statement}\0`);
	const message = Buffer.alloc(5 + text.length);
	message.write("Q");
	message.writeInt32BE(4 + text.length, 1);
	text.copy(message, 5);
	return new Uint8Array(message);
}

/** The words of the first error in an answer; "" when all went well. */
export function errorIn(answer: Uint8Array): string {
	const bytes = Buffer.from(
		answer.buffer,
		answer.byteOffset,
		answer.byteLength,
	);
	for (
		let at = 0;
		at + 5 <= bytes.length;
		at += 1 + bytes.readInt32BE(at + 1)
	) {
		if (bytes[at] !== ERROR_RESPONSE) continue;
		const fields = bytes
			.toString("utf8", at + 5, at + 1 + bytes.readInt32BE(at + 1))
			.split("\0");
		return (
			fields.find((field) => field.startsWith("M"))?.slice(1) ?? "unknown error"
		);
	}
	return "";
}
