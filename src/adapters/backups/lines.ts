// The lines of a compressed backup, as it is read.
import { pipeline, type Readable } from "node:stream";
import { createGunzip } from "node:zlib";
import { Refusal } from "../../domain/refusal.ts";

/** Cut at line feeds alone: what people wrote may hold other characters that end lines elsewhere. */
export async function* decompressedLines(
	compressed: Readable,
): AsyncGenerator<string> {
	// Whatever fails on the way ends the last stream, and with it the loop: `compose` would throw it past both.
	const text = pipeline(compressed, createGunzip(), () => {});
	let rest = "";
	try {
		for await (const piece of text.setEncoding("utf8")) {
			const lines = (rest + String(piece)).split("\n");
			rest = lines.pop() ?? "";
			yield* lines;
		}
	} catch (cause) {
		const { code = "" } = cause as NodeJS.ErrnoException;
		if (!code.startsWith("Z_")) throw cause;
		throw new Refusal(
			"bad-input",
			"The backup is damaged or not whole. Nothing was changed; use another one.",
			{ cause },
		);
	}
	if (rest) yield rest;
}
