// Italian: words of the same meaning and rank, by concept.
import type { ConceptWords } from "../concept-words.ts";

export const concepts: ConceptWords = {
	deeds: `
examine = esaminare, analizzare, esame, analisi
deliver = consegnare, distribuire
operate = condurre, usare, utilizzare, manovrare
send = inviare, spedire, mandare, trasmettere
combine = unire, accorpare, unificare
phone = telefonare, chiamare, contattare per telefono
recover money = recuperare, riscuotere
hand in = consegnare, presentare
dose = dispensare, distribuire
triage = triage, smistare
disinfect = disinfettare, disinfezione, sterilizzare
set table = apparecchiare, allestire
check stock = contare, inventariare, inventario
close books = chiudere, chiusura
cover costs = finanziare, finanziamento
show data = mostrare, visualizzare
raise money = raccogliere
release = rilasciare, distribuire, mettere in produzione
focus = concentrarsi su, incentrato su
prioritize = dare priorità, definire le priorità, stabilire le priorità
join teams = partecipare, partecipazione
wrap = imballare, confezionare
load = caricare, carico
unload = scaricare, scarico
fill in = compilare, riempire
send out = inviare, invio, spedire, spedizione
sign up = iscrivere, iscrizione
serve customers = servire
wash = lavare, lavaggio
iron = stirare
harvest = raccogliere, raccolta
water = annaffiare, irrigare, irrigazione
weld = saldare, saldatura
sand = levigare, carteggiare
prepare food = cucinare, preparare, preparazione
enter data = inserire, inserimento, registrare, registrazione
book appointments = fissare, prenotare
handle matters = gestire, trattare, occuparsi di, sbrigare
check in = registrare, accettazione
stop machine = fermare, arrestare, fermo
compile = raccogliere, raccolta, compilare
reconcile = riconciliare, riconciliazione, quadrare, quadratura
replace = sostituire, sostituzione, cambiare
mount = installare, installazione, montare, montaggio, posare, posa
take in = ricevere, ricezione, ricevimento
take back = ritirare i resi, reso
lend = prestare, prestito
catalog = catalogare, catalogazione
label = etichettare, etichettatura
de-escalate = calmare, placare
pass on = inoltrare, inoltro, trasmettere, passare
digitize = digitalizzare, digitalizzazione, scansionare
advise = consigliare, offrire consulenza, orientare
administer = somministrare, dare
agree = concordare
allocate = assegnare, distribuire, ripartire
amend = modificare, rivedere
analyze = analizzare, esaminare
answer = rispondere a, evadere, rispondere
apply = applicare
appear = comparire
archive = archiviare, archiviazione
arrange = organizzare, fissare
assemble = assemblare, montare, montaggio
assess = valutare, valutazione
attend = frequentare
audit = verificare
bake = infornare
book = prenotare
budget = preventivare
build = costruire
buy = acquistare, comprare, approvvigionare
calculate = calcolare, calcolo
calibrate = tarare, taratura, calibrare, calibrazione
care = assistere, curare, prendersi cura di, accudire
check = verificare, controllare, ispezionare
clean = pulire, lavare
close = chiudere, concludere
collect = raccogliere, raccolta
communicate = comunicare, tenere i contatti
complete = completare, terminare, concludere
perform = effettuare, eseguire, svolgere, realizzare
configure = configurare, impostare
contact = contattare
convert = convertire, trasformare
cook = cucinare, preparare
coordinate = coordinare, coordinamento
correct = correggere
cover = sostituire
cut = tagliare
decide = decidere
deliver = consegnare
deploy = distribuire
describe = descrivere
design = progettare, disegnare, impaginare
detect = individuare, rilevare, identificare, scoprire
develop = sviluppare, creare, elaborare
make = sviluppare, creare, elaborare, redigere, predisporre
diagnose = diagnosticare
dismantle = smontare
distribute = distribuire
document = documentare, registrare, annotare
draft = redigere, preparare, stendere
drive = guidare, condurre
earn = ottenere, conseguire
educate = educare, insegnare
train = formare, istruire, insegnare, tenere corsi, addestrare
teach = insegnare, tenere lezioni, dare lezioni
onboard = inserire, inserimento, introdurre, affiancare
empty = scaricare, scarico
load = caricare, carico
estimate = stimare, preventivare
examine = esaminare, studiare
explain = spiegare
expand = ampliare, estendere, espandere
fall = calare, scendere, diminuire
down = ridurre, calare, scendere, diminuire, abbassare, abbattere
up = aumentare, crescere, incrementare, salire, incremento
file = presentare, depositare
fill = coprire, riempire
find = trovare
fix = riparare, aggiustare
repair = riparare, aggiustare, riparazione
grow = coltivare
greet = accogliere, ricevere
handle = gestire, occuparsi di, trattare, seguire
hire = assumere, reclutare
host = ospitare, tenere
improve = migliorare, ottimizzare
inform = informare, avvisare
inspect = ispezionare
install = installare, montare, posare
interpret = interpretare
invoice = fatturare, emettere fatture
issue = emettere, rilasciare
keep = mantenere, tenere, conservare
maintain = mantenere, fare manutenzione, effettuare la manutenzione, manutenzione
service = mantenere, manutenzione
measure = misurare
mediate = mediare
meet = raggiungere, rispettare
mentor = affiancare, <guidare, fare da tutor
monitor = monitorare, <controllare, sorvegliare, seguire
move = spostare, trasferire
negotiate = negoziare, trattare, contrattare
number = contare
obtain = ottenere
offer = offrire, proporre
open = aprire
operate = utilizzare, manovrare, azionare, usare
order = ordinare, effettuare ordini
organize = organizzare
pack = imballare, confezionare
paint = dipingere, verniciare
pay = pagare
pick = prelevare, preparare ordini
plan = pianificare, programmare
plead = perorare
post = registrare, contabilizzare
prepare = preparare, predisporre, redigere
present = presentare, esporre
print = stampare
process = elaborare, gestire, trattare
produce = produrre, fabbricare, realizzare
proofread = correggere bozze, rivedere
protect = proteggere
provide = fornire, offrire, prestare, erogare
publish = pubblicare
reach = raggiungere
receive = ricevere, ottenere
reconcile = riconciliare, quadrare
redesign = riprogettare, ridisegnare, restyling
refer = inviare, indirizzare
register = registrare, iscrivere
renew = rinnovare
replace = sostituire, cambiare
reply = rispondere
report = segnalare, riferire
represent = rappresentare
resolve = risolvere
restock = rifornire, riassortire
review = rivedere, esaminare, revisionare
run = condurre, tenere, gestire
search = cercare
select = selezionare, scegliere
sell = vendere
send = inviare, spedire
serve = servire, assistere
set up = creare, fondare, istituire, avviare
implement = introdurre, implementare, attuare, avviare
shorten = accorciare, ridurre
sign = firmare, <approvare
sort = classificare, ordinare, smistare
speak = parlare
store = stoccare, immagazzinare
study = studiare
take part = partecipare a, prendere parte a
take over = assumere, rilevare
test = testare, provare, collaudare
translate = tradurre
transport = trasportare
treat = trattare, curare
update = aggiornare, tenere aggiornato
use = utilizzare, usare, impiegare, lavorare con
visit = visitare
weigh = pesare
win = vincere, acquisire, conquistare
write = scrivere, redigere
lead = guidare, dirigere, coordinare, gestire, responsabile di, essere alla guida di
handle = gestire, occuparsi di, curare, seguire, trattare
make = realizzare, creare, preparare, elaborare, redigere, fare
teach = insegnare, tenere corsi di, dare lezioni di, insegnamento
train = formare, istruire, addestrare, formazione di
check = verificare, controllare, revisionare, verifica di, controllo di
up = aumentare, incrementare, far crescere, accrescere, crescere
down = ridurre, diminuire, abbassare, abbattere, tagliare
keep = tenere, mantenere, curare, aggiornare, gestire
sell = vendere, commercializzare
receive = accogliere, ricevere, accoglienza di
organize = organizzare, allestire, curare, organizzazione di
win = acquisire, ottenere, vincere, conquistare
mend contribution = contribuire a
own keep = mantenere, curare
show someone = mostrare, far conoscere, illustrare
try out = provare, sperimentare
start off = partire, iniziare, avviare, cominciare
rise career = crescere, fare carriera
look through = esaminare, vagliare, passare in rassegna
set up survey = creare, impostare, preparare
collect orders = prelevare, preparare ordini
substitute = sostituire, prendere il posto di, rimpiazzare
take exam = sostenere, dare
create text = scrivere, redigere, stendere
send out = inviare, spedire, mandare
accompany = accompagnare
welcome = accogliere, ricevere
drive round = guidare, fare il giro
set out works = tracciare, picchettare
assist role = assistere
hand off = passare, trasmettere, inviare
bring to = portare
digitise = digitalizzare, digitalizzazione
prepare food = preparare, cucinare, preparazione
log = registrare, annotare, segnare
price up = preventivare
tidy data = pulire, bonificare
remove = eliminare, cancellare, rimuovere
get back = recuperare
answer calls = rispondere a, gestire, prendere
arrange with = fissare, concordare, prendere
choose = scegliere, selezionare
keep books = tenere
file documents = archiviare, catalogare
compare = confrontare, riscontrare, conciliare
change over = passare, cambiare
speak lang = parlare
explain to = spiegare, illustrare
serve guests = servire
unload = scaricare
stack shelves = rifornire, riempire
repair machines = riparare, aggiustare
wash patients = lavare, fare l'igiene
teach class = insegnare, tenere, dare
hold meeting = tenere
decide stay = restare, mantenere
spot = individuare, individuazione, rilevare, scovare, identificare
stand in = sostituire, sostituzione, supplire, supplenza, fare le veci di
remove duplicates = eliminare, eliminazione, cancellare
rewrite = riscrivere, riscrittura, rielaborare, rielaborazione
pass on = inoltrare, inoltro, trasmettere, trasmissione
send = inviare, invio, spedire, mandare
prepare ready = preparare, preparazione, predisporre, predisposizione, allestire, approntare
install put = installare, installazione, montare, montaggio, posare, posa
commission = mettere in servizio, messa in servizio, mettere in funzione, messa in funzione
fault-find = ricerca guasti, individuazione guasti, diagnosi guasti
calm = tranquillizzare, calmare, rassicurare
accompany = accompagnare, accompagnamento
bill = fatturare, fatturazione, emettere fatture, emissione di fatture, emissione fatture
register = registrare, registrazione, inserire, inserimento, annotare
file away = archiviare, archiviazione
reconcile = riconciliare, riconciliazione, quadrare, quadratura
chase payment = sollecitare, sollecito, solleciti, recuperare, recupero crediti
serve at counter = servire al banco, servizio al banco, servizio al pubblico
welcome = accogliere, accoglienza
answer calls = rispondere alle chiamate, rispondere al telefono, gestire le telefonate
measure up = misurare, misurazione, rilievo, prendere le misure
sample = campionare, campionamento, prelevare campioni, prelievo di campioni
spot check = controlli a campione, controllare a campione
keep in order = curare, cura, tenere in ordine, mantenere in ordine
restock = rifornire, rifornimento, riassortire, reintegrare
cook = cucinare, preparare i piatti
harvest = raccogliere, raccolta, vendemmiare, vendemmia
pack goods = imballare, imballaggio, confezionare, confezionamento
unload = scaricare, scarico
sew = cucire, cucitura, confezionare, confezione
paint = verniciare, verniciatura, dipingere, tinteggiare, tinteggiatura
hand in = presentare, presentazione
apply for = richiedere, richiesta di, fare domanda di
write minutes = redigere verbali, verbalizzare, stesura dei verbali
advise = consigliare, consulenza
agree terms = concordare, <negoziare, <contrattare
convert transfer = trasferire, trasferimento, migrare, migrazione
down = ridurre, riduzione, accorciare, abbassare, abbattere, contenere, portare giù
up = aumentare, aumento, alzare, elevare, incrementare
show around = guidare visite, visite guidate, accompagnare nelle visite
weigh = pesare, pesatura
count stock = inventariare, inventario, fare l'inventario
close till = chiudere la cassa, chiusura cassa, chiusura di cassa
set up rig = attrezzare, attrezzaggio, regolare, regolazione
service machines = manutenere, manutenzione, fare la manutenzione di
teach class = insegnare, insegnamento, tenere lezioni di
make familiar = formare, formazione di, istruire
report to = segnalare, segnalazione, avvisare
replace swap = sostituire, sostituzione, cambiare
look at inspect = ispezionare, ispezione, esaminare
test trial = testare, provare, collaudare, collaudo
photograph = fotografare
catalogue = catalogare, catalogazione
digitise = digitalizzare, digitalizzazione, scansionare
renovate = ristrutturare, ristrutturazione, rinnovare
excavate = scavare, scavo
give medicine = somministrare farmaci, somministrare i farmaci, somministrazione dei farmaci
feed animals = alimentare, nutrire
water plants = irrigare, annaffiare, irrigazione
decorate = decorare, decorazione
sweep clean = riordinare, riordino
print = stampare, stampa
label = etichettare, etichettatura
stack = impilare, pallettizzare, accatastare
exercise with = fare esercizi con
show someone how = mostrare, <formare, <istruire, <addestrare
go along = affiancare, accompagnare, essere al fianco di, al fianco, <formare, <addestrare
be in charge = occuparsi di, mi occupavo di, addetto a, addetta a, gestire, gestione
check = verificare, controllare, verifica, controllo
collect = raccogliere, raccolta
key in = registrare, inserire, registrazione, inserimento
put right = correggere, risolvere, sistemare, correzione
tell report = segnalare, comunicare, informare, segnalazione
pass along = inoltrare, trasmettere, consegnare, inviare, invio
roll out = introdurre, implementare, avviare, introduzione, implementazione, avvio
finish = terminare, completare, concludere, ultimare
assure = garantire, assicurare
keep watch = controllare, monitorare, sorvegliare, controllo, monitoraggio
draw up = redigere, preparare, elaborare, predisporre, redazione, preparazione, elaborazione
cut down = ridurre, diminuire, abbassare, riduzione, diminuzione
push up = aumentare, incrementare, aumento, incremento
teach work = insegnare, formare, istruire, formazione
look for = cercare, ricercare, ricerca
avvisare = avvisare, allertare, avvertire
inoltrare = inoltrare, trasmettere
rifornire = rifornire, riassortire
tenere lezioni = fare lezione, insegnare, tenere lezioni
`,
	things: `
contact person = referente, interlocutore, interlocutrice, persona di contatto
on time = in tempo, nei tempi, puntuale, entro i termini
defect = difetto, guasto, anomalia
downtime = fermo, fermata
scrap = scarto, rifiuto
handbook = manuale, guida
stockroom = magazzino, deposito
survey = indagine, sondaggio, questionario
expense = costo, spesa
older people = anziani, persone anziane
pupil = alunno, studente, allievo
rates = tariffa, prezzo
checklist = checklist, lista di controllo
three shifts = tre turni, su tre turni
late shift = turno pomeridiano, turno serale
weekday shift = turno del mattino
nationwide = a livello nazionale, in tutto il paese, nazionale
bill cost = fattura, conto
household linen = biancheria
site = cantiere
faculty = corpo docente, docente
learning material = materiale didattico, materiale formativo
ppe = DPI, dispositivo di protezione individuale
sop = procedura operativa standard
purchase order = ordine d'acquisto
month end = chiusura mensile, chiusura di fine mese
accounts receivable = contabilità clienti
accounts payable = contabilità fornitori
ticket = ticket, richiesta
due date = scadenza, termine
availability = disponibilità
initiative = iniziativa, progetto
real time = tempo reale, in tempo reale
first = primo, iniziale
evening = sera
handheld = palmare
household = nucleo familiare, nucleo, famiglia
rota = turni, turnazione
holiday cover = ferie, vacanza, congedo
appointment slot = appuntamento, visita
injury = lesione, ferita, infortunio
delay = ritardo
breakdown = guasto, avaria, malfunzionamento
client call = chiamata, telefonata, conversazione
website presence = pagina, sito, profilo
guidance = guida, direzione
situation = situazione, circostanza
finding = risultato, esito, conclusione
client account = cliente, account
case = caso, pratica
inventory = scorta, giacenza, inventario, scorte
address = indirizzo
administration = amministrazione, amministrativo
advert = annuncio, pubblicità
advice = consulenza, consiglio
age = età, anno
air = aria
ambulance = ambulanza
animal = animale
annual accounts = bilancio annuale, bilancio d'esercizio, chiusura annuale
appeal = ricorso, appello
applicant = candidato
appointment = appuntamento
apprentice = apprendista
apprenticeship = apprendistato
arabic = arabo
artwork = illustrazione, disegno
assembly = montaggio, assemblaggio
associate = partner
association = associazione
attendance = frequenza, presenza
audience = pubblico
audit = audit, revisione
austria = Austria
author = autore
availability = disponibilità
average = medio, media, in media
backlog = arretrato
backup = backup, copia di sicurezza
balance = bilancio
bank = banca, bancario
bank reconciliation = riconciliazione bancaria, riconciliazione
bed = letto, posto letto
beginner = principiante
belgium = Belgio
benefit = prestazione, sussidio
bill = fattura, bolletta
billing = fatturazione
blood = sangue, ematico
board = consiglio, direttivo
body = corpo
boiler = caldaia
bonus = bonus
book cover = copertina di libro
bookkeeping = contabilità, contabile
breakdown = guasto, fermo
breakfast = colazione
brochure = opuscolo, volantino, brochure, dépliant
budget = budget, bilancio
bus = autobus, pullman
cable = cavo, cablaggio
calendar = calendario, agenda
campaign = campagna
canteen = mensa
car park = parcheggio
card = carta, scheda
care home = casa di riposo, RSA, casa di cura
cargo = carico, merce
carpenter = falegname, carpentiere
case = caso, pratica, fascicolo
cash = contanti, cassa
cash register = cassa
catalogue = catalogo
category = categoria, tipo
cause = causa
change = cambiamento, modifica
charge = tariffa, onorario
checklist = lista di controllo, checklist
chef = cuoco, <chef
child care = asilo, assistenza all'infanzia
choice = scelta, selezione
church = chiesa, parrocchia
city = città
city council = comune, municipio, comunale
class = classe, lezione
classroom = aula
cleaning = pulizia
client meeting = incontro con clienti
clinic = clinica, ambulatorio
clinical = clinico
closing = chiusura
clothing = abbigliamento, vestiti, tessile
coffee = caffè
college = università
colour = colore
commission = provvigione
committee = comitato
community = comunità, quartiere
company = azienda, impresa, società, ditta
competition = concorso, gara
competitor = concorrente
component = componente, pezzo
computer = computer
concept = concetto
concert = concerto
condition = condizione
conflict = conflitto, controversia
construction = costruzione, edilizia, cantiere
construction site = cantiere
consultation = consulenza
consumption = consumo
contact = contatto
content = contenuto
contractor = appaltatore, subappaltatore
cooking = cucina
copy = copia
correspondence = corrispondenza, lettera
council housing = edilizia popolare, alloggio sociale
course = corso
court = tribunale
cover = copertina
craft = mestiere, artigianato
credit note = nota di credito
crisis = crisi
curriculum = programma, curricolo
customer = cliente, clientela, acquirente
customs = dogana, doganale
damage = danno
data entry = inserimento dati
data protection = protezione dei dati, privacy
database = database, banca dati
deadline = scadenza, termine
debt = debito, morosità
decision = decisione
delay = ritardo
delivery = consegna, spedizione
demand = domanda, richiesta, bisogno
design = progettazione, design, grafica
diagnosis = diagnosi, diagnostica
dialysis = dialisi
diet = dieta, alimentazione, nutrizione
different = diverso, differente
digital = digitale
disability = disabilità, disabile
discharge = dimissione
discount = sconto
disease = malattia
dish = piatto, pasto
dismissal = licenziamento
dispatch = spedizione
distribution = distribuzione
district = distretto, provincia
documentation = documentazione
donation = donazione
donor = donatore
drink = bevanda
driver = autista, conducente
drug = farmaco, medicinale, farmaci
early years = scuola dell'infanzia, asilo
east = est
education = istruzione, educazione
efficiency = efficienza
effort = sforzo
elderly people = anziani, persone anziane
electrical = elettrico
electrician = elettricista
electricity = elettricità, energia
electronic = elettronico
employment = occupazione, impiego
employment contract = contratto di lavoro
employment law = diritto del lavoro
engine = motore
england lang = inglese
environment = ambiente, ambientale
equipment = attrezzatura, apparecchiatura
europe = Europa, europeo
evening = sera, serata
eviction = sfratto
exam = esame
example = esempio
exercise = esercizio
exhibition = mostra, esposizione
expense claim = nota spese, note spese
experiment = esperimento
export = esportazione, export
extension = estensione, proroga
facility = stabilimento, fabbrica, impianto
faculty = facoltà
farm = fattoria, azienda agricola
fault = guasto, difetto
feature = funzionalità, funzione
feedback = riscontro, feedback
field trip = gita, uscita, escursione
finance = finanza, finanziario
fire = incendio, fuoco
first aid = primo soccorso
fleet = flotta, parco veicoli
flight = volo
flower = fiore
food = alimento, alimentare
food bank = banco alimentare
food safety = sicurezza alimentare, igiene alimentare
foreign = estero, straniero
forklift = carrello elevatore, muletto
form = modulo
foundation = fondazione, ONG
france = Francia
france lang = francese
fraud = frode
freezer = cella frigorifera, refrigerato
fresh = fresco
friend = amico
fruit = frutta
function = funzione
fundraising = raccolta fondi
furniture = mobili, arredo
game = gioco
garden = giardino, parco
gas = gas
general = generale
germany = Germania
germany lang = tedesco
girl = ragazza
glass = vetro
government = governo, autorità, ente pubblico
grade = voto, classe
grade level = classe
graphic = grafico, grafica
guarantee = garanzia
guide = guida, manuale
hazardous = pericoloso
health = salute
health and safety = sicurezza sul lavoro
healthcare = sanità, sanitario
healthcare assistant = operatore socio-sanitario, OSS
hearing = udienza
heating = riscaldamento
helpdesk = helpdesk, assistenza
high = alto, elevato
high school = liceo, scuola superiore, scuola secondaria
history = storia
holiday = vacanza, ferie
home = casa, domicilio
home visit = visita domiciliare, visita a domicilio
homeless = senzatetto, senza dimora
hotel = albergo, hotel
household = famiglia, nucleo familiare
housing = alloggio, abitazione
human = umano
idea = idea
immigration = immigrazione, immigrato, migrante
import = importazione
inbound = in entrata, in arrivo
incident = incidente
inclusion = inclusione
independent firm = indipendente
index = indice, indicatore
industry = settore, industria, industriale
infection = infezione
infrastructure = infrastruttura
injury = infortunio, lesione, incidente
installation = installazione, impianto
institution = istituzione, istituto
insurance = assicurazione
intensive = intensivo
interface = interfaccia
internal = interno, aziendale
interpreter = interprete
intravenous = endovenoso, EV
italy = Italia
italy lang = italiano
job application = domanda, richiesta, candidatura
job interview = colloquio di lavoro, colloquio
job seeker = disoccupato, persona in cerca di lavoro
journalist = giornalista
judge = giudice
key account = grande cliente
lab = laboratorio
language = lingua
laptop = portatile, laptop
large = grande
lawyer = avvocato
layout = impaginazione
learner = discente, corsista
learning = apprendimento
legal = legale, giuridico
lesson plan = piano di lezione
level = livello
library = biblioteca
licence = licenza, patente, permesso
life = vita
light = luce, illuminazione
line = linea di produzione, linea
list = elenco, lista
loan = prestito, mutuo, credito
local = locale, regionale
log = registro
logistics = logistica, logistico, catena di fornitura
logo = logo
long = lungo
loss = perdita
lunch = pranzo
mail = posta
mailbox = casella di posta
maintenance = manutenzione
man = uomo
manual = manuale, manualmente, a mano
market research = ricerca di mercato
marketing = marketing
mathematics = matematica
measurement = misurazione, misura
meat = carne
media = media, stampa
mediation = mediazione
medical = medico, sanitario
medical record = cartella clinica
medicine = medicina
medium-sized = medio
member = membro, socio
menu = menu, carta
metal = metallo
microbiology = microbiologia, microbiologico
middle school = scuola media
minutes = verbale
model = modello
money = denaro, soldi
month = mese, mensile, mensilmente, al mese
month-end closing = chiusura mensile
morning = mattina, mattino
multilingual = multilingue
museum = museo
music = musica
need = bisogno, esigenza, requisito
netherlands = Paesi Bassi, Olanda
netherlands lang = olandese
network = rete
new hire = nuovi dipendenti, nuovi colleghi, neoassunto, neoassunti, nuovi assunti
newsletter = newsletter, notiziario
night = notte
night shift = turno di notte, turno notturno
non-conformity = non conformità, scostamento
north = nord
notice = avviso, notifica
number = numero
nurse = infermiere, infermiera
nursing = infermieristica, assistenza infermieristica
offer = offerta, preventivo
office = ufficio
office supplies = materiale di cancelleria, cancelleria
online = online, in linea
opening = apertura
operation = operazione, operazioni, gestione operativa
order = ordine
order = ordine, commessa, ordinativo
other = altro, altri, ulteriore
outbound = in uscita
outcome = risultato, esito
outdoor = aperto, esterno
package = pacco, pacchetto
packaging = imballaggio, confezionamento
page = pagina
pain = dolore
paint = pittura, verniciatura
pallet = pallet, bancale
panel = quadro elettrico
parent = genitore
patient = paziente
patient = paziente, assistito, degente
payment = pagamento
payroll = busta paga, buste paga, paghe
penalty = multa, sanzione
person = persona
pharmacy = farmacia
photography = fotografia
physiotherapy = fisioterapia
piece = pezzo
pipe = tubo, tubazione
planning permission = permesso di costruire
plumbing = idraulica
poland = Polonia
portugal = Portogallo
portugal lang = portoghese
poster = manifesto, poster, locandina
press release = comunicato stampa
pressure = pressione
price = prezzo
primary school = scuola primaria, scuola elementare
printer = stampante
printing = stampa
private = privato
production = produzione, fabbricazione
progress = progresso, avanzamento
project = progetto
property = immobile, proprietà, immobiliare
protocol = protocollo, procedura
public = pubblico
publisher = editore, casa editrice
pump = pompa
purchase = acquisto, approvvigionamento
quality control = controllo qualità, controllo di qualità
queue = coda
rail = treno, ferrovia, ferroviario
rate of response = tasso di risposta
raw material = materia prima, materie prime
reading = lettura
receipt = ricevuta, scontrino
reception = reception, accoglienza
recipe = ricetta
recruitment = selezione del personale, reclutamento, assunzione
refugee = rifugiato, profugo, richiedente asilo
register = registro, iscrizione
regular = regolare, regolarmente, periodico
rehabilitation = riabilitazione
release = rilascio
rent = affitto, locazione
replacement = sostituzione
request = richiesta, su richiesta
resident = residente, abitante, ospite
response = risposta
response time = tempo di risposta
restaurant = ristorante
retail = vendita al dettaglio, commercio al dettaglio
return = reso
review = revisione, riesame
risk = rischio
road = strada, via
room = sala, stanza, camera
rota = turni, piano dei turni, turnistica
route = percorso, itinerario, giro
safety check = controllo di sicurezza
sale = vendita, commerciale
same = stesso
sample = campione
satisfaction = soddisfazione
saving = risparmio
schedule = calendario, orario
school = scuola
science = scienza, scientifico
screen = schermo
season = stagione
security = sicurezza
server = server
service = servizio
setting = contesto, ambiente
settlement = accordo, transazione, conciliazione
shelter = rifugio, ostello, centro di accoglienza
ship = nave, barca
shopping centre = centro commerciale
short = breve, corto
sick leave = malattia
sign = cartello, segnaletica
skill = competenza
small = piccolo
SME = PMI, piccole e medie imprese
social = sociale
social media = social media, social network, social
social worker = assistente sociale
software = software
south = sud
spain = Spagna
spain lang = spagnolo
spare part = ricambio, pezzo di ricambio, pezzi di ricambio
speaker = relatore
specification = specifica, capitolato
sport = sport
spreadsheet = foglio di calcolo
stage = fase, tappa
stakeholder = stakeholder, portatore di interesse
standard = norma, standard
statement = estratto, dichiarazione
statistics = statistica, statistico
steel = acciaio
storage = stoccaggio, magazzinaggio
strategy = strategia, strategico
stroke = ictus
structure = struttura
subject = materia, argomento, tema
subtitle = sottotitolo
summer = estate
supermarket = supermercato
supply = fornitura
surgery = chirurgia, sala operatoria, chirurgico
survey = sondaggio, questionario, indagine
switch = interruttore
switzerland = Svizzera
system = sistema
tax = imposta, tassa, fiscale, tributario
tax return = dichiarazione dei redditi, dichiarazione fiscale
teaching = insegnamento, didattica
technical = tecnico
technician = tecnico
technology = tecnologia
television = televisione, TV
temperature = temperatura
template = modello, template
tenant = inquilino, locatario
test = prova, test, collaudo
text = testo
theatre = teatro
therapy = terapia, trattamento
thesis = tesi
ticket = ticket
timber = legno
time = tempo
TMS = sistema di gestione dei trasporti, TMS
tool = strumento, attrezzo, utensile
tourism = turismo, turista, turistico
trade fair = fiera
trade union = sindacato
traffic = traffico
training = formazione
transport = trasporto
travel = viaggio
treasurer = tesoriere
treatment = trattamento, cura
trip = viaggio, corsa
turkish = turco
tyre = pneumatico
united kingdom = Regno Unito
usability = usabilità
vacancy = posto vacante, posizione aperta
value = valore
vat = IVA, imposta sul valore aggiunto
vegetable = verdura, ortaggio
village = villaggio, paese
visa = visto
voice = voce
volunteer person = volontario
waste = rifiuto, scarto, spreco
water = acqua
weekend = fine settimana, weekend
west = ovest
WMS = sistema di gestione del magazzino, WMS
woman = donna
wood = bosco, foresta
worker = operaio, lavoratore
working hours = orario di lavoro
workplace = luogo di lavoro, posto di lavoro
workshop room = officina
world = mondo
wound = ferita
writing = scrittura, redazione
year = anno, annuale, annualmente, all'anno
youth = giovane, giovani, adolescente
transition = passaggio, transizione, cambio
absent = assente, di riposo, in ferie, in malattia, mancava, manca, non c è, non c era, assenza, malato, malata
rota = turni, tabella dei turni, turnistica
call out = reperibilità, turno di guardia
questionnaire = sondaggio, questionario, indagine
online survey = sondaggio online, indagine online
slot = sessione, seduta, fascia
link work = coordinamento, raccordo, contatto
physio = fisioterapia
occupational therapy = terapia occupazionale
access = accesso
exam = esame, prova
exam taken = promosso, promossa, superato
guidebook = guida, manuale, istruzioni
both = entrambi, entrambe, tutti e due, tutte e due
self taught = autodidatta
site manager = capocantiere, direttore di cantiere
surveyor = topografo, geometra
bypass road = variante, circonvallazione
trunk road = strada statale
starting date = data di inizio
notice period = preavviso
level word = livello
leaver = uscita, dimissioni
waste food = scarti, sprechi, scarto
caller = chiamante, utente al telefono
charge shift = capoturno
duty cover = sostituzione, supplenza
own time = tempo libero
paperwork = pratiche, moduli, documenti
monthly = mensile, mensili, al mese, ogni mese
weekly word = settimanale, settimanali, alla settimana, a settimana, ogni settimana
daily word = giornaliero, giornaliera, al giorno, ogni giorno, quotidiano, quotidiana
yearly word = annuale, annuali, all'anno, ogni anno, annuo
several kinds = diversi, diverse, vari, varie
person served = utente, cliente, paziente
member staff = dipendente, addetto, addetta, collaboratore, personale
work placement = tirocinio, stage
documentation = documentazione, registri
inquiry = richiesta, domanda
complaint = reclamo, lamentela
delivery = consegna, spedizione
invoice = fattura
quote = preventivo, offerta
order noun = ordine, ordinativo
appointment noun = appuntamento
report noun = relazione, rapporto, report
goods = merce, merci, prodotti, articoli
stocktake = inventario
machine = macchina, apparecchio, attrezzatura
customer facing = contatto con la clientela, con i clienti
children = bambino, bambina, alunno
colleague = collega
month-end = chiusura mensile, chiusura del mese
year-end = bilancio, chiusura annuale, bilancio annuale
payroll = paghe, buste paga
reminder letters = sollecito, solleciti
training day = corso di formazione, giornata formativa
safety = sicurezza
quality = qualità
handover noun = passaggio di consegne, consegne
family = famiglia, familiari, parenti
elderly = anziani, persone anziane
meals = pasto, pasti
guests = coperto, ospite, cliente
evening shift = turno serale, turno di sera
early shift = turno del mattino, turno mattutino
lessons = lezione
parents = genitori
campaign = campagna
subscriber = iscritto, destinatario
open rate = tasso di apertura
landing = pagina di destinazione, landing page
user = utente, utenti
dashboard = cruscotto, dashboard
script = script
duplicate = duplicato, doppione
interviews = intervista, colloquio
job applications = candidatura
confirmation = conferma
as needed = quando serve, quando serviva, se necessario, quando necessario, all'occorrenza, al bisogno
correspondence = corrispondenza, posta
phone call = telefonata, chiamata, colloquio telefonico
lawyer = avvocato, avvocata, legale
assessor = perito, periti, consulente tecnico
trip = trasferta, trasferte, viaggio, viaggi
wait time = attesa, attese, tempo di attesa, tempi di attesa
turnaround = tempi di lavorazione, tempo di evasione
response time = tempo di risposta, tempi di risposta
complaint = reclamo, reclami, lamentela
meeting = riunione, incontro, seduta
rota = turnistica, piano turni
quote = preventivo, preventivi
contract = contratto
file case = pratica, pratiche, fascicolo, caso
resident = residente, residenti
pupil = alunno, alunni, studente, allievo
temp = stagionale, interinale
trainee person = apprendista, tirocinante
prosthesis = protesi
surgery operation = operazione, intervento chirurgico
after surgery = postoperatorio, dopo l'intervento
plan drawing = disegno, tavola
vehicle = veicolo, automezzo, mezzo
goods = merce, merci
shift pattern = lavoro a turni
on call = reperibilità
leave = ferie, riposo
absence = assenza, assenze
illness = malattia
holiday time = periodo di ferie
focus = focus, ambito principale
handover = passaggio di consegne, consegne
backlog = arretrato, arretrati
unpaid = insoluto, insoluti, scaduto
machine = macchina, macchinario, apparecchio
spare parts = ricambi, pezzi di ricambio
plant bed = aiuola
parts of team = squadra, brigata, équipe
pricing = tariffa
site building = cantiere, cantieri
branch shop = negozio, punto vendita, filiale
head office = sede centrale
nursing home = casa di riposo, RSA
daycare = asilo nido, nido
paperwork = documenti, documentazione
work order = ordine di lavoro, commessa
appointment = appuntamento, appuntamenti
first appointment = primo appuntamento
night = notte, notturno
peak season = alta stagione
without paper = senza carta
square metre = metri quadrati, mq, m2
private customer = privato, privati
business customer = cliente aziendale
newcomer = nuovo assunto, nuovi assunti, nuovo collega, nuovi colleghi
by hand = a mano, manuale, manualmente
in writing = scritto, per iscritto
by phone = al telefono, telefonico, telefonica, per telefono
at a distance = a distanza
on site = in loco, sul posto
small = piccolo, piccola
external = esterno, esterna
internal = interno, interna
abroad = all'estero
import = importazione, import
municipality = comune, municipio
breakdown = guasto, avaria
rate of errors = tasso di errore, tasso di errori
course class = corso, lezione
winter = inverno
spring = primavera
autumn = autunno
expiry = data di scadenza
floor storey = piano
patient = paziente, pazienti
working group = gruppo di lavoro, gruppo di progetto
meal = pasto, pasti
spreadsheet = foglio di calcolo, fogli di calcolo, <Excel, <Google Sheets, <LibreOffice Calc
proof print = bozza, prova di stampa, bozza di stampa
member of staff = dipendente, addetto, collaboratore, personale
monthly = mensile, al mese, ogni mese
weekly = settimanale, alla settimana, ogni settimana
daily = quotidiano, giornaliero, al giorno, ogni giorno
yearly = annuale, all'anno, ogni anno
competitor = concorrente, concorrenza
supplier = fornitore, venditore
truck = camion, autocarro
salary = stipendio, salario
stocks = scorte, giacenze
warehouse = magazzino, deposito
dish = piatto, pietanza
families = famiglia, nucleo familiare, nuclei familiari
access = accesso, ingresso
limitation = limite, restrizione
website = sito web, sito, sito internet
several = vari, diversi
takings = incasso, incassi
every monday = ogni lunedì, il lunedì, tutti i lunedì
every tuesday = ogni martedì, il martedì, tutti i martedì
every wednesday = ogni mercoledì, il mercoledì, tutti i mercoledì
every thursday = ogni giovedì, il giovedì, tutti i giovedì
every friday = ogni venerdì, il venerdì, tutti i venerdì
every saturday = ogni sabato, il sabato, tutti i sabati
every sunday = ogni domenica, la domenica, tutte le domeniche
`,
	fractions: `
50 = la metà, metà dei, metà delle, uno su due
25 = un quarto, uno su quattro
75 = tre quarti
33 33.3 = un terzo, uno su tre
66 67 66.7 = due terzi
20 = un quinto, uno su cinque
10 = un decimo, uno su dieci
`,
	measures: `
area 1 = m², m2, metro quadrato, metro quadro, mq
mass 1 = kg, chilo, chilogrammo, chili
voltage 1 = V, volt
mass 1000 = t, tonnellata
mass 0.001 = grammo
length 1 = metro
length 1000 = km, chilometro
length 0.01 = cm, centimetro
volume 1 = l, litro
`,
	papers:
		"certificato certificata certificazione laureato laureata laurea diplomato diplomata diploma titolo",
	fillers: `
riguardante
riguardanti
relativo a
relativa a
relativi a
relative a
in materia di
destinato a
rivolto a
rivolta a
già
nel mio lavoro attuale
a livello
poi
conforme a
secondo
in conformità con
in base a
nell'ambito di
nell'ambito del
nel campo di
in totale
complessivamente
tra l'altro
per esempio
ad esempio
in materia di
composto da
nel mio ruolo di
nel mio ruolo attuale
nel mio lavoro come
in questo ruolo
in qualità di
presso
all'interno di
nel corso di
lavoro come
lavoro presso
lavoro in
lavorato come
lavorato presso
lavorato in
ho lavorato
lavoravo
impiegato presso
impiegata presso
sistema
sistemi
software
strumento
strumenti
piattaforma
processo
processi
procedura
procedure
compiti
mansioni
relativi
relative
relativa
relativo
necessari
necessarie
rispettivi
rispettive
esistenti
inoltre
altresì
nonché
pari a
finora
fino a oggi
fino ad oggi
di norma
di regola
rispetto a
in confronto a
a fronte di
nell'anno
negli anni
al momento
attualmente
ad oggi
in forma di
sotto forma di
nel contesto di
in collaborazione con
in cooperazione con
anno
anni
persona
persone
tipo
numero
elementi
solitamente
generalmente
normalmente
ovvero
cioè
vale a dire
è affidato a
è affidata a
spetta a
spettano a
parallelamente
in parallelo
allo stesso tempo
in tutto
nel complesso
seguendo
contestualmente
in aggiunta
fase
fasi
di cui
dei quali
delle quali
nell'uso di
nell'uso del
nell'utilizzo di
nell'utilizzo del
all'uso di
all'uso del
di età compresa
di età
`,
	learning:
		"sostituzione, sostituire, supplenza, base, corso, corsi, formazione, seminario, webinar, laboratorio, workshop, conferenza, modulo, introduzione a, partecipato, frequentato, frequenza, seguito, osservato, osservazione, imparato, imparando, imparare, apprendimento, nozioni, interesse per, autodidatta, in formazione, visita",
	others:
		"squadra, team, reparto, colleghi, collega, colleghe, fornitore, appaltatore, subappaltatore, agenzia, produttore, azienda, ditta, direttore, direttrice, direzione, responsabile, capo, cliente, partner, sviluppatori, ingegneri, tecnici, commercialista, consulente, sede, titolare, medici, ufficio, revisore, ispettore, ispezione, audit, segreteria, amministrazione, contabilità, medico, laboratorio, comune, proprietario, proprietaria, ingegnere, architetto, capocantiere, organismo, avvocato, coordinatore, coordinatrice, infermiera, enologo, IT",
	happening:
		"sceso, scesa, scesi, scese, calato, calata, calati, calate, cresciuto, cresciuta, cresciuti, cresciute, salito, salita, saliti, salite, diminuito, aumentato, passato, passata, passati, passate, migliorato, calo, discesa, salita",
	of: "di, dei, delle, degli, su, di cui, tra cui, dei quali",
	prefixes: "co",
	determiners: "il lo la i gli le un uno una l il nostro nostra nostri nostre",
	being: "sono e ero fui diventato diventata",
	lacking:
		"non ho esperienza, non ho ancora, non ho mai lavorato, non ho lavorato, non ho usato, non ho, mi manca, non conosco, non parlo, non possiedo, non sono ancora, nessuna esperienza, non figura nel mio CV, non figurano nel mio CV, non compare nel mio CV, non compaiono nel mio CV",
	carrying:
		"preparare, preparazione, svolgere, svolgimento, eseguire, esecuzione, effettuare, compilare, compilazione, redigere, redazione, curare, occuparsi di, fare, mi occupo, occuparsi, occupo, elaborare, elaborazione, confezionare, realizzare, realizzazione, sbrigare, seguire, emettere, emissione, stendere, stesura, inviare, invio, predisporre, predisposizione, allestire, evadere, evasione, compilo, rispondere a, registrare, registrazione, ricevere, tenere, dare",
	instead: "invece di, al posto di, anziché",
	higher:
		"in più, più alto, più alta, al di sopra, sopra, superiore, salito, salita, saliti, salite, cresciuto, cresciuta, aumentato, aumentata, in aumento",
	lower:
		"in meno, più basso, più bassa, al di sotto, sotto, inferiore, sceso, scesa, scesi, scese, calato, calata, calati, calate, diminuito, diminuita, più rapido, più rapida, più breve, in calo",
	each: "ogni per ciascun ciascuna",
	accompanied: "con",
	company: "insieme congiuntamente",
	exceptive: "",
	single: "un uno una",
	between: "tra fra",
	before: "prima",
	after: "dopo",
	when: "quando mentre se",
	is: "sono e",
	was: "ero fui",
};
