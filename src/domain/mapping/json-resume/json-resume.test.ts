import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { anyProfile, anyText } from "../../../../test/any-profile.ts";
import { maya } from "../../../../test/people.ts";
import { emptyEntry } from "../../profile/fields/field.ts";
import { personalFields } from "../../profile/fields/personal.ts";
import { Profile } from "../../profile/profile.ts";
import { spokenLevel } from "../../profile/spoken-level.ts";
import { readJsonResume } from "./read-json-resume.ts";
import { toJsonResume } from "./write-json-resume.ts";

function read(resume: unknown) {
	const outcome = readJsonResume(JSON.stringify(resume));
	if (!outcome.ok) throw new Error(outcome.problems[0]?.message);
	return outcome.value;
}

function refusal(text: string): string {
	const outcome = readJsonResume(text);
	return outcome.ok ? "read" : (outcome.problems[0]?.message ?? "");
}

const ana = { basics: { name: "Ana Lima" } };

describe("what a JSON Resume says arrives in the profile", () => {
	test("person, place and links", () => {
		const { profile } = read({
			basics: {
				name: "Ana Lima",
				label: "Welder",
				email: "ana@example.org",
				url: "ana.example.org",
				summary: "Welds ships.",
				location: {
					address: "1 Quay\nPorto",
					postalCode: 4000,
					city: "Porto",
					region: "Norte",
					countryCode: "PT",
				},
				profiles: [{ network: "LinkedIn", username: "ana-lima" }],
			},
		});
		expect(profile.personal).toEqual({
			...emptyEntry(personalFields),
			first_name: "Ana",
			last_name: "Lima",
			headline: "Welder",
			email: "ana@example.org",
			phone: null,
			address: "1 Quay, Porto",
			city: "Porto",
			state: "Norte",
			zip_code: "4000",
			country: "PT",
			linkedin_url: "https://www.linkedin.com/in/ana-lima",
			website_url: "https://ana.example.org",
			summary: "Welds ships.",
		});
	});

	test.each([
		[{ network: "GitHub", username: "ana" }, "https://github.com/ana"],
		[{ network: "GitLab", username: "ana" }, "https://gitlab.com/ana"],
		[
			{ network: "Behance", url: "https://www.behance.net/ana" },
			"https://www.behance.net/ana",
		],
		[{ url: "https://dribbble.com/ana" }, "https://dribbble.com/ana"],
		[
			{ network: "ORCID", username: "0000-0002-1825-0097" },
			"https://orcid.org/0000-0002-1825-0097",
		],
		[{ network: "Instagram", username: "ana" }, null],
	])(
		"where no website is, a page that shows work takes its place: %j",
		(account, website) => {
			const { profile } = read({
				basics: { name: "Ana Lima", profiles: [account] },
			});
			expect(profile.personal.website_url).toBe(website);
		},
	);

	test("the older field names and the newer ones are the same job", () => {
		const older = {
			company: "Dock 5",
			position: "Welder",
			website: "https://d.example",
			startDate: "2019-05",
			endDate: "2020",
		};
		const newer = {
			name: "Dock 5",
			position: "Welder",
			url: "https://d.example",
			startDate: "2019-05",
			endDate: "2020",
		};
		expect(read({ ...ana, work: [older] }).profile).toEqual(
			read({ ...ana, work: [newer] }).profile,
		);
	});

	test("a job without an end goes on, one with an unreadable end does not", () => {
		const { profile, notes } = read({
			...ana,
			work: [
				{ name: "Dock 5", position: "Welder", startDate: "2021" },
				{
					name: "Dock 4",
					position: "Helper",
					startDate: "2019",
					endDate: "some day",
				},
			],
		});
		expect(profile.work_experience.map((job) => job.is_current)).toEqual([
			true,
			false,
		]);
		expect(notes).toContainEqual(
			expect.objectContaining({
				where: "work.1.endDate",
				message: "“some day” couldn't be read as a date",
			}),
		);
	});

	test("a date that says that a certificate is over stays with its name", () => {
		const { profile } = read({
			...ana,
			certificates: [
				{ name: "Crane license", date: "expired 2016" },
				{ name: "First aid", date: "2024-05" },
				{ name: "Rigging", date: `expired ${"a while ago ".repeat(40)}` },
			],
		});
		expect(
			profile.certifications.map((one) => [
				one.certification_name,
				one.issue_date,
			]),
		).toEqual([
			["Crane license (expired 2016)", null],
			["First aid", "2024-05"],
			// More than a name holds.
			["Rigging", null],
		]);
	});

	test("dates in words are kept as far as they go", () => {
		const { profile, notes } = read({
			...ana,
			work: [
				{ name: "Dock 5", position: "Welder", dateText: "May 2023 - Present" },
				{ name: "Dock 4", position: "Helper", dateText: "Summer 2022" },
			],
		});
		expect(
			profile.work_experience.map((job) => [
				job.start_date,
				job.end_date,
				job.is_current,
			]),
		).toEqual([
			["2023-05", null, true],
			["2022", "2022", false],
		]);
		expect(notes.map((note) => note.message)).toEqual([
			"“Summer 2022” was kept as 2022",
		]);
	});

	test("every keyword of a group is a skill with the group's name and level", () => {
		const { profile } = read({
			...ana,
			skills: [
				{ name: "Welding", level: "Master", keywords: ["TIG", "MIG", "tig"] },
				"First aid",
				{ name: "Rigging" },
			],
		});
		expect(profile.skills).toEqual([
			{ skill_name: "TIG", skill_level: "Expert", category: "Welding" },
			{ skill_name: "MIG", skill_level: "Expert", category: "Welding" },
			{ skill_name: "First aid", skill_level: null, category: null },
			{ skill_name: "Rigging", skill_level: null, category: null },
		]);
	});

	test("prose among the skills is left out, and said so", () => {
		const prose =
			"I have steered many committees and can calm all angry neighbors, as my work for the port shows every day";
		const { profile, notes } = read({
			...ana,
			skills: [
				{ name: "People", keywords: [prose] },
				{ name: "Office", keywords: "Word, Excel" },
			],
		});
		expect(profile.skills.map((skill) => skill.skill_name)).toEqual([
			"People",
			"Word",
			"Excel",
		]);
		expect(notes[0]?.where).toBe("skills.0.keywords");
	});

	test.each([
		["Native speaker", "Native"],
		["Native or Bilingual Proficiency", "Native"],
		["Full Professional Proficiency", "Proficient"],
		["fluent in speech", "Fluent"],
		["Professional working proficiency", "Proficient"],
		["Limited Working Proficiency", "Conversational"],
		["Elementary proficiency", "Basic"],
		["B2", "Conversational"],
		["C1", "Proficient"],
		["Muttersprache", "Native"],
		["a bit", null],
	])("a language at the level “%s” is %s", (fluency, level) => {
		const { profile } = read({
			...ana,
			languages: [{ language: "Dutch", fluency }],
		});
		expect(profile.languages[0]?.proficiency_level).toBe(level);
		expect(profile.languages[0] && spokenLevel(profile.languages[0])).toBe(
			fluency,
		);
	});

	test.each([
		["3.8", 3.8, []],
		["3.9/4.0", 3.9, []],
		[4, 4, []],
		["8.5/10", null, ["8.5/10"]],
		["magna cum laude", null, ["magna cum laude"]],
		["1,7", null, []],
	])("the grade %s", (score, gpa, achievements) => {
		const { profile } = read({
			...ana,
			education: [{ institution: "Porto School", score }],
		});
		expect(profile.education[0]).toMatchObject({ gpa, achievements });
	});

	test("courses become one line of the degree", () => {
		const { profile } = read({
			...ana,
			education: [{ institution: "Porto School", courses: ["Steel", "Gas"] }],
		});
		expect(profile.education[0]?.achievements).toEqual(["Steel, Gas"]);
	});

	test("awards, interests and references are sections of their own", () => {
		const { profile, notes } = read({
			...ana,
			awards: [
				{ title: "Safest hand", awarder: "Dock 5", date: "2020-02" },
				"City medal",
			],
			interests: [{ name: "Rowing", keywords: ["Eights"] }, "Choir"],
			references: [{ name: "Rui Costa", reference: "<p>Never late.</p>" }],
		});
		expect(profile.awards).toMatchObject([
			{
				award_name: "Safest hand",
				awarding_organization: "Dock 5",
				award_date: "2020-02",
			},
			{ award_name: "City medal" },
		]);
		expect(profile.interests).toEqual([
			{ interest_name: "Rowing", keywords: ["Eights"] },
			{ interest_name: "Choir", keywords: [] },
		]);
		expect(profile.references).toMatchObject([
			{ reference_name: "Rui Costa", reference_text: "Never late." },
		]);
		expect(notes).toEqual([]);
	});

	test("what has no place is named", () => {
		const { notes } = read({
			...ana,
			patents: [{ name: "A valve" }],
			work: [{ name: "Dock 5", mood: "good" }],
		});
		expect(notes.map((note) => note.where)).toEqual(["work.mood", "patents"]);
	});

	test("entries come newest first when all of them have dates", () => {
		const { profile } = read({
			...ana,
			work: [
				{ name: "A", startDate: "2011", endDate: "2012" },
				{ name: "B", startDate: "2015", endDate: "2018-04" },
				{ name: "C", startDate: "2018-05" },
			],
		});
		expect(profile.work_experience.map((job) => job.company_name)).toEqual([
			"C",
			"B",
			"A",
		]);
	});
});

describe("surprising files are read as far as they go", () => {
	test("links that run code never come in", () => {
		const { profile, notes } = read({
			basics: { name: "Ana Lima", url: "javascript:alert(1)" },
			projects: [{ name: "Boat", url: "data:text/html,x" }],
			meta: { "x-attune": 1 },
		});
		expect([
			profile.personal.website_url,
			profile.projects[0]?.project_url,
		]).toEqual([null, null]);
		expect(notes.map((note) => note.where)).toEqual(
			expect.arrayContaining(["basics.url", "projects.0.url"]),
		);
	});

	test("markup goes, the words stay", () => {
		const { profile } = read({
			...ana,
			work: [
				{
					name: "Dock &amp; <Sons>",
					position: "**Welder**",
					summary: "<p>Welds <b>hulls</b>.</p><p>Pipes too.</p>",
					highlights: "• One\n• Two",
				},
			],
		});
		expect(profile.work_experience[0]).toMatchObject({
			company_name: "Dock & <Sons>",
			job_title: "Welder",
			description: "Welds hulls.\nPipes too.",
			achievements: ["One", "Two"],
		});
	});

	test("a text too long is cut and noted", () => {
		const { profile, notes } = read({
			basics: { name: "Ana Lima", label: "w".repeat(250) },
		});
		expect(profile.personal.headline).toHaveLength(200);
		expect(notes[0]?.message).toBe(
			"This text has 250 characters; the first 200 were kept",
		);
	});

	test("nothing, lists of nothing and wrong types do no harm", () => {
		const { profile } = read({
			basics: {
				name: "Ana Lima",
				email: 7,
				location: null,
				profiles: [null, 3],
			},
			work: [null, 4, { name: null, highlights: [null, 2] }],
			skills: { Welding: ["TIG"] },
			education: null,
			languages: "Dutch",
		});
		expect(Profile.parse(profile)).toEqual(profile);
		expect(profile.skills[0]?.skill_name).toBe("TIG");
		expect(profile.languages[0]?.language_name).toBe("Dutch");
	});

	test("characters that no database keeps are taken out", () => {
		const { profile } = read({ basics: { name: "Ana\u0000 Li\ud800ma" } });
		expect(profile.personal.last_name).toBe("Li\ufffdma");
	});
});

describe("what is no resume is refused in words", () => {
	test.each([
		["The file is empty", ""],
		["The file is not valid JSON: line 1, column 3", "{ oops"],
		[
			"The file is JSON but not a resume: it holds “name”, none of basics, work, education or skills",
			'{"name": "left-pad"}',
		],
		[
			"The file is JSON but not a resume: it is not an object, none of basics, work, education or skills",
			"[1, 2]",
		],
		[
			"The file has the headings of a resume but no name and no entry",
			'{"basics": null, "work": []}',
		],
		["This is a PDF or Word file, not JSON", "%PDF-1.7"],
		["The file is larger than 5 MB", " ".repeat(5 * 1024 * 1024 + 1)],
	])("%s", (message, text) => {
		expect(refusal(text)).toBe(message);
	});
});

describe("a file that keeps to the standard", () => {
	test.each([
		["has no section a profile keeps", { meta: { version: "v1.0.0" } }],
		["says nothing", { basics: {}, work: [] }],
		["says less than an entry needs", { work: [{ startDate: "2020-01" }] }],
	])("is taken although it %s, and told", (_, resume) => {
		const { profile, notes } = read(resume);
		expect(profile.work_experience).toEqual([]);
		expect(notes.map(({ message }) => message)).toContain(
			"The file is a valid JSON Resume, but nothing in it belongs in a profile",
		);
	});

	test("and one that does not is refused with what is against it", () => {
		const outcome = readJsonResume('{"work": [{"highlights": [null]}]}');
		expect(outcome).toMatchObject({
			ok: false,
			problems: [{}, { where: "work.0.highlights.0" }],
		});
	});
});

describe("an export read again is the same profile", () => {
	test("Maya's", () => {
		expect(read(toJsonResume(maya))).toEqual({ profile: maya, notes: [] });
	});

	test("a stored profile is read as it is", () => {
		expect(read({ profile: maya }).profile).toEqual(maya);
	});

	test("any profile's", () => {
		fc.assert(
			fc.property(anyProfile(anyText), (profile) => {
				expect(read(toJsonResume(profile)).profile).toEqual(profile);
			}),
			{ numRuns: 300 },
		);
	});
});

test("any JSON is read or refused, and what is read is a valid profile", () => {
	const key = fc.constantFrom(
		..."basics work education skills languages projects certificates awards interests references volunteer publications name company position url startDate endDate highlights keywords summary location profiles level score courses dateText x-current meta".split(
			" ",
		),
	);
	const { value } = fc.letrec((tie) => ({
		value: fc.oneof(
			{ maxDepth: 5 },
			fc.constantFrom(
				null,
				true,
				"",
				"2018",
				"x\u0000<b>y</b>",
				"Present",
				"javascript:1",
			),
			fc.string(),
			fc.double(),
			fc.array(tie("value"), { maxLength: 4 }),
			fc.dictionary(key, tie("value"), { maxKeys: 8 }),
		),
	}));
	fc.assert(
		fc.property(fc.dictionary(key, value, { maxKeys: 12 }), (resume) => {
			const outcome = readJsonResume(JSON.stringify(resume));
			if (outcome.ok)
				expect(Profile.parse(outcome.value.profile)).toEqual(
					outcome.value.profile,
				);
			else expect(outcome.problems[0]?.hint).not.toBe("");
		}),
		{ numRuns: 500 },
	);
});
