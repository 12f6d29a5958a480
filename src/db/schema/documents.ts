// Templates, the documents made with them and their stored JSON, and the jobs that make them.
// The two JSON tables carry user_id as well: row-level security, indexes and distribution all run by it.
import { isNotNull, sql } from "drizzle-orm";
import {
	boolean,
	check,
	foreignKey,
	index,
	integer,
	jsonb,
	pgTable,
	primaryKey,
	text,
	unique,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import type { LanguageCode } from "../../domain/language/language-code.ts";
import type { AskedModel } from "../../domain/model-usage.ts";
import { SECTIONS } from "../../domain/profile/section-names.ts";
import {
	Engine,
	type LetterContent,
	type ResumeContent,
	Strength,
} from "../../domain/tailoring/content/content.ts";
import {
	at,
	createdAt,
	eachOneOf,
	madeId,
	oneOf,
	ownedRows,
	ownerId,
	textList,
} from "./columns.ts";
import { profileAnalyses } from "./records.ts";
import { GENERATION_STATUSES, GENERATION_STEPS } from "./steps.ts";

export const TEMPLATE_TYPES = [
	"professional",
	"modern",
	"minimalist",
	"creative",
	"executive",
	"technical",
	"academic",
] as const;
export const JOB_KINDS = ["document", "analysis"] as const;
export const GENERATION_KINDS = ["resume", "cover_letter"] as const;
const JOB_STATES = ["ready", "running", "done", "failed"] as const;

export const resumeTemplateRows = pgTable(
	"resume_templates",
	{
		id: madeId().primaryKey(),
		name: text().notNull(),
		description: text(),
		is_active: boolean().notNull().default(true),
		is_premium: boolean().notNull().default(false),
		template_type: text({ enum: TEMPLATE_TYPES })
			.notNull()
			.default("professional"),
		layout_config: jsonb()
			.$type<Record<string, unknown>>()
			.notNull()
			.default({}),
		created_at: createdAt(),
	},
	(t) => [
		uniqueIndex("resume_templates_name").on(sql`lower(${t.name})`),
		oneOf("resume_templates_type", t.template_type, TEMPLATE_TYPES),
	],
);

export const coverLetterTemplates = pgTable(
	"cover_letter_templates",
	{
		id: madeId().primaryKey(),
		name: text().notNull(),
		description: text(),
		is_active: boolean().notNull().default(true),
		created_at: createdAt(),
	},
	(t) => [uniqueIndex("cover_letter_templates_name").on(sql`lower(${t.name})`)],
);

export const resumeGenerations = pgTable(
	"resume_generations",
	{
		id: madeId(),
		user_id: ownerId(),
		kind: text("document_type", { enum: GENERATION_KINDS }).notNull(),
		job_title: text().notNull(),
		company_name: text().notNull(),
		job_description: text().notNull(),
		selected_sections: textList(),
		ai_enhancement_strength: text()
			.$type<Strength>()
			.notNull()
			.default("medium"),
		/** Who was asked to write; null: whoever is in force when it is made. */
		engine: text().$type<Engine>(),
		/** Why this employer, in the person's own words. */
		why_them: text(),
		/** The document's language, ISO 639-1; null: the profile's. */
		document_language: text().$type<LanguageCode>(),
		template_id: uuid().references(() => resumeTemplateRows.id, {
			onDelete: "set null",
		}),
		/** The template's name, which letters have and resumes keep when their template is renamed. */
		template: text().notNull(),
		/** The layout as it was when the document was made or last given a template: changing the template changes no document. */
		layout: jsonb().$type<{
			layout: string;
			layout_config: Record<string, unknown>;
		}>(),
		generation_status: text({ enum: GENERATION_STATUSES })
			.notNull()
			.default("generating"),
		step: text({ enum: GENERATION_STEPS }).notNull().default("Creating"),
		progress: integer().notNull().default(0),
		request_key: text().notNull(),
		error_title: text(),
		error_message: text(),
		created_at: createdAt(),
	},
	(t) => [
		primaryKey({ columns: [t.user_id, t.id] }),
		unique("resume_generations_request").on(t.user_id, t.request_key),
		index("resume_generations_own_newest").on(
			t.user_id,
			t.created_at.desc().nullsFirst(),
			t.id.desc().nullsFirst(),
		),
		// Whether a document that somebody asks for is another person's.
		index("resume_generations_id").on(t.id),
		index("resume_generations_newest").on(
			t.created_at.desc().nullsFirst(),
			t.id.desc().nullsFirst(),
		),
		index("resume_generations_unfinished")
			.on(
				t.generation_status,
				t.created_at.desc().nullsFirst(),
				t.id.desc().nullsFirst(),
			)
			.where(sql`generation_status <> 'completed'`),
		oneOf("resume_generations_kind", t.kind, GENERATION_KINDS),
		oneOf(
			"resume_generations_status",
			t.generation_status,
			GENERATION_STATUSES,
		),
		oneOf(
			"resume_generations_strength",
			t.ai_enhancement_strength,
			Strength.options,
		),
		oneOf("resume_generations_engine", t.engine, Engine.options),
		oneOf("resume_generations_step", t.step, GENERATION_STEPS),
		eachOneOf("resume_generations_sections", t.selected_sections, SECTIONS),
		check("resume_generations_progress", sql`${t.progress} between 0 and 100`),
		...ownedRows("resume_generations"),
	],
);

export const resumeJsonData = pgTable(
	"resume_json_data",
	{
		user_id: ownerId(),
		generation_id: uuid().notNull(),
		resume_json: jsonb().$type<ResumeContent>().notNull(),
		/** Grows with every save, so that two windows on one document notice each other. */
		version: integer().notNull().default(1),
		/** The editor that saved last; its automatic saves count as one edit. */
		edit_session: text(),
		updated_at: at().notNull().defaultNow(),
	},
	(t) => [
		primaryKey({ columns: [t.user_id, t.generation_id] }),
		foreignKey({
			name: "resume_json_data_generation",
			columns: [t.user_id, t.generation_id],
			foreignColumns: [resumeGenerations.user_id, resumeGenerations.id],
		}).onDelete("cascade"),
		...ownedRows("resume_json_data"),
	],
);

export const coverLetterJsonData = pgTable(
	"cover_letter_json_data",
	{
		id: madeId(),
		user_id: ownerId(),
		generation_id: uuid().notNull(),
		cover_letter_json: jsonb()
			.$type<{ cover_letter: LetterContent }>()
			.notNull(),
		/** Grows with every save, so that two windows on one document notice each other. */
		version: integer().notNull().default(1),
		/** The editor that saved last; its automatic saves count as one edit. */
		edit_session: text(),
		created_at: createdAt(),
		updated_at: at().notNull().defaultNow(),
	},
	(t) => [
		primaryKey({ columns: [t.user_id, t.id] }),
		unique("cover_letter_json_data_one").on(t.user_id, t.generation_id),
		foreignKey({
			name: "cover_letter_json_data_generation",
			columns: [t.user_id, t.generation_id],
			foreignColumns: [resumeGenerations.user_id, resumeGenerations.id],
		}).onDelete("cascade"),
		...ownedRows("cover_letter_json_data"),
	],
);

/** One row per document or analysis to be made, under its id. A worker holds a lease while it runs one. */
export const jobs = pgTable(
	"jobs",
	{
		id: uuid().notNull(),
		user_id: ownerId(),
		kind: text({ enum: JOB_KINDS }).notNull().default("document"),
		/** The id once more, in the column that says of what: a job is gone with what it was for. */
		generation_id: uuid(),
		analysis_id: uuid(),
		state: text({ enum: JOB_STATES }).notNull().default("ready"),
		attempts: integer().notNull().default(0),
		run_at: at().notNull().defaultNow(),
		locked_by: text(),
		locked_until: at(),
		last_error: text(),
		/** The model that is being asked: what a process that ends amid a call leaves of it. Null once its use is logged. */
		asked: jsonb().$type<AskedModel>(),
		created_at: createdAt(),
		finished_at: at(),
	},
	(t) => [
		primaryKey({ columns: [t.user_id, t.id] }),
		foreignKey({
			name: "jobs_generation",
			columns: [t.user_id, t.generation_id],
			foreignColumns: [resumeGenerations.user_id, resumeGenerations.id],
		}).onDelete("cascade"),
		foreignKey({
			name: "jobs_analysis",
			columns: [t.user_id, t.analysis_id],
			foreignColumns: [profileAnalyses.user_id, profileAnalyses.id],
		}).onDelete("cascade"),
		oneOf("jobs_kind", t.kind, JOB_KINDS),
		check(
			"jobs_for",
			sql`${t.id} is not distinct from case ${t.kind} when 'document' then ${t.generation_id} else ${t.analysis_id} end`,
		),
		oneOf("jobs_state", t.state, JOB_STATES),
		check(
			"jobs_lease",
			sql`(${t.state} = 'running') = (${isNotNull(t.locked_by)})`,
		),
		index("jobs_ready").on(t.run_at, t.id).where(sql`state = 'ready'`),
		index("jobs_leases").on(t.locked_until).where(sql`state = 'running'`),
		// One document per person at a time, whoever asks and however many workers look.
		uniqueIndex("jobs_one_running").on(t.user_id).where(sql`state = 'running'`),
		...ownedRows("jobs"),
	],
);
