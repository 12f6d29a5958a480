// A process that asks for far more documents than are allowed, all at once, and says each time one was granted. Made to be killed.
import { openDatabase } from "../../src/db/open-database.ts";
import { startGeneration } from "../../src/workflows/start-generation.ts";
import { today } from "./accounts.ts";
import { order } from "./orders.ts";

const [address = "{}", person = ""] = process.argv.slice(2);
const database = await openDatabase(JSON.parse(address));
await Promise.allSettled(
	Array.from({ length: 200 }, async () => {
		await startGeneration(database, person, { order: order(), now: today });
		console.log("granted");
	}),
);
await database.close();
