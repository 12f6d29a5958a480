// The tables as the specification names them, read from the database itself: other programs and backups rely on these names.
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "../../src/db/database.ts";
import { asSystem } from "../../src/db/transactions.ts";
import { freshDatabase } from "./fresh.ts";

type Column = { table_name: string; column_name: string; data_type: string };
type Constraint = { table_name: string; kind: string; definition: string };

let db: Database;
let columns: Column[];
let constraints: Constraint[];
let uniques: { table_name: string; definition: string }[];
beforeAll(async () => {
	db = await freshDatabase();
	const read = <T>(query: ReturnType<typeof sql>) =>
		asSystem(db, async (tx) => [...(await tx.execute(query)).rows] as T[]);
	columns = await read(
		sql`select c.relname as table_name, a.attname as column_name, format_type(a.atttypid, null) as data_type
			from pg_attribute a join pg_class c on c.oid = a.attrelid
			where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`,
	);
	constraints = await read(
		sql`select c.relname as table_name, k.contype as kind, pg_get_constraintdef(k.oid) as definition
			from pg_constraint k join pg_class c on c.oid = k.conrelid
			where c.relnamespace = 'public'::regnamespace`,
	);
	uniques = await read(
		sql`select tablename as table_name, indexdef as definition from pg_indexes
			where schemaname = 'public' and indexdef like 'CREATE UNIQUE%'`,
	);
});
afterAll(() => db.close());

const columnsOf = (table: string) =>
	columns
		.filter(({ table_name }) => table_name === table)
		.map(({ column_name }) => column_name);
const LISTS = /\[\]$|^jsonb$/;

describe("a table holds the fields of the specification", () => {
	it.each([
		["DATA-01", "user_roles", "user_id role"],
		[
			"DATA-02",
			"onboarding_progress",
			"user_id current_step completed_steps is_completed dismissed last_interaction_at",
		],
		[
			"DATA-03",
			"profiles",
			"id user_id first_name last_name email phone address city state zip_code country linkedin_url website_url summary created_at",
		],
		[
			"DATA-04",
			"work_experience",
			"id user_id job_title company_name location start_date end_date is_current description achievements",
		],
		[
			"DATA-05",
			"education",
			"id user_id institution_name degree_type field_of_study location start_date end_date is_current gpa achievements",
		],
		["DATA-06", "skills", "id user_id skill_name skill_level category"],
		["DATA-07", "languages", "id user_id language_name proficiency_level"],
		[
			"DATA-08",
			"projects",
			"id user_id project_name description technologies_used start_date end_date is_ongoing project_url github_url",
		],
		[
			"DATA-09",
			"certifications",
			"id user_id certification_name issuing_organization issue_date expiry_date credential_id credential_url",
		],
		["DATA-10", "software_knowledge", "id user_id software_name"],
		["DATA-10", "publications", "id user_id publication_date"],
		["DATA-10", "volunteer_experience", "id user_id start_date"],
		[
			"DATA-11",
			"resume_generations",
			"id user_id job_title company_name job_description selected_sections template_id generation_status created_at",
		],
		[
			"DATA-13",
			"cover_letter_json_data",
			"id generation_id cover_letter_json created_at",
		],
		["DATA-25", "profile_analyses", "id user_id created_at analysis_data"],
		[
			"DATA-32",
			"resume_templates",
			"id name description is_active is_premium template_type created_at layout_config",
		],
		["DATA-33", "cover_letter_templates", "id name is_active created_at"],
		[
			"DATA-35",
			"subscription_plans",
			"name monthly_resumes monthly_cover_letters monthly_profile_analyses edit_access features accessible_templates",
		],
		[
			"DATA-36",
			"user_subscriptions",
			"user_id is_active billing_cycle_start billing_cycle_end",
		],
		[
			"DATA-37 PLAN-40",
			"user_billing_usage",
			"user_id billing_cycle_start resumes_generated cover_letters_generated profile_analyses_used edits_performed",
		],
		[
			"DATA-38",
			"user_usage_stats",
			"user_id period_type period_start total_generations resume_generations cover_letter_generations total_tokens total_cost average_tokens_per_generation",
		],
		[
			"DATA-40",
			"api_usage_logs",
			"id user_id generation_id generation_type action_type model_used prompt_tokens completion_tokens total_tokens estimated_cost response_time_ms success error_message metadata created_at",
		],
	])("%s %s", (_, table, fields) => {
		expect(columnsOf(table)).toEqual(expect.arrayContaining(fields.split(" ")));
	});

	it.each([
		["onboarding_progress", "completed_steps"],
		["work_experience", "achievements"],
		["education", "achievements"],
		["projects", "technologies_used"],
		["resume_generations", "selected_sections"],
		["subscription_plans", "features"],
		["subscription_plans", "accessible_templates"],
	])("keeps %s.%s as a list", (table, field) => {
		const column = columns.find(
			({ table_name, column_name }) =>
				table_name === table && column_name === field,
		);
		expect(column?.data_type).toMatch(LISTS);
	});
});

describe("the database refuses by itself what must not be", () => {
	const definitionsOf = (table: string, kind: string) =>
		constraints
			.filter(
				(constraint) =>
					constraint.table_name === table && constraint.kind === kind,
			)
			.map(({ definition }) => definition)
			.join("\n");

	it.each([
		[
			"DATA-34",
			"resume_templates",
			"professional modern minimalist creative executive technical academic",
		],
		["ROLE-01", "user_roles", "admin test_user regular_user"],
		["DATA-44", "user_usage_stats", "daily monthly"],
		["DATA-44", "api_usage_logs", "resume cover_letter profile_analysis"],
	])("%s %s takes only the values %s", (_, table, values) => {
		const checks = definitionsOf(table, "c");
		for (const value of values.split(" "))
			expect(checks).toContain(`'${value}'`);
	});

	it.each([
		["profiles", "(user_id)"],
		["user_roles", "(user_id, role)"],
		["user_billing_usage", "(user_id, billing_cycle_start)"],
		["user_usage_stats", "(user_id, period_type, period_start)"],
		["user_subscriptions", "(user_id) WHERE is_active"],
	])("DATA-44 ROLE-02 %s holds one row for each %s", (table, key) => {
		const found = uniques
			.filter(({ table_name }) => table_name === table)
			.map(({ definition }) => definition.replace("(is_active)", "is_active"));
		expect(found.join("\n")).toContain(key);
	});

	it("DATA-44 whatever is a person's goes with the person", () => {
		const owned = columns
			.filter(({ column_name }) => column_name === "user_id")
			.map(({ table_name }) => table_name);
		expect(owned.length).toBeGreaterThan(20);
		const kept = owned.filter(
			(table) =>
				!/FOREIGN KEY \(user_id\) REFERENCES "?user"?\(id\) ON DELETE CASCADE/.test(
					definitionsOf(table, "f"),
				),
		);
		// What was tried against an account is still told when the account is gone, without its name.
		expect(kept).toEqual(["security_events"]);
		expect(definitionsOf("security_events", "f")).toContain("SET NULL");
	});
});
