// Dutch: words documents and letters add.
import type { Nouns, WritingWords } from "../writing-words.ts";

const NOUNS: Nouns = {
	and: "en",
	keepsCapital: false,
	leading:
		/^(?:dagelijkse|wekelijkse|maandelijkse|telefonische|administratieve|technische|algemene|digitale|medische|financiële|juridische|persoonlijke|individuele|gezamenlijke)$/iu,
	complement: /^ (?:van|voor|aan|met|in|op|bij|over|tussen|door) /u,
	small:
		/^(?:het|een|hun|mijn|met|voor|van|aan|bij|over|zoals|waaronder|twee|drie|vier|vijf|zes|ook|nieuwe)$/iu,
	articles: [
		[
			"het",
			/^(?:\p{L}+(?:ment|beheer|onderhoud|overleg|toezicht|onderzoek|werk|vervoer|contact)|beheer|onderhoud|overleg|toezicht|onderzoek|vervoer|contact|(?:op|aan|bij|uit|in|af|mee|voor|toe|be|ver|ont|her|onder)?\p{L}{3,}(?:eren|eiden|ellen|erken|orgen|ouden|oeren|etten|aken|aven|ijven|elen|ekken|ijden|eden|assen|akken|oken))$/iu,
		],
		[
			"de",
			/^(?:\p{L}+(?:ing|heid|tie|teit|zorg|verkoop|inkoop|controle|administratie|analyse|reparatie|productie|planning|montage|verpleging|bediening|redactie)|hulp|zorg|verkoop|inkoop|opbouw|levering|aanleg|opvang|aanschaf|inzet|afhandeling|controle|administratie|reparatie|montage|schoonmaak|opmaak|uitgifte|inname|intake|nazorg|keuken|kassa|boekhouding|receptie|redactie|analyse|research)$/iu,
		],
	],
};

export const writing: WritingWords = {
	quotes: ["“", "”"],
	monthYear: "{month} {year}",
	monthsKeepCapital: false,
	or: "of",
	and: "en",
	companyArticle: null,
	needs: {
		infinitive: null,
		ours: [[/(?<!\p{L})(?:onze|ons)(?=\s)/giu, "uw"]],
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
				signOff: "Met vriendelijke groet,",
			},
			signOff: "Met vriendelijke groet,",
			placeAndDate: "{place}, {date}",
			subjectLabel: "Betreft: ",
			isAddressedFirst: true,
		},
	],
	nouns: NOUNS,
	joins: ["en", "of", "zoals", "inclusief"],
	leadIns: ["als", "in deze functie"],
	asksStart:
		/(?:start|ingangs)datum|per wanneer je beschikbaar|opzegtermijn|beschikbaarheid/iu,
	asksSalary: /salaris(?:wens|indicatie|verwachting)/iu,
	letter: {
		subject: "Sollicitatie naar de functie van {title}",
		plainSubject: "Sollicitatie",
		inquirySubject: "{title}: een vraag vooraf",
		apply: "Ik heb belangstelling voor de functie {title}.",
		plainApply: "Ik heb belangstelling voor een functie bij u.",
		duty: [
			"In uw vacature staat onder de taken {need}.",
			"Een van de taken die u noemt is {need}.",
			"Bij de taken noemt u {need}.",
		],
		dutyTitled: [
			"Voor de functie {title} noemt u als taak {need}.",
			"Bij de functie {title} hoort volgens uw vacature {need}.",
		],
		asked: [
			"In uw vacature vraagt u om {need}.",
			"Een van uw eisen is {need}.",
			"U vraagt om {need}.",
		],
		askedTitled: [
			"Voor de functie {title} vraagt u om {need}.",
			"Een van uw eisen voor de functie {title} is {need}.",
		],
		noun: {
			first: ["De functie omvat {need}."],
			titled: ["De functie {title} omvat {need}."],
			more: ["De functie omvat ook {need}."],
		},
		terms: {
			first: ["De functie vraagt om kennis van {terms}."],
			titled: ["De functie {title} vraagt om kennis van {terms}."],
			more: ["De functie vraagt ook om kennis van {terms}."],
		},
		base: [
			"Voor de functie {title} neem ik mijn ervaring bij {company} mee, waar ik sinds {date} als {job} werk.",
			"Wat ik voor de functie {title} meebreng, komt vooral van {company}, waar ik sinds {date} als {job} werk.",
		],
		baseUndated: [
			"Voor de functie {title} neem ik mijn ervaring als {job} bij {company} mee.",
		],
		nounAsked: {
			first: ["U vraagt om {need}."],
			titled: ["Voor de functie {title} vraagt u om {need}."],
			more: ["Ook vraagt u om {need}."],
		},
		baseEmployer: [
			"Wat ik bij {employer} zou meebrengen, is mijn werk als {job} bij {company}.",
		],
		lead: ["Uit mijn loopbaan past dit het best bij de functie {title}."],
		currentSince: ["Sinds {date} werk ik als {title} bij {company}."],
		current: ["Op dit moment werk ik als {title} bij {company}."],
		latest: ["Het laatst werkte ik als {title} bij {company}."],
		gapOne: [
			"{term} staat niet op mijn cv.",
			"Wat niet op mijn cv staat, is {term}.",
		],
		gapMany: [
			"{terms} staan niet op mijn cv.",
			"Wat niet op mijn cv staat: {terms}.",
		],
		gapDegree: ["U vraagt om {need}; mijn diploma: {degree}."],
		nearest: ["Wat daar in mijn cv het dichtst bij komt: {items}."],
		degree: ["Mijn opleiding volgde ik bij {school} ({degree})."],
		studying: ["Op dit moment volg ik een opleiding bij {school} ({degree})."],
		school: ["Mijn opleiding: {school}."],
		before: ["Daarvoor werkte ik als {title} bij {company}."],
		skills: ["Tot mijn vaardigheden horen {items}."],
		awards: ["Ik ontving deze onderscheiding: {items}."],
		publications: ["Ik publiceerde onder meer {items}."],
		certificate: ["Ik heb het certificaat {items}."],
		certificates: ["Ik heb de certificaten {items}."],
		languages: ["Ik spreek {items}."],
		start: [
			"Mijn vroegste startdatum: {answer}.",
			"Beginnen kan ik op zijn vroegst op deze datum: {answer}.",
		],
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
		closing: [
			"Voor een gesprek bereikt u mij via {contact}.",
			"Graag vertel ik u meer in een gesprek: {contact}.",
		],
		plainClosing: [
			"Graag vertel ik u meer in een gesprek.",
			"Ik kom graag langs voor een gesprek.",
		],
		inquiry: ["Uw vacature vereist {need}."],
		inquiryTitled: ["Voor de functie {title} vereist uw vacature {need}."],
		question: [
			"Dat staat niet op mijn cv. Daarom is deze brief eerst een vraag: welke functie bij u, nu of later, past bij wat hieronder staat?",
		],
		shows: ["Dit staat wel op mijn cv.", "Dit zou ik meebrengen."],
	},
	informal: {
		nounAsked: {
			first: ["Jullie vragen om {need}."],
			titled: ["Voor de functie {title} vragen jullie om {need}."],
			more: ["Ook vragen jullie om {need}."],
		},
		plainApply: "Ik heb belangstelling voor een functie bij jullie.",
		duty: [
			"In jullie vacature staat onder de taken {need}.",
			"Een van de taken die jullie noemen is {need}.",
			"Bij de taken noemen jullie {need}.",
		],
		dutyTitled: [
			"Voor de functie {title} noemen jullie als taak {need}.",
			"Bij de functie {title} hoort volgens jullie vacature {need}.",
		],
		asked: [
			"In jullie vacature vragen jullie om {need}.",
			"Een van jullie eisen is {need}.",
			"Jullie vragen om {need}.",
		],
		askedTitled: [
			"Voor de functie {title} vragen jullie om {need}.",
			"Een van jullie eisen voor de functie {title} is {need}.",
		],
		gapDegree: ["Jullie vragen om {need}; mijn diploma: {degree}."],
		closing: [
			"Voor een gesprek bereiken jullie mij via {contact}.",
			"Graag vertel ik jullie meer in een gesprek: {contact}.",
		],
		plainClosing: ["Graag vertel ik jullie meer in een gesprek."],
		inquiry: ["Jullie vacature vereist {need}."],
		inquiryTitled: ["Voor de functie {title} vereist jullie vacature {need}."],
		question: [
			"Dat staat niet op mijn cv. Daarom is deze brief eerst een vraag: welke functie bij jullie, nu of later, past bij wat hieronder staat?",
		],
	},
	levels: {
		basic: "basis",
		conversational: "gespreksniveau",
		proficient: "vergevorderd",
		fluent: "vloeiend",
		native: "moedertaal",
		elementary: "basis",
		limited: "beperkt professioneel",
		working: "professioneel",
		full: "volledig professioneel",
		bilingual: "moedertaal of tweetalig",
	},
	languageNames: {
		en: "Engels",
		de: "Duits",
		fr: "Frans",
		es: "Spaans",
		it: "Italiaans",
		nl: "Nederlands",
		pt: "Portugees",
		da: "Deens",
		no: "Noors",
		sv: "Zweeds",
		zh: "Chinees",
	},
};
