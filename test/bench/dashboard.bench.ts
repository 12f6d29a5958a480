// The dashboard's one request, from the socket to the last byte, for somebody with a full profile and two hundred documents: on the
// embedded database, and on a PostgreSQL where TEST_DATABASE_URL names one.
import { randomUUIDv7 } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "#src/db/database.ts";
import { saveNewGeneration, saveProgress } from "#src/db/generations.ts";
import { openDatabase } from "#src/db/open-database.ts";
import { saveProfile } from "#src/db/profiles.ts";
import { asPerson, asSystem } from "#src/db/transactions.ts";
import { saveUsage } from "#src/db/usage.ts";
import { findUserByEmail } from "#src/db/users.ts";
import { Profile } from "#src/domain/profile/profile.ts";
import { serve } from "#src/main.ts";
import { engines, freshServerUrl, liftRateLimit } from "../database/fresh.ts";
import { password, signUp, visit } from "../http/running.ts";
import { linh, maya } from "../people.ts";
import { type Bench, measure, type Row } from "./measure.ts";

const DOCUMENTS = 200;
const RUNS = 200;
/** The engines, the embedded one above all, take some requests to reach their speed after a start; these are told apart. */
const COLD_RUNS = 60;
const LIMIT_MS = 30;
const person = {
	firstName: "Maya",
	lastName: "Okonjo",
	email: "maya@example.org",
};
const full = Profile.parse({
	...maya,
	projects: linh.projects,
	publications: linh.publications,
});

export const bench: Bench = async () => {
	const rows: Row[] = [];
	for (const engine of engines) {
		const server = engine === "postgresql" ? await freshServerUrl() : undefined;
		const folder = await mkdtemp(join(tmpdir(), "attune-bench-"));
		try {
			rows.push(...(await onEngine({ engine, folder, url: server?.url })));
		} finally {
			await rm(folder, { recursive: true });
			await server?.drop();
		}
	}
	return rows;
};

type Place = { engine: string; folder: string; url: string | undefined };

async function onEngine({ engine, folder, url }: Place): Promise<Row[]> {
	const start = () =>
		serve({
			PORT: "0",
			ATTUNE_DATA: folder,
			LOG_LEVEL: "silent",
			...(url ? { DATABASE_URL: url } : {}),
		});
	const first = await start();
	await signUp({ url: first.url, dataFolder: folder }, person);
	await first.close();
	// The embedded database serves one process at a time, so it is filled in between.
	await fill(await openDatabase(url ? { url } : { folder }));
	const served = await start();
	try {
		const visitor = visit(served);
		await visitor.send("POST", "/api/auth/sign-in/email", {
			email: person.email,
			password,
		});
		const work = async () => {
			const reply = await visitor.fetch("/api/dashboard");
			if (!reply.ok) throw new Error(await reply.text());
			return reply.text();
		};
		const name = `dashboard, ${DOCUMENTS} documents, ${engine}`;
		return [
			await measure({ name: `${name}, just started`, runs: COLD_RUNS, work }),
			await measure({ name, runs: RUNS, limitMs: LIMIT_MS, work }),
		];
	} finally {
		await served.close();
	}
}

async function fill(database: Database): Promise<void> {
	await liftRateLimit(database);
	const found = await asSystem(database, (tx) =>
		findUserByEmail(tx, person.email),
	);
	if (!found) throw new Error("Nobody signed up.");
	const { id: userId } = found;
	await asPerson(database, userId, async (tx) => {
		await saveProfile(tx, userId, full);
		for (let made = 0; made < DOCUMENTS; made++) {
			const id = randomUUIDv7();
			await saveNewGeneration(tx, userId, {
				id,
				kind: made % 3 === 0 ? "cover_letter" : "resume",
				job_title: "Charge Nurse",
				company_name: "Harbor View",
				job_description: "Care for patients on a cardiac ward. ".repeat(50),
				selected_sections: ["personal", "work_experience"],
				ai_enhancement_strength: "medium",
				template_id: null,
				template: "professional",
				request_key: id,
			});
			await saveProgress(tx, userId, { id, generation_status: "completed" });
			await saveUsage(tx, userId, {
				generation_id: id,
				generation_type: made % 3 === 0 ? "cover_letter" : "resume",
				model_used: "built-in",
				response_time_ms: 140,
				success: true,
				now: new Date(),
			});
		}
	});
	await database.close();
}
