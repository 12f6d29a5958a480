// A setting is saved at one server: how long until it holds at another, which is asked for pages all the time.
import { openDatabase } from "#src/db/open-database.ts";
import { asSystem } from "#src/db/transactions.ts";
import { freshServerUrl } from "../../database/fresh.ts";
import { saveAdmin, signInAdmin } from "../../http/administrator.ts";
import { startModelProvider } from "../../twins/model-provider.ts";
import type { Result } from "../engine/result.ts";
import { atMost, secondsUntil, startProgram } from "./programs.ts";

const ROUNDS = 6;
const MOST_SECONDS = 5;

export async function measureSettings(): Promise<Result[]> {
	const { url, drop } = await freshServerUrl();
	const database = await openDatabase({ url });
	await database.migrate();
	await asSystem(database, saveAdmin);
	const provider = await startModelProvider();
	const here = await startProgram(url, provider.url);
	const there = await startProgram(url, provider.url);
	const admin = await signInAdmin(here);
	const took: number[] = [];
	for (let round = 0; round < ROUNDS; round += 1) {
		const [before, value] =
			round % 2 === 0 ? ["false", "true"] : ["true", "false"];
		const { status } = await admin.send("PUT", "/api/admin/settings", {
			changes: [{ key: "maintenance_mode", before, value }],
		});
		if (status !== 200) throw new Error(`the setting was not saved: ${status}`);
		took.push(
			await secondsUntil(async () => {
				const { status } = await fetch(`${there.url}/api/me`);
				return (status === 503) === (value === "true");
			}),
		);
	}
	for (const program of [here, there]) await program.kill();
	await provider.close();
	await database.close();
	await drop();
	return [
		atMost(
			"a setting saved at one server: until it holds at the other",
			took,
			MOST_SECONDS,
		),
	];
}
