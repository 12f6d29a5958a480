// attune doctor: what is in force and whether it works. Secrets show their last four characters. It makes nothing: a data
// folder that is not there yet stays away.
import { existsSync, readFileSync } from "node:fs";
import { createServer } from "node:net";
import { join } from "node:path";
import type { Database } from "../db/database.ts";
import { findConnection, isOpenToReaders } from "../db/encryption.ts";
import { engineProgram } from "../db/engines/embedded/engine-program.ts";
import { hasDatabase } from "../db/engines/embedded/open.ts";
import { countMissing } from "../db/migrator.ts";
import { openDatabase } from "../db/open-database.ts";
import { errorCode } from "../db/transactions.ts";
import { Refusal } from "../domain/refusal.ts";
import { type Environment, readEnvironment } from "../environment.ts";
import type { Command } from "./command.ts";
import { withoutPassword } from "./database-in-words.ts";
import { clockFinding } from "./examine-clock.ts";
import { type Examined, examineDatabase } from "./examine-database.ts";
import { examineDisk } from "./examine-disk.ts";
import { examineFonts, pdfEngine } from "./examine-pdf.ts";
import {
	examineBackups,
	examineSignIn,
	mail,
	writer,
} from "./examine-services.ts";
import type { DoctorFinding } from "./finding.ts";
import { printLines } from "./print.ts";

const help = `attune doctor

Shows what is in effect (program, clock, database, settings, mail, sign-in, backups, model, port, PDF) and whether it works: it reads the
settings, signs in at the mail server, finds the identity provider, lists the backups, draws a page, and asks the model in force one
small question. Exit code 2 if something doesn't work.`;

export const command: Command = {
	help,
	options: {},
	words: 0,
	async run() {
		const environment = readEnvironment(process.env);
		const { findings: stored, inForce, clocks } = await database(environment);
		const findings = [
			...program(),
			await port(environment),
			{
				name: "Public address",
				says: environment.url ?? `http://localhost:${environment.port}`,
			},
			{ name: "Role", says: environment.role },
			clockFinding(new Date(), clocks),
			{
				name: "Data folder",
				says: `${environment.dataFolder}${existsSync(environment.dataFolder) ? "" : " (made at the first start)"}`,
			},
			examineDisk(environment),
			...stored,
			secret(environment),
			await mail(environment),
			...(await examineSignIn(environment)),
			await examineBackups(environment),
			await writer(environment, inForce),
			await pdfEngine(),
			examineFonts(),
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

function program(): DoctorFinding[] {
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

function port({ host, port }: Environment): Promise<DoctorFinding> {
	const name = "Address";
	return new Promise((resolve) => {
		const probe = createServer();
		probe.once("error", (error: NodeJS.ErrnoException) => {
			const isTaken = error.code === "EADDRINUSE";
			const why = isTaken
				? "in use, by a running Attune or another program"
				: `can't be used (${error.code})`;
			resolve({ name, says: `${host}:${port} is ${why}`, isWrong: !isTaken });
		});
		probe.listen(port, host, () =>
			probe.close(() => resolve({ name, says: `${host}:${port} is free` })),
		);
	});
}

async function isRunning({ host, port }: Environment): Promise<boolean> {
	const name = host.includes(":") ? `[${host}]` : host;
	try {
		const reply = await fetch(`http://${name}:${port}/ready`, {
			signal: AbortSignal.timeout(SERVER_MS),
		});
		return reply.ok;
	} catch {
		return false; // nobody answers there
	}
}

async function database(environment: Environment): Promise<Examined> {
	const { finding, opened } = await openedDatabase(environment);
	const nothing = { inForce: null, clocks: null };
	if (!opened) return { findings: [finding], ...nothing };
	try {
		const examined = await examineDatabase(opened, environment);
		return { ...examined, findings: [finding, ...examined.findings] };
	} catch (error) {
		if (errorCode(error) !== NOT_PERMITTED) throw error;
		const says = `${finding.says}, but its user may not act as app_user and app_system. Run \`attune migrate\` as a user who may create roles, then: grant app_user, app_system to that user.`;
		const refused = { name: finding.name, says, isWrong: true };
		return { findings: [refused], ...nothing };
	} finally {
		await opened.close();
	}
}

/** A server that is at work answers late, and a port without one at once. */
const SERVER_MS = 20_000;
const NOT_PERMITTED = "42501";
const PLAIN =
	" unencrypted, so the network in between can read it (add ?sslmode=verify-full to DATABASE_URL unless that network is yours)";

/** Open where it is up to date and can be looked into. */
async function openedDatabase(
	environment: Environment,
): Promise<{ finding: DoctorFinding; opened?: Database }> {
	const { databaseUrl, dataFolder } = environment;
	const name = "Database";
	const engine = databaseUrl
		? `PostgreSQL at ${withoutPassword(databaseUrl)}`
		: "embedded, in the data folder";
	try {
		if (!databaseUrl && !hasDatabase(dataFolder)) {
			await engineProgram();
			return { finding: { name, says: `${engine}, not made yet` } };
		}
		const opened = await openDatabase(
			databaseUrl ? { url: databaseUrl } : { folder: dataFolder },
		);
		const missing = await countMissing(opened.pool).catch(async (refusal) => {
			await opened.close();
			throw refusal;
		});
		const isPlain =
			databaseUrl && isOpenToReaders(await findConnection(opened));
		const says = `${engine}, answers${isPlain ? PLAIN : ""}`;
		if (missing === 0)
			return { finding: { name, says: `${says}, up to date` }, opened };
		await opened.close();
		const later = `brought up to date at the next start (${missing})`;
		return { finding: { name, says: `${says}, ${later}` } };
	} catch (error) {
		if (!(error instanceof Refusal)) throw error;
		const inUse = `${engine}, in use by the server that runs here`;
		if (!databaseUrl && (await isRunning(environment)))
			return { finding: { name, says: inUse } };
		return { finding: { name, says: error.message, isWrong: true } };
	}
}

function secret({ secret, dataFolder }: Environment): DoctorFinding {
	const kept = existsSync(join(dataFolder, "secret"))
		? "kept in the data folder"
		: "made in the data folder at the first start";
	return {
		name: "Secret",
		says: secret ? `from ATTUNE_SECRET, ends in ${secret.slice(-4)}` : kept,
	};
}
