// A Word document: its lines, and the resume that Attune's own exports carry within.

import { Refusal } from "../../domain/refusal.ts";
import type { ImportedProfile } from "../../domain/resume-reading/draft/imported-profile.ts";
import { all, find } from "../../domain/resume-reading/formats/xml-element.ts";
import type { SourceLine } from "../../domain/resume-reading/lines/source-line.ts";
import { readResume } from "../../domain/resume-reading/read-resume.ts";
import { linesOfDocx } from "./docx-lines.ts";
import { embeddedResume } from "./embedded-resume.ts";
import { textOfBytes } from "./file-kind.ts";
import type { Unpacked } from "./unpack.ts";
import { parseXml } from "./xml-tree.ts";

const EMBEDDED_PART = "attune/resume.json";

const MACROS =
	"This Word file holds macros (.docm) and wasn't opened. Save it as .docx and choose that file.";
const EMPTY =
	"This Word file holds no text. If the resume in it is a picture, export it from the program it was made with as PDF or DOCX.";
const BROKEN =
	"This Word file is damaged and can't be opened. Save it again as .docx and choose the new file.";

export function isDocx(names: string[]): boolean {
	return names.includes("word/document.xml");
}

export function isPartOfDocx(name: string): boolean {
	return (
		/^word\/(?:document|styles|header\d*|_rels\/document\.xml)\.(?:xml|rels)$/.test(
			name,
		) ||
		name === "[Content_Types].xml" ||
		name === EMBEDDED_PART
	);
}

export function readDocx(unpacked: Unpacked): ImportedProfile {
	const lines = docxLines(unpacked);
	const own = unpacked.files[EMBEDDED_PART];
	return (own && embeddedResume(own, lines)) ?? readResume(lines);
}

/** What is written in it, line by line. */
export function docxLines({ names, files }: Unpacked): SourceLine[] {
	const xml = (name: string) => {
		const bytes = files[name];
		return bytes ? parseXml(textOfBytes(bytes)) : null;
	};
	const types = files["[Content_Types].xml"];
	const hasMacros =
		names.some((name) => /vbaProject\.bin$/i.test(name)) ||
		(types !== undefined && /macroEnabled/i.test(textOfBytes(types)));
	if (hasMacros) throw new Refusal("bad-input", MACROS);
	const document = xml("word/document.xml");
	if (!document) throw new Refusal("bad-input", BROKEN);
	const lines = linesOfDocx({
		document,
		styles: xml("word/styles.xml"),
		links: linksOf(xml("word/_rels/document.xml.rels")),
		headers: names
			.filter((name) => /^word\/header\d*\.xml$/.test(name))
			.flatMap((name) => xml(name) ?? []),
	});
	if (lines.length === 0) throw new Refusal("bad-input", EMPTY);
	return lines;
}

function linksOf(
	relations: ReturnType<typeof parseXml> | null,
): Map<string, string> {
	const links = new Map<string, string>();
	const root = relations ? find(relations, "Relationships") : undefined;
	for (const { attributes } of all(root, "Relationship"))
		if (attributes.Type?.endsWith("/hyperlink"))
			links.set(attributes.Id ?? "", attributes.Target ?? "");
	return links;
}
