// Employers, schools, projects and organisations of a profile, and the finding of their names in a line.
import { hasPhrase } from "../../match/phrase-index.ts";
import { oneLine } from "../../match/sentences.ts";
import { wordsOf } from "../../match/words.ts";
import type { Span } from "./entries.ts";
import type { Sources } from "./sources.ts";

export type Owner = { words: ReturnType<typeof wordsOf>; spans: Span[] };

/** Employers, schools, projects and organisations with the dates they may carry. */
export function ownersOf({ profile, language }: Sources): Owner[] {
	const named: [name: string, span: Span][] = [
		...profile.work_experience.map((work): [string, Span] => [
			work.company_name,
			{
				start: work.start_date,
				end: work.end_date,
				isCurrent: work.is_current,
			},
		]),
		...profile.education.map((school): [string, Span] => [
			school.institution_name,
			{
				start: school.start_date,
				end: school.end_date,
				isCurrent: school.is_current,
			},
		]),
		...profile.projects.map((project): [string, Span] => [
			project.project_name,
			{
				start: project.start_date,
				end: project.end_date,
				isCurrent: project.is_ongoing,
			},
		]),
		...profile.volunteer.map((role): [string, Span] => [
			role.organization_name,
			{
				start: role.start_date,
				end: role.end_date,
				isCurrent: role.is_current,
			},
		]),
	];
	const owners = new Map<string, Owner>();
	for (const [name, span] of named) {
		const words = wordsOf(oneLine(name), language);
		const key = words.map((word) => word.key).join(" ");
		if (key === "") continue;
		const known = owners.get(key) ?? { words, spans: [] };
		known.spans.push(span);
		owners.set(key, known);
	}
	return [...owners.values()].toSorted(
		(a, b) => b.words.length - a.words.length,
	);
}

export function ownersIn(
	text: string,
	owners: readonly Owner[],
	{ language }: Sources,
): Owner[] {
	if (text.length > 160) return [];
	const words = wordsOf(text, language);
	return owners.filter((owner) => hasPhrase(words, owner.words));
}
