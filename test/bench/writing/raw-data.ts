// What stands in a resume as a form or another system left it, instead of as somebody would write it.
import { documentLines } from "./document-lines.ts";
import type { WrittenPair } from "./written-pair.ts";

const RAW: readonly (readonly [what: string, pattern: RegExp])[] = [
	["a level of a form", /\b(?:Proficiency|proficiency)\)/],
	["a date of a form", /\b(?:19|20)\d\d-(?:0[1-9]|1[0-2])\b/],
	[
		"markup",
		/<\/?(?:p|br|b|i|div|li|ul|strong|em)\b[^>]*>|&(?:amp|nbsp|lt|gt);|\*\*|\{\{|\[object|\bundefined\b/,
	],
	["an empty part", /,\s*,|\(\s*\)|:\s*$|^\s*[,;:]/],
];
const COURSES = /^\p{Lu}[^.;:\d]{2,60}(?:, \p{Lu}[^.;:,\d]{2,60}){3,}$/u;

export function rawDataIn({ doc, resume }: WrittenPair): string[] {
	const lines = documentLines(doc);
	const raw = lines.flatMap(({ text }) =>
		RAW.filter(([, pattern]) => pattern.test(text)).map(
			([what]) => `${what}: ${text.slice(0, 80)}`,
		),
	);
	const courses = lines
		.filter(({ kind, text }) => kind === "bullet" && COURSES.test(text))
		.map(({ text }) => `a list as a bullet: ${text.slice(0, 80)}`);
	return [...raw, ...courses, ...rawSkills(resume.skills.groups)];
}

type Groups = WrittenPair["resume"]["skills"]["groups"];

function rawSkills(groups: Groups): string[] {
	const nameless =
		groups.length > 1 ? groups.filter(({ name }) => name === "") : [];
	const all = groups.flatMap(({ skills }) =>
		skills.map((skill) => skill.toLowerCase().replace(/[^\p{L}\p{N}+#]/gu, "")),
	);
	const twice = all.filter((skill, at) => all.indexOf(skill) !== at);
	return [
		...nameless.map(({ skills }) => `nameless skills: ${skills.slice(0, 4)}`),
		...twice.map((skill) => `a skill twice: ${skill}`),
	];
}
