// Somebody else's things do not exist: every route the server knows, with every method, is called with ids of another person, in the
// path, in the query and in the body, and must answer exactly as for an id that never was. New routes are walked by themselves.

import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { createServer, type ServerParts } from "../../src/http/app/server.ts";
import { linh, maya } from "../people.ts";
import { createDevice, type Device } from "../twins/device.ts";
import {
	exampleOf,
	holdsAnId,
	namesAnId,
	type Schema,
} from "./json-examples.ts";
import { type Running, signUp, startServer, type Visitor } from "./running.ts";

// What makes something comes last: a stranger may choose the id of what they make, and it is theirs then.
const METHODS = ["GET", "PUT", "PATCH", "DELETE", "POST"] as const;
type Method = (typeof METHODS)[number];
type Route = { method: Method; path: string };

/** What stands in a path where it is no id. */
const PARAMS: Record<string, string> = { kind: "resume", name: "professional" };

/** Open to everybody: becoming somebody, what is the same for all, and the set-up, which a secret code of its own guards. */
const OPEN = [
	/^\w+ \/api\/auth\/(?!password)/,
	/^GET \/api\/openapi\.json$/,
	/^\w+ \/api\/set-up$/,
];

const routes = routeTable();
let server: Running;
let owner: Visitor;
let stranger: Visitor;
/** One id of each kind that the owner has. */
let ids: string[];
let described: Described;

beforeAll(async () => {
	server = await startServer();
	owner = await signUp(server, person("owner"));
	stranger = await signUp(server, person("stranger"));
	await furnish(owner);
	ids = [...firstIds(await archive(owner))];
	for (const { path } of routes.filter(isPlainReading))
		for (const id of firstIds((await owner.get(path)).body)) ids.push(id);
	ids.push(await addPasskey(owner));
	ids = [...new Set(ids)];
	described = (await owner.get("/api/openapi.json")).body as Described;
});
afterAll(() => server.close());

describe("a stranger", () => {
	it("ROLE-17 ROLE-18 RES-41 hears of another person's id what is said of one that never was", async () => {
		expect(ids.length).toBeGreaterThan(15);
		const before = await archive(owner);
		const reported: string[] = [];
		for (const route of inOrder(everyMethod(routes.filter(asksForAnId)))) {
			const missingFor = await missingAnswers(route);
			// A method no route takes never sees the id: one is enough there.
			const asked = routes.includes(route) ? ids : ids.slice(0, 1);
			const ask = async (id: string) => ({
				missing: missingFor(id),
				found: await answer(stranger, route, id),
			});
			// What only reads is asked all at once: one after the other, they wait longer than they take.
			const answers =
				route.method === "GET"
					? await Promise.all(asked.map(ask))
					: await oneByOne(asked, ask);
			const other = answers.find(({ missing, found }) => found !== missing);
			if (other)
				reported.push(
					`${route.method} ${route.path}: ${other.found} instead of ${other.missing}`,
				);
		}
		expect(reported).toEqual([]);
		expect(await archive(owner)).toEqual(before);
	}, 600_000);

	it("ROLE-14 without a session is asked to sign in, whatever the route", async () => {
		const nobody = { ...stranger, copy: () => nobody } as Visitor;
		const open: string[] = [];
		for (const route of routes) {
			const name = `${route.method} ${route.path}`;
			if (OPEN.some((pattern) => pattern.test(name))) continue;
			const reply = await nobody.fetch(placed(route.path, ids[0] ?? ""), {
				method: route.method,
				headers: { cookie: "none=none", "content-type": "application/json" },
				...(route.method === "GET" ? {} : { body: "{}" }),
			});
			if (reply.status !== 401) open.push(`${name}: ${reply.status}`);
		}
		expect(open).toEqual([]);
	});

	it("ROLE-19 who is no administrator is refused at every administrators' route", async () => {
		const through: string[] = [];
		for (const route of routes.filter(isForAdmins)) {
			const said = await answer(stranger, route, crypto.randomUUID());
			if (!said.startsWith("403 ")) through.push(`${route.path}: ${said}`);
		}
		expect(through).toEqual([]);
	});
});

// Otherwise the walk above would prove nothing: the same ids do open something for the person they belong to.
it("the owner hears something else of their own ids", async () => {
	const unproven: string[] = [];
	const own = routes.filter(
		(route) => /:\w*id\b/i.test(route.path) && !isForAdmins(route),
	);
	for (const route of owners(own)) {
		const missing = await answer(owner, route, crypto.randomUUID());
		const isAnswered = await anyOf(
			ids,
			async (id) => (await answer(owner, route, id)) !== missing,
		);
		if (!isAnswered) unproven.push(`${route.method} ${route.path}: ${missing}`);
	}
	expect(unproven).toEqual([]);
});

function person(name: string) {
	return {
		firstName: "Maya",
		lastName: "Okonjo",
		email: `${name}@example.org`,
	};
}

/** Something of every kind that the pages can make. */
/** What a stranger hears of an id of this shape that never was: ours are UUIDs, a device's are its own. */
async function missingAnswers(route: Route): Promise<(id: string) => string> {
	const uuid = await answer(stranger, route, crypto.randomUUID());
	const other = await answer(stranger, route, createDevice(server.url).id);
	return (id) => (/^[0-9a-f]{8}-/.test(id) ? uuid : other);
}

/** The id of a passkey, which is the device's own. */
async function addPasskey(visitor: Visitor): Promise<string> {
	const device = createDevice(server.url);
	const begun = await visitor.send("POST", "/api/passkeys/registration", {});
	const answer = device.make(begun.body as Parameters<Device["make"]>[0]);
	await visitor.send("POST", "/api/passkeys", { name: "Phone", answer });
	return answer.id;
}

async function furnish(visitor: Visitor): Promise<void> {
	const profile = {
		...maya,
		projects: linh.projects,
		publications: linh.publications,
		awards: [{ award_name: "Nurse of the year" }],
		interests: [{ interest_name: "Rowing" }],
		references: [{ reference_name: "Ada Lund" }],
		statements: [
			{
				kind: "start_date",
				text: "When could you start?",
				answer: "In May",
				stated_on: "2026-03",
			},
		],
	};
	await visitor.send("PUT", "/api/profile", { profile });
	for (const kind of ["resume", "cover-letter"]) {
		await visitor.send("POST", `/api/functions/generate-${kind}`, {
			jobTitle: "Ward Nurse",
			companyName: "St. Anna",
			jobDescription: "You have an RN license and know telemetry.",
			selectedSections: ["personal", "work_experience"],
			aiEnhancementStrength: "low",
			requestKey: `${kind}-for-strangers`,
		});
	}
	await visitor.send("POST", "/api/functions/analyze-profile", {
		requestKey: "analysis-for-strangers",
	});
	await visitor.send("POST", "/api/upgrade-requests", {
		plan: "professional",
		feature: "edit",
	});
	await vi.waitFor(
		async () => {
			for (const path of ["/api/generations", "/api/profile-analysis"])
				expect(JSON.stringify((await visitor.get(path)).body)).not.toMatch(
					/"(generating|processing)"/,
				);
		},
		{ timeout: 60_000, interval: 100 },
	);
}

/** The table is built from the server's own routes; no request is made of what stands in for the server's parts. */
function routeTable(): Route[] {
	const nothing: unknown = new Proxy(() => undefined, {
		get: (_target, key) => (key === "webFolder" ? "" : nothing),
		apply: () => nothing,
	});
	const found = new Map<string, Route>();
	for (const { method, path } of createServer(nothing as ServerParts).routes)
		if (path.startsWith("/api/") && METHODS.includes(method as Method))
			found.set(`${method} ${path}`, { method: method as Method, path });
	return [...found.values()];
}

function isPlainReading({ method, path }: Route): boolean {
	return (
		method === "GET" && !path.includes(":") && !/archive|verify/.test(path)
	);
}

function isForAdmins({ path }: Route): boolean {
	return path.startsWith("/api/admin/");
}

/** In its path, its query or its body. */
function asksForAnId(route: Route): boolean {
	const { parameters = [] } = descriptionOf(route);
	const body = bodySchema(route);
	return (
		/:\w*id\b/i.test(route.path) ||
		parameters.some(({ name }) => namesAnId(name)) ||
		(body !== undefined && holdsAnId(body))
	);
}

/** The route as it is, and its address with all the methods it does not take. */
function* everyMethod(some: Route[]): Generator<Route> {
	yield* some;
	for (const path of new Set(some.map(({ path }) => path)))
		for (const method of METHODS)
			if (!routes.some((one) => one.path === path && one.method === method))
				yield { method, path };
}

function inOrder(some: Iterable<Route>): Route[] {
	const place = ({ method }: Route) => METHODS.indexOf(method);
	return [...some].toSorted((a, b) => place(a) - place(b));
}

/** What deletes comes last, or there would be nothing left to ask for; and last of all one's own session. */
function owners(some: Route[]): Route[] {
	const rank = ({ method, path }: Route) =>
		path.startsWith("/api/sessions") ? 2 : method === "DELETE" ? 1 : 0;
	return some.toSorted((a, b) => rank(a) - rank(b));
}

/** The answer as one line, without what differs each time. */
async function answer(
	visitor: Visitor,
	route: Route,
	id: string,
): Promise<string> {
	const schema = bodySchema(route);
	const isReading = route.method === "GET";
	const reply = await visitor.fetch(placed(route.path, id) + query(route, id), {
		method: route.method,
		headers: { "content-type": "application/json" },
		...(isReading
			? {}
			: { body: JSON.stringify(schema ? exampleOf(schema, id) : {}) }),
	});
	const kind = reply.headers.get("content-type") ?? "";
	if (!/json|event-stream/.test(kind)) {
		await reply.body?.cancel();
		return `${reply.status} ${kind}`;
	}
	const text = (await reply.text())
		.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID")
		.replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z?/g, "TIME");
	return `${reply.status} ${text}`;
}

function placed(path: string, id: string): string {
	return path.replaceAll(/:(\w+)(\{[^}]*\})?/g, (_whole, name: string) => {
		if (namesAnId(name)) return id;
		const value = PARAMS[name];
		if (value) return value;
		throw new Error(`Say in PARAMS what “${name}” of ${path} can be.`);
	});
}

function query(route: Route, id: string): string {
	const { parameters = [] } = descriptionOf(route);
	const asked = parameters
		.filter(
			(one) => one.in === "query" && (one.required || namesAnId(one.name)),
		)
		.map(({ name, schema }): [string, string] => [
			name,
			namesAnId(name) ? id : String(exampleOf(schema, id, name)),
		]);
	return asked.length > 0 ? `?${new URLSearchParams(asked)}` : "";
}

type Description = {
	parameters?: {
		name: string;
		in: string;
		required?: boolean;
		schema: Schema;
	}[];
	requestBody?: { content: Record<string, { schema: Schema }> };
};
type Described = { paths: Record<string, Record<string, Description>> };

function descriptionOf({ method, path }: Route): Description {
	const written = path.replaceAll(/:(\w+)/g, "{$1}");
	return described.paths[written]?.[method.toLowerCase()] ?? {};
}

function bodySchema(route: Route): Schema | undefined {
	return descriptionOf(route).requestBody?.content["application/json"]?.schema;
}

/** All a person has, as the archive holds it. Its statistics of asking change with asking. */
async function archive(visitor: Visitor): Promise<Record<string, unknown>> {
	const reply = await visitor.fetch("/api/me/archive");
	const files = unzipSync(new Uint8Array(await reply.arrayBuffer()), {
		filter: ({ name }) => name.endsWith(".json"),
	});
	return Object.fromEntries(
		Object.entries(files).map(([name, bytes]) => [
			name,
			JSON.parse(strFromU8(bytes)),
		]),
	);
}

/** Of every list the first: things of one kind are alike. */
function* firstIds(value: unknown): Generator<string> {
	if (typeof value === "string" && /^[0-9a-f]{8}-[0-9a-f-]{27}$/.test(value))
		yield value;
	if (Array.isArray(value)) yield* firstIds(value[0]);
	else if (typeof value === "object" && value !== null)
		for (const part of Object.values(value)) yield* firstIds(part);
}

async function oneByOne<T, R>(
	some: readonly T[],
	each: (one: T) => Promise<R>,
): Promise<R[]> {
	const done: R[] = [];
	for (const one of some) done.push(await each(one));
	return done;
}

async function anyOf(
	some: string[],
	holds: (one: string) => Promise<boolean>,
): Promise<boolean> {
	for (const one of some) if (await holds(one)) return true;
	return false;
}
