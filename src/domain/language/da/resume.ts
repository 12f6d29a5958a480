// Danish: words resumes are read by.
import type { ResumeWords } from "../resume-words.ts";

export const resume: ResumeWords = {
	headings: {
		summary: "resumé|kort om mig|om mig|profilbeskrivelse|om mig selv",
		work: "erhvervserfaring|erfaring|arbejdserfaring|ansættelser|erhvervserfaringer|jobs|job|karriere",
		education: "uddannelse|uddannelser|uddannelsesmæssig baggrund",
		skills: `
			kompetencer|topkompetencer|færdigheder|faglige kompetencer|it-kompetencer|kvalifikationer|personlige kompetencer
			it-færdigheder|kernekompetencer|it kompetencer|nøglekompetencer`,
		languages: "sprog|sprogkundskaber|sprogkompetencer|sprogfærdigheder",
		projects: "projekter|udvalgte projekter|personlige projekter",
		certifications: `
			efteruddannelse|kurser|kurser og efteruddannelse|certifikater|certificeringer|kurser og certifikater
			certifikater og kurser`,
		software: "værktøjer",
		publications: "publikationer",
		volunteer: "frivilligt arbejde|frivilligt|frivillig",
		contact:
			"kontakt|kontaktoplysninger|personlige oplysninger|personlige data|stamdata",
		awards: "priser|hædersbevisninger|stipendier|priser og udmærkelser",
		interests: "interesser|fritid|fritidsinteresser|hobbyer",
		other: "referencer|øvrigt|tillidshverv|kørekort",
	},
	and: "og",
	or: "eller",
	openers: "og|i",
	page: {
		page: "side",
		of: "af",
		behind: "",
		updated: "senest opdateret",
		headingStyle: "overskrift",
	},
	person: {
		documentTitle: "levnedsbeskrivelse",
		nameLabel: "navn",
		addressLabel: "bopæl|adresse",
		addressKind: "",
		streetEnd: "gade|vej|plads",
		streetStart: "",
	},
	places: {
		countries: "tyskland|frankrig|danmark|norge|sverige|polen",
		regions: "",
		cities: "københavn",
		areaEnd: "",
		within: "",
		remote: "fjernarbejde|hjemmearbejde",
		placeLabel: "by|sted",
	},
	entry: {
		title:
			"\\p{L}*(?:udvikler|ingeniør|leder|chef|konsulent|rådgiver|medarbejder|assistent|sygeplejerske|lærer|sælger|tekniker|elev|lærling|praktikant|bogholder|koordinator|arkitekt|forsker|designer|vikar|frivillig|kok|sagsbehandler|mekaniker|elektriker|montør|chauffør)",
		afterTitle: "",
		organization: "kommune|region|hospitalet|skole",
		institution:
			"universitet\\p{L}*|højskole|handelshøjskole|erhvervsakademi|gymnasi\\p{L}+|\\p{L}*skolen?",
		degree:
			"kandidat\\p{L}*|cand\\.\\s?\\p{L}+\\.?|bachelor\\p{L}*|master\\p{L}*|diplomingeniør|studentereksamen|svennebrev",
		field: "i",
		at: "hos",
		employment: "heltid|deltid",
		selfEmployed: "selvstændig",
		toolsLabel: "teknologier",
		lineLabel: "teknologier|opgaver",
		issuedBy: "udstedt af",
		expires: "gyldig til",
		certificate: "",
		certificateNumber: "",
	},
	levels: {
		words: "modersmål|flydende|god|godt|gode kundskaber|grundlæggende",
		very: "meget",
		noun: "niveau",
		skill: {
			expert: "ekspert",
			advanced: "avanceret|øvet",
			intermediate: "middel|mellem",
			beginner: "begynder|grundlæggende",
		},
		veryGood: "meget godt?",
		language: {
			native: "modersmål",
			fluent: "flydende",
			proficient: "avanceret",
			conversational: "mellem|samtale",
			basic: "grundlæggende|basis",
		},
	},
	languages: {
		names: `
			engelsk|tysk|fransk|spansk|italiensk|portugisisk|hollandsk|dansk|norsk|svensk|finsk|islandsk|polsk|russisk
			arabisk|kinesisk|japansk|tyrkisk`,
		qualifier: "",
		nativeLabel: "modersmål",
		selfAssessment:
			"andre sprog|forståelse|lytning|læsning|samtale|redegørelse|skrivning",
	},
	form: {
		dates: "",
		title: "",
		tasks: "",
		where: "",
		passedOver: "",
	},
};
