import { execFileSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { openDatabase } from "../../src/db/open-database.ts";
import { engines, freshDatabase, freshServerUrl } from "./fresh.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

describe("migrations", () => {
	it("DATA-43 build the tables the schema describes: there is nothing left to generate", () => {
		const out = fs.mkdtempSync(path.join(os.tmpdir(), "attune-migrations-"));
		fs.cpSync(path.join(root, "src/db/migrations"), out, { recursive: true });
		const before = fs.readdirSync(out);
		const kit = path.join(root, "node_modules/drizzle-kit/bin.cjs");
		const config = [
			"--dialect",
			"postgresql",
			"--schema",
			"src/db/schema/*.ts",
			"--out",
			path.relative(root, out),
		];
		const said = execFileSync(process.execPath, [kit, "generate", ...config], {
			cwd: root,
			encoding: "utf8",
		});
		expect(said).toContain("No schema changes, nothing to migrate");
		expect(fs.readdirSync(out)).toEqual(before);
		fs.rmSync(out, { recursive: true });
	});

	it("keep one snapshot, of the newest migration that changed the schema", () => {
		const meta = path.join(root, "src/db/migrations/meta");
		const { entries } = JSON.parse(
			fs.readFileSync(path.join(meta, "_journal.json"), "utf8"),
		) as { entries: { idx: number }[] };
		const newest = Math.max(...entries.map(({ idx }) => idx));
		expect(
			fs.readdirSync(meta).filter((name) => name.endsWith("_snapshot.json")),
		).toEqual([`${String(newest).padStart(4, "0")}_snapshot.json`]);
	});

	it.each(engines)(
		"refuse a database that a newer program has changed (%s)",
		async (engine) => {
			const database = await freshDatabase(engine);
			await database.pool.query(
				"insert into schema_migrations (name) values ('9999_later.sql')",
			);
			await expect(database.migrate()).rejects.toMatchObject({
				code: "unavailable",
				message:
					"The database was changed by a newer Attune (9999_later.sql). Start that version, or restore a backup made before the update.",
			});
			await database.close();
		},
	);

	it.runIf(engines.includes("postgresql"))(
		"run once when several instances start together",
		async () => {
			const { url, drop } = await freshServerUrl();
			const instances = await Promise.all(
				[1, 2, 3, 4].map(() => openDatabase({ url })),
			);
			await Promise.all(instances.map((instance) => instance.migrate()));
			const { rows } =
				(await instances[0]?.pool.query(
					"select count(*)::int as plans from subscription_plans",
				)) ?? {};
			expect(rows).toEqual([{ plans: 3 }]);
			for (const instance of instances) await instance.close();
			await drop();
		},
	);
});
