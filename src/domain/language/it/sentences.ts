// Italian: how lines become sentences.
import type { SentenceWords } from "../sentence-words.ts";

// Names of deeds and their verbs. Nouns, then the infinitive, what I do and the participle; "-" where a thing is done once;
// last what may stand behind the noun and stays behind the verb.
const VERBS = `
gestione = gestire, gestisco, gestito
organizzazione = organizzare, organizzo, organizzato
coordinamento = coordinare, coordino, coordinato
elaborazione = elaborare, elaboro, elaborato
sviluppo = sviluppare, sviluppo, sviluppato
progettazione = progettare, progetto, progettato
realizzazione = realizzare, realizzo, realizzato
introduzione = introdurre, -, introdotto
implementazione = implementare, -, implementato
riduzione = ridurre, -, ridotto
aumento = aumentare, -, aumentato
miglioramento = migliorare, -, migliorato
creazione = creare, -, creato
lancio = lanciare, -, lanciato
apertura = aprire, -, aperto
messa in servizio = mettere in servizio, -, messo in servizio
messa a punto = mettere a punto, -, messo a punto
migrazione = migrare, -, migrato
automatizzazione = automatizzare, -, automatizzato
ideazione = ideare, -, ideato
conversione = convertire, -, convertito
sostituzione = sostituire, -, sostituito
ristrutturazione = ristrutturare, -, ristrutturato
preparazione = preparare, preparo, preparato
redazione = redigere, redigo, redatto
pianificazione = pianificare, pianifico, pianificato
programmazione = programmare, programmo, programmato
analisi = analizzare, analizzo, analizzato
ottimizzazione = ottimizzare, -, ottimizzato
supervisione = supervisionare, supervisiono, supervisionato
direzione = dirigere, dirigo, diretto
formazione = formare, formo, formato
accoglienza = accogliere, accolgo, accolto
traduzione = tradurre, traduco, tradotto
riparazione = riparare, riparo, riparato
installazione = installare, installo, installato
montaggio = montare, monto, montato
smontaggio = smontare, smonto, smontato
collaudo = collaudare, collaudo, collaudato
controllo = controllare, controllo, controllato
verifica = verificare, verifico, verificato
registrazione = registrare, registro, registrato
vendita = vendere, vendo, venduto
pulizia = pulire, pulisco, pulito
somministrazione = somministrare, somministro, somministrato
monitoraggio = monitorare, monitoro, monitorato
compilazione = compilare, compilo, compilato
valutazione = valutare, valuto, valutato
conduzione, guida = guidare, guido, guidato
cura = curare, curo, curato
utilizzo = utilizzare, utilizzo, utilizzato
stesura = stendere, stendo, steso
allestimento = allestire, allestisco, allestito
accettazione = accettare, accetto, accettato
convalida = convalidare, -, convalidato
lettura = leggere, leggo, letto
taratura = tarare, taro, tarato
tenuta = tenere, tengo, tenuto
rilascio = rilasciare, rilascio, rilasciato
verbalizzazione = verbalizzare, verbalizzo, verbalizzato
potatura = potare, poto, potato
raccolta = raccogliere, raccolgo, raccolto
mungitura = mungere, mungo, munto
alimentazione = alimentare, alimento, alimentato
saldatura = saldare, saldo, saldato
verniciatura = verniciare, vernicio, verniciato
emissione = emettere, emetto, emesso
imballaggio = imballare, imballo, imballato
spedizione = spedire, spedisco, spedito
carico = caricare, carico, caricato
scarico = scaricare, scarico, scaricato
selezione = selezionare, seleziono, selezionato
affiancamento = affiancare, affianco, affiancato
archiviazione = archiviare, archivio, archiviato
aggiornamento = aggiornare, aggiorno, aggiornato
configurazione = configurare, configuro, configurato
produzione = produrre, produco, prodotto
lavorazione = lavorare, lavoro, lavorato
cottura = cuocere, cuocio, cotto
confezionamento = confezionare, confeziono, confezionato
sterilizzazione = sterilizzare, sterilizzo, sterilizzato
rilevazione = rilevare, rilevo, rilevato
smistamento = smistare, smisto, smistato
negoziazione = negoziare, negozio, negoziato
trascrizione = trascrivere, trascrivo, trascritto
catalogazione = catalogare, catalogo, catalogato
documentazione = documentare, documento, documentato
partecipazione = partecipare, partecipo, partecipato, -, a|al|allo|alla|all['’]|ai|agli|alle
collaborazione = collaborare, collaboro, collaborato, -, con|a|al|allo|alla|all['’]|ai|agli|alle
contributo = contribuire, contribuisco, contribuito, -, a|al|allo|alla|all['’]|ai|agli|alle
- = assistere, assisto, assistito
- = seguire, seguo, seguito
- = insegnare, insegno, insegnato
- = servire, servo, servito
- = cucinare, cucino, cucinato
- = rispondere, rispondo, risposto
- = svolgere, svolgo, svolto
- = accorciare, accorcio, accorciato
- = eseguire, eseguo, eseguito
- = supportare, supporto, supportato
- = garantire, garantisco, garantito
- = effettuare, effettuo, effettuato
- = fare, faccio, fatto
- = scrivere, scrivo, scritto
- = accompagnare, accompagno, accompagnato
`;

const NUMBER =
	/^di (?=(?:oltre |circa )?(?:\d|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|dodici|quindici|venti)(?!\p{L}))/iu;

// What needs no article: several things, and what is not counted. "Ordine" and "pelle" are one thing.
const THINGS =
	"(?:(?!(?:ordine|termine|margine|origine|confine|pelle|immagine|analisi)(?!\\p{L}))\\p{L}{2,}(?:i|che|ghe|zze|ture|ette|ine|ole|lle|tte|sse|nze|rie|iste)|porte|scale|finestre|tende|gomme|buste|paghe|colture|terapie|diete|cure|schede|tabelle|visite|carte|lettere|torte|salse|opere|case|aziende|imprese|persone|camere|pecore|spese|banche|dichiarazioni|mail|email|pane|pasta|carne|pesce|frutta|verdura|latte|vino|olio|legno|software|codice|materiale|personale|merce|documentazione|contanti)(?:[ ,;(]|$)";

const ROLES =
	"infermier[ea]|operat(?:ore|rice)|tecnic[oa]|capopartita|capo (?:partita|turno|cantiere|reparto|squadra|progetto)|cuoc[oa]|camerier[ea]|commess[oa]|cassier[ea]|impiegat[oa]|segretari[oa]|contabile|receptionist|autista|magazzinier[ea]|operai[oa]|murat(?:ore|rice)|elettricista|idraulico|meccanic[oa]|saldat(?:ore|rice)|falegname|maestr[oa]|insegnante|docente|educat(?:ore|rice)|animat(?:ore|rice)|fisioterapista|medico|ingegnere|architett[oa]|geometra|sviluppat(?:ore|rice)|programmat(?:ore|rice)|progettista|analista|avvocat[oa]|panettiere|pasticcier[ea]|giardinier[ea]|badante|assistente|ausiliari[oa]|aiuto cuoco|barista|farmacista|supplente|vice capo turno|mulettista|capoturno";

export const sentences: SentenceWords = {
	times: /^(?:tirocinio|stage|apprendistato|servizio civile)(?!\p{L})/iu,
	roles: [
		{
			of: /^(?:membro|referente|responsabile|tutor) (?:d(?:i|el|ella|ei|elle|egli) |dell['’]|per )|^prepost[ao] all/iu,
			now: "sono {part}",
			past: "ero {part}",
		},
		{
			of: new RegExp(
				`^(?:${ROLES})(?= (?:di|del|dell[ao]|dei|degli|delle|dell['’]|d['’]|in|nel|nell[ao]|nei|nelle|a|al|alla|ai|per|presso|con|su|titolare|supplente)|['’]|,? (?:e )?poi \\p{L}| \\(|$| ed? (?:${ROLES})(?!\\p{L}))(?!.*, (?!(?:e )?poi ))`,
				"iu",
			),
			now: "lavoro come {part}",
			past: "ho lavorato come {part}",
		},
	],
	remarks: {
		along: "con",
		about: "circa|ca\\.?|oltre|fino a",
		all: "tutti|tutte|entrambi",
		relative: "che|il che|dove",
		goesOn: /^\p{L}+[ae]ndo(?!\p{L})/iu,
		from: "da|dal|dall['’]",
		to: "a|al|all['’]",
	},
	nounDeeds: {
		verbs: VERBS,
		auxiliary: "ho ",
		objects: [
			{ from: /^del /iu, to: "il " },
			{ from: /^dello /iu, to: "lo " },
			{ from: /^della /iu, to: "la " },
			{ from: /^dell(['’])/iu, to: "l$1" },
			{ from: /^dei /iu, to: "i " },
			{ from: /^degli /iu, to: "gli " },
			{ from: /^delle /iu, to: "le " },
			{ from: /^di ((?:un|uno|una) )/iu, to: "$1" },
			{ from: /^di (un['’])/iu, to: "$1" },
			{ from: NUMBER, to: "" },
			{ from: /^d['’](?=\p{L}{3,}[i](?:[ ,;(]|$))/u, to: "" },
			// "Registrazione fatture"; "analisi chimiche" is none.
			{
				from: new RegExp(
					`^(?!\\p{L}+(?:iche|ali|ive|arie|[ao]ri|ici)(?!\\p{L}))(?=${THINGS})`,
					"u",
				),
				to: "",
			},
			{ from: new RegExp(`^di (?=${THINGS}|\\p{Lu})`, "u"), to: "" },
		],
		never:
			/\s(?:e|o) \p{L}+ (?:di |del|dei |degli |dell)|\s(?:e|o) (?:di |del|dei |degli )|^(?:de(?:l|llo|lla|i|gli|lle) |dell['’]).* e (?!(?:di|del|dello|della|dei|degli|delle|dell)(?!\p{L}))(?!(?:il|lo|la|i|gli|le|un|una|in|a|al|con|per|da|su)(?!\p{L}))\p{L}+|:/iu,
		and: "e",
		pronoun: "",
		once: /^ho /u,
		determiner:
			/^ (?:(?:il|lo|la|i|gli|le|un|uno|una|due|tre|quattro|cinque|con|in|nel\p{L}*|e)(?!\p{L})|l['’]|un['’]|\d|\p{L}+[ie](?!\p{L}))/iu,
		isClosed: true,
		duties: {
			joint: /,? ed? |, /gu,
			of: /(?<!\p{L})(?:di|del|dello|della|dei|degli|delle) |(?<!\p{L})dell?['’]/iu,
			definite: /^(?:(?:del|dello|della|dei|degli|delle) |dell['’])/iu,
			bare: new RegExp(
				`^(?!\\p{L}+(?:zione|sione|mento|aggio|tura)(?!\\p{L}))(?:\\d|\\p{Lu}|${THINGS})`,
				"u",
			),
			aside:
				/^(?:\p{L}+(?:at|ut|it)[oaie](?= (?:da|dal|in|con|a|per|nel) )|dopo|prima|sotto|con|insieme|in (?:collaborazione|team|affiancamento|équipe|autonomia)|secondo|durante|presso|senza) /iu,
			alone:
				/^(?:pulizia|fatturazione|cassa|vendita|accoglienza|formazione|assistenza|supporto)$/iu,
			changed:
				"ridott = ho ridotto, accorciat = ho accorciato, abbassat = ho abbassato, aumentat = ho aumentato, migliorat = ho migliorato, dimezzat = ho dimezzato, portat = ho portato, abbreviat = ho abbreviato",
			changes: { articles: "il|lo|la|i|gli|le", from: "da|dal|di|in|a" },
			agreeing: "[oaie]",
			carry: { now: "curo {part}", past: "ho curato {part}", again: "{part}" },
			contracted: [],
		},
	},
	support: [
		{
			now: "sono {part}",
			past: "ero {part}",
		},
		{
			now: "lavoro in {part}",
			past: "ho lavorato in {part}",
		},
		{
			now: "do {part}",
			past: "ho dato {part}",
		},
		{
			now: "do {part}",
			past: "ho dato {part}",
		},
		{
			now: "mi occupo dell’{part}",
			past: "mi occupavo dell’{part}",
		},
		{
			now: "mi occupo della {part}",
			past: "mi occupavo della {part}",
		},
		{
			now: "mi occupo del {part}",
			past: "mi occupavo del {part}",
		},
		{
			now: "mi occupo dello {part}",
			past: "mi occupavo dello {part}",
		},
		{ now: "curo {part}", past: "ho curato {part}" },
		{ now: "seguo {part}", past: "ho seguito {part}" },
		{
			now: "mi occupo di {part}",
			past: "mi occupavo di {part}",
		},
	],
	tense: {
		finished:
			/^(?:(?:introduzione|implementazione|creazione|lancio|apertura(?! e )|riduzione|migrazione|ristrutturazione|sostituzione)(?!\p{L}))|\((?:\d+|due|tre|quattro|cinque|sei|sette|otto|nove|dieci) (?:mesi|settimane|anni)\)|(?<!\p{L})(?:nel|del) (?:19|20)\d\d(?!\d)|(?<!\p{L})fino (?:al|a) (?:\p{L}+ )?(?:19|20)\d\d(?=$|[),.;])|\((?:prima|in passato)(?!\p{L})/iu,
		counted:
			/^\p{L}+(?: e \p{L}+)? di (?:oltre |circa )?(?:\d|due |tre |quattro |cinque |sei |sette |otto |nove |dieci |dodici )/iu,
		lasting:
			/(?<!\p{L})circa \d|in corso|(?<!\p{L})(?:al (?:giorno|mese)|all['’]anno|per turno|a settimana|ogni)(?!\p{L})|(?<!\p{L})(?:^(?:contabilità|coordinamento|gestione|supervisione|direzione|cura|assistenza|tenuta|manutenzione|mungitura|alimentazione|allevamento) |commess|famigli|utent|inquilin|soci(?!al)|fornitor|società|nucle|assistit|vacch|pecor|animal|neoassunt|tirocinant|apprendist|collegh|client|pazient|ospit|alunn|student|bambin|anzian|person|dipendent|operai|addett|collaborator|macchin|negoz|aziend|camer|cont|copert|tecnic|infermier)\p{L}*/iu,
	},
	subject: {
		word: "",
		said: /^io /iu,
		have: /^(?:ho|sono) /iu,
		opens:
			/^(?:tratto|trattai|uso|ho|seguo|curo|scrivo|preparo|accolgo|insegno|tengo|gestisco|coordino|controllo|sviluppo|vendo|guido|assisto|collaboro|redigo|realizzo|installo|riparo|mi occupo|servo|cucino|sono) /iu,
		noun: /^\p{L}+ (?:d(?:i|el|ello|ella|ei|egli|elle)|dell[’'])(?!\p{L})/iu,
		joint: /;/u,
		never:
			/^(?:carico|scarico|progetto|supporto|lavoro|archivio|uso|documento|registro|sviluppo|saldo|controllo|restauro|contratto|incarico|collaudo|trasporto|rinnovo|calcolo) (?!(?:il|lo|la|i|gli|le|un|una|uno|mi[oaei]+|l['’]|ogni|tutt[oaie])(?!\p{L})|l['’]|\d|pialla )|^ho (?!\p{L}+(?:to|so|sto|tto)(?!\p{L}))|^\p{L}+ (?:suo|sua|suoi|sue|si)(?!\p{L})/iu,
	},
	bearing: [
		{
			// One thing with its article: "Produzione notturna di pane".
			of: /^(?!(?:riduzione|introduzione|sostituzione|promozione|direzione|creazione|realizzazione)(?!\p{L}))\p{L}+(?:zione|sione)(?= (?:\p{Ll}+[aeo] )?(?:di|dei|degli|delle|del|della|dell['’]))/iu,
			never: /[;:–—!?]|[.] /u,
			now: ["Mi occupo della {part}", "Mi occupo anche della {part}"],
			past: ["Mi occupavo della {part}", "Mi occupavo anche della {part}"],
			small: /^\p{Lu}\p{Ll}/u,
		},
		{
			of: /^(?!\p{L}+vo e \p{L}+vo(?!\p{L}))(?!(?:due|tre|quattro|cinque|sei|sette|otto|nove|dieci|il|lo|la|i|gli|le|un|una|uno|di|del|della|in|nel|nella|per|con|da|dal|a|al|alla|su|sul|ho|sono)(?!\p{L})|l['’])\p{Lu}\p{Ll}+(?:[ie]|ggi|tà|si|a scuola|zione|sione)?(?: (?!del|dell|dei|d[ae]l|[ao](?:l|lla|gli|lle)?(?!\p{L}))|, )\p{L}+|^Consegne a(?:l|i|lle|gli)? (?:\p{L}|\p{N})/u,
			never:
				/[;:–—!?]|[.] |^(?:responsabile|referente|preposta?o?|addett[oa]|membro|tutor|socio|socia|capo|vice|aiuto|uso|restauro|carico|scarico|fatturato|riduzione|aumento|crescita|introduzione|consegna|sostituzione|promozione|premio|vincitor|nuov[oa])(?!\p{L})|^\p{L}+(?:t[oaie]|s[oaie]) (?:d[aei]|in|nel|su|con|il|la|le|gli|i|un|una)(?!\p{L})(?<!test[io] (?:di|in|su|con))|^\p{L}+(?:o|a|e) (?:il|lo|la|i|gli|le|l|un|una|uno)(?!\p{L})|(?<!\p{L})(?:passat|scese|salit|aument|ridott|sces)\p{L}*|(?<!\p{L})(?:ho|è|sono|era|erano|ha|hanno)(?!\p{L})/iu,
			now: [
				"Mi occupo di {part}",
				"Mi occupo anche di {part}",
				"Mi dedico inoltre a {part}",
			],
			past: [
				"Mi occupavo di {part}",
				"Mi occupavo anche di {part}",
				"Mi dedicavo inoltre a {part}",
			],
			small: /^\p{Lu}\p{Ll}/u,
		},
		{
			// Any other line of nouns, as notes are written.
			of: /^(?!(?:a|ai|al|alla|con|da|dal|dalla|dal|del|della|di|dopo|due|durante|i|il|in|la|le|lo|gli|nel|nella|non|ogni|per|qualche|solo|su|tre|tutti|tutte|un|una|uno|vari|varie|addett[oa]|aiuto|capo|cameriere|cassier[ea]|commess[oa]|responsabile|referente|membro|socio|tirocinio|stage|premio|corso|corsi|turni)(?!\p{L}))(?:\p{L}[\p{L}-]*(?:zione|sione|mento|ggio|tura|anza|enza|eria|[^oa\W]i|e)|picking|check[- ]?in(?:\/(?:check[- ]?)?out)?|inventario|magazzino|cassa|assistenza|vendita|consegna|controllo|riordino|carico)(?:,? [\p{L}\p{N}(]|\/|: )[^;]+$/iu,
			never:
				/[;!?→]|[.] \p{Lu}|(?<!\p{L})(?:ho|è|sono|era|erano|ha|hanno|che|quando|risolti|passati)(?!\p{L})|^\p{L}+(?:at|it|ut)[oaie] |^\p{L}+(?:vo|ai|ii) /iu,
			now: [
				"Mi occupo di {part}",
				"Mi occupo anche di {part}",
				"Inoltre mi occupo di {part}",
			],
			past: [
				"Mi occupavo di {part}",
				"Mi occupavo anche di {part}",
				"Inoltre mi occupavo di {part}",
			],
			small: /^\p{Lu}\p{Ll}/u,
		},
	],
	clause:
		/^(?:il|lo|la|i|gli|le|l['’]|un|una|mio|mia) ?(?:[\p{L}-]+ ){1,6}?(?:è|sono|era|ha|hanno|resta|fa|fanno|firma|decide)(?!\p{L})/iu,
	onward: "dal|da",
	pointing: "lì|là|vi|ivi",
	did: {
		current: ["Presso {company}, dove lavoro da {since} come {title}, {deed}"],
		titled: ["Come {title} presso {company} {deed}"],
		first: ["Presso {company} {deed}"],
		named: ["Presso {company}, inoltre, {deed}"],
		begin: ["Lì {deed}"],
		now: ["Nel mio lavoro attuale {deed}"],
		same: ["Inoltre {deed}", "{Deed}", "Oltre a ciò {deed}"],
		earlier: [
			"In precedenza, come {title} presso {company}, {deed}",
			"Prima ancora, come {title} presso {company}, {deed}",
		],
		project: ["Nel progetto {company} {deed}"],
		volunteer: ["Nel volontariato presso {company} {deed}"],
		own: ["In proprio {deed}"],
	},
	work: {
		current: [
			"Il mio lavoro come {title} presso {company}, dove sono da {since}, comprende {part}",
		],
		titled: ["Il mio lavoro come {title} presso {company} {comprende} {part}"],
		first: ["Il mio lavoro presso {company} {comprende} {part}"],
		named: ["Il mio lavoro presso {company} {comprende} anche {part}"],
		begin: ["Quel lavoro {comprende} {part}"],
		same: ["Quel lavoro {comprende} anche {part}"],
		earlier: [
			"Il mio lavoro precedente come {title} presso {company} comprendeva {part}",
		],
		project: ["Il progetto {company} {comprende} {part}"],
		volunteer: ["Il mio volontariato presso {company} {comprende} {part}"],
		own: ["Il mio lavoro in proprio {comprende} {part}"],
	},
	verbs: {
		comprende: ["comprende", "comprende", "comprendeva", "comprendeva"],
	},
	from: {
		current: [
			"Del mio lavoro come {title} presso {company} il curriculum riporta",
		],
		titled: [
			"Del mio lavoro come {title} presso {company} il curriculum riporta",
		],
		first: ["Del mio lavoro presso {company} il curriculum riporta"],
		named: ["Del mio lavoro presso {company} il curriculum riporta anche"],
		begin: ["Il curriculum riporta inoltre"],
		same: ["Sullo stesso lavoro il curriculum riporta"],
		earlier: [
			"Del mio lavoro precedente come {title} presso {company} il curriculum riporta",
		],
		project: ["Del progetto {company} il curriculum riporta"],
		volunteer: ["Del mio volontariato presso {company} il curriculum riporta"],
		own: ["Del mio lavoro in proprio il curriculum riporta"],
	},
	colon: ": «",
	closes: "»",
};
