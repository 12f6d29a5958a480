// Italian: how to apply.
import type { ApplyingWords } from "../applying-words.ts";

export const applying: ApplyingWords = {
	equivalent:
		"equivalent[ei]|equipollent[ei]|simil[ei]|preferibil\\p{L}*|gradit\\p{L}*|costituisce titolo",
	referenceLabels:
		"riferimento|rif\\.?(?: annuncio)?|codice (?:annuncio|offerta)|annuncio n\\.?|bando n\\.?|avviso n\\.?|oggetto:?",
	reference: " (riferimento {term})",
	codeWordLabels: "con oggetto|oggetto:?|parola chiave|codice in oggetto",
	inSubject: "(?:nell['’]|in|come) ?oggetto",
	theWord: "la parola",
	inMail: "oggetto|mail|lettera|candidatura",
	codeWord: " (parola chiave: {term})",
	noLetter:
		"senza lettera(?: di presentazione)?|basta il (?:cv|curriculum)|lettera (?:di presentazione )?non (?:necessaria|richiesta)|non (?:serve|è necessaria) (?:la |una )?lettera",
	shortLetter:
		"(?:poche righe|breve (?:messaggio|presentazione)|due righe(?! in ))(?! su (?!di te|di lei))",
	addresses: [
		{
			title: "(?:dott|dr)\\.?ssa",
			sex: "f",
			salutation: "Gentile Dott.ssa {name},",
		},
		{ title: "Sig\\.?ra", sex: "f", salutation: "Gentile Sig.ra {name}," },
		{ title: "[Dd]ott\\.", sex: "m", salutation: "Gentile Dott. {name}," },
		{ title: "Sig\\.", sex: "m", salutation: "Gentile Sig. {name}," },
	],
	functions: "Direttrice|Direttore|Responsabile|Preside|Dirigente",
	contact:
		"contattare|all['’]attenzione di|(?:alla )?c\\.a\\.(?: di)?|referente:|(?:invi|mand|sped)\\p{L}+[^.\\n]{0,90} a|scrivere a",
	within: "in",
	otherMatters: "stampa|privacy|protezione dei dati|accessibilità",
	inquiries: "informazioni|domande|chiarimenti|dubbi",
	signOffs: "saluti|cordialmente|grazie",
	noNames:
		"risorse|umane|ufficio|direzione|personale|nostro|nostra|il|la|gruppo|settore|reparto|segreteria|area|servizio|selezione|azienda|sede",
	asides:
		"tempo (?:pieno|parziale|indeterminato|determinato)|part[- ]time|full[- ]time|smart working|stage(?= ?(?:$|[,(/]))|tirocinio",
	enclosures: {
		line: "Allegati: curriculum, {items}",
		beside: "cv|curricul\\p{L}*|copi[ae]",
		ifAny: "per i|eventuali",
		later:
			"al colloquio|prima dell['’]assunzione|facoltativ\\p{L}*|su richiesta|eventual\\p{L}*",
		kinds: [
			[
				"(?:copia del )?(?:diploma|titolo di studio)",
				"copia del titolo di studio",
			],
			["attestati", "attestati"],
			["certificati(?! di (?:carichi|penal))", "certificati"],
			["patente", "copia della patente"],
			["lettere? di referenz[ae]", "lettere di referenze"],
		],
	},
};
