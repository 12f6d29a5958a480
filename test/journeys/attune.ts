// What every journey stands on: a server of its own with an empty data folder, and ways to become somebody in it.
// Each worker has one server; each test that needs a person makes a new one, so no test sees another's documents.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { cp, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { test as base, expect, type Page } from "@playwright/test";
import { hashingQuickly } from "../quick-hashes.mjs";
import { recordMessages } from "./messages.ts";
import { PROGRAM, STAGED } from "./staged-folders.ts";
import { NEWCOMERS, type Newcomer, PASSWORD } from "./staged-people.ts";

export { expect };

export type Attune = { url: string; outbox: string };
export type Person = { email: string; password: string };

const root = fileURLToPath(new URL("../..", import.meta.url));
let people = 0;
/** Those nobody has been yet, by server. */
const newcomers = new Map<string, Newcomer[]>();

export const test = base.extend<object, { attune: Attune }>({
	attune: [
		async ({ playwright: _ }, use) => {
			const folder = await mkdtemp(join(tmpdir(), "attune-journeys-"));
			await stage(folder);
			const { attune, stop } = await startAttune(folder);
			try {
				await use(attune);
			} finally {
				await stop();
				await rm(folder, { recursive: true, force: true });
			}
		},
		{ scope: "worker", timeout: 90_000 },
	],
	baseURL: ({ attune }, use) => use(attune.url),
	context: async ({ context }, use) => {
		await recordMessages(context);
		await use(context);
	},
});

/** A data folder for one server alone: the embedded database serves one process at a time. */
export async function stage(
	folder: string,
	who: "nobody" | "newcomers" | "people" = "newcomers",
): Promise<void> {
	await cp(join(process.env[STAGED] ?? "", who), folder, { recursive: true });
}

/** A server over this data folder, on a free port unless `variables` name one. */
export async function startAttune(
	folder: string,
	variables: Record<string, string> = {},
): Promise<{ attune: Attune; stop(): Promise<void> }> {
	const program = process.env[PROGRAM] ?? "";
	// A journey is over before optimized code of the embedded database would pay.
	const flags = ["--liftoff-only", hashingQuickly];
	const server = spawn(process.execPath, [...flags, program, "serve"], {
		cwd: root,
		env: {
			PATH: process.env.PATH ?? "",
			NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? "",
			PORT: "0",
			ATTUNE_DATA: folder,
			LOG_LEVEL: "warn",
			TRUST_PROXY: "on",
			...variables,
		},
		stdio: ["ignore", "pipe", "inherit"],
	});
	const ended = once(server, "exit");
	const stop = async () => {
		server.kill("SIGTERM");
		await ended;
	};
	try {
		const url = await addressIn(server.stdout);
		return { attune: { url, outbox: join(folder, "outbox") }, stop };
	} catch (error) {
		await stop();
		throw error;
	}
}

/** Fresh for every call: an address nobody has used on this server. */
export function newPerson(): Person {
	people += 1;
	return {
		email: `nora.${Date.now()}.${people}@example.org`,
		password: PASSWORD,
	};
}

/** The link that was mailed to an address, newest first. Mails leave after the answer, so it is waited for. */
export async function mailedLink(
	{ outbox }: Attune,
	email: string,
): Promise<string> {
	let link: string | undefined;
	const message = `a mail for ${email} with a link`;
	await expect
		.poll(
			async () => {
				link = await newestLink(outbox, email);
				return link;
			},
			{ message },
		)
		.toBeDefined();
	return link ?? "";
}

async function newestLink(
	outbox: string,
	email: string,
): Promise<string | undefined> {
	// The first mail makes the folder.
	const names = (await readdir(outbox).catch(() => []))
		.filter((name) => name.endsWith(".eml"))
		.sort()
		.reverse();
	for (const name of names) {
		const mail = await readFile(join(outbox, name), "utf8");
		if (!mail.includes(email)) continue;
		// Long lines of a mail are broken and its signs written as numbers (quoted-printable).
		const text = mail.replace(/=\r?\n/g, "").replace(/=3D/g, "=");
		const link = text.match(/https?:\/\/\S+/)?.[0];
		if (link) return link;
	}
	return undefined;
}

/** Somebody new, signed in, with an address that is confirmed: one of the newcomers, as long as there are any. */
export async function becomeSomebody(
	page: Page,
	attune: Attune,
): Promise<Person> {
	const newcomer = await nextNewcomer(attune);
	if (!newcomer) return signUpSomebody(page, attune);
	const { email, cookie } = newcomer;
	await page.context().addCookies([{ ...cookie, url: attune.url }]);
	return { email, password: PASSWORD };
}

async function nextNewcomer({ outbox }: Attune): Promise<Newcomer | undefined> {
	let waiting = newcomers.get(outbox);
	if (!waiting) {
		const file = join(outbox, "..", NEWCOMERS);
		const text = await readFile(file, "utf8").catch(() => "[]");
		waiting = JSON.parse(text) as Newcomer[];
		newcomers.set(outbox, waiting);
	}
	return waiting.shift();
}

/** Signs a new person up, confirms the address and signs in, all without the pages. */
async function signUpSomebody(page: Page, attune: Attune): Promise<Person> {
	const person = newPerson();
	// Each from an address of their own: the limits for one address are for somebody else's tests.
	const address = `10.${people >> 16}.${(people >> 8) & 255}.${people & 255}`;
	const post = async (path: string, data: object) => {
		const reply = await page.request.post(path, {
			data,
			headers: { origin: attune.url, "x-forwarded-for": address },
		});
		expect(reply.ok(), `${path}: ${await reply.text()}`).toBe(true);
	};
	await post("/api/auth/sign-up/email", {
		...person,
		name: "Nora Lindqvist",
		firstName: "Nora",
		lastName: "Lindqvist",
	});
	const { hash } = new URL(await mailedLink(attune, person.email));
	await post("/api/auth/verify-email", { code: hash.slice(1) });
	await post("/api/auth/sign-in/email", person);
	return person;
}

/** A profile for journeys that begin where one stands: read from a resume and saved without the pages. */
export async function importResume(page: Page, resume: object): Promise<void> {
	const origin = new URL((await page.request.get("/health")).url()).origin;
	const read = await page.request.post("/api/profile/import", {
		headers: { origin, "content-type": "application/octet-stream" },
		data: Buffer.from(JSON.stringify(resume)),
	});
	expect(read.ok(), await read.text()).toBe(true);
	const { profile } = (await read.json()) as { profile: object };
	const saved = await page.request.put("/api/profile", {
		headers: { origin },
		data: { profile },
	});
	expect(saved.ok(), await saved.text()).toBe(true);
}

/** Hands over a resume's text on the import page and saves what was found. */
export async function importByHand(page: Page, resume: object): Promise<void> {
	await page.goto("/profile?view=import");
	await page.getByLabel("Choose a file").setInputFiles({
		name: "resume.json",
		mimeType: "application/json",
		buffer: Buffer.from(JSON.stringify(resume)),
	});
	await page.getByRole("button", { name: "Add to profile" }).click();
	await expect(page.getByRole("tab", { name: /Personal/ })).toBeVisible();
}

/** Sideways scroll on a small screen means something sticks out. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
	// A screen that has just become small is drawn anew first.
	await expect
		.poll(
			() =>
				page.evaluate<number>(
					"document.documentElement.scrollWidth - document.documentElement.clientWidth",
				),
			{ message: `${page.url()} is wider than the screen` },
		)
		.toBeLessThanOrEqual(0);
}

export const UNAVAILABLE =
	"The database isn't responding. Try again in a moment.";

/** The server says no to these calls. After a connection that is lost, the page would ask again by itself. */
export async function answerUnavailable(
	page: Page,
	calls: string,
): Promise<void> {
	const error = { code: "unavailable", message: UNAVAILABLE };
	await page.route(calls, (route) =>
		route.fulfill({ status: 503, json: { error } }),
	);
}

/** From now on these calls wait for their answer, until what is returned lets them go. */
export async function hold(page: Page, calls: string): Promise<() => void> {
	const { promise: held, resolve: release } = Promise.withResolvers<void>();
	await page.route(calls, async (route) => {
		await held;
		await route.continue();
	});
	return release;
}

/** Goes on reading afterwards: a server whose output nobody takes would stop. */
function addressIn(output: NodeJS.ReadableStream): Promise<string> {
	let text = "";
	return new Promise((resolve, reject) => {
		output.on("data", (part) => {
			text += part;
			const url = text.match(/running at (http:\/\/\S+)/)?.[1];
			if (url) resolve(url);
		});
		output.on("end", () =>
			reject(new Error(`The server ended before it was running:\n${text}`)),
		);
	});
}
