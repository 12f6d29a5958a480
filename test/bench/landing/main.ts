// Lighthouse's four categories of the first page, as a phone of the middle class on a slow network sees it, and what is sent before
// anybody has touched it. Exit code 1 when something promised is not reached.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { serve } from "#src/main.ts";
import { findBrowsers } from "../../../bin/checks/browser.mjs";
import { type Result, tableOf } from "../engine/result.ts";
import { type Details, loadLighthouse } from "./lighthouse.ts";

const CATEGORIES = [
	"performance",
	"accessibility",
	"best-practices",
	"seo",
] as const;
const LEAST = 99;
const MOST_SCRIPT_KB = 60;
const FLAGS =
	"--no-sandbox --headless --disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update --disable-sync";

export async function main(): Promise<void> {
	const folder = mkdtempSync(join(tmpdir(), "attune-landing-"));
	const server = await serve({
		PORT: "0",
		ATTUNE_DATA: join(folder, "data"),
		LOG_LEVEL: "silent",
	});
	const port = await freePort();
	const browser = spawn(
		findBrowsers().whole ?? "chromium",
		[
			...FLAGS.split(" "),
			`--remote-debugging-port=${port}`,
			`--user-data-dir=${join(folder, "browser")}`,
			"about:blank",
		],
		{ stdio: "ignore" },
	);
	try {
		await answering(`http://127.0.0.1:${port}/json/version`);
		const results = await measured(`${server.url}/`, port);
		console.log(tableOf(results));
		if (results.some(({ isReached }) => isReached === false))
			process.exitCode = 1;
	} finally {
		browser.kill();
		await server.close();
		await wait(300);
		rmSync(folder, { recursive: true, force: true });
	}
}

async function measured(url: string, port: number): Promise<Result[]> {
	const lighthouse = await loadLighthouse();
	const run = await lighthouse(url, {
		port,
		output: "json",
		logLevel: "error",
		onlyCategories: [...CATEGORIES],
	});
	if (!run) throw new Error("Lighthouse gave no report.");
	const { categories, audits } = run.lhr;
	const failed = (category: (typeof CATEGORIES)[number]) =>
		(categories[category]?.auditRefs ?? [])
			.map(({ id }) => audits[id])
			.filter((audit) => audit?.score != null && audit.score < 0.9)
			.map((audit) => audit?.id);
	const scores = CATEGORIES.map((category): Result => {
		const score = Math.round((categories[category]?.score ?? 0) * 100);
		const below = failed(category);
		return {
			measure: `Lighthouse, mobile: ${category}${below.length > 0 ? ` (${below.join(", ")})` : ""}`,
			result: String(score),
			mustReach: `>= ${LEAST}`,
			isReached: score >= LEAST,
		};
	});
	const { items }: Details = audits["network-requests"]?.details ?? {};
	const scriptKb =
		(items ?? [])
			.filter(({ resourceType }) => resourceType === "Script")
			.reduce((sum, { transferSize }) => sum + transferSize, 0) / 1024;
	const shift = audits["cumulative-layout-shift"]?.numericValue ?? 0;
	return [
		...scores,
		{
			measure: "script sent before anybody touches the page",
			result: `${scriptKb.toFixed(1)} kB`,
			mustReach: `<= ${MOST_SCRIPT_KB} kB`,
			isReached: scriptKb > 0 && scriptKb <= MOST_SCRIPT_KB,
		},
		{
			measure: `layout shift (first paint ${audits["first-contentful-paint"]?.displayValue}, largest ${audits["largest-contentful-paint"]?.displayValue})`,
			result: shift.toFixed(3),
			mustReach: "0",
			isReached: shift < 0.001,
		},
	];
}

function freePort(): Promise<number> {
	return new Promise((resolve) => {
		const probe = createServer().listen(0, "127.0.0.1", () => {
			const address = probe.address();
			const port = typeof address === "object" ? (address?.port ?? 0) : 0;
			probe.close(() => resolve(port));
		});
	});
}

async function answering(url: string): Promise<void> {
	for (let tries = 0; tries < 200; tries += 1) {
		const isUp = await fetch(url).then(
			({ ok }) => ok,
			() => false,
		);
		if (isUp) return;
		await wait(50);
	}
	throw new Error("The browser did not start.");
}
