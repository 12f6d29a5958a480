// Whom a posting means by its employer, and when that is not sure enough to be said.
import { describe, expect, it } from "vitest";
import { readJob } from "../reading/read-job.ts";

const company = (text: string) => readJob(text).company;
const rest = "Requirements\n- Two years in a similar job\n- Good with people";

describe("an employer is named", () => {
	it.each([
		[
			"in a field",
			`Cook\nEmployer: Alder Kitchens\n\n${rest}`,
			"Alder Kitchens",
		],
		[
			"as an authority of a place, not by its kind alone",
			`DÉPARTEMENT DE LA VAUCRE\nDirection Enfance\n\nIntitulé du poste : Éducateur\n\nLe Département accompagne 3 100 enfants et emploie 4 200 agents.\n\nProfil\n- Diplôme d'éducateur\n\nLe Département s'engage en faveur de l'égalité.`,
			"Département de la Vaucre",
		],
		[
			"without what others rate it",
			`Cook\nAlder Kitchens Group4.2★\nLeeds, West Yorkshire\n\n${rest}`,
			"Alder Kitchens Group",
		],
		[
			"in capitals no louder than the text writes it",
			`Cook\nEmployer: ALDER KITCHENS LTD\n\nAlder Kitchens feeds four schools.\n\n${rest}`,
			"Alder Kitchens LTD",
		],
		[
			"in capitals, by the kind that ends the name",
			`ALDERFORD BOROUGH COUNCIL\nJobs > Vacancies\n\nPost title: Cook\n\n${rest}`,
			"Alderford Borough Council",
		],
		[
			"without the article its portrait begins with",
			`Sachbearbeiterin\n\nWer wir sind\nDie Falkenrain Treuhand & Immobilien AG ist ein Unternehmen mit 22 Mitarbeitenden. Falkenrain ist seit 1996 in Chur.\n\nIhr Profil\n- Kaufmännische Ausbildung\n- Freundlich am Telefon`,
			"Falkenrain Treuhand & Immobilien AG",
		],
		[
			"behind a sentence that ends with a name",
			`Subject: Cook wanted\n\nWe are looking for a cook for our halls in Cardiff and the Valleys. Alder & Holt Ltd, 34 of us, since 1996.\n\n${rest}`,
			"Alder & Holt Ltd",
		],
		[
			"without the article a sentence begins with",
			`Erlental Spedition AG\n\nWir suchen per sofort eine/n\n\nKoch 80-100 %\n\nDie Erlental Spedition AG ist ein Unternehmen mit 65 Mitarbeitenden.\n\nIhr Profil\n- Ausbildung als Koch`,
			"Erlental Spedition AG",
		],
		[
			"below a title that a board's menu stands above, not by the board",
			`TrabajoRibera · Inicio · Ofertas · Empresas\n\nVolver al listado\n\nCocinero de partida\nGrupo Alisal Cocinas, S.L.\nHuesca\n\nRequisitos\n- Dos años de experiencia\n\nPolítica de privacidad de TrabajoRibera.`,
			"Grupo Alisal Cocinas, S.L.",
		],
		[
			"as an institution below such a title",
			`NorthJobs | Browse | Employers | Sign in\n‹ Back to 38 results\n\nStaff Cook, Nights\nSisters of Alder Medical Center · Duluth, Minnesota\n$21.10/hour\n\nSisters of Alder is a hospital on the hill.\n\n${rest}`,
			"Sisters of Alder Medical Center",
		],
		[
			"not by the house that a place is given by",
			`Social care jobs > Telford\n\nDeputy Home Manager\nAlder Vale Care Group\nLocation: Larkspur House, Telford TF1\nSalary: £36,400 per annum\n\nLarkspur House is a home for 52 older people.\n\n${rest}`,
			"Alder Vale Care Group",
		],
		[
			"as who employs everybody, beside one of their houses",
			`Director of Housekeeping\nAlderbanks Hospitality Group - The Pell Street Grand\nCincinnati, OH 45202 • Full time\n\nThe Pell Street Grand is a hotel with 312 rooms. At The Pell Street Grand you own the floors.\n\n${rest}\n\nAlderbanks Hospitality Group is an equal opportunity employer.`,
			"Alderbanks Hospitality Group",
		],
		[
			"without the stars of a hotel",
			`Koch (m/w/d)\nHotel Alderhof****S, Seefeld in Tirol\n\nIhr Profil\n- Ausbildung als Koch`,
			"Hotel Alderhof",
		],
		[
			"below a title said twice, in words that are no institution's, by the place below it",
			`CareerDock\nFind Jobs   Sign in\nHome > Front Office > Night Cook\n\nNight Cook\nAlder Harbor Lodge ★★★★\nNewport, OR 97365\nFull-time\n\n${rest}`,
			"Alder Harbor Lodge",
		],
		[
			"as a hospital of a saint below the title",
			`Skip to main content\nJobs | Companies | Log in\n\nStaff Cook\nSt. Alder Medical Center\nDubuque, IA\nShift: Nights\n\n${rest}`,
			"St. Alder Medical Center",
		],
		[
			"where a title stands glued to it, and no pay below",
			`Trial Coordinator – HeartAlder Bay Research Facility, Galway\nContract, 24 months | €41,208 – €52,715 (Research Assistant scale) | 39 hours\n\nThe Alder Bay Research Facility (ABRF) supports investigators.\n\n${rest}`,
			"Alder Bay Research Facility",
		],
		[
			"above the title, where pay stands below it",
			`City of Alder Falls, TX\nJobs | Categories | Sign In\n\nWater Plant Operator II\nSalary $24.87 - $31.40 Hourly\nLocation Alder Falls, TX\n\nThe City of Alder Falls runs one plant.\n\n${rest}`,
			"City of Alder Falls",
		],
		[
			"where both ends of its lines are glued, with two places below it",
			`Seekwell\nIndustries > Biosecurity > Otago\n\nHive InspectorAlder Health Trust\nDunedin & Oamaru, Otago\nFull time\n\nAbout usAlder Health Trust runs the plan.\n\n${rest}`,
			"Alder Health Trust",
		],
		[
			"without what others gave it",
			`Pharmacy Technician\nAlder Prairie Health    3.6 ★\nFindlay, OH 45840\n\n${rest}`,
			"Alder Prairie Health",
		],
		[
			"with a legal form of Latin America",
			`ANALISTA DE VENTAS\nCafetera Alto Aliso S.A.S.\nPereira, Risaralda. Presencial.\n\nRequisitos\n- Dos años de experiencia`,
			"Cafetera Alto Aliso S.A.S.",
		],
		[
			"in its own field, not by a board on the web",
			`BOARD: CookVacancies.co.uk\nTITLE: School Cook\nEMPLOYER: Alder District Council\n\n${rest}`,
			"Alder District Council",
		],
		[
			"as the board of a school district",
			`BOARD: Alder Shores District School Board\nPOSITION: School Cook\n\n${rest}`,
			"Alder Shores District School Board",
		],
		[
			"as who recruits, above the title",
			"Banco Serra Alta recruta:\nANALISTA DE CRÉDITO (M/F)\n\nRequisitos\n- Dois anos de experiência\n- Inglês",
			"Banco Serra Alta",
		],
		[
			"in the long line of fields below the title",
			`Jobs > Food > Hull\n\nMAINTENANCE FITTER - FOOD\nAlder Vale Bakeries   |   Hull, East Riding HU3   |   £41,850 per annum incl. shift allowance   |   Permanent, full time   |   4 on 4 off\nPosted 3 days ago      Be one of the first ten applicants      Easy apply\n\nAlder Vale has baked bread in Hull for 61 years. We are looking for a Maintenance Fitter to join B shift.\n\n${rest}`,
			"Alder Vale Bakeries",
		],
		[
			"with its legal form",
			`Cook\n\nThe kitchens of Alder Catering Ltd feed 900 people a day.\n\n${rest}`,
			"Alder Catering Ltd",
		],
		[
			"with a partnership's legal form and a plus in its name",
			`Koch (m/w/d)\nKüchenbüro Alder + Reed PartGmbB | Kassel | ab sofort\n\nIhr Profil\n- Ausbildung als Koch`,
			"Küchenbüro Alder + Reed PartGmbB",
		],
		[
			"by an address with the letters of a name in the text",
			`Cook\n\nYou join the kitchen of Alder & Reed, ten minutes from the station.\n\n${rest}\n\nWrite to jobs@alder-reed.example`,
			"Alder & Reed",
		],
		[
			"by an address with umlauts written out",
			`Koch (m/w/d)\n\nSie verstärken die Küche vom Müllerhof in Celle.\n\nIhr Profil\n- Ausbildung als Koch\n\nBewerbung an post@muellerhof.example`,
			"Müllerhof",
		],
		[
			"in a table under a heading in capitals",
			`JOB POSTING | Req. 27-11\nPosition Title | Cook\nCompany | Alder Kitchens, Inc.\n\n${rest}`,
			"Alder Kitchens, Inc.",
		],
		[
			"in full as the head writes it, where the address shortens it",
			`Lead Cook\nAlder Reed Kitchens\nLeeds\n\nWe are a family kitchen.\n\n${rest}\n\nWrite to jobs@alderreed.example`,
			"Alder Reed Kitchens",
		],
		[
			"in full where the address shortens it",
			"Analista de crédito\n\nA Alta Brisa Seguros protege 90 mil famílias.\n\nRequisitos\n- Excel\n\nMande o currículo para vagas@altabrisa.example",
			"Alta Brisa Seguros",
		],
		[
			"with the kind of house behind an article",
			"Ergotherapeut (m/w/d)\n\nDie Talblick Reha Stiftung in Vaduz begleitet Menschen nach Unfällen.\n\nIhr Profil\n- Diplom\n\nBewerbung an jobs@talblick.example",
			"Talblick Reha Stiftung",
		],
		[
			"with the kind of house before it",
			"Cuisinier\n\nLa Résidence du Grand-Pré (Rimouski) cherche du monde.\n\nProfil\n- Deux ans d'expérience\n\nÉcrire à cuisine@grand-pre.example",
			"Résidence du Grand-Pré",
		],
		[
			"as the row of a table writes it",
			`Cook\nRun by\tOld Mill Alder and Reed s.p.\n\n${rest}\n\nWrite to jobs@alder.example`,
			"Old Mill Alder and Reed s.p.",
		],
		[
			"with the legal form that another line gives it",
			`Cook\nAlder Kitchens, Leeds\n\nAlder Kitchens Catering Ltd feeds 900 people a day.\n\n${rest}\n\nWrite to jobs@alder.example`,
			"Alder Kitchens Catering Ltd",
		],
		[
			"without the place and the day behind points",
			`Cook\nAlder Kitchens Ltd · Leeds · 3 days ago\n\n${rest}`,
			"Alder Kitchens Ltd",
		],
		[
			"where it says who may join it",
			`Join Alder Kitchens as a cook!\n\nAt Alder, everybody eats together at noon.\n\n${rest}`,
			"Alder Kitchens",
		],
		[
			"and not the job board whose pages lead to the posting",
			`Green Jobs | Vacancies | Leeds\n\nTree surgeon\nAlder Woodlands Ltd\nLeeds · 32 hours\n\n${rest}`,
			"Alder Woodlands Ltd",
		],
		[
			"by two words behind Bij",
			"Kok\n\nBij Eethuis Wilgenhof draait alles om verse groenten.\n\nFunctie-eisen\n- Ervaring in een keuken",
			"Eethuis Wilgenhof",
		],
	])("%s", (_, text, expected) => {
		expect(company(text)).toBe(expected);
	});
});

it("the word that opens a sentence before an employer is no part of its name", () => {
	const posting = `Cook\n\nVisit Alder and see the kitchen. Ask for Alder at the gate.\n\n${rest}\n\nWrite to jobs@alder.example`;
	expect(company(posting)).toBe("Alder");
});

describe("no employer is named by", () => {
	it.each([
		[
			"the number of the offer",
			"Boulanger – H/F\nOffre n° 771XKB – CDI 35 h – Vannes (56)\n\nProfil\n- CAP boulanger",
		],
		[
			"a pronoun",
			"Cuisinier\n\nNotre cantine est petite. Elle est ouverte à midi. Avec elle, le quartier mange bien.\n\nProfil\n- Deux ans d'expérience",
		],
		[
			"a verb that opens a line",
			`Cook\n\nManage the kitchen of a school. You manage six people.\nManage orders and stock.\n\n${rest}`,
		],
		[
			"a noun of every day",
			"Pflegekraft (m/w/d)\n\nLeben im Alter heißt bei uns Leben mit Musik. So soll Leben sein.\n\nIhr Profil\n- Examen in der Pflege",
		],
		[
			"a product",
			`Analyst\n\nTableau and SQL every day. We work in Tableau and teach Tableau.\n\n${rest}`,
		],
		[
			"the address of a job board",
			`Cook\n\nApply on Indeed or ask us. Indeed shows the shifts.\n\n${rest}\nhttps://www.indeed.com/job/1`,
		],
		[
			"the address of somebody else's page",
			`Cook\n\nA certificate of Safeplate is needed.\n\n${rest}\nSee https://www.safeplate.example for courses`,
		],
		[
			"where a board files the posting",
			"Startseite > Stellenangebote > Handwerk > Augenoptik\nZurück zur Trefferliste\n\nAugenoptikermeister (m/w/d) als stellvertretende Filialleitung\nArbeitsort: 86899 Landsberg am Lech\n\nUnser Mandant\nFür ein Familienunternehmen mit sieben Fachgeschäften suchen wir eine starke Persönlichkeit.\n\nIhr Profil\n- Meisterprüfung in der Augenoptik",
		],
	])("%s", (_, text) => {
		expect(company(text)).toBeNull();
	});
});

it("a long text full of addresses and names is read in a time that grows with its length", () => {
	const text = `Cook\n\n${"Ada Brook Cole Dean Ewing Fox jobs@adabrookcole.example ".repeat(1700)}`;
	expect(readJob(text).companies.length).toBeLessThanOrEqual(6);
});

it("who seeks for another is no employer", () => {
	const posting =
		"HALDEN PARTNERS – recruitment agency, Leeds\nForklift Operator\n\nYour tasks:\n- Load trucks";
	expect(readJob(posting).company).toBeNull();
});

it.each([
	"Halden Partners Ltd, a recruitment agency with offices in Leeds and York and more than forty people who have placed drivers, welders and cooks since 1994, seeks for a client in the food trade a Forklift Operator.\n\nYour tasks:\n- Load trucks",
	"Forklift Operator - Leeds\nHalden Search is working for our client, a dairy of 900 people, who needs a Forklift Operator.\n\nYour tasks:\n- Load trucks\n\nHalden Search is an employment business.",
	"Hello Sam,\n\nMy client, the dairy in Otley, seeks a Forklift Operator.\n\nYour tasks:\n- Load trucks\n\nBest regards,\nJo Reed\nHalden Partners Ltd",
])("nor in a long sentence or a mail", (posting) => {
	expect(readJob(posting).company).toBeNull();
});

describe("the employer at the top", () => {
	it.each([
		[
			"stands behind the role in a line of dashes",
			"Fitter – Brandt Heating – Leeds – 40 hours\nAre you the one?",
			"Brandt Heating",
		],
		[
			"stands above the role with its place",
			"Halden Water · Exeter, England, United Kingdom (Hybrid)\nCustomer Service Advisor\n2 days ago",
			"Halden Water",
		],
		[
			"stands below the role with its legal form",
			"WAREHOUSE MANAGER WANTED\nHalden Fruit Growers, S. Coop. (El Ejido)\n\nWHO WE ARE Apples, pears and plums for half the county.",
			"Halden Fruit Growers, S. Coop.",
		],
		[
			"keeps the article it begins with whole",
			"Je postule\nSous-chef pâtissier\n\nQUI SOMMES-NOUS ?\nLes Halles Gourmandes de Concarneau, c'est une boutique et un salon de thé de 48 places.\nVendeuse en pâtisserie – Les Halles Gourmandes de Concarneau",
			"Les Halles Gourmandes de Concarneau",
		],
		[
			"is no area the work is in",
			"Buchhalter – Raum Heilbronn – Industrie – 38 Stunden\nVollzeit, unbefristet, für die Buchhaltung im Werk",
			null,
		],
	] as const)("%s", (_, head, company) => {
		const job = readJob(
			`${head}\n\nYour tasks:\n- Look after our customers\n- Keep the records`,
		);
		expect(job.company).toBe(company);
	});
});

it("holds no bracket that is never closed", () => {
	expect(
		readJob(
			"Alder Grid (seed, 11 people) | Firmware Engineer | Oakland, CA | ONSITE\n\nWe build battery packs.\n\nWhat we need\n- 4+ years of C\n- A clean record",
		).company,
	).toBe("Alder Grid");
});

it("keeps the article of a town's name large", () => {
	expect(
		readJob(
			"CITY OF LAS ALAMEDAS\nWastewater Operator\n\nRequirements\n- Two years in a plant\n- Good with people",
		).company,
	).toBe("City of Las Alamedas");
});

describe("an employer is told by its kind", () => {
	const BODY =
		"\n\nWhat you bring\n- Two years' experience in a similar job\n- Good command of Excel\n";
	it.each([
		[
			"Rowanfield and District NHS Foundation Trust\nPharmacy Department\n\nRotational Pharmacy Technician",
			"Rowanfield and District NHS Foundation Trust",
		],
		[
			"Main area: Pharmacy\nGrade: Band 5\nContract: Permanent\nHours: Full time\nTown: Alder\nSalary: £31,049\nClosing: 09/12/2026\n\nSenior Pharmacy Technician\n\nRowanfield and District Hospitals NHS Foundation Trust",
			"Rowanfield and District Hospitals NHS Foundation Trust",
		],
		[
			"Centre hospitalier de Montreval\nDirection des soins\n\nSecrétaire médicale (H/F)",
			"Centre hospitalier de Montreval",
		],
		[
			"Impiegata amministrativa – Cooperativa Sociale Il Girasole\nFerrara",
			"Cooperativa Sociale Il Girasole",
		],
		["江岸区人民医院招聘\n岗位：病案管理员", "江岸区人民医院"],
		[
			"Senior Housing Officer\nSalary £34,200\n\nAbout us\nCastlegate Homes is a housing association with 9,000 homes.",
			"Castlegate Homes",
		],
	])("%j", (opening, employer) => {
		expect(readJob(opening + BODY).company).toBe(employer);
	});
	it("and the title is what stands before it", () => {
		const { title, company } = readJob(
			"Técnico de Siniestros en Aseguradora Mar Norte\nGijón\n\nRequisitos\n- Dos años de experiencia en un puesto similar\n- Buen manejo de Excel\n",
		);
		expect({ title, company }).toEqual({
			title: "Técnico de Siniestros",
			company: "Aseguradora Mar Norte",
		});
	});
});

describe("no employer is", () => {
	it.each([
		[
			"a pay grade below the title",
			"An der Universität Wallburg ist eine Stelle zu besetzen als\n\nSachbearbeiter (m/w/d)\nEntgeltgruppe 9b TV-L, 100 %\n\nIhr Profil\n- Ausbildung\n- Deutschkenntnisse",
			/Entgeltgruppe/,
		],
		[
			"somebody who works there",
			"Bonjour à tous,\n\nMme Roudil, qui coordonne nos soins, part en retraite et cherche qui prendra la suite.\n\nProfil\n- Diplôme d'État\n- Trois ans d'expérience",
			/Roudil/,
		],
	])("%s", (_, text, wrong) => {
		expect(company(text) ?? "").not.toMatch(wrong);
	});
});

describe("an employer is named in full", () => {
	it.each([
		[
			"Director of Giving\nCopperline Food Bank | Duluth, MN | Full-time\n\nCopperline moves groceries. Copperline has a new cold room, and Copperline pays fairly.\n\nRequirements\n- Eight years in fundraising\n- Campaign experience\n\nCopperline is an equal opportunity employer.",
			"Copperline Food Bank",
		],
		[
			"Einwohnergemeinde Moosbach (BE)\n\nWir suchen auf den 1. März eine\n\nHauswartin\n\nIhr Profil\n- Erfahrung in der Hauswartung\n- gute Deutschkenntnisse\n\nBewerbungen an personal@moosbach.example",
			"Einwohnergemeinde Moosbach",
		],
	])("%s", (text, name) => {
		expect(company(text)).toBe(name);
	});
});

describe("no employer is", () => {
	it.each([
		[
			"a town and how one works there",
			`Key Account Manager\nValencia (Híbrido) · Publicada hace 5 días\n\nRequisitos\n- Cuatro años de experiencia\n- Inglés`,
		],
		[
			"since when there is a house",
			`Capo partita\nPubblicata il 4 gennaio\n\nChi siamo\nDal 1908 accogliamo ospiti da tutto il mondo. Da oltre un secolo, dal 1908.\n\nRequisiti\n- Due anni di esperienza`,
		],
		[
			"the place where one works",
			`Billing Analyst\n\n${rest}\n\nWorking conditions\nHome office with a wired internet connection, and a home office allowance.`,
		],
	])("%s", (_, text) => {
		expect(company(text)).toBeNull();
	});
});

describe("buttons of a job board", () => {
	it.each([
		"Salva nei preferiti - Condividi - Segnala",
		"Posted 3 days ago      Easy apply",
		"Guardar · Compartir · Denunciar",
	])("are no employer: %s", (buttons) => {
		expect(
			company(
				`RESPONSABILE MARKETING\nFirenze (FI) - Oggi alle 09:14\n${buttons}\n\nStorica azienda dolciaria ricerca un/una Responsabile Marketing.\n\n${rest}`,
			),
		).toBeNull();
	});
});

describe("an employer at its full length", () => {
	it("is the name in the head where the last lines say a part of it", () => {
		expect(
			readJob(
				"Jobs Careers Sign in\nHome\nOpenings\n\nEquipment Technician\nHeadwaters Renal Partners\n\nAbout us\nHeadwaters Renal Partners is physician-owned and runs nine clinics.\n\nRequirements\n- Two years of experience\n\nHeadwaters is an equal opportunity employer.\n",
			).company,
		).toBe("Headwaters Renal Partners");
	});

	it("ends before the town that is glued to it", () => {
		expect(
			readJob(
				"Skip to main content\n\nTerritory Manager, FlooringCascadia Surface SupplyBoise, ID (Remote)\nReposted 2 weeks ago\n\nAbout the job\nCascadia Surface Supply sells flooring in five states.\n\nRequirements\n- Three years of sales\n",
			).company,
		).toBe("Cascadia Surface Supply");
	});
});

it("a public body is named by its field", () => {
	expect(
		readJob(
			"Recrutamento / Processos abertos\n\nTécnico/a de Laboratório\nEntidade: Águas do Vale, E.M.\nLocal: Sever do Vouga\n\nRequisitos\n- Licenciatura em Química\n",
		).company,
	).toBe("Águas do Vale, E.M.");
});

it("a name goes on behind a small word", () => {
	expect(
		readJob(
			"Research Technician (f/m/x)\nHalvorsen Lab at the Vienna Centre for Metabolic Research (VCMR)\n\nThe Vienna Centre for Metabolic Research is a young institute with 190 people.\n\nYour tasks\n- Look after the colony\n",
		).company,
	).toBe("Vienna Centre for Metabolic Research");
});

it("a town glued to the legal form is no part of the name", () => {
	expect(
		readJob(
			"Jobs | Anmelden\n\nFachbauleiter Naturstein (m/w/d)Lindner Denkmalpflege GmbHHalle (Saale)\nVollzeit\n\nDein Profil\n- Ausbildung als Steinmetz\n- Führerschein Klasse B\n",
		).company,
	).toBe("Lindner Denkmalpflege GmbH");
	expect(
		readJob(
			"Handwerk › Kassel\nSteinmetz:in (m/w/d) für unsere Werkstatt Fulda\nLindner Denkmalpflege GmbH & Co. KGFuldaFestanstellungVollzeit\n\nDein Profil\n- Ausbildung als Steinmetz\n",
		).company,
	).toBe("Lindner Denkmalpflege GmbH & Co. KG");
});

it("a field of the form below the position is no employer", () => {
	const posting =
		"Speech Language Pathologist\nDate Posted: 11/17/2026\nLocation: Mesa School\n\nQualifications\n- Master's degree in speech-language pathology\n- Valid license\n";
	for (const above of ["", "Job Detail\n\n"])
		expect(readJob(`${above}${posting}`).company).not.toBe(
			"Date Posted: 11/17/2026",
		);
});

it("whoever seeks ends before the verb", () => {
	expect(
		readJob(
			"Gemeinde Moosbach sucht per 1. Mai 2027 oder nach Vereinbarung:\nLeiterin / Leiter Hausdienst Schulanlage\n\nSie pflegen die Anlagen.\n\nSie bringen mit\n- Berufslehre im Handwerk\n",
		).company,
	).toBe("Gemeinde Moosbach");
});
