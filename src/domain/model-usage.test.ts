import { describe, expect, it } from "vitest";
import { assumedCost, assumedUsage } from "./model-usage.ts";

describe("a call that nobody counted", () => {
	it("ANA-44 costs what is specified where the model has a price, and nothing where it has none", () => {
		expect(assumedCost(null, true)).toBe(0.006);
		expect(assumedCost(null, false)).toBe(0);
	});

	it("costs the price that was set, for the tokens that are assumed", () => {
		const price = { input: 3, output: 15, setOn: "2026-11-22" };
		expect(assumedCost(price, true)).toBeCloseTo(0.033, 9);
		expect(assumedCost({ ...price, input: 0, output: 0 }, true)).toBe(0);
	});

	it("is kept with all others of a process that is gone, at the cost known when they were begun", () => {
		const asked = { provider: "openai", model: "gpt-4o", calls: 2 };
		expect(assumedUsage({ ...asked, assumedCost: 0.066 })).toMatchObject({
			promptTokens: 2000,
			completionTokens: 4000,
			cost: 0.066,
			calls: 2,
		});
		expect(assumedUsage(asked).cost).toBe(0.012);
	});
});
