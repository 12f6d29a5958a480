// Danish: chores.
import type { ChoreWords } from "../chore-words.ts";

export const chores: ChoreWords = {
	kinds: {
		cleaning: {
			names:
				"g(?:å|ik|år|ået) ud med (?:skrald\\p{L}*|affald\\p{L}*)|tørre?r? (?:borde|hylder) af|hænge?r? tøj|oprydning\\p{L}*|rydde(?:r|de)? op|fejning|feje(?:r|de)?|gulvvask|støvsug\\p{L}*|bilvask|vask(?:er|ede)? (?:af )?(?:bil\\p{L}*|tøj|vinduer)|vinduespuds\\p{L}*|affaldshåndtering|tømme(?:r)? skrald\\p{L}*|rengør(?:ing af|er|te) (?:køkken|skur|frokoststue|mandskab)\\p{L}*",
			bare: "rengøring|rengøre|rydning|renholdelse",
			deeds:
				"rengør(?:e|er|ing|te)|rengjort|vask(?:e|er|ede)?|tør(?:re|rer|rede) af|tøm(?:me|mer|te|ning)|puds(?:e|er|ede)?|rydde(?:r|de)?|bortskaffe\\p{L}*",
			things:
				"køkken\\p{L}*|kantine\\p{L}*|frokoststue\\p{L}*|toiletter?|kontor\\p{L}*|værksted\\p{L}*|gulv\\p{L}*|vinduer|hylder|lokaler\\p{L}*|rum|stuer|klinikrum|maskiner\\p{L}*|værktøj\\p{L}*|udstyr|materiale\\p{L}*|arbejdsplads\\p{L}*|bil\\p{L}*|køretøjer|affald|spåner|gårdsplads\\p{L}*|lager\\p{L}*|skur\\p{L}*|glasvarer",
			asked:
				"rengøring(?:s\\p{L}*|sassistent\\p{L}*)|rengøring af|rengøringsassistent\\p{L}*|servicemedarbejder\\p{L}*|husassistent\\p{L}*|pedel\\p{L}*|vaskeri\\p{L}*|stuepige\\p{L}*",
		},
		grounds: {
			names:
				"græsslåning|slå(?:r)? græs\\p{L}*|snerydning|rydde(?:r|de)? sne|glatførebekæmpelse|lugning|luge(?:r|de)? ukrudt|vande(?:r|de)? (?:blomster|planter)",
			asked:
				"gartner\\p{L}*|anlægsgartner\\p{L}*|park|grønne områder|udearealer|pedel\\p{L}*|sneryd\\p{L}*|græs\\p{L}*|ejendomsfunktionær",
		},
		clerical: {
			names:
				"telefonpasning|telefonvagt|besvar\\p{L}* (?:af )?(?:mails?|telefon\\p{L}*)|postsortering|sortere(?:r|de)? post\\p{L}*|referatskrivning|skriver? referat\\p{L}*|kopiering|fotokopi\\p{L}*|scanning|scanne(?:r|de)?|udlægsbilag",
			bare: "post|telefon|reception|arkiv|arkivering|omstilling|papirarbejde|administrative opgaver",
			deeds:
				"arkiver(?:e|er|ede|ing)|sorter(?:e|er|ede|ing)|scann(?:e|er|ede|ing)|kopier(?:e|er|ede|ing)",
			things:
				"papirer|dokumenter|følgesedler|fragtbreve|fakturaer|kort|post|breve|blanketter|mapper|bilag",
			asked:
				"reception\\p{L}*|sekretær\\p{L}*|kontorassistent\\p{L}*|administrativ\\p{L}* (?:medarbejder|assistent|opgaver)|omstilling\\p{L}*|telefon\\p{L}*|arkiv\\p{L}*",
		},
		supplies: {
			names:
				"toiletpapir|kontorartikler|kontormateriale\\p{L}*|forbrugsvarer|opfyldning(?: af)?|fylde(?:r)? (?:hylder|vogne|skabe) op|udløbsdatoer|holdbarhedsdatoer|lageroptælling\\p{L}*|vareopfyldning|toner",
			deeds:
				"bestil(?:le|ler|te|ling|linger)|indkøb(?:e|er|te)?|køb(?:e|er|te)|fyld(?:e|er|te) op|opfyld(?:e|er|ning)",
			things:
				"kontorartikler|kontormateriale\\p{L}*|kaffe|forbrugsvarer|rengøringsmidler|handsker|drikkevarer|håndklæder|bleer|nåle|vogne|skabe|hylder",
			asked:
				"lager\\p{L}*|optælling\\p{L}*|butik\\p{L}*|vareopfyld\\p{L}*|logistik\\p{L}*|varemodtag\\p{L}*|forbrugsvarer",
		},
		upkeep: {
			names:
				"olieskift|dækskift|nulstil\\p{L}* (?:af )?(?:adgangskoder|kodeord)|måleraflæsning\\p{L}*|aflæse(?:r)? målere|skifte(?:r|de)? (?:pærer|batterier)|oplade(?:r|de)? batterier",
			bare: "olie|dæk|bremser",
			deeds: "smør(?:e|er|ing)|smurte|slib(?:e|er|ning)",
			things: "værktøj|maskiner|knive|køretøjer|kæder",
			asked:
				"vedligehold\\p{L}*|mekaniker\\p{L}*|tekniker\\p{L}*|værksted\\p{L}*|vognpark\\p{L}*|køretøjer|helpdesk|support\\p{L}*|reparation\\p{L}*|målere|dæk|bremser",
		},
		chasing: {
			names:
				"rykke(?:r|de)? (?:for )?(?:underskrifter|timesedler|svar|leverandører|bilag)",
			bare: "rykkere|timesedler|påmindelser",
			asked:
				"inkasso|rykker\\p{L}*|debitor\\p{L}*|kreditor\\p{L}*|ordreopfølg\\p{L}*",
		},
		meetings: {
			names:
				"deltag(?:e|er|else)(?: i| på| ved)? (?:\\p{L}+ )?(?:personalemøder|teammøder|afdelingsmøder|ugemøder)|deltog (?:i|på|ved) (?:\\p{L}+ )?(?:personalemøder|teammøder|afdelingsmøder|ugemøder)|stand-?ups?|retros|skærmbilleder",
			asked: "scrum master|agil coach|mødeledelse|stand-?ups?",
		},
		opening: {
			names:
				"(?:åbning|lukning|åbne(?:r|de)?|lukke(?:r|de)?)(?: og (?:åbning|lukning|åbne(?:r|de)?|lukke(?:r|de)?))?(?: af)? (?:butik\\p{L}*|forretning\\p{L}*|salon\\p{L}*|kasse\\p{L}*)|kasseoptælling",
			asked:
				"butik\\p{L}*|sælger\\p{L}*|kasse\\p{L}*|detailhandel\\p{L}*|bank\\p{L}*|bogholder\\p{L}*|regnskab\\p{L}*",
		},
		household: {
			names:
				"kaffe til \\p{L}+|lav(?:e|er|ede|et) kaffe|bryg(?:ge|ger|gede|get) kaffe|kaffe(?:kasse|ordning|maskine|vagt|tjans|uge)\\p{L}*|brygge?r? kaffe|lave(?:r)? kaffe|opvask\\p{L}*|køleskab\\p{L}*|glemte sager|julefrokost\\p{L}*|fødselsdagskort|ærinder|tipsklub\\p{L}*|lotteri\\p{L}*|pakkeleg|fødselsdagskage\\p{L}*",
			asked:
				"køkken\\p{L}*|kok|restaurant\\p{L}*|barista|café|køle(?:tekniker|montør|anlæg)\\p{L}*|kantine\\p{L}*|office manager",
		},
		social: {
			names:
				"sommerfest\\p{L}*|personalefest\\p{L}*|firmafest\\p{L}*|firmatur\\p{L}*|personaletur\\p{L}*|fredagsbar\\p{L}*|festudvalg\\p{L}*|julepynt\\p{L}*|juletræ\\p{L}*|kagesalg|kageordning\\p{L}*|grillaften|(?:firma|fodbold)(?:hold|turnering)\\p{L}*|dhl-stafet\\p{L}*",
			asked:
				"event\\p{L}*|arrangement\\p{L}*|catering|aktivitet\\p{L}*|dekor\\p{L}*|fritid\\p{L}*",
		},
		sundry: {
			names:
				"^(?:diverse|øvrige|forskellige) (?:\\p{L}+ )?(?:opgaver|ting|rapporter)$|^.{0,28}(?:lidt af hvert|hvad der var behov for)$|^(?:diverse|forefaldende|andre|øvrige|generelle|almindelige) (?:\\p{L}+ )?(?:opgaver|arbejdsopgaver)",
			asked: "(?!)",
		},
	},
	occasions:
		"når|hvis|indtil|mens|ved behov|ved (?:fravær|sygdom)|om (?:vinteren|sommeren|efteråret|foråret)|(?:mandag|tirsdag|onsdag|torsdag|fredag|lørdag|søndag)e?|hver|hveranden|én gang|en gang|to gange|en dag|om (?:ugen|måneden|året)|per (?:uge|måned)|dagligt|ugentligt|på skift|af og til",
};
