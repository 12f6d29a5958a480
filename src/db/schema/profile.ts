// The career profile's sections, a table each, under the specification's names, with the fields that are declared in the
// domain. `position` keeps the person's order among entries of the same date or name.
import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	unique,
} from "drizzle-orm/pg-core";
import { awardFields } from "../../domain/profile/fields/awards.ts";
import { certificationFields } from "../../domain/profile/fields/certifications.ts";
import { educationFields } from "../../domain/profile/fields/education.ts";
import type { Fields } from "../../domain/profile/fields/field.ts";
import { interestFields } from "../../domain/profile/fields/interests.ts";
import { languageFields } from "../../domain/profile/fields/languages.ts";
import { personalFields } from "../../domain/profile/fields/personal.ts";
import { projectFields } from "../../domain/profile/fields/projects.ts";
import { publicationFields } from "../../domain/profile/fields/publications.ts";
import { referenceFields } from "../../domain/profile/fields/references.ts";
import { skillFields } from "../../domain/profile/fields/skills.ts";
import { softwareFields } from "../../domain/profile/fields/software.ts";
import { statementFields } from "../../domain/profile/fields/statements.ts";
import { volunteerFields } from "../../domain/profile/fields/volunteer.ts";
import { workFields } from "../../domain/profile/fields/work.ts";
import type { Personal } from "../../domain/profile/profile.ts";
import { createdAt, madeId, ownedRows, ownerId } from "./columns.ts";
import { checksFor, columnsFor } from "./field-columns.ts";

/** Goes up with every change, so that a change made elsewhere in the meantime is noticed. */
const version = () => integer().notNull().default(1);

const { first_name, last_name, ...details } = columnsFor(personalFields);

export const profiles = pgTable(
	"profiles",
	{
		id: madeId(),
		user_id: ownerId(),
		first_name: first_name.default(""),
		last_name: last_name.default(""),
		...details,
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

/** Apart from the details: most readers of a profile have no use for a picture. */
export const photos = pgTable(
	"photos",
	{
		user_id: ownerId().primaryKey(),
		/** In base64, so that a backup's lines hold it as it is. */
		jpeg: text().notNull(),
		width: integer().notNull(),
		height: integer().notNull(),
		is_shown: boolean().notNull().default(true),
		created_at: createdAt(),
	},
	(t) => [
		check("photos_size", sql`length(${t.jpeg}) <= 200000`),
		...ownedRows("photos"),
	],
);

export const workExperience = entries("work_experience", workFields);
export const education = entries("education", educationFields);
export const skills = entries("skills", skillFields);
export const languages = entries("languages", languageFields);
export const projects = entries("projects", projectFields);
export const certifications = entries("certifications", certificationFields);
export const softwareKnowledge = entries("software_knowledge", softwareFields);
export const publications = entries("publications", publicationFields);
export const volunteerExperience = entries(
	"volunteer_experience",
	volunteerFields,
);
export const awards = entries("awards", awardFields);
export const interests = entries("interests", interestFields);
export const professionalReferences = entries(
	"professional_references",
	referenceFields,
);
export const statements = entries("statements", statementFields);

/** The table of a section's entries. */
function entries<F extends Fields>(name: string, fields: F) {
	return pgTable(
		name,
		{
			id: madeId(),
			user_id: ownerId(),
			position: integer().notNull().default(0),
			version: version(),
			/** Came with the sample person and was not touched since; goes with the sample. */
			is_sample: boolean().notNull().default(false),
			created_at: createdAt(),
			...columnsFor(fields),
		},
		(t) => [
			primaryKey({ columns: [t.user_id, t.id] }),
			...checksFor(name, fields, t),
			...ownedRows(name),
		],
	);
}
