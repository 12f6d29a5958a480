// The product as a process of its own, from any folder that holds it, on the embedded engine or on PostgreSQL: started, looked
// at, killed and started again.
import { type ChildProcess, spawn } from "node:child_process";
import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { gather } from "../../http/process-output.ts";
import type { Place, Visitor } from "../../http/running.ts";

type Fresh = typeof import("../../database/fresh.ts");
type Opening = typeof import("#src/db/open-database.ts");
type Transactions = typeof import("#src/db/transactions.ts");
type Running = typeof import("../../http/running.ts");

export type TargetOptions = {
	/** The folder of the product that is measured. */
	tree: string;
	engine: "embedded" | "postgresql";
	/** Where its models answer. */
	providerUrl: string;
	providerKey: string;
	/** More for its environment. */
	variables?: Record<string, string>;
};

export type Target = Place & {
	signUp(name: string): Promise<Visitor>;
	signIn(name: string): Promise<Visitor>;
	/** Megabytes the product holds now, with all its processes. */
	memoryMb(): Promise<number>;
	/** As a power cut ends it. */
	kill(): Promise<void>;
	start(): Promise<void>;
	close(): Promise<void>;
};

export async function openTarget(options: TargetOptions): Promise<Target> {
	const { tree, engine } = options;
	const at = (path: string) => pathToFileURL(join(tree, path)).href;
	const fresh: Fresh = await import(at("test/database/fresh.ts"));
	const running: Running = await import(at("test/http/running.ts"));
	const dataFolder = await fresh.freshFolder();
	const server = engine === "postgresql" ? await fresh.freshServerUrl() : null;
	await liftLimits(at, server ? { url: server.url } : { folder: dataFolder });
	const process_ = createProcess(options, { dataFolder, url: server?.url });
	await process_.start();
	return {
		memoryMb: process_.memoryMb,
		kill: process_.kill,
		start: process_.start,
		get url() {
			return process_.url;
		},
		dataFolder,
		signUp: (name) =>
			running.signUp(
				{ url: process_.url, dataFolder },
				{
					firstName: name,
					lastName: "Okonjo",
					email: `${name}@example.org`.toLowerCase(),
				},
			),
		async signIn(name) {
			const visitor = running.visit({ url: process_.url });
			await visitor.send("POST", "/api/auth/sign-in/email", {
				email: `${name}@example.org`.toLowerCase(),
				password: running.password,
			});
			return visitor;
		},
		async close() {
			await process_.kill();
			await server?.drop();
			await rm(dataFolder, { recursive: true, force: true });
		},
	};
}

/** What is measured is not how many requests a plan allows. */
async function liftLimits(
	at: (path: string) => string,
	place: Parameters<Opening["openDatabase"]>[0],
): Promise<void> {
	const { openDatabase }: Opening = await import(at("src/db/open-database.ts"));
	const { asSystem }: Transactions = await import(at("src/db/transactions.ts"));
	const { sql } = await import("drizzle-orm");
	const database = await openDatabase(place);
	await database.migrate();
	await asSystem(database, async (tx) => {
		await tx.execute(
			sql`update system_settings set value = '10000' where key in ('api_rate_limit', 'generation_limit_free')`,
		);
		await tx.execute(
			sql`update subscription_plans set monthly_resumes = 100000, monthly_cover_letters = 100000`,
		);
	});
	await database.close();
}

function createProcess(
	{ tree, providerUrl, providerKey, variables = {} }: TargetOptions,
	{
		dataFolder,
		url: databaseUrl,
	}: { dataFolder: string; url?: string | undefined },
) {
	let child: ChildProcess | undefined;
	let url = "";
	const kill = async () => {
		const ended = child && gather(child).ended;
		child?.kill("SIGKILL");
		await ended;
		child = undefined;
	};
	const start = async () => {
		// As people start it: the launcher sets what Node may hold and becomes the server, under the same process id.
		child = spawn(process.execPath, ["bin/attune", "serve"], {
			cwd: tree,
			env: {
				PATH: process.env.PATH ?? "",
				PORT: "0",
				HOST: "127.0.0.1",
				ATTUNE_DATA: dataFolder,
				LOG_LEVEL: "silent",
				AI_PROVIDER: "openai-compatible",
				AI_BASE_URL: providerUrl,
				AI_API_KEY: providerKey,
				AI_MODEL: "packed-lines",
				...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
				...variables,
			},
		});
		url = await gather(child).until(/running at (http:\/\/\S+)/);
	};
	return {
		get url() {
			return url;
		},
		start,
		kill,
		memoryMb: () => memoryOf(child?.pid ?? 0),
	};
}

/**
 * What a process and those it started hold, in megabytes: what is theirs alone, and each file they have mapped once, as large as it is
 * in the one that holds most of it.
 */
async function memoryOf(pid: number): Promise<number> {
	const files = new Map<string, number>();
	let kilobytes = 0;
	for (const each of await family(pid)) {
		const own = new Map<string, number>();
		for (const { file, resident } of await mapped(each)) {
			if (file === "") kilobytes += resident;
			else own.set(file, (own.get(file) ?? 0) + resident);
		}
		for (const [file, resident] of own)
			files.set(file, Math.max(files.get(file) ?? 0, resident));
	}
	for (const resident of files.values()) kilobytes += resident;
	return Math.round(kilobytes / 1024);
}

/** A process and all it started, and they. */
async function family(pid: number): Promise<number[]> {
	const threads = await readdir(`/proc/${pid}/task`).catch(() => []);
	const started = await Promise.all(
		threads.map((thread) => read(`/proc/${pid}/task/${thread}/children`)),
	);
	const children = started.join(" ").split(" ").filter(Boolean).map(Number);
	return [pid, ...(await Promise.all(children.map(family))).flat()];
}

/** What lies in memory of each file, in kilobytes; what no file holds has none. What was written to is the process's own. */
async function mapped(
	pid: number,
): Promise<{ file: string; resident: number }[]> {
	const parts = (await read(`/proc/${pid}/smaps`)).split(
		/^(?=[0-9a-f]+-[0-9a-f]+ )/m,
	);
	return parts.flatMap((part) => {
		const path = /^\S+ \S+ \S+ \S+ \S+ *(\/.*)?$/m.exec(part)?.[1] ?? "";
		const kilobytes = (name: string) =>
			Number(new RegExp(`^${name}: *(\\d+)`, "m").exec(part)?.[1] ?? 0);
		const [resident, own] = [kilobytes("Rss"), kilobytes("Anonymous")];
		return [
			{ file: "", resident: path ? own : resident },
			{ file: path, resident: path ? resident - own : 0 },
		];
	});
}

function read(path: string): Promise<string> {
	return readFile(path, "utf8").catch(() => "");
}
