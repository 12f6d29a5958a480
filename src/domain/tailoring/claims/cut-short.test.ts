// Lies that cut a line short: a code without its end, a deed without whoever did it, a paper without its day, a figure at another
// verb, a role that is only studied for.
import { describe, expect, it } from "vitest";
import { resumeOf } from "../../mapping/profile-to-resume.ts";
import { Profile } from "../../profile/profile.ts";
import type { ResumeContent } from "../content/content.ts";
import { judgeContent, judgeLines } from "./check-claims.ts";

const today = "2026-11-20";

const person = (
	lines: string[],
	{ title = "Clerk", summary = "", papers = [] as string[] } = {},
) =>
	Profile.parse({
		personal: {
			first_name: "Kim",
			last_name: "Arden",
			headline: title,
			summary,
		},
		work_experience: [
			{
				job_title: title,
				company_name: "Nordholm",
				start_date: "2020-01",
				is_current: true,
				achievements: lines,
			},
		],
		certifications: papers.map((certification_name) => ({
			certification_name,
		})),
	});

const problems = (profile: Profile, text: string) =>
	judgeLines(
		[{ path: "experience.0", text, entry: "work_experience.0" }],
		profile,
		{ today },
	).problems.map(({ verdict }) => verdict);

const contentOf = (
	profile: Profile,
	change: (resume: ReturnType<typeof resumeOf>) => void,
): ResumeContent => {
	const resume = structuredClone(resumeOf(profile));
	change(resume);
	return {
		...resume,
		metadata: {
			model: "",
			generatedAt: today,
			enhancement: "low",
			sections: [],
			language: "und",
			job: { title: "", company: "" },
			score: { before: 0, after: 0, ceiling: 0 },
			omitted: [],
		},
		validation: { warnings: [], lines: [], removed: [], repaired: [] },
	};
};

const headline = (profile: Profile, text: string) =>
	judgeContent(
		contentOf(profile, (resume) => {
			resume.personalInfo.headline = text;
		}),
		profile,
	).problems.map(({ verdict }) => verdict);

const paper = (profile: Profile, name: string) =>
	judgeContent(
		contentOf(profile, ({ certifications: [own] }) => {
			if (own) own.name = name;
		}),
		profile,
	).problems.map(({ verdict }) => verdict);

describe("what a pronoun or a noun behind the verb did", () => {
	it.each([
		[
			"Two HSE audits in 2024; she handled them and I gathered the files",
			"Handled two HSE audits in 2024",
		],
		[
			"Die Rezepturen für die Proben legt er fest, ich messe die Proben",
			"Lege die Rezepturen für die Proben fest",
		],
		[
			"Les commandes du magasin, c'est elle qui les signe; je prépare les listes",
			"Signe les commandes du magasin",
		],
		[
			"Dos inspecciones de la planta en 2024, las atendió ella y yo reuní la evidencia",
			"Atendí dos inspecciones de la planta en 2024",
		],
		[
			"Gli acquisti del negozio li decide la titolare; io preparo gli ordini",
			"Decido gli acquisti del negozio",
		],
		[
			"Acompanho as fermentações por vindima; os lotes decide-os o enólogo",
			"Acompanho as fermentações por vindima e decido os lotes com o enólogo",
		],
		[
			"De bestellingen van de winkel controleert hij, ik vul de schappen",
			"Controleer de bestellingen van de winkel",
		],
		[
			"Menyn för skolan skriver hon, jag lagar maten från grunden",
			"Skriver menyn för skolan",
		],
		[
			"Menuen til skolen skriver hun, jeg laver maden fra bunden",
			"Skriver menuen til skolen",
		],
		[
			"Menyen til skolen skriver hun, jeg lager maten fra bunnen av",
			"Skriver menyen til skolen",
		],
		["公司的菜单由他编写，我负责采购食材", "编写公司的菜单"],
	])("“%s” is not “%s”", (line, lie) => {
		expect(problems(person([line]), lie)).not.toEqual([]);
		expect(problems(person([line]), line)).toEqual([]);
	});
});

describe("what one works by", () => {
	it.each([
		[
			"Installs panels according to the architect's design, 40 a week",
			"Designs and installs panels, 40 a week",
		],
		[
			"Setzt Hecken nach Planung der Architektin, ca. 20 im Jahr",
			"Plant und setzt Hecken, ca. 20 im Jahr",
		],
		[
			"Sprøjter vårbyg og majs på gården, ca. 120 hektar, efter ejerens plan",
			"Planlægger og udfører sprøjtning af vårbyg og majs, ca. 120 hektar",
		],
		[
			"Poto gli ulivi secondo il progetto dell'agronomo, 300 piante",
			"Progetto e poto gli ulivi, 300 piante",
		],
	])("“%s” is not “%s”", (line, lie) => {
		expect(problems(person([line]), lie)).not.toEqual([]);
	});

	it("asks for the object of both of two deeds in a fact", () => {
		const own = person([
			"Sprays barley and maize, 120 hectares",
			"Plans the rota of the stable",
		]);
		expect(problems(own, "Plans and sprays barley and maize")).not.toEqual([]);
	});
});

it.each([
	[
		"About 80 rescues a year for the station (15 people); I led 6",
		"Led about 80 rescues a year",
	],
	[
		"Rund 120 Aufnahmen im Monat auf der Station; ich begleitete 25",
		"Begleitete rund 120 Aufnahmen im Monat",
	],
	[
		"Unas 90 visitas al mes en el museo; yo guié 14",
		"Guié unas 90 visitas al mes",
	],
])("a figure stays with its verb: “%s”", (line, lie) => {
	expect(problems(person([line]), lie)).not.toEqual([]);
});

describe("codes", () => {
	const coder = person(["Code visits"], {
		title: "Billing Specialist",
		papers: ["CPC-A (AAPC)"],
	});

	it("takes no part of a code for the code", () => {
		expect(headline(coder, "Billing Specialist (CPC)")).not.toEqual([]);
		expect(paper(coder, "CPC")).not.toEqual([]);
	});

	it("knows the whole code", () => {
		expect(headline(coder, "Billing Specialist (CPC-A)")).toEqual([]);
		expect(paper(coder, "CPC-A")).toEqual([]);
	});
});

describe("papers one is registered for", () => {
	it.each([
		"SCA Barista Level 2 (signed up, exam in May 2027)",
		"Sommelier Stufe 2 (angemeldet)",
		"Sommelier (inscrite, session en février 2027)",
		"Sommelier (inscrita, examen en mayo de 2027)",
		"Sommelier (iscritto, esame ad aprile 2027)",
		"WSET nível 3 (inscrita, exame em abril de 2027)",
		"Sommelier (ingeschreven, examen in mei 2027)",
		"Sommelier (anmäld, prov i maj 2027)",
		"Sommelier (tilmeldt, eksamen i maj 2027)",
		"Sommelier (påmeldt, eksamen i mai 2027)",
		"侍酒师（已报名，2027年考试）",
		"Sommelier (May 2027)",
	])("“%s” is not held", (name) => {
		const bare = name.replace(/\s*[(（].*$/, "");
		expect(paper(person([], { papers: [name] }), bare)).not.toEqual([]);
		expect(paper(person([], { papers: [name] }), name)).toEqual([]);
	});

	it("says how far it is, in whatever language", () => {
		const name = "Wpis na listę: wniosek złożony, czekam na decyzję";
		const own = person([], { papers: [name] });
		expect(paper(own, "Wpis na listę")).not.toEqual([]);
		expect(paper(own, name)).toEqual([]);
	});

	it("leaves out until when a paper is valid", () => {
		const own = person([], { papers: ["First Aid (valid until 2028)"] });
		expect(paper(own, "First Aid")).toEqual([]);
	});
});

describe("roles of a headline", () => {
	it.each([
		[
			"Lokförare",
			"Lokförare sedan 2019. Utbildar mig till instruktionsförare på betald tid.",
			"Lokförare och instruktionsförare",
		],
		[
			"Porter",
			"Porter since 2018. Training to be a paramedic, done in 2028.",
			"Porter and paramedic",
		],
		[
			"Aide-soignante",
			"Aide-soignante depuis 2018. Je prépare le concours d'infirmière.",
			"Aide-soignante et infirmière",
		],
	])("“%s” that says “%s” is no “%s”", (title, summary, lie) => {
		expect(headline(person([], { title, summary }), lie)).not.toEqual([]);
	});

	it("knows a role that a line says is held", () => {
		const own = person(["Skyddsombud"], {
			title: "Lokförare",
			summary: "Lokförare sedan 2019, mest godståg på stambanan.",
		});
		expect(headline(own, "Lokförare och skyddsombud")).toEqual([]);
	});
});
