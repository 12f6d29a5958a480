// Whoever pastes a posting waits for what reads and matches it: the tables for writing a document, or for reading a resume, are not among it.
import { describe, expect, it } from "vitest";
import { importsOf } from "./imports.ts";
import { productSources } from "./sources.ts";

const sources = productSources();

describe("what the page loads to read a posting and match a profile", () => {
	const loaded = loadedBy("src/web/pages/builder/match-worker.ts");

	it("is the engine", () => {
		expect(loaded).toContain("src/domain/match/answer/match-profile.ts");
	});

	it.each(["details", "resume"])("has no words for %s", (table) => {
		expect(loaded).not.toContain(
			`src/domain/language/tables/${table}-of-languages.ts`,
		);
	});
});

describe("what the pages load outside their threads", () => {
	const loaded = loadedBy("src/web/app/main.tsx", { withThreads: false });

	it("is every page", () => {
		expect(loaded).toContain("src/web/pages/builder/builder-page.tsx");
		expect(loaded).toContain("src/web/pages/profile/profile-page.tsx");
		expect(loaded).not.toContain("src/web/pages/builder/match-worker.ts");
	});

	it.each(["posting", "claims", "sentences"])(
		"has no words of all languages to read %s by",
		(table) => {
			expect(loaded).not.toContain(
				`src/domain/language/tables/${table}-of-languages.ts`,
			);
		},
	);
});

/** Every file of ours that comes along with one. */
function loadedBy(entry: string, { withThreads = true } = {}): string[] {
	const loaded = new Set([entry]);
	for (const file of loaded)
		for (const { target, typeOnly, started } of importsOf(
			file,
			sources.get(file) ?? "",
		))
			if (
				target &&
				!typeOnly &&
				sources.has(target) &&
				(withThreads || !started)
			)
				loaded.add(target);
	return [...loaded];
}
