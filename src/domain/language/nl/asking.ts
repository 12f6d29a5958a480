// Dutch: what a posting asks its reader to tell.
import type { AskingWords } from "../asking-words.ts";

export const asking: AskingWords = {
	asks: "(?:de|een|deze) vraag|zet er|zet erbij|vermeld|beantwoord|voeg|(?:wij|we) (?:horen|lezen|weten|willen)(?: ook)?(?: graag)?(?: van je| van u)?(?: weten| horen| lezen)?|(?:wij|we) zijn (?:ook )?benieuwd|legt? (?:ons )?(?:in (?:\\p{L}+ ){1,4})?uit|(?:vertel|beschrijf|noem|schrijf|geef|leg uit)(?: ons)?|laat (?:ons )?weten",
	quoted: "(?:vertel|schrijf)(?: ons| eens)* over ",
	questions:
		"(?:twee|drie) \\p{L}+ waarop|een|één|(?:twee|drie|vijf) \\p{L}+ die|je (?:beste|mooiste|laatste|moeilijkste)|wat|welke?|hoe|wie|waar|wanneer|of|waarom|hoeveel|met welke|de (?:laatste|lastigste|mooiste|beste)",
	beforeQuestion:
		"ook|daarnaast|kort|eens|graag|in (?:je|uw|een) (?:brief|motivatie|mail|sollicitatie|bericht)|in (?:maximaal |hooguit )?(?:\\p{N}+|een paar|enkele|twee|drie|vier|vijf|tien) (?:woorden|regels|zinnen)",
	reader: "je|jij|jouw|u|uw|trots|jou",
	refers: "dat|dit|daarmee|daarover",
	documents:
		"motivatie|cv|brief|motivatie\\p{L}*|sollicitatie\\p{L}*|diploma\\p{L}*|certifica\\p{L}*|foto\\p{L}*|referent\\p{L}*|e-?mail|mail|onderwerp\\p{L}*|\\p{L}*nummer|kopie\\p{L}*|formulier|documenten|telefoon\\p{L}*|adres|bestand|pdf|vog",
	howMany: "hoeveel|hoe lang",
	wonders: "wat|welke?|hoe|wie|waar|wanneer|waarom|hoeveel|met welke",
	yesOrNo: {
		begins:
			"heb je|hebt u|heeft u|ben je|bent u|kun je|kunt u|beschik je|beschikt u",
		slot: "[ja of nee]",
	},
	answers:
		"(?:beantwoord|antwoord op|antwoorden op)(?: (?:in (?:je|uw) \\p{L}+|graag|kort))* (?:deze|de volgende|onze|twee|drie|vier|\\p{N}+)(?: (?:twee|drie|vier|korte))? vragen",
	headings:
		"vragen(?: (?:aan (?:jou|u|kandidaten)|voor (?:jou|u|kandidaten)))?",
	named: "vra(?:ag|gen)",
	labels: "v|vraag",
	invites:
		"schrijf (?:het|dat|ons)|vertel (?:het|dat)?(?: ons)?|laat het (?:ons )?weten|antwoord",
	amounts:
		"(?:(?:maximaal|hooguit|max\\.|ongeveer) )?(?:\\p{N}+|een|twee|drie|vier|vijf|tien|enkele|een paar) (?:woorden|regels?|zinnen|zin|alinea['’]?s?)",
	about: "over|waarin je vertelt",
	lists: "(?:een )?lijst (?:van|met) (?:de|je|uw|alle)",
	idle: "wie (?:je bent|u bent|jij bent)(?: [\\p{L},]+)*|(?:iets )?over (?:jezelf|uzelf|jou|u)$|(?:je|uw) (?:motivatie|ervaring)|(?:als|of) je (?:een \\p{L}+ hebt|beschikt|vragen|hulp|interesse)(?: \\p{L}+)*|wacht|hoe we",
	firm: "wij|we|ons|onze",
	why: "waarom",
	sends: "(?:stuur|mail|voeg|solliciteer)\\p{L}*",
	until: "voor|tot",
	addressing: "aan",
	isEnough: "is genoeg|volstaat",
};
