// Norwegian: words resumes are read by.
import type { ResumeWords } from "../resume-words.ts";

export const resume: ResumeWords = {
	tools: "verktøy|verktøy og teknologi",
	headings: {
		summary: `
			om meg|sammendrag|nøkkelkompetanse|kort om meg
			profil|nøkkelprofil|personlig profil|oppsummering`,
		work: `
			arbeidserfaring|yrkeserfaring|erfaring|praksis|jobberfaring
			arbeidshistorikk|jobber|stillinger|ansettelser|ansettelsesforhold|relevant erfaring|profesjonell erfaring|karriere
			yrkesbakgrunn|arbeidsforhold|arbeidsliv`,
		education: `
			utdanning|utdannelse
			utdanning og kurs|utdanningsbakgrunn|skole|skolegang|studier|akademisk bakgrunn|skole og utdanning`,
		skills: `
			kompetanse|toppferdigheter|viktigste ferdigheter|ferdigheter|kunnskaper|datakunnskaper|it-kompetanse|egenskaper
			nøkkelkvalifikasjoner|tekniske ferdigheter|faglige kvalifikasjoner
			kjernekompetanse|styrker|ekspertise|fagkompetanse|faglig kompetanse|tekniske kunnskaper|kvalifikasjoner|evner`,
		languages: "språk|språkkunnskaper|språkferdigheter",
		projects: "prosjekter|utvalgte prosjekter",
		certifications: `
			kurs|kurs og sertifiseringer|sertifikater|sertifiseringer|kurs og sertifikater
			etterutdanning|videreutdanning|kurs og etterutdanning|fagbrev og sertifikater`,
		software: "verktøy",
		publications: "publiseringer|publikasjoner",
		volunteer: "frivillig arbeid|frivillige verv|frivilligarbeid|frivillig",
		contact: "kontaktinformasjon|personlige opplysninger",
		awards: "priser|utmerkelser|stipendier",
		interests: `
			interesser|fritidsinteresser|hobbyer
			fritid|privat|på fritiden`,
		references: "referanser|referansepersoner",
		other: "annet|verv|førerkort",
	},
	and: "og",
	or: "eller",
	openers: "og|i",
	page: {
		page: "side",
		of: "av",
		behind: "",
		updated: "sist oppdatert",
		headingStyle: "overskrift",
	},
	person: {
		documentTitle: "livsløp",
		nameLabel: "navn|fullt navn|for- og etternavn",
		greeting: "(?:hei[,!.]? )?(?:jeg er|jeg heter|mitt navn er)",
		addressLabel: "bosted|adresse",
		addressKind: "",
		streetEnd: "gate|vei|veien",
		streetStart: "",
	},
	places: {
		countries: "tyskland|danmark|norge|sverige|polen",
		onLetter: "de forente stater",
		regions: "",
		cities: `
			drammen|fredrikstad|kristiansand|sandnes|tromsø|sarpsborg|skien|ålesund|sandefjord|haugesund|tønsberg|moss
			porsgrunn|bodø|arendal|hamar|larvik|halden|lillehammer|mo i rana|molde|harstad|gjøvik|steinkjer|horten|kongsberg
			jessheim|elverum|narvik|alta|hønefoss|askim|kristiansund|leirvik`,
		areaEnd: "",
		in: "i",
		within: "",
		remote: "hjemmekontor",
		placeLabel: "by|sted",
	},
	entry: {
		title:
			"\\p{L}*(?:utvikler|ingeniør|leder|sjef|konsulent|rådgiver|medarbeider|assistent|sykepleier|lærer|selger|tekniker|elev|lærling|praktikant|regnskapsfører|koordinator|arkitekt|forsker|designer|vikar|frivillig|kokk|saksbehandler|mekaniker|elektriker|montør|sjåfør|maskinist|matros|skipper|styrmann|kaptein|pedagog|helsefagarbeider|vernepleier|overlege|fastlege|tannlege|farmasøyt|psykolog|fysioterapeut|snekker|tømrer|rørlegger|frisør|renholder|operatør|formann|gartner|journalist|redaktør|advokat|jurist|revisor|controller|analytiker|sekretær|resepsjonist|servitør|bibliotekar|motormann|fisker)",
		afterTitle: "",
		organization: "kommune|region|sykehus|skole|institutt|bygg",
		institution:
			"\\p{L}*skole|vgs|fagskolen?|akademiet?|\\p{L}*universitet\\p{L}*|høgskole|høyskole|folkehøgskole|videregående skole|\\p{L}*skolen?",
		degree:
			"yrkesfag|vg[123]|fagbrev|vitnemål|studiekompetanse|siviløkonom|sivilingeniør|sykepleierutdanning|svennebrev|mesterbrev|bachelor\\p{L}*|master\\p{L}*|årsstudium|høyskolekandidat|fagskoleutdanning",
		field: "i",
		at: "hos|ved|på",
		employment: "heltid|deltid",
		selfEmployed: "selvstendig",
		toolsLabel: "teknologier",
		lineLabel: "teknologier|oppgaver",
		issuedBy: "utstedt av",
		expires: "gyldig til",
		certificate: "",
		certificateNumber: "",
	},
	levels: {
		words: "morsmål|flytende|god|godt|grunnleggende",
		very: "meget|svært",
		noun: "nivå",
		skill: {
			expert: "ekspert",
			advanced: "avansert",
			intermediate: "middels",
			beginner: "nybegynner|grunnleggende",
		},
		veryGood: "meget godt?|svært godt?",
		language: {
			native: "morsmål",
			fluent: "flytende",
			proficient: "avansert",
			conversational: "middels",
			basic: "grunnleggende|basis",
		},
	},
	languages: {
		names: `
			engelsk|tysk|fransk|spansk|italiensk|portugisisk|hollandsk|dansk|norsk|svensk|finsk|islandsk|polsk|russisk
			arabisk|kinesisk|japansk|tyrkisk|bokmål|nynorsk`,
		qualifier: "",
		nativeLabel: "morsmål",
		selfAssessment:
			"andre språk|forståelse|lytting|lesing|samtale|muntlig produksjon|skriving",
	},
	form: {
		dates: "",
		title: "",
		tasks: "",
		where: "",
		passedOver: "virksomhet eller bransje",
	},
};
