// Behind a proxy that names where a request comes from: guessing somebody's password or codes, and what a request is called.
import { afterAll, beforeAll, expect, it } from "vitest";
import { codeOf } from "../authenticator-app.ts";
import {
	password,
	type Running,
	signUp,
	startServer,
	type Visitor,
	visit,
} from "./running.ts";

const email = "maya@example.org";
const GUESSES = 11;

let server: Running;
let maya: Visitor;
beforeAll(async () => {
	server = await startServer({ TRUST_PROXY: "on" });
	maya = await signUp(server, {
		firstName: "Maya",
		lastName: "Okonjo",
		email,
	});
});
afterAll(() => server.close());

async function signInFrom(
	address: string,
	guess: string,
	code?: string,
): Promise<number> {
	const reply = await visit(server).fetch("/api/auth/sign-in/email", {
		method: "POST",
		headers: {
			"content-type": "application/json",
			"x-forwarded-for": address,
		},
		body: JSON.stringify({ email, password: guess, code }),
	});
	return reply.status;
}

it("ends for the whole network it comes from, and does not lock the owner out from elsewhere", async () => {
	const statuses = await Promise.all(
		Array.from({ length: GUESSES }, (_, at) =>
			signInFrom(`2001:db8:1:2::${at + 1}`, `guess number ${at}`),
		),
	);
	expect(statuses.filter((status) => status === 429)).toHaveLength(1);
	expect(await signInFrom("2001:db8:1:2::ffff", password)).toBe(429);
	expect(await signInFrom("2001:db8:9:9::1", password)).toBe(200);
});

it("codes of an app ends wherever it comes from, and leaves the owner their recovery codes", async () => {
	const begun = await maya.send("POST", "/api/factors/app", {});
	const { secret } = begun.body as { secret: string };
	const code = codeOf(secret);
	const at = "/api/factors/app/confirmation";
	const confirmed = await maya.send("POST", at, { code });
	const { recoveryCodes } = confirmed.body as { recoveryCodes: [string] };
	const guesses = await Promise.all(
		Array.from({ length: GUESSES }, (_, nr) =>
			signInFrom(`2001:db8:7:${nr + 1}::1`, password, "000000"),
		),
	);
	expect(guesses.filter((status) => status === 429)).toHaveLength(1);
	const owner = "2001:db8:9:9::1";
	expect(await signInFrom(owner, password, codeOf(secret, 1))).toBe(429);
	expect(await signInFrom(owner, password, recoveryCodes[0])).toBe(200);
});

it("signing somebody up again and again ends, whether or not their address is known and wherever it comes from", async () => {
	// Maya signed up once herself.
	for (const [known, left] of [
		[email, 4],
		["unheard-of@example.org", 5],
	] as const) {
		const statuses: number[] = [];
		for (let tries = 1; tries <= left + 1; tries += 1) {
			const reply = await visit(server).fetch("/api/auth/sign-up/email", {
				method: "POST",
				headers: {
					"content-type": "application/json",
					"x-forwarded-for": `203.0.113.${tries}`,
				},
				body: JSON.stringify({
					...{ firstName: "Maya", lastName: "Okonjo" },
					...{ email: known, password },
				}),
			});
			statuses.push(reply.status);
		}
		expect(statuses).toEqual([...Array(left).fill(201), 429]);
	}
});

it("a request goes by the name a proxy of ours gave it, and by no other", async () => {
	const idOf = async (at: Running, given: string) =>
		(
			await visit(at).fetch("/api/me", { headers: { "x-request-id": given } })
		).headers.get("x-request-id");
	const ours = /^[0-9a-f-]{36}$/;
	expect(await idOf(server, "f00d-1234.abc")).toBe("f00d-1234.abc");
	for (const bad of ["short", "x".repeat(65), "with space and more"])
		expect(await idOf(server, bad)).toMatch(ours);
	const open = await startServer();
	expect(await idOf(open, "f00d-1234.abc")).toMatch(ours);
	await open.close();
});
