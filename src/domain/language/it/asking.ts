// Italian: what a posting asks its reader to tell.
import type { AskingWords } from "../asking-words.ts";

export const asking: AskingWords = {
	asks: "(?:una|la|questa) domanda|alleg\\p{L}*|aggiung\\p{L}*|(?:ci piacerebbe|vorremmo|vogliamo)(?: da (?:te|lei))? (?:sapere|leggere|conoscere)|(?:raccont|descriv|indic|spieg|dicci|ci dica|scriv)\\p{L}*|rispond\\p{L}+",
	quoted:
		"(?:parlaci|ci parli|raccontaci|ci racconti) (?:di |del |della |dell[’']|dei )",
	questions:
		"una?|che cosa|che|cosa|quale|quali|quant\\p{L}+|un esempio|come|chi|dove|quando|se|perché|(?:due|tre|cinque) \\p{L}+ (?:che|di cui)",
	beforeQuestion:
		"anche|inoltre|in breve|brevemente|(?:nella|nel|in una) (?:lettera|candidatura|mail|messaggio)|in (?:\\p{N}+|poche|alcune|due|tre|quattro|cinque|dieci) (?:parole|righe|frasi)",
	reader:
		"tu|tuo|tua|ti|hai|faresti|cambieresti|lei|suo|sua|ha dovuto|va|vai|regali|fier[oa]|orgoglios\\p{L}*|\\p{L}{3,}(?:eresti|iresti|erebbe|irebbe)",
	refers: "questo|ciò",
	documents:
		"presentazion\\p{L}*|motivazion\\p{L}*|cv|curriculum|lettera|certificat\\p{L}*|diplom\\p{L}*|foto\\p{L}*|referenz\\p{L}*|candidatur\\p{L}*|e-?mail|mail|oggetto|numero|copi[ae]|modulo|document\\p{L}*|telefono|indirizzo|file|pdf|riferimento|autorizzazione|consenso",
	howMany: "quanti|quanto tempo|quante",
	wonders:
		"che cosa|che|cosa|quale|quali|quant\\p{L}+|come|chi|dove|quando|perché",
	yesOrNo: {
		begins: "hai|ha|sei|è|puoi|può|possiedi|possiede|disponi",
		slot: "[sì o no]",
	},
	answers:
		"(?:rispond\\p{L}*|risposte?)(?: al?le?)? (?:a )?(?:queste|alle seguenti|seguenti|nostre|due|tre|quattro|\\p{N}+)(?: (?:due|tre|quattro))?(?: domand[ae])?",
	headings: "domande(?: (?:per (?:te|i candidati)|di selezione|preliminari))?",
	named: "domand[ae]",
	labels: "d|domanda",
	invites:
		"scriv\\p{L}*(?:ci|celo)|ci scriva|raccontac\\p{L}*|dicc\\p{L}*|rispondic\\p{L}*",
	amounts:
		"(?:(?:massimo|max\\.|circa) )?(?:\\p{N}+|una|due|tre|quattro|cinque|dieci|poche|alcune|qualche|un) (?:parole|righe|riga|righi|frasi|frase|paragraf[oi])",
	about: "su|sul|sulla|sull['’]|raccontando",
	lists: "(?:un |l['’])?elenco (?:delle|dei|degli|di tutt\\p{L})",
	idle: "chi (?:sei|è lei)(?: [\\p{L},]+)*|(?:di|su) (?:te|lei|sé)(?: stess\\p{L})?$|(?:la tua|la sua|tua|sua) (?:esperienza|motivazione|candidatura)|(?:se )?automunit\\p{L}*|se (?:hai|ha) (?:bisogno|domande)(?: \\p{L}+)*|aspetti|aspetta",
	firm: "noi|nostr\\p{L}",
	why: "perché",
	sends: "(?:invi|mand|alleg)\\p{L}*",
	until: "entro|fino",
	addressing: "al?|alla",
	isEnough: "bastano?",
};
