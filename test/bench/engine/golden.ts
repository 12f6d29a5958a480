// Answers of other writers, each with the resume and the posting it was made from: the bad ones must be refused, and what the
// resume can support of the posting's own list of words must stand in the document written here.
import { readJsonResume } from "#src/domain/profile/json-resume.ts";
import { checkLines } from "#src/domain/tailoring/check-claims.ts";
import { tailorContent } from "#src/workflows/tailor-content.ts";
import { coverageOf } from "./coverage.ts";
import { atLeast, type Result } from "./result.ts";

type Answer = {
	personalInfo: { name: string; title: string; email: string };
	summary: string;
	workExperience: {
		title: string;
		company: string;
		years: string;
		description: string[];
	}[];
	education: { institution: string; degree: string; years: string }[];
	personalProjects: { name: string; description: string[] }[];
	additional: { technicalSkills: string[]; certificationsTraining?: string[] };
};

type GoldenCase = {
	name: string;
	original: Answer;
	job_description: string;
	jd_keywords: string[];
	tailored_bad: Answer;
};

export async function measureGolden(
	file: Buffer,
	today: string,
): Promise<Result[]> {
	const cases: GoldenCase[] = JSON.parse(file.toString("utf8"));
	const accepted: string[] = [];
	const shares: number[] = [];
	for (const golden of cases) {
		const reading = readJsonResume(
			JSON.stringify(asJsonResume(golden.original)),
		);
		if (!reading.ok) throw new Error(`${golden.name} holds no resume`);
		const { profile } = reading.value;
		const told = linesOf(golden.tailored_bad);
		if (checkLines(told, profile, today).length === 0)
			accepted.push(golden.name);
		const { resume } = await tailorContent({
			profile,
			posting: golden.job_description,
			kinds: ["resume"],
			strength: "medium",
			sections: "auto",
			today,
		});
		const { supportable, missing } = coverageOf(golden.jd_keywords, {
			profile: golden.original,
			document: resume,
		});
		if (supportable.length > 0)
			shares.push(1 - missing.length / supportable.length);
	}
	const mean = shares.reduce((sum, one) => sum + one, 0) / shares.length;
	return [
		{
			measure: "golden cases: bad answers refused",
			result: `${cases.length - accepted.length} of ${cases.length}`,
			mustReach: "all",
			isReached: accepted.length === 0,
			cases: accepted,
		},
		atLeast("golden cases: supportable keywords written", mean, 0.95),
	];
}

function linesOf(answer: Answer): { path: string; text: string }[] {
	const told = [
		answer.summary,
		...answer.workExperience.flatMap(({ description }) => description),
	];
	return told.map((text, at) => ({ path: `line ${at + 1}`, text }));
}

function asJsonResume(answer: Answer): unknown {
	const dates = (years: string) => {
		const [startDate, endDate] = years.split(" - ");
		return { startDate, ...(endDate === "Present" ? {} : { endDate }) };
	};
	return {
		basics: {
			name: answer.personalInfo.name,
			label: answer.personalInfo.title,
			email: answer.personalInfo.email,
			summary: answer.summary,
		},
		work: answer.workExperience.map((entry) => ({
			position: entry.title,
			name: entry.company,
			...dates(entry.years),
			highlights: entry.description,
		})),
		education: answer.education.map((entry) => ({
			institution: entry.institution,
			studyType: entry.degree,
			...dates(entry.years),
		})),
		projects: answer.personalProjects.map((entry) => ({
			name: entry.name,
			highlights: entry.description,
		})),
		skills: answer.additional.technicalSkills.map((name) => ({ name })),
		certificates: (answer.additional.certificationsTraining ?? []).map(
			(name) => ({ name }),
		),
	};
}
