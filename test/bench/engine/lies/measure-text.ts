// The same lies and the same honest documents as plain text and as the text of a PDF, the way `attune check` is given what
// another program wrote.
import { createTypesetter } from "#src/adapters/typesetter/typst-typesetter.ts";
import { resumeDoc } from "#src/documents/resume-doc.ts";
import { resumeTemplates } from "#src/documents/templates/resume-templates.ts";
import { renderText } from "#src/documents/text.ts";
import { profileLanguage } from "#src/domain/match/profile-language.ts";
import { judgeText } from "#src/domain/tailoring/claims/check-text.ts";
import type { ResumeContent } from "#src/domain/tailoring/content/content.ts";
import { pdfText } from "../../../pdf-text.ts";
import type { Person } from "../collection.ts";
import type { Result } from "../result.ts";
import { honestResume, isNamedIn } from "./measure-lies.ts";
import type { Phrasebook } from "./phrasebook.ts";
import { plantLies } from "./plant-lies.ts";

const CAUGHT_AT_LEAST = 0.98;
const ALARMS_AT_MOST = 0.02;

export async function measureText(
	people: readonly Person[],
	books: Readonly<Record<string, Phrasebook>>,
	today: string,
): Promise<Result[]> {
	const typesetter = createTypesetter({ threads: 0 });
	const unseen: string[] = [];
	const alarms: string[] = [];
	let [planted, lines] = [0, 0];
	for (const { id, profile } of people) {
		const resume = await honestResume(profile, today);
		const { pdf } = await typesetter.typeset(docOf(resume));
		for (const text of [renderText(docOf(resume)), await pdfText(pdf)]) {
			lines += text.split("\n").filter((line) => line.trim() !== "").length;
			for (const problem of judgeText(text, profile, { today }).problems)
				alarms.push(`${id}: ${problem.where} “${problem.text}”`);
		}
		const book = books[profileLanguage(profile)] ?? books.en;
		for (const lie of book ? plantLies({ resume, profile, book }) : []) {
			planted++;
			const text = renderText(docOf(lie.content));
			const problems = judgeText(text, lie.profile, { today }).problems;
			// A document writes dates in its language, so any date it names is the moved one.
			const isSeen =
				lie.kind === "date moved"
					? problems.length > 0
					: isNamedIn(lie.planted, problems);
			if (!isSeen) unseen.push(`${id}: ${lie.kind}: ${lie.text}`);
		}
	}
	await typesetter.close();
	const caught = 1 - unseen.length / planted;
	const alarmed = alarms.length / lines;
	return [
		{
			measure: "lies in plain text, named by the check",
			result: `${(caught * 100).toFixed(1)} % (${planted - unseen.length} of ${planted})`,
			mustReach: `>= ${CAUGHT_AT_LEAST * 100} %`,
			isReached: caught >= CAUGHT_AT_LEAST,
			cases: unseen,
		},
		{
			measure: "honest lines of texts and PDFs called lies",
			result: `${(alarmed * 100).toFixed(1)} % (${alarms.length} of ${lines})`,
			mustReach: `<= ${ALARMS_AT_MOST * 100} %`,
			isReached: alarmed <= ALARMS_AT_MOST,
			cases: alarms,
		},
	];
}

function docOf(resume: ResumeContent) {
	const { professional } = resumeTemplates;
	if (!professional) throw new Error("no template to draw with");
	return resumeDoc(resume, { template: professional, paper: "letter" });
}
