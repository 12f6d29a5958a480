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
			yrkesbakgrunn|arbeidsforhold|arbeidsliv
			mine jobber|mitt arbeidsliv|her har jeg jobbet|her har jeg arbeidet|arbeid|arbeidspraksis|yrkespraksis
			tidligere stillinger|tidligere jobber|yrkesliv|yrkeskarriere|oppdrag|erfaringer|min erfaring|jobb
			ansettelser og oppdrag|arbeidsbakgrunn|karriereløp|jobbhistorikk|stillingshistorikk|arbeids- og yrkeserfaring`,
		education: `
			utdanning|utdannelse
			utdanning og kurs|utdanningsbakgrunn|skole|skolegang|studier|akademisk bakgrunn|skole og utdanning
			min utdanning|utdanning & kurs|skolebakgrunn|formell utdanning|skoler|utdanningsløp|utdannelse og kurs
			studiebakgrunn|fagutdanning|utdanning og skole`,
		skills: `
			kompetanse|toppferdigheter|viktigste ferdigheter|ferdigheter|kunnskaper|datakunnskaper|it-kompetanse|egenskaper
			nøkkelkvalifikasjoner|tekniske ferdigheter|faglige kvalifikasjoner
			kjernekompetanse|styrker|ekspertise|fagkompetanse|faglig kompetanse|tekniske kunnskaper|kvalifikasjoner|evner
			dette kan jeg|det kan jeg|jeg kan|hva jeg kan|mine styrker|faglig|spesialkompetanse|praktiske ferdigheter
			personlige egenskaper|it-ferdigheter|it-kunnskaper|digital kompetanse|digitale ferdigheter|fagkunnskap
			teknisk kompetanse|kompetanseområder|nøkkelferdigheter|ferdigheter og kunnskaper|spesialfelt|håndverk`,
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
		documentTitle: "livsløp|søknadsskjema",
		nameLabel: "navn|fullt navn|for- og etternavn",
		firstNameLabel: "fornavn",
		lastNameLabel: "etternavn",
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
		within: `
			i`,
		remote: "hjemmekontor",
		placeLabel: "by|sted",
	},
	entry: {
		title:
			"\\p{L}*(?:utvikler|ingeniør|leder|sjef|konsulent|rådgiver|medarbeider|assistent|sykepleier|lærer|selger|tekniker|elev|lærling|praktikant|regnskapsfører|koordinator|arkitekt|forsker|designer|vikar|frivillig|kokk|saksbehandler|mekaniker|elektriker|montør|sjåfør|maskinist|matros|skipper|styrmann|kaptein|pedagog|helsefagarbeider|vernepleier|overlege|fastlege|tannlege|farmasøyt|psykolog|fysioterapeut|snekker|tømrer|rørlegger|frisør|renholder|operatør|formann|gartner|journalist|redaktør|advokat|jurist|revisor|controller|analytiker|sekretær|resepsjonist|servitør|bibliotekar|motormann|fisker|røkter|utøver|gårdbruker|pleier|veterinær|jordmor|logoped|optiker|sosionom|prest|musiker|skuespiller|fotograf|formgiver|illustratør|oversetter|tolk|skribent|produsent|klipper|arkivar|konservator|biolog|kjemiker|geolog|lektor|professor|stipendiat|amanuensis|rektor|(?<!se)mester|rengjører|hjelp|bartender|kasserer|arbeider|fører|postbud|pilot|betjent|brannmann|offiser|planlegger|administrator|megler|slager|murer|maler|tekker|sveiser|installatør|gründer|medeier|medlem|guide|instruktør|trener|underviser|inspektør|kjøper|keramiker|skredder|baker|slakter|konditor|kurator|kommis|terapeut|vertinne|vakt|vekter|student|hånd|byggmester|bygger|smed|binder|hjelper|skribent|disponent|spesialist|dyrlege|(?<!col)lege)",
		afterTitle: "",
		organization: `
			kommune|region|sykehus|skole|institutt|bygg
			\\p{L}*(?:verft|verftet|bakeri|slakteri|meieri|bryggeri|forening|foreningen|kirke|museum|museet|sykehus|sykehuset|byrå|byrået|fabrikk|fabrikken|verksted|rederi|etaten|direktoratet|apotek|(?<!pre)senter|senteret|handel|forsikring|teater|forlag|hotell|gård|sykehjem|barnehage|kommune|klinikk|laks|turlag|lag)
			brødrene|siida`,
		institution: `
			\\p{L}*skole|vgs|fagskolen?|akademiet?|\\p{L}*universitet\\p{L}*|høgskole|høyskole|folkehøgskole|videregående skole|\\p{L}*skolen?
			universitet\\p{L}*|\\p{L}*gymnas(?:iet)?|fagskolen|høgskolen|høgskulen|folkehøgskule|\\p{L}*akademiet?
			handelshøyskolen?|konservatoriet?|nki|sjømannsskolen?|landbruksskolen?|skule|\\p{L}*skule`,
		degree: `
			yrkesfag|vg[123]|fagbrev|vitnemål|studiekompetanse|siviløkonom|sivilingeniør|sykepleierutdanning|svennebrev|mesterbrev|bachelor\\p{L}*|master\\p{L}*|årsstudium|høyskolekandidat|fagskoleutdanning
			fagskolegrad|\\p{L}*utdanning|\\p{L}*eksamen|mellomfag|grunnfag|hovedfag|cand\\.\\s?\\p{L}+|ph\\.?d|grunnskole
			ungdomsskole|påbygg\\p{L}*|\\p{L}*studium|høgskolekandidat|generell studiekompetanse|bachelor(?:grad)?
			master(?:grad)?|mastergrad|bachelorgrad|doktorgrad`,
		field: "i",
		at: "hos|ved|på",
		atBehindTitle: "i",
		employment: "heltid|deltid",
		toolsLabel: "teknologier",
		lineLabel: "teknologier|oppgaver",
		issuedBy: "utstedt av",
		expires: "gyldig til",
		certificate: "",
		certificateNumber: "",
	},
	levels: {
		words: `
			morsmål|flytende|god|godt|grunnleggende
			flytende muntlig og skriftlig|flytende i tale og skrift|muntlig og skriftlig|godt? muntlig(?: og skriftlig)?
			gode kunnskaper|grunnleggende kunnskaper|noe|nybegynner|avansert|middels|brukbar|brukbart|tospråklig|svært god
			utmerket|forhandlingsnivå|arbeidsspråk|skolenivå|bra`,
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
			arabisk|kinesisk|japansk|tyrkisk|bokmål|nynorsk
			samisk|nordsamisk|sørsamisk|lulesamisk|kvensk|færøysk|nederlandsk|tsjekkisk|slovakisk|slovensk|kroatisk|serbisk
			bosnisk|bulgarsk|rumensk|ungarsk|gresk|ukrainsk|hebraisk|persisk|farsi|dari|pashto|kurdisk|somali|somalisk
			tigrinja|amharisk|hindi|urdu|koreansk|vietnamesisk|thai|indonesisk|latin|latvisk|litauisk|estisk|albansk
			katalansk|mandarin|tegnspråk|norsk tegnspråk|skandinavisk|filipino|tagalog|swahili`,
		qualifier: "",
		nativeLabel: "morsmål",
		selfAssessment:
			"andre språk|forståelse|lytting|lesing|samtale|muntlig produksjon|skriving",
	},
	form: {
		dates:
			"periode|dato(?:er)?|tidsrom|ansettelsesperiode|fra ?[-–/] ?til|år|varighet",
		begins: "startdato|fra|tiltrådt|tiltredelse|ansatt fra",
		ends: "sluttdato|til|fratrådt|ansatt til|sluttet|avsluttet",
		title: `
			(?:yrke eller )?stilling(?:stittel|sbetegnelse)?(?: .*)?|(?:jobb)?tittel|rolle|yrke|ansatt som|utdanning|eksamen
			kurs|studium|studieretning|kvalifikasjon.*`,
		tasks: `
			(?:viktigste|primære) .*|(?:arbeids)?oppgaver(?: .*)?|ansvarsområder|ansvar|beskrivelse(?: .*)?|karakter`,
		where: `
			arbeidsgiver(?:ens navn.*)?|bedrift|firma|virksomhet|arbeids(?:sted|plass)|organisasjon|skole|lærested
			studiested|universitet|høyskole|institusjon|navn på.*`,
		place: "by|sted|lokasjon",
		passedOver: `
			virksomhet eller bransje
			bransje(?=:)|nærmeste leder(?=:)|ansettelsesform(?=:)|sluttårsak|lønn(?=:)|stillingsprosent(?=:)|antall ansatte`,
	},
};
