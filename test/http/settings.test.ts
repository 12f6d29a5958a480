// What a person chose for themselves, through the doors.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Running, signUp, startServer, visit } from "./running.ts";

let server: Running;
beforeAll(async () => {
	server = await startServer();
});
afterAll(() => server.close());

const person = (name: string) => ({
	firstName: "Ines",
	lastName: "Ferrão",
	email: `${name}@example.org`,
});
const usual = {
	emailNotifications: true,
	marketingEmails: false,
	defaultPaperFormat: "letter",
	autoSave: true,
};

describe("preferences", () => {
	it("SET-10 SET-11 SET-14 SET-15 begin as everybody's", async () => {
		const ines = await signUp(server, person("begins"));
		expect(await ines.get("/api/settings")).toMatchObject({
			status: 200,
			body: { settings: usual },
		});
	});

	it("SET-17 are kept on the server, each change leaving the others", async () => {
		const ines = await signUp(server, person("chooses"));
		const rui = await signUp(server, person("other"));
		const first = await ines.send("PUT", "/api/settings", {
			defaultPaperFormat: "a4",
		});
		expect(first).toMatchObject({
			status: 200,
			body: { settings: { ...usual, defaultPaperFormat: "a4" } },
		});
		await Promise.all([
			ines.send("PUT", "/api/settings", { autoSave: false }),
			ines.send("PUT", "/api/settings", { emailNotifications: false }),
		]);
		expect((await ines.get("/api/settings")).body).toEqual({
			settings: {
				...usual,
				defaultPaperFormat: "a4",
				autoSave: false,
				emailNotifications: false,
			},
		});
		expect((await rui.get("/api/settings")).body).toEqual({ settings: usual });
	});

	it.each([
		[{ defaultPaperFormat: "a5" }],
		[{ autoSave: "yes" }],
		[{ theme: "dark" }],
		["a4"],
	])("%j is refused and changes nothing", async (wrong) => {
		const ines = await signUp(
			server,
			person(`wrong${JSON.stringify(wrong).length}`),
		);
		expect(await ines.send("PUT", "/api/settings", wrong)).toMatchObject({
			status: 422,
			body: { error: { code: "bad_input" } },
		});
		expect((await ines.get("/api/settings")).body).toEqual({ settings: usual });
	});

	it("SET-01 are for signed-in people", async () => {
		expect((await visit(server).get("/api/settings")).status).toBe(401);
	});
});
