// Imports files whose truth is known and tells how much of it was found, per file, kind of file and kind of field.
import { performance } from "node:perf_hooks";
import { toJsonResume } from "#src/domain/mapping/json-resume/write-json-resume.ts";
import type { Importer } from "#src/world/importer.ts";
import { type JsonResume, type Score, scoreImport } from "./score.ts";

export type ImportCase = {
	name: string;
	/** Files of one kind share a measure. */
	kind: string;
	bytes: Uint8Array;
	truth: JsonResume;
};

export type Measured = {
	name: string;
	kind: string;
	score: Score;
	ms: number;
	/** Why it could not be read. */
	refused: string | null;
};

export async function measureCase(
	importer: Importer,
	{ name, kind, bytes, truth }: ImportCase,
): Promise<Measured> {
	const began = performance.now();
	const outcome = await importer.read(bytes).then(
		({ profile }) => ({
			resume: toJsonResume(profile) as JsonResume,
			refused: null,
		}),
		(error: unknown) => ({ resume: {}, refused: String(error) }),
	);
	return {
		name,
		kind,
		score: scoreImport(truth, outcome.resume),
		ms: performance.now() - began,
		refused: outcome.refused,
	};
}

export function meanOf(measured: Measured[]): number {
	return (
		measured.reduce((sum, { score }) => sum + score.macro, 0) /
		Math.max(measured.length, 1)
	);
}

/** A line for each file with the fields that were missed. */
export function linesOf(measured: Measured[]): string[] {
	return measured.map(({ name, score, ms, refused }) => {
		const missed = [...score.fields]
			.filter(([, all]) => all.includes(false))
			.map(
				([field, all]) =>
					`${field} ${all.filter(Boolean).length}/${all.length}`,
			);
		return `${name.padEnd(44)} ${score.macro.toFixed(3)}  ${Math.round(ms)} ms  ${refused ?? missed.join(", ")}`;
	});
}

export function fieldShares(
	measured: Measured[],
): [field: string, share: number, count: number][] {
	const all = new Map<string, boolean[]>();
	for (const { score } of measured)
		for (const [field, hits] of score.fields)
			all.set(field, [...(all.get(field) ?? []), ...hits]);
	return [...all].map(([field, hits]) => [
		field,
		hits.filter(Boolean).length / hits.length,
		hits.length,
	]);
}
