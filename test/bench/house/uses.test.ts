import { describe, expect, it } from "vitest";
import { pathUses } from "./content-paths.ts";
import { apiStrings } from "./measure-words.ts";
import { exportedTwice, metaphors, sameFileNames } from "./names.ts";
import { readTree } from "./tree.ts";

const treeOf = (sources: Record<string, string>) =>
	readTree(new Map(Object.entries(sources)));
const usesOf = (code: string) =>
	pathUses(treeOf({ "src/domain/a.ts": `export const a = ${code};` }));

describe("a content path", () => {
	it.each([
		'path.split(".")',
		'path.split(".", 2)',
		"/^work_experience\\./",
		"/^(skills|languages)\\.\\d+$/",
		"/\\.(achievements|details)\\.\\d+$/",
		'path.startsWith("certifications.")',
		'path.endsWith(".job_title")',
		"path.startsWith(`$" + "{entry}.`)",
	])("is taken apart by %s", (code) => {
		expect(usesOf(code).takenApart).toHaveLength(1);
	});

	it.each([
		'process.versions.node.split(".")',
		'line.split(",")',
		"/references?\\.$/",
		'name.endsWith(".sql")',
		'text.startsWith("Skills:")',
	])("is not what %s reads", (code) => {
		expect(usesOf(code)).toEqual({ takenApart: [], putTogether: [] });
	});

	it.each([
		"`experience.$" + "{at}`",
		"`$" + "{path}.achievements.$" + "{line}`",
		"`$" + "{name}.$" + "{at}`",
		'"personal.summary"',
	])("is put together by %s", (code) => {
		expect(usesOf(code).putTogether).toHaveLength(1);
	});

	it.each([
		"`$" + "{name}.pdf`",
		"`$" + "{title}.$" + "{extension}`",
		"`$" + "{text}.`",
		'"Skills. Languages."',
		'"skills"',
	])("is not what %s writes", (code) => {
		expect(usesOf(code).putTogether).toEqual([]);
	});

	it("may be handled in its module", () => {
		const tree = treeOf({
			"src/domain/profile/content-path.ts": 'path.split(".");',
		});
		expect(pathUses(tree).takenApart).toEqual([]);
	});
});

it("an address of a call is a string or template that begins with it, outside the table of calls", () => {
	const code =
		'const a = [read("/api/me"), `/api/generations/$' +
		'{id}`, "/apiary", "see /api/me"]; // "/api/x"';
	expect(
		apiStrings(treeOf({ "src/web/a.ts": code })).map(({ what }) => what),
	).toEqual(["/api/me", "/api/generations/"]);
	expect(apiStrings(treeOf({ "src/api/calls.ts": code }))).toEqual([]);
});

it("a name is exported twice when two files have it, as a value or as a type", () => {
	const tree = treeOf({
		"src/domain/a.ts": "export type Line = string;\nexport const Line = 1;",
		"src/domain/b.ts": "const x = 1;\nexport { x as Line };",
		"src/domain/c.ts": "const Line = 1;\nexport const [d] = [Line];",
	});
	expect(exportedTwice(tree)).toEqual([
		"Line ×2: src/domain/a.ts, src/domain/b.ts",
	]);
	const rows = treeOf({
		"src/domain/language/de/dates.ts": "export const dates = 1;",
		"src/domain/language/fr/dates.ts": "export const dates = 2;",
	});
	expect(exportedTwice(rows)).toEqual([]);
});

it("files are called alike whatever they hold", () => {
	const tree = treeOf({ "src/domain/words.ts": "", "src/web/words.tsx": "" });
	expect(sameFileNames(tree)).toEqual([
		"words ×2: src/domain/words.ts, src/web/words.tsx",
	]);
});

it("metaphors are found in names of files and things, as words of their own", () => {
	const tree = treeOf({
		"src/http/door.ts":
			"export type House = { tellPerson(): void };\nconst openHouse = MOST_TOLD; // desk",
		"src/web/list.tsx":
			"const Dropdown = () => <div onDrop={undefined}>{sharpen}</div>;",
	});
	expect(metaphors(tree)).toEqual([
		{
			path: "src/http/door.ts",
			count: 5,
			names: ["door", "House", "tellPerson", "openHouse", "MOST_TOLD"],
		},
	]);
});
