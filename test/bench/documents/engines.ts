// The native engine and WebAssembly beside each other: every person of a folder in every template, page by page, and how long a
// resume of two pages takes by either in one run.
import { performance } from "node:perf_hooks";
import { startTypst } from "#src/adapters/typesetter/typst-engine.ts";
import type { Doc, Paper } from "#src/documents/doc.ts";
import { letterDoc } from "#src/documents/letter-doc.ts";
import { resumeDoc } from "#src/documents/resume-doc.ts";
import { letterTemplates } from "#src/documents/templates/letter-templates.ts";
import { resumeTemplates } from "#src/documents/templates/resume-templates.ts";
import type { TypstEngine } from "#src/documents/typesetting/engine.ts";
import { letter } from "../../contents.ts";
import { pdfLayout } from "../../pdf-text.ts";
import type { Person } from "../engine/collection.ts";
import { none, type Result } from "../engine/result.ts";
import { summed } from "../measure.ts";
import { newResume } from "../new-resume.ts";
import { contentOf } from "./content-of.ts";

const papers: Paper[] = ["letter", "a4"];
const RUNS = 100;
const WARM_UP = 20;
const MOST_TIMES_SLOWER = 6;

export async function measureEngines(people: Person[]): Promise<Result[]> {
	const native = await startTypst("native");
	const wasm = await startTypst("wasm");
	const speed = timesSlower(native, wasm);
	const differing: string[] = [];
	const documents = documentsOf(people);
	for (const { at, doc } of documents)
		if (!(await isSame(native, wasm, doc))) differing.push(at);
	return [
		none(
			"pages that differ between the engines",
			differing,
			` of ${documents.length} documents`,
		),
		speed,
	];
}

function documentsOf(people: Person[]): { at: string; doc: Doc }[] {
	const letters = Object.entries(letterTemplates).flatMap(([name, template]) =>
		papers.map((paper) => ({
			at: `letter in ${name} on ${paper}`,
			doc: letterDoc(letter, { template, paper }),
		})),
	);
	const resumes = people.flatMap(({ id, profile }) =>
		Object.entries(resumeTemplates).flatMap(([name, template]) =>
			papers.map((paper) => ({
				at: `${id} in ${name} on ${paper}`,
				doc: resumeDoc(contentOf(profile), { template, paper }),
			})),
		),
	);
	return [...resumes, ...letters];
}

async function isSame(
	one: TypstEngine,
	other: TypstEngine,
	doc: Doc,
): Promise<boolean> {
	const [first, second] = [one.render(doc), other.render(doc)];
	return (
		first.pages === second.pages &&
		first.missingGlyphs.join() === second.missingGlyphs.join() &&
		(await pdfLayout(first.pdf)) === (await pdfLayout(second.pdf))
	);
}

function timesSlower(native: TypstEngine, wasm: TypstEngine): Result {
	const [template] = Object.values(resumeTemplates);
	if (!template) throw new Error("The templates are missing");
	const took = { native: [] as number[], wasm: [] as number[] };
	for (let run = 0; run < WARM_UP + RUNS; run += 1) {
		const doc = resumeDoc(newResume(run), { template, paper: "letter" });
		for (const [name, engine] of Object.entries({ native, wasm })) {
			const began = performance.now();
			engine.render(doc);
			if (run >= WARM_UP)
				took[name === "native" ? "native" : "wasm"].push(
					performance.now() - began,
				);
		}
	}
	const [fast, slow] = [summed(took.native), summed(took.wasm)];
	const times = slow.medianMs / fast.medianMs;
	return {
		measure: "two-page resume, WebAssembly beside native",
		result: `${slow.medianMs} ms beside ${fast.medianMs} ms, ${times.toFixed(1)} times`,
		mustReach: `<= ${MOST_TIMES_SLOWER} times`,
		isReached: times <= MOST_TIMES_SLOWER,
	};
}
