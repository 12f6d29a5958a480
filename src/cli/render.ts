// attune render: a document's content drawn again, in another look or format.
import { dirname } from "node:path";
import { FORMATS, formats, formatsOf } from "../documents/formats.ts";
import { type Command, unusable } from "./command.ts";
import { commandTypesetter, draw, readLook, warningsOf } from "./draw.ts";
import { progress } from "./print.ts";
import { expectContent } from "./read-content.ts";
import { decodedText, nameOf, readBytes } from "./read-input.ts";
import { readPhotoFile } from "./read-photo.ts";
import { expectWritable, writeTogether } from "./write-output.ts";

const help = `attune render --document FILE --out FILE [--format pdf|docx|html|txt|json|jsonresume] [--template NAME] [--paper letter|a4] [--photo FILE]

Draws a document again, in any template or format.

  --document FILE  the resume.json or letter.json that attune tailor wrote, or - for what is piped in
  --out FILE       the file to write
  --format         pdf unless the name given to --out ends otherwise; jsonresume is for resumes only
  --template       professional, modern, executive, creative … ; a wrong name lists them all
  --paper          letter (default) or a4
  --photo FILE     a JPEG, printed by the template portrait`;

export const command: Command = {
	help,
	options: {
		document: { type: "string" },
		out: { type: "string" },
		format: { type: "string" },
		template: { type: "string" },
		paper: { type: "string" },
		photo: { type: "string" },
	},
	words: 0,
	async run(given) {
		const file = given.needed("document");
		const out = given.needed("out");
		const format = given.oneOf(
			"format",
			FORMATS,
			// The longer ending first: a JSON Resume ends in .json too.
			FORMATS.toReversed().find((each) =>
				out.endsWith(`.${formats[each].extension}`),
			) ?? "pdf",
		);
		await expectWritable(dirname(out));
		const document = expectContent(
			decodedText(await readBytes(file), nameOf(file)),
			nameOf(file),
		);
		if (!formatsOf(document.kind).includes(format))
			throw unusable("render", `A letter has no ${formats[format].label}`);
		const look = readLook("render", given, [document.kind]);
		const photo = await readPhotoFile(given.text("photo"));
		const drawing = await draw(
			document,
			{ ...look, photo, formats: [format] },
			commandTypesetter(),
		);
		for (const warning of warningsOf(drawing)) progress(warning);
		await writeTogether(
			drawing.files.map(({ bytes }) => ({ path: out, bytes })),
		);
	},
};
