import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import * as profile from "../profile.ts";
import { listSections } from "./all-sections.ts";
import { hasPersonal, personal, personalSchema } from "./personal.ts";
import { entrySchema, type SectionDeclaration } from "./section.ts";

const today = () => "2026-11-20";
const stored = {
	work_experience: profile.WorkExperience,
	education: profile.Education,
	skills: profile.Skill,
	languages: profile.Language,
	projects: profile.Project,
	certifications: profile.Certification,
	software: profile.Software,
	publications: profile.Publication,
	volunteer: profile.Volunteer,
	awards: profile.Award,
	interests: profile.Interest,
	references: profile.Reference,
	statements: profile.Statement,
};

/** What a person must give for each section, and nothing else. */
const least: Record<SectionDeclaration["name"], Record<string, unknown>> = {
	work_experience: {
		job_title: "Baker",
		company_name: "Corner Bakery",
		start_date: "2021",
	},
	education: {
		institution_name: "Guild School",
		degree_type: "Diploma",
		field_of_study: "Baking",
		start_date: "2019-09",
	},
	skills: { skill_name: "Sourdough" },
	languages: { language_name: "Welsh" },
	projects: { project_name: "Night market" },
	certifications: {
		certification_name: "Food hygiene",
		issuing_organization: "City Council",
	},
	software: { software_name: "Excel" },
	publications: { publication_title: "Slow bread" },
	volunteer: {
		organization_name: "Food bank",
		role_title: "Driver",
		start_date: "2022",
	},
	awards: { award_name: "Baker of the year" },
	interests: { interest_name: "Rowing" },
	references: { reference_name: "Ada Lund" },
	statements: {
		kind: "licence",
		text: "Driving license, class B",
		stated_on: "2026-11-19",
	},
};

function messages(
	section: SectionDeclaration,
	entry: Record<string, unknown>,
): Record<string, string> {
	const read = entrySchema(section, today).safeParse(entry);
	return Object.fromEntries(
		(read.error?.issues ?? []).map(({ path, message }) => [
			path.join("."),
			message,
		]),
	);
}

const named = (name: SectionDeclaration["name"]) =>
	listSections.find((section) => section.name === name) as SectionDeclaration;
const read = (
	name: SectionDeclaration["name"],
	more: Record<string, unknown>,
) => entrySchema(named(name), today).parse({ ...least[name], ...more });
const refused = (
	name: SectionDeclaration["name"],
	more: Record<string, unknown>,
) => messages(named(name), { ...least[name], ...more });

describe.each(listSections.map((section) => [section.label, section] as const))(
	"%s",
	(_label, section) => {
		const { shape } = stored[section.name];

		it("has exactly the fields that are stored", () => {
			expect(section.fields.map(({ name }) => name).sort()).toEqual(
				Object.keys(shape).sort(),
			);
		});

		it("WORK-02 EDU-02 SKILL-03 LANG-03 PROJ-02 CERT-02 SOFT-01 PUB-01 VOL-01 PROF-34 asks for what is required, by its label, all at once", () => {
			const required = section.fields.filter(({ isRequired }) => isRequired);
			expect(required.map(({ name }) => name).sort()).toEqual(
				Object.keys(least[section.name]).sort(),
			);
			const expected = required.map(({ name, label }) => [
				name,
				`${label} is required`,
			]);
			expect(messages(section, {})).toEqual(Object.fromEntries(expected));
			const blank = required.map(({ name }) => [name, " \t "]);
			expect(messages(section, Object.fromEntries(blank))).toEqual(
				Object.fromEntries(expected),
			);
		});

		it("EDU-04 SOFT-04 PUB-03 VOL-03 PROF-20 gives null for optional text that is empty, and what is stored takes it", () => {
			const empty = Object.fromEntries(
				section.fields
					.filter(({ kind }) => kind !== "lines" && kind !== "tags")
					.map(({ name, kind }) => [name, kind === "tick" ? false : " "]),
			);
			const choices = section.fields.flatMap(({ name, kind }) =>
				kind === "choice" ? [[name, ""]] : [],
			);
			const entry = entrySchema(section, today).parse({
				...empty,
				...Object.fromEntries(choices),
				...least[section.name],
			}) as Record<string, unknown>;
			for (const { name, kind } of section.fields)
				if (!(name in least[section.name]))
					expect(entry[name]).toEqual(
						kind === "tick" ? false : /lines|tags/.test(kind) ? [] : null,
					);
			expect(stored[section.name].parse(entry)).toEqual(entry);
		});

		it("PROF-20 bounds every text and says so; what it takes, the table takes", () => {
			for (const { name, label, kind } of section.fields) {
				if (kind !== "text" && kind !== "prose") continue;
				const reported = messages(section, {
					...least[section.name],
					[name]: "x".repeat(10_000),
				})[name];
				const most = Number(reported?.match(/at most (\d+) characters/)?.[1]);
				expect(reported).toBe(`${label} can have at most ${most} characters`);
				const entry = { ...least[section.name], [name]: "x".repeat(most) };
				expect(messages(section, entry)).toEqual({});
				expect(stored[section.name].safeParse(entry).success).toBe(true);
				const more = { ...entry, [name]: "x".repeat(most + 1) };
				expect(stored[section.name].safeParse(more).success).toBe(false);
			}
		});

		it("takes nothing out of anything: any text comes back as text or is refused in words", () => {
			fc.assert(
				fc.property(
					fc.constantFrom(...section.fields.map(({ name }) => name)),
					fc.anything(),
					(name, value) => {
						const outcome = entrySchema(section, today).safeParse({
							...least[section.name],
							[name]: value,
						});
						if (outcome.success)
							expect(stored[section.name].safeParse(outcome.data).success).toBe(
								true,
							);
						else
							expect(outcome.error.issues[0]?.message).not.toMatch(/Invalid/);
					},
				),
				{ numRuns: 200 },
			);
		});
	},
);

test("text is trimmed, without what cannot be stored, and with its markup as text", () => {
	const entry = read("work_experience", {
		job_title: "  Night\u0000 \u0007baker\n ",
		company_name: "<b>Loaf & Sons</b>",
		description: " One\r\n<script>two()</script>\u0000 ",
	});
	expect(entry).toMatchObject({
		job_title: "Night baker",
		company_name: "<b>Loaf & Sons</b>",
		description: "One\n<script>two()</script>",
	});
});

test("WORK-04 EDU-09 blank achievements are dropped", () => {
	for (const name of ["work_experience", "education", "volunteer"] as const)
		expect(
			read(name, { achievements: ["  Won a prize ", "", " "] }),
		).toMatchObject({ achievements: ["Won a prize"] });
});

test("PROJ-03 PUB-02 VOL-02 what is added one by one is trimmed and never twice", () => {
	const twice = [" Flour ", "Flour", "flour", "", "Salt"];
	expect(read("projects", { technologies_used: twice })).toMatchObject({
		technologies_used: ["Flour", "Salt"],
	});
	expect(read("publications", { authors: twice })).toMatchObject({
		authors: ["Flour", "Salt"],
	});
	expect(read("volunteer", { achievements: twice })).toMatchObject({
		achievements: ["Flour", "Salt"],
	});
});

test.each([
	["3.85", 3.85],
	[3.85, 3.85],
	["3,9", 3.9],
	["0", 0],
	["4", 4],
	["", null],
	[null, null],
])("EDU-03 a GPA of %j is read as %j", (written, gpa) => {
	expect(read("education", { gpa: written })).toMatchObject({ gpa });
});

test.each(["4.01", "-0.01", "3.855", "good", Number.NaN, "1e9"])(
	"EDU-03 a GPA of %j is refused",
	(gpa) => {
		expect(refused("education", { gpa })).toEqual({
			gpa: "GPA is a number from 0 to 4, with at most two decimals",
		});
	},
);

test("SKILL-02 SKILL-04 LANG-02 LANG-03 SOFT-02 SOFT-03 a level is one of the listed, or none", () => {
	const levels = [
		["skills", "skill_level", "Beginner Intermediate Advanced Expert"],
		[
			"languages",
			"proficiency_level",
			"Basic Conversational Proficient Fluent Native",
		],
		["software", "proficiency_level", "Basic Intermediate Advanced Expert"],
	] as const;
	for (const [name, field, words] of levels) {
		const options = words.split(" ");
		expect(
			named(name).fields.find((each) => each.name === field)?.options,
		).toEqual(options);
		for (const level of options)
			expect(read(name, { [field]: level })).toMatchObject({ [field]: level });
		expect(read(name, { [field]: "" })).toMatchObject({ [field]: null });
		expect(Object.keys(refused(name, { [field]: "Godlike" }))).toEqual([field]);
	}
});

describe("dates", () => {
	test.each([
		["2021", "2021"],
		["2021-09", "2021-09"],
		["Sep 2021", "2021-09"],
		["4 Sep 2021", "2021-09-04"],
		["29 Feb 2024", "2024-02-29"],
	])("%s is kept as %s", (written, kept) => {
		expect(read("work_experience", { start_date: written })).toMatchObject({
			start_date: kept,
		});
	});

	test.each([
		"soon",
		"31 Feb 2021",
		"2023-02-29",
		"03/04/2021",
		"present",
		"21",
	])("%s is asked for again", (start_date) => {
		expect(refused("work_experience", { start_date }).start_date).toMatch(
			/^Enter a date such as/,
		);
	});

	const period = {
		start: "start_date",
		end: "end_date",
		message: "End date cannot be before start date",
	};
	test.each([
		{ name: "work_experience", ...period },
		{ name: "education", ...period },
		{ name: "projects", ...period },
		{ name: "volunteer", ...period },
		{
			name: "certifications",
			start: "issue_date",
			end: "expiry_date",
			message: "Expiry date cannot be before issue date",
		},
	] as const)(
		"PROF-35 $name: an end before its beginning is refused, one that may be later is not",
		({ name, start, end, message }) => {
			const of = (from: string, to: string) =>
				refused(name, { [start]: from, [end]: to });
			expect(of("2021-09", "2021-08")).toEqual({ [end]: message });
			expect(of("2021-09-04", "2020")).toEqual({ [end]: message });
			expect(of("2021-09", "2021")).toEqual({});
			expect(of("2021", "2021-01")).toEqual({});
		},
	);

	test("PROF-35 PROF-11 a wrong order is told together with what else is wrong", () => {
		expect(
			messages(named("work_experience"), {
				start_date: "2021",
				end_date: "2019",
			}),
		).toEqual({
			job_title: "Job title is required",
			company_name: "Company is required",
			end_date: "End date cannot be before start date",
		});
	});

	test.each([
		["work_experience", "is_current"],
		["education", "is_current"],
		["projects", "is_ongoing"],
		["volunteer", "is_current"],
	] as const)(
		"WORK-06 EDU-05 PROJ-04 %s: what goes on has no end",
		(name, current) => {
			const entry = read(name, {
				start_date: "2021",
				end_date: "2019",
				[current]: true,
			});
			expect(entry).toMatchObject({ end_date: null, [current]: true });
		},
	);

	test("a day to come is refused where it would claim what has not happened", () => {
		expect(refused("certifications", { issue_date: "2026-11-21" })).toEqual({
			issue_date: "Issue date cannot be in the future",
		});
		expect(refused("certifications", { issue_date: "2026" })).toEqual({});
		expect(refused("certifications", { expiry_date: "2030" })).toEqual({});
		expect(refused("education", { end_date: "2028-06" })).toEqual({});
		expect(refused("work_experience", { start_date: "2027-01" })).toEqual({});
		expect(
			refused("work_experience", { start_date: "2027-01", is_current: true }),
		).toEqual({ start_date: "A future start date can't be current" });
	});
});

test("PROF-19 only addresses of the web are taken, everywhere", () => {
	const links = [
		["projects", "project_url", "project"],
		["projects", "github_url", "GitHub"],
		["certifications", "credential_url", "credential"],
		["publications", "publication_url", "publication"],
	] as const;
	for (const [name, field, word] of links) {
		for (const bad of [
			"javascript:alert(1)",
			"JavaScript:alert(1)",
			"data:text/html,x",
			"ftp://example.org",
			"example.org",
			"https://",
			"https://a b",
			"https://me@example.org",
		])
			expect(refused(name, { [field]: bad })).toEqual({
				[field]: `Please enter a valid ${word} URL`,
			});
		expect(
			read(name, { [field]: " https://example.org/a?b#c " }),
		).toMatchObject({ [field]: "https://example.org/a?b#c" });
	}
});

describe("personal details", () => {
	const person = {
		first_name: "Ada",
		last_name: "Lund",
		email: "ada@example.org",
	};
	const reported = (more: Record<string, unknown>) =>
		Object.fromEntries(
			(
				personalSchema.safeParse({ ...person, ...more }).error?.issues ?? []
			).map(({ path, message }) => [path.join("."), message]),
		);

	it("PROF-07 has exactly the fields that are stored", () => {
		expect(personal.fields.map(({ name }) => name).sort()).toEqual(
			Object.keys(profile.Personal.shape).sort(),
		);
	});

	test.each([
		["PROF-12", { first_name: " " }, "First name is required"],
		["PROF-13", { last_name: "" }, "Last name is required"],
		["PROF-14", { email: "" }, "Email is required"],
		["PROF-15", { email: "ada@" }, "Please enter a valid email address"],
		["PROF-16", { phone: "call me" }, "Please enter a valid phone number"],
		[
			"PROF-17",
			{ linkedin_url: "not a url" },
			"Please enter a valid LinkedIn URL",
		],
		["PROF-18", { website_url: "nowhere" }, "Please enter a valid website URL"],
		[
			"PROF-19",
			{ website_url: "javascript:alert(1)" },
			"Please enter a valid website URL",
		],
		[
			"PROF-20",
			{ first_name: "x".repeat(10_000) },
			"First name can have at most 100 characters",
		],
	])("%s %j", (_row, wrong, message) => {
		expect(reported(wrong)).toEqual({
			[String(Object.keys(wrong)[0])]: message,
		});
	});

	it("PROF-11 tells everything that is wrong at once", () => {
		expect(
			Object.keys(reported({ first_name: "", email: "x", phone: "?" })),
		).toEqual(["first_name", "email", "phone"]);
	});

	it("PROF-16 PROF-20 keeps what is right, trimmed, and null where nothing stands", () => {
		expect(
			personalSchema.parse({
				...person,
				phone: " +1 (503) 555-0142 ",
				city: "",
			}),
		).toMatchObject({ phone: "+1 (503) 555-0142", city: null, summary: null });
		expect(
			reported({ linkedin_url: "https://www.linkedin.com/in/ada" }),
		).toEqual({});
	});

	it("PROF-05 counts as filled with a first name, last name, email or summary", () => {
		const nobody = profile.Personal.parse({});
		expect(hasPersonal({ ...nobody, phone: "1", city: "York" })).toBe(false);
		for (const name of ["first_name", "last_name", "email", "summary"])
			expect(hasPersonal({ ...nobody, [name]: "x" })).toBe(true);
	});
});
