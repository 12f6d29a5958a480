// What a person chose for themselves, over HTTP.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
	mailsTo,
	password,
	type Running,
	signUp,
	signUpByMail,
	startServer,
	visit,
	writeSummary,
} from "./running.ts";

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

	it("have the paper of where one lives until another is chosen, and that of the posting where that is unknown", async () => {
		const ines = await signUp(server, person("abroad"));
		const paper = async () =>
			(
				(await ines.get("/api/settings")).body as {
					settings: { defaultPaperFormat: string };
				}
			).settings.defaultPaperFormat;
		await writeSummary(ines);
		await ines.send("POST", "/api/functions/generate-resume", {
			jobTitle: "Contable",
			companyName: "Islas Frutas",
			jobDescription:
				"Buscamos una persona contable para nuestra oficina en Las Palmas. Se requiere experiencia en contabilidad.",
			selectedSections: ["personal"],
			aiEnhancementStrength: "low",
			requestKey: "a-spanish-posting",
		});
		expect(await paper()).toBe("a4");
		const { profile, version } = (await ines.get("/api/profile")).body as {
			profile: { personal: object };
			version: number;
		};
		const personal = { ...profile.personal, country: "US" };
		await ines.send("PUT", "/api/profile", {
			profile: { ...profile, personal },
			version,
		});
		expect(await paper()).toBe("letter");
		await ines.send("PUT", "/api/settings", { defaultPaperFormat: "a4" });
		expect(await paper()).toBe("a4");
		await ines.send("PUT", "/api/settings", { defaultPaperFormat: "letter" });
		expect(await paper()).toBe("letter");
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

describe("mails about documents", () => {
	const asked = (requestKey: string) => ({
		jobTitle: "Ward Nurse",
		companyName: "St. Anna",
		jobDescription:
			"We look for a nurse for our ward. You have an RN license and know telemetry.",
		selectedSections: ["personal"],
		aiEnhancementStrength: "low",
		requestKey,
	});

	it("SET-10 SET-12 are sent when a document is finished, with its link, and end with the toggle", async () => {
		const ines = await signUpByMail(server, person("notified"));
		await writeSummary(ines);
		await ines.send(
			"POST",
			"/api/functions/generate-resume",
			asked("first-key"),
		);
		const [mail = ""] = await mailsTo(server, "notified@example.org", {
			words: "is ready",
		});
		expect(mail).toContain("Ward Nurse at St. Anna");
		expect(mail).toContain(`${server.url}/resume/`);

		await ines.send("PUT", "/api/settings", { emailNotifications: false });
		const started = await ines.send(
			"POST",
			"/api/functions/generate-cover-letter",
			asked("second-key"),
		);
		const { id } = started.body as { id: string };
		await expect
			.poll(async () => (await ines.get(`/api/generations/${id}`)).body)
			.toMatchObject({ generation: { generation_status: "completed" } });
		// A security mail is always sent, and comes after anything the document could have caused.
		await ines.send("PUT", "/api/auth/password", {
			currentPassword: password,
			newPassword: "another lighthouse",
		});
		const mails = await mailsTo(server, "notified@example.org", {
			words: "Subject:",
			count: 3,
		});
		expect(mails.map((one) => one.match(/^Subject: (.*)$/m)?.[1])).toEqual([
			"Your Attune password was changed",
			"Your resume for Ward Nurse at St. Anna is ready",
			"Confirm your email address for Attune",
		]);
	});
});
