import { describe, expect, it } from "vitest";
import { fileSizes, functionSizes, isTable, quantile } from "./sizes.ts";
import { readTree } from "./tree.ts";

const treeOf = (path: string, lines: string[]) =>
	readTree(new Map([[path, `${lines.join("\n")}\n`]]));
const functionsOf = (path: string, lines: string[]) =>
	functionSizes(treeOf(path, lines)).map(({ name, lines }) => [name, lines]);

describe("the length of a function", () => {
	it("counts what is in it, and a named function within once more", () => {
		expect(
			functionsOf("src/domain/a.ts", [
				"export function outer(list: number[]) {",
				"	const inner = (one: number) => {",
				"		return one;",
				"	};",
				"	return list.map((each) => {",
				"		return inner(each);",
				"	});",
				"}",
			]),
		).toEqual([
			["outer", 8],
			["inner", 3],
		]);
	});

	it("counts a component with its markup and its callbacks", () => {
		expect(
			functionsOf("src/web/a.tsx", [
				"export function List({ names }: { names: string[] }) {",
				"	return (",
				"		<ul onClick={() => {",
				"			names.pop();",
				"		}}>",
				"			{names.map((name) => <li key={name}>{name}</li>)}",
				"		</ul>",
				"	);",
				"}",
			]),
		).toEqual([["List", 9]]);
	});

	it.each([
		["a method of a class", "class A {", "	run() {"],
		["a field of a class", "class A {", "	run = () => {"],
		["a method of an object", "const a = {", "	run() {"],
	])("counts %s", (_, head, begin) => {
		expect(
			functionsOf("src/domain/a.ts", [
				head,
				begin,
				"		return 1;",
				"	}",
				"}",
			]),
		).toEqual([["run", 3]]);
	});

	it("counts a function with two names once", () => {
		expect(
			functionsOf("src/domain/a.ts", ["const a = function b() {", "};"]),
		).toEqual([["b", 2]]);
	});

	it("leaves out declarations without a body", () => {
		expect(
			functionsOf("src/domain/a.ts", [
				"export function a(x: string): string;",
				"export function a(x: string): string {",
				"	return x;",
				"}",
			]),
		).toEqual([["a", 3]]);
	});
});

describe("a table of data", () => {
	const words = ["export const WORDS = [", '	"a",', '	"b",', '	"c",', "];"];
	const isTableOf = (lines: string[]) =>
		treeOf("src/domain/a.ts", lines).every(isTable);

	it("is a file of constants, whatever it imports or says about them", () => {
		expect(
			isTableOf(['import type { A } from "./b.ts";', "// Why.", "", ...words]),
		).toBe(true);
	});

	it("is no file that works on what it holds", () => {
		expect(
			isTableOf([...words, "export function a() {", "	return 1;", "}"]),
		).toBe(false);
		expect(isTableOf(["const a = z.object({", "	b: 1,", "});"])).toBe(false);
		expect(isTableOf(["const a = {", "	b: () => 1,", "};"])).toBe(false);
		expect(isTableOf(["export type A = string;"])).toBe(false);
	});

	it("does not count among the files", () => {
		expect(fileSizes(treeOf("src/domain/a.ts", words))).toEqual([]);
	});
});

it("half of the sizes lie at or below the median, nine of ten at or below p90", () => {
	const sizes = [9, 1, 8, 2, 7, 3, 6, 4, 5, 100];
	expect(quantile(sizes, 0.5)).toBe(5);
	expect(quantile(sizes, 0.9)).toBe(9);
	expect(quantile([], 0.5)).toBe(0);
});
