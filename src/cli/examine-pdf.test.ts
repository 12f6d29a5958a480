import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { examineFonts } from "./examine-pdf.ts";

it("doctor names the families of the fonts, and nothing that lies beside them", () => {
	const { says, isWrong } = examineFonts();
	expect(isWrong).toBe(false);
	expect(says).toMatch(/^[a-z0-9-]+(?:, [a-z0-9-]+)+$/);
	expect(says).toContain("libertinus-serif");
});

it("doctor misses fonts where none of their files is there", () => {
	const folder = mkdtempSync(join(tmpdir(), "attune-fonts-"));
	writeFileSync(join(folder, "README.md"), "Fonts belong here.");
	expect(examineFonts(folder)).toEqual({
		name: "Fonts",
		says: `none in ${folder}: install Attune again`,
		isWrong: true,
	});
	rmSync(folder, { recursive: true });
});
