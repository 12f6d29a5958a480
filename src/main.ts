// The server's beginning and end: reads the environment, builds the world, opens the database, the worker and the listeners,
// and closes them again. What it works with outside is chosen in build-world.ts.
import { fileURLToPath } from "node:url";
import { getRequestListener } from "@hono/node-server";
import type { Logger } from "pino";
import { type Background, createBackground } from "./background.ts";
import { buildProvider, buildWorld, type Threads } from "./build-world.ts";
import type { Database } from "./db/database.ts";
import { openDatabase } from "./db/open-database.ts";
import { type Environment, readEnvironment } from "./environment.ts";
import { greet, isForPeople } from "./greeting.ts";
import { createServer, type ServerParts } from "./http/app/server.ts";
import { createAuth } from "./http/auth.ts";
import { type Listener, listen } from "./http/listener.ts";
import { createLog } from "./http/log.ts";
import { logRecords } from "./http/record-log.ts";
import { createHeartbeat, type Heartbeat } from "./jobs/heartbeat.ts";
import { secretsOf } from "./secret.ts";
import { tidiedBetween } from "./threads/tidied-requests.ts";
import { createWords, type Words } from "./words.ts";
import { agreeOnSecret } from "./workflows/agree-on-secret.ts";
import {
	createAnalysisFeed,
	createDocumentFeed,
	type ProgressFeed,
} from "./workflows/follow-progress.ts";
import type { ModelAccess } from "./workflows/model-access.ts";
import { getModelInForce } from "./workflows/model-in-force.ts";
import { createSeal, type Seal } from "./workflows/seal.ts";
import { isSetUpOpen, setUpCode } from "./workflows/set-up.ts";
import { createSettingsInForce } from "./workflows/settings-in-force.ts";
import type { SettingsInForce } from "./workflows/settings-port.ts";
import type { World } from "./world/world.ts";

/** How long requests and documents in progress may take to end once the server is told to stop. */
const GRACE_MS = 3_000;

const WEB_FOLDER = fileURLToPath(new URL("../dist/web", import.meta.url));

export type Served = {
	url: string;
	/** Where the first account is made, while there is none. */
	setUpUrl: string | null;
	close(): Promise<void>;
};

export type ServedWith = {
	threads?: Threads | undefined;
	/** Waits for the web app where it is still being built. Everything else is made ready before. */
	untilPagesAreBuilt?: () => Promise<void>;
};

/** What has been opened so far, for closing it again. */
type Opened = {
	stopping: AbortController;
	listener?: Listener;
	database?: Database;
	world?: World;
	background?: Background;
	heartbeat?: Heartbeat;
};

/**
 * Starts what ATTUNE_ROLE asks for. Refuses in one line when a variable, the port or the database cannot be used. It starts threads of
 * its own unless it is given some.
 */
export async function serve(
	variables: Record<string, string | undefined>,
	given: ServedWith = {},
): Promise<Served> {
	const environment = readEnvironment(variables);
	const opened: Opened = { stopping: new AbortController() };
	try {
		const addresses = await open({ ...given, environment }, opened);
		let closing: Promise<void> | undefined;
		return { ...addresses, close: () => (closing ??= close(opened)) };
	} catch (error) {
		await close(opened);
		throw error;
	}
}

/** Serves until the process is told to stop; resolves when everything is closed. */
export async function serveUntilStopped(
	variables: Record<string, string | undefined>,
	given: ServedWith = {},
): Promise<void> {
	const served = await serve(variables, given);
	await greet(readEnvironment(variables), served);
	await new Promise<void>((resolve) => {
		// Where the launcher waits beside this process, systemd tells both, and the launcher passes on what it is told.
		process.on("SIGTERM", () => resolve());
		process.once("SIGINT", () => resolve());
	});
	await served.close();
}

/** What the web side and the worker both work with. */
type Base = {
	environment: Environment;
	log: Logger;
	db: Database;
	world: World;
	words: Words;
	access: ModelAccess;
	settings: SettingsInForce;
	progress: ProgressFeed;
	analysisProgress: ProgressFeed;
	seal: Seal;
	secret: string;
	earlierSecrets: readonly string[];
	origins: [string, ...string[]];
};

type Given = ServedWith & { environment: Environment };

async function open(
	given: Given,
	opened: Opened,
): Promise<Pick<Served, "url" | "setUpUrl">> {
	const { environment } = given;
	// The port first: when it is taken, nothing else has been touched.
	if (environment.role !== "worker")
		opened.listener = await listen(environment);
	const base = await openBase(given, opened);
	if (environment.role !== "web") {
		opened.background = createBackground(base);
		await opened.background.start();
	}
	const { db, world, log } = base;
	opened.heartbeat = createHeartbeat({ db, now: world.now, log });
	await opened.heartbeat.start();
	await given.untilPagesAreBuilt?.();
	const server = createServer(serverParts(base, opened));
	opened.listener?.answerWith(tidiedBetween(getRequestListener(server.fetch)));
	const [url] = base.origins;
	const isWaiting = environment.role !== "worker" && (await isSetUpOpen(db));
	const setUpUrl = isWaiting ? `${url}/set-up#${setUpCode(base.secret)}` : null;
	return { url, setUpUrl };
}

async function openBase(
	{ environment, threads }: Given,
	opened: Opened,
): Promise<Base> {
	const { dataFolder, databaseUrl } = environment;
	const log = createLog(environment.logLevel, {
		isForPeople: isForPeople(environment),
	});
	const db = await openDatabase(
		databaseUrl ? { url: databaseUrl } : { folder: dataFolder },
	);
	opened.database = db;
	await db.migrate();
	const port = opened.listener?.port ?? environment.port;
	const origins = originsOf(environment, port);
	const words = createWords(dataFolder);
	const world = buildWorld(environment, { url: origins[0], words, threads });
	opened.world = world;
	await words.install();
	const { secret, earlierSecrets } = await secretsOf(environment);
	if (db.engine === "postgresql")
		await agreeOnSecret(db, { secret, now: world.now() });
	const settings = createSettingsInForce(db, world.now);
	logRecords(db, { log, settings });
	const seal = createSeal(secret, earlierSecrets);
	const { models, computing, now } = world;
	const sources = {
		...{ database: db, settings, seal, now },
		environment: environment.model,
	};
	return {
		...{ environment, log, db, world, words, secret, settings, seal },
		earlierSecrets,
		access: {
			...{ database: db, models, computing, now },
			typesetter: world.typesetter,
			modelInForce: () => getModelInForce(sources),
		},
		progress: createDocumentFeed(db),
		analysisProgress: createAnalysisFeed(db),
		origins,
	};
}

function serverParts(base: Base, opened: Opened): ServerParts {
	const { environment, db, world, log, origins, secret } = base;
	const { confirmEmail, trustProxy, metricsToken, dataFolder } = environment;
	const { settings, seal, progress, analysisProgress } = base;
	const [url] = origins;
	const begun = performance.now();
	return {
		...world,
		...{ db, log, url, origins, confirmEmail, trustProxy, metricsToken },
		dataFolder,
		allowedHosts: environment.model.allowedHosts,
		...{ settings, seal, secret, progress, analysisProgress },
		auth: createAuth({
			...{ db, url, origins, secret, log, confirmEmail },
			earlierSecrets: base.earlierSecrets,
		}),
		provider: buildProvider(environment, { url, log }),
		webFolder: WEB_FOLDER,
		closing: opened.stopping.signal,
		words: base.words.install,
		runningSeconds: () => Math.round((performance.now() - begun) / 1000),
		modelInForce: base.access.modelInForce,
		wake: () => opened.background?.wake(),
		wakeMail: () => opened.background?.wakeMail(),
		rehearse: (userId) => opened.background?.rehearse(userId),
		giveUp(id) {
			opened.background?.cancel(id);
			progress.refresh(id);
		},
	};
}

/** The listeners first, so that nothing new comes in; the database last, since everything else still writes to it. */
async function close({
	stopping,
	listener,
	background,
	heartbeat,
	world,
	database,
}: Opened): Promise<void> {
	stopping.abort();
	await listener?.close(GRACE_MS);
	await background?.stop(GRACE_MS);
	await heartbeat?.stop();
	await world?.typesetter.close();
	await world?.importer.close();
	await world?.computing.close();
	await database?.close();
}

/** Without ATTUNE_URL the server is for this machine, which browsers know under three names. */
function originsOf(
	{ url, host }: Environment,
	port: number,
): [string, ...string[]] {
	if (url) return [url];
	const local = ["localhost", "127.0.0.1", "[::1]"].map(
		(name) => `http://${name}:${port}`,
	);
	return [`http://localhost:${port}`, ...local, `http://${host}:${port}`];
}
