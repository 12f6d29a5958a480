// From Node's streams to those of the web and back, which their types keep apart and Node does not.
import { Readable } from "node:stream";

export function toWeb(stream: Readable): ReadableStream<Uint8Array> {
	return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}

export function fromWeb(stream: ReadableStream<Uint8Array>): Readable {
	return Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
}
