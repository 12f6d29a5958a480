// The table of ARCHITECTURE.md, kept by machine. The checker is tried on planted faults first: a checker that finds nothing proves nothing.
import { describe, expect, it } from "vitest";
import { pathUses } from "./bench/house/content-paths.ts";
import { foldersOf, graphOf, twoWayPairs } from "./bench/house/graph.ts";
import { exportedTwice, metaphors } from "./bench/house/names.ts";
import { functionSizes } from "./bench/house/sizes.ts";
import { readTree } from "./bench/house/tree.ts";
import {
	circles,
	forbiddenArrows,
	namelessFiles,
	unusedArrows,
} from "./house/arrows.ts";
import { impurities } from "./house/purity.ts";
import { productSources, projectFiles } from "./house/sources.ts";

describe("the house", () => {
	const sources = productSources();
	const tree = readTree(sources);

	it("has files to check", () => {
		expect(sources.size).toBeGreaterThan(20);
	});

	it("keeps to the arrows between its rooms", () => {
		expect(forbiddenArrows(sources)).toEqual([]);
	});

	it("has no arrow that nothing needs", () => {
		expect(unusedArrows(sources)).toEqual([]);
	});

	it("has no circles between files", () => {
		expect(circles(sources)).toEqual([]);
	});

	it("has no two folders that import each other, beside or inside one another", () => {
		const graph = graphOf(tree, { types: true, started: false });
		expect(twoWayPairs(graph, foldersOf)).toEqual([]);
	});

	it("calls no two things alike, and things by the field's words", () => {
		expect(exportedTwice(tree)).toEqual([]);
		expect(metaphors(tree)).toEqual([]);
	});

	it("takes paths of a profile or a document apart, and puts them together, in their module alone", () => {
		expect(pathUses(tree)).toEqual({ takenApart: [], putTogether: [] });
	});

	it("has no function longer than a screen or two", () => {
		const most = (path: string) => (path.startsWith("src/web/") ? 80 : 60);
		expect(
			functionSizes(tree).filter(({ path, lines }) => lines > most(path)),
		).toEqual([]);
	});

	it("keeps the clock, chance, time zone and language of the machine out of the pure rooms", () => {
		expect(impurities(sources)).toEqual([]);
	});

	it("gives every file a name that says what lives there", () => {
		const code = projectFiles().filter((path) => /\.(ts|tsx|mjs)$/.test(path));
		expect(namelessFiles(code)).toEqual([]);
	});
});

describe("the checker names", () => {
	it.each([
		[
			"a page that reaches for the database",
			"src/web/pages/profile/form.tsx",
			"../../../db/profiles.ts",
			"web may not import db",
		],
		[
			"a type taken along a forbidden arrow",
			"src/domain/job/read.ts",
			"../../api/profile.ts",
			"domain/job may not import api",
		],
		[
			"a folder of the domain that looks back",
			"src/domain/job/read.ts",
			"../match/match.ts",
			"domain/job may not import domain/match",
		],
		[
			"an account that knows of jobs",
			"src/domain/account/plan.ts",
			"../job/job.ts",
			"domain/account may not import domain/job",
		],
		[
			"an adapter that leans on another",
			"src/adapters/mail/outbox.ts",
			"../ai/openai.ts",
			"adapters/mail may not import adapters/ai",
		],
		[
			"a page that uses another page's file",
			"src/web/pages/jobs/list.tsx",
			"../profile/form.tsx",
			"web/pages/jobs may not import web/pages/profile",
		],
		[
			"a workflow that opens an adapter",
			"src/workflows/tailor.ts",
			"../adapters/mail/smtp.ts",
			"workflows may not import adapters/mail",
		],
		[
			"a button that knows of pages",
			"src/web/ui/button.tsx",
			"../paths.ts",
			"web/ui may not import web",
		],
		[
			"a file outside src",
			"src/http/app/server.ts",
			"../../test/people.ts",
			"nothing in src may lean on what is outside",
		],
		[
			"a package of another room",
			"src/domain/job/read.ts",
			"hono",
			"not a package of domain/job",
		],
		[
			"Node in a room that runs in the browser",
			"src/web/client.ts",
			"node:fs",
			"web runs in a browser too",
		],
		[
			"Node named without its prefix",
			"src/documents/doc.ts",
			"fs",
			"documents runs in a browser too",
		],
	])("%s", (...[, file, specifier, message]) => {
		const source = `import type { Thing } from "${specifier}";\nexport type Other = Thing;`;
		const faults = forbiddenArrows(new Map([[file, source]]));
		expect(faults).toEqual([expect.stringContaining(message)]);
		expect(faults[0]).toContain(`${file}:1`);
	});

	it.each([
		["a re-export", 'export * from "../db/people.ts";'],
		["a dynamic import", 'const people = await import("../db/people.ts");'],
		[
			"a type named in place",
			'type Person = import("../db/people.ts").Person;',
		],
		[
			"a file started as a thread",
			'new Worker(new URL("../db/people.ts", import.meta.url));',
		],
	])("%s that crosses a wall", (_, source) => {
		expect(forbiddenArrows(new Map([["src/api/me.ts", source]]))).toHaveLength(
			1,
		);
	});

	it("a value taken where only types may be", () => {
		const importing = (kind: string) =>
			forbiddenArrows(
				new Map([
					[
						"src/world/typesetter.ts",
						`import ${kind}{ Doc } from "../documents/doc.ts";`,
					],
				]),
			);
		expect(importing("type ")).toEqual([]);
		expect(importing("")).toEqual([
			"src/world/typesetter.ts:1 → src/documents/doc.ts: world may import only types of documents",
		]);
	});

	it("an arrow whose last import is gone", () => {
		const needed = 'import type { Section } from "../language/words.ts";';
		const unused = (source: string) =>
			unusedArrows(new Map([["src/domain/job/read.ts", source]])).includes(
				"domain/job → domain/language",
			);
		expect([unused(needed), unused("")]).toEqual([false, true]);
	});

	it("a file that has no room", () => {
		expect(forbiddenArrows(new Map([["src/extra/thing.ts", ""]]))).toHaveLength(
			1,
		);
	});

	it("a circle of files, even of types", () => {
		const files = new Map([
			["src/domain/a.ts", 'import type { B } from "./b.ts";'],
			["src/domain/b.ts", 'import { c } from "./c.ts";'],
			["src/domain/c.ts", 'export { a } from "./a.ts";'],
			["src/domain/d.ts", 'import { a } from "./a.ts";'],
		]);
		expect(circles(files)).toEqual([
			"src/domain/a.ts → src/domain/b.ts → src/domain/c.ts → src/domain/a.ts",
		]);
	});

	it("an empty name", () => {
		expect(
			namelessFiles([
				"src/web/utils/dates.ts",
				"src/domain/job/types.ts",
				"src/domain/job/job.ts",
			]),
		).toHaveLength(2);
	});

	it.each([
		"new Date()",
		"Date.now()",
		"Date()",
		"new Date(2026, 0, 1)",
		"start.getMonth()",
		"Math.random()",
		"crypto.randomUUID()",
		"performance.now()",
		"fetch('/')",
		"total.toLocaleString()",
		"a.localeCompare(b)",
		"new Intl.NumberFormat()",
	])("%s in a pure room", (code) => {
		expect(impurities(new Map([["src/domain/a.ts", code]]))).toHaveLength(1);
		expect(impurities(new Map([["src/http/a.ts", code]]))).toEqual([]);
	});

	it.each([
		"new Date(text)",
		"Date.UTC(2026, 0, 1)",
		"start.getUTCMonth()",
		"total.toLocaleString('en')",
		"a.localeCompare(b, 'en')",
		"row.performance",
	])("nothing about %s", (code) => {
		expect(impurities(new Map([["src/domain/a.ts", code]]))).toEqual([]);
	});
});
