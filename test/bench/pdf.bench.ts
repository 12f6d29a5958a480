// Documents set as PDF, warm, in a worker thread as the server does it: a resume of two pages, one whose last page would be
// nearly empty and that is therefore set again a little tighter, and a letter.
import { inThread } from "#src/adapters/computing/in-thread.ts";
import { createTypesetter } from "#src/adapters/typesetter/typst-typesetter.ts";
import { letterDoc } from "#src/documents/letter-doc.ts";
import { resumeDoc } from "#src/documents/resume-doc.ts";
import { letterTemplates } from "#src/documents/templates/letter-templates.ts";
import { resumeTemplates } from "#src/documents/templates/resume-templates.ts";
import { tailorContent } from "#src/workflows/tailor-content.ts";
import { longCareer, longPosting } from "./long-inputs.ts";
import { type Bench, measure } from "./measure.ts";
import { newResume } from "./new-resume.ts";

export const bench: Bench = async () => {
	const request = {
		profile: longCareer(),
		posting: longPosting(),
		kinds: ["resume", "letter"],
		strength: "medium",
		sections: "auto",
		today: "2026-01-15",
	} as const;
	const { resume, letter } = await tailorContent({
		...request,
		compute: inThread,
	});
	const [template, letterTemplate] = [
		resumeTemplates.professional,
		letterTemplates.professional,
	];
	if (!resume || !letter || !template || !letterTemplate)
		throw new Error("nothing to draw");
	const typesetter = createTypesetter();
	try {
		const look = { template, paper: "letter" } as const;
		// A different name each time, so that nothing drawn before is found again.
		const numbered = (run: number) => ({
			...resume,
			personalInfo: { ...resume.personalInfo, name: `Rafael Brandt ${run}` },
		});
		const letterLook = { template: letterTemplate, paper: "a4" } as const;
		return [
			await measure({
				name: "two-page resume as PDF",
				runs: 100,
				limitMs: 40,
				work: (run) => typesetter.typeset(resumeDoc(newResume(run), look)),
			}),
			await measure({
				name: "long resume as PDF, set twice",
				runs: 100,
				work: (run) => typesetter.typeset(resumeDoc(numbered(run), look)),
			}),
			await measure({
				name: "letter as PDF",
				runs: 100,
				work: (run) =>
					typesetter.typeset(
						letterDoc({ ...letter, signature: `R. Brandt ${run}` }, letterLook),
					),
			}),
		];
	} finally {
		await typesetter.close();
	}
};
