// Attune's own documents, printed without the copy of themselves that they carry, so that their page alone is read.
import { startTypst } from "#src/adapters/typesetter/typst-engine.ts";
import { renderDocx } from "#src/documents/docx/docx.ts";
import { resumeDoc } from "#src/documents/resume-doc.ts";
import { resumeTemplates } from "#src/documents/templates/resume-templates.ts";
import { academic, onePage, twoPages } from "../../contents.ts";
import type { ImportCase } from "./measure-import.ts";
import type { JsonResume } from "./score.ts";

export async function ownDocuments(): Promise<ImportCase[]> {
	const engine = await startTypst();
	return Object.entries(resumeTemplates).flatMap(([name, template]) =>
		[onePage, twoPages, academic].flatMap((content) => {
			const { attachment, ...doc } = resumeDoc(content, {
				template,
				paper: "letter",
			});
			const truth: JsonResume = JSON.parse(attachment ?? "{}");
			const who = `${name}, ${truth.basics?.name}`;
			return [
				{
					name: `pdf ${who}`,
					kind: "own pdf",
					bytes: engine.render(doc).pdf,
					truth,
				},
				{
					name: `docx ${who}`,
					kind: "own docx",
					bytes: renderDocx(doc),
					truth,
				},
			];
		}),
	);
}
