// Pages set in this browser: one thread, one document at a time, and of those that wait only the newest.
import type { Doc } from "../../documents/doc.ts";
import type { ServedFile } from "../ask.ts";
import type { FromTypesetter, ToTypesetter } from "./messages.ts";

export type TypesettingState =
	| { state: "loading"; loaded: number }
	| { state: "ready" }
	/** From here on the server sets the pages. */
	| { state: "broken" };

export type BrowserTypesetter = {
	/** Null where newer words were sent meanwhile. Rejects where this browser could not set the document. */
	set(doc: Doc): Promise<ServedFile | null>;
	close(): void;
};

/** Longer than the longest document takes on a slow telephone. */
const LIMIT_MS = 10_000;
/** The engine keeps some megabytes of each document; a thread that holds this much is followed by a new one. */
const MOST_MEMORY = 640 * 1024 * 1024;

type Order = {
	doc: Doc;
	resolve: (file: ServedFile | null) => void;
	reject: (error: Error) => void;
};

export function startBrowserTypesetter(
	onState: (state: TypesettingState) => void,
): BrowserTypesetter {
	let engine: WebAssembly.Module | undefined;
	let current: Order | undefined;
	let next: Order | undefined;
	let limit: ReturnType<typeof setTimeout> | undefined;
	let worker = begin();

	function begin(): Worker {
		const begun = newWorker();
		begun.onmessage = ({ data }: MessageEvent<FromTypesetter>) => take(data);
		begun.onerror = () => breakDown("The engine couldn't be started.");
		send(begun, { kind: "start", ...(engine && { engine }) });
		return begun;
	}

	function take(message: FromTypesetter): void {
		switch (message.kind) {
			case "loading":
				onState({ state: "loading", loaded: message.loaded });
				break;
			case "ready":
				engine = message.engine;
				onState({ state: "ready" });
				break;
			case "failed":
				breakDown(message.message);
				break;
			case "pages":
				finish(message);
		}
	}

	function finish(pages: FromTypesetter & { kind: "pages" }): void {
		clearTimeout(limit);
		const { pdf, missingGlyphs, linesBeyond, memory } = pages;
		const bytes = new Blob([pdf], { type: "application/pdf" });
		current?.resolve({ bytes, name: null, missingGlyphs, linesBeyond });
		current = undefined;
		if (memory > MOST_MEMORY) {
			worker.terminate();
			worker = begin();
		}
		goOn();
	}

	function goOn(): void {
		if (current || !next) return;
		current = next;
		next = undefined;
		limit = setTimeout(() => breakDown("It took too long."), LIMIT_MS);
		send(worker, { kind: "set", doc: current.doc });
	}

	function breakDown(why: string): void {
		close();
		const error = new Error(why);
		console.warn(`From here on the server draws the pages: ${why}`);
		for (const order of [current, next]) order?.reject(error);
		onState({ state: "broken" });
	}

	function close(): void {
		clearTimeout(limit);
		worker.terminate();
	}

	return {
		set: (doc) =>
			new Promise((resolve, reject) => {
				next?.resolve(null);
				next = { doc, resolve, reject };
				goOn();
			}),
		close,
	};
}

function newWorker(): Worker {
	return new Worker(new URL("./typesetting-worker.ts", import.meta.url), {
		type: "module",
	});
}

function send(worker: Worker, message: ToTypesetter): void {
	worker.postMessage(message);
}

type Connection = { saveData?: boolean; effectiveType?: string };

/** Eleven megabytes are not asked of a slow or a metered line, nor of a small telephone. */
export function maySetPages(): boolean {
	if (typeof WebAssembly !== "object" || !WebAssembly.compileStreaming)
		return false;
	const { connection, deviceMemory } = navigator as NavigatorHints;
	if (connection?.saveData) return false;
	if (/2g|3g/.test(connection?.effectiveType ?? "")) return false;
	return deviceMemory === undefined || deviceMemory >= 2;
}

/** What some browsers say and no standard has yet. */
type NavigatorHints = Navigator & {
	connection?: Connection;
	deviceMemory?: number;
};
