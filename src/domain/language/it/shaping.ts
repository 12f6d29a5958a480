// Italian: how notes become a part of a sentence.
import type { ShapingWords } from "../shaping-words.ts";

const AMOUNT =
	"circa|oltre|fino a|più di|quasi|in media|ogni|in totale|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|una volta";
const BEGINS =
	"soprattutto|principalmente|prevalentemente|di cui|che|cui|dove|con|in|nel|nella|nello|nei|negli|nelle|nell|a|al|alla|allo|ai|agli|alle|all|di|del|della|dello|dei|degli|delle|dell|d|da|dal|dalla|dai|per|su|sul|sulla|tra|fra|senza|dopo|fino|quando|e|ed|o|poi|anche|insieme|unic[oa]|sempre|tutt[oaie]|come|durante|presso|nessun\\p{L}*|io|più|circa|oltre|ogni|\\p{L}+(?:ando|endo)|\\p{L}+(?:at|ut|it)[oaie](?= (?:da|dal|in|con|a|per|nel)(?!\\p{L}))";
const VERBS =
	"è|era|erano|ha|hanno|ho|aveva|fa|fanno|può|che|si|mi|io|quando|sces[oaie]|salit[oaie]|passat[oaie]|(?:dimezza|ridot|raddoppia|migliora|cala|aumenta|accorcia)t[oaie]";
const OTHERS = [
	"^\\p{L}+o (?:il|lo|la|i|gli|le|un|una|uno|l|due|tre)(?!\\p{L})",
	"^\\p{L}+(?:ato|uto|ito)(?!\\p{L})",
	"^(?!settore|vista|lista|rivista|valore|cantiere)\\p{L}+(?:iere|iera|ore|rice|ista|aio|aia) (?:in|di|del|nel|per|a|presso|d) ",
].join("|");

export const shaping: ShapingWords = {
	and: "e",
	amount: new RegExp(`^(?:(?:${AMOUNT})(?!\\p{L})|[±€£$]? ?\\d)`, "iu"),
	begins: new RegExp(`^(?:${BEGINS})(?!\\p{L})`, "iu"),
	activity:
		/^(?!(?:valutazione media|soddisfazione|occupazione|fidelizzazione|riduzione|promozione|posizione|stazione|situazione|opzione|aumento|incremento|appartamento|documento|strumento|elemento|alimento|diminuzione|miglioramento|struttura|fattura|cultura|natura|figura|misura)(?!\p{L}))(?:\p{L}{3,}zione|\p{L}{2,}tura|istruttoria|utilizzo|carico|scarico|riordino|stesura|apertura|chiusura|tenuta|raccolta|rilascio|tutoraggio|\p{L}{2,}sione|\p{L}{3,}mento|\p{L}{3,}aggio|gestione|controllo|analisi|assistenza|cura|manutenzione|vendita|acquisti|supporto|consulenza|pulizia|contabilità|verifica|sorveglianza|ricerca|accoglienza|scelta|avvio|trasporto|presa|ricevimento|accompagnamento)(?!\p{L})/iu,
	clause: new RegExp(`(?<![\\p{L}-])(?:${VERBS})(?![\\p{L}-])|${OTHERS}`, "iu"),
	joints: [{ text: ", oltre che di " }],
};
