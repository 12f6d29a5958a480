import { afterAll, describe, expect, it } from "vitest";
import { maya } from "../../test/people.ts";
import { createComputing } from "../adapters/computing/computing.ts";
import type { Computing, StepOutput } from "../world/computing.ts";
import { rehearse } from "./rehearse.ts";

const computing = createComputing();
afterAll(() => computing.close());

const expected = { profile: maya, today: "2026-11-30" };

describe("a rehearsal", () => {
	it("comes to its end where nobody has work for the threads", async () => {
		expect(await rehearse(computing, { ...expected, newest: null })).toBe(true);
	});

	it("ends once somebody has", async () => {
		const asked: Promise<StepOutput<"read">>[] = [];
		const interrupting: Computing = {
			...computing,
			for: (turn) => (name, input) => {
				const step = computing.for(turn)(name, input);
				asked.push(
					computing.for({ person: "one" })("read", { posting: "Nurse wanted" }),
				);
				return step;
			},
		};
		expect(await rehearse(interrupting, { ...expected, newest: null })).toBe(
			false,
		);
		const [read, ...others] = await Promise.all(asked);
		expect([read?.posting, others]).toEqual(["Nurse wanted", []]);
	});
});
