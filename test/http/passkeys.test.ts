// Passkeys, over HTTP: a device of the test's own signs, the server checks.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createDevice, type Device } from "../twins/device.ts";
import { startWithAdmin } from "./administrator.ts";
import {
	mailsTo,
	password,
	type Running,
	signUp,
	type Visitor,
	visit,
} from "./running.ts";

type Options = { options: Record<string, unknown> };

describe("passkeys", () => {
	let server: Running;
	let admin: Visitor;
	beforeAll(async () => {
		({ server, admin } = await startWithAdmin());
	});
	afterAll(() => server.close());

	const person = (name: string) => ({
		firstName: "Ines",
		lastName: "Sá",
		email: `${name}@example.org`,
	});
	async function add(visitor: Visitor, device: Device, name = "Phone") {
		const path = "/api/passkeys/registration";
		const begun = await visitor.send("POST", path, {});
		const answer = device.make(begun.body as Options);
		return visitor.send("POST", "/api/passkeys", { name, answer });
	}
	async function withPasskey(name: string) {
		const visitor = await signUp(server, person(name));
		const device = createDevice(server.url);
		expect(await add(visitor, device)).toMatchObject({ status: 201 });
		return { visitor, device, email: person(name).email };
	}
	async function signIn(device: Device) {
		const visitor = visit(server);
		const path = "/api/auth/passkey";
		const asked = await visitor.send("POST", `${path}/options`, {});
		const answer = device.answer(asked.body as Options);
		const reply = await visitor.send("POST", path, { answer });
		return { visitor, reply, answer };
	}
	const byPassword = (email: string) =>
		visit(server).send("POST", "/api/auth/sign-in/email", { email, password });
	const listed = async (visitor: Visitor) =>
		(await visitor.get("/api/passkeys")).body as {
			passkeys: { id: string; name: string; lastUsedAt: string | null }[];
		};

	it("sign somebody in without a password, and the person is told of a new one", async () => {
		const { device, email } = await withPasskey("signs");
		await mailsTo(server, email, { words: "A passkey was added" });
		const { visitor, reply } = await signIn(device);
		expect(reply).toMatchObject({ status: 200, body: { user: { email } } });
		expect((await visitor.get("/api/me")).status).toBe(200);
		const { passkeys } = await listed(visitor);
		expect(passkeys).toMatchObject([
			{ name: "Phone", lastUsedAt: expect.any(String) },
		]);
		expect((await byPassword(email)).status).toBe(200);
	});

	it("answer a question once, in the browser that was asked", async () => {
		const { device } = await withPasskey("repeats");
		const { answer, visitor } = await signIn(device);
		const again = visitor.copy();
		const path = "/api/auth/passkey";
		expect((await again.send("POST", path, { answer })).status).toBe(422);
		const other = visit(server);
		await other.send("POST", `${path}/options`, {});
		expect((await other.send("POST", path, { answer })).status).toBe(403);
		expect((await other.get("/api/me")).status).toBe(401);
	});

	it("hold for our own pages, from a device that was unlocked, with the key that was set up", async () => {
		const elsewhere = createDevice("http://localhost:1");
		const locked = createDevice(server.url, 0x01);
		const visitor = await signUp(server, person("strict"));
		expect((await add(visitor, elsewhere)).status).toBe(422);
		expect((await add(visitor, locked)).status).toBe(422);
		expect((await listed(visitor)).passkeys).toEqual([]);
		expect((await signIn(createDevice(server.url))).reply.status).toBe(403);
	});

	it("are renamed and removed by their owner alone", async () => {
		const { visitor, device, email } = await withPasskey("owner");
		const stranger = await signUp(server, person("stranger"));
		const [key] = (await listed(visitor)).passkeys;
		const path = `/api/passkeys/${key?.id}`;
		const rename = { name: "Old phone" };
		expect((await stranger.send("PATCH", path, rename)).status).toBe(404);
		expect((await stranger.send("DELETE", path, {})).status).toBe(404);
		expect((await visitor.send("PATCH", path, rename)).status).toBe(200);
		expect((await visitor.send("PATCH", path, { name: " " })).status).toBe(422);
		expect((await listed(visitor)).passkeys).toMatchObject([rename]);
		expect((await visitor.send("DELETE", path, {})).status).toBe(200);
		await mailsTo(server, email, { words: "A passkey was removed" });
		expect((await signIn(device)).reply.status).toBe(403);
	});

	it("stand in for the password where that is asked again, for their owner", async () => {
		const { visitor, device } = await withPasskey("confirms");
		const theirs = await withPasskey("confirms-other");
		const confirm = async (with_: Device) => {
			const path = "/api/auth/passkey/options";
			const asked = await visitor.send("POST", path, {});
			const answer = with_.answer(asked.body as Options);
			return visitor.send("POST", "/api/auth/confirm-passkey", { answer });
		};
		expect((await confirm(theirs.device)).status).toBe(403);
		expect((await confirm(device)).status).toBe(200);
	});

	it("sign nobody in who is suspended", async () => {
		const { visitor, device } = await withPasskey("banned");
		const { user } = (await visitor.get("/api/me")).body as {
			user: { id: string };
		};
		const path = `/api/admin/users/${user.id}/suspension`;
		await admin.send("PUT", path, { isSuspended: true });
		expect((await signIn(device)).reply).toMatchObject({
			status: 403,
			body: { error: { message: expect.stringContaining("suspended") } },
		});
	});

	it("count as the second step where a role needs one, and the password alone no longer does", async () => {
		const { visitor, device, email } = await withPasskey("required");
		const bare = await signUp(server, person("bare"));
		const set = (value: string, before: string) =>
			admin.send("PUT", "/api/admin/settings", {
				changes: [{ key: "second_factor_regular_users", value, before }],
			});
		await set("true", "false");
		try {
			expect((await bare.get("/api/me")).status).toBe(403);
			expect((await visitor.get("/api/me")).status).toBe(200);
			expect(await byPassword(email)).toMatchObject({
				status: 403,
				body: { error: { code: "passkey_needed" } },
			});
			expect((await signIn(device)).reply.status).toBe(200);
			const [key] = (await listed(visitor)).passkeys;
			const path = `/api/passkeys/${key?.id}`;
			expect((await visitor.send("DELETE", path, {})).status).toBe(409);
			expect((await add(bare, createDevice(server.url))).status).toBe(201);
			expect((await bare.get("/api/me")).status).toBe(200);
		} finally {
			await set("false", "true");
		}
	});

	it("are asked for only after the password, and a hostile answer is refused", async () => {
		const visitor = await signUp(server, person("hostile"));
		const begun = await visitor.send("POST", "/api/passkeys/registration", {});
		const made = createDevice(server.url).make(begun.body as Options);
		const sent = (attestationObject: string) =>
			visitor.send("POST", "/api/passkeys", {
				name: "Phone",
				answer: {
					...made,
					response: { ...made.response, attestationObject },
				},
			});
		expect((await sent("A".repeat(99_999))).status).toBe(422);
		expect((await sent("\u0000")).status).toBe(422);
		expect((await sent("")).status).toBe(422);
	});
});
