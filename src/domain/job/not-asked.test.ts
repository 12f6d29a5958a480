import { describe, expect, it } from "vitest";
import { readJob } from "./reading/read-job.ts";

const asked = (text: string) =>
	readJob(text).requirements.map((requirement) => requirement.text);

describe("what a posting says it does not ask", () => {
	it.each([
		[
			"Arborist\nThornfield Trees\n\nYour work\nYou climb, prune and fell with a team of three.\nThe chipping is done by somebody else.\n\nYour profile\nTwo years of climbing\nA university degree is not needed.",
			["chipping", "university"],
		],
		[
			"Buchbinderin\nBinderei Kolbe\n\nIhre Aufgaben\nSie binden Einzelstücke und beraten Kunden.\n\nIhr Profil\nAbgeschlossene Ausbildung als Buchbinder\n\nEinen Führerschein setzen wir nicht voraus.",
			["Führerschein"],
		],
		[
			"Vitrailliste\nAtelier Morvan\n\nVos missions\nVous restaurez des vitraux sur place.\n\nProfil\nCAP vitrailliste et deux ans d'expérience\n\nLe permis de conduire n'est pas nécessaire, l'atelier est au centre.",
			["permis"],
		],
		[
			"Guarnicionero\nTaller Olmo\n\nFunciones\nReparar sillas de montar y correas.\n\nRequisitos\nDos años de experiencia en marroquinería\n\nNo hace falta carné de conducir.",
			["carné"],
		],
		[
			"Liutaio\nBottega Sarti\n\nMansioni\nCostruire e riparare violini.\n\nRequisiti\nDiploma di liuteria\n\nL'esperienza nella vendita non serve.",
			["vendita"],
		],
		[
			"Hoefsmid\nSmederij Terpstra\n\nTaken\nJe beslaat paarden bij klanten.\n\nProfiel\nDiploma hoefsmid\n\nEen eigen bus hoef je niet te hebben.",
			["bus"],
		],
	])("is asked of nobody: %s", (posting, words) => {
		const text = asked(posting).join("\n");
		expect(text).not.toBe("");
		for (const word of words) expect(text).not.toContain(word);
	});

	it("is said beside what is asked, which stays", () => {
		const { requirements } = readJob(
			"Arborist\n\nRequirements\n- A climbing certificate is required, a degree is not required\n- Two years of felling",
		);
		expect(requirements.filter(({ kind }) => kind === "must")).toHaveLength(2);
	});
});

it("what the lead of a list asks, all of its points ask", () => {
	const points = asked(
		"ARCHIVISTA\nSede di lavoro: Trieste\n\nLa persona scelta si occuperà di: ordinare fondi privati; digitalizzare mappe; rispondere a studiosi; tenere aggiornato l'inventario.\n\nChiediamo:\ndiploma di archivistica;\npatente B.",
	);
	expect(points).toHaveLength(6);
});

it("what kind of contract it is is asked of nobody", () => {
	expect(
		asked(
			"Bibliothécaire\n\nMissions\nIl s'agit d'un remplacement de six mois.\nVous cataloguez les dons.",
		),
	).toEqual(["Vous cataloguez les dons."]);
});

it.each([
	["Stoker\n\nWat vragen wij\n- geen probleem met nachtdiensten"],
	["Stoker\n\nRequirements\n- no problem with night shifts"],
	["Heizer\n\nIhr Profil\n- kein Problem mit Nachtschichten"],
])("what nobody may have a problem with is asked: %s", (posting) => {
	expect(asked(posting)).toHaveLength(1);
});

describe("what no deal-breaker is", () => {
	const HEADS = {
		en: "Beekeeper\n\nWhat you need\n- Experience with hives",
		de: "Imker (m/w/d)\n\nIhr Profil\n- Erfahrung mit Bienenvölkern",
		fr: "Apiculteur (H/F)\n\nVotre profil\n- Expérience des ruches",
		es: "Apicultor/a\n\nRequisitos\n- Experiencia con colmenas",
		it: "Apicoltore\n\nRequisiti\n- Esperienza con le arnie",
		pt: "Apicultor(a)\n\nRequisitos\n- Experiência com colmeias",
		nl: "Imker\n\nDit vragen wij\n- Ervaring met bijenkasten",
		sv: "Biodlare\n\nVi söker dig som har\n- Erfarenhet av bikupor",
		da: "Biavler\n\nDine kvalifikationer\n- Erfaring med bistader",
		no: "Birøkter\n\nKvalifikasjoner\n- Erfaring med bikuber",
		zh: "养蜂员\n\n任职要求\n- 有养蜂经验",
	} as const;
	const kindsOf = (language: keyof typeof HEADS, line: string) =>
		readJob(`${HEADS[language]}\n- ${line}`)
			.requirements.slice(1)
			.map(({ kind, excludes }) => excludes ?? kind);

	it.each([
		["en", "It is an advantage if you have kept sheep before"],
		["en", "Not having a van isn't a deal-breaker"],
		["en", "No accounting degree? That isn't a deal-breaker"],
		["en", "Knowing Xero isn't a must"],
		["de", "Ein Staplerschein ist kein K.-o.-Kriterium"],
		["de", "Schön, wenn Sie Traktor fahren können"],
		["fr", "C'est un avantage si vous savez souder"],
		["fr", "Ne pas savoir souder n'est pas rédhibitoire"],
		["es", "No tener carné de camión no es excluyente"],
		["it", "Non avere esperienza di potatura non è un ostacolo"],
		["pt", "Não ter carta de pesados não é impeditivo"],
		["nl", "Ontbrekende snoeiervaring is geen breekpunt"],
		["sv", "Att sakna lastbilskort är inget hinder"],
		["da", "Manglende lastbilkort er ingen hindring"],
		["no", "Manglende lastebilsertifikat er ingen hindring"],
		["zh", "没有卡车驾照也可以"],
	] as const)("is no must in %s: %s", (language, line) => {
		for (const kind of kindsOf(language, line)) expect(kind).toBe("nice");
	});

	it("what is one stays one", () => {
		expect(kindsOf("en", "Being late is a deal-breaker for us")).toEqual([
			"barred",
		]);
	});

	it.each([
		["en", "Band 6, £35,392 to £42,618"],
		["de", "Eingruppierung nach E 9b TVöD"],
		["de", "Lohnklasse 15"],
		["fr", "Convention collective 51, coefficient 477"],
		["es", "Grupo C1, nivel 18"],
		["it", "Inquadramento: CCNL Metalmeccanici, livello C2"],
		["pt", "Posição remuneratória 7"],
		["nl", "Inschaling FWG 45"],
		["da", "Løntrin 29"],
		["no", "Lønnstrinn 62-70"],
	] as const)("a grade of pay asks for nothing in %s: %s", (language, line) => {
		expect(kindsOf(language, line)).toEqual([]);
	});

	it("a level of thinking may be had by experience", () => {
		const [asked] = readJob(
			`${HEADS.nl}\n- Mbo 4 werk- en denkniveau`,
		).requirements.slice(1);
		expect(asked?.orEquivalent).toBe(true);
	});
});

it("a post that sponsors asks nobody for a permit, and one that does not does", () => {
	const permits = (sentence: string) =>
		readJob(
			`Senior Technician\nHallmoor Institute\n\nRequirements\n- Two years in a laboratory\n\n${sentence}`,
		).requirements.filter(({ ask }) => ask === "work-permit").length;
	expect(
		permits(
			"This role is likely to meet the requirements for sponsorship under the Skilled Worker route.",
		),
	).toBe(0);
	expect(permits("Visa sponsorship is available.")).toBe(0);
	expect(
		permits("Please note that this role is not eligible for sponsorship."),
	).toBe(1);
});
