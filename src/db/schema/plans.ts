// Roles, plans, subscriptions and the counting of what was used. A person may read their role and plan but never change them;
// the grants of the access migration say so.
import { sql } from "drizzle-orm";
import {
	boolean,
	check,
	date,
	index,
	integer,
	pgTable,
	primaryKey,
	text,
	uniqueIndex,
	uuid,
} from "drizzle-orm/pg-core";
import { ACTIONS } from "../../domain/account/allowance.ts";
import { PLAN_NAMES } from "../../domain/account/plans.ts";
import { ROLES } from "../../domain/account/roles.ts";
import { user } from "./accounts.ts";
import {
	at,
	createdAt,
	madeId,
	oneOf,
	ownedRows,
	ownerId,
	textList,
} from "./columns.ts";

const UNIT_STATES = ["reserved", "committed", "refunded"] as const;
const UPGRADE_FEATURES = [
	"edit",
	"profile_analysis",
	"generation",
	"template_access",
] as const;
const UPGRADE_STATUSES = ["pending", "granted", "declined"] as const;

export const userRoles = pgTable(
	"user_roles",
	{
		user_id: ownerId(),
		role: text({ enum: ROLES }).notNull(),
		created_at: createdAt(),
	},
	(t) => [
		primaryKey({ columns: [t.user_id, t.role] }),
		// Nearly everybody is a regular user.
		index("user_roles_special")
			.on(t.role, t.user_id)
			.where(sql`role <> 'regular_user'`),
		oneOf("user_roles_role", t.role, ROLES),
		...ownedRows("user_roles"),
	],
);

export const subscriptionPlans = pgTable(
	"subscription_plans",
	{
		id: madeId().primaryKey(),
		name: text({ enum: PLAN_NAMES }).notNull().unique(),
		/** Its name in the app, and on the landing page. */
		display_name: text().notNull(),
		landing_name: text().notNull(),
		/** Cents a month: what the landing page announces, and what the app shows as the beta price. */
		list_price_cents: integer().notNull(),
		beta_price_cents: integer().notNull(),
		monthly_resumes: integer().notNull(),
		monthly_cover_letters: integer().notNull(),
		monthly_profile_analyses: integer().notNull(),
		edit_access: boolean().notNull(),
		features: textList(),
		accessible_templates: textList(),
	},
	(t) => [
		oneOf("subscription_plans_name", t.name, PLAN_NAMES),
		check(
			"subscription_plans_limits",
			sql`${t.monthly_resumes} >= -1 and ${t.monthly_cover_letters} >= -1 and ${t.monthly_profile_analyses} >= -1`,
		),
	],
);

export const userSubscriptions = pgTable(
	"user_subscriptions",
	{
		id: madeId(),
		user_id: ownerId(),
		plan_id: uuid()
			.notNull()
			.references(() => subscriptionPlans.id),
		is_active: boolean().notNull().default(true),
		/** First and last day of the calendar month in UTC. */
		billing_cycle_start: date().notNull(),
		billing_cycle_end: date().notNull(),
		created_at: createdAt(),
	},
	(t) => [
		primaryKey({ columns: [t.user_id, t.id] }),
		uniqueIndex("user_subscriptions_one_active")
			.on(t.user_id)
			.where(sql`is_active`),
		...ownedRows("user_subscriptions"),
	],
);

export const userBillingUsage = pgTable(
	"user_billing_usage",
	{
		user_id: ownerId(),
		billing_cycle_start: date().notNull(),
		resumes_generated: integer().notNull().default(0),
		cover_letters_generated: integer().notNull().default(0),
		profile_analyses_used: integer().notNull().default(0),
		edits_performed: integer().notNull().default(0),
	},
	(t) => [
		primaryKey({ columns: [t.user_id, t.billing_cycle_start] }),
		check(
			"user_billing_usage_counts",
			sql`least(${t.resumes_generated}, ${t.cover_letters_generated}, ${t.profile_analyses_used}, ${t.edits_performed}) >= 0`,
		),
		...ownedRows("user_billing_usage"),
	],
);

/** One row per unit taken. It goes from reserved to committed or to refunded, once; that step is what makes a refund exact. */
export const quotaLedger = pgTable(
	"quota_ledger",
	{
		user_id: ownerId(),
		/** The generation or analysis the unit was taken for. */
		id: uuid().notNull(),
		action: text({ enum: ACTIONS }).notNull(),
		billing_cycle_start: date().notNull(),
		state: text({ enum: UNIT_STATES }).notNull().default("reserved"),
		created_at: createdAt(),
		settled_at: at(),
	},
	(t) => [
		primaryKey({ columns: [t.user_id, t.id] }),
		oneOf("quota_ledger_action", t.action, ACTIONS),
		oneOf("quota_ledger_state", t.state, UNIT_STATES),
		...ownedRows("quota_ledger"),
	],
);

export const upgradeRequests = pgTable(
	"upgrade_requests",
	{
		id: madeId(),
		user_id: ownerId(),
		plan_id: uuid()
			.notNull()
			.references(() => subscriptionPlans.id),
		feature: text({ enum: UPGRADE_FEATURES }).notNull(),
		status: text({ enum: UPGRADE_STATUSES }).notNull().default("pending"),
		decided_by: uuid().references(() => user.id, { onDelete: "set null" }),
		decided_at: at(),
		created_at: createdAt(),
	},
	(t) => [
		primaryKey({ columns: [t.user_id, t.id] }),
		index("upgrade_requests_pending")
			.on(t.created_at)
			.where(sql`status = 'pending'`),
		uniqueIndex("upgrade_requests_one_pending")
			.on(t.user_id)
			.where(sql`status = 'pending'`),
		oneOf("upgrade_requests_feature", t.feature, UPGRADE_FEATURES),
		oneOf("upgrade_requests_status", t.status, UPGRADE_STATUSES),
		...ownedRows("upgrade_requests"),
	],
);
