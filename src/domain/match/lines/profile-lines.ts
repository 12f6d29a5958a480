// A profile as the lines that can answer a requirement. What belongs together stands in one line: a job with its employer, a degree
// with its field and school, a language with its level; everything else is a line as it was written.

import { proseLines } from "../../clauses/prose-lines.ts";
import { pathOf } from "../../profile/content-path.ts";
import { fullName } from "../../profile/full-name.ts";
import { credentialsBehind } from "../../profile/name.ts";
import type { Profile } from "../../profile/profile.ts";
import { spokenLevel } from "../../profile/spoken-level.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { CREDENTIALS_PATH } from "../facts.ts";
import type { Fact } from "../match.ts";

export type LineKind =
	| "line"
	| "title"
	| "project"
	| "summary"
	| "education"
	| "course"
	| "skill"
	| "language"
	| "certificate"
	| "publication";

/** `entry` is the path of the entry the line belongs to, null where it stands alone. */
export type ProfileLine = { fact: Fact; kind: LineKind; entry: string | null };

/** Every line, section by section, in the order of the profile. */
export function profileLines(profile: Profile): ProfileLine[] {
	const { personal } = profile;
	return [
		...one("title", pathOf("personal", "headline"), personal.headline),
		...one(
			"certificate",
			CREDENTIALS_PATH,
			credentialsBehind(fullName(personal)),
		),
		...prose("summary", pathOf("personal", "summary"), personal.summary),
		...each(profile.work_experience, "work_experience", (work, path) => [
			...one(
				"title",
				pathOf(path, "job_title"),
				work.job_title,
				work.company_name,
			),
			...deeds(path, work),
		]),
		...each(profile.projects, "projects", (project, path) => [
			...one("project", pathOf(path, "project_name"), project.project_name),
			...deeds(path, project),
			...list(
				"skill",
				pathOf(path, "technologies_used"),
				project.technologies_used,
			),
		]),
		...each(profile.volunteer, "volunteer", (work, path) => [
			...one(
				"title",
				pathOf(path, "role_title"),
				work.role_title,
				work.organization_name,
			),
			...deeds(path, work),
		]),
		...each(profile.education, "education", (education, path) => [
			...one(
				"education",
				pathOf(path, "degree_type"),
				education.degree_type,
				education.field_of_study,
				education.institution_name,
			),
			...list("course", pathOf(path, "achievements"), education.achievements),
		]),
		...listedLines(profile),
	];
}

function listedLines(profile: Profile): ProfileLine[] {
	return [
		...each(profile.skills, "skills", (skill, path) =>
			one("skill", pathOf(path, "skill_name"), skill.skill_name),
		),
		...each(profile.software, "software", (software, path) =>
			one("skill", pathOf(path, "software_name"), software.software_name),
		),
		...each(profile.languages, "languages", (language, path) =>
			one(
				"language",
				pathOf(path, "language_name"),
				language.language_name,
				spokenLevel(language),
			),
		),
		...each(profile.certifications, "certifications", (paper, path) =>
			one(
				"certificate",
				pathOf(path, "certification_name"),
				paper.certification_name,
				paper.issuing_organization,
			),
		),
		...each(profile.publications, "publications", (publication, path) => [
			...one(
				"publication",
				pathOf(path, "publication_title"),
				publication.publication_title,
			),
			...prose(
				"publication",
				pathOf(path, "description"),
				publication.description,
			),
		]),
	];
}

type Texts = readonly (string | null)[];

function one(kind: LineKind, path: string, ...texts: Texts): ProfileLine[] {
	const text = texts.map(oneLine).filter(Boolean).join(", ");
	return text === "" ? [] : [{ fact: { path, text }, kind, entry: null }];
}

function prose(
	kind: LineKind,
	path: string,
	text: string | null,
): ProfileLine[] {
	return proseLines(text).flatMap((line) => one(kind, path, line));
}

function list(kind: LineKind, path: string, texts: Texts): ProfileLine[] {
	return texts.flatMap((text, at) => one(kind, pathOf(path, at), text));
}

function deeds(
	path: string,
	entry: { description: string | null; achievements: readonly string[] },
): ProfileLine[] {
	return [
		...prose("line", pathOf(path, "description"), entry.description),
		...list("line", pathOf(path, "achievements"), entry.achievements),
	];
}

function each<Entry>(
	entries: readonly Entry[],
	section: string,
	linesOf: (entry: Entry, path: string) => ProfileLine[],
): ProfileLine[] {
	return entries.flatMap((entry, at) => {
		const path = pathOf(section, at);
		return linesOf(entry, path).map((line) => ({ ...line, entry: path }));
	});
}
