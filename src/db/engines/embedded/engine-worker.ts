// The embedded engine in its own thread, since a query would otherwise hold the event loop. It takes wire-protocol bytes
// one message after another and answers with the engine's bytes; it knows nothing of tables.
import fs from "node:fs";
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { DURABLE_START, DurableFiles, syncTree } from "./durable-files.ts";
import type {
	EngineReply,
	EngineRequest,
	EngineStart,
} from "./engine-thread.ts";

const port = parentPort;
if (!port) throw new Error("engine-worker.ts runs in a worker thread only.");

const engine = await open(workerData as EngineStart);
let last = Promise.resolve();
port.on("message", (request: EngineRequest) => {
	last = last.then(() => answer(request));
});
port.postMessage({ id: 0 } satisfies EngineReply);

/** An error of a statement is part of the answer; only a broken engine throws. */
async function answer({ id, bytes }: EngineRequest): Promise<void> {
	try {
		if (bytes === null) {
			await engine.close();
			port?.postMessage({ id } satisfies EngineReply);
			return;
		}
		const answered = await ask(bytes);
		port?.postMessage({ id, bytes: answered } satisfies EngineReply, [
			answered.buffer,
		]);
	} catch (error) {
		const reported =
			error instanceof Error ? (error.stack ?? error.message) : String(error);
		port?.postMessage({ id, error: reported } satisfies EngineReply);
	}
}

async function ask(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
	const parts: Uint8Array<ArrayBuffer>[] = [];
	await engine.execProtocolRawStream(bytes, {
		onRawData: (part) => parts.push(new Uint8Array(part)),
	});
	const [only] = parts;
	return only && parts.length === 1
		? only
		: new Uint8Array(Buffer.concat(parts));
}

async function open({ folder, program }: EngineStart): Promise<PGlite> {
	fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
	keepOthersOut(folder);
	const opened = await PGlite.create({
		fs: new DurableFiles(folder),
		pgliteWasmModule: program,
		startParams: DURABLE_START,
	});
	const mark = path.join(folder, "attune-synced");
	if (!fs.existsSync(mark)) {
		await syncTree(folder);
		// Lost with the power, it is made up for by syncing again.
		fs.writeFileSync(mark, "The files of the first start are on the disk.\n");
	}
	return opened;
}

/** The engine's files may be read and written by everybody: their folder keeps them, wherever somebody has put it. */
function keepOthersOut(folder: string): void {
	const isOpen = (fs.statSync(folder).mode & 0o077) !== 0;
	if (!isOpen) return;
	try {
		fs.chmodSync(folder, 0o700);
	} catch {
		// Another user's, or a disk without rights: whoever set it up decides.
	}
}
