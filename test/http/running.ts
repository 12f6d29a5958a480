// A real server for the tests over HTTP: a new installation, real worker, mail in the outbox.
// A visitor is a browser with nothing but a cookie jar.

import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ProfileReply } from "#src/api/profile.ts";
import { buildThreads, type Threads } from "#src/build-world.ts";
import type { Database } from "#src/db/database.ts";
import { serve } from "#src/main.ts";
import { freshInstallation, type Installation } from "./installation.ts";
import { type NewPerson, stagePerson } from "./staged-person.ts";

/** Where a server answers and where it keeps its mail. */
export type Place = { url: string; dataFolder: string };
export type Beside = {
	/** The server's database, where it can be opened beside it; null where people have to sign up. */
	beside: (() => Promise<Database>) | null;
};
export type Running = Place &
	Beside & {
		installation: Installation;
		/** Ends the server and takes its installation away; `stop` leaves that for somebody to look into. */
		close(): Promise<void>;
		stop(): Promise<void>;
	};
export type Reply = { status: number; headers: Headers; body: unknown };
export type Visitor = {
	/** Another window with the same cookies. */
	copy(): Visitor;
	fetch(path: string, init?: RequestInit): Promise<Response>;
	get(path: string): Promise<Reply>;
	send(
		method: "POST" | "PUT" | "PATCH" | "DELETE",
		path: string,
		body: unknown,
	): Promise<Reply>;
};

export async function startServer(
	variables: Record<string, string> = {},
	given?: Installation,
	threads: Threads = lastingThreads(),
): Promise<Running> {
	const installation = given ?? (await freshInstallation());
	const { url, close } = await serve(
		{
			PORT: "0",
			LOG_LEVEL: "silent",
			...installation.variables,
			...variables,
		},
		{ threads },
	);
	const isServed = installation.variables.DATABASE_URL !== "";
	const isOwn = Object.keys(variables).some((name) => OWN_SESSIONS.has(name));
	let opened: Promise<Database> | null = null;
	const stop = async () => {
		await (await opened)?.close();
		opened = null;
		await close();
	};
	return {
		url,
		dataFolder: installation.dataFolder,
		installation,
		beside: isServed && !isOwn ? () => (opened ??= installation.open()) : null,
		stop,
		async close() {
			await stop();
			await installation.remove();
		},
	};
}

let lasting: Threads | undefined;

/**
 * Those of all servers of a test process, one after the other: in threads that have just begun, the first document takes ten times as
 * long as the next.
 */
export function lastingThreads(): Threads {
	if (lasting) return lasting;
	const { typesetter, importer, computing } = buildThreads();
	const close = async () => {};
	lasting = {
		typesetter: { ...typesetter, close },
		importer: { ...importer, close },
		computing: { ...computing, close },
	};
	return lasting;
}

/** With these a server signs and names its sessions its own way. */
const OWN_SESSIONS = new Set(["ATTUNE_SECRET", "ATTUNE_URL", "TRUST_PROXY"]);

export function visit(
	{ url }: Pick<Place, "url">,
	jar = new Map<string, string>(),
): Visitor {
	const visitor: Visitor = {
		copy: () => visit({ url }, new Map(jar)),
		async fetch(path, init = {}) {
			const headers = new Headers({
				origin: url,
				...(init.headers as Record<string, string>),
			});
			if (!headers.has("cookie"))
				headers.set(
					"cookie",
					[...jar].map(([name, value]) => `${name}=${value}`).join("; "),
				);
			const response = await fetch(new URL(path, url), {
				redirect: "manual",
				...init,
				headers,
			});
			for (const cookie of response.headers.getSetCookie()) keep(jar, cookie);
			return response;
		},
		get: async (path) => readReply(await visitor.fetch(path)),
		send: async (method, path, body) =>
			readReply(
				await visitor.fetch(path, {
					method,
					body: JSON.stringify(body),
					headers: { "content-type": "application/json" },
				}),
			),
	};
	return visitor;
}

export const password = "a lighthouse at noon";

/** Somebody who has signed up, confirmed their address and signed in. */
export async function signUp(
	server: Place | (Place & Beside),
	person: NewPerson,
): Promise<Visitor> {
	if (!("beside" in server) || server.beside === null)
		return signUpByMail(server, person);
	const { url, dataFolder } = server;
	const staging = { url, dataFolder, db: await server.beside() };
	const cookie = await stagePerson(staging, { ...person, password });
	return visit(server, new Map([cookie]));
}

/** Signs up, opens the mailed link and signs in, as people do. */
export async function signUpByMail(
	server: Place,
	person: NewPerson,
): Promise<Visitor> {
	const visitor = visit(server);
	await visitor.send("POST", "/api/auth/sign-up/email", {
		...person,
		password,
	});
	await confirm(visitor, await mailedLink(server, person.email));
	await visitor.send("POST", "/api/auth/sign-in/email", {
		email: person.email,
		password,
	});
	return visitor;
}

/** What the button on the page does that a confirmation link leads to. */
export function confirm(visitor: Visitor, link: string): Promise<Reply> {
	const code = new URL(link).hash.slice(1);
	return visitor.send("POST", "/api/auth/verify-email", { code });
}

/** Something to write about, without which no document is made. */
export async function writeSummary(visitor: Visitor): Promise<void> {
	const { body } = await visitor.get("/api/profile");
	const { profile } = ProfileReply.parse(body);
	const personal = { ...profile.personal, summary: "Nurse on a ward." };
	await visitor.send("PUT", "/api/profile", {
		profile: { ...profile, personal },
	});
}

/** The link in the newest mail to this address, once there is one with these words in it. */
export async function mailedLink(
	place: Pick<Place, "dataFolder">,
	email: string,
	words = "to confirm your email address",
): Promise<string> {
	const [newest = ""] = await mailsTo(place, email, { words });
	return newest.match(/https?:\/\/\S+/)?.[0] ?? "";
}

/** Newest first; waits until there are `count` of them, since mails leave after the answer. */
export async function mailsTo(
	place: Pick<Place, "dataFolder">,
	email: string,
	{ words = "", count = 1 }: { words?: string; count?: number } = {},
): Promise<string[]> {
	for (let tries = 0; tries < 1_200; tries += 1) {
		const kept = await mailsKept(place, email);
		const mails = kept.filter((text) => text.includes(words));
		if (mails.length >= count) return mails;
		await wait(25);
	}
	throw new Error(`no mail to ${email} with “${words}”`);
}

/** Those in the outbox now, the newest first. */
export async function mailsKept(
	{ dataFolder }: Pick<Place, "dataFolder">,
	email: string,
): Promise<string[]> {
	const folder = join(dataFolder, "outbox");
	const names = await readdir(folder).catch(() => []);
	const mails: string[] = [];
	for (const name of names
		.filter((n) => n.endsWith(".eml"))
		.sort()
		.reverse()) {
		const text = (await readFile(join(folder, name), "utf8"))
			.replaceAll(/=\r?\n/g, "")
			.replaceAll("=3D", "=");
		if (text.includes(`To: ${email}`)) mails.push(text);
	}
	return mails;
}

async function readReply(response: Response): Promise<Reply> {
	const text = await response.text();
	const isJson = response.headers.get("content-type")?.includes("json");
	return {
		status: response.status,
		headers: response.headers,
		body: isJson ? JSON.parse(text) : text,
	};
}

function keep(jar: Map<string, string>, cookie: string): void {
	const [, name = "", value = ""] = cookie.match(/^([^=]+)=([^;]*)/) ?? [];
	if (/max-age=0/i.test(cookie)) jar.delete(name);
	else jar.set(name, value);
}
