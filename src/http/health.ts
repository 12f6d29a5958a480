// For whoever runs the server: whether the process lives, whether it can serve, and its numbers for a monitor.
import { timingSafeEqual } from "node:crypto";
import { rm, statfs, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Hono } from "hono";
import { countAttempt } from "../db/attempts.ts";
import { findBackupStanding } from "../db/backups.ts";
import { countWaitingJobs, getOldestJobSeconds } from "../db/jobs.ts";
import { countMails } from "../db/mail-outbox.ts";
import { countSecurityEvents } from "../db/security-events.ts";
import { asSystem } from "../db/transactions.ts";
import { countWork } from "../db/work-counts.ts";
import { answerUnknownPath } from "./errors.ts";
import type { Metrics } from "./metrics.ts";
import type { RequestEnv } from "./request-env.ts";
import type { Store } from "./store.ts";

const WRITE_EVERY_MS = 1_000;
const ONE_PAGE = new Uint8Array(8192);

type Watched = Store & {
	metricsToken: string | null;
	/** Whose disk is measured. */
	dataFolder: string;
};

export function healthRoutes(
	{ db, now, metricsToken, dataFolder }: Watched,
	metrics: Metrics,
) {
	const app = new Hono<RequestEnv>();
	const tryWriting = createWriteProbe({ db, dataFolder });
	app.get("/health", (c) => c.json({ status: "ok" }));
	app.get("/ready", async (c) => {
		const { err, status } = await tryWriting();
		if (!err) return c.json({ status });
		c.var.log.error({ err }, "not ready");
		return c.json({ status }, 503);
	});
	app.get("/metrics", async (c) => {
		if (!isAllowed(c.req.header("authorization"), metricsToken))
			return answerUnknownPath(c);
		const work = await asSystem(db, async (tx) => ({
			queue: await countWaitingJobs(tx),
			...(await countWork(tx)),
			oldestJobSeconds: await getOldestJobSeconds(tx),
			mails: await countMails(tx),
			backup: await findBackupStanding(tx, now()),
			events: (await countSecurityEvents(tx, now())).unresolved,
		}));
		const { oldestJobSeconds, mails, backup, events, ...counts } = work;
		const { bavail, bsize } = await statfs(dataFolder);
		const backupAgeSeconds =
			backup.since === null
				? null
				: (now().getTime() - new Date(backup.since).getTime()) / 1000;
		const diskFreeBytes = bavail * bsize;
		metrics.show({
			...counts,
			standing: {
				...{ oldestJobSeconds, mails, backupAgeSeconds },
				...{ diskFreeBytes, events },
			},
		});
		return c.text(await metrics.text(), 200, {
			"content-type": metrics.contentType,
		});
	});
	return app;
}

type Readiness = { status: string; err?: unknown };
type Places = Pick<Watched, "db" | "dataFolder">;

/** Asked often, one answer holds a moment. */
function createWriteProbe(places: Places): () => Promise<Readiness> {
	let last: { at: number; answer: Promise<Readiness> } | null = null;
	return () => {
		const at = performance.now();
		if (last && at - last.at < WRITE_EVERY_MS) return last.answer;
		const answer = tryWriting(places);
		last = { at, answer };
		return answer;
	};
}

/**
 * A row and a file of its own: a server that only reads answers to reading, and a full disk has room left for a row where one was
 * before.
 */
async function tryWriting({ db, dataFolder }: Places): Promise<Readiness> {
	const tried = { key: "ready", windowMs: WRITE_EVERY_MS };
	const file = join(dataFolder, `ready-${process.pid}`);
	try {
		await writeFile(file, ONE_PAGE);
	} catch (err) {
		return { status: "nothing can be written to the data folder", err };
	} finally {
		await rm(file, { force: true });
	}
	try {
		await asSystem(db, (tx) => countAttempt(tx, tried, new Date()));
	} catch (err) {
		return { status: "the database does not answer", err };
	}
	return { status: "ready" };
}

/** Without a token nobody is shown them, and whoever has the wrong one learns nothing. */
function isAllowed(given: string | undefined, token: string | null): boolean {
	if (!token || !given) return false;
	const [wanted, shown] = [`Bearer ${token}`, given].map((text) =>
		Buffer.from(text),
	);
	if (!wanted || !shown || wanted.length !== shown.length) return false;
	return timingSafeEqual(wanted, shown);
}
