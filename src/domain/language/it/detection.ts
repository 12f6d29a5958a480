// Italian: what it is known by.
import type { DetectionWords } from "../detection-words.ts";

export const detection: DetectionWords = {
	script: "Latin",
	words: `
		il lo la i gli le l' un uno una un' di del dello della dei degli delle dell' a al allo alla ai agli alle all'
		da dal dallo dalla dai dagli dalle dall' in nel nello nella nei negli nelle nell' su sul sullo sulla sui sugli
		sulle sull' con per tra fra e ed o oppure ma però perché che chi cui quale quali come quando dove se non più
		meno molto anche ancora già solo ogni tutto tutta tutti tutte altro altra altri altre stesso questo questa
		questi queste quello quella mio mia miei suo sua suoi sue nostro nostra nostri nostre vostro loro io tu lui
		lei noi voi mi ti si ci vi ne è sono era erano essere stato stata stati ho hai ha abbiamo hanno avere può
		possono deve devono fare fatto esperienza esperienze conoscenza conoscenze competenze formazione lavoro
		lavorare lavorato azienda aziende società gestione gestito gestire sviluppo sviluppato progettazione
		progettato realizzazione realizzato creazione coordinamento coordinato responsabile addetto addetta impiegato
		impiegata operaio ricerca ricerchiamo cerchiamo offriamo offre richiede richiesta requisiti mansioni attività
		candidato candidata squadra gruppo clienti cliente vendite acquisti pazienti studenti persone anno anni mese
		mesi settimana settimane giorno giorni ore orario contratto stipendio laurea diploma università scuola liceo
		istituto livello buona buono buone ottima ottimo minimo nuovo nuova nuovi nuove due quattro cinque italiano
		inglese qualità sicurezza manutenzione pulizia cucina negozio magazzino cantiere presso sede disponibilità
		capacità inoltre così ridotto aumentato migliorato seguito curato organizzato diretto supporto controllo`,
	letters: "àèéìòù",
	endings: `
		zione zioni mento menti tà tore tori trice ando endo ato ata ati ate ezza aggio logia ibile abile enza anza
		ista iere ione`,
};
