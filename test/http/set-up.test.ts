// The first account of an installation: made through the link its operator was shown, once.
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { Dashboard } from "#src/api/dashboard.ts";
import { serve } from "#src/main.ts";
import { freshInstallation, type Installation } from "./installation.ts";
import {
	lastingThreads,
	type Place,
	password,
	signUp,
	visit,
} from "./running.ts";

const person = {
	firstName: "Maya",
	lastName: "Okonjo",
	email: "maya@example.org",
	password,
	audience: "others",
};

let installation: Installation;
let place: Place & { setUpUrl: string | null; close(): Promise<void> };
beforeEach(async () => {
	installation = await freshInstallation();
	await begin();
});
afterEach(async () => {
	await place.close();
	await installation.remove();
});

async function begin(): Promise<void> {
	const { dataFolder, variables } = installation;
	const served = await serve(
		{ PORT: "0", LOG_LEVEL: "silent", ...variables },
		{ threads: lastingThreads() },
	);
	place = { ...served, dataFolder };
}

const code = () => place.setUpUrl?.split("#")[1] ?? "";
const setUp = (more: object = {}) =>
	visit(place).send("POST", "/api/set-up", {
		...person,
		code: code(),
		...more,
	});

describe("setting an installation up", () => {
	it("makes an administrator who is signed in and has no limits", async () => {
		const browser = visit(place);
		expect((await browser.get("/api/set-up")).body).toEqual({ isOpen: true });
		const made = await browser.send("POST", "/api/set-up", {
			...person,
			code: code(),
		});
		expect(made.status).toBe(201);
		const { body } = await browser.get("/api/me");
		expect(body).toMatchObject({
			primaryRole: "admin",
			isPersonal: false,
			plan: { name: "premium", edit_access: true },
			usage: { documents: { limit: -1 } },
		});
	});

	it("works once, for one of two who come at the same time", async () => {
		const both = await Promise.all([
			setUp(),
			setUp({ email: "tomas@example.org" }),
		]);
		expect(both.map(({ status }) => status).sort()).toEqual([201, 410]);
		expect((await visit(place).get("/api/set-up")).body).toEqual({
			isOpen: false,
		});
	});

	it("takes no other code, and none once somebody has an account", async () => {
		expect((await setUp({ code: "" })).status).toBe(410);
		expect((await setUp({ code: `${code()}x` })).status).toBe(410);
		await signUp(place, person);
		expect((await setUp({ email: "late@example.org" })).status).toBe(410);
	});

	it("refuses a password that is guessed soon, under its field", async () => {
		const { status, body } = await setUp({ password: "password" });
		expect(status).toBe(422);
		expect(body).toMatchObject({
			error: { fields: { password: expect.any(String) } },
		});
		expect((await setUp()).status).toBe(201);
	});

	it("for one person alone: whoever signs up is in at once, and nothing is locked", async () => {
		expect((await setUp({ audience: "me" })).status).toBe(201);
		const guest = visit(place);
		const { body } = await guest.send("POST", "/api/auth/sign-up/email", {
			...person,
			email: "guest@example.org",
		});
		expect(body).toMatchObject({ confirmation: "none" });
		await guest.send("POST", "/api/auth/sign-in/email", {
			email: "guest@example.org",
			password,
		});
		expect((await guest.get("/api/me")).body).toMatchObject({
			primaryRole: "regular_user",
			isPersonal: true,
			plan: { name: "premium", accessible_templates: ["*"] },
			usage: { documents: { limit: -1 }, profileAnalyses: { limit: -1 } },
		});
	});

	it.each([
		["me", false],
		["others", true],
	])(
		"for %s: the dashboard speaks of a platform: %s",
		async (audience, isPlatform) => {
			expect((await setUp({ audience })).status).toBe(201);
			const owner = visit(place);
			await owner.send("POST", "/api/auth/sign-in/email", {
				email: person.email,
				password,
			});
			const { body } = await owner.get("/api/dashboard");
			const { platform, recommendations } = Dashboard.parse(body);
			expect(platform !== null).toBe(isPlatform);
			expect(recommendations.some(({ id }) => id === "monitor-usage")).toBe(
				isPlatform,
			);
		},
	);
});

describe("the link", () => {
	it("is the same after a restart and gone with the first account", async () => {
		const { setUpUrl } = place;
		const again = async () => {
			await place.close();
			await begin();
		};
		await again();
		expect(code()).toBe(setUpUrl?.split("#")[1]);
		await setUp();
		await again();
		expect(place.setUpUrl).toBeNull();
	});
});
