// Which table and which order belong to each of the profile's lists. What the domain calls a section's fields are its
// columns; keys, owner, version and order stay in this room.
import { type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import {
	Award,
	Certification,
	Education,
	Interest,
	Language,
	Project,
	Publication,
	Reference,
	Skill,
	Software,
	Statement,
	Volunteer,
	WorkExperience,
} from "../domain/profile/profile.ts";
import type { ListSection } from "../domain/profile/sections/section.ts";
import * as tables from "./schema/profile.ts";

export type EntryTable = PgTable &
	Record<
		"id" | "user_id" | "position" | "version" | "is_sample" | "created_at",
		PgColumn
	>;
export type SectionTable = {
	table: EntryTable;
	columns: Record<string, PgColumn>;
	order: SQL;
};

export const SECTION_TABLES: Record<ListSection, SectionTable> = {
	work_experience: section(
		tables.workExperience,
		WorkExperience,
		newest(tables.workExperience.start_date),
	),
	education: section(
		tables.education,
		Education,
		newest(tables.education.start_date),
	),
	skills: section(tables.skills, Skill, byName(tables.skills.skill_name)),
	languages: section(
		tables.languages,
		Language,
		byName(tables.languages.language_name),
	),
	projects: section(
		tables.projects,
		Project,
		newest(tables.projects.start_date),
	),
	certifications: section(
		tables.certifications,
		Certification,
		newest(tables.certifications.issue_date),
	),
	software: section(
		tables.softwareKnowledge,
		Software,
		byName(tables.softwareKnowledge.software_name),
	),
	publications: section(
		tables.publications,
		Publication,
		newest(tables.publications.publication_date),
	),
	volunteer: section(
		tables.volunteerExperience,
		Volunteer,
		newest(tables.volunteerExperience.start_date),
	),
	awards: section(tables.awards, Award, newest(tables.awards.award_date)),
	interests: section(
		tables.interests,
		Interest,
		byName(tables.interests.interest_name),
	),
	references: section(
		tables.professionalReferences,
		Reference,
		byName(tables.professionalReferences.reference_name),
	),
	statements: section(
		tables.statements,
		Statement,
		newest(tables.statements.stated_on),
	),
};
export const LIST_SECTIONS = Object.keys(SECTION_TABLES) as ListSection[];

/** The columns the domain knows, under its names. */
export function domainColumns(
	table: PgTable,
	fields: Record<string, unknown>,
): Record<string, PgColumn> {
	const all = table as unknown as Record<string, PgColumn>;
	return Object.fromEntries(
		Object.keys(fields).flatMap((name) => {
			const column = all[name];
			return column ? [[name, column]] : [];
		}),
	);
}

function section(
	table: EntryTable,
	schema: { shape: Record<string, unknown> },
	order: SQL,
): SectionTable {
	return { table, columns: domainColumns(table, schema.shape), order };
}

function newest(column: PgColumn): SQL {
	return sql`${column} desc nulls last`;
}

// The collation must be named: the two engines sort by different ones when left to themselves.
function byName(column: PgColumn): SQL {
	return sql`${column} collate "und-x-icu"`;
}
