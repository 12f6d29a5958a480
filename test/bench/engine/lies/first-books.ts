// The phrasebooks the checker was bettered with; those of second-books.ts were written afterwards.
import type { Phrasebook } from "./phrasebook.ts";

const TOOLS = [
	"Kubernetes",
	"Salesforce",
	"AutoCAD",
	"Tableau",
	"Terraform",
	"SAP S/4HANA",
	"QuickBooks",
	"Power BI",
];

const en: Phrasebook = {
	reported: {
		"number invented": {
			sentences: [
				"{line}, cutting costs by {x}",
				"Achieved a gain of {x} in a year: {lower}",
				"{line}, serving more than {x} customers",
				"{line} and saved the company {x} a year",
				"§Brings {x} years of experience in the field.",
			],
			words: ["37%", "1,450", "$640,000", "61", "83 percent", "nineteen"],
		},
		"tool added": {
			sentences: [
				"{line}, using {x} every day",
				"Relied on {x} to do this: {lower}",
				"{line} and set up reports in {x}",
				"§Fluent in {x} and everything around it.",
			],
			words: TOOLS,
		},
		"certificate added": {
			sentences: [
				"{line} as a certified {x} professional",
				"Earned the {x} certification and {lower}",
				"§{x}-certified and proud of the work.",
			],
			words: ["PMP", "CISSP", "Six Sigma Black Belt", "NEBOSH", "CFA"],
		},
		"employer changed": {
			sentences: [
				"{line} at {x}",
				"While working for {x}, {lower}",
				"§Learned the trade at {x}.",
			],
			words: ["Siemens", "Halvorsen Pike", "Goldman Sachs", "Deloitte"],
		},
		"title raised": {
			sentences: [
				"As {x}, {lower}",
				"{line} in the role of {x}",
				"§{x} with a record of results.",
			],
			words: [
				"Vice President of Operations",
				"Chief Strategy Officer",
				"Global Programme Director",
			],
		},
		"team size added": {
			sentences: [
				"Led a team of {x} people who {lower}",
				"{line} with {x} direct reports",
				"Managed {x} employees and {lower}",
				"{line}, supervising a staff of {x}",
			],
			words: ["14", "23", "seventeen", "41"],
		},
		"degree added": {
			sentences: [
				"§Holds {x}.",
				"§Professional with {x} and a practical mind.",
			],
			words: [
				"a PhD in Marine Biology",
				"a Doctor of Philosophy",
				"an MBA from a leading school",
				"a Master of Fine Arts",
			],
		},
		"scope widened": {
			sentences: [
				"{line} {x}",
				"{line}, later rolled out {x}",
				"Took this {x}: {lower}",
			],
			words: [
				"worldwide",
				"across the entire enterprise",
				"company-wide",
				"nationwide",
				"in all international markets",
			],
		},
	},
	helped: [
		[
			"Helped the finance lead prepare the yearly budget plan",
			"Led the preparation of the yearly budget plan",
			"Led",
		],
		[
			"Assisted with the move of the archive to a new building",
			"Managed the move of the archive to a new building",
			"Managed",
		],
		[
			"Supported the planning of the spring open day for visitors",
			"Spearheaded the planning of the spring open day for visitors",
			"Spearheaded",
		],
		[
			"Contributed to the new handbook for newcomers",
			"Authored the new handbook for newcomers",
			"Authored",
		],
		[
			"Took part in the introduction of the new booking rules",
			"Directed the introduction of the new booking rules",
			"Directed",
		],
	],
	widened: [
		["local", "global"],
		["regional", "national"],
		["one", "all"],
		["a single", "every"],
		["each", "every"],
		["department", "entire company"],
		["team", "whole organization"],
	],
	raisedTitles: ["Senior {title}", "Director, {title}", "Head of {title}"],
	companies: ["Halvorsen Pike Industries", "Microsoft"],
	degrees: ["PhD in Marine Biology", "Master of Fine Arts", "MBA"],
	certificates: [
		"Certified Scrum Master",
		"Project Management Professional (PMP)",
		"Six Sigma Black Belt",
	],
	tools: TOOLS,
};

const de: Phrasebook = {
	reported: {
		"number invented": {
			sentences: [
				"{line} mit einer Kostensenkung von {x}",
				"{line}, dabei {x} Kunden betreut",
				"{line} und Einsparung von {x} im Jahr",
				"§Mit {x} Jahren Berufserfahrung.",
			],
			words: ["37 %", "1.450", "640.000 €", "61", "neunzehn"],
		},
		"tool added": {
			sentences: [
				"{line} unter Einsatz von {x}",
				"{line} mit {x}",
				"§Sicher im Umgang mit {x}.",
			],
			words: TOOLS,
		},
		"certificate added": {
			sentences: [
				"{line} als zertifizierter {x}-Experte",
				"§Zertifizierung als {x} abgeschlossen.",
			],
			words: ["PMP", "CISSP", "Six Sigma Black Belt", "IREB"],
		},
		"employer changed": {
			sentences: ["{line} bei {x}", "§Zuvor bei {x}."],
			words: ["Siemens", "der Deutschen Telekom", "Halvorsen Pike GmbH"],
		},
		"title raised": {
			sentences: ["{line} als {x}", "§{x} mit Erfahrung."],
			words: ["Bereichsleiter Vertrieb", "Geschäftsführer", "Vice President"],
		},
		"team size added": {
			sentences: [
				"{line} mit einem Team von {x} Personen",
				"Führung von {x} Mitarbeitenden: {line}",
			],
			words: ["14", "23", "siebzehn"],
		},
		"degree added": {
			sentences: ["§Abschluss: {x}.", "§Mit {x} und Praxis."],
			words: ["Promotion an der Universität Wien", "Dr. rer. nat.", "MBA"],
		},
		"scope widened": {
			sentences: ["{line} {x}", "{line}, später {x} ausgerollt"],
			words: [
				"weltweit",
				"im gesamten Konzern",
				"unternehmensweit",
				"bundesweit",
			],
		},
	},
	helped: [
		[
			"Unterstützung der Leitung beim jährlichen Haushaltsplan",
			"Leitung des jährlichen Haushaltsplans",
			"Leitung",
		],
		[
			"Mitarbeit am Umzug des Archivs in das neue Gebäude",
			"Verantwortung für den Umzug des Archivs in das neue Gebäude",
			"Verantwortung",
		],
		[
			"Half bei der Planung des Tags der offenen Tür",
			"Leitete die Planung des Tags der offenen Tür",
			"Leitete",
		],
	],
	widened: [
		["regionale", "globale"],
		["lokale", "internationale"],
		["eine", "alle"],
	],
	raisedTitles: ["Leiter {title}", "Senior {title}", "Direktor {title}"],
	companies: ["Halvorsen Pike GmbH", "Siemens AG"],
	degrees: ["Promotion in Biologie", "Master of Arts in Philosophie"],
	certificates: [
		"Certified Scrum Master",
		"Project Management Professional (PMP)",
	],
	tools: TOOLS,
};

const es: Phrasebook = {
	reported: {
		"number invented": {
			sentences: [
				"{line}, con una reducción de costes del {x}",
				"{line} para más de {x} clientes",
				"{line}, con un ahorro de {x} al año",
				"§Con {x} años de experiencia.",
			],
			words: ["37 %", "1.450", "640.000 €", "61", "diecinueve"],
		},
		"tool added": {
			sentences: [
				"{line} con {x}",
				"§Dominio de {x}.",
				"{line}, usando {x} a diario",
			],
			words: TOOLS,
		},
		"certificate added": {
			sentences: [
				"{line} como profesional certificado en {x}",
				"§Certificación {x}.",
			],
			words: ["PMP", "CISSP", "Six Sigma Black Belt"],
		},
		"employer changed": {
			sentences: ["{line} en {x}", "§Experiencia previa en {x}."],
			words: ["Telefónica", "Inditex", "Halvorsen Pike"],
		},
		"title raised": {
			sentences: ["{line} como {x}", "§{x} con experiencia."],
			words: ["Directora General", "Jefe de Operaciones", "Vicepresidenta"],
		},
		"team size added": {
			sentences: [
				"{line} con un equipo de {x} personas",
				"Lideré a {x} empleados: {lower}",
			],
			words: ["14", "23", "diecisiete"],
		},
		"degree added": {
			sentences: ["§Titulación: {x}.", "§Con {x}."],
			words: ["Doctorado en Biología", "Máster en Filosofía", "MBA"],
		},
		"scope widened": {
			sentences: ["{line} {x}", "{line}, extendido {x}"],
			words: [
				"a nivel mundial",
				"en toda la empresa",
				"a nivel nacional",
				"en todos los países",
			],
		},
	},
	helped: [
		[
			"Ayudé a preparar el presupuesto anual del área",
			"Lideré la preparación del presupuesto anual del área",
			"Lideré",
		],
		[
			"Colaboré en la mudanza del archivo al nuevo edificio",
			"Dirigí la mudanza del archivo al nuevo edificio",
			"Dirigí",
		],
		[
			"Apoyo en la organización de la jornada de puertas abiertas",
			"Responsable de la organización de la jornada de puertas abiertas",
			"Responsable",
		],
	],
	widened: [
		["local", "global"],
		["regional", "nacional"],
		["un", "todos los"],
	],
	raisedTitles: ["Directora de {title}", "Senior {title}", "Jefa de {title}"],
	companies: ["Halvorsen Pike S.L.", "Telefónica"],
	degrees: ["Doctorado en Biología", "Máster en Filosofía"],
	certificates: [
		"Certified Scrum Master",
		"Project Management Professional (PMP)",
	],
	tools: TOOLS,
};

const fr: Phrasebook = {
	reported: {
		"number invented": {
			sentences: [
				"{line}, avec une baisse des coûts de {x}",
				"{line} pour plus de {x} clients",
				"§Avec {x} ans d'expérience.",
			],
			words: ["37 %", "1 450", "61", "dix-neuf"],
		},
		"tool added": {
			sentences: ["{line} avec {x}", "§Maîtrise de {x}."],
			words: TOOLS,
		},
		"certificate added": {
			sentences: [
				"{line} en tant que professionnel certifié {x}",
				"§Certification {x}.",
			],
			words: ["PMP", "CISSP", "Six Sigma Black Belt"],
		},
		"employer changed": {
			sentences: ["{line} chez {x}", "§Ancien de {x}."],
			words: ["Carrefour", "Danone", "Halvorsen Pike"],
		},
		"title raised": {
			sentences: ["{line} en tant que {x}", "§{x} avec expérience."],
			words: ["Directrice générale", "Vice-président", "Chef de division"],
		},
		"team size added": {
			sentences: [
				"{line} avec une équipe de {x} personnes",
				"Encadrement de {x} collaborateurs : {lower}",
			],
			words: ["14", "23", "dix-sept"],
		},
		"degree added": {
			sentences: ["§Diplôme : {x}.", "§Avec {x}."],
			words: ["Doctorat en biologie", "MBA"],
		},
		"scope widened": {
			sentences: ["{line} {x}", "{line}, étendu {x}"],
			words: [
				"dans le monde entier",
				"dans toute l'entreprise",
				"à l'échelle nationale",
			],
		},
	},
	helped: [
		[
			"Aidé à préparer le budget annuel du service",
			"Dirigé la préparation du budget annuel du service",
			"Dirigé",
		],
		[
			"Participation au déménagement des archives",
			"Pilotage du déménagement des archives",
			"Pilotage",
		],
	],
	widened: [
		["locale", "mondiale"],
		["régional", "national"],
	],
	raisedTitles: ["Directeur {title}", "Responsable {title}"],
	companies: ["Halvorsen Pike SA", "Carrefour"],
	degrees: ["Doctorat en biologie", "MBA"],
	certificates: [
		"Certified Scrum Master",
		"Project Management Professional (PMP)",
	],
	tools: TOOLS,
};

const it: Phrasebook = {
	reported: {
		"number invented": {
			sentences: [
				"{line}, con una riduzione dei costi del {x}",
				"{line} per oltre {x} clienti",
				"§Con {x} anni di esperienza.",
			],
			words: ["37%", "1.450", "61", "diciannove"],
		},
		"tool added": {
			sentences: ["{line} con {x}", "§Ottima conoscenza di {x}."],
			words: TOOLS,
		},
		"certificate added": {
			sentences: [
				"{line} come professionista certificato {x}",
				"§Certificazione {x}.",
			],
			words: ["PMP", "CISSP", "Six Sigma Black Belt"],
		},
		"employer changed": {
			sentences: ["{line} presso {x}", "§In precedenza in {x}."],
			words: ["Barilla", "Enel", "Halvorsen Pike"],
		},
		"title raised": {
			sentences: ["{line} come {x}", "§{x} con esperienza."],
			words: [
				"Direttrice generale",
				"Amministratore delegato",
				"Responsabile nazionale",
			],
		},
		"team size added": {
			sentences: [
				"{line} con un team di {x} persone",
				"Gestito {x} collaboratori: {lower}",
			],
			words: ["14", "23", "diciassette"],
		},
		"degree added": {
			sentences: ["§Titolo: {x}.", "§Con {x}."],
			words: ["Dottorato in biologia", "MBA"],
		},
		"scope widened": {
			sentences: ["{line} {x}"],
			words: ["in tutto il mondo", "in tutta l'azienda", "a livello nazionale"],
		},
	},
	helped: [
		[
			"Aiutato a preparare il bilancio annuale del reparto",
			"Guidato la preparazione del bilancio annuale del reparto",
			"Guidato",
		],
		[
			"Supporto al trasloco dell'archivio nella nuova sede",
			"Gestione del trasloco dell'archivio nella nuova sede",
			"Gestione",
		],
	],
	widened: [
		["locale", "globale"],
		["regionale", "nazionale"],
	],
	raisedTitles: ["Direttore {title}", "Responsabile {title}"],
	companies: ["Halvorsen Pike S.r.l.", "Barilla"],
	degrees: ["Dottorato in biologia", "MBA"],
	certificates: [
		"Certified Scrum Master",
		"Project Management Professional (PMP)",
	],
	tools: TOOLS,
};

const nl: Phrasebook = {
	reported: {
		"number invented": {
			sentences: [
				"{line}, met een kostendaling van {x}",
				"{line} voor meer dan {x} klanten",
				"§Met {x} jaar ervaring.",
			],
			words: ["37%", "1.450", "61", "negentien"],
		},
		"tool added": {
			sentences: ["{line} met {x}", "§Vaardig in {x}."],
			words: TOOLS,
		},
		"certificate added": {
			sentences: [
				"{line} als gecertificeerd {x}-professional",
				"§Certificering {x} behaald.",
			],
			words: ["PMP", "CISSP", "Six Sigma Black Belt"],
		},
		"employer changed": {
			sentences: ["{line} bij {x}", "§Eerder bij {x}."],
			words: ["Philips", "Heineken", "Halvorsen Pike"],
		},
		"title raised": {
			sentences: ["{line} als {x}", "§{x} met ervaring."],
			words: ["Algemeen directeur", "Hoofd operaties", "Vice President"],
		},
		"team size added": {
			sentences: [
				"{line} met een team van {x} mensen",
				"Gaf leiding aan {x} medewerkers: {lower}",
			],
			words: ["14", "23", "zeventien"],
		},
		"degree added": {
			sentences: ["§Diploma: {x}.", "§Met {x}."],
			words: ["Doctoraat in biologie", "MBA"],
		},
		"scope widened": {
			sentences: ["{line} {x}"],
			words: ["wereldwijd", "in het hele bedrijf", "landelijk"],
		},
	},
	helped: [
		[
			"Hielp bij het opstellen van de jaarbegroting",
			"Leidde het opstellen van de jaarbegroting",
			"Leidde",
		],
		[
			"Ondersteuning bij de verhuizing van het archief",
			"Verantwoordelijk voor de verhuizing van het archief",
			"Verantwoordelijk",
		],
	],
	widened: [
		["lokale", "wereldwijde"],
		["regionale", "nationale"],
	],
	raisedTitles: ["Hoofd {title}", "Senior {title}"],
	companies: ["Halvorsen Pike B.V.", "Philips"],
	degrees: ["Doctoraat in biologie", "MBA"],
	certificates: [
		"Certified Scrum Master",
		"Project Management Professional (PMP)",
	],
	tools: TOOLS,
};

const pt: Phrasebook = {
	reported: {
		"number invented": {
			sentences: [
				"{line}, com redução de custos de {x}",
				"{line} para mais de {x} clientes",
				"§Com {x} anos de experiência.",
			],
			words: ["37%", "1.450", "61", "dezenove"],
		},
		"tool added": {
			sentences: ["{line} com {x}", "§Domínio de {x}."],
			words: TOOLS,
		},
		"certificate added": {
			sentences: [
				"{line} como profissional certificado em {x}",
				"§Certificação {x}.",
			],
			words: ["PMP", "CISSP", "Six Sigma Black Belt"],
		},
		"employer changed": {
			sentences: ["{line} na {x}", "§Antes na {x}."],
			words: ["Petrobras", "Embraer", "Halvorsen Pike"],
		},
		"title raised": {
			sentences: ["{line} como {x}", "§{x} com experiência."],
			words: ["Diretora geral", "Chefe de operações", "Vice-presidente"],
		},
		"team size added": {
			sentences: [
				"{line} com uma equipa de {x} pessoas",
				"Liderei {x} colaboradores: {lower}",
			],
			words: ["14", "23", "dezessete"],
		},
		"degree added": {
			sentences: ["§Formação: {x}.", "§Com {x}."],
			words: ["Doutorado em biologia", "MBA"],
		},
		"scope widened": {
			sentences: ["{line} {x}"],
			words: ["em todo o mundo", "em toda a empresa", "a nível nacional"],
		},
	},
	helped: [
		[
			"Ajudei a preparar o orçamento anual da área",
			"Liderei a preparação do orçamento anual da área",
			"Liderei",
		],
		[
			"Apoio na mudança do arquivo para o novo edifício",
			"Gestão da mudança do arquivo para o novo edifício",
			"Gestão",
		],
	],
	widened: [
		["local", "global"],
		["regional", "nacional"],
	],
	raisedTitles: ["Diretor de {title}", "Chefe de {title}"],
	companies: ["Halvorsen Pike Lda", "Petrobras"],
	degrees: ["Doutorado em biologia", "MBA"],
	certificates: [
		"Certified Scrum Master",
		"Project Management Professional (PMP)",
	],
	tools: TOOLS,
};

const no: Phrasebook = {
	reported: {
		"number invented": {
			sentences: [
				"{line}, og kuttet kostnadene med {x}",
				"{line} for mer enn {x} kunder",
				"§Med {x} års erfaring.",
			],
			words: ["37 %", "1 450", "61", "nitten"],
		},
		"tool added": {
			sentences: ["{line} med {x}", "§God kjennskap til {x}."],
			words: TOOLS,
		},
		"certificate added": {
			sentences: [
				"{line} som sertifisert {x}-ekspert",
				"§Sertifisering i {x}.",
			],
			words: ["PMP", "CISSP", "Six Sigma Black Belt"],
		},
		"employer changed": {
			sentences: ["{line} hos {x}", "§Tidligere i {x}."],
			words: ["Equinor", "Telenor", "Halvorsen Pike"],
		},
		"title raised": {
			sentences: ["{line} som {x}", "§{x} med erfaring."],
			words: ["Administrerende direktør", "Avdelingsleder", "Teknologisjef"],
		},
		"team size added": {
			sentences: [
				"{line} med et team på {x} personer",
				"Ledet {x} ansatte: {lower}",
			],
			words: ["14", "23", "sytten"],
		},
		"degree added": {
			sentences: ["§Utdanning: {x}.", "§Med {x}."],
			words: ["Doktorgrad i biologi", "MBA"],
		},
		"scope widened": {
			sentences: ["{line} {x}"],
			words: ["over hele verden", "i hele selskapet", "på nasjonalt nivå"],
		},
	},
	helped: [
		[
			"Bidro til årsbudsjettet for avdelingen",
			"Ledet arbeidet med årsbudsjettet for avdelingen",
			"Ledet",
		],
		[
			"Hjalp til med flyttingen av arkivet til nytt bygg",
			"Hadde ansvar for flyttingen av arkivet til nytt bygg",
			"ansvar",
		],
	],
	widened: [
		["lokale", "globale"],
		["et", "alle"],
		["en", "alle"],
	],
	raisedTitles: ["Direktør, {title}", "Leder for {title}", "Sjef {title}"],
	companies: ["Halvorsen Pike AS", "Equinor"],
	degrees: ["Doktorgrad i biologi", "MBA"],
	certificates: [
		"Certified Scrum Master",
		"Project Management Professional (PMP)",
	],
	tools: TOOLS,
};

const da: Phrasebook = {
	reported: {
		"number invented": {
			sentences: [
				"{line} og sænkede omkostningerne med {x}",
				"{line} for mere end {x} kunder",
				"§Med {x} års erfaring.",
			],
			words: ["37 %", "1.450", "61", "nitten"],
		},
		"tool added": {
			sentences: ["{line} med {x}", "§Godt kendskab til {x}."],
			words: TOOLS,
		},
		"certificate added": {
			sentences: [
				"{line} som certificeret {x}-ekspert",
				"§Certificering i {x}.",
			],
			words: ["PMP", "CISSP", "Six Sigma Black Belt"],
		},
		"employer changed": {
			sentences: ["{line} hos {x}", "§Tidligere i {x}."],
			words: ["Maersk", "Novo Nordisk", "Halvorsen Pike"],
		},
		"title raised": {
			sentences: ["{line} som {x}", "§{x} med erfaring."],
			words: ["Administrerende direktør", "Afdelingsleder", "Vicedirektør"],
		},
		"team size added": {
			sentences: [
				"{line} med et team på {x} personer",
				"Ledede {x} medarbejdere: {lower}",
			],
			words: ["14", "23", "sytten"],
		},
		"degree added": {
			sentences: ["§Uddannelse: {x}.", "§Med {x}."],
			words: ["Ph.d. i biologi", "MBA"],
		},
		"scope widened": {
			sentences: ["{line} {x}"],
			words: ["over hele verden", "i hele virksomheden", "på landsplan"],
		},
	},
	helped: [
		[
			"Hjalp med afdelingens årsbudget",
			"Ledede arbejdet med afdelingens årsbudget",
			"Ledede",
		],
		[
			"Deltog i flytningen af arkivet",
			"Havde ansvaret for flytningen af arkivet",
			"ansvaret",
		],
	],
	widened: [["lokale", "globale"]],
	raisedTitles: ["Direktør, {title}", "Chef for {title}"],
	companies: ["Halvorsen Pike A/S", "Maersk"],
	degrees: ["Ph.d. i biologi", "MBA"],
	certificates: [
		"Certified Scrum Master",
		"Project Management Professional (PMP)",
	],
	tools: TOOLS,
};

const zh: Phrasebook = {
	reported: {
		"number invented": {
			sentences: [
				"{line}，成本降低 {x}",
				"{line}，服务客户超过 {x}家",
				"§拥有{x}年工作经验。",
			],
			words: ["37%", "1450", "61", "十九"],
		},
		"tool added": {
			sentences: ["{line}，使用 {x}", "§精通 {x}。"],
			words: TOOLS,
		},
		"certificate added": {
			sentences: ["{line}，持有 {x} 认证", "§已获得 {x} 证书。"],
			words: ["PMP", "CISSP", "CFA"],
		},
		"employer changed": {
			sentences: ["§曾任职于{x}。"],
			words: ["腾讯科技有限公司", "阿里巴巴集团", "Google"],
		},
		"title raised": {
			sentences: ["{line}，担任{x}", "§{x}，经验丰富。"],
			words: ["首席技术官", "研发总监", "副总裁"],
		},
		"team size added": {
			sentences: ["带领 {x} 人团队，{line}", "{line}，管理{x}名员工"],
			words: ["14", "23", "十七"],
		},
		"degree added": {
			sentences: ["§拥有{x}学位。"],
			words: ["生物学博士", "MBA", "哲学博士"],
		},
		"scope widened": {
			sentences: ["{line}，推广至{x}"],
			words: ["全球", "全国", "整个集团", "全公司"],
		},
	},
	helped: [
		["协助编制年度预算方案", "主导编制年度预算方案", "主导"],
		["参与档案室搬迁工作", "负责档案室搬迁工作", "负责"],
	],
	widened: [
		["本地", "全球"],
		["部门", "全公司"],
	],
	raisedTitles: ["首席{title}", "{title}总监"],
	companies: ["哈沃森派克有限公司", "腾讯"],
	degrees: ["生物学博士", "MBA"],
	certificates: [
		"Certified Scrum Master",
		"Project Management Professional (PMP)",
	],
	tools: TOOLS,
};

export const firstBooks: Readonly<Record<string, Phrasebook>> = {
	da,
	de,
	en,
	es,
	fr,
	it,
	nl,
	no,
	pt,
	zh,
};
