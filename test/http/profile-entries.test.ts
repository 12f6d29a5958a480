// The profile entry by entry, over HTTP: every rule holds in every section, whatever a page sends.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readJsonResume } from "#src/domain/mapping/json-resume/read-json-resume.ts";
import type { Profile } from "#src/domain/profile/profile.ts";
import { samplePerson } from "#src/domain/profile/sample-person.ts";
import { listSections } from "#src/domain/profile/sections/all-sections.ts";
import type { SectionDeclaration } from "#src/domain/profile/sections/section.ts";
import { maya } from "../people.ts";
import {
	type Reply,
	type Running,
	signUp,
	startServer,
	type Visitor,
} from "./running.ts";

let server: Running;
let maria: Visitor;
let other: Visitor;
beforeAll(async () => {
	server = await startServer();
	[maria, other] = (await Promise.all(
		["maria", "olga"].map((name) =>
			signUp(server, {
				firstName: name,
				lastName: "Brandt",
				email: `${name}@example.org`,
			}),
		),
	)) as [Visitor, Visitor];
});
afterAll(() => server.close());

type Fields = Record<string, unknown>;
type Stored = Fields & { id: string; version: number };

const path = ({ table }: SectionDeclaration, id = "") =>
	`/api/profile/${table}${id && `/${id}`}`;
const add = (visitor: Visitor, section: SectionDeclaration, fields: Fields) =>
	visitor.send("POST", path(section), { id: randomUUID(), ...fields });
const change = (visitor: Visitor, section: SectionDeclaration, entry: Stored) =>
	visitor.send("PUT", path(section, entry.id), entry);
const remove = async (
	visitor: Visitor,
	section: SectionDeclaration,
	id: string,
) => {
	const reply = await visitor.fetch(path(section, id), { method: "DELETE" });
	return { status: reply.status, body: await reply.json() } as Reply;
};
const entryIn = ({ body }: Reply) => (body as { entry: Stored }).entry;
const entriesIn = ({ body }: Reply) => (body as { entries: Stored[] }).entries;
const list = async (visitor: Visitor, section: SectionDeclaration) =>
	entriesIn(await visitor.get(path(section)));

/** A full entry, different for every number. */
function entryOf(section: SectionDeclaration, nr: number): Fields {
	const value = ({
		kind,
		name,
		options,
	}: SectionDeclaration["fields"][number]) => {
		switch (kind) {
			case "tick":
				return false;
			case "number":
				return 3.5;
			case "choice":
				return options?.[1];
			case "date":
				return `${2010 + nr}-0${/end|expiry/.test(name) ? 7 : 3}`;
			case "lines":
			case "tags":
				return [`${name} one`, `${name} two`];
			case "email":
				return `${name}${nr}@example.org`;
			case "phone":
				return `+44 113 496 000${nr}`;
			case "link":
				return `https://example.org/${name}`;
			default:
				return `${name} ${nr} <b>&amp;</b>`;
		}
	};
	return Object.fromEntries(
		section.fields.map((field) => [field.name, value(field)]),
	);
}

const ORDERS: Record<SectionDeclaration["name"], string> = {
	work_experience: "start_date",
	education: "start_date",
	skills: "skill_name",
	languages: "language_name",
	projects: "start_date",
	certifications: "issue_date",
	software: "software_name",
	publications: "publication_date",
	volunteer: "start_date",
	awards: "award_date",
	interests: "interest_name",
	references: "reference_name",
	statements: "stated_on",
};

describe.each(listSections.map((section) => [section.label, section] as const))(
	"%s",
	(_label, section) => {
		let first: Stored;
		const field = section.fields[0]?.name as string;

		it("API-19 API-20 SOFT-08 is added to, changed and deleted, and each answers with the row", async () => {
			const fields = entryOf(section, 1);
			const added = await add(maria, section, fields);
			expect(added).toMatchObject({ status: 201, body: { entry: fields } });
			first = entryIn(added);

			const changed = await change(maria, section, {
				...first,
				[field]: "Another name",
			});
			expect(changed).toMatchObject({
				status: 200,
				body: {
					entry: {
						...fields,
						[field]: "Another name",
						id: first.id,
						version: 2,
					},
				},
			});
			expect(await list(maria, section)).toEqual([entryIn(changed)]);

			const deleted = await remove(maria, section, first.id);
			expect(deleted).toMatchObject({
				status: 200,
				body: { entry: entryIn(changed) },
			});
			expect(await list(maria, section)).toEqual([]);
		});

		it("API-18 WORK-03 EDU-06 SKILL-06 LANG-05 PROJ-06 CERT-04 SOFT-05 PUB-04 VOL-04 is listed in its order", async () => {
			for (const nr of [2, 3, 1])
				await add(maria, section, entryOf(section, nr));
			const by = ORDERS[section.name];
			const expected = [3, 2, 1].map((nr) => entryOf(section, nr)[by]);
			expect((await list(maria, section)).map((entry) => entry[by])).toEqual(
				by.endsWith("_name") ? expected.reverse() : expected,
			);
		});

		it("PROF-34 PROF-20 is refused what is missing, each field under its name", async () => {
			const required = section.fields.filter(({ isRequired }) => isRequired);
			expect(await add(maria, section, {})).toMatchObject({
				status: 422,
				body: {
					error: {
						code: "bad_input",
						fields: Object.fromEntries(
							required.map(({ name, label }) => [name, `${label} is required`]),
						),
					},
				},
			});
		});

		it("refuses a name of 10,000 characters and takes control characters out", async () => {
			const entry = entryOf(section, 4);
			const long = await add(maria, section, {
				...entry,
				[field]: "x".repeat(10_000),
			});
			expect(long).toMatchObject({
				status: 422,
				body: {
					error: { fields: { [field]: expect.stringContaining("at most") } },
				},
			});
			const odd = await add(maria, section, {
				...entry,
				[field]: "a\u0000b\u001b[1mc\ud800",
			});
			expect(entryIn(odd)[field]).toBe("ab[1mc\ufffd");
			await remove(maria, section, entryIn(odd).id);
		});

		it("sent twice at once makes one entry; another under its id is a conflict", async () => {
			const before = (await list(maria, section)).length;
			const twice = { id: randomUUID(), ...entryOf(section, 5) };
			const replies = await Promise.all(
				[1, 2, 3].map(() => maria.send("POST", path(section), twice)),
			);
			expect(new Set(replies.map(({ status }) => status))).toEqual(
				new Set([201]),
			);
			expect(await list(maria, section)).toHaveLength(before + 1);
			expect(
				await maria.send("POST", path(section), { ...twice, [field]: "Else" }),
			).toMatchObject({ status: 409, body: { error: { code: "conflict" } } });
			await remove(maria, section, twice.id);
		});

		it("changed in two windows keeps the first change and tells the second; the same change twice is one", async () => {
			const entry = entryIn(await add(maria, section, entryOf(section, 6)));
			const mine = { ...entry, [field]: "Mine" };
			expect(await change(maria, section, mine)).toMatchObject({
				status: 200,
				body: { entry: { version: 2 } },
			});
			expect(await change(maria, section, mine)).toMatchObject({
				status: 200,
				body: { entry: { version: 2 } },
			});
			const theirs = await change(maria, section, {
				...entry,
				[field]: "Theirs",
			});
			expect(theirs).toMatchObject({
				status: 409,
				body: {
					error: {
						code: "conflict",
						message:
							"This entry was changed in another window since you opened it.",
					},
				},
			});
			await remove(maria, section, entry.id);
			expect(await change(maria, section, mine)).toMatchObject({ status: 404 });
		});

		it("API-02 of somebody else is exactly what a missing one is", async () => {
			const entry = entryIn(await add(maria, section, entryOf(section, 7)));
			const missing = { ...entry, id: randomUUID() };
			expect(await change(other, section, entry)).toMatchObject({
				status: 404,
			});
			expect((await change(other, section, entry)).body).toEqual(
				(await change(other, section, missing)).body,
			);
			expect((await remove(other, section, entry.id)).body).toEqual(
				(await remove(other, section, "no-id")).body,
			);
			expect(await list(other, section)).toEqual([]);

			const own = await other.send("POST", path(section), {
				...entryOf(section, 8),
				id: entry.id,
			});
			expect(own.status).toBe(201);
			expect((await remove(other, section, entry.id)).status).toBe(200);
			expect(
				(await list(maria, section)).find(({ id }) => id === entry.id),
			).toEqual(entry);
			await remove(maria, section, entry.id);
		});

		it("takes nothing that is not a field: neither an owner nor a sign", async () => {
			const entry = entryIn(
				await add(maria, section, {
					...entryOf(section, 9),
					user_id: randomUUID(),
					version: 7,
					is_sample: true,
				}),
			);
			expect(entry).toMatchObject({ version: 1, is_sample: false });
			expect(entry).not.toHaveProperty("user_id");
			await remove(maria, section, entry.id);
		});

		it("PROF-19 PROF-35 refuses wrong links and dates in the wrong order", async () => {
			const { dates } = section;
			const wrong = Object.fromEntries([
				...section.fields
					.filter(({ kind }) => kind === "link")
					.map(({ name }) => [name, "javascript:alert(1)"]),
				...(dates ? [[dates.end, "1999"]] : []),
			]);
			const reply = await add(maria, section, {
				...entryOf(section, 3),
				...wrong,
			});
			if (Object.keys(wrong).length === 0) expect(reply.status).toBe(201);
			else {
				const { fields } = (reply.body as { error: { fields: Fields } }).error;
				expect(Object.keys(fields).sort()).toEqual(Object.keys(wrong).sort());
				if (dates) expect(fields[dates.end]).toBe(dates.message);
			}
		});
	},
);

it("a section takes no more than a career brings, and says so on the field", async () => {
	const visitor = await signUp(server, {
		firstName: "Piet",
		lastName: "Much",
		email: "piet@example.org",
	});
	const skills = Array.from({ length: 201 }, (_, nr) => ({
		skill_name: `Skill ${nr}`,
	}));
	const achievements = Array.from({ length: 51 }, (_, nr) => `Line ${nr}`);
	const job = { job_title: "Baker", company_name: "Corner", achievements };
	expect(
		await visitor.send("PUT", "/api/profile", {
			profile: { personal: {}, skills, work_experience: [job] },
		}),
	).toMatchObject({
		status: 422,
		body: {
			error: {
				fields: {
					"profile.skills": "Skills can have at most 200 entries",
					"profile.work_experience.0.achievements":
						"Achievements can have at most 50 lines",
				},
			},
		},
	});
	await visitor.send("PUT", "/api/profile", {
		profile: { personal: {}, skills: skills.slice(0, 198) },
	});
	const added = await Promise.all(
		skills.slice(0, 12).map(({ skill_name }) =>
			visitor.send("POST", "/api/profile/skills", {
				id: randomUUID(),
				skill_name: `${skill_name}, at once`,
			}),
		),
	);
	expect(added.filter(({ status }) => status === 201)).toHaveLength(2);
	expect(
		await visitor.send("POST", "/api/profile/skills", {
			id: randomUUID(),
			skill_name: "One more",
		}),
	).toMatchObject({
		status: 422,
		body: {
			error: {
				fields: {
					skill_name:
						"Skills can have at most 200 entries. Delete one to add another.",
				},
			},
		},
	});
});

describe("personal details", () => {
	const personal = async (visitor: Visitor) =>
		((await visitor.get("/api/profile/personal")).body as { personal: Stored })
			.personal;

	it("PROF-36 API-17 begin with the name and address of signing up and are saved as a whole", async () => {
		const before = await personal(other);
		expect(before).toMatchObject({
			first_name: "olga",
			email: "olga@example.org",
			version: 1,
			is_sample: false,
		});
		const saved = await other.send("PUT", "/api/profile/personal", {
			...before,
			email: "jobs@example.org",
			city: "  ",
			summary: "<i>Bakes</i>",
		});
		expect(saved).toMatchObject({
			status: 200,
			body: {
				personal: {
					email: "jobs@example.org",
					city: null,
					summary: "<i>Bakes</i>",
					version: 2,
				},
			},
		});
		expect((await other.get("/api/me")).body).toMatchObject({
			user: { email: "olga@example.org" },
		});
		expect(
			await other.send("PUT", "/api/profile/personal", {
				...before,
				city: "Ghent",
			}),
		).toMatchObject({ status: 409 });
	});

	it("PROF-12 PROF-13 PROF-14 PROF-16 PROF-17 PROF-18 PROF-19 PROF-20 are refused with every field's own message", async () => {
		const reply = await other.send("PUT", "/api/profile/personal", {
			version: 2,
			phone: "ring twice",
			linkedin_url: "javascript:alert(1)",
			website_url: "nowhere",
		});
		expect(reply).toMatchObject({
			status: 422,
			body: {
				error: {
					fields: {
						first_name: "First name is required",
						last_name: "Last name is required",
						email: "Email is required",
						phone: "Please enter a valid phone number",
						linkedin_url: "Please enter a valid LinkedIn URL",
						website_url: "Please enter a valid website URL",
					},
				},
			},
		});
	});
});

it("PROF-19 a whole profile with a link that leads elsewhere is refused with its place", async () => {
	const profile = {
		...maya,
		personal: { ...maya.personal, website_url: "javascript:alert(1)" },
		projects: [{ project_name: "A", project_url: "data:text/html,x" }],
	};
	expect(await maria.send("PUT", "/api/profile", { profile })).toMatchObject({
		status: 422,
		body: {
			error: {
				fields: {
					"profile.personal.website_url": "Please enter a valid website URL",
					"profile.projects.0.project_url": "Please enter a valid project URL",
				},
			},
		},
	});
});

it("a profile brought in whole keeps the ids of the entries that stay as they were", async () => {
	await maria.send("PUT", "/api/profile", { profile: maya });
	const idsOf = async () =>
		entriesIn(await maria.get("/api/profile/skills")).map(({ id }) => id);
	const before = await idsOf();
	const skills = [...maya.skills, { skill_name: "Zumba" }];
	await maria.send("PUT", "/api/profile", { profile: { ...maya, skills } });
	expect((await idsOf()).slice(0, before.length)).toEqual(before);
});

describe("a sample person", () => {
	let visitor: Visitor;
	beforeAll(async () => {
		visitor = await signUp(server, {
			firstName: "Ines",
			lastName: "Ferro",
			email: "ines@example.org",
		});
	});
	const whole = async () =>
		((await visitor.get("/api/profile")).body as { profile: Profile }).profile;
	const away = async (): Promise<unknown> => {
		const reply = await visitor.fetch("/api/profile/sample", {
			method: "DELETE",
		});
		return reply.json();
	};

	it("comes into an empty profile, clicked twice or not, and goes without a trace", async () => {
		const before = await whole();
		const replies = await Promise.all(
			[1, 2].map(() => visitor.send("PUT", "/api/profile/sample", {})),
		);
		for (const { status, body } of replies) {
			expect(status).toBe(200);
			expect(body).toMatchObject({
				personal: { first_name: "Robin", is_sample: true },
				sections: { skills: expect.arrayContaining([]) },
			});
		}
		const loaded = await whole();
		for (const { name } of listSections)
			expect(loaded[name]).toHaveLength(samplePerson[name].length);
		expect(await away()).toMatchObject({
			personal: { first_name: "Ines", is_sample: false },
		});
		expect(await whole()).toEqual(before);
	});

	it("leaves behind what the person wrote themselves", async () => {
		await visitor.send("PUT", "/api/profile/sample", {});
		const [first, second] = entriesIn(
			await visitor.get("/api/profile/work_experience"),
		);
		expect(first).toMatchObject({ is_sample: true });
		const changed = await visitor.send(
			"PUT",
			`/api/profile/work_experience/${first?.id}`,
			{ ...first, company_name: "My own firm" },
		);
		expect(entryIn(changed)).toMatchObject({ is_sample: false });
		await visitor.send("POST", "/api/profile/skills", {
			id: randomUUID(),
			skill_name: "My own skill",
		});
		const { personal } = (await visitor.get("/api/profile/personal")).body as {
			personal: Stored;
		};
		await visitor.send("PUT", "/api/profile/personal", {
			...personal,
			phone: "0123",
		});
		expect(second).toBeDefined();

		await away();
		expect(await whole()).toMatchObject({
			personal: { first_name: "Ines", phone: "0123", summary: null },
			work_experience: [{ company_name: "My own firm" }],
			skills: [{ skill_name: "My own skill" }],
			education: [],
		});
		expect(await visitor.send("PUT", "/api/profile/sample", {})).toMatchObject({
			status: 409,
			body: {
				error: { message: expect.stringContaining("empty profile") },
			},
		});
	});
});

describe("an export", () => {
	it.each(["json-resume", "attune"])(
		"as %s is a file that gives the same profile back",
		async (format) => {
			await maria.send("PUT", "/api/profile", { profile: samplePerson });
			const reply = await maria.fetch(`/api/profile/export?format=${format}`);
			expect(reply.headers.get("content-disposition")).toMatch(
				/^attachment; filename="Robin_Hale_(resume|attune)\.json"/,
			);
			const read = readJsonResume(await reply.text());
			const { profile } = (await maria.get("/api/profile")).body as {
				profile: Profile;
			};
			expect(read).toMatchObject({ ok: true, value: { profile, notes: [] } });
		},
	);

	it("in an unknown format is refused", async () => {
		expect((await maria.get("/api/profile/export?format=exe")).status).toBe(
			422,
		);
	});
});
