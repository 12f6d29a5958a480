// What can be set stands in .env.example, and nothing else does.
import { expect, it } from "vitest";
import { textOf } from "./sources.ts";

/** Read by the launcher of the tests, not by the product. */
const OF_TESTS = ["TEST_DATABASE_URL"];

const namesIn = (path: string, line: RegExp) =>
	[...textOf(path).matchAll(line)].map(([, name]) => name ?? "").sort();

it("every variable of the environment is explained in .env.example", () => {
	const read = namesIn("src/environment.ts", /^\t\t([A-Z][A-Z_]+): /gm);
	const explained = namesIn(".env.example", /^#([A-Z][A-Z_]+)=/gm);
	expect(read.length).toBeGreaterThan(10);
	expect(explained.filter((name) => !OF_TESTS.includes(name))).toEqual(read);
});
