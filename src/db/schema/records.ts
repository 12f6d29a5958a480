// What happened and what was chosen: usage logs and their statistics, analyses, onboarding, settings, security events, mails.
import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	date,
	index,
	integer,
	jsonb,
	numeric,
	pgTable,
	primaryKey,
	text,
	unique,
	uuid,
} from "drizzle-orm/pg-core";
import { PAPER_FORMATS } from "../../domain/account/settings.ts";
import type { Analysis } from "../../domain/analysis/analysis.ts";
import { Engine } from "../../domain/tailoring/content/content.ts";
import { user } from "./accounts.ts";
import { callIndexes } from "./call-indexes.ts";
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
import { GENERATION_STATUSES, GENERATION_STEPS } from "./steps.ts";

export const GENERATION_TYPES = [
	"resume",
	"cover_letter",
	"profile_analysis",
	"profile_import",
] as const;
const ACTION_TYPES = [
	"view_document",
	"generate_other",
	"clear_fields",
] as const;
const PERIOD_TYPES = ["daily", "monthly"] as const;
const ONBOARDING_STEPS = [
	"personal-details",
	"work-experience",
	"education",
	"skills",
	"first-resume",
	"welcome",
	"profile-card",
	"quick-actions",
	"documents",
] as const;
const SETTING_TYPES = ["number", "boolean", "string"] as const;
export const EVENT_TYPES = [
	"failed_login",
	"rate_limit",
	"unauthorized_access",
	"suspicious_activity",
] as const;
export const EVENT_SEVERITIES = ["critical", "high", "medium", "low"] as const;
export const EVENT_STATUSES = ["active", "investigating", "resolved"] as const;

const money = () => numeric({ precision: 14, scale: 6, mode: "number" });
const count = () => integer().notNull().default(0);

/** `generation_id` has no foreign key: deleting a document must not rewrite what it cost. */
export const apiUsageLogs = pgTable(
	"api_usage_logs",
	{
		id: madeId(),
		user_id: ownerId(),
		generation_id: uuid(),
		generation_type: text({ enum: GENERATION_TYPES }).notNull(),
		action_type: text({ enum: ACTION_TYPES }),
		model_used: text(),
		prompt_tokens: count(),
		completion_tokens: count(),
		total_tokens: count(),
		estimated_cost: money().notNull().default(0),
		response_time_ms: integer(),
		success: boolean().notNull(),
		error_message: text(),
		metadata: jsonb().$type<Record<string, unknown>>().notNull().default({}),
		created_at: createdAt(),
	},
	(t) => [
		primaryKey({ columns: [t.user_id, t.id] }),
		index("api_usage_logs_own_newest").on(
			t.user_id,
			t.created_at.desc().nullsFirst(),
			t.id.desc().nullsFirst(),
		),
		...callIndexes("api_usage_logs", t),
		oneOf(
			"api_usage_logs_generation_type",
			t.generation_type,
			GENERATION_TYPES,
		),
		oneOf("api_usage_logs_action_type", t.action_type, ACTION_TYPES),
		...ownedRows("api_usage_logs"),
	],
);

export const userUsageStats = pgTable(
	"user_usage_stats",
	{
		user_id: ownerId(),
		period_type: text({ enum: PERIOD_TYPES }).notNull(),
		period_start: date().notNull(),
		total_generations: count(),
		resume_generations: count(),
		cover_letter_generations: count(),
		total_tokens: count(),
		total_cost: money().notNull().default(0),
		average_tokens_per_generation: numeric({
			precision: 14,
			scale: 2,
			mode: "number",
		})
			.notNull()
			.default(0),
	},
	(t) => [
		primaryKey({ columns: [t.user_id, t.period_type, t.period_start] }),
		// Who cost most stands first in its month.
		index("user_usage_stats_months")
			.on(t.period_start, t.total_cost.desc().nullsFirst())
			.where(sql`period_type = 'monthly'`),
		index("user_usage_stats_days")
			.on(t.period_start, t.user_id)
			.where(sql`period_type = 'daily'`),
		oneOf("user_usage_stats_period", t.period_type, PERIOD_TYPES),
		...ownedRows("user_usage_stats"),
	],
);

/** A row is there from the request on; `analysis_data` once it is completed. */
export const profileAnalyses = pgTable(
	"profile_analyses",
	{
		id: madeId(),
		user_id: ownerId(),
		analysis_status: text({ enum: GENERATION_STATUSES })
			.notNull()
			.default("completed"),
		step: text({ enum: GENERATION_STEPS }).notNull().default("Complete"),
		progress: integer().notNull().default(100),
		request_key: text(),
		/** Who was asked to word it; null: whoever is in force when it is made. */
		engine: text().$type<Engine>(),
		error_title: text(),
		error_message: text(),
		analysis_data: jsonb().$type<Analysis>(),
		created_at: createdAt(),
	},
	(t) => [
		primaryKey({ columns: [t.user_id, t.id] }),
		unique("profile_analyses_request").on(t.user_id, t.request_key),
		index("profile_analyses_newest").on(
			t.user_id,
			t.created_at.desc().nullsFirst(),
			t.id.desc().nullsFirst(),
		),
		oneOf("profile_analyses_status", t.analysis_status, GENERATION_STATUSES),
		oneOf("profile_analyses_engine", t.engine, Engine.options),
		check(
			"profile_analyses_data",
			sql`(${t.analysis_status} = 'completed') = (${t.analysis_data} is not null)`,
		),
		...ownedRows("profile_analyses"),
	],
);

export const onboardingProgress = pgTable(
	"onboarding_progress",
	{
		user_id: ownerId().primaryKey(),
		current_step: text({ enum: ONBOARDING_STEPS }),
		completed_steps: textList(),
		is_completed: boolean().notNull().default(false),
		dismissed: boolean().notNull().default(false),
		last_interaction_at: at().notNull().defaultNow(),
	},
	(t) => [
		oneOf("onboarding_progress_current", t.current_step, ONBOARDING_STEPS),
		eachOneOf(
			"onboarding_progress_completed",
			t.completed_steps,
			ONBOARDING_STEPS,
		),
		...ownedRows("onboarding_progress"),
	],
);

/** Property names are the settings object's. */
export const userSettings = pgTable(
	"user_settings",
	{
		user_id: ownerId().primaryKey(),
		emailNotifications: boolean("email_notifications").notNull().default(true),
		marketingEmails: boolean("marketing_emails").notNull().default(false),
		defaultPaperFormat: text("default_paper_format", { enum: PAPER_FORMATS })
			.notNull()
			.default("letter"),
		/** False where the paper is nobody's choice: it follows the country then. */
		paperIsChosen: boolean("paper_is_chosen").notNull().default(false),
		autoSave: boolean("auto_save").notNull().default(true),
		lastUsedTemplate: text("last_used_template"),
		lastUsedLetterTemplate: text("last_used_letter_template"),
	},
	(t) => [
		oneOf("user_settings_paper", t.defaultPaperFormat, PAPER_FORMATS),
		...ownedRows("user_settings"),
	],
);

/** No secrets here: every signed-in person's transaction may read it. */
export const systemSettings = pgTable(
	"system_settings",
	{
		id: madeId().primaryKey(),
		key: text().notNull().unique(),
		value: text().notNull(),
		type: text({ enum: SETTING_TYPES }).notNull(),
		description: text().notNull(),
		category: text().notNull(),
		updated_at: at().notNull().defaultNow(),
		updated_by: uuid().references(() => user.id, { onDelete: "set null" }),
	},
	(t) => [oneOf("system_settings_type", t.type, SETTING_TYPES)],
);

/** An event outlives the account it was about, without the name. */
export const securityEvents = pgTable(
	"security_events",
	{
		id: madeId().primaryKey(),
		type: text({ enum: EVENT_TYPES }).notNull(),
		severity: text({ enum: EVENT_SEVERITIES }).notNull(),
		user_id: uuid().references(() => user.id, { onDelete: "set null" }),
		ip_address: text(),
		description: text().notNull(),
		details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
		status: text({ enum: EVENT_STATUSES }).notNull().default("active"),
		/** The same from one source again and again is one row: how often, and when last. */
		occurrences: integer().notNull().default(1),
		last_at: at().notNull().defaultNow(),
		handled_by: uuid().references(() => user.id, { onDelete: "set null" }),
		handled_at: at(),
		created_at: createdAt(),
	},
	(t) => [
		index("security_events_newest").on(
			t.created_at.desc().nullsFirst(),
			t.id.desc().nullsFirst(),
		),
		index("security_events_source").on(
			t.type,
			t.ip_address,
			t.last_at.desc().nullsFirst(),
		),
		index("security_events_last").on(
			t.last_at.desc().nullsFirst(),
			t.id.desc().nullsFirst(),
		),
		index("security_events_active")
			.on(t.severity)
			.where(sql`status = 'active'`),
		oneOf("security_events_type", t.type, EVENT_TYPES),
		oneOf("security_events_severity", t.severity, EVENT_SEVERITIES),
		oneOf("security_events_status", t.status, EVENT_STATUSES),
	],
);

/** Every mail, kept with what it is about until it is handed over; readable by administrators; gone with the account it went to. */
export const mailOutbox = pgTable(
	"mail_outbox",
	{
		id: madeId().primaryKey(),
		user_id: uuid().references(() => user.id, { onDelete: "cascade" }),
		recipient: text().notNull(),
		subject: text().notNull(),
		body: text().notNull(),
		attempts: count(),
		error_message: text(),
		/** When it is tried next. Whoever tries moves it on, so that nobody else does meanwhile. */
		due_at: at().notNull().defaultNow(),
		sent_at: at(),
		/** Given up. */
		failed_at: at(),
		created_at: createdAt(),
	},
	(t) => [
		index("mail_outbox_waiting")
			.on(t.due_at)
			.where(sql`sent_at is null and failed_at is null`),
		index("mail_outbox_newest").on(
			t.created_at.desc().nullsFirst(),
			t.id.desc().nullsFirst(),
		),
		index("mail_outbox_user").on(t.user_id),
		check("mail_outbox_recipient", sql`${t.recipient} <> ''`),
	],
);
