// Sets pages in the browser, by the engine, fonts and program the server sets them with.

import {
	engineBytes,
	engineUrl,
	fonts,
	program,
} from "virtual:typesetting-parts";
import init, {
	TypstCompilerBuilder,
} from "@myriaddreamin/typst-ts-web-compiler";
import type { Doc } from "../../documents/doc.ts";
import {
	engineOf,
	type TypstEngine,
} from "../../documents/typesetting/engine.ts";
import { wasmCompiler } from "../../documents/typesetting/wasm-compiler.ts";
import { withoutCompiledText } from "./known-functions.ts";
import type { FromTypesetter, ToTypesetter } from "./messages.ts";

type Started = { engine: TypstEngine; memory: WebAssembly.Memory };

withoutCompiledText();

let started: Promise<Started> | undefined;

self.onmessage = async ({ data }: MessageEvent<ToTypesetter>) => {
	try {
		if (data.kind === "start") started = start(data.engine);
		if (data.kind === "set" && started) set(await started, data.doc);
		await started;
	} catch (error) {
		const message = error instanceof Error ? error.message : String(error);
		say({ kind: "failed", message });
	}
};

async function start(compiled?: WebAssembly.Module): Promise<Started> {
	const module = compiled ?? (await WebAssembly.compileStreaming(fetched()));
	const { memory } = await init({ module_or_path: module });
	const compiler = await wasmCompiler({
		builder: new TypstCompilerBuilder(),
		fonts: fonts.map(({ url, info }) => ({ info, read: () => bytesAt(url) })),
		program,
	});
	say({ kind: "ready", engine: module });
	return { engine: engineOf(compiler), memory };
}

/** The engine on its way, said in steps. */
async function fetched(): Promise<Response> {
	const { body, ok, status } = await fetch(engineUrl);
	if (!ok || !body) throw new Error(`The engine answered with ${status}.`);
	let bytes = 0;
	const counted = new TransformStream<Uint8Array, Uint8Array>({
		transform(chunk, controller) {
			bytes += chunk.byteLength;
			say({ kind: "loading", loaded: Math.min(1, bytes / engineBytes) });
			controller.enqueue(chunk);
		},
	});
	return new Response(body.pipeThrough(counted), {
		headers: { "content-type": "application/wasm" },
	});
}

/** The engine asks in the middle of its work and cannot wait; this thread may. */
function bytesAt(url: string): Uint8Array {
	const request = new XMLHttpRequest();
	request.open("GET", url, false);
	request.responseType = "arraybuffer";
	request.send();
	if (request.status !== 200)
		throw new Error(`A font answered with ${request.status}.`);
	return new Uint8Array(request.response);
}

function set({ engine, memory }: Started, doc: Doc): void {
	const { pdf, missingGlyphs, linesBeyond = 0 } = engine.render(doc);
	const copy = Uint8Array.from(pdf);
	say(
		{
			kind: "pages",
			pdf: copy,
			missingGlyphs: missingGlyphs.join(""),
			linesBeyond,
			memory: memory.buffer.byteLength,
		},
		[copy.buffer],
	);
}

function say(message: FromTypesetter, moved: Transferable[] = []): void {
	self.postMessage(message, { transfer: moved });
}
