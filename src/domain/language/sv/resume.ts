// Swedish: words resumes are read by.
import type { ResumeWords } from "../resume-words.ts";

export const resume: ResumeWords = {
	tools: "verktyg|verktyg och teknik",
	headings: {
		summary: `
			sammanfattning|kort om mig|om mig|profiltext
			profil|personlig profil|presentation|personligt brev i korthet`,
		work: `
			arbetslivserfarenhet|erfarenhet|arbetserfarenhet|yrkeserfarenhet|anställningar|arbetslivserfarenheter
			anställning|tidigare anställningar|arbetslivet|karriär|jobb|tjänster|relevant erfarenhet|arbete|befattningar
			tidigare arbeten|yrkesliv|professionell erfarenhet|arbetshistorik`,
		education: `
			utbildning|utbildningar|studier
			utbildningsbakgrund|skolor|skola|akademisk bakgrund|studiebakgrund|utbildning och kurser|akademisk utbildning`,
		skills: `
			kompetenser|främsta kompetenser|huvudkompetenser|färdigheter|kunskaper|it-kunskaper|datakunskaper
			tekniska färdigheter|egenskaper|datorkunskaper|tekniska kompetenser
			kärnkompetenser|nyckelkompetenser|styrkor|expertis|yrkeskunskaper|det kan jag|kvalifikationer|kompetens
			färdigheter och kunskaper|kunskapsområden`,
		languages: "språk|språkkunskaper",
		projects: "projekt|utvalda projekt|personliga projekt",
		certifications: `
			kurser|certifieringar|certifikat|intyg|kurser och certifikat|licenser
			vidareutbildning|fortbildning|kurser och certifieringar|övriga kurser|behörigheter`,
		software: "verktyg|programvara",
		publications: "publikationer",
		volunteer: "ideellt arbete|ideellt engagemang|volontärarbete",
		contact: "kontaktuppgifter|personuppgifter",
		awards: "utmärkelser|stipendier",
		interests: `
			fritidsintressen|intressen|fritid
			hobby|hobbyer|på fritiden|övriga intressen`,
		references: "referenser|referenspersoner",
		other: "övrigt|körkort",
	},
	and: "och",
	or: "eller",
	openers: "och|i",
	page: {
		page: "sida",
		of: "av",
		behind: "",
		updated: "senast uppdaterad",
		headingStyle: "rubrik",
	},
	person: {
		documentTitle: "meritförteckning",
		nameLabel: "namn|för- och efternamn|fullständigt namn",
		greeting: "(?:(?:hej|hallå)[,!.]? )?(?:jag är|jag heter|mitt namn är)",
		addressLabel: "adress|ort",
		addressKind: "",
		streetEnd: "gatan|vägen",
		streetStart: "",
	},
	places: {
		countries: "tyskland|danmark|norge|sverige|polen|finland",
		onLetter: "förenta staterna",
		regions: "",
		cities: `
			göteborg|malmö|västerås|örebro|linköping|helsingborg|jönköping|norrköping|lund|umeå|gävle|borås|södertälje
			eskilstuna|halmstad|växjö|karlstad|sundsvall|östersund|trollhättan|luleå|kalmar|kristianstad|falun|skellefteå
			karlskrona|skövde|uddevalla|varberg|örnsköldsvik|nyköping|visby|kiruna|borlänge|motala|piteå|åbo|helsingfors`,
		areaEnd: "",
		in: "i",
		within: "",
		remote: "distans|distansarbete",
		placeLabel: "stad|ort",
	},
	entry: {
		title:
			"\\p{L}*(?:utvecklare|ingenjör|ledare|chef|konsult|rådgivare|medarbetare|assistent|sjuksköterska|lärare|säljare|tekniker|elev|lärling|praktikant|ekonom|koordinator|arkitekt|forskare|designer|vikarie|frivillig|kock|handläggare|mekaniker|elektriker|montör|chaufför|snickare|målare|bagare|frisör|rörmokare|svetsare|trädgårdsmästare|pedagog|läkare|apotekare|psykolog|fysioterapeut|undersköterska|barnskötare|vårdare|arbetsledare|operatör|journalist|redaktör|advokat|jurist|revisor|controller|analytiker|sekreterare|receptionist|servitör|väktare|bibliotekarie|maskinist|matros|styrman|städare)",
		afterTitle: "",
		organization: "kommun|region|sjukhus|skola|bygg",
		institution:
			"komvux|\\p{L}*institutet|\\p{L}*universitet\\p{L}*|\\p{L}*högskola|folkhögskola|studieförbund|gymnasi\\p{L}+|\\p{L}*skolan?",
		degree:
			"yrkesutbildning|gymnasieutbildning|studentexamen|\\p{L}+programmet|civilingenjör\\p{L}*|högskoleexamen|gymnasieexamen|examensbevis|\\p{L}+examen|gesällbrev|mästarbrev|magister|licentiat|yrkesbevis",
		field: "i",
		at: "hos|på|vid",
		employment: "heltid|deltid",
		selfEmployed: "egenföretagare",
		toolsLabel: "tekniker|verktyg",
		lineLabel: "arbetsuppgifter",
		issuedBy: "utfärdat av",
		expires: "giltig till",
		certificate: "",
		certificateNumber: "",
	},
	levels: {
		words: "modersmål|flytande|god|grundläggande",
		very: "mycket",
		noun: "nivå",
		skill: {
			expert: "expert",
			advanced: "avancerad",
			intermediate: "medel|mellan",
			beginner: "nybörjare|grundläggande",
		},
		veryGood: "mycket god",
		language: {
			native: "modersmål",
			fluent: "flytande",
			proficient: "avancerad",
			conversational: "medel|mellan",
			basic: "grundläggande",
		},
	},
	languages: {
		names: `
			engelska|tyska|franska|spanska|italienska|portugisiska|nederländska|danska|norska|svenska|finska|polska|ryska
			arabiska|kinesiska|japanska|turkiska|persiska`,
		qualifier: "",
		nativeLabel: "modersmål",
		selfAssessment:
			"andra språk|förståelse|hörförståelse|läsförståelse|muntlig interaktion|muntlig produktion|skriftlig färdighet",
	},
	form: {
		dates: "",
		title: "",
		tasks: "",
		where: "",
		passedOver: "verksamhet eller bransch",
	},
};
