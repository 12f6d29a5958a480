// How fast documents are set, in worker threads as the server does it, and what memory that takes.
import { performance } from "node:perf_hooks";
import { createTypesetter } from "#src/adapters/typesetter/typst-typesetter.ts";
import { renderDocx } from "#src/documents/docx/docx.ts";
import { renderHtml } from "#src/documents/html.ts";
import { letterDoc } from "#src/documents/letter-doc.ts";
import { resumeDoc } from "#src/documents/resume-doc.ts";
import { letterTemplates } from "#src/documents/templates/letter-templates.ts";
import { resumeTemplates } from "#src/documents/templates/resume-templates.ts";
import { letter, twoPages } from "../../contents.ts";
import type { Result } from "../engine/result.ts";
import { summed } from "../measure.ts";
import { newResume } from "../new-resume.ts";

const THREADS = 2;
const WARM_UP = 40;
const RUNS = 300;
const MANY = 2_000;
const MOST_GROWTH_MB = 150;

const [template] = Object.values(resumeTemplates);
const [letterTemplate] = Object.values(letterTemplates);
if (!template || !letterTemplate) throw new Error("The templates are missing");
const look = { template, paper: "letter" } as const;
const letterLook = { template: letterTemplate, paper: "a4" } as const;

export async function measureSpeed(): Promise<Result[]> {
	const typesetter = createTypesetter({ threads: THREADS });
	try {
		const set = async (run: number) =>
			(await typesetter.typeset(resumeDoc(newResume(run), look))).pages;
		const pages = await set(0);
		if (pages !== 2) throw new Error(`The resume has ${pages} pages, not 2`);
		await inPairs(WARM_UP, set);
		const busy = process.cpuUsage();
		const alone = await timed(RUNS, 1, set);
		const { user, system } = process.cpuUsage(busy);
		const paired = await timed(RUNS, THREADS, set);
		const letters = await timed(RUNS, 1, (run) =>
			typesetter.typeset(
				letterDoc({ ...letter, signature: `I. Vander ${run}` }, letterLook),
			),
		);
		const edits = await timed(RUNS, 1, (run) =>
			typesetter.typeset(
				resumeDoc({ ...twoPages, summary: `Edited ${run}.` }, look),
			),
		);
		return [
			speed("two-page resume as PDF, one at a time", alone, [20, 40]),
			speed("two-page resume as PDF, two at a time", paired, [20, 40]),
			{
				// Tells a slow program from a machine that has other things to do.
				measure: "processor time of a two-page resume, mean",
				result: `${((user + system) / 1000 / RUNS).toFixed(1)} ms`,
			},
			speed("the same resume with one line edited", edits),
			speed("letter as PDF", letters),
			...(await otherFormats()),
			await memory(set),
		];
	} finally {
		await typesetter.close();
	}
}

async function otherFormats(): Promise<Result[]> {
	const doc = (run: number) => resumeDoc(newResume(run), look);
	return [
		speed(
			"two-page resume as Word file",
			await timed(RUNS, 1, (run) => renderDocx(doc(run))),
		),
		speed(
			"two-page resume as HTML",
			await timed(RUNS, 1, (run) => renderHtml(doc(run))),
		),
	];
}

/** What the process holds after many documents, beyond what it held when warm. */
async function memory(set: (run: number) => Promise<unknown>): Promise<Result> {
	await inPairs(100, (run) => set(10_000 + run));
	const before = process.memoryUsage().rss;
	await inPairs(MANY, (run) => set(20_000 + run));
	const grown = (process.memoryUsage().rss - before) / 2 ** 20;
	return {
		measure: `memory growth over ${MANY.toLocaleString("en")} resumes`,
		result: `${grown.toFixed(0)} MiB`,
		mustReach: `< ${MOST_GROWTH_MB} MiB`,
		isReached: grown < MOST_GROWTH_MB,
	};
}

async function inPairs(
	runs: number,
	work: (run: number) => unknown,
): Promise<void> {
	await timed(runs, THREADS, work);
}

/** What each took, with so many under way at once. */
async function timed(
	runs: number,
	atOnce: number,
	work: (run: number) => unknown,
): Promise<number[]> {
	const took: number[] = [];
	let next = 0;
	const hand = async () => {
		while (next < runs) {
			next += 1;
			const began = performance.now();
			await work(next);
			took.push(performance.now() - began);
		}
	};
	await Promise.all(Array.from({ length: atOnce }, hand));
	return took;
}

function speed(
	measure: string,
	took: number[],
	limits?: [median: number, p95: number],
): Result {
	const { medianMs, p95Ms } = summed(took);
	return {
		measure: `${measure}, median / p95`,
		result: `${medianMs.toFixed(1)} / ${p95Ms.toFixed(1)} ms`,
		...(limits && {
			mustReach: `<= ${limits.join(" / ")} ms`,
			isReached: medianMs <= limits[0] && p95Ms <= limits[1],
		}),
	};
}
