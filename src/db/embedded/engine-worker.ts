// The embedded engine in its own thread, since a query would otherwise hold the event loop. It takes wire-protocol bytes
// one message after another and answers with the engine's bytes; it knows nothing of tables.
import fs from "node:fs";
import path from "node:path";
import { parentPort, workerData } from "node:worker_threads";
import { PGlite } from "@electric-sql/pglite";
import { DURABLE_START, DurableFiles, syncTree } from "./durable-files.ts";
import type { EngineRequest, EngineSource } from "./engine.ts";

const port = parentPort;
if (!port) throw new Error("engine-worker.ts runs in a worker thread only");

const engine = await open(workerData as EngineSource);
const waiting: EngineRequest[] = [];
let isAnswering = false;

port.on("message", (request: EngineRequest) => {
	waiting.push(request);
	void answerAll();
});
port.postMessage({ id: 0 });

async function answerAll(): Promise<void> {
	if (isAnswering) return;
	isAnswering = true;
	for (let request = waiting.shift(); request; request = waiting.shift()) {
		try {
			const bytes = await answer(request);
			port?.postMessage({ id: request.id, bytes }, [
				bytes.buffer as ArrayBuffer,
			]);
		} catch (error) {
			port?.postMessage({
				id: request.id,
				error:
					error instanceof Error ? (error.stack ?? error.message) : `${error}`,
			});
		}
	}
	isAnswering = false;
}

async function answer(request: EngineRequest): Promise<Uint8Array> {
	if (request.verb === "close") {
		await engine.close();
		return new Uint8Array();
	}
	if (request.verb === "image")
		return new Uint8Array(
			await (await engine.dumpDataDir("none")).arrayBuffer(),
		);
	const parts: Uint8Array[] = [];
	await engine.execProtocolRawStream(request.bytes, {
		onRawData: (part) => parts.push(part.slice()),
	});
	const [only] = parts;
	return only && parts.length === 1
		? only
		: new Uint8Array(Buffer.concat(parts));
}

async function open(source: EngineSource): Promise<PGlite> {
	if ("image" in source) {
		return PGlite.create({
			loadDataDir: new Blob([fs.readFileSync(source.image)]),
		});
	}
	if ("folder" in source) return openFolder(source.folder);
	return PGlite.create();
}

async function openFolder(folder: string): Promise<PGlite> {
	fs.mkdirSync(folder, { recursive: true });
	const opened = await PGlite.create({
		fs: new DurableFiles(folder),
		startParams: DURABLE_START,
	});
	const mark = path.join(folder, "attune-synced");
	if (!fs.existsSync(mark)) {
		fs.writeFileSync(mark, "The files of the first start are on the disk.\n");
		syncTree(folder);
	}
	return opened;
}
