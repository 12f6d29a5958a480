// Dutch: what an application states.
import type { DetailWords } from "../detail-words.ts";

const time =
	"weekend(?:en|werk|dienst(?:en)?)?|nacht(?:en|dienst(?:en)?|werk)?|avond(?:en|dienst(?:en)?)?|\\p{L}*ploegen(?:dienst)?(?:en)?|feestdagen|zaterdag\\p{L}*|zondag\\p{L}*|wisseldienst(?:en)?|piket(?:dienst)?|oproepdienst(?:en)?|bereikbaarheidsdienst(?:en)?|onregelmatige (?:diensten|uren|tijden)";

export const details: DetailWords = {
	own: {
		portfolio: "portfolio(?: op|:)? ?\\S+\\.\\S+",
		notice:
			"opzegtermijn\\p{L}*|(?:een|één|twee|drie|\\d+) (?:weken?|maand(?:en)?) opzeg\\p{L}*|opzegbaar",
		start:
			"(?:per direct|direct|meteen|onmiddellijk|vanaf|per|snel)[^.;]{0,25}(?:beschikbaar|inzetbaar|beginnen|starten)|beschikbaar (?:vanaf|per|met|vóór|voor|in)|(?:kan|zou) (?:per |vanaf |direct |meteen )[^.;]{0,25}(?:beginnen|starten)|startdatum|per direct|beschikbaarheid:",
		drivingLicence:
			"rijbewij(?:s|zen)(?: (?:[abcde]{1,2}1?(?!\\p{L})))?|code 95|chauffeursdiploma",
		vehicle: "eigen (?:auto|vervoer|bus|wagen)|in het bezit van (?:een )?auto",
		workPermit:
			"werkvergunning|verblijfsvergunning|tewerkstellingsvergunning|(?:eu|nederlands\\p{L}*|belgisch\\p{L}*)[- ](?:burger|nationaliteit|paspoort|onderdaan)|nationaliteit|eu-burger\\p{L}*|recht om te werken|partnervisum|werkvisum|gvva",
		workload:
			"\\d{2}(?: ?(?:-|–|tot|à) ?\\d{2})? ?uur(?: (?:per|in de) week)?|(?:full|part)time|voltijd\\p{L}*|deeltijd\\p{L}*|\\d ?(?:-|–|of|tot) ?\\d dagen(?: per week)?|\\d dagen per week",
		shifts: `(?:bereid|beschikbaar|flexibel|inzetbaar|gewend|kan|wil|werk|geen probleem)[^.;]{0,35}(?:${time})|(?:${time})(?:(?:,| en| of) (?:${time}))? (?:\\p{L}+ ){0,2}(?:geen probleem|mogelijk|prima|akkoord|gewend|bespreekbaar|oké|beschikbaar)`,
		travel:
			"reisbereid\\p{L}*|bereid (?:om )?te reizen|reizen (?:is )?(?:geen probleem|mogelijk)|wil graag reizen",
		relocation:
			"verhuisbereid\\p{L}*|verhuis naar|verhuiz\\p{L}+|bereid (?:om )?te verhuizen",
		salary: "salaris(?:wens|indicatie|verwachting|eis)\\p{L}*|gewenst salaris",
		checks:
			"vog|verklaring omtrent(?: het)? gedrag|screening|veiligheidsonderzoek|pes|vaccinat\\p{L}+|vca(?: (?:basis|vol))?",
		registration:
			"big(?:-| )?(?:registratie|geregistreerd\\p{L}*|nummer)|skj(?:-| )?(?:registratie|geregistreerd\\p{L}*|nummer)?|ingeschreven (?:bij|in het)|registratienummer|rbcz",
		validity: "(?:geldig|actief) (?:tot|t/m)|verlo(?:opt|pen)[^.;]{0,25}\\d",
		status:
			"vaste aanstelling|ambtenaar|zzp(?:'er|-er|er)?|uitkering|bevoegd\\p{L}*|werkzoekend\\p{L}*",
	},
	listsPapers:
		"(?:welke|vermeld|noem) (?:\\p{L}+ ){0,3}(?:certificaten|diploma['’]s|cursussen|bevoegdheden)",
	machineCards:
		"(?:heftruck|reachtruck|kraan|hoogwerker|shovel)[- ]?(?:certificaat|rijbewijs|diploma|bewijs|chauffeursdiploma)|rijbewijs (?:voor )?(?:(?:de|een) )?(?:heftruck|reachtruck|kraan|hoogwerker|shovel)|(?:europees )?computerrijbewijs",
	times: time,
	leads:
		"ik (?:heb|ben|bezit|beschik over)(?: (?:een|het|de|mijn))?|ik|en|maar|ook|tevens|momenteel|met(?: (?:een|mijn))?|in het bezit van(?: (?:een|het))?|mijn|heb(?: een)?|ben|nu",
	ands: "en|maar|alsmede",
	limits:
		"\\d+ van \\d+|niet|geen|zonder|behalve|alleen|tot|verlopen|mits|tenzij|nog|gepland|aangevraagd|bezig|onderhandelbaar|in overleg|na|beperkt",
	willing: "of (?:de )?bereid(?:heid)?|of (?:de )?(?:wens|intentie)",
	asked: {
		drivingLicence:
			"of (?:je|jij|u)(?: een| over een| het)? rijbewijs[^.\\n]{0,12} (?:hebt|heeft|bezit|beschikt)|of (?:je|u) in (?:het )?bezit bent van (?:een )?rijbewijs|(?:je|uw) rijbewijs(?:sen)? vermelden",
		payNow:
			"wat (?:je|jij|u) (?:nu|momenteel|op dit moment|thans) verdien\\p{L}*|huidig\\p{L}* \\p{L}*(?:loon|salaris)|huidig\\p{L}* (?:salaris|inkomen|loon)",
		referees:
			"(?:een|één) referent(?:ie)?|(?:naam|namen)[^.\\n]{0,20} van (?:een|twee) referent\\p{L}*|(?:twee|drie|\\d|namen van|gegevens van) (?:\\p{L}+ ){0,2}referen(?:ten|ties)",
		source:
			"waar (?:je|u) (?:de|deze|onze) (?:vacature|advertentie)[^.\\n]{0,30}|hoe (?:je|u) (?:ons|deze vacature|de vacature)[^.\\n]{0,30}",
		lodging:
			"of (?:je|u) (?:woonruimte|huisvesting|een kamer|onderdak) (?:nodig|zoekt|wilt|wenst)",
		portfolio:
			"(?:link naar|je|uw)[^.\\n]{0,20}(?:portfolio|showreel)(?! (?:de|du|des|von|an|aus|di|van|av|af|do|da|dos|das|med)(?!\\p{L}))",
		rate: "uurtarief",
		notice: "(?:je |uw |jouw )?opzegtermijn",
		start:
			"(?:gewenste |mogelijke |vroegste |eerst mogelijke )*(?:start|ingangs|begin)datum|(?:per|vanaf) wanneer (?:je|jij|u|ben|kun|kan)[^.\\n]{0,30}|wanneer (?:je|u|kun je|kunt u|kan je) (?:kunt |kan |zou )?(?:beginnen|starten|beschikbaar)|(?:je|uw|jouw|vermeld) beschikbaarheid",
		salary:
			"huidig\\p{L}* en (?:je |uw |het )?(?:gewenst|verwacht)\\p{L}*|wat (?:je|u) (?:wilt|wil|wenst te|gaat) verdienen|salaris(?:wens|indicatie|verwachting|eis|voorstel)\\p{L}*|gewenst salaris",
		licenceNumber: "(?:big|skj|registratie)(?:-| )?nummer",
		workload:
			"(?:gewenst|gewenste|aantal) (?:aantal )?uren(?: (?:per week|dat je))?|hoeveel uur (?:je|u)|urenwens",
		workPermit:
			"(?:vermeld|geef aan|bewijs)[^.\\n]{0,50}(?:werkvergunning|verblijfsvergunning|nationaliteit)",
		validity: "(?:verval|verloop|geldigheids)(?:datum|duur)|geldigheid van",
		status: "(?:huidige )?(?:arbeidssituatie|dienstverband-?status)",
		why: "waarom (?:je|jij|u|wij|jij bij|deze|bij ons)[^.\\n]{0,60}|wat (?:je|jou|u) (?:motiveert|aanspreekt)",
	},
	needLeads:
		"(?:je|jij|u) (?:hebt|heeft|bent|beschikt over|bezit)(?: (?:een|het|de))?|(?:in het )?bezit van(?: (?:een|het|de))?|wij (?:vragen|verwachten|zoeken)(?: (?:een))?",
	fields: "(?:werk)?ervaring|kennis|beheersing",
	regulated:
		"big-?(?:registratie|geregistreerd)?|skj-?(?:registratie|geregistreerd)?|onderwijsbevoegdheid|bevoegd docent|lesbevoegdheid|geregistreerd (?:als|bij)",
	demanded:
		"(?:is|zijn) (?:een )?(?:vereiste?|verplicht|noodzakelijk|must|harde eis)",
	bars: "(?:geen|zonder) uitzondering(?:en)?|zonder[^.\\n]{0,30}(?:kunnen|mogen) (?:we|wij)[^.\\n]{0,20}niet|niet inzetten|niet in behandeling (?:genomen|nemen)|kunnen (?:we|wij)[^.\\n]{0,30}niet (?:in behandeling|aannemen|meenemen)|harde eis|een vereiste|strikt noodzakelijk",
	without: "zonder (?:de|het|een)|zonder",
	nobodyTaken: "kunnen|kan|heeft|gaat|mag|nemen",
	wishes:
		"(?:een|is|als) (?:pré|pre|plus|pluspunt|voordeel)|pluspunt|bij voorkeur|wenselijk|gewenst|mooi meegenomen|liefst|handig|welkom|fijn",
	finite:
		"is|zijn|was|waren|bent|ben|heeft|hebt|hebben|had|wordt|worden|zal|zullen|zou|kan|kun|kunt|kunnen|moet|moeten|mag|mogen|vragen|verwachten|zoeken|beschikt|bezit",
	invitations:
		"zoeken (?:wij|we) ook|open sollicitatie|starters (?:zijn )?(?:ook )?welkom|ook (?:een|een) (?:assistent|junior)\\p{L}*",
	changers:
		"zij-?instr\\p{L}*|carrièreswitch\\p{L}*|omscholen|omscholing|andere achtergrond|overstappers?|ervaring is niet nodig",
	invitation: "In de vacature staat ook: {need}. Daar vraag ik naar.",
	gaps: {
		held: ["Tot nu toe kan ik daarvan laten zien: {fact}."],
		heldBeside: [
			"Gevraagd wordt {need}; tot nu toe kan ik daarvan laten zien: {fact}.",
		],
		degree: ["Mijn opleiding: {fact}."],
		spokenBelow: ["Gevraagd is niveau {asked}; op mijn cv staat {fact}."],
		spoken: ["Ik spreek {fact}."],
		bare: ["Mijn cv noemt {need} niet."],
		both: ["Mijn cv noemt {terms} niet."],
		since: [
			"De vacature vraagt {years} jaar; mijn ervaring in dit werk begint in {date} ({job}, {company}).",
		],
		sinceNow: [
			"De vacature vraagt {years} jaar; als {job} werk ik sinds {date} ({company}).",
		],
		role: [
			"Gevraagd wordt {need}. In die functie heb ik nog niet gewerkt; deze brief noemt wat er het dichtst bij komt.",
		],
		far: [
			"De functie {title} ligt op een ander vakgebied dan mijn werk tot nu toe.",
		],
		stand: ["Om open te zijn: {fact}."],
	},
	sentence: "De gevraagde gegevens: {details}.",
	joint: "; ",
	spans: {
		hours: "uur|uren",
		weeks: "weken|week",
		months: "maand(?:en)?",
		toMonthEnd: "einde? (?:van de )?maand",
		toQuarterEnd: "einde? (?:van het )?kwartaal",
	},
	aWeek: "per week",
	fromNotice: "{notice}; ik kan dus beginnen vanaf {date}.",
	stated: {
		portfolio: [["portfolio(?: op|:)? ?(\\S+\\.\\S+)", "Mijn portfolio: {1}."]],
		notice: [
			["opzegtermijn(?: is| van|:)? (.*)", "Mijn opzegtermijn is {1}."],
			["(.*) opzegtermijn(.*)", "Ik heb {1} opzegtermijn{2}."],
		],
		start: [
			["((?:per direct |direct )?(?:beschikbaar|inzetbaar).*)", "Ik ben {1}."],
		],
		drivingLicence: [["(rijbewijs .*)", "Ik heb {1}."]],
		workload: [
			["(\\d{2}(?: ?(?:-|–|tot|à) ?\\d{2})? ?uur.*)", "Ik werk graag {1}."],
			["werkt nu (.*)", "Ik werk nu {1}."],
		],
		shifts: [
			["werk ((?:in|met|graag) .*)", "Ik werk {1}."],
			[
				"(\\p{L}*(?:dienst|werk)(?:en)?) (?:is )?geen probleem",
				"{line1} is voor mij geen probleem.",
			],
			["(bereid .*|beschikbaar .*|gewend .*)", "Ik ben {1}."],
		],
		vehicle: [
			["(eigen (?:auto|bus|wagen).*)", "Ik heb een {1}."],
			["(eigen vervoer.*)", "Ik heb {1}."],
		],
	},
	wayToWork: "Ik woon in {home} en kan vanaf {date} in {town} beginnen.",
	slots: {
		travel: "Ik ben [bereid of niet bereid] om te reizen.",
		shifts: "De beschreven werktijden komen mij [goed of niet goed] uit.",
		payNow: "Mijn huidige salaris is [bedrag].",
		referees: "Mijn referenties: [namen en contactgegevens].",
		source: "Ik vond de vacature via [bron].",
		vehicle: "Ik heb [een of geen] eigen auto.",
		notice: "Mijn opzegtermijn is [termijn].",
		start: "Ik ben beschikbaar vanaf [datum].",
		rate: "Mijn gewenste uurloon is [bedrag].",
		salary: "Mijn salariswens is [bedrag].",
		workload: "Ik wil graag [aantal] uur werken.",
		workPermit: "Ik heb [het recht om hier te werken of een vergunning nodig].",
		drivingLicence: "Ik heb rijbewijs [categorie].",
		relocation: "Ik ben [bereid of niet bereid] naar de werkplek te verhuizen.",
		lodging: "Ik heb [wel of geen] woonruimte nodig.",
		portfolio: "Mijn portfolio: [link].",
		why: "Waarom deze functie en waarom nu: [reden].",
		question: "Op de vraag {need}: [antwoord].",
		wanted: "De vacature vraagt om {need}: [antwoord].",
		quoted: "In de vacature staat {need}: [antwoord].",
		questions: "Op de vragen {terms}: [antwoorden, in deze volgorde].",
		manyQuestions:
			"Op de vragen in de vacature: [antwoorden, in hun volgorde].",
	},
	agreed: {
		drivingLicence: "Ik heb het gevraagde rijbewijs.",
		workPermit: "Ik heb een werkvergunning.",
		travel: "Ik kan voor het werk reizen.",
		shifts: "De beschreven werktijden passen mij.",
		relocation: "Ik kan naar de werkplek verhuizen.",
	},
	open: {
		travel: "reisbereidheid: [ja of nee]",
		shifts: "beschreven werktijden: [ja of nee]",
		payNow: "huidig salaris: [bedrag]",
		referees: "referenties: [namen en contactgegevens]",
		source: "waar ik de vacature vond: [bron]",
		vehicle: "eigen auto: [ja of nee]",
		lodging: "woonruimte: [nodig of niet nodig]",
		portfolio: "portfolio: [link]",
		rate: "uurtarief: [bedrag]",
		notice: "opzegtermijn: [termijn]",
		start: "beschikbaar vanaf: [datum]",
		salary: "salariswens: [bedrag]",
		licenceNumber: "registratienummer: [nummer]",
		workload: "gewenste uren: [aantal]",
		workPermit: "werkvergunning: [in te vullen]",
		drivingLicence: "rijbewijs: [categorie]",
		clearance: "screening: [niveau]",
		registration: "registratie: [nummer]",
		relocation: "verhuizen naar de werkplek: [ja of nee]",
		validity: "geldig tot: [datum]",
		status: "arbeidssituatie: [in te vullen]",
		why: "waarom deze functie en waarom nu: [uw reden]",
	},
	little:
		"een beetje|beetje|paar woorden|(?:een )?woordje|basis\\p{L}*|beginner|elementair",
	openLevel: "{language}: [niveau]",
	levelSlot: "Mijn niveau {language}: [niveau].",
};
