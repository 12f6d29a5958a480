// attune doctor: what is in force and whether it works. Secrets show their last four characters. It makes nothing: a data
// folder that is not there yet stays away.
import {
	accessSync,
	constants,
	existsSync,
	readdirSync,
	readFileSync,
	statfsSync,
} from "node:fs";
import { createServer } from "node:net";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { createModels, limitsWithin } from "../adapters/ai/models.ts";
import { probeMailServer } from "../adapters/mail/smtp-mailer.ts";
import {
	engineInForce,
	startTypst,
} from "../adapters/typesetter/typst-engine.ts";
import { plainBackupStore } from "../backup-place.ts";
import { openDatabase } from "../db/database.ts";
import { hasDatabase } from "../db/embedded/open.ts";
import { countMissing } from "../db/migrator.ts";
import { scheduledBackups } from "../domain/operations/backup-schedule.ts";
import { initialSettings } from "../domain/operations/system-settings.ts";
import { Refusal } from "../domain/refusal.ts";
import { type Environment, readEnvironment } from "../environment.ts";
import { tryProvider } from "../workflows/try-provider.ts";
import type { Command } from "./command.ts";
import { withoutPassword } from "./database-in-words.ts";
import { printLines } from "./print.ts";

const help = `attune doctor

Shows what is in force (program, database, mail, backups, model, port, fonts) and whether it works: it signs in at the mail
server, lists the backups, and asks the model of the environment one small question. Exit code 2 when something does not work.`;

/** `isWrong` marks what keeps Attune from working. */
type Finding = { name: string; says: string; isWrong?: boolean };

export const command: Command = {
	help,
	options: {},
	words: 0,
	async run() {
		const environment = readEnvironment(process.env);
		const findings = [
			...program(),
			await port(environment),
			{
				name: "Public address",
				says: environment.url ?? `http://localhost:${environment.port}`,
			},
			{ name: "Role", says: environment.role },
			{
				name: "Data folder",
				says: `${environment.dataFolder}${existsSync(environment.dataFolder) ? "" : " (made at the first start)"}`,
			},
			disk(environment),
			await database(environment),
			secret(environment),
			await mail(environment),
			await backups(environment),
			await writer(environment),
			await pdfEngine(),
			fonts(),
			{ name: "Log level", says: environment.logLevel },
		];
		printLines(
			findings.map(
				({ name, says, isWrong }) =>
					`${isWrong ? "✗" : "✓"} ${name.padEnd(15)} ${says}`,
			),
		);
		const wrong = findings.filter(({ isWrong }) => isWrong);
		if (wrong.length > 0)
			throw new Refusal(
				"unavailable",
				`Not in order: ${wrong.map(({ name }) => name).join(", ")}. The lines marked ✗ say why.`,
			);
	},
};

function program(): Finding[] {
	const { version } = JSON.parse(
		readFileSync(new URL("../../package.json", import.meta.url), "utf8"),
	);
	return [
		{ name: "Attune", says: String(version) },
		{
			name: "Node",
			says: process.versions.node,
			isWrong: Number(process.versions.node.split(".")[0]) < 24,
		},
	];
}

function port({ host, port }: Environment): Promise<Finding> {
	const name = "Address";
	return new Promise((resolve) => {
		const probe = createServer();
		probe.once("error", (error: NodeJS.ErrnoException) => {
			const isTaken = error.code === "EADDRINUSE";
			const why = isTaken
				? "in use, by a running Attune or another program"
				: `cannot be used (${error.code})`;
			resolve({ name, says: `${host}:${port} is ${why}`, isWrong: !isTaken });
		});
		probe.listen(port, host, () =>
			probe.close(() => resolve({ name, says: `${host}:${port} is free` })),
		);
	});
}

const PROVIDER_MS = 20_000;
const LEAST_FREE_BYTES = 200e6;

/** Where the data folder lies, or will. */
function disk({ dataFolder }: Environment): Finding {
	let folder = dataFolder;
	while (!existsSync(folder)) folder = dirname(folder);
	const { bavail, bsize } = statfsSync(folder);
	const free = bavail * bsize;
	const says = `${(free / 1e9).toFixed(1)} GB free`;
	try {
		accessSync(folder, constants.W_OK);
	} catch {
		// Not an error of ours: it is what there is to say.
		const why = `${folder} cannot be written by this user`;
		return { name: "Disk", says: `${says}, ${why}`, isWrong: true };
	}
	return { name: "Disk", says, isWrong: free < LEAST_FREE_BYTES };
}

async function isRunning({ host, port }: Environment): Promise<boolean> {
	const name = host.includes(":") ? `[${host}]` : host;
	try {
		const reply = await fetch(`http://${name}:${port}/ready`, {
			signal: AbortSignal.timeout(3_000),
		});
		return reply.ok;
	} catch {
		return false; // nobody answers there
	}
}

async function database(environment: Environment): Promise<Finding> {
	const { databaseUrl, dataFolder } = environment;
	const name = "Database";
	const engine = databaseUrl
		? `PostgreSQL at ${withoutPassword(databaseUrl)}`
		: "embedded, in the data folder";
	if (!databaseUrl && !hasDatabase(dataFolder))
		return { name, says: `${engine}, not made yet` };
	try {
		const opened = await openDatabase(
			databaseUrl ? { url: databaseUrl } : { folder: dataFolder },
		);
		const missing = await countMissing(opened.pool);
		await opened.close();
		const state =
			missing === 0
				? "up to date"
				: `brought up to date at the next start (${missing})`;
		return { name, says: `${engine}, answers, ${state}` };
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		if (!databaseUrl && (await isRunning(environment)))
			return { name, says: `${engine}, in use by the server that runs here` };
		return { name, says: error.message, isWrong: true };
	}
}

function secret({ secret, dataFolder }: Environment): Finding {
	const kept = existsSync(join(dataFolder, "secret"))
		? "kept in the data folder"
		: "made in the data folder at the first start";
	return {
		name: "Secret",
		says: secret ? `from ATTUNE_SECRET, ends in ${secret.slice(-4)}` : kept,
	};
}

async function mail({
	smtpUrl,
	mailFrom,
	dataFolder,
}: Environment): Promise<Finding> {
	const way = smtpUrl
		? `by ${withoutPassword(smtpUrl)}`
		: `kept in ${join(dataFolder, "outbox")}`;
	const says = `${way}, from ${mailFrom}`;
	if (!smtpUrl) return { name: "Mail", says };
	try {
		await probeMailServer(smtpUrl);
		return { name: "Mail", says: `${says}; the server takes our sign-in` };
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		return { name: "Mail", says: `${says}. ${error.message}`, isWrong: true };
	}
}

/** A folder is made at the first backup; a bucket must be there, and let itself be listed. */
async function backups(environment: Environment): Promise<Finding> {
	const name = "Backups";
	const { place, list } = plainBackupStore(environment);
	const how = environment.backupPassphrase ? "encrypted" : "not encrypted";
	try {
		const kept = scheduledBackups(await list());
		const newest = kept.at(-1) ?? "none yet";
		return { name, says: `${place}, ${how}, ${kept.length} kept, ${newest}` };
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		return { name, says: error.message, isWrong: true };
	}
}

/** The environment's model is asked something small; the one administrators choose is tried on their page. */
async function writer({ model: set, modelTimeoutMs }: Environment) {
	const name = "Writer";
	const { provider, apiKey, baseUrl, allowedHosts } = set;
	if (provider === "builtin") return { name, says: "built in, no model" };
	const hosts =
		allowedHosts.length > 0 ? `; further hosts ${allowedHosts.join(", ")}` : "";
	if (!provider)
		return {
			name,
			says: `built in, or the model administrators choose${hosts}`,
		};
	const model = set.model ?? initialSettings().default_model;
	const choice = { provider, model, baseUrl, apiKey: apiKey ?? "" };
	const { works, text } = await tryProvider(
		{ choice, setBy: "environment", isJudged: false },
		{
			models: createModels(() => new Date(), limitsWithin(modelTimeoutMs)),
			signal: AbortSignal.timeout(PROVIDER_MS),
		},
	).catch(() => ({ works: false, text: "It did not answer in time." }));
	const key = apiKey ? `key ends in ${apiKey.slice(-4)}` : "no key";
	const place = `${model} at ${baseUrl ?? provider}, ${key}${hosts}`;
	return { name, says: `${place}. ${text}`, isWrong: !works };
}

/** Started, not only looked for: a build may be there and not run. */
async function pdfEngine(): Promise<Finding> {
	const name = "PDF engine";
	const kind = engineInForce();
	const [is, other] =
		kind === "native" ? ["native build", "wasm"] : ["WebAssembly", "native"];
	try {
		await startTypst(kind);
		const why = process.env.ATTUNE_TYPESETTER
			? `ATTUNE_TYPESETTER=${kind}`
			: `chosen for ${process.platform} ${process.arch}, not ${other}`;
		return { name, says: `Typst 0.14.2, ${is} (${why})` };
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		return { name, says: error.message, isWrong: true };
	}
}

function fonts(): Finding {
	const folder = fileURLToPath(new URL("../../assets/fonts", import.meta.url));
	const names = existsSync(folder) ? readdirSync(folder).sort() : [];
	return {
		name: "Fonts",
		says: names.join(", ") || `none in ${folder}: install Attune again`,
		isWrong: names.length === 0,
	};
}
