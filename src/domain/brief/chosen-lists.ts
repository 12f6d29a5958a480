// What a model chooses for the lists of a resume: which skills stand there and in which order, which papers, awards, courses and the like
// come back, and which serve nothing here. It names facts; their words, groups and dates stay the profile's.
import { resumeOf } from "../mapping/profile-to-resume.ts";
import {
	entryIndexOf,
	entryPathOf,
	fieldOf,
	isBelow,
	isInSection,
	keysOf,
	pathOf,
	sectionOf,
} from "../profile/content-path.ts";
import {
	type LineOrigin,
	ResumeContent,
} from "../tailoring/content/content.ts";
import { contentNameOf } from "../tailoring/content/content-names.ts";
import type { Omitted, Tailoring } from "../tailoring/content/tailoring.ts";
import { editTree } from "../tailoring/content/tree-edits.ts";
import type { NumberedFact } from "./brief.ts";
import { isSkillPath, REASON, withSkills } from "./chosen-skills.ts";

/** Numbers of facts. */
export type ChosenLists = {
	skills: string[];
	more: string[];
	without: string[];
};

const MOST_PUT_BACK = 6;

export function withLists(
	content: ResumeContent,
	chosen: ChosenLists,
	{
		facts,
		tailoring,
	}: { facts: readonly NumberedFact[]; tailoring: Tailoring },
): ResumeContent {
	const named = (ids: readonly string[]) =>
		ids.flatMap((id) => facts.filter((fact) => fact.id === id.trim()));
	const left = withoutEntries(content, named(chosen.without), tailoring);
	const back = named(chosen.more).slice(0, MOST_PUT_BACK);
	putBack(left, back, tailoring);
	return withSkills(left, named([...chosen.skills, ...chosen.more]), tailoring);
}

/** Entries a reader misses nothing by; work and studies always stay. */
const SPARE = [
	"certifications",
	"awards",
	"publications",
	"languages",
	"interests",
	"projects",
	"volunteer",
] as const;

function withoutEntries(
	content: ResumeContent,
	named: readonly NumberedFact[],
	{ match }: Tailoring,
): ResumeContent {
	const answering = match.requirements
		.filter(({ support }) => support !== "partly")
		.flatMap(({ evidence }) => evidence.map(({ path }) => entryPathOf(path)));
	const entries = new Set(
		named
			.filter(({ path }) => isInSection(path, ...SPARE))
			.map(({ path }) => entryPathOf(path))
			.filter((entry) => !answering.includes(entry)),
	);
	const gone = content.validation.lines.filter(
		({ path, sources: [source] }) =>
			source !== undefined && entries.has(source) && isEntry(path),
	);
	if (gone.length === 0) return content;
	const remove = new Set(gone.map(({ path }) => path));
	const { tree, newPath } = editTree(content, { set: new Map(), remove });
	const left = ResumeContent.parse(tree);
	left.validation.lines = content.validation.lines.flatMap((line) => {
		const path = newPath(line.path);
		return path === null ? [] : [{ ...line, path }];
	});
	left.metadata.omitted.push(
		...gone.flatMap(({ sources: [source] }): Omitted[] => {
			const fact = named.find(({ path }) => entryPathOf(path) === source);
			return fact && source
				? [{ path: source, text: fact.text, reason: REASON }]
				: [];
		}),
	);
	return left;
}

function isEntry(path: string): boolean {
	return keysOf(path).length === 2;
}

/** What lists show: a summary tells of an award and does not list it. */
function shownIn({ validation }: ResumeContent): Set<string> {
	return new Set(
		validation.lines
			.filter(({ path }) => sectionOf(path) !== path)
			.flatMap(({ sources }) => sources),
	);
}

/** Whole entries that were left out, and courses under their school. */
function putBack(
	content: ResumeContent,
	named: readonly NumberedFact[],
	{ profile }: Tailoring,
): void {
	const whole = resumeOf(profile);
	const shown = shownIn(content);
	for (const fact of named) {
		const entry = entryPathOf(fact.path);
		const name = contentNameOf(entry);
		const at = entryIndexOf(fact.path);
		if (name === null || at === null || shown.has(fact.path)) continue;
		if (name === "education") putBackCourse(content, fact);
		else if (isInSection(entry, ...SPARE) && !shown.has(entry)) {
			const list: unknown[] = content[name];
			const item = whole[name][at];
			if (item === undefined) continue;
			list.push(item);
			shown.add(entry);
			content.validation.lines.push(
				kept(pathOf(name, list.length - 1), entry),
				...linesBelow(item, pathOf(name, list.length - 1), entry),
			);
		}
	}
}

function linesBelow(item: object, path: string, entry: string): LineOrigin[] {
	const lines: unknown = Reflect.get(item, "achievements");
	return Array.isArray(lines)
		? lines.map((_, at) =>
				kept(
					pathOf(path, "achievements", at),
					pathOf(entry, "achievements", at),
				),
			)
		: [];
}

function putBackCourse(content: ResumeContent, { path, text }: NumberedFact) {
	const place = content.validation.lines.find(
		(line) =>
			isBelow(line.path, "education") &&
			isEntry(line.path) &&
			line.sources.includes(entryPathOf(path)),
	);
	const school = content.education[entryIndexOf(place?.path ?? "") ?? -1];
	if (!place || !school || fieldOf(path) === "degree_type") return;
	const detail = content.validation.lines.find(
		(line) =>
			isBelow(line.path, pathOf(place.path, "details")) &&
			line.change === "merged",
	);
	const last = school.details.length - 1;
	// Courses of one school stand on one line.
	if (detail && detail.path === pathOf(place.path, "details", last)) {
		school.details[last] = `${school.details[last]}, ${text}`;
		detail.sources.push(path);
		return;
	}
	school.details.push(text);
	content.validation.lines.push({
		path: pathOf(place.path, "details", school.details.length - 1),
		sources: [path],
		change: "merged",
	});
}

function kept(path: string, source: string): LineOrigin {
	return { path, sources: [source], change: "kept" };
}

/** What the lists hold now and what was left out of them, as a model is told. */
export function listsText(
	base: ResumeContent,
	facts: readonly NumberedFact[],
): string {
	const shown = shownIn(base);
	const isShown = ({ path }: NumberedFact) =>
		shown.has(path) ||
		(!isInSection(path, "education") && shown.has(entryPathOf(path)));
	const ids = (some: readonly NumberedFact[]) =>
		some.map(({ id }) => id).join(", ") || "none";
	const inGroups = base.validation.lines
		.filter(({ path }) => isBelow(path, pathOf("skills", "groups")))
		.flatMap(({ sources: [source] }) =>
			facts.filter(({ path }) => path === source),
		);
	const skills = facts.filter(({ path }) => isSkillPath(path));
	const others = facts.filter(
		({ path }) =>
			isInSection(
				path,
				"certifications",
				"awards",
				"publications",
				"languages",
			) && isFirstOf(path, facts),
	);
	const courses = facts.filter(
		({ path }) =>
			isInSection(path, "education") && fieldOf(path) === "achievements",
	);
	const rest = [...others, ...courses];
	return [
		`Skills shown, in this order: ${ids(inGroups)}. Skills left out: ${ids(skills.filter((one) => !inGroups.includes(one)))}.`,
		`Papers, awards, publications, languages and courses shown: ${ids(rest.filter(isShown))}. Left out: ${ids(rest.filter((one) => !isShown(one)))}.`,
	].join("\n");
}

/** One fact stands for its entry. */
function isFirstOf(path: string, facts: readonly NumberedFact[]): boolean {
	const entry = entryPathOf(path);
	return facts.find((one) => entryPathOf(one.path) === entry)?.path === path;
}
