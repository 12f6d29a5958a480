// A row for every table there is.
import { randomUUIDv7 } from "node:crypto";
import { sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Database, Tx } from "../../src/db/database.ts";
import * as accounts from "../../src/db/schema/accounts.ts";
import * as documents from "../../src/db/schema/documents.ts";
import * as factors from "../../src/db/schema/factors.ts";
import * as installation from "../../src/db/schema/installation.ts";
import * as plans from "../../src/db/schema/plans.ts";
import * as profile from "../../src/db/schema/profile.ts";
import * as records from "../../src/db/schema/records.ts";
import { asSystem } from "../../src/db/transactions.ts";
import { addPerson } from "./accounts.ts";

type Rows = [PgTable, Record<string, unknown>][];

const generation = randomUUIDv7();

/** One row for each table that signing up leaves empty, in an order that satisfies the foreign keys. */
export const ownRows: Rows = [
	[profile.workExperience, { job_title: "Nurse", company_name: "Alder Creek" }],
	[profile.education, { institution_name: "Willamette Falls" }],
	[profile.skills, { skill_name: "Telemetry" }],
	[profile.languages, { language_name: "English" }],
	[profile.projects, { project_name: "Handover cards" }],
	[profile.certifications, { certification_name: "ACLS" }],
	[profile.softwareKnowledge, { software_name: "Epic" }],
	[profile.publications, { publication_title: "Double checks" }],
	[
		profile.volunteerExperience,
		{ organization_name: "Clinic", role_title: "Nurse" },
	],
	[profile.awards, { award_name: "Nurse of the year" }],
	[profile.interests, { interest_name: "Rowing" }],
	[profile.professionalReferences, { reference_name: "Ada Lund" }],
	[profile.photos, { jpeg: "", width: 100, height: 100 }],
	[
		profile.statements,
		{ kind: "licence", text: "Class B", stated_on: "2026-11-19" },
	],
	[
		documents.resumeGenerations,
		{
			id: generation,
			kind: "resume",
			job_title: "Nurse",
			company_name: "Alder Creek",
			job_description: "Care for patients.",
			template: "professional",
			request_key: "first-request",
		},
	],
	[documents.resumeJsonData, { generation_id: generation, resume_json: {} }],
	[
		documents.coverLetterJsonData,
		{ generation_id: generation, cover_letter_json: {} },
	],
	[documents.jobs, { id: generation, generation_id: generation }],
	[plans.userBillingUsage, { billing_cycle_start: "2026-11-01" }],
	[
		plans.quotaLedger,
		{
			id: generation,
			action: "resume_generation",
			billing_cycle_start: "2026-11-01",
		},
	],
	[
		plans.upgradeRequests,
		{
			feature: "edit",
			plan_id: sql`(select id from subscription_plans limit 1)`,
		},
	],
	[records.apiUsageLogs, { generation_type: "resume", success: true }],
	[
		records.userUsageStats,
		{ period_type: "daily", period_start: "2026-11-20" },
	],
	[records.profileAnalyses, { analysis_data: {} }],
	[records.onboardingProgress, {}],
	[records.userSettings, {}],
];

export async function fillOwnTables(tx: Tx, person: string): Promise<void> {
	for (const [table, values] of ownRows)
		await tx.insert(table).values({ ...values, user_id: person } as never);
}

const then = new Date("2026-11-20T12:00:00.123Z");
const odd = 'Tab\t, line\nand \u2028 end \\ "…" 😀';
const id = () => randomUUIDv7();

/** What belongs to accounts and to the installation. */
function otherRows(userId: string): Rows {
	return [
		[
			accounts.session,
			{ id: id(), userId, token: "seven lamps", expiresAt: then },
		],
		[
			accounts.account,
			{ id: id(), userId, accountId: userId, providerId: "oidc" },
		],
		[
			accounts.verification,
			{ id: id(), identifier: "a", value: odd, expiresAt: then },
		],
		[
			accounts.rateLimit,
			{ id: id(), key: "sign-in", count: 3, lastRequest: 1_763_640_000_123 },
		],
		[
			accounts.emailLinks,
			{
				...{ hash: "h", userId, purpose: "confirm" },
				...{ email: "maya@example.org", expiresAt: then },
			},
		],
		[
			accounts.invitations,
			{
				...{ id: id(), email: "jonas@example.org", hash: "i" },
				...{ role: "regular_user", plan: "free" },
				...{ createdAt: then, expiresAt: then },
			},
		],
		[
			factors.totpFactors,
			{ userId, sealedSecret: "sealed", confirmedAt: then },
		],
		[factors.recoveryCodes, { userId, hash: "r" }],
		[
			factors.passkeys,
			{
				...{ userId, id: "key", name: odd, publicKey: "p" },
				...{ counter: 4_294_967_296, createdAt: then },
			},
		],
		[
			installation.auditLog,
			{
				...{ actor_email: "ada@example.org", action: "edit_plan" },
				...{
					subject_type: "plan",
					details: { before: odd, after: [1.5, null] },
				},
			},
		],
		[
			installation.sealedSecrets,
			{ name: "openai", sealed: "sealed", last_four: "1234" },
		],
		[
			installation.modelPrices,
			{ model: "small-writer", input_price: 0.000001, output_price: 12.5 },
		],
		[installation.backups, { size_bytes: 5_000_000_000 }],
		[installation.heartbeats, { started_at: then, seen_at: then }],
		[
			installation.departedCalls,
			{
				...{ id: id(), generation_type: "resume", total_tokens: 1200 },
				...{ estimated_cost: 0.000123, success: true, created_at: then },
			},
		],
		[
			installation.usageDaily,
			{
				...{ day: "2026-11-19", generation_type: "resume" },
				...{ model_used: "small-writer", success: true, calls: 3 },
				...{ tokens: 4_000_000_000, cost: 123_456.000_001, ms: 4, timed: 3 },
			},
		],
		[
			installation.generationsDaily,
			{
				...{ day: "2026-11-19", kind: "resume", status: "completed" },
				...{ template: "default", documents: 3 },
			},
		],
		[installation.dailySums, { name: "usage", through: "2026-11-19" }],
		[
			records.securityEvents,
			{ type: "failed_login", severity: "low", description: odd },
		],
		[
			records.mailOutbox,
			{ recipient: "maya@example.org", subject: odd, body: "Hello" },
		],
	];
}

/** Every table then holds something; what migrations put into some of them beside it. */
export async function fillEveryTable(database: Database): Promise<void> {
	const person = await addPerson(database);
	await asSystem(database, async (tx) => {
		await fillOwnTables(tx, person);
		for (const [table, values] of otherRows(person))
			await tx.insert(table).values(values as never);
	});
}

/** How many rows each table holds, and a checksum of them that nothing but the database computes. */
export async function checksums(
	database: Database,
): Promise<Record<string, { rows: number; sum: string }>> {
	const client = await database.pool.connect();
	const sums: Record<string, { rows: number; sum: string }> = {};
	try {
		await client.query("set timezone = 'UTC'");
		const { rows: tables } = await client.query<{ name: string; role: string }>(
			`select relname as name, case when relforcerowsecurity then 'app_system' else 'none' end as role from pg_class
				where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> 'schema_migrations' order by relname`,
		);
		for (const { name, role } of tables) {
			await client.query(`set role ${role}`);
			const { rows } = await client.query<{ rows: number; sum: string }>(
				`select count(*)::int as rows, md5(coalesce(string_agg(t::text, chr(10) order by t::text collate "C"), '')) as sum from "${name}" as t`,
			);
			if (rows[0]) sums[name] = rows[0];
		}
		return sums;
	} finally {
		await client.query("reset role");
		await client.query("reset timezone");
		client.release();
	}
}
