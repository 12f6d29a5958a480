// What the first page says this build measured: three people against postings of many trades, a resume and a letter each, from the
// posting's text to the set PDF. Writes src/web/pages/landing/measured.ts, with the day.

import { writeFileSync } from "node:fs";
import { performance } from "node:perf_hooks";
import { fileURLToPath } from "node:url";
import { inThread } from "#src/adapters/computing/in-thread.ts";
import { createTypesetter } from "#src/adapters/typesetter/typst-typesetter.ts";
import { formats } from "#src/documents/formats.ts";
import { letterDoc } from "#src/documents/letter-doc.ts";
import { resumeDoc } from "#src/documents/resume-doc.ts";
import { letterTemplates } from "#src/documents/templates/letter-templates.ts";
import { resumeTemplates } from "#src/documents/templates/resume-templates.ts";
import { LANGUAGE_CODES } from "#src/domain/language/language-code.ts";
import type { Profile } from "#src/domain/profile/profile.ts";
import { judgeContent } from "#src/domain/tailoring/claims/check-claims.ts";
import type {
	LetterContent,
	ResumeContent,
} from "#src/domain/tailoring/content/content.ts";
import { tailorContent } from "#src/workflows/tailor-content.ts";
import { linh, maya, rafael } from "../../people.ts";
import { labelledPostings } from "../postings/labelled-postings.ts";

const TARGET = fileURLToPath(
	new URL("../../../src/web/pages/landing/measured.ts", import.meta.url),
);
const POSTINGS = 12;
const today = new Date().toISOString().slice(0, 10);

const typesetter = createTypesetter();
try {
	const all = labelledPostings("labelled");
	const step = Math.ceil(all.length / POSTINGS);
	const postings = all.filter((_, at) => at % step === 0);
	const seconds: number[] = [];
	const counts = { documents: 0, lines: 0, proved: 0 };
	await pairOf(maya, postings[0]?.text ?? "");
	for (const profile of [maya, rafael, linh])
		for (const { text } of postings) {
			const began = performance.now();
			const contents = await pairOf(profile, text);
			seconds.push((performance.now() - began) / 1000);
			for (const content of contents) {
				const { proofs, problems } = judgeContent(content, profile);
				counts.documents += 1;
				counts.proved += proofs.length;
				counts.lines += proofs.length + problems.length;
			}
		}
	seconds.sort((a, b) => a - b);
	const median = seconds[Math.floor(seconds.length / 2)] ?? 0;
	const measured = {
		on: today,
		seconds: Math.max(0.1, Math.round(median * 10) / 10),
		...counts,
		formats: Object.keys(formats).length,
		languages: LANGUAGE_CODES.length,
	};
	writeFileSync(TARGET, fileOf(measured));
	console.log(measured);
} finally {
	await typesetter.close();
}

/** Both documents for a posting, set as PDF. */
async function pairOf(
	profile: Profile,
	posting: string,
): Promise<(ResumeContent | LetterContent)[]> {
	const { resume, letter } = await tailorContent({
		compute: inThread,
		profile,
		posting,
		kinds: ["resume", "letter"],
		strength: "medium",
		sections: "auto",
		today,
	});
	const [template, letterTemplate] = [
		resumeTemplates.professional,
		letterTemplates.professional,
	];
	if (!resume || !letter || !template || !letterTemplate)
		throw new Error("Nothing was written.");
	await typesetter.typeset(resumeDoc(resume, { template, paper: "letter" }));
	await typesetter.typeset(
		letterDoc(letter, { template: letterTemplate, paper: "letter" }),
	);
	return [resume, letter];
}

function fileOf(measured: Record<string, string | number>): string {
	const rows = Object.entries(measured)
		.map(([name, value]) => `\t${name}: ${JSON.stringify(value)},\n`)
		.join("");
	return `// What this build measured, written by \`npm run bench:measured\`. Seconds from a posting's text to a resume and a letter as PDF, the\n// median; the lines of all documents made, and how many of them the claim check proved.\nexport const measured = {\n${rows}} as const;\n`;
}
