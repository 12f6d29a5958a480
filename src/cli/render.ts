// attune render: a document's content drawn again, in another look or format.
import { dirname } from "node:path";
import type { Command } from "./command.ts";
import { commandTypesetter, draw, FORMATS, readLook } from "./draw.ts";
import { progress } from "./print.ts";
import { expectContent } from "./read-content.ts";
import { asText, nameOf, readBytes } from "./read-input.ts";
import { expectWritable, writeTogether } from "./write-output.ts";

const help = `attune render --document FILE --out FILE [--format pdf|html|txt|json] [--template NAME] [--paper letter|a4]

Draws a document again.

  --document FILE  the resume.json or letter.json that attune tailor wrote, or - for what is piped in
  --out FILE       the file to write
  --format         pdf unless the name given to --out ends otherwise
  --template       professional, modern, executive, creative … ; a wrong name lists them all
  --paper          letter (default) or a4`;

export const command: Command = {
	help,
	options: {
		document: { type: "string" },
		out: { type: "string" },
		format: { type: "string" },
		template: { type: "string" },
		paper: { type: "string" },
	},
	words: 0,
	async run(given) {
		const file = given.needed("document");
		const out = given.needed("out");
		const format = given.oneOf(
			"format",
			FORMATS,
			FORMATS.find((each) => out.endsWith(`.${each}`)) ?? "pdf",
		);
		await expectWritable(dirname(out));
		const document = expectContent(
			asText(await readBytes(file), nameOf(file)),
			nameOf(file),
		);
		const look = readLook("render", given, [document.kind]);
		const drawing = await draw(
			document,
			{ ...look, formats: [format] },
			commandTypesetter(),
		);
		if (drawing.missingGlyphs.length > 0)
			progress(
				`No font draws ${drawing.missingGlyphs.join(" ")}: they are missing on the page.`,
			);
		await writeTogether(
			drawing.files.map(({ bytes }) => ({ path: out, bytes })),
		);
	},
};
