// What node-postgres takes for a socket: bytes written here go to the embedded engine, its answers come back as read bytes.
// Messages are held until one asks for an answer (Sync, Query, Flush, end of a copy), since each trip costs a thread switch.
import { Duplex } from "node:stream";
import { EMBEDDED_OWNER, queryMessage } from "./wire-format.ts";

export type SendBytes = (bytes: Uint8Array) => Promise<Uint8Array>;

const SSL_REQUEST = 80877103;
const CANCEL_REQUEST = 80877102;
const TERMINATE = "X".charCodeAt(0);
const ASKS_FOR_ANSWER = new Set(
	[..."SQHcf"].map((letter) => letter.charCodeAt(0)),
);

export class WireStream extends Duplex {
	#held = Buffer.alloc(0);
	#isStarted = false;
	readonly #send: SendBytes;

	constructor(send: SendBytes) {
		super();
		this.#send = send;
	}

	connect(): this {
		queueMicrotask(() => this.emit("connect"));
		return this;
	}

	setNoDelay(): this {
		return this;
	}

	setKeepAlive(): this {
		return this;
	}

	ref(): this {
		return this;
	}

	unref(): this {
		return this;
	}

	override _read(): void {}

	override _write(
		chunk: Buffer,
		_encoding: BufferEncoding,
		done: (error?: Error | null) => void,
	): void {
		this.#take([chunk]);
		done();
	}

	override _writev(
		chunks: { chunk: Buffer }[],
		done: (error?: Error | null) => void,
	): void {
		this.#take(chunks.map(({ chunk }) => chunk));
		done();
	}

	override _final(done: () => void): void {
		this.push(null);
		done();
	}

	#take(chunks: Buffer[]): void {
		const bytes = Buffer.concat([this.#held, ...chunks]);
		let sent = 0;
		let read = 0;
		while (bytes.length - read >= 5) {
			if (!this.#isStarted) {
				const length = bytes.readInt32BE(read);
				if (bytes.length - read < length) break;
				this.#start(bytes.subarray(read, read + length));
				read += length;
				sent = read;
				continue;
			}
			const type = bytes[read] ?? 0;
			const length = 1 + bytes.readInt32BE(read + 1);
			if (bytes.length - read < length) break;
			read += length;
			if (type === TERMINATE) {
				this.push(null);
				sent = read;
			} else if (ASKS_FOR_ANSWER.has(type)) {
				this.#forward(bytes.subarray(sent, read));
				sent = read;
			}
		}
		this.#held = bytes.subarray(sent);
	}

	#start(message: Buffer): void {
		const code = message.readInt32BE(4);
		if (code === CANCEL_REQUEST) return;
		if (code === SSL_REQUEST) {
			this.push("N");
			return;
		}
		this.#isStarted = true;
		void this.#begin(new Uint8Array(message));
	}

	// The engine has one session for ever: what an abandoned stream left in it must be gone before the next one speaks.
	async #begin(message: Uint8Array): Promise<void> {
		try {
			await this.#send(queryMessage("rollback"));
			await this.#send(queryMessage("discard all"));
			const welcome = await this.#send(message);
			await this.#send(
				queryMessage(`set session authorization ${EMBEDDED_OWNER}`),
			);
			this.#answer(welcome);
		} catch (error) {
			this.destroy(error as Error);
		}
	}

	#forward(message: Buffer): void {
		this.#send(new Uint8Array(message)).then(
			(bytes) => this.#answer(bytes),
			(error: Error) => this.destroy(error),
		);
	}

	#answer(bytes: Uint8Array): void {
		if (bytes.length > 0 && !this.destroyed)
			this.push(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
	}
}
