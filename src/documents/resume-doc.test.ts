import { expect, test } from "vitest";
import { academic, nameOnly, onePage, twoPages } from "../../test/contents.ts";
import type { Block } from "./doc.ts";
import { resumeDoc } from "./resume-doc.ts";
import { resumeTemplates } from "./templates/resume-templates.ts";
import { renderText } from "./text.ts";

const { professional, academic: academicLook, technical } = resumeTemplates;
if (!professional || !academicLook || !technical)
	throw new Error("no templates");
const look = { template: professional, paper: "letter" } as const;

const headings = (blocks: Block[]) =>
	blocks.flatMap((block) => (block.kind === "section" ? [block.title] : []));
const entries = (blocks: Block[]) =>
	blocks.filter((block) => block.kind === "entry");

test("a section without content leaves no heading", () => {
	expect(resumeDoc(nameOnly, look).blocks).toEqual([]);
	expect(headings(resumeDoc(onePage, look).blocks)).toEqual([
		"SUMMARY",
		"EXPERIENCE",
		"SKILLS",
		"EDUCATION",
		"CERTIFICATIONS",
		"LANGUAGES",
	]);
});

test("sections stand in the template's order", () => {
	const order = (template: typeof professional) =>
		headings(resumeDoc(academic, { ...look, template }).blocks);
	expect(order(academicLook).slice(0, 2)).toEqual(["Summary", "Education"]);
	expect(order(technical).slice(0, 2)).toEqual(["Summary", "Skills"]);
});

test("a section the template forgets comes last and is not lost", () => {
	const template = { ...professional, order: ["languages", "nonsense"] };
	const found = headings(resumeDoc(onePage, { ...look, template }).blocks);
	expect(found[0]).toBe("LANGUAGES");
	expect(found).toHaveLength(6);
});

test("a sidebar's sections are read first, whatever the main column's order is", () => {
	const { sidebar } = resumeTemplates;
	if (!sidebar) throw new Error("no template");
	const doc = resumeDoc(onePage, { ...look, template: sidebar });
	expect(headings(doc.blocks)).toEqual([
		"Skills",
		"Languages",
		"Certifications",
		"Summary",
		"Experience",
		"Education",
	]);
	expect(headings(doc.blocks.slice(0, doc.beside))).toEqual([
		"Skills",
		"Languages",
		"Certifications",
	]);
	expect(renderText(doc)).toContain(
		"ServSafe Food Protection Manager\nNational Restaurant Association, Feb 2023",
	);
	expect(resumeDoc(nameOnly, { ...look, template: sidebar }).beside).toBe(
		undefined,
	);
});

test("a look may count the entries of a section", () => {
	const { scholar } = resumeTemplates;
	if (!scholar) throw new Error("no template");
	const doc = resumeDoc(academic, { ...look, template: scholar });
	const numbers = entries(doc.blocks).flatMap(({ number }) => number ?? []);
	expect(numbers).toEqual(academic.publications.map((_, at) => `${at + 1}.`));
	expect(renderText(doc)).toContain(
		"1. Fever and Faith: Mission Hospitals on the Cross River",
	);
});

test("the title is the person's name and the kind, in the document's language", () => {
	expect(resumeDoc(onePage, look).title).toBe("Ilse Vandermeer – Resume");
	const metadata = { ...onePage.metadata, language: "de" };
	const german = resumeDoc({ ...onePage, metadata }, look);
	expect(german.title).toBe("Ilse Vandermeer – Lebenslauf");
	expect(german.language).toBe("de");
	expect(headings(german.blocks)).toContain("BERUFSERFAHRUNG");
	expect(renderText(german)).toContain("04/2022 – heute");
	expect(renderText(german)).toContain(
		"Englisch (Muttersprache), Niederländisch (gute Kenntnisse)",
	);
});

test("contact is plain text with links, and what is missing leaves no gap", () => {
	const { header } = resumeDoc(onePage, look);
	expect(header.contact.map(({ text }) => text)).toEqual([
		"ilse.vandermeer@example.org",
		"+1 414 555 0168",
		"Milwaukee, Wisconsin",
		"linkedin.com/in/ilse-vandermeer-example",
	]);
	expect(resumeDoc(nameOnly, look).header.contact).toEqual([]);
});

test("lines carry the path they have in the content", () => {
	const [employer, job] = entries(resumeDoc(onePage, look).blocks);
	expect(employer?.title.text).toBe(
		"Lakeshore Bread Company, Milwaukee, Wisconsin",
	);
	expect(job?.path).toBe("experience.0");
	expect(job?.bullets[2]?.path).toBe("experience.0.achievements.2");
});

test("several positions at one employer stand under its name", () => {
	const text = renderText(resumeDoc(onePage, look));
	expect(text.match(/Lakeshore Bread Company/g)?.length).toBe(
		onePage.summary.includes("Lakeshore Bread Company") ? 2 : 1,
	);
	expect(text).toContain("\nBaker and Line Operator\n");
	expect(text).toContain("Apprentice Baker, Backhaus Ziegler");
});

test("an award of the employer stands with the position it was earned in, any other in its list", () => {
	const [latest] = onePage.experience;
	const award = (title: string, awarder: string, date: string) => ({
		title,
		awarder,
		date,
		description: "",
	});
	const text = renderText(
		resumeDoc(
			{
				...onePage,
				awards: [
					award("Crew of the Year", latest?.company ?? "", "2024"),
					award("Rising Hand", latest?.company ?? "", "2022"),
					award("Bread Prize", "Guild of Bakers", "2024"),
				],
			},
			look,
		),
	);
	expect(text).toContain("• Crew of the Year, 2024");
	// Two positions were held there in 2022.
	expect(text).toContain(
		"Rising Hand, Lakeshore Bread Company, 2022\nBread Prize, Guild of Bakers, 2024",
	);
});

test("an award stands behind the line whose deed it was given for", () => {
	const [latest] = onePage.experience;
	const [line = ""] = latest?.achievements ?? [];
	const text = renderText(
		resumeDoc(
			{
				...onePage,
				awards: [
					{
						title: "Crew of the Year",
						awarder: latest?.company ?? "",
						date: "2024",
						description: `Given to whom: ${line}`,
					},
				],
			},
			look,
		),
	);
	expect(text).toContain(`• ${line} (Crew of the Year, 2024)`);
	expect(text).not.toContain("Given to whom");
});

test("an award stands behind a line with brackets, unless they end it", () => {
	const [latest, ...others] = onePage.experience;
	const award = (line: string) =>
		renderText(
			resumeDoc(
				{
					...onePage,
					experience: latest
						? [{ ...latest, achievements: [line] }, ...others]
						: [],
					awards: [
						{
							...{ title: "Crew of the Year", date: "2024" },
							awarder: latest?.company ?? "",
							description: `Given to whom: ${line}`,
						},
					],
				},
				look,
			),
		);
	const inside = "Exceeded daily output (125% in 2022), best of all bakeries";
	expect(award(inside)).toContain(`• ${inside} (Crew of the Year, 2024)`);
	const atEnd = "Exceeded daily output of all bakeries (125% in 2022)";
	expect(award(atEnd)).not.toContain(`${atEnd} (`);
});

test("a document stored before positions were grouped keeps its lines and their order", () => {
	const { arrangement: _, ...metadata } = onePage.metadata;
	const [latest] = onePage.experience;
	const stored = {
		...onePage,
		metadata,
		awards: [
			{
				title: "Crew of the Year",
				awarder: latest?.company ?? "",
				date: "2024",
				description: "",
			},
		],
	};
	const doc = resumeDoc(stored, look);
	expect(entries(doc.blocks).some((each) => each.isTight)).toBe(false);
	const text = renderText(doc);
	expect(text).toContain(
		"\nBaker and Line Operator, Lakeshore Bread Company, Milwaukee, Wisconsin\n",
	);
	expect(text).toContain(
		"AWARDS\nCrew of the Year, Lakeshore Bread Company\n2024",
	);
});

test("a project shows its addresses and technologies, and a certificate until when it holds", () => {
	const text = renderText(resumeDoc(twoPages, look));
	expect(text).toContain(
		"pgferry, pgferry.example, github.com/example/pgferry",
	);
	expect(text).toContain("Technologies: Go, PostgreSQL, GitHub Actions");
	expect(renderText(resumeDoc(onePage, look))).toContain(
		"Feb 2023, expires Feb 2028",
	);
});

test("skills outside the person's groups are shown too, each once", () => {
	const skills = {
		technical: ["HACCP", "Ovens"],
		soft: ["Patience"],
		groups: [{ name: "Quality", skills: ["HACCP"] }],
	};
	const text = renderText(resumeDoc({ ...onePage, skills }, look));
	expect(text).toContain(
		"Quality: HACCP\nTechnical skills: Ovens\nSoft skills: Patience",
	);
	expect(text.match(/HACCP/g)).toHaveLength(2);
});

test("a group of skills named as their section is not told twice", () => {
	const skills = {
		technical: [],
		soft: [],
		groups: [{ name: "skills", skills: ["HACCP", "Ovens"] }],
	};
	const text = renderText(resumeDoc({ ...onePage, skills }, look));
	expect(text).toContain("SKILLS\n");
	expect(text).not.toContain("skills:");
	expect(text).toContain("HACCP, Ovens");
});

test("an entry without a title is headed by its organisation, and an empty one is none", () => {
	const experience = [
		{
			title: "",
			company: "Mill",
			location: "",
			dates: "2001",
			achievements: [],
		},
		{
			title: " ",
			company: "",
			location: "",
			dates: "2002",
			achievements: ["  "],
		},
	];
	const { blocks } = resumeDoc({ ...onePage, experience }, look);
	const jobs = entries(blocks).filter(({ path }) =>
		path?.startsWith("experience"),
	);
	expect(jobs.map(({ title, subtitle }) => [title.text, subtitle])).toEqual([
		["Mill", ""],
	]);
});

test("the same content gives the same document", () => {
	expect(resumeDoc(twoPages, look)).toEqual(
		resumeDoc(structuredClone(twoPages), look),
	);
});

test("metadata edited by hand cannot break the document", () => {
	const metadata = {
		...onePage.metadata,
		language: "../x",
		generatedAt: "yesterday",
	};
	const doc = resumeDoc({ ...onePage, metadata }, look);
	expect([doc.language, doc.date]).toEqual(["en", "2001-01-01"]);
});

test("groups of skills are parted from their names as the language does", () => {
	const skills = {
		...onePage.skills,
		groups: [{ name: "Outils", skills: ["Excel, tableaux croisés", "Word"] }],
	};
	const written = (language: string) =>
		renderText(
			resumeDoc(
				{
					...onePage,
					skills,
					metadata: { ...onePage.metadata, language },
				},
				look,
			),
		);
	expect(written("fr")).toContain(
		"Outils\u00a0: Excel, tableaux croisés\u00a0; Word",
	);
	expect(written("en")).toContain("Outils: Excel, tableaux croisés; Word");
});

test("a project of which only the beginning is known bears its year", () => {
	const project = {
		name: "Rota board",
		description: "",
		achievements: ["Built for the depot"],
		technologies: [],
		start_date: "2023-02",
		end_date: "",
		url: "",
		githubUrl: "",
	};
	const text = renderText(resumeDoc({ ...onePage, projects: [project] }, look));
	expect(text).toContain("Rota board\n2023\n");
});

test("a certificate whose name ends with its issuer names it once", () => {
	const [paper] = onePage.certifications;
	if (!paper) throw new Error("no certificate");
	const shown = (name: string) =>
		renderText(
			resumeDoc(
				{
					...onePage,
					certifications: [{ ...paper, name, issuer: "CSA Group" }],
				},
				look,
			),
		).match(/CSA Group/g);
	expect(shown("Device Technician (CMDRT), CSA Group")).toHaveLength(1);
	expect(shown("Device Technician (CMDRT)")).toHaveLength(1);
	expect(shown("Member of CSA Group Canada")).toHaveLength(2);
});
