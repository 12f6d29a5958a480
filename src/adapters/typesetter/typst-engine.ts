// One Typst compiler in the thread that asks: document in, PDF out. Fonts and program come from the package alone, so the
// same document gives the same bytes on every machine. A document's words travel as data, never as source.
import type { Compiler } from "../../documents/typesetting/compiler.ts";
import {
	engineOf,
	type TypstEngine,
} from "../../documents/typesetting/engine.ts";
import { Refusal } from "../../domain/refusal.ts";
import { createNativeCompiler, hasNativeBuild } from "./native-compiler.ts";
import { createWasmCompiler } from "./wasm-compiler.ts";

const NONE: Record<EngineKind, string> = {
	native:
		"There is no native PDF engine for this machine. Leave ATTUNE_TYPESETTER out, or set it to wasm.",
	wasm: "This machine has no PDF engine: WebAssembly is switched off or has too little memory. The document can still be saved as HTML, Word or text.",
};

export type EngineKind = "native" | "wasm";

/** What the operator asked for; else the native build where there is one for this machine. */
export function engineInForce(): EngineKind {
	const asked = process.env.ATTUNE_TYPESETTER?.trim();
	if (asked === "native" || asked === "wasm") return asked;
	return hasNativeBuild() ? "native" : "wasm";
}

/** Refused where this machine can run neither. */
export async function startTypst(
	kind: EngineKind = engineInForce(),
): Promise<TypstEngine> {
	return engineOf(await started(kind));
}

async function started(kind: EngineKind): Promise<Compiler> {
	try {
		return kind === "native"
			? createNativeCompiler()
			: await createWasmCompiler();
	} catch (cause) {
		throw new Refusal("unavailable", NONE[kind], { cause });
	}
}
