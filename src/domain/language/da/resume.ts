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
			professionel erfaring|jobhistorik|arbejdshistorik|erhvervsforløb|arbejdsliv
			mine job|mit arbejdsliv|her har jeg arbejdet|arbejdserfaringer|tidligere job|stillinger|ansættelseshistorik
			erhvervskarriere|karriere og job|job og erfaring|erfaringer|erhvervsmæssig baggrund|arbejdsmæssig baggrund
			professionel baggrund|jobs og ansættelser|praktik|min erfaring|joberfaring|erhvervserfaring og praktik
			ansættelsesforløb|tidligere erfaring`,
		education: `
			uddannelse|uddannelser|uddannelsesmæssig baggrund
			uddannelsesforløb|skole og uddannelse|skolegang|uddannelse og kurser|akademisk baggrund|studier|uddannelsesbaggrund
			min uddannelse|skole|skoleforløb|uddannelse og skole|uddannelser og kurser|uddannelsesmæssig profil
			teoretisk baggrund|uddannelse & kurser`,
		skills: `
			kompetencer|topkompetencer|færdigheder|faglige kompetencer|it-kompetencer|kvalifikationer|personlige kompetencer
			it-færdigheder|kernekompetencer|it kompetencer|nøglekompetencer
			faglige færdigheder|tekniske kompetencer|styrker|jeg kan|ekspertise|faglighed|evner|nøglekvalifikationer
			det kan jeg|hvad jeg kan|mine styrker|mine kompetencer|særlige kompetencer|særlige kvalifikationer
			praktiske færdigheder|it-kundskaber|it kundskaber|it-kendskab|fagligt|faglige kvalifikationer
			personlige egenskaber|kompetenceprofil|håndværk|kundskaber|tekniske færdigheder|spidskompetencer|styrkeområder
			hovedkompetencer`,
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
		documentTitle: "levnedsbeskrivelse|ansøgningsskema",
		nameLabel: "navn|fulde navn|for- og efternavn",
		firstNameLabel: "fornavne?",
		lastNameLabel: "efternavn",
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
		within: `
			i`,
		remote: "fjernarbejde|hjemmearbejde",
		placeLabel: "by|sted",
	},
	entry: {
		title:
			"\\p{L}*(?:speditør|udvikler|ingeniør|leder|chef|konsulent|rådgiver|medarbejder|assistent|sygeplejerske|lærer|sælger|tekniker|elev|lærling|praktikant|bogholder|koordinator|arkitekt|forsker|designer|vikar|frivillig|kok|sagsbehandler|mekaniker|elektriker|montør|chauffør|tømrer|snedker|murer|bager|frisør|smed|gartner|landmand|pædagog|læge|farmaceut|psykolog|fysioterapeut|formand|operatør|journalist|redaktør|advokat|jurist|revisor|controller|analytiker|sekretær|receptionist|tjener|bibliotekar|maskinist|matros|skipper|styrmand|portør|bygger|opkøber|køber|syerske|skrædder|væver|keramiker|slagter|konditor|fisker|plejer|hjælper|jordemoder|logopæd|diætist|optiker|præst|musiker|skuespiller|fotograf|formgiver|illustrator|oversætter|tolk|forfatter|producent|klipper|arkivar|inspektør|konservator|biolog|kemiker|geolog|lektor|professor|stipendiat|adjunkt|rektor|hjælp|pedel|opvasker|servitrice|bartender|ekspedient|arbejder|fører|postbud|pilot|kaptajn|betjent|brandmand|officer|fuldmægtig|planlægger|administrator|mægler|slager|maler|dækker|struktør|svejser|installatør|iværksætter|stifter|ejer|kasserer|medlem|guide|instruktør|træner|underviser|(?<!de|com|nor)mand|passer|binder|maker|mager|terapeut|reporter|kommis|husassistent|studerende|agent|vægter|vagt|vært|værtinde|disponent|ekspeditrice|kunstner|håndværker|stuepige|dyrlæge|tandlæge)",
		afterTitle: "",
		organization: `
			kommune|region|hospitalet|skole
			\\p{L}*(?:værft|bageri|bageriet|slagteri|mejeri|bryggeri|forening|foreningen|kirke|museum|museet|sygehus|sygehuset|hospital|bureau|fabrik|fabrikken|værksted|rederi|styrelsen?|apotek|auktion|centret|center|handel|forsikring|byg|teater|forlag|hotel|gård|plejehjem|børnehaven?|kommune|klinik|klinikken|tømrerfirma|entreprise|rebslageriet|smedje)
			vvs|brødrene|brdr\\.`,
		institution: `
			\\p{L}*skole|\\p{L}*gymnasium|vuc|akademiet?|seminari\\p{L}+|\\p{L}*universitet\\p{L}*|højskole|handelshøjskole|erhvervsakademi|gymnasi\\p{L}+|\\p{L}*skolen?
			universitet\\p{L}*|\\p{L}*gymnasiet?|euc|ucn|cphbusiness|ucl|kea|handelsgymnasium|\\p{L}*seminariet?
			\\p{L}*akademiet?|produktionsskole|konservatoriet?|efterskole`,
		degree: `
			grundforløb|hf|hhx|htx|stx|eux|kandidat\\p{L}*|cand\\.\\s?\\p{L}+\\.?|bachelor\\p{L}*|master\\p{L}*|diplomingeniør|studentereksamen|svendebrev|svennebrev|professionsbachelor\\p{L}*|erhvervsuddannelse|akademiuddannelse|diplomuddannelse|mesterbrev|hf-eksamen|ph\\.?d\\.?
			(?:9|10)\\. klasse|folkeskole\\p{L}*|\\p{L}*uddannelse|\\p{L}*eksamen|akademiøkonom|datamatiker|merkonom|hd
			læreruddannelse|afgangseksamen|\\p{L}*brev|kandidat|diplom`,
		field: "i",
		at: "hos|ved|på",
		atBehindTitle: "i",
		employment: "heltid|deltid",
		toolsLabel: "teknologier",
		lineLabel: "teknologier|opgaver",
		issuedBy: "udstedt af",
		expires: "gyldig til",
		certificate: "",
		certificateNumber: "",
	},
	levels: {
		words: `
			modersmål|flydende|god|godt|gode kundskaber|grundlæggende
			flydende i skrift og tale|flydende i tale og skrift|i skrift og tale|forhandlingsniveau|forretningsniveau
			begynder|rutineret|øvet|avanceret|gode|nogenlunde|basis|basalt|skoleniveau|samtaleniveau|tosproget
			flydende mundtligt|højt niveau|arbejdssprog|godt i skrift og tale`,
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
			arabisk|kinesisk|japansk|tyrkisk
			færøsk|grønlandsk|tjekkisk|slovakisk|slovensk|kroatisk|serbisk|bosnisk|bulgarsk|rumænsk|ungarsk|græsk|ukrainsk
			hebraisk|persisk|farsi|dari|pashto|kurdisk|somali|somalisk|hindi|urdu|koreansk|vietnamesisk|thai|thailandsk
			indonesisk|nederlandsk|latin|lettisk|litauisk|estisk|albansk|katalansk|mandarin|tegnsprog|dansk tegnsprog
			skandinavisk|samisk`,
		qualifier: "",
		nativeLabel: "modersmål",
		selfAssessment:
			"andre sprog|forståelse|lytning|læsning|samtale|redegørelse|skrivning",
	},
	form: {
		dates:
			"periode|dato(?:er)?|tidsrum|ansættelsesperiode|fra ?[-–/] ?til|år|varighed",
		begins: "startdato|fra|tiltrådt|tiltrædelse(?:sdato)?|ansat fra",
		ends: "slutdato|til|fratrådt|fratrædelse(?:sdato)?|ansat til|afsluttet",
		title: `
			(?:erhverv eller )?stilling(?:sbetegnelse)?(?: .*)?|(?:job)?titel|funktion|rolle|ansat som|uddannelse|eksamen
			kursus|betegnelse.*|kvalifikation.*`,
		tasks: `
			(?:vigtigste|primære) .*|(?:arbejds)?opgaver(?: .*)?|ansvarsområder|ansvar|beskrivelse(?: .*)?|karakter`,
		where: `
			arbejdsgiver(?:ens navn.*)?|virksomhed|firma|arbejds(?:sted|plads)|organisation|skole|uddannelsessted
			universitet|institution|navn på.*`,
		place: "by|sted|lokation",
		passedOver: `
			virksomhed eller sektor|sektor eller branche
			branche(?=:)|nærmeste leder(?=:)|ansættelsesform(?=:)|fratrædelsesårsag|løn(?=:)|antal ansatte`,
	},
};
