// Dutch: how to apply.
import type { ApplyingWords } from "../applying-words.ts";

export const applying: ApplyingWords = {
	equivalent:
		"gelijkwaardig\\p{L}*|vergelijkbare?|soortgelijke?|bij voorkeur|pré|pre|gewenst|bereid dat te halen",
	referenceLabels:
		"(?:met|onder) vermelding(?: van)?|o\\.v\\.v\\.|referentie(?:nummer|code)?|vacature(?:-?nummer|code|-?nr\\.?| nr\\.?| id)?|functienummer|kenmerk|ref\\.?|onderwerp(?:regel)?:?|onder vermelding van",
	reference: " (referentie {term})",
	codeWordLabels:
		"onder vermelding van|o\\.?v\\.?v\\.?|onderwerp:?|codewoord|trefwoord",
	inSubject: "(?:in (?:het|de)|als) onderwerp(?:regel)?",
	theWord: "het woord",
	inMail: "onderwerp|mail|brief|sollicitatie",
	codeWord: " (trefwoord: {term})",
	noLetter:
		"geen (?:motivatie(?:brief)?|sollicitatiebrief|brief)|zonder (?:motivatie)?brief|cv (?:is genoeg|is voldoende|volstaat)|(?:motivatie)?brief is niet nodig",
	shortLetter:
		"(?:korte (?:mail|toelichting)|paar (?:regels|zinnen)|kort berichtje)(?! over (?!je|uzelf|jezelf|u))",
	addresses: [
		{
			title: "mevrouw|mevr\\.?|mw\\.?",
			sex: "f",
			salutation: "Geachte mevrouw {name},",
		},
		{
			title: "(?:de )?heer|dhr\\.?",
			sex: "m",
			salutation: "Geachte heer {name},",
		},
	],
	firstNameAlone: "Beste {name},",
	functions: "Directrice|Directeur|Rector|Notaris",
	attention: "t\\.a\\.v\\.|ter attentie van",
	contact:
		"meer weten\\?:?|contact(?: op)? (?:met|opnemen met)|bel(?: of mail)?(?: gerust)?(?: met| naar)?|(?:stuur|mail)[^.\\n]{0,60} naar|ter attentie van|t\\.a\\.v\\.|contactpersoon:?",
	within: "in",
	otherMatters: "pers|privacy|toegankelijkheid|ondernemingsraad|acquisitie",
	inquiries: "vragen|meer weten|informatie",
	signOffs: "groet\\p{L}*|hoogachtend",
	noNames:
		"onze|afdeling|personeel|human|resources|team|de|het|heer|mevrouw|gemeente|bureau|dienst|werving|selectie|groep|stichting|secretariaat",
	asides:
		"fulltime|parttime|voltijd|deeltijd|thuiswerken|vast|tijdelijk|uur|stage(?= ?(?:$|[,(/]))",
	enclosures: {
		line: "Bijlagen: cv, {items}",
		beside: "cv|kopie\\p{L}*",
		ifAny: "indien van toepassing|eventuele",
		later:
			"bij het gesprek|tijdens het gesprek|bij indiensttreding|later|optioneel|op verzoek|neem[^.]{0,20} mee|horen bij de aanstelling",
		kinds: [
			["kopie van (?:je|uw|het) diploma(?!['’]s)", "kopie diploma", "studies"],
			[
				"(?<!kopie van (?:je|uw|het) )diploma(?:['’]s)?",
				"diploma’s",
				"studies",
			],
			["certificaten", "certificaten"],
			["(?:kopie|foto) (?:van (?:je|uw) )?rijbewijs", "kopie rijbewijs"],
			["cijferlijst(?:en)?", "cijferlijst"],
			["getuigschrift(?:en)?", "getuigschriften"],
		],
	},
};
