// What doctor finds of the engine that draws PDFs, and of the fonts it draws with.
import { existsSync } from "node:fs";
import { basename, dirname } from "node:path";
import { FONT_FOLDER, fontFiles } from "../adapters/typesetter/fonts.ts";
import {
	engineInForce,
	startTypst,
} from "../adapters/typesetter/typst-engine.ts";
import type { Doc } from "../documents/doc.ts";
import { resumeTemplates } from "../documents/templates/resume-templates.ts";
import { Refusal } from "../domain/refusal.ts";
import type { DoctorFinding } from "./finding.ts";

/** Its date is any: nobody reads it. */
function trialPage(): Doc {
	const template = resumeTemplates.modern;
	if (!template) throw new Error("The packaged template is missing.");
	return {
		...{ kind: "resume", language: "en", title: "Trial", author: "Attune" },
		...{ keywords: [], date: "2026-01-01", paper: "a4", template },
		header: { name: "Trial", label: "", contact: [] },
		blocks: [{ kind: "paragraph", text: "A page that doctor draws." }],
	};
}

/** Started, and given a page to draw: a build may be there and not run. */
export async function pdfEngine(): Promise<DoctorFinding> {
	const name = "PDF engine";
	const kind = engineInForce();
	const [is, other] =
		kind === "native" ? ["native build", "wasm"] : ["WebAssembly", "native"];
	try {
		const engine = await startTypst(kind);
		const { pdf } = engine.render(trialPage());
		const why = process.env.ATTUNE_TYPESETTER
			? `ATTUNE_TYPESETTER=${kind}`
			: `chosen for ${process.platform} ${process.arch}, not ${other}`;
		const kilobytes = Math.ceil(pdf.length / 1000);
		const says = `Typst 0.14.2, ${is} (${why}), drew a page of ${kilobytes} kB`;
		return { name, says };
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		return { name, says: error.message, isWrong: true };
	}
}

export function examineFonts(folder = FONT_FOLDER): DoctorFinding {
	const families = existsSync(folder)
		? fontFiles(folder).map((path) => basename(dirname(path)))
		: [];
	const names = [...new Set(families)].sort();
	return {
		name: "Fonts",
		says: names.join(", ") || `none in ${folder}: install Attune again`,
		isWrong: names.length === 0,
	};
}
