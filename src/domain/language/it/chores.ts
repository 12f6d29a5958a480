// Italian: chores.
import type { ChoreWords } from "../chore-words.ts";

export const chores: ChoreWords = {
	kinds: {
		cleaning: {
			names:
				"spazzare|passare (?:la scopa|lo straccio)|svuotare (?:i |il )?(?:cassonett[io]|cestin[io]|bidon[ei])|spazzatura|lavaggio (?:auto|pavimenti|furgoni|stoviglie|piatti)|lavare (?:le auto|i piatti|i pavimenti)|smaltimento (?:dei )?rifiuti|bucato|lavanderia|vetri|riordino (?:del|dell['’]|delle|della|dei) ?(?:armadio|ripostiglio|magazzino|celle|cella|cucina|sala|deposito)",
			bare: "(?:piccole )?puliz(?:ia|ie)(?: generali| quotidiane)?|pulire|riordino|lavaggio",
			deeds:
				"puliz(?:ia|ie)|pulire|pulit[oaie]|riordin(?:o|are|ato)|spazzare|svuotare|lav(?:are|aggio)|chiusura|pulisco|spazzo|svuoto|lavo|lava",
			things:
				"cucina|mensa|bagni|uffici|ufficio|officina|pavimenti|finestre|scaffali|locali|locale|sale|ambulatori|macchine|macchinari|attrezzi|attrezzature|attrezzatura|utensili|materiale|postazione|postazioni|bancone|mezzi|furgone|furgoni|rifiuti|trucioli|cortile|cantiere|magazzino|celle|vetreria|cestini|frigoriferi|banconi|vasche|piazzale",
			asked:
				"addett\\p{L}* alle pulizie|impresa di pulizie|servizi di pulizia|pulizie (?:di|degli|delle|uffici|civili)|pulizia (?:delle camere|degli ambienti|uffici)|camerier\\p{L}* ai piani|governant\\p{L}*|lavanderia|lavapiatti|portineria",
		},
		grounds: {
			names:
				"taglio (?:dell['’])?erba|tagliare l['’]erba|sfalcio|spalare (?:la )?neve|sgombero (?:della )?neve|diserbo|annaffia(?:re|tura) (?:le |delle )?(?:piante|fiori)",
			asked:
				"giardin\\p{L}*|paesaggis\\p{L}*|verde pubblico|aree verdi|custode|erba|sfalcio",
		},
		clerical: {
			names:
				"centralino|archiviazione(?! elettronica sostitutiva)|fotocopie|smistamento (?:della )?posta|verbali (?:di riunione|delle riunioni)|redazione (?:dei )?verbali|risposta (?:al telefono|telefonica)|note spese|scansione (?:di |dei |delle )?(?:documenti|bolle|fatture|ddt)",
			bare: "archivio|posta|telefono|accoglienza|reception|segreteria|protocollo|attività amministrative",
			deeds:
				"archivia(?:re|zione|to)|scansion(?:e|are)|scannerizza\\p{L}*|smista(?:re|mento)|catalogare|fotocopia(?:re)?|archivio|smisto|fotocopio|scansiono",
			things:
				"documenti|documentazione|pratiche|bolle|ddt|fatture|schede|posta|lettere|cartelle|moduli",
			asked:
				"reception\\p{L}*|segret\\p{L}*|centralin\\p{L}*|impiegat\\p{L}* amministrativ\\p{L}*|front ?office|back ?office|archivi\\p{L}*|telefon\\p{L}*|accoglienza|posta",
		},
		supplies: {
			names:
				"cancelleria|materiale d['’]ufficio|rifornimento (?:degli |dei |delle )?(?:scaffali|carrelli|armadi)|date di scadenza|conta di magazzino|toner",
			bare: "inventari?o?|rifornimento",
			deeds:
				"ordin(?:i|e|are|ato)|acquist(?:o|i|are)|riforni(?:re|mento)|riempi(?:re|mento)|ordino|compro|acquisto|rifornisco|riempio",
			things:
				"cancelleria|caffè|materiale di consumo|materiali di consumo|prodotti per (?:la )?pulizia|guanti|bevande|asciugamani|pannolini|aghi|carrelli|armadi|carta",
			asked:
				"magazzin\\p{L}*|scorte|inventari\\p{L}*|scaffal\\p{L}*|logistic\\p{L}*|approvvigionament\\p{L}*|materiali? di consumo",
		},
		upkeep: {
			names:
				"cambio (?:dell['’])?(?:olio|gomme|pneumatici|lampadine)|reset (?:delle )?password|lettura (?:dei )?contatori|ricarica (?:delle )?batterie|cambio l['’]olio",
			bare: "olio|gomme|pneumatici|freni",
			deeds: "ingrass(?:are|aggio)|affila(?:re|tura)|lubrifica(?:re|zione)",
			things: "attrezzi|macchine|coltelli|mezzi|catene",
			asked:
				"manuten\\p{L}*|meccanic\\p{L}*|officina|flotta|veicoli|helpdesk|assistenza tecnica|riparazion\\p{L}*|contatori|gomme|freni",
		},
		chasing: {
			names:
				"solleciti? (?:di |a |ai )?(?:firme|colleghi|fornitori|documenti)(?! di pagamento)",
			bare: "solleciti|promemoria",
			asked: "solleciti\\p{L}*|recupero crediti|crediti|gestione ordini",
		},
		meetings: {
			names:
				"partecipazion[ei] (?:a|alle|ai) (?:riunioni|incontri)(?: (?:di|del) (?:servizio|reparto|team|équipe)| settimanali| interne)?|stand-?ups?|screenshot",
			asked: "scrum master|agile coach|conduzione di riunioni",
		},
		opening: {
			names:
				"(?:apertura|chiusura)(?: e (?:apertura|chiusura))? (?:del|della|di) (?:negozio|cassa|locale|bar|salone)",
			asked:
				"negozi?o?|commess\\p{L}*|vendita al dettaglio|cassa|cassier\\p{L}*|banc\\p{L}*|tesorer\\p{L}*|contabil\\p{L}*",
		},
		household: {
			names:
				"macchin(?:a|etta) del caffè|cassa (?:del )?caffè|turni? (?:del )?caffè|fare il caffè|caffè per (?:i |gli |le )?\\p{L}+|frigo(?:rifero)?|oggetti smarriti|piante dell['’]ufficio|cena di natale|commissioni|biglietti di auguri|lotteria(?: di natale)?|tombola|fantacalcio|regali di compleanno|(?:faccio|preparo) il caffè",
			asked:
				"cucina|cuoc\\p{L}*|ristora\\p{L}*|barista|bar|frigor\\p{L}*|office manager",
		},
		social: {
			names:
				"trasloco (?:dell['’]ufficio|degli uffici)|fest[ae] (?:aziendal[ei]|estiv[ae]|di natale|del personale|di fine anno)|gite? aziendal[ei]|cen[ae] (?:aziendal[ei]|di fine anno)|pranzo di natale|(?:addobbi|decorazioni|albero|presepe) (?:di natale|natalizi[oe]?)|addobbi natalizi|vendita di torte|torne[oi] (?:aziendal[ei]|di calcetto)|squadra di calcetto|grigliat[ae]",
			asked:
				"event[oi]\\p{L}*|animazion\\p{L}*|animator\\p{L}*|decora\\p{L}*|vetrin\\p{L}*|catering|tempo libero",
		},
		sundry: {
			names:
				"^(?:vari|varie|altre|altri|divers[ei]) (?:\\p{L}+ )?(?:mansioni|cose|lavori|report|attività)$|^.{0,28}(?:quello che (?:capita|serve|serviva)|un po['’] di tutto)$|^(?:altre|varie|diverse|generiche) (?:mansioni|attività|incombenze)|(?:mansioni|attività) (?:varie|generiche|generali|quotidiane)",
			asked: "(?!)",
		},
	},
	occasions:
		"quando|se|fino a|finché|in caso di|in (?:estate|inverno)|a turno|a rotazione|il (?:lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica)|una volta|due volte|un giorno|al (?:mese|anno|bisogno)|ogni|settimanal[ei]|mensil[ei]|giornalier[oaie]|quotidian[oaie]|occasionalmente|saltuariamente",
};
