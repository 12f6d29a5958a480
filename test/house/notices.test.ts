import { expect, it } from "vitest";
import { noticesOf } from "./notices.ts";
import { projectFiles, textOf } from "./sources.ts";

const fonts = projectFiles()
	.filter((path) => /^assets\/fonts\/[^/]+\/(?:OFL|LICENSE)\.txt$/.test(path))
	.map((path) => ({
		folder: path.split("/")[2] ?? "",
		copyright: textOf(path).split("\n")[0]?.trim() ?? "",
	}));
const notices = noticesOf(JSON.parse(textOf("package-lock.json")), fonts);

it("every font of the package comes with its licence", () => {
	const folders = projectFiles()
		.filter((path) => /^assets\/fonts\/.*\.(?:ttf|otf)$/.test(path))
		.map((path) => path.split("/")[2]);
	expect([...new Set(folders)]).toEqual(fonts.map(({ folder }) => folder));
});

it("the notices name every package of the product", async () => {
	await expect(notices).toMatchFileSnapshot("../../THIRD-PARTY-NOTICES.md");
});

it("every package of the product names a licence that lets it be used in open software", () => {
	const licences = [...notices.matchAll(/^## (?!Fonts)(.+)$/gm)].map(
		([, name]) => name,
	);
	const known = [
		"(AFL-2.1 OR BSD-3-Clause)",
		"(MIT OR CC0-1.0)",
		"0BSD",
		"Apache-2.0",
		"BSD-2-Clause",
		"BSD-3-Clause",
		"BlueOak-1.0.0",
		"ISC",
		"MIT",
		"MIT-0",
		"MPL-2.0",
		"OFL-1.1",
		"Unlicense",
	];
	expect(licences.filter((name) => !known.includes(name ?? ""))).toEqual([]);
});
