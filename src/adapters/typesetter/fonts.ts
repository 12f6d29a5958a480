// The files of the fonts documents are drawn with, from the package alone.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

export const FONT_FOLDER = fileURLToPath(
	new URL("../../../assets/fonts", import.meta.url),
);

/** The paths of all font files, in the same order on every machine. */
export function fontFiles(folder = FONT_FOLDER): string[] {
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((path) => /\.(?:ttf|otf)$/.test(path))
		.sort()
		.map((path) => join(folder, path));
}
