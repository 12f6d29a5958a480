// The copy of itself that a document of Attune carries. It is believed only when the person it names is the one whose name
// stands in the document: somebody may have changed the page and not the copy.
import { readJsonResume } from "../../domain/mapping/json-resume/read-json-resume.ts";
import { fullName } from "../../domain/profile/full-name.ts";
import type { ImportedProfile } from "../../domain/resume-reading/draft/imported-profile.ts";
import { importedFromJson } from "../../domain/resume-reading/formats/read-structured.ts";
import {
	type SourceLine,
	textOfRuns,
} from "../../domain/resume-reading/lines/source-line.ts";
import { textOfBytes } from "./file-kind.ts";

export function embeddedResume(
	bytes: Uint8Array,
	lines: SourceLine[],
): ImportedProfile | null {
	const json = textOfBytes(bytes);
	const read = readJsonResume(json);
	if (!read.ok) return null;
	const name = bare(fullName(read.value.profile.personal));
	const text = bare(
		lines
			.slice(0, 40)
			.map(({ runs }) => textOfRuns(runs))
			.join(" "),
	);
	return name !== "" && text.includes(name)
		? importedFromJson(json, read.value)
		: null;
}

function bare(text: string): string {
	return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
