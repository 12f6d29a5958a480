// Swedish: how to apply.
import type { ApplyingWords } from "../applying-words.ts";

export const applying: ApplyingWords = {
	equivalent: "motsvarande|liknande|gärna|meriterande|önskvärt",
	referenceLabels:
		"referensnum(?:mer|ret)|referens(?=:)|märk (?:den|ansökan|mejlet|ämnesraden)(?: med)?|diarie(?:nummer|nr\\.?)|dnr:?|annons(?:nummer|-?id)|tjänst nr\\.?|ref\\.?-?(?: ?nr\\.?)?|ämnesrad(?:en)?:?",
	reference: " (referens {term})",
	codeWordLabels:
		"märk (?:den|ansökan|din ansökan|mejlet|ämnesraden)(?: med)?|kodord|märk (?:din )?ansökan(?: med)?:",
	inSubject: "i ämnesraden|som ämne",
	theWord: "ordet",
	inMail: "ämne|mejl|mail|ansökan",
	codeWord: " (”{term}”)",
	noLetter: "(?:inget|utan) personligt brev|personligt brev behövs inte",
	shortLetter: "(?:kort (?:motivering|text)|några rader)(?! om (?!dig|varför))",
	addresses: [],
	isOnFirstNames: true,
	firstNameAlone: "Hej {name},",
	functions: "Direktör|Rektor|Chef",
	attention: "att\\.?",
	contact:
		"kontakta|skriv\\p{L}* till|att\\.?:|kontakt:?|kontaktperson:?|ring|frågor till|(?:besvaras|svarar)(?: av)?(?: \\p{Ll}{0,18}(?:chef|ansvarig|ledare))?|rekryterande chef:?|skicka\\p{L}*[^.\\n]{0,60} till",
	within: "i|på",
	otherMatters:
		"fackliga?|facklig\\p{L}*|press|tillgänglighet|personuppgift\\p{L}*",
	inquiries: "frågor|upplysningar",
	signOffs: "hälsning\\p{L}*|mvh",
	noNames:
		"vår|avdelning|personal|human|resources|team|chef|enhet(?:en)?|förvaltning(?:en)?|kontor(?:et)?|kommun(?:en)?|region(?:en)?|rekrytering(?:en)?|växeln",
	asides: "heltid|deltid|tillsvidare|vikariat|distans",
	enclosures: {
		line: "Bilagor: cv, {items}",
		beside: "cv|meritförteckning|kopi\\p{L}*",
		ifAny: "ev\\.|eventuella",
		later: "vid intervju\\p{L}*|före anställning\\p{L}*|på begäran|senare",
		kinds: [
			["examensbevis", "examensbevis", "studies"],
			["(?:kopi(?:a|or) (?:av|på) )?betyg", "betyg", "studies"],
			["intyg", "intyg"],
			["kopi(?:a|or) (?:av|på) (?:din )?legitimation", "kopia av legitimation"],
			["kopi(?:a|or) (?:av|på) (?:ditt )?körkort", "kopia av körkort"],
		],
	},
};
