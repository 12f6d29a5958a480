// A person's photo over the API: kept as it was cut out, refused with anything in it besides, drawn where it is wanted, and
// nobody else's to see.
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { inBase64, jpeg, photoBytes, photoWith } from "../photo.ts";
import { startWithAdmin } from "./administrator.ts";
import {
	type Running,
	signUp,
	type Visitor,
	visit,
	writeSummary,
} from "./running.ts";

let server: Running;
let admin: Visitor;
beforeAll(async () => {
	({ server, admin } = await startWithAdmin());
});
afterAll(() => server.close());

const path = "/api/profile/photo";
const kept = { photo: { jpeg, width: 120, height: 154, is_shown: true } };
const person = (name: string) => ({
	firstName: "Ines",
	lastName: "Ferrão",
	email: `${name}@example.org`,
});

async function makeResume(visitor: Visitor): Promise<string> {
	const asked = {
		...{ jobTitle: "Ward Nurse", companyName: "St. Anna" },
		jobDescription: "We look for a nurse for our ward. You know telemetry.",
		...{ selectedSections: ["personal"], aiEnhancementStrength: "low" },
		requestKey: "with-photo",
	};
	const made = await visitor.send(
		"POST",
		"/api/functions/generate-resume",
		asked,
	);
	const { id } = made.body as { id: string };
	await expect
		.poll(async () => (await visitor.get(`/api/generations/${id}`)).body)
		.toMatchObject({ generation: { generation_status: "completed" } });
	return id;
}

describe("a photo", () => {
	it("is kept, shown or not, replaced and deleted, and cached nowhere", async () => {
		const ines = await signUp(server, person("kept"));
		expect((await ines.get(path)).body).toEqual({ photo: null });
		expect(await ines.send("PUT", path, { jpeg })).toMatchObject({
			status: 200,
			body: kept,
		});
		const read = await ines.get(path);
		expect(read.body).toEqual(kept);
		expect(read.headers.get("cache-control")).toBe("no-store");
		const hidden = await ines.send("PATCH", path, { is_shown: false });
		expect(hidden.body).toEqual({ photo: { ...kept.photo, is_shown: false } });
		expect((await ines.send("PUT", path, { jpeg })).body).toEqual(kept);
		expect((await ines.send("DELETE", path, {})).body).toEqual({ photo: null });
	});

	it("is nobody else's", async () => {
		const ines = await signUp(server, person("owner"));
		await ines.send("PUT", path, { jpeg });
		const rui = await signUp(server, person("stranger"));
		expect((await rui.get(path)).body).toEqual({ photo: null });
		await rui.send("DELETE", path, {});
		await rui.send("PATCH", path, { is_shown: false });
		expect((await ines.get(path)).body).toEqual(kept);
		expect((await visit(server).get(path)).status).toBe(401);
	});

	it("with a place, a comment or a second file inside, or that is no picture, is refused", async () => {
		const ines = await signUp(server, person("refused"));
		const drawnByNobody = photoBytes();
		drawnByNobody.fill(0x55, 20, 80);
		const wrong = [
			photoWith(0xe1, "Exif\0\0GPS 52.52 N 13.40 E"),
			photoWith(0xfe, "taken at home"),
			Buffer.concat([photoBytes(), Buffer.from("PK\x03\x04")]),
			Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
			drawnByNobody,
		];
		for (const bytes of wrong)
			expect(
				await ines.send("PUT", path, { jpeg: inBase64(bytes) }),
			).toMatchObject({ status: 422, body: { error: { code: "bad_input" } } });
		const huge = await ines.send("PUT", path, { jpeg: "A".repeat(210_000) });
		expect(huge.status).toBe(422);
		expect((await ines.get(path)).body).toEqual({ photo: null });
	});

	it("goes along in the archive and in the JSON Resume, and leaves with the account", async () => {
		const ines = await signUp(server, person("leaves"));
		await ines.send("PUT", path, { jpeg });
		const image = `data:image/jpeg;base64,${jpeg}`;
		const file = await ines.get("/api/profile/export");
		expect(file.body).toMatchObject({ basics: { image } });
		const archive = await ines.fetch("/api/me/archive");
		const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
		expect(files["photo.jpg"]).toEqual(photoBytes());
		expect(strFromU8(files["profile.json"] ?? new Uint8Array())).toContain(
			image,
		);
		await ines.send("DELETE", "/api/me", { confirm: "DELETE" });
		const back = await signUp(server, person("leaves"));
		expect((await back.get(path)).body).toEqual({ photo: null });
	});

	it("is drawn in a look with a place for it, while it is to be shown", async () => {
		await writeSummary(admin);
		const id = await makeResume(admin);
		const hasPhoto = async (template: string, format = "html") => {
			const query = `format=${format}&template=${template}`;
			const reply = await admin.fetch(`/api/generations/${id}/file?${query}`);
			const bytes = Buffer.from(await reply.arrayBuffer());
			return bytes.includes(format === "pdf" ? "/Subtype /Image" : jpeg);
		};
		expect(await hasPhoto("portrait")).toBe(false);
		await admin.send("PUT", path, { jpeg });
		expect(await hasPhoto("portrait")).toBe(true);
		expect(await hasPhoto("portrait", "pdf")).toBe(true);
		expect(await hasPhoto("professional")).toBe(false);
		expect(await hasPhoto("professional", "pdf")).toBe(false);
		await admin.send("PATCH", path, { is_shown: false });
		expect(await hasPhoto("portrait")).toBe(false);
		expect(await hasPhoto("portrait", "pdf")).toBe(false);
	});
});
