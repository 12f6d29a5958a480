import { describe, expect, test } from "vitest";
import { plainTextLines } from "./lines/text-lines.ts";
import { readResume } from "./read-resume.ts";

const read = (text: string) => readResume(plainTextLines(text));
const jobs = (text: string) =>
	read(`Ada Quill\nada@example.org\n\nEXPERIENCE\n\n${text}`).profile
		.work_experience;

describe("the person", () => {
	test("name, headline, address and links are found wherever they stand", () => {
		const { profile, unread } = read(`CURRICULUM VITAE
Dr. Ada Quill, PhD
Weaver and Dyer
12 Mill Lane, Leeds, United Kingdom • +44 113 496 0133 • ada.quill@example.org
linkedin.com/in/ada-quill | github.com/adaquill | https://quill.example.org

SUMMARY
Weaves by hand.`);
		expect(profile.personal).toMatchObject({
			first_name: "Dr. Ada",
			last_name: "Quill, PhD",
			headline: "Weaver and Dyer",
			address: "12 Mill Lane",
			city: "Leeds",
			country: "United Kingdom",
			phone: "+44 113 496 0133",
			linkedin_url: "https://linkedin.com/in/ada-quill",
			website_url: "https://quill.example.org",
			summary: "Weaves by hand.",
		});
		expect(unread).not.toContain("Dr.");
	});

	test.each([
		["Leicester, UK", { city: "Leicester", country: "UK" }],
		["Bedford, UK", { city: "Bedford", country: "UK" }],
		["Bad Gastein, Austria", { city: "Bad Gastein", country: "Austria" }],
		["10 Downing St, London", { address: "10 Downing St", city: "London" }],
		["Am Ring 5, 50667 Köln", { address: "Am Ring 5", city: "Köln" }],
		[
			"Kerkstraat 12, 1017 GC Amsterdam",
			{ address: "Kerkstraat 12", zip_code: "1017 GC", city: "Amsterdam" },
		],
	])("a town that ends as a road does is a town: %s", (place, where) => {
		const { personal } = read(
			`Ada Quill\n${place} | ada@example.org\n\nEXPERIENCE\n\nWeaver, Aire Mill, 2015 – 2019`,
		).profile;
		expect(personal).toMatchObject({ address: null, ...where });
	});

	test("a large name may be set in small letters", () => {
		const lines = plainTextLines(`ada quill
hello@loom.example

experience

Weaver, Aire Mill Ltd, 2015 – 2019
- Wove 40 yards a day`);
		for (const run of lines[0]?.runs ?? []) run.size *= 4;
		expect(readResume(lines).profile.personal).toMatchObject({
			first_name: "ada",
			last_name: "quill",
		});
	});

	test.each(["Lebenslauf", "Curriculum Vitae", "CV"])(
		"%s may stand on the line of the name",
		(title) => {
			const { profile } = read(`${title} Jonas Feldkamp
jonas.feldkamp@example.org`);
			expect(profile.personal).toMatchObject({
				first_name: "Jonas",
				last_name: "Feldkamp",
			});
		},
	);

	test("what somebody is may follow the name in smaller letters", () => {
		const lines = plainTextLines("Ada Quill Weaver\nhello@loom.example");
		const [run] = lines[0]?.runs ?? [];
		if (run)
			lines[0]?.runs.splice(
				0,
				1,
				{ ...run, text: "Ada Quill", size: 2 },
				{ ...run, text: "Weaver", size: 1.5, gap: "space" },
			);
		expect(readResume(lines).profile.personal).toMatchObject({
			first_name: "Ada",
			last_name: "Quill",
		});
	});

	test("a German head with labels", () => {
		const { profile, language } = read(`Lebenslauf

Name: Jonas Feldkamp
Anschrift: Gartenstraße 7, 33602 Bielefeld
Telefon: +49 521 555 0171
E-Mail: jonas.feldkamp@example.org

Berufserfahrung
seit 04.2019	Bäckergeselle, Backhaus Feldkamp GmbH, Bielefeld
	- Leitung der Nachtschicht und der Ausbildung von zwei Lehrlingen
`);
		expect(profile.personal).toMatchObject({
			first_name: "Jonas",
			last_name: "Feldkamp",
			address: "Gartenstraße 7",
			zip_code: "33602",
			city: "Bielefeld",
		});
		expect(profile.work_experience).toMatchObject([
			{
				job_title: "Bäckergeselle",
				company_name: "Backhaus Feldkamp GmbH",
				location: "Bielefeld",
				start_date: "2019-04",
				is_current: true,
			},
		]);
		expect(language).toBe("de");
	});
});

describe("the head of a job", () => {
	test.each([
		["title and company by a comma", "Weaver, Aire Mill Ltd (2015 - 2019)"],
		["title at company", "Weaver at Aire Mill Ltd\n2015 - 2019"],
		["company first, by a dash", "Aire Mill Ltd – Weaver\n2015 – 2019"],
		[
			"company and title under each other",
			"Aire Mill Ltd\nWeaver\n2015 to 2019",
		],
		["dates in front", "2015 - 2019: Weaver | Aire Mill Ltd"],
		[
			"with a kind of employment",
			"Weaver | Aire Mill Ltd | Full-time | 2015-2019",
		],
		[
			"with a place",
			"Weaver | Aire Mill Ltd | Leeds, United Kingdom | 2015 – 2019",
		],
	])("%s", (_, head) => {
		// The title of the second tells the order where words do not.
		expect(jobs(`${head}\n- Wove 40 yards a day\n`)).toMatchObject([
			{
				job_title: "Weaver",
				company_name: "Aire Mill Ltd",
				start_date: "2015",
				end_date: "2019",
				achievements: ["Wove 40 yards a day"],
			},
		]);
	});

	test("several positions at one company share its name, marked as doubtful", () => {
		const { profile, sources } = read(`Ada Quill

EXPERIENCE

Aire Mill Ltd, Leeds
Master Weaver
2019 - Present
- Leads the weaving hall

Apprentice Weaver
2015 - 2019
- Learned the trade
`);
		expect(profile.work_experience).toMatchObject([
			{ job_title: "Master Weaver", company_name: "Aire Mill Ltd" },
			{ job_title: "Apprentice Weaver", company_name: "Aire Mill Ltd" },
		]);
		expect(
			sources.find(
				({ path }) => path.join(".") === "work_experience.1.company_name",
			),
		).toMatchObject({
			doubtful: true,
			why: "The organization is with the entry above",
		});
	});

	test("words that tell nothing are taken in the order of the others, and marked", () => {
		const { sources } = read(`Ada Quill

EXPERIENCE

Loomwright | Hollins
2015 - 2019
- Built looms
`);
		const title = sources.find(({ path }) => path.at(-1) === "job_title");
		expect(title).toMatchObject({
			quote: "Loomwright | Hollins",
			doubtful: true,
		});
	});
});

describe("other sections", () => {
	test("education with degree, field, school and grade", () => {
		const { profile } = read(`Ada Quill

EDUCATION

BSc in Textile Design, University of Aire, 2012 - 2015
GPA: 3.8/4.0
- Thesis on natural dyes

Abitur, Gymnasium am Markt, 2011
`);
		expect(profile.education).toMatchObject([
			{
				degree_type: "BSc",
				field_of_study: "Textile Design",
				institution_name: "University of Aire",
				start_date: "2012",
				end_date: "2015",
				gpa: 3.8,
			},
			{
				degree_type: "Abitur",
				institution_name: "Gymnasium am Markt",
				end_date: "2011",
			},
		]);
	});

	test("skills in groups, lists and levels; languages among them go to the languages", () => {
		const { profile } = read(`Ada Quill

SKILLS
Weaving: Jacquard, Dobby (hand and power), Tapestry
Excel (advanced)
Languages: English (native), Welsh – B2
`);
		expect(profile.skills).toEqual([
			{ skill_name: "Jacquard", skill_level: null, category: "Weaving" },
			{
				skill_name: "Dobby (hand and power)",
				skill_level: null,
				category: "Weaving",
			},
			{ skill_name: "Tapestry", skill_level: null, category: "Weaving" },
			{ skill_name: "Excel", skill_level: "Advanced", category: null },
		]);
		expect(profile.languages).toMatchObject([
			{ language_name: "English", proficiency_level: "Native" },
			{ language_name: "Welsh", level_as_written: "B2" },
		]);
	});

	test("certificates with issuer and dates", () => {
		const { profile } = read(`Ada Quill

CERTIFICATIONS
- Master Weaver, Guild of Weavers, May 2019
- First Aid – Red Cross (valid until 06/2026)
- Forklift Licence, Credential ID: FL-778
`);
		expect(profile.certifications).toMatchObject([
			{
				certification_name: "Master Weaver",
				issuing_organization: "Guild of Weavers",
				issue_date: "2019-05",
			},
			{
				certification_name: "First Aid",
				issuing_organization: "Red Cross",
				expiry_date: "2026-06",
			},
			{ certification_name: "Forklift Licence", credential_id: "FL-778" },
		]);
	});

	test("projects with technologies and links, volunteering, publications", () => {
		const { profile } = read(`Ada Quill

PROJECTS

Loom Clock (2021)
https://github.com/adaquill/loom-clock
Shows how long a cloth will take.
Technologies: Python, Kivy
- Used by three mills

VOLUNTEERING

Weaving Teacher, Aire Youth Club
2018 - Present

PUBLICATIONS
- Quill, A. (2020). Dyes of the Dales. Journal of Natural Colour.
`);
		expect(profile.projects).toMatchObject([
			{
				project_name: "Loom Clock",
				github_url: "https://github.com/adaquill/loom-clock",
				technologies_used: ["Python", "Kivy"],
				achievements: ["Used by three mills"],
				end_date: "2021",
			},
		]);
		expect(profile.volunteer).toMatchObject([
			{
				role_title: "Weaving Teacher",
				organization_name: "Aire Youth Club",
				is_current: true,
			},
		]);
		expect(profile.publications).toMatchObject([
			{
				publication_title: "Dyes of the Dales",
				publisher: "Journal of Natural Colour",
				publication_date: "2020",
			},
		]);
	});

	test("awards and interests are read, and what is told in sentences waits for a place", () => {
		const { profile, unread, sources } = read(`Ada Quill

SKILLS
Weaving

AWARDS
- Golden Shuttle, Guild of Weavers, 2019
- Led a team of nine weavers that won over two new clients in Leeds

HOBBIES AND INTERESTS
Rowing, chess and night walks
Music: viola, choir
In summer I walk from one end of the island to the other with friends.`);
		expect(profile.awards).toMatchObject([
			{
				award_name: "Golden Shuttle",
				awarding_organization: "Guild of Weavers",
				award_date: "2019",
			},
		]);
		expect(profile.interests).toMatchObject([
			{ interest_name: "Rowing" },
			{ interest_name: "chess" },
			{ interest_name: "night walks" },
			{ interest_name: "Music", keywords: ["viola", "choir"] },
		]);
		expect(unread.map((line) => line.split(" ")[0])).toEqual(["Led", "In"]);
		const ofInterest = sources.find(({ path }) => path[0] === "interests");
		expect(ofInterest?.quote).toBe("Rowing, chess and night walks");
	});

	test("what has no place is told with its heading", () => {
		const { unread, notes } = read(
			"Ada Quill\n\nSKILLS\nWeaving\n\nMEMBERSHIPS\n- Guild of Weavers\n\nREFERENCES\nOn request",
		);
		expect(unread).toEqual(["On request", "MEMBERSHIPS", "Guild of Weavers"]);
		expect(notes.map(({ where }) => where)).toEqual(["MEMBERSHIPS"]);
	});
});

describe("entries as people write them", () => {
	test("a company and its place after a gap are no place of three parts", () => {
		expect(
			jobs("Weaver\tAire Works, Salem, OR\tJan 2015 - May 2019\n- Wove cloth"),
		).toMatchObject([
			{
				company_name: "Aire Works",
				location: "Salem, OR",
				job_title: "Weaver",
			},
		]);
	});

	test("a town nobody knows stands where the other entries have theirs", () => {
		expect(
			jobs(`Aire Mill Ltd
Weaver, Leeds
2015 - 2019
- Wove cloth

Calder Works
Dyer, Mytholmroyd
2011 - 2015
- Dyed wool`),
		).toMatchObject([
			{ job_title: "Weaver", location: "Leeds" },
			{ job_title: "Dyer", location: "Mytholmroyd" },
		]);
	});

	test("a place that is asked for is one", () => {
		expect(
			jobs(
				"Weaver\nAire Mill Ltd\nCity: Mytholmroyd\n2015 - 2019\n- Wove cloth",
			),
		).toMatchObject([
			{ company_name: "Aire Mill Ltd", location: "Mytholmroyd" },
		]);
	});

	test("who works for nobody is self-employed", () => {
		expect(
			jobs("Weaver, Self-employed\n2015 - 2019\n- Wove cloth"),
		).toMatchObject([{ job_title: "Weaver", company_name: "Self-employed" }]);
	});

	test("an employer of two names keeps both", () => {
		expect(
			jobs("Weaver\nMill Union / Aire Works Ltd\n2015 - 2019\n- Wove cloth"),
		).toMatchObject([{ company_name: "Mill Union / Aire Works Ltd" }]);
	});

	test("a university at a place is no employer of its own", () => {
		const { profile } = read(
			"Ada Quill\n\nEDUCATION\nBA in Textile Design, The University of Texas at Austin, 2014",
		);
		expect(profile.education).toMatchObject([
			{ institution_name: "The University of Texas at Austin" },
		]);
	});

	test("a second school name belongs to the first", () => {
		const { profile } = read(
			"Ada Quill\n\nEDUCATION\nBA in Textile Design, University of Leeds, School of Design, 2014",
		);
		expect(profile.education).toMatchObject([
			{ institution_name: "University of Leeds, School of Design" },
		]);
	});

	test("a title may tell of years itself", () => {
		const { profile } = read(
			"Ada Quill\n\nPUBLICATIONS\n**Mills of the Aire, 1954–1979**\nTextile History, 2016",
		);
		expect(profile.publications).toMatchObject([
			{
				publication_title: "Mills of the Aire, 1954–1979",
				publication_date: "2016",
			},
		]);
	});

	test("a licence with a number keeps its kind", () => {
		const { profile } = read(
			"Ada Quill\n\nCERTIFICATIONS\n- Dyer License No. 6217, City of Leeds, 2018",
		);
		expect(profile.certifications).toMatchObject([
			{ certification_name: "Dyer License", credential_id: "6217" },
		]);
	});

	test("skills are parted by any of the usual marks", () => {
		const skills = (text: string) =>
			read(`Ada Quill\n\nSKILLS\n${text}`).profile.skills.map(
				({ skill_name }) => skill_name,
			);
		expect(skills("Weaving ◆ Dyeing ◆ TCP / IP")).toEqual([
			"Weaving",
			"Dyeing",
			"TCP / IP",
		]);
		expect(skills("Weaving / Dyeing / Spinning")).toHaveLength(3);
	});

	test("Europass asks about each language in a table, which is no language", () => {
		const { profile } = read(`Ada Quill

LANGUAGE SKILLS
MOTHER TONGUE(S): English
OTHER LANGUAGE(S):
UNDERSTANDING	SPEAKING	WRITING
Listening	Reading	Spoken production	Spoken interaction
WELSH	C1	C1	B2	B2	B2
Levels: A1 and A2: Basic user; B1 and B2: Independent user`);
		expect(profile.languages).toMatchObject([
			{ language_name: "English", proficiency_level: "Native" },
			{ language_name: "WELSH", level_as_written: "C1" },
		]);
		expect(profile.languages).toHaveLength(2);
	});

	test("letters set apart are words: as headings they open sections", () => {
		const { profile } = read(
			"Ada Quill\n\nE M P LOY M E N T  H I S T O RY\nWeaver, Aire Mill Ltd\n2015 - 2019\n- Wove cloth\n\nS K I L L S\nWeaving, Dyeing",
		);
		expect(profile.work_experience).toHaveLength(1);
		expect(profile.skills).toHaveLength(2);
	});
});

describe("headings in eleven languages", () => {
	test.each([
		["en", "Work Experience", "Skills"],
		["de", "Berufserfahrung", "Kenntnisse"],
		["fr", "Expérience professionnelle", "Compétences"],
		["es", "Experiencia laboral", "Aptitudes"],
		["it", "Esperienza lavorativa", "Competenze"],
		["pt", "Experiência profissional", "Competências"],
		["nl", "Werkervaring", "Vaardigheden"],
		["da", "Erhvervserfaring", "Kompetencer"],
		["no", "Arbeidserfaring", "Ferdigheter"],
		["sv", "Arbetslivserfarenhet", "Kompetenser"],
		["zh", "工作经历", "专业技能"],
	])("%s", (_, work, skills) => {
		const { profile } = read(
			`Ada Quill\n\n${work}\n\nWeaver | Aire Mill Ltd\n2015 - 2019\n- Wove cloth\n\n${skills}\nWeaving, Dyeing`,
		);
		expect(profile.work_experience).toHaveLength(1);
		expect(profile.skills).toHaveLength(2);
	});
});

describe("headings in the person's own words", () => {
	const OWN = `Ada Quill
ada@example.org

WHERE MY DAYS WENT
Weaver, Aire Mill Ltd, 2015 - 2019
- Wove cloth

WHERE I SAT AND LISTENED
BSc Textile Design, University of Leeds, 2012 - 2015

WHAT MY HANDS CAN DO
Weaving, Dyeing, Spinning

WHAT I SPEAK
English, Welsh (fluent)`;

	test("open sections by their form, and what stands below says which", () => {
		const { profile, unread } = read(OWN);
		expect(profile.work_experience).toMatchObject([
			{ job_title: "Weaver", company_name: "Aire Mill Ltd" },
		]);
		expect(profile.education).toMatchObject([
			{ institution_name: "University of Leeds" },
		]);
		expect(profile.skills).toHaveLength(3);
		expect(profile.languages).toHaveLength(2);
		expect(unread).toEqual([]);
	});

	test("dashes of any length are bullets, and headings may stand apart by space alone", () => {
		const { profile } = read(
			"Ada Quill\nada@example.org\n\n\nWhere my days went\nNurse, Aire Valley Hospital, 2015 - 2019\n— Led the ward\n— Trained two nurses\n\n\nWhat I can do well\nTriage, Phlebotomy, Charting\n\n\nWhat I speak\nEnglish, Welsh (fluent)",
		);
		expect(profile.work_experience[0]?.achievements).toHaveLength(2);
		expect(profile.skills).toHaveLength(3);
		expect(profile.languages).toHaveLength(2);
	});

	test("training is school where nothing else is", () => {
		const { profile } = read(
			"Ada Quill\nada@example.org\n\nEXPERIENCE\nNurse, Aire Valley Hospital, 2015 - 2019\n- Led the ward\n\nTRAINING\nBSc Nursing, University of Leeds, 2012 - 2015\n\nSKILLS\nTriage – Phlebotomy – Charting",
		);
		expect(profile.education).toHaveLength(1);
		expect(profile.certifications).toEqual([]);
		expect(profile.skills).toHaveLength(3);
	});

	test("names of employers in the same look open none", () => {
		const { profile } = read(
			"Ada Quill\nada@example.org\n\nEXPERIENCE\n\nAIRE VALLEY HOSPITAL\nNurse\n2015 - 2019\n- Wove cloth\n\nCALDER BANK\nAccountant\n2012 - 2015\n- Dyed cloth\n\nSKILLS\nWeaving, Dyeing",
		);
		expect(
			profile.work_experience.map(({ company_name }) => company_name),
		).toEqual(["AIRE VALLEY HOSPITAL", "CALDER BANK"]);
	});
});

describe("entries that a list holds", () => {
	const LISTED = `Ada Quill
ada@example.org

EXPERIENCE

* Aire Valley Hospital, Leeds
  Nurse (March 2015 to June 2019)
    - Led the ward
    - Trained two nurses
* Calder Bank, York
  Accountant (May 2012 to February 2015)
    - Closed the books in 2013

EDUCATION

* 2009-2012: BSc Nursing, University of Leeds
* 2007-2009: A-levels, Calder College

SKILLS

* Triage
* Charting`;

	test("are entries, and the lists within them what was done", () => {
		const { profile, unread } = read(LISTED);
		expect(profile.work_experience).toMatchObject([
			{
				job_title: "Nurse",
				company_name: "Aire Valley Hospital",
				start_date: "2015-03",
				achievements: ["Led the ward", "Trained two nurses"],
			},
			{
				company_name: "Calder Bank",
				achievements: ["Closed the books in 2013"],
			},
		]);
		expect(profile.education).toHaveLength(2);
		expect(profile.skills).toHaveLength(2);
		expect(unread).toEqual([]);
	});

	test("dated bullets below a dated head tell what was done", () => {
		const [job, ...others] = jobs(
			"Nurse, Aire Valley Hospital, 2015 - 2019\n- 2015 - 2017: led the ward\n- 2017 - 2019: trained nurses",
		);
		expect(job?.achievements).toHaveLength(2);
		expect(others).toEqual([]);
	});
});

describe("words that greet and words that parted nothing", () => {
	test.each([
		"Hi, I’m Ada Quill",
		"Hello! My name is Ada Quill.",
		"Hallo, ich bin Ada Quill",
		"Hola, soy Ada Quill",
		"Hej! Jag heter Ada Quill",
		"Bonjour, je m’appelle Ada Quill",
	])("%s: the name is what follows", (greeting) => {
		const { personal } = read(
			`${greeting}\nada@example.org\n\nWhere I’ve worked\nWeaver, Aire Mill Ltd, 2015 - 2019`,
		).profile;
		expect([personal.first_name, personal.last_name]).toEqual(["Ada", "Quill"]);
	});

	test("a section of the person's own is parted where known words stand in it", () => {
		const { profile, unread } = read(
			"Ada Quill\nada@example.org\n\nEXPERIENCE\nNurse, Aire Valley Hospital, 2015 - 2019\n- Led the ward\n\nEDUCATION\nBSc Nursing, University of Leeds, 2012 - 2015\n\nWHAT COMES WITH ME\nTrade\tTriage, Charting, Phlebotomy\nLanguages\nEnglish (native), Welsh (fluent)\nHobbies\nRowing, choir",
		);
		expect(profile.skills).toHaveLength(3);
		expect(profile.languages).toHaveLength(2);
		expect(profile.interests).toHaveLength(2);
		expect(unread).toEqual([]);
	});
});

describe("what stands where few put it", () => {
	const HEAD = "Ada Quill\nada@example.org\n\nEXPERIENCE\n";

	test("the text about oneself may stand last, where the top has none", () => {
		const { profile, unread } = read(
			`${HEAD}Nurse, Aire Valley Hospital, 2015 - 2019\n- Led the ward\n\nEDUCATION\nBSc Nursing, University of Leeds, 2012 - 2015\n\nWHO THIS IS\nI look after people who had nobody to ask, and I write down what helps them.`,
		);
		expect(profile.personal.summary).toMatch(/^I look after/);
		expect(unread).toEqual([]);
	});

	test("a phone number beside the mail address is read under any heading", () => {
		const { profile } = read(
			"Ada Quill\n\nEXPERIENCE\nNurse, Aire Valley Hospital, 2015 - 2019\n- Led the ward\n\nSKILLS\nTriage, Charting\n\nWRITE TO ME\nada@example.org\n0113 496 0133\nMill Lane and its garden",
		);
		expect(profile.personal.phone).toBe("0113 496 0133");
	});

	test("months and years with a slash, in brackets", () => {
		const { profile } = read(
			`${HEAD}Calder Bank @ York [Jun/2015 - Sep/2019]\n> Accountant\n- Closed the books`,
		);
		expect(profile.work_experience).toMatchObject([
			{
				job_title: "Accountant",
				company_name: "Calder Bank",
				start_date: "2015-06",
				end_date: "2019-09",
			},
		]);
	});

	test("a town stands where the other entries have theirs, whatever mark is before it", () => {
		const { profile, unread } = read(
			`${HEAD}Aire Mill Ltd, 2015 - 2019\nWeaver · Leeds\n- Wove cloth\n\nCalder Works Ltd, 2012 - 2015\nEngineer · Todmorley\n- Mended looms`,
		);
		expect(profile.work_experience.map(({ location }) => location)).toEqual([
			"Leeds",
			"Todmorley",
		]);
		expect(unread).toEqual([]);
	});

	test("two capitals within a headline are no state", () => {
		const headline = (line: string) =>
			read(`Ada Quill\n${line}\nada@example.org`).profile.personal.headline;
		expect(headline("Senior UX Researcher")).toBe("Senior UX Researcher");
		expect(headline("Salem OR, United States")).toBeNull();
	});

	test("a town in brackets is no title, however little it is known", () => {
		const { profile } = read(
			`${HEAD}Calder Bank | (Todmorley)\nAllround mender\n2015 - 2019\n- Mended nets`,
		);
		expect(profile.work_experience).toMatchObject([
			{ job_title: "Allround mender", company_name: "Calder Bank" },
		]);
	});
});

describe("headings and labels in other dress", () => {
	const WORK = "Aire Mill Ltd, 2015 - 2019\nWeaver\n- Wove cloth\n\n";

	test("sections may be counted", () => {
		const { profile, unread } = read(
			`Curriculum vitae of Ada Quill\nada@example.org\n\n1. Experience\n${WORK}2. Education\nBSc Textile Design, University of Leeds, 2012 - 2015\n\n3. Skills\nWeaving, Dyeing\n\n4. Languages\nEnglish, Welsh`,
		);
		expect(profile.personal).toMatchObject({
			first_name: "Ada",
			last_name: "Quill",
		});
		expect(profile.work_experience).toHaveLength(1);
		expect(profile.education).toHaveLength(1);
		expect(profile.skills).toHaveLength(2);
		expect(profile.languages).toHaveLength(2);
		expect(unread).toEqual([]);
	});

	test("a label before the time may open every entry, and capitals before a list open a section", () => {
		const { profile } = read(
			"Ada Quill\nada@example.org\n\nEXPERIENCE\n\nTime: 2015 - 2019\nHouse: Aire Mill Ltd\nPost: Weaver\n- Wove cloth\n\nTime: 2012 - 2015\nHouse: Calder Works Ltd\nPost: Engineer\n- Mended looms\n\nSKILLS: Weaving, Dyeing, Spinning\n\nLANGUAGES: English, Welsh",
		);
		expect(profile.work_experience).toMatchObject([
			{ job_title: "Weaver", company_name: "Aire Mill Ltd" },
			{ job_title: "Engineer", company_name: "Calder Works Ltd" },
		]);
		expect(profile.skills).toHaveLength(3);
		expect(profile.languages).toHaveLength(2);
	});

	test("schools in a row are education, though a degree sounds like a job", () => {
		const { profile } = read(
			`Ada Quill\nada@example.org\n\nEXPERIENCE\n${WORK}WHERE I SAT\nCalder College, 2012 - 2014\nTextile Engineer\n\nAire High School, 2010 - 2012\nDiploma\n\nSKILLS\nWeaving, Dyeing`,
		);
		expect(profile.work_experience).toHaveLength(1);
		expect(
			profile.education.map(({ institution_name }) => institution_name),
		).toEqual(["Calder College", "Aire High School"]);
	});

	test("behind a degree that has its field stands the school, known or not", () => {
		const { profile } = read(
			`Ada Quill\nada@example.org\n\nEXPERIENCE\n${WORK}EDUCATION\n2012 - 2015: BSc Textile Design, Calderstones\n2009 - 2012: BSc, Botany`,
		);
		expect(profile.education).toMatchObject([
			{ institution_name: "Calderstones", field_of_study: "Textile Design" },
			{ institution_name: "", field_of_study: "Botany" },
		]);
	});
});

describe("what somebody works with", () => {
	const sections = `SKILLS
Ventilation, Sepsis care

TOOLS
Epic, Infusion pumps

SOFTWARE
Excel`;

	test("under “Tools” is a group of skills, and under “Software” is software", () => {
		const { profile } = read(`Ada Quill\nada@example.org\n\n${sections}`);
		expect(
			profile.skills.map(({ skill_name, category }) => [skill_name, category]),
		).toEqual([
			["Ventilation", null],
			["Sepsis care", null],
			["Epic", "TOOLS"],
			["Infusion pumps", "TOOLS"],
		]);
		expect(profile.software.map(({ software_name }) => software_name)).toEqual([
			"Excel",
		]);
	});
});

test("headings may be counted without a point", () => {
	const { profile } = read(`Ada Quill
ada@example.org

1 EXPERIENCE

Weaver, Loom Ltd, 2019 – 2021
- Wove 40 yards a week

2 EDUCATION

BA in Textiles, University of Leeds, 2016 – 2019`);
	expect(profile.work_experience).toHaveLength(1);
	expect(profile.education).toHaveLength(1);
});

test("where no word tells a school from a degree, they stand as in the other entries", () => {
	const { profile } = read(`Ada Quill
ada@example.org

EDUCATION

2014 - 2016
Loom Card
Aire and Calder
2011 - 2014
BA in Textiles
University of Leeds`);
	expect(profile.education).toMatchObject([
		{ institution_name: "Aire and Calder", field_of_study: "Loom Card" },
		{ institution_name: "University of Leeds", field_of_study: "Textiles" },
	]);
});

describe("a resume by skills", () => {
	const { profile, unread } = read(`Ada Quill
ada@example.org

KEY SKILLS

Leading people
- Line manager to nine weavers and a pool of casual hands
- Taught four apprentices through their first year at the loom

CAREER SUMMARY

Master Weaver, Aire Mill Ltd, Leeds	04/2019 to date
Weaver, Calder Looms Ltd, Halifax	09/2014 to 03/2019
Apprentice Weaver, Calder Looms Ltd, Halifax	09/2011 to 08/2014

EDUCATION

BSc Textile Design, University of Leeds	2008 to 2011

IT SKILLS

Canva • Excel • Pointcarré`);

	test("lists its jobs a line each below a word for a summary", () => {
		expect(profile.personal.summary).toBeNull();
		expect(profile.work_experience).toMatchObject([
			{
				job_title: "Master Weaver",
				company_name: "Aire Mill Ltd",
				location: "Leeds",
				start_date: "2019-04",
				is_current: true,
			},
			{ job_title: "Weaver", end_date: "2019-03" },
			{ job_title: "Apprentice Weaver", start_date: "2011-09" },
		]);
	});

	test("names its skills, and what was done waits for a place", () => {
		expect(profile.skills.map(({ skill_name }) => skill_name)).toEqual([
			"Leading people",
			"Canva",
			"Excel",
			"Pointcarré",
		]);
		expect(profile.skills[1]?.category).not.toBe("Leading people");
		expect(unread).toEqual([
			"Line manager to nine weavers and a pool of casual hands",
			"Taught four apprentices through their first year at the loom",
		]);
	});
});

describe("heads set alike", () => {
	test("one word that titles have as well does not turn what the others say", () => {
		const read = jobs(`Senior Process Engineer
Aire Fastening Systems
2021 – Present
- Cut scrap by half

Process Engineer
Calder Polymers Ltd
2017 – 2021
- Ran trials

Summer Engineering Placement
Keighley Instruments
2016
- Built gauges
`);
		expect(read.map(({ company_name }) => company_name)).toEqual([
			"Aire Fastening Systems",
			"Calder Polymers Ltd",
			"Keighley Instruments",
		]);
	});

	test("a town, its region and its country are one place", () => {
		expect(
			jobs(`Aire Mill Ltd
Weaver
2015 – 2019
Leeds, West Yorkshire, United Kingdom
- Wove 40 yards a day
`),
		).toMatchObject([
			{
				job_title: "Weaver",
				company_name: "Aire Mill Ltd",
				location: expect.stringMatching(/^Leeds,.*United Kingdom$/),
			},
		]);
	});

	test("a town between an employer and a title stands there in the other entries too", () => {
		expect(
			jobs(`2019 – 2021	Aire Mill Ltd, Ingleford – Weaver
2015 – 2019	Calder Looms, Halifax, United Kingdom – Dyer
2011 – 2015	Ribble Cloth, Otterby – Spinner`).map(({ location }) => location),
		).toEqual(["Ingleford", "Halifax, United Kingdom", "Otterby"]);
	});
});

test("below “Speaking” may stand languages", () => {
	const { profile } = read(
		"Ada Quill\n\nEXPERIENCE\n\nWeaver, Aire Mill Ltd, 2015 – 2019\n- Wove\n\nSPEAKING\n\nWelsh (native), English (fluent)",
	);
	expect(profile.languages.map(({ language_name }) => language_name)).toEqual([
		"Welsh",
		"English",
	]);
});

describe("what is no skill", () => {
	test("how somebody is reached, below a heading of their own", () => {
		const { profile, unread } = read(`Ada Quill

EXPERIENCE

Weaver, Aire Mill Ltd, 2015 – 2019
- Wove 40 yards a day

EDUCATION

BSc Textile Design, University of Leeds, 2011 – 2015

SAY HELLO

41 years, driving licence
12 Mill Lane
Leeds, United Kingdom
+44 113 496 0133
ada.quill@example.org`);
		expect(profile.skills).toEqual([]);
		expect(profile.personal).toMatchObject({
			email: "ada.quill@example.org",
			phone: "+44 113 496 0133",
		});
		expect(unread.join()).toContain("41 years");
	});

	test("what is sent along", () => {
		const { profile, unread } = read(`Jonas Feldkamp
jonas.feldkamp@example.org

BERUFSERFAHRUNG

Bäcker, Backhaus Feldkamp GmbH, 2015 – 2019
- Nachtschicht geleitet

AUSBILDUNG

Bäckerlehre, Berufskolleg Senne, 2012 – 2015

SPRACHEN

Deutsch, Englisch

DABEI

Lebenslauf
Zeugnisse
Gesellenbrief`);
		expect(profile.skills).toEqual([]);
		expect(unread).toEqual(expect.arrayContaining(["Zeugnisse"]));
	});
});

test("an issuer in brackets keeps both of them where its year is taken out", () => {
	const { profile } = read(`Ada Quill

EXPERIENCE

Weaver, Aire Mill Ltd, 2015 – 2019
- Wove

EDUCATION

BSc Textile Design, University of Leeds, 2011 – 2015

CERTIFICATIONS

Certified Weaver (Guild of Looms, 2018)
Dyeing Level 2 (TWG, 2020)`);
	expect(
		profile.certifications.map(
			({ certification_name, issuing_organization }) => [
				certification_name,
				issuing_organization,
			],
		),
	).toEqual([
		["Certified Weaver", "Guild of Looms"],
		["Dyeing Level 2 (TWG)", null],
	]);
});

describe("plain text, however it is set", () => {
	const JOBS = [
		{
			...{ job_title: "Weaver", company_name: "Aire Mill Ltd" },
			...{ start_date: "2019-03", is_current: true },
			achievements: ["Wove cloth for 12 shops", "Trained two apprentices"],
		},
		{
			...{ job_title: "Spinner", company_name: "Calder Yarns Ltd" },
			achievements: ["Kept six frames running"],
		},
	];

	test.each([
		[
			"in answers below each other",
			`Name      : Dara Quill
E-mail    : dara@quill.example

Experience
~~~~~~~~~~
Period    : 03-2019 to present
Post      : Weaver
For whom  : Aire Mill Ltd
What      : - Wove cloth for 12 shops
            - Trained two apprentices

Period    : 01-2015 to 02-2019
Post      : Spinner
For whom  : Calder Yarns Ltd
What      : - Kept six frames running

Languages
~~~~~~~~~
English   : native`,
		],
		[
			"in answers beside what is asked",
			`Dara Quill
dara@quill.example

[Experience]
Post: Weaver
For whom: Aire Mill Ltd
When: 03/2019 - present
+ Wove cloth for 12 shops
+ Trained two apprentices

Post: Spinner
For whom: Calder Yarns Ltd
When: 01/2015 - 02/2019
+ Kept six frames running`,
		],
		[
			"in lists that are counted",
			`Dara Quill
dara@quill.example

II. EXPERIENCE

1.- Weaver, Aire Mill Ltd (March 2019 to present)
    a) Wove cloth for 12 shops
    b) Trained two apprentices

2.- Spinner, Calder Yarns Ltd (January 2015 to February 2019)
    a) Kept six frames running

III. LANGUAGES
English`,
		],
	])("%s", (_, text) => {
		const { profile } = readResume(plainTextLines(text));
		expect(profile.personal).toMatchObject({ last_name: "Quill" });
		expect(profile.work_experience).toMatchObject(JOBS);
	});
});

test("entries set alike have one order, though an employer may sound like a title", () => {
	const entries = jobs(`### Ashby Hospital (Leeds)
**Payroll clerk**, 01/2021 - 12/2023

- Paid 1,150 people a month

### Hendry & Stark Accountants (Bradford)
**Member of the payroll**, 09/2016 - 12/2020

- Paid the staff of sixty shops

### Ranfield (York)
**Temp**, 02/2015 - 08/2016

- Found packers for three warehouses`);
	expect(
		entries.map(({ company_name, job_title }) => [company_name, job_title]),
	).toEqual([
		["Ashby Hospital", "Payroll clerk"],
		["Hendry & Stark Accountants", "Member of the payroll"],
		["Ranfield", "Temp"],
	]);
});

test("a word for “at” within the name of a school parts nothing", () => {
	const { profile } = read(
		"Ada Quill\n\nAUSBILDUNG\n2003 - 2011  Abitur, Gymnasium bei St. Anna",
	);
	expect(profile.education).toMatchObject([
		{ institution_name: "Gymnasium bei St. Anna", degree_type: "Abitur" },
	]);
});

describe("a resume in a mail", () => {
	const resume = `Ada Quill
Weaver and Dyer

EXPERIENCE
Weaver, Aire Mill Ltd, 2015 - 2019
- Wove 40 yards a day`;

	test("begins with the name; the sender and a number of the signature stay", () => {
		const { profile, unread } = read(`From: Ada Quill <ada@quill.example>
To: jobs@mill.example
Subject: My resume
Date: Mon, 3 Feb 2025 09:12:44 +0100

Dear Ms Hale,

as we said on the phone, you find it below.

Kind regards
Ada Quill
+44 113 496 0133

${resume}`);
		expect(profile.personal).toMatchObject({
			...{ first_name: "Ada", last_name: "Quill", headline: "Weaver and Dyer" },
			...{ email: "ada@quill.example", phone: "+44 113 496 0133" },
			summary: null,
		});
		expect(unread).toEqual([]);
	});

	test("that names nobody below its head is read whole", () => {
		const { profile } = read(`From: Ada Quill <ada@quill.example>
To: jobs@mill.example
Subject: My resume

EXPERIENCE
Weaver, Aire Mill Ltd, 2015 - 2019`);
		expect(profile.personal).toMatchObject({
			first_name: "Ada",
			email: "ada@quill.example",
		});
		expect(profile.work_experience).toHaveLength(1);
	});
});

describe("Markdown", () => {
	test("breaks within a cell part the lines of an entry", () => {
		const { profile } = read(`# Ada Quill

## Experience

|   |   |
|---|---|
| 05/2018 - 12/2023 | **Overseer**<br>Aire Mill Ltd, Leeds<br>• Led a team of ten |`);
		expect(profile.work_experience).toMatchObject([
			{
				...{ job_title: "Overseer", company_name: "Aire Mill Ltd" },
				...{ location: "Leeds", achievements: ["Led a team of ten"] },
			},
		]);
	});

	test("the values above the text name the person, and tags say nothing", () => {
		const { profile, unread } = read(`---
name: Ada Quill
title: "Weaver and Dyer"
email: ada@quill.example
layout: page
---

<div align="center">Weaves by hand, and teaches it to whoever wants to learn it.</div>`);
		expect(profile.personal).toMatchObject({
			...{ first_name: "Ada", last_name: "Quill" },
			...{ headline: "Weaver and Dyer", email: "ada@quill.example" },
			summary: "Weaves by hand, and teaches it to whoever wants to learn it.",
		});
		expect(unread).toEqual([]);
	});

	test("a quoted paragraph is one, and items may all have the number one", () => {
		const { profile } = read(`# Ada Quill

> Weaves by hand, and teaches it
> to whoever wants to learn it.

## Certificates

1. First aid
1. Forklift licence`);
		expect(profile.personal.summary).toBe(
			"Weaves by hand, and teaches it to whoever wants to learn it.",
		);
		expect(
			profile.certifications.map(
				({ certification_name }) => certification_name,
			),
		).toEqual(["First aid", "Forklift licence"]);
	});

	test("below sections, a level that names employers and groups of skills opens none", () => {
		const { profile } = read(`# Experience

## Aire Mill, Leeds

### Overseer
2019-03 / 2023-05

- Led a team of ten

## Calder Works, Halifax

### Weaver
2015-09 / 2019-02

- Wove 40 yards a day

# Skills

## Tools

- Looms
- Shuttles

## Craft

- Dyeing`);
		expect(profile.work_experience).toMatchObject([
			{ company_name: "Aire Mill", job_title: "Overseer" },
			{ company_name: "Calder Works", job_title: "Weaver" },
		]);
	});
});

describe("a name", () => {
	const nameIn = (text: string) => {
		const { first_name, last_name } = read(text).profile.personal;
		return `${first_name} ${last_name}`;
	};

	test("may be asked for by its halves in either order", () => {
		expect(
			nameIn(
				"Europass\n\nAchternaam / Voornaam:\tAda Quill\nTelefoon:\t06-41550276",
			),
		).toBe("Ada Quill");
	});

	test("ends at a dash before what somebody is", () => {
		expect(nameIn("Ada Quill-Marsh — Weaver\nada@quill.example")).toBe(
			"Ada Quill-Marsh",
		);
	});
});

test("“in” stands before the employer in every entry where it does in one", () => {
	const entries = jobs(`**Montador de telares en Hilados Aire S.A.**
Bilbao, 03/2018 - 05/2023
- Wove 40 yards a day

**Montador en Tejidos Calder**
Madrid, 09/2014 - 02/2018
- Dyed 30 tons of wool`);
	expect(entries).toMatchObject([
		{
			...{ job_title: "Montador de telares", location: "Bilbao" },
			company_name: "Hilados Aire S.A.",
		},
		{
			...{ job_title: "Montador", location: "Madrid" },
			company_name: "Tejidos Calder",
		},
	]);
});

test("two letters behind a town are its state", () => {
	expect(
		jobs("Weaver, Aire Mill, São Paulo, SP, 2019 - 2023\n- Wove cloth"),
	).toMatchObject([
		{
			...{ job_title: "Weaver", company_name: "Aire Mill" },
			location: "São Paulo, SP",
		},
	]);
});

test("a town in brackets behind a school is no part of its name", () => {
	const { profile } = read(
		"Ada Quill\n\nEDUCATION\n2003 - 2011  BA, Ashby College (Nether Poppleton)",
	);
	expect(profile.education).toMatchObject([
		{ institution_name: "Ashby College", location: "Nether Poppleton" },
	]);
});

test("“other” below skills lists further skills", () => {
	const { profile } = read(`Ada Quill

SKILLS
- Looms
- Dyeing
- Spinning

OTHER
- First aid
- Forklift
- Spreadsheets`);
	expect(profile.skills.map(({ skill_name }) => skill_name)).toContain(
		"Forklift",
	);
});

test("entries that all say “volunteer” are no jobs, whatever stands above them", () => {
	const { profile } = read(`# Ada Quill

## Experience
Weaver, Aire Mill Ltd, 2015 - 2019
- Wove 40 yards a day

## Giving back
Volunteer Visitor, Ashby Hospice, 2016 - 2018
- Visited residents every second weekend`);
	expect(profile.work_experience).toHaveLength(1);
	expect(profile.volunteer).toMatchObject([
		{ organization_name: "Ashby Hospice" },
	]);
});

test("titles of jobs in the look of headings open no sections, whatever they are called", () => {
	const { profile } = read(`# Ada Quill

ada@quill.example

## Experience

### Zzwelker
Aire Mill, Leeds
02/2019 - 05/2023
- Wove 40 yards a day

### Quonder
Calder Works, Halifax
05/2014 - 01/2019
- Dyed 30 tons of wool

### Hasp
Melex, York
09/2012 - 04/2014
- Put axles in

## Languages

English
native
Latin
reading knowledge`);
	expect(profile.work_experience.map(({ job_title }) => job_title)).toEqual([
		"Zzwelker",
		"Quonder",
		"Hasp",
	]);
});

test("a study that no word tells stays beside its school, and the town behind it is a town", () => {
	const { profile } = read(`Ada Quill

EDUCATION
2011 - 2013
**Dyeing and finishing**
Ashby College, Nethersby`);
	expect(profile.education).toMatchObject([
		{
			...{ institution_name: "Ashby College", location: "Nethersby" },
			field_of_study: "Dyeing and finishing",
		},
	]);
});

describe("outlines of other programs", () => {
	test("in Org, stars are headings and settings name the person", () => {
		const { profile, unread } = read(`#+TITLE: Ada Quill
#+EMAIL: ada@quill.example
#+STARTUP: overview

Weaver and Dyer, Leeds

* Experience
** Overseer, Aire Mill, Lda
   06/2019 - 05/2023, Leeds
   - Led a team of ten
   - Wrote the rota
** Weaver, Calder Works
   10/2015 - 05/2019, Halifax
   - Wove 40 yards a day
* Skills
  - Tools :: Looms, Shuttles
  - Craft :: Dyeing, Carding`);
		expect(profile.personal).toMatchObject({
			...{ first_name: "Ada", last_name: "Quill" },
			email: "ada@quill.example",
		});
		expect(profile.work_experience).toMatchObject([
			{ job_title: "Overseer", company_name: "Aire Mill, Lda" },
			{ job_title: "Weaver", company_name: "Calder Works" },
		]);
		expect(profile.skills).toMatchObject([
			{ skill_name: "Looms", category: "Tools" },
			{ skill_name: "Shuttles", category: "Tools" },
			{ skill_name: "Dyeing", category: "Craft" },
			{ skill_name: "Carding", category: "Craft" },
		]);
		expect(unread).toEqual([]);
	});

	test("for Pandoc, the name stands behind a percent sign", () => {
		const { profile } = read(`% Ada Quill
% Weaver and Dyer

Leeds | ada@quill.example`);
		expect(profile.personal).toMatchObject({
			...{ first_name: "Ada", last_name: "Quill" },
			headline: "Weaver and Dyer",
		});
	});
});

test("a wiki's headings and looks are read as those of Markdown", () => {
	const { profile } = read(`= Ada Quill =
''Weaver and Dyer''

ada@quill.example

== Experience ==

=== Overseer ===
'''Aire Mill''', Leeds, 06/2019 - 05/2023
* Led a team of ten`);
	expect(profile.personal).toMatchObject({
		...{ first_name: "Ada", last_name: "Quill" },
		headline: "Weaver and Dyer",
	});
	expect(profile.work_experience).toMatchObject([
		{ job_title: "Overseer", company_name: "Aire Mill", location: "Leeds" },
	]);
});

test("below an employer and its town nobody knows, a name beside the dates is the title", () => {
	expect(
		jobs(`Zelkmoor, Nethersby
Quonder, July 2015 - December 2018
- Checked the wine of 440 hectares

Domane Works, Overby
Hasper, February 2015 - June 2015
- Worked nights`),
	).toMatchObject([
		{ location: "Nethersby", start_date: "2015-07" },
		{ location: "Overby", start_date: "2015-02" },
	]);
});

test("underlined schools open entries, however much space parts them from their degrees", () => {
	const { profile } = read(`Ada Quill

Education
---------

North Street School, Boston, MA
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

*Diploma, Weaving*, 2009 - 2011

Evergreen College, Olympia, WA
~~~~~~~~~~~~~~~~~~~~~~~~~~~~~~

*BA, Music*, 2005 - 2009`);
	expect(profile.education).toMatchObject([
		{ institution_name: "North Street School", degree_type: "Diploma" },
		{ institution_name: "Evergreen College", degree_type: "BA" },
	]);
});

test("the bare word for a kind of employer is the field of a title", () => {
	const found = read(`Nora Alcaide
nora@example.org

EXPERIENCIA

Óptica Alcaide
Técnica en Farmacia | Zaragoza | 03/2019 – presente
- Venta de gafas

Farmacia Robles
Mozo de almacén | Zaragoza | 03/2016 – 02/2019
- Control de pedidos`).profile.work_experience;
	expect(found).toMatchObject([
		{ job_title: "Técnica en Farmacia", company_name: "Óptica Alcaide" },
		{ job_title: "Mozo de almacén", company_name: "Farmacia Robles" },
	]);
});

test("a degree with its letters behind its name keeps its field", () => {
	const { education } = read(`Nora Alcaide
nora@example.org

FORMACIÓN

2013–2015 Técnico (CFGM) en Farmacia y Laboratorio | IES Robles
2011. Técnico (CFGM), Peluquería y Cosmética. IES Alcaide`).profile;
	expect(education).toMatchObject([
		{
			degree_type: "Técnico (CFGM)",
			field_of_study: "Farmacia y Laboratorio",
			institution_name: "IES Robles",
		},
		{
			degree_type: "Técnico (CFGM)",
			field_of_study: "Peluquería y Cosmética",
			institution_name: "IES Alcaide",
		},
	]);
});

test("who examined stands in brackets and is no school beside one", () => {
	const { education } = read(`Jonas Feldkamp
jonas@example.org

AUSBILDUNG

Ausbildung zum Drucker (IHK)	2011–2014
Berufsbildende Schulen Ahrtal
Ausbildung: Buchbinder (IHK)	2008–2011
Realschule am Ring`).profile;
	expect(education).toMatchObject([
		{
			degree_type: "Ausbildung zum Drucker (IHK)",
			institution_name: "Berufsbildende Schulen Ahrtal",
		},
		{
			field_of_study: "Buchbinder (IHK)",
			institution_name: "Realschule am Ring",
		},
	]);
});

test("a bold title with its employer behind it opens an entry", () => {
	const lines = plainTextLines(`Nora Alcaide
nora@example.org

EXPERIENCIA

Técnica en Farmacia en Farmacia Robles
Zaragoza, de marzo de 2019 a hoy
- Elaboración de fórmulas magistrales
Mozo de almacén de material de oficina en Papelera Sierrabaja
Alcañiz, de mayo de 2017 a febrero de 2019
- Preparación de pedidos`);
	for (const line of lines) {
		line.isWhole = true;
		const [run] = line.runs;
		const [, title, rest] =
			/^(Técnica en Farmacia|Mozo .* oficina)( en .*)$/.exec(run?.text ?? "") ??
			[];
		if (run && title && rest)
			line.runs = [
				{ ...run, text: title, isBold: true },
				{ ...run, text: rest },
			];
	}
	expect(readResume(lines).profile.work_experience).toMatchObject([
		{
			...{ job_title: "Técnica en Farmacia", company_name: "Farmacia Robles" },
			...{ start_date: "2019-03", is_current: true },
			achievements: ["Elaboración de fórmulas magistrales"],
		},
		{
			job_title: "Mozo de almacén de material de oficina",
			...{ company_name: "Papelera Sierrabaja", location: "Alcañiz" },
			...{ start_date: "2017-05", end_date: "2019-02" },
			achievements: ["Preparación de pedidos"],
		},
	]);
});
