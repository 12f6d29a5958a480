// A person's career profile, whole: read in the specification's orders, replaced in one transaction.
import { asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import {
	Certification,
	Education,
	Language,
	Personal,
	type Profile,
	Project,
	Publication,
	Skill,
	Software,
	Volunteer,
	WorkExperience,
} from "../domain/profile/profile.ts";
import type { Tx } from "./database.ts";
import * as tables from "./schema/profile.ts";

type ListSection = Exclude<keyof Profile, "personal">;
type EntryTable = PgTable & Record<"user_id" | "position" | "id", PgColumn>;
type SectionTable = {
	table: EntryTable;
	fields: Record<string, unknown>;
	order: SQL;
};

const newest = (column: PgColumn) => sql`${column} desc nulls last`;
// The collation must be named: the two engines sort by different ones when left to themselves.
const byName = (column: PgColumn) => sql`${column} collate "und-x-icu"`;

const SECTION_TABLES: Record<ListSection, SectionTable> = {
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
};
const LIST_SECTIONS = Object.keys(SECTION_TABLES) as ListSection[];

/** Everything the person has written down; an empty profile when they have not begun. */
export async function findProfile(tx: Tx, userId: string): Promise<Profile> {
	const profile: Record<string, unknown> = {
		personal: await findPersonal(tx, userId),
	};
	for (const name of LIST_SECTIONS)
		profile[name] = await listEntries(tx, userId, SECTION_TABLES[name]);
	return profile as Profile;
}

/** The first section alone; empty when the person has not begun. */
export async function findPersonal(tx: Tx, userId: string): Promise<Personal> {
	const [personal] = await tx
		.select(columns(tables.profiles, Personal.shape))
		.from(tables.profiles)
		.where(eq(tables.profiles.user_id, userId));
	return (personal as Personal | undefined) ?? Personal.parse({});
}

/** Replaces all ten sections. */
export async function saveProfile(
	tx: Tx,
	userId: string,
	profile: Profile,
): Promise<void> {
	await tx
		.insert(tables.profiles)
		.values({ ...profile.personal, user_id: userId })
		.onConflictDoUpdate({
			target: tables.profiles.user_id,
			set: profile.personal,
		});
	for (const name of LIST_SECTIONS) {
		const { table } = SECTION_TABLES[name];
		await tx.delete(table).where(eq(table.user_id, userId));
		const entries = profile[name].map((entry, position) => ({
			...entry,
			position,
			user_id: userId,
		}));
		if (entries.length > 0) await tx.insert(table).values(entries);
	}
}

function listEntries(
	tx: Tx,
	userId: string,
	{ table, fields, order }: SectionTable,
) {
	return tx
		.select(columns(table, fields))
		.from(table)
		.where(eq(table.user_id, userId))
		.orderBy(order, asc(table.position), desc(table.id));
}

function section(
	table: EntryTable,
	schema: { shape: Record<string, unknown> },
	order: SQL,
): SectionTable {
	return { table, fields: schema.shape, order };
}

/** The columns the domain knows, under its names; keys, owner and order stay here. */
function columns(
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
