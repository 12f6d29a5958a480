// A second set of phrasings, written after the checker was bettered with the first: it tells whether the check goes by
// principle or by the sentences it was shown.
import type { Phrasebook, ReportedKind, ReportedLies } from "./phrasebook.ts";

const TOOLS = [
	"Jenkins",
	"HubSpot",
	"SolidWorks",
	"MATLAB",
	"Snowflake",
	"Workday",
	"Photoshop",
	"ServiceNow",
	"Xero",
];

type Short = Record<ReportedKind, [sentences: string[], words: string[]]>;

function reported(short: Short): Record<ReportedKind, ReportedLies> {
	const entries = Object.entries(short).map(([kind, [sentences, words]]) => [
		kind,
		{ sentences, words },
	]);
	return Object.fromEntries(entries);
}

const CERTIFICATES = [
	"Certified Information Systems Auditor",
	"PRINCE2 Practitioner",
	"Chartered Engineer",
];
const PAPERS = ["CISA", "PRINCE2", "ITIL 4", "CCNA", "SHRM-CP"];

const en: Phrasebook = {
	reported: reported({
		"number invented": [
			[
				"Delivered {x} in savings; {lower}",
				"{line}, lifting satisfaction scores by {x}",
				"{line} on {x} separate occasions",
				"Handled {x} requests each week, and {lower}",
				"§Seasoned professional with over {x} years behind them.",
			],
			["44%", "$3.8 million", "2,750", "ninety-six", "72"],
		],
		"tool added": [
			[
				"Leveraged {x}: {lower}",
				"{line}, integrating {x} into the daily routine",
				"{line} ({x})",
				"§Hands-on with {x} and modern ways of working.",
			],
			TOOLS,
		],
		"certificate added": [
			[
				"Holding {x} certification, {lower}",
				"§Brings {x} credentials and a calm manner.",
				"{line} after obtaining the {x} certificate",
			],
			PAPERS,
		],
		"employer changed": [
			[
				"{line} during a secondment to {x}",
				"Brought methods from {x}: {lower}",
				"§Background at {x} and elsewhere.",
			],
			["Accenture", "General Electric", "Brackwater Holdings"],
		],
		"title raised": [
			[
				"Promoted to {x}; {lower}",
				"{line}, acting as {x}",
				"§Accomplished {x} who gets things done.",
			],
			["Managing Director", "Regional Vice President", "Chief of Staff"],
		],
		"team size added": [
			[
				"Coached {x} team members while the work went on: {lower}",
				"{line}, heading a group of {x}",
				"Hired and managed a crew of {x}; {lower}",
				"{line} with {x} people reporting to me",
			],
			["16", "27", "thirty-two", "54"],
		],
		"degree added": [
			["§Educated to {x} level.", "§Graduate of {x} studies, now in practice."],
			["Doctorate", "a Master of Laws", "PhD", "an Executive MBA"],
		],
		"scope widened": [
			[
				"{line}, adopted {x}",
				"{line} for clients {x}",
				"Drove this {x}: {lower}",
			],
			[
				"around the globe",
				"organization-wide",
				"across the whole group",
				"throughout the country",
				"single-handedly",
			],
		],
	}),
	helped: [
		[
			"Participated in the rollout of the visitor badge scheme",
			"Managed the rollout of the visitor badge scheme",
			"Managed",
		],
		[
			"Collaborated on the rewrite of the safety leaflet",
			"Wrote the safety leaflet anew",
			"Wrote",
		],
		[
			"Helped organise the yearly supplier fair",
			"Orchestrated the yearly supplier fair from start to finish",
			"Orchestrated",
		],
		[
			"Was part of the group that chose the new canteen",
			"Headed the group that chose the new canteen",
			"Headed",
		],
	],
	widened: [
		["local", "international"],
		["regional", "worldwide"],
		["one", "every"],
		["department", "entire enterprise"],
		["unit", "entire hospital"],
	],
	raisedTitles: ["Lead {title}", "Principal {title}", "Chief {title}"],
	companies: ["Brackwater Holdings", "Amazon"],
	degrees: ["Doctor of Theology", "Master of Laws", "Executive MBA"],
	certificates: CERTIFICATES,
	tools: TOOLS,
};

const de: Phrasebook = {
	reported: reported({
		"number invented": [
			[
				"{line}; Steigerung der Zufriedenheit um {x}",
				"Bearbeitung von {x} Anfragen pro Woche, {line}",
				"§Über {x} Jahre im Beruf.",
			],
			["44 %", "2.750", "72", "sechsundneunzig"],
		],
		"tool added": [
			[
				"{line} (u. a. {x})",
				"Einführung von {x}: {line}",
				"§Routiniert in {x}.",
			],
			TOOLS,
		],
		"certificate added": [
			[
				"{line} nach Erwerb des {x}-Zertifikats",
				"§Inhaberin des Zertifikats {x}.",
			],
			PAPERS,
		],
		"employer changed": [
			["{line} für die Brackwater Holding GmbH", "§Früher bei Bosch."],
			["x"],
		],
		"title raised": [
			["{line} in der Position {x}", "§Erfahrene {x}."],
			["Abteilungsleiterin", "Geschäftsführerin", "Direktorin"],
		],
		"team size added": [
			[
				"{line} und Leitung von {x} Angestellten",
				"Verantwortlich für {x} Mitarbeiter: {line}",
			],
			["16", "27", "zweiunddreißig"],
		],
		"degree added": [["§Promoviert: {x}."], ["Dr. phil.", "Doktortitel"]],
		"scope widened": [
			["{line}, eingeführt {x}"],
			["im ganzen Unternehmen", "international", "konzernweit"],
		],
	}),
	helped: [
		[
			"Mitwirkung an der Einführung der Besucherausweise",
			"Steuerung der Einführung der Besucherausweise",
			"Steuerung",
		],
		[
			"Beteiligt am neuen Sicherheitskonzept",
			"Entwickelte das neue Sicherheitskonzept",
			"Entwickelte",
		],
	],
	widened: [
		["regionale", "bundesweite"],
		["lokalen", "weltweiten"],
	],
	raisedTitles: [
		"Chefin {title}",
		"Hauptverantwortlicher {title}, Bereichsleiter",
	],
	companies: ["Brackwater Holding GmbH", "Bosch"],
	degrees: ["Promotion in Theologie", "Executive MBA"],
	certificates: CERTIFICATES,
	tools: TOOLS,
};

const es: Phrasebook = {
	reported: reported({
		"number invented": [
			[
				"{line}, aumentando la satisfacción un {x}",
				"Atendí {x} solicitudes por semana; {lower}",
				"§Más de {x} años en el oficio.",
			],
			["44 %", "2.750", "72"],
		],
		"tool added": [
			["{line} (con {x})", "Implanté {x}: {lower}", "§Manejo de {x}."],
			TOOLS,
		],
		"certificate added": [
			["{line} tras obtener el certificado {x}", "§Titular de {x}."],
			PAPERS,
		],
		"employer changed": [
			["{line} para {x}", "§Formada en {x}."],
			["Repsol", "Brackwater"],
		],
		"title raised": [
			["{line}, ascendida a {x}", "§{x} de larga trayectoria."],
			["Directora Ejecutiva", "Gerente Nacional"],
		],
		"team size added": [
			[
				"{line} al frente de un grupo de {x} personas",
				"Gestioné {x} colaboradores; {lower}",
			],
			["16", "27", "treinta y dos"],
		],
		"degree added": [
			["§Formación superior: {x}."],
			["Doctorado", "Máster en Derecho"],
		],
		"scope widened": [
			["{line}, implantado {x}"],
			["en todo el mundo", "en toda la organización", "en todo el país"],
		],
	}),
	helped: [
		[
			"Participé en la implantación de las tarjetas de visita",
			"Gestioné la implantación de las tarjetas de visita",
			"Gestioné",
		],
		[
			"Contribuí al nuevo folleto de seguridad",
			"Redacté el nuevo folleto de seguridad",
			"Redacté",
		],
	],
	widened: [
		["local", "internacional"],
		["regional", "mundial"],
	],
	raisedTitles: ["Jefa de {title}", "{title} Principal, Directora"],
	companies: ["Brackwater S.A.", "Repsol"],
	degrees: ["Doctorado en Teología", "Máster en Derecho"],
	certificates: CERTIFICATES,
	tools: TOOLS,
};

const fr: Phrasebook = {
	reported: reported({
		"number invented": [
			["{line}, satisfaction en hausse de {x}", "§Plus de {x} ans de métier."],
			["44 %", "72"],
		],
		"tool added": [["{line} (sous {x})", "§Aisance avec {x}."], TOOLS],
		"certificate added": [
			["{line} après l'obtention du certificat {x}", "§Titulaire de {x}."],
			PAPERS,
		],
		"employer changed": [
			["{line} pour {x}", "§Formée chez {x}."],
			["Michelin", "Brackwater"],
		],
		"title raised": [
			["{line}, promue {x}", "§{x} reconnue."],
			["Directrice adjointe", "Responsable régionale"],
		],
		"team size added": [
			[
				"{line} à la tête d'une équipe de {x} personnes",
				"Manager de {x} salariés : {lower}",
			],
			["16", "27"],
		],
		"degree added": [["§Formation : {x}."], ["Doctorat", "Master en droit"]],
		"scope widened": [
			["{line}, déployé {x}"],
			["à l'international", "dans tout le groupe", "dans toute la France"],
		],
	}),
	helped: [
		[
			"Contribué au nouveau dépliant de sécurité",
			"Rédigé le nouveau dépliant de sécurité",
			"Rédigé",
		],
		[
			"Appui à l'organisation du salon annuel",
			"Direction de l'organisation du salon annuel",
			"Direction",
		],
	],
	widened: [
		["locaux", "internationaux"],
		["régional", "mondial"],
	],
	raisedTitles: ["Directrice, {title}", "Chef de {title}"],
	companies: ["Brackwater SARL", "Michelin"],
	degrees: ["Doctorat en théologie", "Master en droit"],
	certificates: CERTIFICATES,
	tools: TOOLS,
};

const it: Phrasebook = {
	reported: reported({
		"number invented": [
			[
				"{line}, con soddisfazione in aumento del {x}",
				"§Oltre {x} anni di mestiere.",
			],
			["44%", "72"],
		],
		"tool added": [["{line} (con {x})", "§Pratica di {x}."], TOOLS],
		"certificate added": [
			["{line} dopo il certificato {x}", "§Titolare di {x}."],
			PAPERS,
		],
		"employer changed": [
			["{line} per {x}", "§Formata in {x}."],
			["Ferrero", "Brackwater"],
		],
		"title raised": [
			["{line}, promossa a {x}", "§{x} di lungo corso."],
			["Direttrice regionale", "Responsabile generale"],
		],
		"team size added": [
			[
				"{line} a capo di un gruppo di {x} persone",
				"Coordinato {x} dipendenti: {lower}",
			],
			["16", "27"],
		],
		"degree added": [
			["§Formazione: {x}."],
			["Dottorato", "Laurea magistrale in diritto"],
		],
		"scope widened": [
			["{line}, esteso {x}"],
			["a livello internazionale", "in tutta l'organizzazione"],
		],
	}),
	helped: [
		[
			"Partecipato alla stesura del manuale di sicurezza",
			"Redatto il manuale di sicurezza",
			"Redatto",
		],
		[
			"Collaborato all'organizzazione della fiera annuale",
			"Diretto l'organizzazione della fiera annuale",
			"Diretto",
		],
	],
	widened: [["locali", "internazionali"]],
	raisedTitles: ["Direttrice, {title}", "Capo {title}"],
	companies: ["Brackwater S.p.A.", "Ferrero"],
	degrees: ["Dottorato in teologia", "Laurea magistrale in diritto"],
	certificates: CERTIFICATES,
	tools: TOOLS,
};

const nl: Phrasebook = {
	reported: reported({
		"number invented": [
			[
				"{line}, waardoor de tevredenheid met {x} steeg",
				"§Ruim {x} jaar in het vak.",
			],
			["44%", "72"],
		],
		"tool added": [["{line} (in {x})", "§Ervaren met {x}."], TOOLS],
		"certificate added": [
			["{line} na het behalen van {x}", "§In het bezit van {x}."],
			PAPERS,
		],
		"employer changed": [
			["{line} voor {x}", "§Opgeleid bij {x}."],
			["Shell", "Brackwater"],
		],
		"title raised": [
			["{line}, bevorderd tot {x}", "§{x} in hart en nieren."],
			["Directeur", "Operationeel Manager"],
		],
		"team size added": [
			[
				"{line} aan het hoofd van een groep van {x} mensen",
				"Stuurde {x} medewerkers aan: {lower}",
			],
			["16", "27"],
		],
		"degree added": [
			["§Opleiding: {x}."],
			["Doctoraat", "Master in de rechten"],
		],
		"scope widened": [
			["{line}, ingevoerd {x}"],
			["in de hele organisatie", "internationaal"],
		],
	}),
	helped: [
		[
			"Werkte mee aan de nieuwe veiligheidsfolder",
			"Schreef de nieuwe veiligheidsfolder",
			"Schreef",
		],
		[
			"Droeg bij aan de jaarlijkse beurs",
			"Gaf leiding aan de jaarlijkse beurs",
			"leiding",
		],
	],
	widened: [["lokale", "internationale"]],
	raisedTitles: ["Directeur {title}", "Manager {title}"],
	companies: ["Brackwater B.V.", "Shell"],
	degrees: ["Doctoraat in theologie", "Master in de rechten"],
	certificates: CERTIFICATES,
	tools: TOOLS,
};

const pt: Phrasebook = {
	reported: reported({
		"number invented": [
			["{line}, com satisfação a subir {x}", "§Mais de {x} anos de ofício."],
			["44%", "72"],
		],
		"tool added": [["{line} (em {x})", "§Prática de {x}."], TOOLS],
		"certificate added": [
			["{line} após obter o certificado {x}", "§Titular de {x}."],
			PAPERS,
		],
		"employer changed": [
			["{line} para a {x}", "§Formada na {x}."],
			["Galp", "Brackwater"],
		],
		"title raised": [
			["{line}, promovida a {x}", "§{x} de longa data."],
			["Diretora executiva", "Gerente nacional"],
		],
		"team size added": [
			[
				"{line} à frente de um grupo de {x} pessoas",
				"Coordenei {x} funcionários: {lower}",
			],
			["16", "27"],
		],
		"degree added": [
			["§Formação superior: {x}."],
			["Doutoramento", "Mestrado em direito"],
		],
		"scope widened": [
			["{line}, implantado {x}"],
			["em toda a organização", "no mundo inteiro"],
		],
	}),
	helped: [
		[
			"Participei na revisão do folheto de segurança",
			"Redigi o folheto de segurança",
			"Redigi",
		],
		[
			"Colaborei na feira anual de fornecedores",
			"Dirigi a feira anual de fornecedores",
			"Dirigi",
		],
	],
	widened: [["locais", "internacionais"]],
	raisedTitles: ["Diretora, {title}", "Gerente de {title}"],
	companies: ["Brackwater Lda", "Galp"],
	degrees: ["Doutoramento em teologia", "Mestrado em direito"],
	certificates: CERTIFICATES,
	tools: TOOLS,
};

const no: Phrasebook = {
	reported: reported({
		"number invented": [
			["{line}, og løftet tilfredsheten med {x}", "§Over {x} år i faget."],
			["44 %", "72"],
		],
		"tool added": [["{line} (i {x})", "§Trygg på {x}."], TOOLS],
		"certificate added": [
			["{line} etter å ha tatt {x}", "§Har {x}-sertifikat."],
			PAPERS,
		],
		"employer changed": [
			["{line} for {x}", "§Opplært i {x}."],
			["Statkraft", "Brackwater"],
		],
		"title raised": [
			["{line}, forfremmet til {x}", "§{x} med lang fartstid."],
			["Konserndirektør", "Driftssjef"],
		],
		"team size added": [
			[
				"{line} i spissen for en gruppe på {x} personer",
				"Hadde ansvar for {x} medarbeidere: {lower}",
			],
			["16", "27"],
		],
		"degree added": [
			["§Høyere utdanning: {x}."],
			["Doktorgrad", "Mastergrad i juss"],
		],
		"scope widened": [
			["{line}, innført {x}"],
			["i hele konsernet", "internasjonalt"],
		],
	}),
	helped: [
		[
			"Deltok i arbeidet med den nye brosjyren",
			"Skrev den nye brosjyren",
			"Skrev",
		],
		[
			"Støttet planleggingen av årsmessen",
			"Styrte planleggingen av årsmessen",
			"Styrte",
		],
	],
	widened: [["lokale", "internasjonale"]],
	raisedTitles: ["Direktør {title}", "Sjef for {title}"],
	companies: ["Brackwater AS", "Statkraft"],
	degrees: ["Doktorgrad i teologi", "Mastergrad i juss"],
	certificates: CERTIFICATES,
	tools: TOOLS,
};

const da: Phrasebook = {
	reported: reported({
		"number invented": [
			["{line} og løftede tilfredsheden med {x}", "§Over {x} år i faget."],
			["44 %", "72"],
		],
		"tool added": [["{line} (i {x})", "§Tryg ved {x}."], TOOLS],
		"certificate added": [
			["{line} efter at have taget {x}", "§Har {x}-certifikat."],
			PAPERS,
		],
		"employer changed": [
			["{line} for {x}", "§Oplært i {x}."],
			["Ørsted", "Brackwater"],
		],
		"title raised": [
			["{line}, forfremmet til {x}", "§{x} med lang erfaring."],
			["Koncerndirektør", "Driftschef"],
		],
		"team size added": [
			[
				"{line} i spidsen for en gruppe på {x} personer",
				"Havde ansvar for {x} medarbejdere: {lower}",
			],
			["16", "27"],
		],
		"degree added": [
			["§Videregående uddannelse: {x}."],
			["Ph.d.", "Kandidatgrad i jura"],
		],
		"scope widened": [
			["{line}, indført {x}"],
			["i hele koncernen", "internationalt"],
		],
	}),
	helped: [
		["Bidrog til den nye brochure", "Skrev den nye brochure", "Skrev"],
		["Medvirkede ved den årlige messe", "Ledede den årlige messe", "Ledede"],
	],
	widened: [["lokale", "internationale"]],
	raisedTitles: ["Direktør {title}", "Leder af {title}"],
	companies: ["Brackwater A/S", "Ørsted"],
	degrees: ["Ph.d. i teologi", "Kandidatgrad i jura"],
	certificates: CERTIFICATES,
	tools: TOOLS,
};

const zh: Phrasebook = {
	reported: reported({
		"number invented": [
			[
				"{line}，满意度提升 {x}",
				"每周处理 {x} 项需求，{line}",
				"§从业超过{x}年。",
			],
			["44%", "2750", "72"],
		],
		"tool added": [
			["{line}（{x}）", "引入 {x}，{line}", "§熟练掌握 {x}。"],
			TOOLS,
		],
		"certificate added": [["{line}，取得 {x} 资格", "§持 {x} 证书。"], PAPERS],
		"employer changed": [
			["§此前就职于{x}。"],
			["华为技术有限公司", "招商银行", "Amazon"],
		],
		"title raised": [
			["{line}，晋升为{x}", "§资历深厚的{x}。"],
			["总经理", "首席数据官"],
		],
		"team size added": [
			["率领{x}名工程师，{line}", "{line}，团队规模 {x} 人"],
			["16", "27", "三十二"],
		],
		"degree added": [["§{x}毕业。"], ["神学博士", "MBA"]],
		"scope widened": [["{line}，覆盖{x}"], ["全世界", "全集团", "所有部门"]],
	}),
	helped: [
		["配合完成访客证件项目", "牵头完成访客证件项目", "牵头"],
		["支持年度展会筹备", "统筹年度展会筹备", "统筹"],
	],
	widened: [["当地", "国际"]],
	raisedTitles: ["{title}经理", "{title}总经理"],
	companies: ["布莱克沃特集团", "华为"],
	degrees: ["神学博士", "MBA"],
	certificates: CERTIFICATES,
	tools: TOOLS,
};

export const secondBooks: Readonly<Record<string, Phrasebook>> = {
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
