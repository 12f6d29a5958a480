// How much of what a resume says an outside reader finds again, field by field.

import { readRange } from "#src/domain/profile/partial-date.ts";
import type { ResumeContent } from "#src/domain/tailoring/content/content.ts";
import type { ReadBack, ReadJob } from "./outside-reader.ts";

/** Right and asked for, by field; and what was read wrong. */
export type Tally = Map<string, { right: number; of: number }>;

export function tally(
	content: ResumeContent,
	read: ReadBack,
	into: { fields: Tally; wrong: string[] },
): void {
	const put = (field: string, isRight: boolean, said: string) => {
		const entry = into.fields.get(field) ?? { right: 0, of: 0 };
		into.fields.set(field, {
			right: entry.right + Number(isRight),
			of: entry.of + 1,
		});
		if (!isRight) into.wrong.push(`${field}: ${said}`);
	};
	const { name, email, phone } = content.personalInfo;
	if (name) put("name", isAlike(name, read.name), `${name} ≠ ${read.name}`);
	if (email) put("mail", email === read.email, email);
	if (phone) put("phone", digits(phone) === digits(read.phone), phone);
	for (const job of content.experience) {
		const found = closest(job, read.jobs);
		put(
			"title",
			isAlike(job.title, found.title),
			`${job.title} ≠ ${found.title}`,
		);
		put(
			"company",
			isAlike(job.company, found.company),
			`${job.company} ≠ ${found.company}`,
		);
		if (job.dates)
			put(
				"dates",
				isSameTime(job.dates, found),
				`${job.dates} ≠ ${found.start} ${found.end}`,
			);
	}
	const schools = read.schools.join(" | ");
	for (const { degree, institution } of content.education) {
		if (degree) put("degree", names(read.schools, degree), degree);
		if (institution) put("school", holds(schools, institution), institution);
	}
	for (const { skills } of content.skills.groups)
		for (const skill of skills) put("skills", holds(read.skills, skill), skill);
}

const NONE: ReadJob = { title: "", company: "", start: "", end: "" };

function closest(
	job: ResumeContent["experience"][number],
	jobs: ReadJob[],
): ReadJob {
	const likeness = (read: ReadJob) =>
		shared(job.title, read.title) +
		shared(job.company, read.company) +
		Number(isSameTime(job.dates, read));
	return jobs.toSorted((a, b) => likeness(b) - likeness(a))[0] ?? NONE;
}

function isSameTime(stored: string, { start, end }: ReadJob): boolean {
	const said = readRange(stored);
	const read = readRange(end ? `${start} - ${end}` : start);
	return (
		said.start === read.start &&
		said.end === read.end &&
		said.isCurrent === read.isCurrent
	);
}

const plain = (text: string) =>
	text
		.normalize("NFKC")
		.toLowerCase()
		.replace(/[^\p{L}\p{N}+#@]+/gu, " ")
		.trim();
const digits = (text: string) => text.replace(/\D/g, "");
const holds = (text: string, words: string) =>
	plain(text).replaceAll(" ", "").includes(plain(words).replaceAll(" ", ""));

/** Whether a line has almost all the words, whatever joins them: a subject may stand in a field of its own. */
function names(lines: string[], words: string): boolean {
	const asked = plain(words)
		.split(" ")
		.filter((word) => !["in", "of", "and"].includes(word));
	return lines.some((line) => {
		const there = plain(line).split(" ");
		const found = asked.filter((word) => there.includes(word)).length;
		return found >= asked.length * 0.8;
	});
}

/** The share of words that two texts have in common, from 0 to 1. */
function shared(a: string, b: string): number {
	const [first, second] = [plain(a).split(" "), plain(b).split(" ")];
	const common = first.filter((word) => second.includes(word)).length;
	return (2 * common) / (first.length + second.length);
}

const isAlike = (a: string, b: string) => shared(a, b) >= 0.8;
