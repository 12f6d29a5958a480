// Guessing somebody's password from one place, behind a proxy that names where a request comes from.
import { afterAll, beforeAll, expect, it } from "vitest";
import {
	password,
	type Running,
	signUp,
	startServer,
	visit,
} from "./running.ts";

const email = "maya@example.org";
const GUESSES = 11;

let server: Running;
beforeAll(async () => {
	server = await startServer({ TRUST_PROXY: "on" });
	await signUp(server, { firstName: "Maya", lastName: "Okonjo", email });
});
afterAll(() => server.close());

async function signInFrom(address: string, guess: string): Promise<number> {
	const reply = await visit(server).fetch("/api/auth/sign-in/email", {
		method: "POST",
		headers: {
			"content-type": "application/json",
			"x-forwarded-for": address,
		},
		body: JSON.stringify({ email, password: guess }),
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
