// What is waited for and what is not: whoever pastes a posting waits for what reads and matches it, not for the tables for writing a
// document or reading a resume; who draws a document again, for nothing that reads, proves or writes.
import { describe, expect, it } from "vitest";
import { importsOf } from "./imports.ts";
import { productSources } from "./sources.ts";

const sources = productSources();

describe("what the page loads to read a posting and match a profile", () => {
	const loaded = loadedBy("src/web/pages/builder/match-worker.ts");

	it("is the engine", () => {
		expect(loaded).toContain("src/domain/match/answer/match-profile.ts");
	});

	it.each(["details", "resume", "writing"])("has no words for %s", (table) => {
		expect(loaded).not.toContain(
			`src/domain/language/tables/${table}-of-languages.ts`,
		);
	});

	it.each(["profile.ts", "sections/section.ts", "sections/form-fields.ts"])(
		"has nothing that reads what is typed or stored: %s",
		(file) => {
			expect(loaded).not.toContain(`src/domain/profile/${file}`);
		},
	);
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

describe("what a command loads that draws a document again", () => {
	const loaded = loadedBy("src/cli/render.ts");

	it("draws", () => {
		expect(loaded).toContain("src/documents/steps/drawing-steps.ts");
	});

	it.each(["steps", "proof", "clauses", "brief", "analysis"])(
		"is nothing of domain/%s",
		(folder) => {
			expect(
				loaded.filter((path) => path.startsWith(`src/domain/${folder}/`)),
			).toEqual([]);
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
