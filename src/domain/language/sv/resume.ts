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
			tidigare arbeten|yrkesliv|professionell erfarenhet|arbetshistorik
			mina jobb|mitt arbetsliv|här har jag jobbat|här har jag arbetat|arbeten|tidigare tjänster|uppdrag|praktik
			yrkesbana|yrkesbakgrund|mitt yrkesliv|arbeten och uppdrag|anställningshistorik|jobberfarenhet|jobb och uppdrag
			jobbhistorik|erfarenheter|min erfarenhet|yrkeslivserfarenhet|arbetserfarenheter`,
		education: `
			utbildning|utbildningar|studier
			utbildningsbakgrund|skolor|skola|akademisk bakgrund|studiebakgrund|utbildning och kurser|akademisk utbildning
			skolgång|min utbildning|utbildning & kurser|skola och utbildning|studier och utbildning|formell utbildning
			högskoleutbildning|yrkesutbildning|utbildningsväg|examina`,
		skills: `
			kompetenser|främsta kompetenser|huvudkompetenser|färdigheter|kunskaper|it-kunskaper|datakunskaper
			tekniska färdigheter|egenskaper|datorkunskaper|tekniska kompetenser
			kärnkompetenser|nyckelkompetenser|styrkor|expertis|yrkeskunskaper|det kan jag|kvalifikationer|kompetens
			färdigheter och kunskaper|kunskapsområden
			det här kan jag|vad jag kan|jag kan|mina styrkor|mina kunskaper|kompetensområden|särskilda kunskaper
			praktiska kunskaper|teknisk kompetens|it-kompetens|digital kompetens|datavana|specialkunskaper|specialiteter
			personliga egenskaper|hantverk|kompetenser och färdigheter|färdigheter & verktyg|yrkeskompetens`,
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
		documentTitle: "meritförteckning|ansökningsformulär|ansökningsblankett",
		nameLabel: "namn|för- och efternamn|fullständigt namn",
		firstNameLabel: "förnamn",
		lastNameLabel: "efternamn",
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
		within: `
			i`,
		remote: "distans|distansarbete",
		placeLabel: "stad|ort",
	},
	entry: {
		title:
			"\\p{L}*(?:konstruktör|programmerare|slaktare|receptarie|sjukgymnast|ansvarig|speditör|utvecklare|ingenjör|ledare|chef|konsult|rådgivare|medarbetare|assistent|sjuksköterska|lärare|säljare|tekniker|elev|lärling|praktikant|ekonom|koordinator|arkitekt|forskare|designer|vikarie|frivillig|kock|handläggare|mekaniker|elektriker|montör|chaufför|snickare|målare|bagare|frisör|rörmokare|svetsare|trädgårdsmästare|pedagog|läkare|apotekare|psykolog|fysioterapeut|undersköterska|barnskötare|vårdare|arbetsledare|operatör|journalist|redaktör|advokat|jurist|revisor|controller|analytiker|sekreterare|receptionist|servitör|väktare|bibliotekarie|maskinist|matros|styrman|städare|vävare|väverska|sömmerska|skräddare|makare|fiskare|brukare|skötare|veterinär|hygienist|sköterska|barnmorska|logoped|dietist|optiker|kurator|socionom|präst|diakon|kantor|musiker|skådespelare|fotograf|formgivare|illustratör|översättare|tolk|skribent|reporter|producent|klippare|arkivarie|antikvarie|intendent|konservator|biolog|geolog|kemist|fysiker|lektor|professor|doktorand|amanuens|rektor|mästare|städerska|diskare|servitris|bartender|biträde|kassör|kassörska|arbetare|förare|bärare|pilot|kapten|sjöman|brandman|officer|tjänsteman|inspektör|utredare|strateg|planerare|samordnare|administratör|inköpare|mäklare|kontorist|slagare|murare|läggare|svarvare|fräsare|installatör|entreprenör|grundare|ägare|ordförande|ledamot|volontär|guide|instruktör|tränare|byggare|bindare|smed|juvelerare|florist|värd|värdinna|stylist|hjälp|praktik|kommunikatör|skötare|terapeut|vakt|odlare|röktare)",
		afterTitle: "",
		organization: `
			kommun|region|sjukhus|skola|bygg
			\\p{L}*(?:verket|bolaget|bolag|verkstad|verkstan|bageri|bageriet|fabrik|fabriken|förening|föreningen|kyrkan|församling|museet|museum|stiftelsen?|byrån?|butiken?|bryggeri|mejeri|varv|varvet|rederi|kliniken|klinik|apotek|gård|hotell|krog|förvaltningen|myndigheten|förlag|tidning|handel|åkeri|måleri|snickeri|konditori)
			\\p{L}+s(?:jukhus|jukhuset)|\\p{L}+kommun|landstinget|folktandvården`,
		institution: `
			komvux|\\p{L}*institutet|\\p{L}*universitet\\p{L}*|\\p{L}*högskola|folkhögskola|studieförbund|gymnasi\\p{L}+|\\p{L}*skolan?
			\\p{L}*skola|\\p{L}*skolan|högskola|gymnasiet|\\p{L}*gymnasiet|universitet\\p{L}*|lärcentrum|\\p{L}*akademin?
			institutet|yrkeshögskolan?|lärosäte|musikhögskolan?|campus|konstfack|seminarium`,
		degree: `
			yrkesutbildning|gymnasieutbildning|studentexamen|\\p{L}+programmet|civilingenjör\\p{L}*|högskoleexamen|gymnasieexamen|examensbevis|\\p{L}+-?examen|gesällbrev|mästarbrev|magister|licentiat|yrkesbevis
			yh-utbildning|yrkeshögskoleexamen|\\p{L}*kandidat\\p{L}*|master\\p{L}*|magister\\p{L}*
			\\p{L}*utbildning|lärarexamen|kandidatexamen|grundkurs|lärlingsutbildning
			fil\\. ?(?:kand|mag)\\.?`,
		field: "i",
		at: "hos|på|vid",
		atBehindTitle: "i",
		employment: "heltid|deltid",
		toolsLabel: "tekniker|verktyg",
		lineLabel: "arbetsuppgifter",
		issuedBy: "utfärdat av",
		expires: "giltig till",
		certificate: "",
		certificateNumber: "",
	},
	levels: {
		words: `
			modersmål|flytande|god|grundläggande
			modersmålsnivå|goda kunskaper|goda|mycket goda kunskaper|grundläggande kunskaper|viss|vissa kunskaper
			flytande i tal och skrift|obehindrat|obehindrad|tal och skrift|god i tal och skrift|nybörjare|avancerad|medel
			skolkunskaper|hjälplig|tvåspråkig|bra|utmärkt|arbetsspråk`,
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
			arabiska|kinesiska|japanska|turkiska|persiska
			isländska|färöiska|samiska|nordsamiska|sydsamiska|meänkieli|tjeckiska|slovakiska|slovenska|kroatiska|serbiska
			bosniska|bulgariska|rumänska|ungerska|grekiska|ukrainska|hebreiska|dari|farsi|pashto|kurdiska|sorani|kurmanji
			somaliska|tigrinja|amhariska|hindi|urdu|koreanska|vietnamesiska|thailändska|indonesiska|swahili|holländska|latin
			lettiska|litauiska|estniska|albanska|armeniska|jiddisch|romani|katalanska|mandarin|teckenspråk
			svenskt teckenspråk|skandinaviska`,
		qualifier: "",
		nativeLabel: "modersmål",
		selfAssessment:
			"andra språk|förståelse|hörförståelse|läsförståelse|muntlig interaktion|muntlig produktion|skriftlig färdighet",
	},
	form: {
		dates:
			"(?:tids)?period|datum|tid|anställningstid|från ?[-–/] ?till|år|examensår|studietid",
		begins: "startdatum|från(?: och med)?|började|anställd från",
		ends: "slutdatum|till(?: och med)?|slutade|anställd till",
		title: `
			(?:yrke eller )?befattning.*|(?:yrkes)?titel|tjänst|roll|yrke|anställd som|utbildning|examen|kurs|program
			inriktning|kvalifikation.*|benämning.*`,
		tasks: `
			huvudsakliga.*|(?:arbets)?uppgifter(?: .*)?|ansvarsområden|ansvar|beskrivning(?: .*)?|betyg`,
		where: `
			arbetsgivare(?:ns namn.*)?|företag|organisation|arbetsplats|skola|lärosäte|universitet|högskola
			utbildningsanordnare|namn på.*`,
		place: "(?:arbets)?ort|stad|plats|placering",
		passedOver: `
			verksamhet eller bransch
			bransch(?=:)|närmaste chef(?=:)|anställningsform(?=:)|omfattning(?=:)|orsak till avslut|lön(?=:)`,
	},
};
