// Answers of other writers, each with the resume and the posting it was made from: the bad ones must be refused, every tool
// the good ones add must be named by `attune check`, and what the resume can support of the posting's own list of words must
// stand in the document written here.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { inThread } from "#src/adapters/computing/in-thread.ts";
import { readJsonResume } from "#src/domain/mapping/json-resume/read-json-resume.ts";
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
	tailored_good: Answer;
	tailored_bad: Answer;
};

export async function measureGolden(
	file: Buffer,
	today: string,
): Promise<Result[]> {
	const cases: GoldenCase[] = JSON.parse(file.toString("utf8"));
	const accepted: string[] = [];
	const shares: number[] = [];
	const added: { name: string; isNamed: boolean }[] = [];
	for (const golden of cases) {
		const bad = problemsOf(golden.original, golden.tailored_bad);
		if (bad.length === 0) accepted.push(golden.name);
		const good = problemsOf(golden.original, golden.tailored_good);
		for (const tool of addedTools(golden))
			added.push({
				name: `${golden.name}: ${tool}`,
				isNamed: good.some((text) => isIn(text, tool)),
			});
		shares.push(...(await supportedShare(golden, today)));
	}
	const mean = shares.reduce((sum, one) => sum + one, 0) / shares.length;
	const unnamed = added.filter(({ isNamed }) => !isNamed);
	return [
		{
			measure: "golden cases: bad answers refused by attune check",
			result: `${cases.length - accepted.length} of ${cases.length}`,
			mustReach: "all",
			isReached: accepted.length === 0,
			cases: accepted,
		},
		{
			measure:
				"golden cases: tools added by good answers, named by attune check",
			result: `${added.length - unnamed.length} of ${added.length}`,
			mustReach: "all",
			isReached: unnamed.length === 0,
			cases: added.map(
				({ name, isNamed }) => `${isNamed ? "named" : "NOT NAMED"}: ${name}`,
			),
		},
		atLeast("golden cases: supportable keywords written", mean, 0.95),
	];
}

// The truth is in the files: what the posting asks for or the answer lists, stands in the answer, and not in the original.
function addedTools(golden: GoldenCase): string[] {
	const asked = [
		...new Set([
			...golden.jd_keywords,
			...golden.tailored_good.additional.technicalSkills,
		]),
	];
	return coverageOf(asked, {
		profile: golden.original,
		document: golden.tailored_good,
	}).stuffed;
}

function isIn(text: string, tool: string): boolean {
	const [problem, wanted] = [text.toLowerCase(), tool.toLowerCase()];
	return problem.includes(wanted) || wanted.includes(problem);
}

async function supportedShare(
	golden: GoldenCase,
	today: string,
): Promise<number[]> {
	const reading = readJsonResume(JSON.stringify(asJsonResume(golden.original)));
	if (!reading.ok) throw new Error(`${golden.name} holds no resume`);
	const { resume } = await tailorContent({
		compute: inThread,
		profile: reading.value.profile,
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
	return supportable.length > 0
		? [1 - missing.length / supportable.length]
		: [];
}

/** The words `attune check` names, as a terminal would show them. */
function problemsOf(original: Answer, answer: Answer): string[] {
	const folder = mkdtempSync(join(tmpdir(), "golden-"));
	const cli = fileURLToPath(new URL("../../../src/cli.ts", import.meta.url));
	const [profile, document] = [
		join(folder, "profile.json"),
		join(folder, "document.json"),
	];
	writeFileSync(profile, JSON.stringify(asJsonResume(original)));
	writeFileSync(document, JSON.stringify(asJsonResume(answer)));
	const run = spawnSync(
		process.execPath,
		[cli, "check", "--profile", profile, "--document", document, "--json"],
		{ encoding: "utf8" },
	);
	rmSync(folder, { recursive: true });
	if (run.status !== 0) throw new Error(run.stderr);
	const { problems }: { problems: { text: string }[] } = JSON.parse(run.stdout);
	return problems.map(({ text }) => text);
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
