import { describe, expect, it } from "vitest";
import { brotliQuality, isCompressedLater } from "./brotli-quality.ts";

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

describe("what is compressed beside the server", () => {
	it.each(["match-worker-1a2b.js", "engine.wasm", "Inter.ttf", "en.vectors"])(
		"%s",
		(name) => {
			expect(isCompressedLater(`/app/assets/${name}`)).toBe(true);
			expect(isCompressedLater(`C:\\app\\assets\\${name}`)).toBe(true);
		},
	);

	it.each(["shell-1a2b.js", "app-1a2b.css", "index.html", "icon.svg"])(
		"is not %s, which a first page or the app begins with",
		(name) => {
			expect(isCompressedLater(`/a-worker/assets/${name}`)).toBe(false);
		},
	);
});
