// The career profile's sections, a table each, under the specification's names. `position` keeps the person's order
// among entries of the same date or name.
import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	index,
	integer,
	jsonb,
	numeric,
	pgTable,
	primaryKey,
	text,
	unique,
} from "drizzle-orm/pg-core";
import {
	AboutSection,
	type Language,
	LanguageLevel,
	type Personal,
	type Skill,
	SkillLevel,
	type Software,
	SoftwareLevel,
	StatementKind,
} from "../../domain/profile/profile.ts";
import {
	createdAt,
	madeId,
	oneOf,
	ownedRows,
	ownerId,
	partialDate,
} from "./columns.ts";

/** Goes up with every change, so that a change made elsewhere in the meantime is noticed. */
const version = () => integer().notNull().default(1);

/** An empty list is stored as null, as the specification says. */
const lines = () => text().array();

const entry = () => ({
	id: madeId(),
	user_id: ownerId(),
	position: integer().notNull().default(0),
	version: version(),
	/** Came with the sample person and was not touched since; goes with the sample. */
	is_sample: boolean().notNull().default(false),
	created_at: createdAt(),
});

export const profiles = pgTable(
	"profiles",
	{
		id: madeId(),
		user_id: ownerId(),
		first_name: text().notNull().default(""),
		last_name: text().notNull().default(""),
		headline: text(),
		email: text(),
		phone: text(),
		address: text(),
		city: text(),
		state: text(),
		zip_code: text(),
		country: text(),
		linkedin_url: text(),
		website_url: text(),
		summary: text(),
		version: version(),
		/** What stood here before a sample person was loaded. Null: there is no sample. */
		before_sample: jsonb().$type<Personal>(),
		created_at: createdAt(),
	},
	(t) => [
		primaryKey({ columns: [t.user_id, t.id] }),
		unique("profiles_one_per_user").on(t.user_id),
		index("profiles_newest").on(
			t.created_at.desc().nullsFirst(),
			t.user_id.desc().nullsFirst(),
		),
		...ownedRows("profiles"),
	],
);

export const workExperience = pgTable(
	"work_experience",
	{
		...entry(),
		job_title: text().notNull(),
		company_name: text().notNull(),
		location: text(),
		start_date: text(),
		end_date: text(),
		is_current: boolean().notNull().default(false),
		description: text(),
		achievements: lines(),
	},
	(t) => [
		primaryKey({ columns: [t.user_id, t.id] }),
		partialDate("work_experience_start_date", t.start_date),
		partialDate("work_experience_end_date", t.end_date),
		...ownedRows("work_experience"),
	],
);

export const education = pgTable(
	"education",
	{
		...entry(),
		institution_name: text().notNull(),
		degree_type: text(),
		field_of_study: text(),
		location: text(),
		start_date: text(),
		end_date: text(),
		is_current: boolean().notNull().default(false),
		gpa: numeric({ precision: 5, scale: 4, mode: "number" }),
		achievements: lines(),
	},
	(t) => [
		primaryKey({ columns: [t.user_id, t.id] }),
		partialDate("education_start_date", t.start_date),
		partialDate("education_end_date", t.end_date),
		check("education_gpa", sql`${t.gpa} between 0 and 4`),
		...ownedRows("education"),
	],
);

export const skills = pgTable(
	"skills",
	{
		...entry(),
		skill_name: text().notNull(),
		skill_level: text().$type<NonNullable<Skill["skill_level"]>>(),
		category: text(),
	},
	(t) => [
		primaryKey({ columns: [t.user_id, t.id] }),
		oneOf("skills_level", t.skill_level, SkillLevel.options),
		...ownedRows("skills"),
	],
);

export const languages = pgTable(
	"languages",
	{
		...entry(),
		language_name: text().notNull(),
		proficiency_level:
			text().$type<NonNullable<Language["proficiency_level"]>>(),
		level_as_written: text(),
	},
	(t) => [
		primaryKey({ columns: [t.user_id, t.id] }),
		oneOf("languages_level", t.proficiency_level, LanguageLevel.options),
		...ownedRows("languages"),
	],
);

export const projects = pgTable(
	"projects",
	{
		...entry(),
		project_name: text().notNull(),
		description: text(),
		technologies_used: lines(),
		start_date: text(),
		end_date: text(),
		is_ongoing: boolean().notNull().default(false),
		project_url: text(),
		github_url: text(),
		achievements: lines(),
	},
	(t) => [
		primaryKey({ columns: [t.user_id, t.id] }),
		partialDate("projects_start_date", t.start_date),
		partialDate("projects_end_date", t.end_date),
		...ownedRows("projects"),
	],
);

export const certifications = pgTable(
	"certifications",
	{
		...entry(),
		certification_name: text().notNull(),
		issuing_organization: text(),
		issue_date: text(),
		expiry_date: text(),
		credential_id: text(),
		credential_url: text(),
	},
	(t) => [
		primaryKey({ columns: [t.user_id, t.id] }),
		partialDate("certifications_issue_date", t.issue_date),
		partialDate("certifications_expiry_date", t.expiry_date),
		...ownedRows("certifications"),
	],
);

export const softwareKnowledge = pgTable(
	"software_knowledge",
	{
		...entry(),
		software_name: text().notNull(),
		proficiency_level:
			text().$type<NonNullable<Software["proficiency_level"]>>(),
		category: text(),
	},
	(t) => [
		primaryKey({ columns: [t.user_id, t.id] }),
		oneOf(
			"software_knowledge_level",
			t.proficiency_level,
			SoftwareLevel.options,
		),
		...ownedRows("software_knowledge"),
	],
);

export const publications = pgTable(
	"publications",
	{
		...entry(),
		publication_title: text().notNull(),
		authors: lines(),
		publisher: text(),
		publication_date: text(),
		description: text(),
		publication_url: text(),
	},
	(t) => [
		primaryKey({ columns: [t.user_id, t.id] }),
		partialDate("publications_date", t.publication_date),
		...ownedRows("publications"),
	],
);

export const volunteerExperience = pgTable(
	"volunteer_experience",
	{
		...entry(),
		organization_name: text().notNull(),
		role_title: text().notNull(),
		location: text(),
		start_date: text(),
		end_date: text(),
		is_current: boolean().notNull().default(false),
		description: text(),
		achievements: lines(),
	},
	(t) => [
		primaryKey({ columns: [t.user_id, t.id] }),
		partialDate("volunteer_experience_start_date", t.start_date),
		partialDate("volunteer_experience_end_date", t.end_date),
		...ownedRows("volunteer_experience"),
	],
);

export const statements = pgTable(
	"statements",
	{
		...entry(),
		kind: text().$type<StatementKind>().notNull(),
		text: text().notNull(),
		answer: text(),
		stated_on: text().notNull(),
		about_section: text().$type<AboutSection>(),
		about_entry: text(),
	},
	(t) => [
		primaryKey({ columns: [t.user_id, t.id] }),
		oneOf("statements_kind", t.kind, StatementKind.options),
		oneOf("statements_about_section", t.about_section, AboutSection.options),
		partialDate("statements_stated_on", t.stated_on),
		...ownedRows("statements"),
	],
);
