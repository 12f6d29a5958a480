// Dutch: words documents and letters add.
import type { Nouns, WritingWords } from "../writing-words.ts";

const NOUNS: Nouns = {
	and: "en",
	keepsCapital: false,
	leading:
		/^(?:dagelijkse|wekelijkse|maandelijkse|telefonische|administratieve|technische|algemene|digitale|medische|financiële|juridische|persoonlijke|individuele|gezamenlijke)$/iu,
	complement:
		/^ (?:van|voor|aan|met|in|op|bij|over|tussen|door|naar|per|uit) /u,
	adjective:
		/^(?:(?:\p{Ll}{2,4})?(?:ge(?:schreven|geven|daan|nomen|holpen|kocht|bracht|houden|lezen|sproken|reden|wonnen|zocht|dacht|keken|vonden|kozen|sloten|bleven|zonden|laden|sneden|goten|vangen|wassen|trokken|troffen|worven|zien|lopen|bakken|meten|graven|dragen|slepen|stoken|legd)|ge(?!daald|groeid|slaagd|beurd|bied|ld|wicht|recht|zicht|brek|bruik)\p{Ll}{2,}(?<!heid)(?:d|t))|(?:be|ver|ont|her)(?!stand|band|eld|richt|leid|slui?t|blijf|bijt|dien)\p{Ll}{3,}(?<!heid)(?:d|t)|beschreven|bedacht|ontworpen|onderzocht|verkocht)$/iu,
	small:
		/^(?:het|een|hun|mijn|met|voor|van|aan|bij|over|zoals|waaronder|twee|drie|vier|vijf|zes|ook|nieuwe)$/iu,
	articles: [
		[
			"",
			/^(?:\p{L}*ervaring|\p{L}*kennis|affiniteit|interesse|bereidheid|inzicht)$/iu,
		],
		[
			"het",
			/^(?!(?:\p{Ll}{2,4})?ge\p{L}{4,}en$)(?:\p{L}+(?:ment|beheer|onderhoud|overleg|toezicht|onderzoek|werk|vervoer|contact|systeem|programma|plan|project|register|boek|rapport|beleid|protocol|overzicht|dossier|verslag|voorstel|schema|formulier|model|netwerk|gebouw|magazijn|proces|budget|bestand|rooster|platform|portaal|dashboard|archief|gesprek)|beheer|onderhoud|overleg|toezicht|onderzoek|vervoer|contact|lassen|snoeien|wassen|koken|schilderen|metselen|timmeren|rijden|laden|lossen|bakken|zagen|frezen|plaatsen|leggen|bouwen|testen|tekenen|maaien|planten|(?:op|aan|bij|uit|in|af|mee|voor|toe|be|ver|ont|her|onder)?\p{L}{3,}(?:eren|eiden|ellen|erken|orgen|ouden|oeren|etten|aken|aven|ijven|elen|ekken|ijden|eden|assen|akken|oken))$/iu,
		],
		[
			"de",
			/^(?:\p{L}+(?:ing|heid|tie|teit|zorg|verkoop|inkoop|controle|administratie|analyse|reparatie|productie|planning|montage|verpleging|bediening|redactie|lijst|website|site|methode|procedure|handleiding|webshop|app|campagne|cursus|machine|pers|kleur|lijn|structuur|schakeling|folder|brochure|database|nieuwsbrief|werkgroep)|\p{L}+(?:ingen|ties|heden)|hulp|omzet|klanttevredenheid|zorg|verkoop|inkoop|opbouw|levering|aanleg|opvang|aanschaf|inzet|afhandeling|controle|administratie|reparatie|montage|schoonmaak|opmaak|uitgifte|inname|intake|nazorg|keuken|kassa|boekhouding|receptie|redactie|analyse|research)$/iu,
		],
	],
};

export const writing: WritingWords = {
	quotes: ["“", "”"],
	colon: ":",
	or: "of",
	and: "en",
	companyArticle: null,
	companyPlaces: {
		preposition: "bij",
		at: [
			[
				"bij de ",
				/^(?:Gemeente|Provincie|Stichting|Universiteit|Politie|Rijksuniversiteit|Hogeschool|Bibliotheek|Coöperatie|Vereniging|Belastingdienst|Technische Universiteit)(?=[ -])/u,
			],
			[
				"bij het ",
				/^(?:Ministerie|Waterschap|UMC|Ziekenhuis|Museum|ROC|Hoogheemraadschap|Leger|Rode Kruis)(?=[ -])|^(?!Het )\p{Lu}.* (?:College|Gymnasium|Instituut|Lyceum|Museum|Theater|Ziekenhuis)$/u,
			],
		],
	},
	hasSmallTitles: true,
	titleGender: null,
	needs: {
		infinitive: null,
		joints: { between: ", die ", last: " en die " },
		tasks: {
			lead: /^(?:je|jij|u) /iu,
			moved: {
				clause:
					/^(?:je|jij|u) ((?!(?:bent|hebt|kunt|zult|wilt|mag|moet|gaat|komt|krijgt|vindt|weet|wordt|laat)(?!\p{L}))\p{Ll}+t)(?: en (\p{Ll}+t))? (\S.*)$/iu,
				early: /^(mee|samen) ((?:aan|bij|in|met|over|voor) .+)$/u,
				particle:
					/^(.+) (aan|af|bij|door|in|klaar|mee|na|om|op|over|samen|schoon|toe|uit|vast|voor)$/u,
				not: /[,;:]|(?<!\p{L})(?:je|jij|jou|jouw|u|uw|zodat|omdat|als|die|dat|om|te|zodra|wanneer|door het)(?!\p{L})| en \p{Ll}+t (?!\p{Ll}*$)|(?<!\p{L})(?:en|of) \p{Ll}+t(?!\p{L})/iu,
			},
		},
		nouns: {
			of: /^(?!(?:werken|samenwerken) )\p{L}+en van (?:de|het|een|\p{L}|\p{N})/iu,
			article: "het",
			small: /^\p{Lu}\p{Ll}/u,
		},
		ours: [[/(?<!\p{L})(?:onze|ons)(?=\s)/giu, "uw"]],
		oursToFriends: [[/(?<!\p{L})(?:onze|ons)(?=\s)/giu, "jullie"]],
		toReader: /(?<!\p{L})(?:je|jij|jou|jouw|u|wij|we|ik|mijn)(?!\p{L})/iu,
	},
	address: {
		informal: /(?<!\p{L})(?:je|jij|jou|jouw|jullie)(?!\p{L})/giu,
		formal: /(?<!\p{L})(?:u|uw)(?!\p{L})/giu,
	},
	forms: [
		{
			locale: "nl-NL",
			signs: null,
			salutation: "Geachte heer, mevrouw,",
			informal: {
				team: "Beste team van {company},",
				salutation: "Beste team,",
				person: "Beste {name},",
				signOff: "Met vriendelijke groet,",
			},
			signOff: "Met vriendelijke groet,",
			placeAndDate: "{place}, {date}",
			subjectLabel: "Betreft: ",
			isAddressedFirst: true,
			namesStreet: true,
		},
	],
	nouns: NOUNS,
	joins: ["en", "of", "zoals", "inclusief"],
	leadIns: ["als", "in deze functie"],
	letter: {
		subject: "Sollicitatie naar de functie van {title}",
		plainSubject: "Sollicitatie",
		subjectAt: "Sollicitatie bij {employer}",
		inquirySubject: "{title}: een vraag vooraf",
		apply: "Ik heb belangstelling voor de functie {title}.",
		plainApply: "Ik heb belangstelling voor een functie bij u.",
		atEmployer: " bij {employer}",
		deed: ["U zoekt iemand die {need}."],
		noun: ["Bij de functie hoort {need}."],
		quoted: ["In uw vacature noemt u {need}."],
		base: [
			"Sinds {date} werk ik als {job} bij {company} en met die ervaring solliciteer ik naar de functie {title}.",
		],
		baseUndated: [
			"Ik heb gewerkt als {job} bij {company} en met die ervaring solliciteer ik naar de functie {title}.",
		],
		baseEmployer: [
			"Bij {employer} solliciteer ik met mijn ervaring als {job} bij {company}.",
		],
		currentSince: ["Sinds {date} werk ik als {title} bij {company}."],
		current: ["Op dit moment werk ik als {title} bij {company}."],
		latest: ["Het laatst werkte ik als {title} bij {company}."],
		gapDegree: [
			"Over de opleiding staat in uw vacature {need}; op mijn cv staat {degree}.",
		],
		degree: ["Mijn opleiding is {degree} ({school})."],
		studying: ["Nog niet afgerond: {degree} – {school}."],
		school: ["Mijn opleiding: {school}."],
		before: ["Daarvoor werkte ik als {title} bij {company}."],
		skills: [
			"Ook ben ik bekend met {items}.",
			"Tot mijn vaardigheden hoort {items}.",
			"Tot mijn vaardigheden horen {items}.",
			"Ook ben ik bekend met {items}.",
		],
		awards: [
			"Ik ontving deze onderscheiding: {items}.",
			"Ik ontving deze onderscheidingen: {items}.",
		],
		publications: ["Ik publiceerde onder meer {items}."],
		languages: ["Ik spreek {items}."],
		start: ["Mijn vroegste startdatum: {answer}."],
		salary: ["Mijn salariswens: {answer}."],
		level: ["Mijn niveau {language}: {answer}."],
		ask: {
			workPermit: "Mijn werkvergunning: {answer}.",
			registration: "Mijn registratie: {answer}.",
			drivingLicence: "Mijn rijbewijs: {answer}.",
			clearance: "De screening: {answer}.",
			relocation: "Verhuizen naar de werkplek: {answer}.",
			residence: "Mijn woonplaats: {answer}.",
		},
		slots: {
			contact: "[telefoon of e-mail]",
			start: "[datum]",
			salary: "[bedrag]",
			level: "[niveau]",
			answer: "[in te vullen]",
		},
		points: ["Deze punten uit mijn cv sluiten het best aan bij de functie:"],
		pointsFor: ["Uit mijn werk tot nu toe:"],
		pointsAlso: ["Verder uit mijn werk:"],
		holds: [
			"Tot mijn kwalificaties behoort {items}.",
			"Tot mijn kwalificaties behoren {items}.",
		],
		holdsListed: [
			"Ik heb de volgende kwalificatie: {items}.",
			"Mijn kwalificaties: {items}.",
			"Ik heb de volgende kwalificaties: {items}.",
		],
		underWay: [
			"Nog niet afgerond: {items}.",
			"Op dit moment volg ik nog: {items}.",
			"Nog niet afgerond: {items}.",
		],
		courses: [
			"Ik volgde deze cursus: {items}.",
			"Gevolgd heb ik: {items}.",
			"Ik volgde deze cursussen: {items}.",
		],
		standing: ["Vernieuwd moet nog worden: {items}."],
		also: ["Mijn cv noemt ook: {items}."],
		plainShows: [
			"Deze punten uit mijn cv sluiten het best aan bij de functie:",
		],
		closing: [
			"Graag licht ik mijn sollicitatie toe in een gesprek. U bereikt mij via {contact}.",
			"Ik kom graag langs voor een gesprek. U bereikt mij via {contact}.",
		],
		plainClosing: [
			"Graag vertel ik u meer in een gesprek.",
			"Ik kom graag langs voor een gesprek.",
		],
		question: [
			"Dat staat niet op mijn cv. Daarom vraag ik het voordat ik solliciteer: komt een sollicitatie bij u toch in aanmerking?",
		],
		questionToCome: [
			"Daarom vraag ik het voordat ik solliciteer: kunt u daarop wachten, of mag ik mij daarna opnieuw melden?",
		],
		inquiryClosing: [
			"Een kort antwoord stel ik zeer op prijs. U bereikt mij via {contact}.",
		],
	},
	informal: {
		deed: ["Jullie zoeken iemand die {need}."],
		noun: ["Bij de functie hoort {need}."],
		quoted: ["In jullie vacature noemen jullie {need}."],
		plainApply: "Ik heb belangstelling voor een functie bij jullie.",
		gapDegree: [
			"Over de opleiding staat in jullie vacature {need}; op mijn cv staat {degree}.",
		],
		closing: [
			"Graag licht ik mijn sollicitatie toe in een gesprek. Jullie bereiken mij via {contact}.",
			"Ik kom graag langs voor een gesprek. Jullie bereiken mij via {contact}.",
		],
		plainClosing: ["Graag vertel ik jullie meer in een gesprek."],
		question: [
			"Dat staat niet op mijn cv. Daarom vraag ik het voordat ik solliciteer: komt een sollicitatie bij jullie toch in aanmerking?",
		],
		questionToCome: [
			"Daarom vraag ik het voordat ik solliciteer: kunnen jullie daarop wachten, of mag ik me daarna opnieuw melden?",
		],
		inquiryClosing: [
			"Een kort antwoord stel ik zeer op prijs. Jullie bereiken mij via {contact}.",
		],
	},
};
