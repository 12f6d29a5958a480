// Attacks from one account while another person works: their dashboard, their documents and the server's memory, and what is left
// hanging after the process was killed. Traffic stays on this machine and ends by itself. Exit code 1 where a promise is not kept.
import { parseArgs } from "node:util";
import { startModelProvider, TWIN_KEY } from "../../twins/model-provider.ts";
import { type Result, tableOf } from "../engine/result.ts";
import { attacks, calm } from "./attacks.ts";
import { measureKilled } from "./killed.ts";
import { openTarget } from "./target.ts";
import { type Fared, measureUnder, resultsOf, worstOf } from "./victim.ts";

export async function main(args: string[]): Promise<void> {
	const { values } = parseArgs({
		args,
		options: {
			tree: { type: "string" },
			only: { type: "string" },
			engine: { type: "string" },
		},
	});
	const engines = (["embedded", "postgresql"] as const).filter(
		(engine) =>
			(engine === "embedded" || process.env.TEST_DATABASE_URL) &&
			(values.engine ?? engine) === engine,
	);
	const results: Result[] = [];
	for (const engine of engines)
		results.push(
			...(await measureAll({
				engine,
				tree: values.tree ?? process.cwd(),
				only: values.only ?? "",
			})),
		);
	console.log(tableOf(results));
	if (results.some(({ isReached }) => isReached === false))
		process.exitCode = 1;
}

async function measureAll({
	engine,
	tree,
	only,
}: {
	engine: "embedded" | "postgresql";
	tree: string;
	only: string;
}): Promise<Result[]> {
	const provider = await startModelProvider();
	provider.actsAs = "packed-lines";
	const target = await openTarget({
		tree,
		engine,
		providerUrl: provider.url,
		providerKey: TWIN_KEY,
	});
	try {
		const quiet = await measureUnder(calm, target);
		const fared: Fared[] = [];
		for (const attack of attacks.filter(({ name }) => name.includes(only))) {
			console.error(`${engine}: ${attack.name} …`);
			fared.push(await measureUnder(attack, target));
		}
		const results = [quiet, ...fared].flatMap((each) =>
			resultsOf(each, { engine, quiet }),
		);
		results.push(...worstOf(fared, engine));
		if (only === "") results.push(await measureKilled({ target, engine }));
		return results;
	} finally {
		await target.close();
		await provider.close();
	}
}
