// German: how to apply.
import type { ApplyingWords } from "../applying-words.ts";

export const applying: ApplyingWords = {
	addressed: [
		[/^Herr(?= )/u, "Herrn"],
		[/^Fr\.(?= )/u, "Frau"],
	],
	equivalent:
		"vergleichbar\\p{L}*|gleichwertig\\p{L}*|ähnliche\\p{L}*|wünschenswert|von Vorteil|gern(?:e)?|idealerweise",
	referenceLabels:
		"stellen(?:ausschreibung|angebot|anzeige|nummer)(?: nr\\.?)?(?=[ :]{1,2}\\d)|vermerk|geschäftszahl|gz|referenz(?:nummer|code|-nr\\.?)?|kenn(?:ziffer|zahl|-?nr\\.?|nummer)|stellen-?(?:nummer|id|nr\\.?)|(?:job|req)-?(?:id|nummer)|ausschreibungs(?:nummer|-?nr\\.?)|aktenzeichen|geschäftszeichen|ref\\.?-?nr\\.?|chiffre|betreff:?",
	reference: ", Kennziffer {term}",
	codeWordLabels:
		"betreff:?|unter dem stichwort|mit dem betreff|kennwort|stichwort|codewort",
	inSubject: "(?:in den|in der|im|als) betreff(?:zeile)?",
	theWord: "das (?:code)?wort",
	inMail: "betreff|e-?mail|anschreiben|bewerbung",
	codeWord: ", Kennwort {term}",
	noLetter:
		"(?:kein(?: (?:förmliches|klassisches|langes|extra))?|ohne|auf ein) (?:motivations|bewerbungs)?anschreiben(?! möglich)|anschreiben (?:brauchst|benötigst) du nicht|anschreiben (?:brauchen|benötigen) sie nicht|anschreiben (?:brauchen|benötigen|erwarten) wir nicht|anschreiben (?:ist|sind) nicht (?:nötig|notwendig|erforderlich)|kein motivationsschreiben|anschreiben (?:sparen sie sich|sparst du dir|kannst du dir sparen|können sie sich sparen|ist überflüssig)|lebenslauf (?:reicht|genügt)(?! nicht)",
	shortLetter:
		"(?:kurze (?:nachricht|mail|e-mail)|ein paar (?:zeilen|sätze))(?! (?:zu|über) (?!dir|ihnen|sich|euch|ihrer|deiner))",
	addresses: [
		{ title: "Frau|Fr\\.", sex: "f", salutation: "Sehr geehrte Frau {name}," },
		{ title: "Herrn?", sex: "m", salutation: "Sehr geehrter Herr {name}," },
	],
	postEnds:
		"(?:dezernent|leiter|referent|direktor|manager|meister|koordinator|sachbearbeiter|personaler|chef|ausbilder|inhaber|beauftragte)(?:in|r|n)?",
	functions:
		"(?:Direktor|Geschäftsführer|Leiter|Rektor|Prokurist|Präsident|Bürgermeister|Pfarrer|Oberstudiendirektor|Schulleiter)(?:in)?|Hofrat|Hofrätin",
	contact:
		"anruf genügt:?|fragen:|(?:steht|stehen) (?:ihnen|dir|euch)|ansprech(?:partner|person|partnerin)(?: (?:im|in|für|bei)\\b[^.\\n:]{1,40})?:?|fragen[^.\\n]{0,40} beantwort\\p{L}+|(?:ihre|deine) fragen an|beantwortet|(?:bewerbung(?:en)?|unterlagen|fragen)(?: bitte)? an|bewerbung(?:en)?(?: (?:mit|bis|samt|per))(?:[^.\\n]|\\d\\.){0,80} an|wende dich an|ruf(?:e|en sie)?(?: gerne?)?|zu händen(?: von)?|z\\. ?hd\\.(?: von)?|(?:schick|send|richte)\\p{L}*(?:[^.\\n]|\\d\\.){0,80} an|wenden sie sich an|kontakt:",
	within: "in|mit",
	otherMatters:
		"barrierefrei\\p{L}*|schwerbehindertenvertret\\p{L}*|vertrauensperson|gleichstellungsbeauftragte\\p{L}*|frauenbeauftragte\\p{L}*|datenschutz\\p{L}*|presse\\p{L}*|personalrat\\p{L}*|betriebsrat\\p{L}*",
	inquiries: "fragen|rückfragen|auskünfte?|auskunft|informationen|infos",
	ofWomen:
		"\\p{Lu}\\p{L}*(?:partner|dezernent|leiter|referent|direktor|manager|meister|koordinator|sachbearbeiter|chef|ausbilder|inhaber|geschäftsführer|recruiter)in",
	signOffs: "grüße?n?|grüsse?n?|gruß|gruss|hochachtungsvoll",
	noNames:
		"unser|unsere|team|abteilung|personal|personalabteilung|human|resources|frau|herr|leitung|die|der|das|unter|gerne?|bereich|referat|dezernat|amt|verwaltung|sekretariat|bewerbermanagement|recruiting|geschäftsführung|zentrale",
	asides:
		"vollzeit|teilzeit|befristet|unbefristet|homeoffice|minijob|werkstudent",
	enclosures: {
		line: "Anlagen: Lebenslauf, {items}",
		beside: "lebenslauf\\p{L}*|cv|kopien?",
		ifAny: "ggf\\.?|gegebenenfalls|falls vorhanden|für beamt\\p{L}+",
		later:
			"zum (?:vorstellungs)?gespräch|beim gespräch|vor (?:der )?(?:einstellung|arbeitsantritt|dienstantritt)|auf (?:anfrage|wunsch)|nachreich\\p{L}*|später|zurück\\p{L}*|retourn\\p{L}*|optional|freiwillig|nicht (?:nötig|erforderlich|notwendig)|ohne|kein\\p{L}*|bringen|mitbring\\p{L}*|vorzulegen",
		named: [[/(?<=nachweise|zeugnisse|zertifikate)n$/iu, ""]],
		kinds: [
			[
				"arbeitszeugnis\\p{L}*|zwischenzeugnis\\p{L}*|dienstzeugnis\\p{L}*",
				"Arbeitszeugnisse",
				"work",
			],
			["letztes (?:\\(zwischen-\\))?zeugnis", "letztes Zeugnis"],
			["die letzten (?:zwei|drei|2|3) zeugnisse", ""],
			["(?:dienstliche |aktuelle |eine )?beurteilung", "Beurteilung", "work"],
			["hochschulzeugnis\\p{L}*", "Hochschulzeugnis", "studies"],
			["prüfungszeugnis\\p{L}*", "Prüfungszeugnis", "studies"],
			["gesellenbrief\\p{L}*", "Gesellenbrief", "studies"],
			["meisterbrief\\p{L}*", "Meisterbrief", "studies"],
			["schulzeugnis\\p{L}*", "Schulzeugnisse", "studies"],
			[
				"(?<!\\(zwischen-\\)|letztes |letzten (?:zwei|drei|2|3) )(?<!\\p{L})zeugniss?e?n?(?: der weiterbildung)?",
				"Zeugnisse",
			],
			["diplome?n?(?!\\p{L})|diplomurkunde", "Diplome", "studies"],
			[
				"urkunde\\p{L}*(?: zur erlaubnis der berufsbezeichnung)?|berufsurkunde",
				"Berufsurkunde",
				"studies",
			],
			[
				"(?!masern|impf|führungs)[\\p{L}-]+(?:nachweis|zertifikat|bescheinigung)(?:en?)?n?(?!\\p{L})",
				"",
			],
			["(?<!-)zertifikate?n?(?!\\p{L})|bescheinigungen", "Zertifikate"],
			[
				"(?:kopie|foto)[^.,;]{0,20} führerscheins?|führerscheinkopie|führerausweiskopie",
				"Führerscheinkopie",
			],
			["referenzschreiben|empfehlungsschreiben", "Referenzschreiben"],
		],
	},
};
