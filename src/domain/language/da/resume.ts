// Danish: words resumes are read by.
import type { ResumeWords } from "../resume-words.ts";

export const resume: ResumeWords = {
	tools: "værktøjer",
	headings: {
		summary: `
			resumé|kort om mig|om mig|profilbeskrivelse|om mig selv
			profil|profiltekst|hvem er jeg|personlig profil|faglig profil|opsummering`,
		work: `
			erhvervserfaring|erfaring|arbejdserfaring|ansættelser|erhvervserfaringer|jobs|job|karriere
			job og ansættelser|ansættelsesforhold|beskæftigelse|karriereforløb|arbejde|tidligere ansættelser|relevant erfaring
			professionel erfaring|jobhistorik|arbejdshistorik|erhvervsforløb|arbejdsliv`,
		education: `
			uddannelse|uddannelser|uddannelsesmæssig baggrund
			uddannelsesforløb|skole og uddannelse|skolegang|uddannelse og kurser|akademisk baggrund|studier|uddannelsesbaggrund`,
		skills: `
			kompetencer|topkompetencer|færdigheder|faglige kompetencer|it-kompetencer|kvalifikationer|personlige kompetencer
			it-færdigheder|kernekompetencer|it kompetencer|nøglekompetencer
			faglige færdigheder|tekniske kompetencer|styrker|jeg kan|ekspertise|faglighed|evner|nøglekvalifikationer`,
		languages: "sprog|sprogkundskaber|sprogkompetencer|sprogfærdigheder",
		projects: "projekter|udvalgte projekter|personlige projekter",
		certifications: `
			efteruddannelse|kurser|kurser og efteruddannelse|certifikater|certificeringer|kurser og certifikater
			certifikater og kurser
			kurser og certificeringer|beviser|videreuddannelse`,
		software: "værktøjer",
		publications: "publikationer",
		volunteer: "frivilligt arbejde|frivilligt|frivillig",
		contact:
			"kontakt|kontaktoplysninger|personlige oplysninger|personlige data|stamdata",
		awards: "priser|hædersbevisninger|stipendier|priser og udmærkelser",
		interests: `
			interesser|fritid|fritidsinteresser|hobbyer
			privat|om mig privat|i fritiden`,
		references: "referencer|referencepersoner",
		other: "øvrigt|tillidshverv|kørekort",
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
		nameLabel: "navn|fulde navn|for- og efternavn",
		greeting: "(?:hej[,!.]? )?(?:jeg er|jeg hedder|mit navn er)",
		addressLabel: "bopæl|adresse",
		addressKind: "",
		streetEnd: "gade|vej|plads",
		streetStart: "",
	},
	places: {
		countries: "tyskland|frankrig|danmark|norge|sverige|polen",
		onLetter: "de forenede stater",
		regions: "",
		cities: `
			københavn|århus|esbjerg|randers|kolding|horsens|vejle|roskilde|herning|helsingør|silkeborg|næstved|fredericia
			viborg|køge|holstebro|taastrup|slagelse|hillerød|sønderborg|svendborg|hjørring|holbæk|frederikshavn|nørresundby
			ringsted|haderslev|skive|ikast|thisted|nykøbing falster|frederiksberg|gentofte|ballerup|lyngby|hvidovre|tórshavn
			nuuk`,
		areaEnd: "",
		in: "i",
		within: "",
		remote: "fjernarbejde|hjemmearbejde",
		placeLabel: "by|sted",
	},
	entry: {
		title:
			"\\p{L}*(?:udvikler|ingeniør|leder|chef|konsulent|rådgiver|medarbejder|assistent|sygeplejerske|lærer|sælger|tekniker|elev|lærling|praktikant|bogholder|koordinator|arkitekt|forsker|designer|vikar|frivillig|kok|sagsbehandler|mekaniker|elektriker|montør|chauffør|tømrer|snedker|murer|bager|frisør|smed|gartner|landmand|pædagog|læge|farmaceut|psykolog|fysioterapeut|formand|operatør|journalist|redaktør|advokat|jurist|revisor|controller|analytiker|sekretær|receptionist|tjener|bibliotekar|maskinist|matros|skipper|styrmand|portør)",
		afterTitle: "",
		organization: "kommune|region|hospitalet|skole",
		institution:
			"\\p{L}*skole|\\p{L}*gymnasium|vuc|akademiet?|seminari\\p{L}+|\\p{L}*universitet\\p{L}*|højskole|handelshøjskole|erhvervsakademi|gymnasi\\p{L}+|\\p{L}*skolen?",
		degree:
			"grundforløb|hf|hhx|htx|stx|eux|kandidat\\p{L}*|cand\\.\\s?\\p{L}+\\.?|bachelor\\p{L}*|master\\p{L}*|diplomingeniør|studentereksamen|svendebrev|svennebrev|professionsbachelor\\p{L}*|erhvervsuddannelse|akademiuddannelse|diplomuddannelse|mesterbrev|hf-eksamen|ph\\.?d\\.?",
		field: "i",
		at: "hos|ved|på",
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
		passedOver: "virksomhed eller sektor|sektor eller branche",
	},
};
