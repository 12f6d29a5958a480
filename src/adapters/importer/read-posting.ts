// From the bytes of a file to the text of the posting in it. What a posting says is read elsewhere; here it only has to be text.
import { Refusal } from "../../domain/refusal.ts";
import type { SourceLine } from "../../domain/resume-reading/lines/source-line.ts";
import { type FileKind, kindOf, textOfBytes } from "./file-kind.ts";
import { docxLines, isDocx, isPartOfDocx } from "./read-docx.ts";
import { isOdt, isPartOfOdt, odtLines } from "./read-odt.ts";
import { linesOfPdf } from "./read-pdf.ts";
import { linesOfRtf } from "./rtf-lines.ts";
import { unpack } from "./unpack.ts";

const KNOWN =
	"Choose a PDF, a Word document (.docx), an OpenDocument text (.odt), a rich text file (.rtf), a saved web page or a text file, or paste the posting.";
const NOT_READ: Partial<Record<FileKind, string>> = {
	empty: `The file is empty. ${KNOWN}`,
	picture: `This is a picture, and Attune can't read text in pictures. ${KNOWN}`,
	"old-word":
		"This is an old Word file (.doc). Open it in Word and save it as .docx or PDF.",
	"protected-office":
		"This Word file is protected with a password and can't be read. Save it without the password and choose that file.",
};

/** What stands in a web page besides its words is taken out where postings are read. */
const TEXTS: ReadonlySet<FileKind> = new Set(["text", "xml", "json"]);

export async function readPostingFile(bytes: Uint8Array): Promise<string> {
	const kind = kindOf(bytes);
	if (kind === "html") return withoutHead(textOfBytes(bytes));
	if (TEXTS.has(kind)) return textOfBytes(bytes);
	if (kind === "rtf") return written(linesOfRtf(bytes));
	if (kind === "pdf") return written(await linesOfPdf(bytes));
	if (kind === "zip") {
		const unpacked = unpack(
			bytes,
			(name) => isPartOfDocx(name) || isPartOfOdt(name),
		);
		if (isDocx(unpacked.names)) return written(docxLines(unpacked));
		if (isOdt(unpacked)) return written(odtLines(unpacked));
	}
	throw new Refusal(
		"bad-input",
		NOT_READ[kind] ?? `Attune can't read this kind of file. ${KNOWN}`,
	);
}

/** What a browser is told about a page is no part of the posting. */
function withoutHead(html: string): string {
	return html.replace(
		/<!doctype[^>]*>|<head\b[\s\S]*?<\/head>|<(script|style)\b[\s\S]*?<\/\1>/gi,
		"",
	);
}

function written(lines: readonly SourceLine[]): string {
	return lines
		.map(({ runs }) =>
			runs
				.map(({ text, gap }, at) => (at === 0 ? "" : GAPS[gap]) + text)
				.join(""),
		)
		.join("\n");
}

const GAPS = { none: "", space: " ", wide: "\t" } as const;
