// Playing the guides on a machine: each command as it stands there, one after the other, and what came of it.
import { setTimeout as wait } from "node:timers/promises";
import type { Result } from "../engine/result.ts";
import type { Machine, Ran } from "./machine.ts";

const LOOK_MS = 1_000;
const LAST_LINES = 30;

export type Play = {
	/** A command of a guide. */
	does(command: string, input?: string): Promise<Ran>;
	/** What must come of it, looked for as long as it takes. */
	comes(what: string, look: string, seconds: number): Promise<boolean>;
	results: Result[];
};

export function startPlay({ run }: Pick<Machine, "run">): Play {
	const results: Result[] = [];
	const note = (measure: string, took: number, { code, output }: Ran) => {
		const isReached = code === 0;
		const result = `${took.toFixed(1)} s`;
		const cases = isReached ? [] : output.trim().split("\n").slice(-LAST_LINES);
		results.push({ measure, result, isReached, cases });
		console.error(
			`${isReached ? "ok" : "NO"}  ${result}  ${[measure, ...cases].join("\n    ")}`,
		);
	};
	return {
		results,
		async does(command, input) {
			const began = performance.now();
			const ran = await run(command, input);
			note(command, (performance.now() - began) / 1000, ran);
			return ran;
		},
		async comes(what, look, seconds) {
			const began = performance.now();
			const passed = () => (performance.now() - began) / 1000;
			let ran = await run(look);
			while (ran.code !== 0 && passed() < seconds) {
				await wait(LOOK_MS);
				ran = await run(look);
			}
			note(what, passed(), ran);
			return ran.code === 0;
		},
	};
}
