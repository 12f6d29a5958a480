// German: what a posting asks its reader to tell.
import type { AskingWords } from "../asking-words.ts";

export const asking: AskingWords = {
	asks: "(?:bitte |gerne? )?(?:mit )?dazu(?:zu)?schreiben|(?:die|eine|folgende|diese) (?:Frage|Antwort)|anzugeben (?:ist|sind)|setz\\p{L}* dazu|legen sie|wir sind neugierig|(?:geben sie|gib)(?: \\p{L}+){0,3} an|stell(?:en|e)?(?: sie)?(?: \\p{L}+){0,3} dar|(?:anschreiben|brief|bewerbung|mail)[^.:]{0,40} (?:soll|sollte|darf|muss)[^.:]{0,30} (?:zeigen|sagen|erklären|schildern|beschreiben)|leg (?:uns )?dar|(?:wir (?:möchten|wollen|würden)(?: gerne?| auch)*(?: von (?:ihnen|dir|euch))?(?: gerne?)? (?:wissen|hören|lesen|erfahren)|(?:uns|mich) (?:interessiert|würde interessieren))|(?:in dem|in der|in denen|worin|wenn) (?:sie|du)(?: uns)?(?: auch| kurz| bitte)* (?:skizzier|schilder|darleg|beschreib|erläuter|erzähl|erklär|begründ|beantwort)\\p{L}+|(?:darauf|dazu) (?:ein(?:gehen|zugehen)?|stellung(?: nehmen| zu nehmen)?)|(?:lassen sie uns|lass uns|lasst uns)(?: \\p{L}+)? wissen|teil(?:en|e|t)?(?: sie)? uns[^,.:]{0,40} mit|(?:bitte )?(?:nennen|beschreiben|schreiben|erzählen|schildern|sagen|verraten|beantworten|skizzieren|erläutern|erklären|begründen|antworten) sie(?: (?:uns|bitte|doch|gern|gerne|kurz))*|bitte beantworten|(?:nenn|beschreib|schreib|erzähl|schilder|sag|verrat|beantworte|skizzier|erläuter|erklär|begründ|antworte)e?(?: (?:uns|bitte|doch|gern|gerne|kurz|mal))*",
	quoted:
		"(?:bitte )?(?:erzählen sie|berichten sie|erzähl|berichte)(?: (?:uns|bitte|doch|gern|gerne|kurz|mal))* (?:von|über) ",
	questions:
		"(?:de[rn]|die|das) Stand|eine?n?|dein(?:en?)?|ihre?n?|ihren|(?:zwei|drei|vier|fünf) \\p{L}+(?=, d)|was|welche\\p{L}*|ein Beispiel|wann|wie|ob|warum|weshalb|wer|wen|wem|wo|woran|womit|worauf|worüber|wofür|(?:in|an|auf|mit|für|bei|von|zu|aus|nach|über) welche\\p{L}*",
	beforeQuestion:
		"auch|außerdem|noch|kurz|bitte|doch|einfach|gern|gerne|uns|auf (?:einer halben Seite|einer Seite|diese Frage|folgende Frage)|im (?:bewerbungs|motivations|an)schreiben|in (?:der|ihrer|deiner|eurer|ihrem|deinem|einem) (?:kurzen )?(?:bewerbung|mail|e-mail|nachricht|schreiben|brief|satz)|in (?:höchstens |maximal |etwa )?(?:\\p{N}+|ein paar|wenigen|zwei|drei|zwei,? drei|zwei bis drei|vier|fünf|einigen) (?:worten|wörtern|zeilen|sätzen)",
	reader: "du|dich|dein\\p{L}*|sie|ihre?\\p{L}*|stolz",
	documents:
		"motivation\\p{L}*|lebenslauf\\p{L}*|\\p{L}*anschreiben|\\p{L}*schreiben|\\p{L}*zeugnis\\p{L}*|\\p{L}*unterlagen|foto\\p{L}*|\\p{L}*nachweis\\p{L}*|referenz\\p{L}*|\\p{L}*bewerbung\\p{L}*|e-?mail\\p{L}*|betreff|\\p{L}*nummer|kopie\\p{L}*|datei\\p{L}*|pdf\\p{L}*|mappe|formular|telefon\\p{L}*|adresse|kennziffer|urkunde\\p{L}*",
	howMany: "wie viele?|wie lange",
	refers: "das|dies|damit|dazu|darauf|darüber|hierzu",
	wonders:
		"was|welche\\p{L}*|wann|wie|warum|weshalb|wer|wen|wem|wo|woran|womit|worauf|worüber|wofür",
	yesOrNo: {
		begins:
			"haben sie|hast du|sind sie|bist du|können sie|kannst du|besitzen sie|besitzt du|verfügen sie|verfügst du|wären sie|wärst du",
		slot: "[ja oder nein]",
	},
	answers:
		"bitte beantwort\\p{L}*|beantwort\\p{L}*(?: sie)?(?: (?:uns|bitte|kurz|dabei|auch|im \\p{L}+|in (?:ihrer|deiner|der) \\p{L}+))* (?:diese|folgende|die folgenden|unsere|zwei|drei|vier|\\p{N}+)(?: (?:zwei|drei|kurze[n]?))? fragen?|antworte\\p{L}*(?: sie)?(?: (?:uns|bitte|einfach|kurz))* auf (?:diese|folgende|unsere|zwei|drei)(?: \\p{L}+)? fragen?|(?:eine|die) antwort(?=:)",
	headings:
		"(?:unsere |bewerbungs|zusatz)?fragen(?: an (?:sie|dich|euch|bewerber\\p{L}*))?|bitte beantworten",
	named: "fragen?",
	labels: "f|frage",
	invites:
		"(?:schreib|sag|erzähl|verrat|antwort)\\p{L}*(?: sie)? (?:es |das )?(?:uns|mir)|(?:schreib|sag|erzähl|verrat)\\p{L}*(?: sie)? (?:es|das|dazu)",
	amounts:
		"(?:(?:höchstens|maximal|max\\.|etwa|mindestens) )?(?:\\p{N}+|einen|ein|eine|zwei, drei|zwei bis drei|zwei|drei|vier|fünf|sechs|zehn|ein paar|einige|einigen|wenige|wenigen|einer halben|einer|eine halbe) (?:kurze |kurzen )?(?:Worten?|Wörtern?|Zeilen?|Satz|Sätzen?|Seiten?|Absatz|Absätzen?)",
	about: "zu|zum|zur|über|darüber,|dazu,",
	inSlot: [
		["Sätzen", "Sätze"],
		["Worten", "Worte"],
		["Wörtern", "Wörter"],
		["Absätzen", "Absätze"],
		["einigen", "einige"],
		["wenigen", "wenige"],
		["kurzen", "kurze"],
		["einen", "ein"],
		["einer halben", "eine halbe"],
		["einer", "eine"],
	],
	lists:
		"(?:eine )?(?:kurze )?(?:Liste|Aufstellung|Übersicht) (?:der|ihrer|deiner|mit den|aller)",
	idle: "wann (?:sie|du) (?:zeit|können|kannst|könntest|könnten|anfangen|starten|verfügbar|erreichbar)(?: \\p{L}+)*|wer (?:du bist|sie sind)(?: [\\p{L},]+)*|welche[rn]? (?:termin|tag|uhrzeit)\\p{L}*(?: \\p{L}+)*|(?:wie|inwiefern|inwieweit) (?:sie|du) (?:die|unsere|das|unser) (?:anforderung|profil|kriteri)\\p{L}*(?: \\p{L}+)*|(?:etwas )?(?:über|von|zu) (?:sich|dich|dir|ihrer person|deiner person)|(?:sich|dich) (?:kurz )?vor|(?:wenn|falls|ob) (?:sie|du)(?: \\p{L}+)* (?:fragen|schwerbehinder\\p{L}+|unterstützung|hilfe|interesse|brauchen|brauchst|benötig\\p{L}+)(?: \\p{L}+)*|bescheid|wartest|warten sie|worauf warte\\p{L}*|wie es weiter\\p{L}*|wie alles|motivation\\p{L}*",
	firm: "wir|unser\\p{L}*|ich",
	why: "warum|weshalb|wieso",
	sends: "(?:schick|send|bewirb|bewerb|füg|leg|beifüg|beileg|bitt)\\p{L}*",
	until: "bis|vor",
	addressing: "an",
	isEnough: "genüg(?:t|en)|reich(?:t|en)(?: aus)?",
	partedVerb: "bei|an|vor",
};
