// Italian: words that claim something about a person.
import type { ClaimWords } from "../claim-words.ts";

const deeds = `
write = autore di, autrice di, autore del, autrice del, redattore di, redattrice di
organize = organizzatore di, organizzatrice di
translate = traduttore di, traduttrice di
mentor = tutor di, mentore di
train = formatore di, formatrice di
duty = responsabile di, incaricato di, incaricata di
lead = guidare, guida di, dirigere, direzione di, gestire, gestione di, coordinare il team, supervisionare, supervisione, responsabile di, a capo di, alla guida di, condurre, responsabilità di, <capeggiare, <presiedere
start = fondare, lanciare, lancio, avviare, avvio, aprire, apertura, creare, istituire
make = creare, creazione, sviluppare, sviluppo di, elaborare, elaborazione, costruire, costruzione, realizzare, realizzazione, produrre, preparare, redigere, predisporre, <progettare, <scrivere, <programmare
implement = introdurre, introduzione, implementare, implementazione, mettere in atto, attuare, installare, avviare, attivare
improve = migliorare, miglioramento, ottimizzare, ottimizzazione, perfezionare
up = aumentare, aumento, incrementare, incremento, crescita, crescere, alzare, più, maggiore
expand = ampliare, ampliamento, estendere, espandere
down = ridurre, riduzione, diminuire, diminuzione, abbassare, tagliare, taglio, calo, calare, meno, minore, abbreviare
faster = accelerare, velocizzare, abbreviare, più rapido
save = risparmiare, risparmio
keep = mantenere, mantenimento, conservare
train = formare, formazione di, insegnare, istruire, addestrare, addestramento
mentor = affiancare, seguire, accompagnare, <guidare, tutorare, tutor di
advise = consigliare, consulenza, assistere
analyze = analizzare, analisi, studiare, esaminare
assess = valutare, valutazione
check = controllare, controllo, verificare, verifica, ispezionare, revisionare
monitor = monitorare, monitoraggio, seguire, sorvegliare
test = testare, collaudare, collaudo, provare
plan = pianificare, pianificazione, programmare
organize = organizzare, organizzazione, coordinare, pianificare
coordinate = coordinare, coordinamento, organizzare
perform = svolgere, eseguire, effettuare, condurre, compiere, tenere, realizzare
complete = completare, concludere, terminare, chiudere
handle = gestire, trattare, occuparsi di, seguire, curare
care = curare, cura di, assistere, assistenza a, accudire, occuparsi di
use = usare, uso di, utilizzare, utilizzo, impiegare, applicare, lavorare con
write = scrivere, redigere, stesura, redazione
document = documentare, documentazione, registrare
design = progettare, progettazione, disegnare, ideare
program = programmare, programmazione, sviluppare
automate = automatizzare, automazione
integrate = integrare, integrazione
migrate = migrare, migrazione, trasferire
modernize = modernizzare, aggiornare, rinnovare
rework = riprogettare, rivedere, ristrutturare, rifare
repair = riparare, riparazione
resolve = risolvere, risoluzione
service = manutenere, manutenzione
sell = vendere, vendita di
buy = acquistare, acquisto, comprare, approvvigionare
negotiate = negoziare, negoziazione, trattare
win = vincere, ottenere, acquisire, acquisizione, conquistare
receive = ricevere, ottenere, accogliere
answer = rispondere, risposta
present = presentare, presentazione, mostrare
report = riferire, relazionare
communicate = comunicare, parlare
explain = spiegare, chiarire
hire = assumere, assunzione, selezionare
promote = promuovere, promozione
publish = pubblicare, pubblicazione
provide = fornire, offrire, dare, erogare
ensure = garantire, assicurare
enable = permettere, consentire
achieve = raggiungere, ottenere, conseguire, <superare
exceed = superare, oltrepassare
total = ammontare a, per un valore di, pari a
combine = combinare, unire, unificare
select = selezionare, selezione, scegliere
collect = raccogliere, raccolta
clean = pulire, pulizia
transport = trasportare, trasporto, consegnare
operate = operare, usare, condurre
assemble = montare, montaggio, assemblare
serve = servire
translate = tradurre, traduzione
adapt = adattare, adattamento
research = ricercare, ricerca
calculate = calcolare, calcolo
forecast = prevedere, previsione
recognize = riconoscere, premiare
discover = scoprire, individuare, trovare, rilevare
install = installare, installazione
represent = rappresentare
attend = frequentare
configure = configurare, configurazione
deliver = consegnare, consegna
pass = superare
motivate = motivare
approve = approvare
measure = misurare
treat = trattare, curare
invoice = fatturare, fatturazione
cook = cucinare, preparare
teach = insegnare
`;

const things = `
staff = dipendente, personale, collaboratore, collaboratrice, addetto, persona, persone, impiegato
colleague = collega, colleghi
customer = cliente, clientela
user = utente
team = team, squadra, gruppo
company = azienda, impresa, società
shop = negozio, punto vendita
location = sede, filiale
hospital = ospedale, clinica
ward = reparto, unità
department = reparto, ufficio, dipartimento
supplier = fornitore
cost = costo, spesa
revenue = fatturato, ricavo, vendita, entrata
error = errore
problem = problema, guasto
goal = obiettivo
new = nuovo, nuova
several = diversi, diverse, vari, varie, molteplici
method = metodo, tecnica
process = processo, procedura
program = programma
application = applicazione, app
website = sito web, sito
file = documento, pratica
meeting = riunione, incontro
workshop = laboratorio, seminario, corso
event = evento, manifestazione
goods = prodotto, articolo, merce
stock = magazzino, inventario, scorte
machine = macchina, impianto
vehicle = veicolo, automezzo
contract = contratto, accordo
student = studente, studentessa
pupil = alunno, alunna
child = bambino, bambina
teacher = insegnante, docente
doctor = medico, dottore
developer = sviluppatore, programmatore
region = regione, zona, territorio
country = paese
worldwide = mondiale, internazionale, globale
national = nazionale
information = informazione, dato
safety = sicurezza
question = domanda, richiesta
complaint = reclamo
result = risultato
award = premio, riconoscimento
email = e-mail, posta elettronica
phone = telefono, telefonata
guest = ospite, cliente
visitor = visitatore
participant = partecipante
shift = turno
patient = paziente
family = famiglia, familiare
nurse = infermiera, infermiere
task = compito, mansione, attività
project = progetto
quality = qualità
article = articolo, pubblicazione
book = libro
experience = esperienza, lavoro, lavorato, professionale
experienced = esperto di, con esperienza
knowledge = conoscenza
school = scuola
young = giovane
budget = budget, bilancio
doctorate = dottorato, dottore di ricerca, PhD
human resources = risorse umane, HR
artificial intelligence = intelligenza artificiale, IA
person = persona, persone, <paziente, <visitatore, <visitatrice, <ospite, <cliente, <residente, <alunno, <alunna, <studente, <studentessa, <bambino, <bambina, <apprendista, <tirocinante, <stagista, <collega, <dipendente, <lavoratore, <lavoratrice, <volontario, <volontaria, <partecipante, <passeggero, <inquilino, <candidato, <candidata, <infermiere, <infermiera, <medico, <insegnante, <docente, <ingegnere, <sviluppatore, <sviluppatrice, <tecnico, <meccanico, <autista, <cuoco, <cuoca, <operatore, <operatrice, <assistente, <consulente, <membro, <utente, <adulto, <adolescente, <genitore, <addetto, <addetta, <operaio, <venditore, <commensale
animal = animale, animali, <cane, <gatto, <cavallo, <mucca, <vitello, <pecora, <agnello, <capra, <maiale, <gallina, <uccello, <coniglio, <scimmia, <pesce
vehicle = veicolo, mezzo, <auto, <automobile, <camion, <furgone, <autobus, <pullman, <trattore, <rimorchio, <muletto, <moto, <bicicletta
document = documento, <lettera, <relazione, <modulo, <fattura, <contratto, <certificato, <verbale, <manuale, <opuscolo, <ricevuta, <bolla
building = edificio, <casa, <scuola, <ospedale, <condominio, <magazzino, <hotel, <albergo, <chiesa, <biblioteca, <fabbrica, <villa
meal = pasto, <colazione, <pranzo, <cena
`;

const limits = `
supported = con il supporto di, con il supporto del, con il sostegno di, con l'aiuto di, con l'aiuto del, supportato da, affiancato da
help = aiutare, aiuto, assistere, supportare, supporto, sostenere, coadiuvare, dare una mano
part = collaborare a, collaborare al, collaborare alla, collaborazione a, collaborazione al, collaborazione alla, partecipare, partecipazione, contribuire, contributo, membro di, parte di, far parte, uno dei, una delle, prendere parte
share = collaborare, collaborazione, in collaborazione con, insieme a, insieme con, congiuntamente, in team, in squadra, con altri, lavorare con, a fianco di, in coppia, in coppie, in tandem, in duo, a quattro mani, =accompagnato da, =accompagnata da, =accompagnato dal, =accompagnata dal, =accompagnato dalla, =accompagnata dalla, in compagnia di
planned = previsto, prevista, proporre, proposta, in programma, futuro
tried = tentare, cercare di, provare a
ongoing = vorrei, mi piacerebbe, devo ancora, previsto per, prevista per, conseguimento previsto, in corso, in via di, iscritto al, da terminare, attualmente iscritto, non ancora concluso
part-time = part-time, a tempo parziale, occasionale
basic = base, conoscenze di base, nozioni, principiante, prime esperienze, introduzione a
trainee = tirocinante, tirocinio, stagista, stage, apprendista, praticante
deputy = aiutante, aiutante di, vice, assistente, facente funzione, ad interim, aggiunto, sotto la guida di, sotto la supervisione di
pilot = pilota, prototipo, bozza
simulated = simulato, simulata, simulazione, fittizio, fittizia, ipotetico, immaginario, gioco di ruolo, impresa simulata
potential = potenziale, potenziali, possibile, possibili, eventuale, eventuali, ex, futuro, futura, cosiddetto
partly = in parte, parzialmente, talvolta, temporaneo, alcuni, alcune
nearly = quasi, pressoché, praticamente
recommend = consigliare, suggerire, raccomandare
volunteer = volontario, volontaria, volontariato
enable = permettere, consentire
learn = imparare, apprendere
mostly = principalmente, soprattutto, per lo più, la maggior parte, in maggioranza, prevalentemente, in gran parte, di solito, generalmente, normalmente, abitualmente, perlopiù, maggiormente, essenzialmente, per la maggior parte, in genere, di norma
ongoing = in corso, non concluso, interrotto, non completato, non terminato, incompleto, primo anno di, non ancora, da completare, domanda presentata, richiesta presentata, in attesa di riconoscimento, in attesa di esito
expired = scaduto, scaduta, scaduti, scadute, non più valido
help = dare una mano, supporto, supportare, sostegno, affiancare, coadiuvare
deputy = in sostituzione di, supplenza, supplente, facente funzione, facente funzioni, con la supervisione, sotto supervisione, sotto la supervisione, sotto la guida, sotto la direzione, in affiancamento, in sostituzione del, in sostituzione della, in assenza di, in assenza del, in assenza della
trainee = in tirocinio, tirocinio, tirocinante, stagista, in formazione, praticante
basic = nozioni, base, di base, elementare, principiante, scolastico
approved = con l'approvazione di, previa approvazione, per approvazione, per l'approvazione, con autorizzazione, per la firma, alla firma
learn = imparare, in corso di apprendimento, in apprendimento
basic = livello base, livello utente, un po' di, nozioni di base, conoscenza base, principiante, elementare
alternate = alterni, alterne, uno sì e uno no, una sì e una no, ogni due settimane, ogni due mesi, ogni due giorni, ogni due anni, quindicinale, ogni 2 settimane, ogni quindici giorni
ongoing = sto seguendo, sto frequentando, sto preparando, sto studiando, sto facendo, iscritta al, iscritto a, iscritta a, in preparazione, sto scrivendo, sto mettendo a punto, in fase di, frequento il, frequento la, frequento un, manca la tesi, senza tesi, tesi da discutere, conseguimento previsto, laurea prevista
part = collaborare all, collaborare ai, collaborare alle, collaborare agli, collaborare nella, collaborare nel, collaborazione all, collaborazione ai, collaborazione alle, collaborazione agli
share = assieme a, assieme al, assieme alla, assieme all, insieme al, insieme alla, insieme all, insieme ai, insieme alle
`;

export const claims: ClaimWords = {
	endings:
		"ature atura iture itura uture utura ure ura aggio aggi ivo ivi iva evi avi ivano evano avano azioni azione izioni izione uzioni uzione zioni zione amenti amento imenti imento menti mento ando endo are ere ire ato ata ati ate uto uta uti ute ito ita iti ite ava avo evo iva ai ei ii o a i e isco isce ono ano",
	turned: `
chi co
che ca
ghi go
ghe ga
tori tore
trici tore
trice tore
iste ista
`,
	separable: "",
	prefixes:
		"ri pro com con dis es im inter pre sopra sotto sub tras trans man ot so intro contrap ap com o sup tra",
	participle: "",
	agents:
		"tore tori trice trici ista isti iste iere ieri iera ante (?<!pi)anti ente (?<![mv])enti",
	infinitives: "are ere ire arsi",
	noVerbs: "qualificato certificato mercato risultato stato lato",
	verbForms: [
		"ato ata uto ito",
		"ando endo",
		"zione mento",
		"are ere ire",
		"o",
	],
	forms: `
dirigere diretto diretta diressi
ridurre ridotto ridotta riduzione riduco | riduzione
condurre condotto conduco
introdurre introdotto introduzione | introduzione
tradurre tradotto traduzione traduco | traduzione traduzioni
produrre prodotto produco | produzione
scrivere scritto scrivo | scrittura
redigere redatto redazione | redazione
svolgere svolto
raggiungere raggiunto
vincere vinto
assumere assunto | assunzione assunzioni
promuovere promosso
risolvere risolto risolvo | risoluzione
raccogliere raccolto raccolgo | raccolta
scegliere scelto
aprire aperto | apertura
offrire offerto
concludere concluso
crescere crescita cresciuto
prevedere previsto
rispondere risposto rispondo | risposta risposte
gestire gestito gestisco gestione | gestione
mantenere mantenuto
predisporre predisposto
emettere emesso emetto emettevo | emissione emissioni
trattare | trattativa trattative
assistere assistito assistevo | assistenza
vendere venduto vendo | vendita vendite
correggere corretto correggo | correzione
tenere tengo tenuto tenuti tenevo
ricevere ricevuto | ricezione
accogliere accolto accolgo | accoglienza
eseguire eseguito eseguo | esecuzione
analizzare analizzo | analisi
proteggere protetto | protezione
chiudere chiuso | chiusura chiusure
comporre composto | composizione
esporre esposto | esposizione
trasmettere trasmesso | trasmissione
sorvegliare | sorveglianza
potare | potatura potature
saldare | saldatura saldature
verniciare | verniciatura
rivedere rivisto | revisione revisioni
cucire | cucitura
cuocere cotto | cottura
pulire pulisco pulito | pulizia pulizie
consegnare | consegna consegne
caricare | carico
scaricare | scarico
incassare | incasso incassi
acquistare | acquisto acquisti
spedire spedito spedisco | spedizione spedizioni
controllare | controllo controlli
selezionare | selezione
sviluppare | sviluppo
sostituire sostituito sostituisco | sostituzione sostituzioni
verificare | verifica verifiche
tagliare | taglio tagli
leggere letto | lettura
distribuire distribuito distribuisco | distribuzione
costruire costruito costruisco | costruzione
montare | montaggio
smontare | smontaggio
lavare | lavaggio
stoccare | stoccaggio
monitorare | monitoraggio
sollecitare | sollecito solleciti
stirare | stiratura
porre pongo posto posta posti poste posi
tenere tenuta tenute
venire vengo venuto
fare faccio fatto fatta fatti fatte facevo
dire dico detto
vedere vedo visto vista visti
prendere prendo preso presa presi prese
mettere metto messo messa messi messe
scrivere scritta scritti scritte scrivevo
leggere leggo letti
rompere rotto
stringere stretto
spingere spinto
tingere tinto
correre corso
tradurre tradotti
muovere mosso
rendere reso resa
spendere speso
difendere difeso
coprire copro coperto | copertura
scegliere scelgo scelta scelti scelte
sciogliere sciolto
cogliere colgo colto | raccolta
condurre conduzione | conduzione
ridurre ridotti ridotte
produrre prodotta
assumere assumo assunta
proporre propongo proposto | proposta proposte
preparare | preparazione
elaborare | elaborazione
allestire allestisco allestito | allestimento allestimenti
fornire fornisco fornito | fornitura forniture
servire servo servito
arredare | arredamento
imballare | imballaggio
archiviare | archiviazione
fatturare | fatturazione
riparare | riparazione riparazioni
tarare | taratura
rifinire rifinisco rifinito | rifinitura
cuocere cuocio
inventariare | inventario
formare | formazione
noleggiare | noleggio
etichettare | etichettatura
collaudare | collaudo collaudi
`,
	participles: `
to ta ti te
so sa si se
`,
	unlike: `
digitale digitalizzare
digitale digitalizzazione
digitali digitalizzare
digitali digitalizzazione
pasta pasto
`,
	contracted: `
di = del dello della dei degli delle dell d
a = al allo alla ai agli alle all ad
da = dal dallo dalla dai dagli dalle dall
in = nel nello nella nei negli nelle nell
su = sul sullo sulla sui sugli sulle sull
con = col coi
`,
	small: `ad dagli sulle poiché stati state essendo avevo avevano avuto avendo viene vengono veniva me zero durante mediante presso verso anche inoltre circa tramite il lo la i gli le l un uno una di del dello della dei degli delle d a al allo alla ai agli alle da dal dallo dalla dai dalle in nel nello nella
nei negli nelle con col su sul sullo sulla per tra fra e ed o ma che chi cui quale quali come quando dove se non mi ti si ci vi mio mia miei mie
tuo suo sua suoi sue nostro nostra vostro loro io tu lui lei noi voi questo questa questi queste quello sono era erano è essere stato stata ho
ha hanno aveva avere anche inoltre attualmente oggi lì qui poi dopo prima incluso incluse compresi ecc presso durante entro via molto contro rispetto mentre nonostante affinché perché affinche ciò colui quella quelle quelli quegli intorno accanto ora adesso tuttora ormai quindi pertanto ove nonché coi sui`,
	deeds,
	things,
	limits,
	self: "io",
	negations:
		"tutti tranne, tutte tranne, tutti meno, tutte meno, zero, non, mai, senza, né, nessun, nessuno, nessuna, niente, nulla, invece di, tranne, salvo, nonostante, evitare",
	absolutes: `
alone = in autonomia, autonomamente, in modo autonomo
all = tutto, tutta, tutti, tutte, ogni, ciascuno, intero, intera, completo, completa, sempre, totale
only = solo, sola, unico, unica, esclusivamente, da solo, da sola, soltanto, personalmente, in piena autonomia
first = primo, prima, numero uno
most = migliore, migliori, massimo, maggiore, leader, premiato, premiata, record
from scratch = da zero, dall'inizio alla fine, dalla a alla z
expert = esperto, esperta, specialista, padronanza
senior = senior
success = di successo, con successo, riuscito
`,
	periods: `
three weeks = ogni tre settimane, ogni 3 settimane, una settimana su tre
four weeks = ogni quattro settimane, ogni 4 settimane, una settimana su quattro
six weeks = ogni sei settimane, ogni 6 settimane, una settimana su sei
two months = ogni due mesi, ogni 2 mesi, un mese su due
two days = ogni due giorni, ogni 2 giorni, un giorno su due
two years = ogni due anni, ogni 2 anni, un anno su due
hour = all'ora, l'ora, ogni ora, per ora
fortnight = quindicinale, ogni due settimane
year = annuale, annuo, annua, all'anno, per anno, ogni anno
month = mensile, al mese, ogni mese
week = settimanale, alla settimana, ogni settimana
day = giornaliero, quotidiano, al giorno, ogni giorno
shift = per turno, ogni turno
quarter = trimestrale, ogni trimestre
year = tutti gli anni, una volta l'anno, una volta all'anno, l'anno
month = tutti i mesi, una volta al mese
week = tutte le settimane, una volta alla settimana, una volta a settimana, a settimana
day = tutti i giorni, una volta al giorno
quarter = una volta a trimestre, una volta al trimestre, tutti i trimestri, ogni tre mesi, trimestralmente, a trimestre
half year = semestrale, ogni semestre, ogni sei mesi, a semestre
weekday = nei giorni feriali, dal lunedì al venerdì, nei giorni lavorativi
weekend = nei fine settimana, ogni fine settimana, nel weekend, nei weekend
fortnight = ogni quindici giorni
month = mensilmente
week = settimanalmente
day = quotidianamente, giornalmente
year = annualmente
night = ogni notte, tutte le notti, per notte
morning = ogni mattina, tutte le mattine
season = ogni stagione, a stagione
`,
	times: `
half hour = mezz'ora, mezzora, mezza ora
hour and half = un'ora e mezza, ora e mezza, un'ora e mezzo
year and half = un anno e mezzo, anno e mezzo
one decade = un decennio
half year = mezzo anno, semestre
millisecond = ms, millisecondo
second = secondo, secondi
minute = minuto, minuti
hour = ora, ore, h
day = giorno, giorni
week = settimana, settimane
month = mese, mesi
quarter = trimestre
year = anno, anni
`,
	percent: "per cento, percento",
	money: `
EUR = €, euro
USD = $, dollaro, dollari
`,
	factors: `
12 = dozzina
1000 = mila, mille
1000000 = milione, milioni, mln
1000000000 = miliardo, miliardi, mld
`,
	counting: {
		or: "o",
		small:
			"zero uno due tre quattro cinque sei sette otto nove dieci undici dodici tredici quattordici quindici sedici diciassette diciotto diciannove",
		tens: "venti trenta quaranta cinquanta sessanta settanta ottanta novanta",
		joined: ["{ten}{one}"],
		large:
			"dozzina 12, cento 100, duecento 200, trecento 300, quattrocento 400, cinquecento 500, seicento 600, settecento 700, ottocento 800, novecento 900, mille 1000",
		near: "decina 10, quindicina 15, ventina 20, trentina 30, quarantina 40, cinquantina 50, sessantina 60, settantina 70, ottantina 80, novantina 90, centinaio 100",
	},
	shares: `
-50 = dimezzare, dimezzamento, della metà
-33 = di un terzo
-25 = di un quarto
100 = raddoppiare, raddoppio
200 = triplicare
`,
	links: {
		beside: "mentre",
		and: "e, ed, o, nonché, oltre a",
		means:
			"tramite, mediante, attraverso, grazie a, con l'aiuto di, utilizzando",
		result: "il che, ottenendo, portando a, così, in modo che, con conseguente",
		purpose: "per, al fine di, allo scopo di, volto a",
		relative: "che, cui, il quale, la quale, dove",
	},
	bounds: {
		after: "o più",
		least: "più di, oltre, almeno, superiore a, minimo",
		most: "quasi, fino a, meno di, al massimo, inferiore a",
		near: "circa, intorno a, all'incirca, una",
	},
	roles: {
		from: "da, dal, dall, dallo, dalla, dai",
		to: "a, al, all, allo, alla, ai",
		by: "del, di, dello, della, dell",
	},
	namely: "tra cui|inclusi|incluse|compresi|comprese|ovvero|che comprende",
	watched: {
		by: "supervisionato da|supervisionat[oaie] da(?:l|lla|i|gli|lle)?",
		under: "sotto la supervisione di",
	},
	as: "come, in qualità di, ruolo di, posizione di, lavoro come",
	agent: "da, dal",
	inquiring:
		"condizione condizioni requisito requisiti inizio tardi ancora aperto aperta utile senso eccezione indispensabile necessario necessaria possibile domanda comunque ugualmente",
	courtesy: `mi candido candidatura posizione ruolo annuncio azienda team colloquio incontro piacere lieto lieta grato grata grazie ringrazio tempo attenzione
cordiali saluti distinti gentile egregio signora signor disposizione interesse interessata interessato esperienza portare contribuire unirmi allego curriculum
lettera sarei vorrei raccontare parlare conoscere conoscervi dettagli domande volentieri vostra vostro loro`,
	greeting: "gentile, gentili, egregio, egregia, spettabile",
	applying:
		"candidatura, posizione, candido, annuncio, offerta, ruolo, interesse",
	framing:
		"mio lavoro, lavoro, comprende, comprendeva, rientra, rientrava, progetto, volontariato, esempio, altro esempio, un altro esempio, precedenza, in precedenza, attualmente, posizione attuale, posizione, ultima posizione, hanno fatto parte del mio lavoro, parlo, studiato, competenze, certificazioni, includono, lavoro come",
	levels:
		"fluente madrelingua base intermedio avanzato esperto ottimo buono scolastico",
	listing:
		"ho parlata livelli livello possiedo conosco dispongo conoscenza conoscenze esperienza parlo lingua lingue certificato certificata certificazione laurea laureata laureato titolo studiato studi strumenti tecnologie pubblicato pubblicazione bilingue competenze capacità",
	holding: "possiedo laureata laureato titolare",
	sought: "qualcuno chi",
	asking:
		"cercate, chiedete, richiedete, il vostro annuncio, la posizione richiede, avete bisogno, vi serve, il ruolo richiede, l'annuncio richiede",
	chatter:
		"ecco la, ecco il, come richiesto, versione migliorata, il lettore è pregato, nota per il lettore, nota per il revisore, nota per la traduzione, nota per chi legge, da confermare, da completare, inserire qui, questo candidato deve",
	headings: `profilo chi sono sintesi esperienza esperienze professionale professionali lavorativa lavorative formazione istruzione studi competenze capacità conoscenze
lingue progetti certificazioni certificati pubblicazioni volontariato premi riconoscimenti interessi hobby referenze contatti dati personali strumenti software e`,
	labels: `altre telefono tel cellulare email e-mail indirizzo sito web voto livello corsi tecnologie strumenti lingue data attuale presente oggi rilasciato valido fino
pagina di nato nata nazionalità madrelingua fluente base intermedio avanzato esperto autori editore`,
	unclaimed: {
		applies:
			"(?:(?:desidero|vorrei|intendo) (?:candidarmi|presentare la mia candidatura|proporre la mia candidatura)|(?:mi candido|invio la mia candidatura|presento la mia candidatura)) (?:per |a |al |alla )?(?:il |la |l')?",
		wishes:
			"(?:vorrei|desidero|spero|mi (?:piacerebbe|farebbe piacere)|sarei (?:lieta?|felice|lieto)) ",
		stands:
			"(?:la vostra|il vostro|le vostre|i vostri|la sua|il suo|le sue|i suoi|la tua|il tuo|le tue|i tuoi|questo|questa|il posto|l'offerta|la posizione) ?",
		moves:
			"mi (?:interessa|attira|attrae|motiva|ispira|entusiasma|affascina)|alle mie (?:aspettative|aspirazioni)|ciò che cerco|quello che cerco",
		presumes:
			"io|mi|mio|mia|miei|mie|ho|sono|port\\p{L}*|contribu\\p{L}*|offr\\p{L}*|utilizz\\p{L}*|usare|continu\\p{L}*|ancora|nuovamente|menzion\\p{L}*|sottoline\\p{L}*|mostr\\p{L}*|esperienz\\p{L}*|competenz\\p{L}*|conoscenz\\p{L}*|capacità|percorso|profilo|formazione|laurea|titol\\p{L}*|già|che|perché|con|benefici\\p{L}*|come|approfond\\p{L}*|mettere|candidat\\p{L}*",
	},
};
