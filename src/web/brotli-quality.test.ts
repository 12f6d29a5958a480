import { describe, expect, it } from "vitest";
import { brotliQuality } from "./brotli-quality.ts";

describe("how hard a file is compressed", () => {
	it("is harder for what reads a posting in the page", () => {
		const rest = brotliQuality("/app/assets/shell-1a2b.js");
		expect(brotliQuality("/app/assets/match-worker-1a2b.js")).toBeGreaterThan(
			rest,
		);
		expect(brotliQuality("C:\\app\\assets\\match-worker-1a2b.js")).toBe(
			brotliQuality("match-worker.js"),
		);
		expect(brotliQuality("/match-worker-1/app.js")).toBe(rest);
	});
});
