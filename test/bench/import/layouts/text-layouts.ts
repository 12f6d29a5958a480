// Plain text as people type or paste it.
import type { Sheet } from "./sheet.ts";

/** Capitals with a rule of dashes, bullets with stars. */
function underlined(sheet: Sheet): string {
	const head = (words: string) => [
		words.toUpperCase(),
		"-".repeat(words.length),
	];
	return [
		sheet.name,
		sheet.headline,
		`${sheet.place} - ${sheet.phone} - ${sheet.email}`,
		"",
		...head(sheet.heads.summary),
		...wrapped(sheet.summary, 76),
		"",
		...head(sheet.heads.work),
		...sheet.jobs.flatMap((job) => [
			`${job.title}, ${job.company}`,
			`${job.place} (${job.dates})`,
			...job.bullets.flatMap((words) => wrapped(`* ${words}`, 76, "  ")),
			"",
		]),
		...head(sheet.heads.education),
		...sheet.studies.flatMap((study) => [
			`${study.degree}`,
			`${study.school}, ${study.dates}`,
			"",
		]),
		...head(sheet.heads.skills),
		...sheet.skills.map(({ items }) => items.join(", ")),
		"",
		...head(sheet.heads.languages),
		...sheet.languages.map(({ name, level }) => `${name}: ${level}`),
	].join("\n");
}

/** Markdown. */
function marked(sheet: Sheet): string {
	return [
		`# ${sheet.name}`,
		`${sheet.email} | ${sheet.phone} | ${sheet.place}`,
		"",
		`## ${sheet.heads.summary}`,
		sheet.summary,
		"",
		`## ${sheet.heads.work}`,
		...sheet.jobs.flatMap((job) => [
			`### ${job.title} | ${job.company}`,
			`*${job.dates}* | ${job.place}`,
			"",
			...job.bullets.map((words) => `- ${words}`),
			"",
		]),
		`## ${sheet.heads.education}`,
		...sheet.studies.flatMap((study) => [
			`### ${study.degree}`,
			`${study.school} (${study.dates})`,
			"",
		]),
		`## ${sheet.heads.skills}`,
		...sheet.skills.map(
			({ name, items }) =>
				`- ${name ? `**${name}:** ` : ""}${items.join(", ")}`,
		),
		"",
		`## ${sheet.heads.languages}`,
		...sheet.languages.map(({ name, level }) => `- ${name} (${level})`),
	].join("\n");
}

/** Dates in front, a tab after them. */
function dated(sheet: Sheet): string {
	return [
		sheet.name,
		sheet.place,
		`Tel. ${sheet.phone}`,
		sheet.email,
		"",
		`${sheet.heads.work}:`,
		"",
		...sheet.jobs.flatMap((job) => [
			`${job.dates}\t${job.title}`,
			`\t${job.company}, ${job.place}`,
			...job.bullets.map((words) => `\t• ${words}`),
			"",
		]),
		`${sheet.heads.education}:`,
		"",
		...sheet.studies.flatMap((study) => [
			`${study.dates}\t${study.degree}`,
			`\t${study.school}`,
			"",
		]),
		`${sheet.heads.skills}:`,
		sheet.skills.flatMap(({ items }) => items).join("; "),
		"",
		`${sheet.heads.languages}:`,
		sheet.languages.map(({ name, level }) => `${name} – ${level}`).join(", "),
	].join("\n");
}

function wrapped(words: string, width: number, indent = ""): string[] {
	const lines: string[] = [];
	for (const word of words.split(" ")) {
		const last = lines.at(-1);
		if (last !== undefined && last.length + word.length < width)
			lines[lines.length - 1] = `${last} ${word}`;
		else lines.push(lines.length === 0 ? word : `${indent}${word}`);
	}
	return lines;
}

const TEXT_LAYOUTS = { underlined, marked, dated };
export type TextLayout = keyof typeof TEXT_LAYOUTS;

export function printText(layout: TextLayout, sheet: Sheet): Uint8Array {
	return new TextEncoder().encode(TEXT_LAYOUTS[layout](sheet));
}
