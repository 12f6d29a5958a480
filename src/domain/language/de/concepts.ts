// German: words of the same meaning and rank, by concept.
import type { ConceptWords } from "../concept-words.ts";

export const concepts: ConceptWords = {
	deeds: `
dispatch trucks = disponieren, Disposition, steuern, Steuerung, Einsatzplanung
onboard people = einarbeiten, einführen, anlernen, einweisen
support people = betreuen, begleiten
keep data = pflegen, aktualisieren
liaise = abstimmen, Abstimmung, absprechen, Absprache, zusammenarbeiten, Zusammenarbeit
examine = untersuchen, analysieren, auswerten
hand in = abgeben, einreichen, vorlegen
recover money = eintreiben, beitreiben, einziehen
combine = zusammenführen, zusammenlegen, bündeln
phone = anrufen, telefonieren mit
dose = ausgeben, Ausgabe, abgeben, Abgabe
triage = triagieren, Triage
disinfect = desinfizieren, Desinfektion, sterilisieren
set table = decken, eindecken
check stock = zählen, Inventur, Zählung
close books = abschließen, Abschluss
cover costs = finanzieren, Finanzierung
show data = anzeigen, darstellen, visualisieren, zeigen
raise money = einwerben, einbringen, sammeln
release = ausrollen, veröffentlichen, bereitstellen, ausliefern
focus = sich konzentrieren auf, mit Schwerpunkt auf, mit Fokus auf
prioritize = priorisieren, Prioritäten setzen, Priorisierung
join teams = teilnehmen, Teilnahme
wrap = verpacken, Verpackung, packen, einpacken
load = beladen, Beladung, verladen, Verladung, aufladen
unload = entladen, Entladung, abladen, ausladen
fill in = ausfüllen, Ausfüllen
send out = versenden, Versand, verschicken, zusenden
sign up = anmelden, Anmeldung, einschreiben
serve customers = bedienen, Bedienung
wash = waschen
iron = bügeln
harvest = ernten, Ernte
water = gießen, bewässern, Bewässerung
weld = schweißen, Schweißen, verschweißen
sand = schleifen, abschleifen
prepare food = kochen, zubereiten, Zubereitung
enter data = eingeben, Eingabe, erfassen, Erfassung, eintragen, Eintrag
book appointments = vereinbaren, Vereinbarung von, buchen, terminieren
handle matters = bearbeiten, Bearbeitung, sich kümmern um
check in = einchecken, anmelden
stop machine = stoppen, anhalten, abschalten, abstellen
compile = zusammenstellen, Zusammenstellung, zusammentragen
reconcile = abstimmen, Abstimmung, abgleichen, Abgleich
replace = austauschen, Austausch, tauschen, Tausch, auswechseln, wechseln, ersetzen, Ersatz von
mount = montieren, Montage, installieren, Installation, anbringen, Anbringung
take in = annehmen, Annahme, entgegennehmen, Entgegennahme, aufnehmen, Aufnahme
take back = zurücknehmen, Rücknahme, Rückgabe
lend = ausleihen, Ausleihe, verleihen
catalog = katalogisieren, Katalogisierung
label = etikettieren, beschriften, Beschriftung, Etikettierung, auszeichnen
de-escalate = deeskalieren, Deeskalation, entschärfen, beruhigen
pass on = weiterleiten, weitergeben, Weiterleitung, Weitergabe, weiterreichen
digitize = digitalisieren, Digitalisierung, einscannen
advise = beraten, raten, Auskunft geben
administer = verabreichen, geben
agree = vereinbaren
allocate = zuteilen, zuweisen, verteilen, einteilen
amend = ändern, abändern, überarbeiten
analyze = analysieren, untersuchen, auswerten
answer = beantworten, antworten auf
apply = anwenden
appear = auftreten
archive = archivieren, ablegen, Archivierung
arrange = vereinbaren, organisieren, arrangieren
assemble = montieren, zusammenbauen
assess = bewerten, beurteilen, einschätzen, benoten
attend = besuchen, teilnehmen an
audit = auditieren, prüfen
bake = backen
book = buchen, reservieren
budget = budgetieren
build = bauen, errichten
buy = einkaufen, beschaffen, kaufen
calculate = berechnen, kalkulieren, errechnen
calibrate = kalibrieren, Kalibrierung
care = pflegen, betreuen, versorgen
check = prüfen, überprüfen, kontrollieren, nachsehen
clean = reinigen, putzen, säubern
close = schließen, abschließen
collect = sammeln, erheben, einholen, erfassen
communicate = kommunizieren, in Kontakt stehen, sich austauschen
complete = abschließen, fertigstellen, beenden
perform = durchführen, ausführen, vornehmen, verrichten
configure = konfigurieren, einrichten
contact = kontaktieren, ansprechen
convert = umwandeln, umstellen
cook = kochen, zubereiten
coordinate = koordinieren, abstimmen
correct = korrigieren
cover = vertreten
cut = schneiden
decide = entscheiden
deliver = liefern, ausliefern, zustellen
deploy = bereitstellen, ausrollen
describe = beschreiben
design = gestalten, entwerfen, designen, layouten
detect = erkennen, entdecken, finden, feststellen, aufdecken
develop = entwickeln, erarbeiten
make = entwickeln, erarbeiten, bauen
diagnose = diagnostizieren, Fehler suchen
dismantle = demontieren, abbauen
distribute = verteilen, ausgeben
document = dokumentieren, protokollieren, aufzeichnen
draft = aufsetzen, ausarbeiten, entwerfen, verfassen
drive = fahren
earn = erwerben, erhalten
educate = erziehen, unterrichten
train = schulen, unterrichten, ausbilden, anlernen, einweisen, Schulung geben
teach = unterrichten, lehren, Unterricht geben, Unterricht erteilen
onboard = einarbeiten, einweisen, Einarbeitung
empty = entladen, ausladen, abladen
load = beladen, verladen
estimate = schätzen, kalkulieren
examine = untersuchen, prüfen
explain = erklären, erläutern
expand = erweitern, ausbauen
fall = sinken, zurückgehen, fallen
down = sinken, zurückgehen, drücken, herabsetzen, minimieren
up = steigen, wachsen, zulegen, anheben, hochtreiben
file = einreichen, abgeben
fill = besetzen, füllen
find = finden, auffinden
fix = reparieren, beheben, instand setzen
repair = reparieren, beheben, Reparatur
grow = anbauen, züchten
greet = begrüßen, empfangen
handle = bearbeiten, abwickeln, erledigen, sich kümmern um
hire = einstellen, rekrutieren, anwerben
host = ausrichten, veranstalten
improve = verbessern, optimieren
inform = informieren, benachrichtigen, unterrichten
inspect = inspizieren, begutachten
install = installieren, einbauen, montieren, verlegen
interpret = dolmetschen
invoice = fakturieren, Rechnungen stellen, in Rechnung stellen
issue = ausstellen, ausgeben
keep = halten, führen, pflegen
maintain = warten, instand halten, pflegen, Wartung, Instandhaltung
service = warten, instand halten, pflegen, Wartung, Instandhaltung
measure = messen
mediate = vermitteln, schlichten
meet = erfüllen, erreichen
mentor = betreuen, anleiten
monitor = überwachen, beobachten, verfolgen, im Blick behalten
move = umziehen, verlegen, bewegen
negotiate = verhandeln, aushandeln
number = zählen
obtain = erlangen, erwirken
offer = anbieten, bieten
open = eröffnen
operate = bedienen, betreiben
order = bestellen, Bestellung
organize = organisieren, veranstalten, ausrichten, durchführen
pack = verpacken, packen, einpacken
paint = streichen, malen
pay = bezahlen, zahlen
pick = kommissionieren, Kommissionierung
plan = planen, disponieren
plead = plädieren
post = buchen, verbuchen, erfassen
prepare = vorbereiten, erstellen, aufbereiten, zubereiten
present = präsentieren, vorstellen, vortragen
print = drucken
process = bearbeiten, verarbeiten
produce = herstellen, produzieren, fertigen
proofread = korrekturlesen, lektorieren
protect = schützen
provide = bereitstellen, bieten, leisten, erbringen
publish = veröffentlichen
reach = erreichen
receive = erhalten, bekommen, entgegennehmen
reconcile = abstimmen, abgleichen
redesign = neu gestalten, umgestalten, überarbeiten
refer = weiterleiten, verweisen, überweisen
register = registrieren, erfassen, anmelden
renew = erneuern, verlängern
replace = ersetzen, austauschen, tauschen, wechseln, Austausch, Tausch, Ersatz, Wechsel
reply = antworten
report = melden, berichten
represent = vertreten
resolve = lösen, beheben, klären
restock = auffüllen, nachfüllen
review = durchsehen, prüfen, überprüfen, sichten
run = betreiben, durchführen
search = suchen
select = auswählen
sell = verkaufen
send = versenden, verschicken, senden
serve = bedienen, betreuen
set up = einrichten, aufbauen, gründen
implement = einführen, umsetzen, einrichten
shorten = verkürzen, kürzen
sign = unterzeichnen, unterschreiben, <freigeben
sort = sortieren, ordnen
speak = sprechen, reden
store = einlagern, lagern
study = studieren
take part = teilnehmen an, mitwirken
take over = übernehmen
test = testen, prüfen, erproben
translate = übersetzen
transport = transportieren, befördern
treat = behandeln
update = aktualisieren, auf dem neuesten Stand halten
use = nutzen, verwenden, einsetzen, arbeiten mit
visit = besuchen
weigh = wiegen
win = gewinnen, akquirieren
write = schreiben, verfassen
lead = führen, leiten, anleiten, vorstehen, die Leitung haben, die Führung haben, die Verantwortung tragen für
teach = unterrichten, Unterricht, lehren, Unterricht in, Unterricht geben
make = zubereiten, kochen, anfertigen, erstellen, fertigen, produzieren, herstellen, machen
handle = sich kümmern um, erledigen, bearbeiten, abwickeln, besorgen
plan = planen, aufstellen, erstellen, ausarbeiten, Planung, disponieren
order = bestellen, einkaufen, ordern, Bestellung, Einkauf
down = senken, reduzieren, verringern, drücken, vermindern, zurückgehen, heruntergehen, abnehmen
up = steigern, erhöhen, anheben, vergrößern, zunehmen, steigen, wachsen
train = anleiten, <ausbilden, einarbeiten, anlernen, einweisen
supervise = <beaufsichtigen, <Aufsicht, betreuen, <überwachen
keep under supervision = beaufsichtigen, Beaufsichtigung, Aufsicht, überwachen, Überwachung
check = kontrollieren, prüfen, überprüfen, nachprüfen, durchsehen, Kontrolle von, Prüfung von
organize = organisieren, veranstalten, ausrichten, planen, auf die Beine stellen, durchführen
introduce = einführen, einrichten, starten, etablieren, aufbauen
correct = korrigieren, bewerten, benoten
attend = teilnehmen, besuchen, absolvieren
cover = vertreten, einspringen, Vertretung übernehmen
share = mitarbeiten, gemeinsam
record = dokumentieren, festhalten, aufzeichnen, erfassen, protokollieren
talk = sprechen, Gespräche führen, reden, sich austauschen
inform = informieren, unterrichten, Bescheid geben
mend contribution = mitarbeiten an
own keep = pflegen, <verantworten
show someone = zeigen, einweisen in, vertraut machen mit
try out = ausprobieren, erproben, testen
start off = anlaufen, starten, beginnen, anfangen
rise career = aufsteigen, sich hocharbeiten
look through = sichten, durchsehen, prüfen, durchgehen
set up survey = aufsetzen, erstellen, anlegen, einrichten, bauen
collect orders = kommissionieren, zusammenstellen
substitute = vertreten, einspringen für
take exam = ablegen
create text = verfassen, schreiben, erstellen
send out = verschicken, versenden, senden, zuschicken
accompany = begleiten
welcome = empfangen, begrüßen, aufnehmen
drive round = fahren
set out works = abstecken, einmessen
assist role = assistieren
hand off = weiterleiten, übergeben
bring to = bringen
digitise = digitalisieren, Digitalisierung
prepare food = zubereiten, kochen
log = erfassen, eintragen, protokollieren, festhalten, dokumentieren
price up = kalkulieren, anbieten
tidy data = bereinigen, aufräumen, säubern
remove = entfernen, löschen
get back = zurückgewinnen, wiederherstellen
answer calls = annehmen, entgegennehmen, beantworten
arrange with = vereinbaren, absprechen, ausmachen
choose = auswählen, aussuchen
keep books = führen
file documents = ablegen, archivieren
compare = abgleichen, vergleichen, abstimmen
change over = umstellen, wechseln, umsteigen
speak lang = sprechen, reden
explain to = erklären, erläutern
serve guests = bedienen, servieren, bewirten
unload = entladen, abladen
stack shelves = auffüllen, einräumen, verräumen
repair machines = reparieren, instandsetzen, instand setzen
wash patients = waschen, duschen, baden
teach class = unterrichten, geben
hold meeting = abhalten, durchführen, halten
decide stay = bleiben bei, beibehalten
spot = entdecken, aufspüren, feststellen, bemerken, erkennen
stand in = vertreten, Vertretung, einspringen für, in Vertretung von
remove duplicates = bereinigen, Bereinigung, löschen, Löschung, entfernen, Entfernung
rewrite = umschreiben, neu schreiben, überarbeiten, Überarbeitung, neu fassen, Neufassung
pass on = weiterleiten, Weiterleitung, weitergeben, Weitergabe, übermitteln, Übermittlung
send = versenden, Versand, verschicken, senden, abschicken, schicken
prepare ready = vorbereiten, Vorbereitung, bereitstellen, Bereitstellung, richten, herrichten, zusammenstellen
install put = einbauen, Einbau, montieren, Montage, installieren, Installation, anbringen
commission = in Betrieb nehmen, Inbetriebnahme
fault-find = Fehler suchen, Fehlersuche, Störungssuche
calm = beruhigen, Beruhigung, deeskalieren, Deeskalation
accompany = begleiten, Begleitung
bill = fakturieren, Fakturierung, Rechnungen schreiben, Rechnungen stellen, Rechnungsstellung, abrechnen
register = erfassen, Erfassung, eintragen, Eintragung, eingeben, Eingabe, registrieren, Registrierung
file away = ablegen, Ablage, archivieren, Archivierung
reconcile = abstimmen, Abstimmung, abgleichen, Abgleich
chase payment = mahnen, Mahnung, Mahnwesen, anmahnen, Zahlungserinnerung
serve at counter = Kunden bedienen, Kundenbedienung, Bedienung am Tresen
welcome = begrüßen, Begrüßung, empfangen, Empfang
answer calls = Anrufe annehmen, Anrufe entgegennehmen, Telefonannahme, Telefonate führen
measure up = aufmessen, Aufmaß, vermessen, Vermessung, ausmessen
sample = Proben nehmen, Probenahme, beproben, Beprobung, Probenentnahme
spot check = stichprobenartig prüfen, Stichproben, Stichprobenprüfung
keep in order = pflegen, Pflege, in Ordnung halten, instand halten, sich kümmern um
restock = auffüllen, nachfüllen, Auffüllen, bestücken
cook = kochen, zubereiten, Zubereitung
harvest = ernten, Ernte
pack goods = verpacken, Verpackung, einpacken, packen
load = beladen, Beladung, verladen, Verladung, laden
unload = entladen, Entladung, abladen, ausladen, löschen
sew = nähen, Nähen
paint = streichen, Anstrich, lackieren, Lackierung, anstreichen
hand in = einreichen, Einreichung, abgeben, Abgabe, vorlegen
apply for = beantragen, Beantragung, Antrag stellen
write minutes = Protokoll führen, Protokollführung, protokollieren
advise = beraten, Beratung
agree terms = <aushandeln, vereinbaren, Vereinbarung, <verhandeln
convert transfer = umstellen, Umstellung, umziehen, Umzug, übertragen, überführen, Überführung
down = verkürzen, Verkürzung, senken, Senkung, reduzieren, verringern, drücken
up = steigern, erhöhen, anheben, heben
show around = herumführen, Führungen, Führung durch
weigh = wiegen, abwiegen, Abwiegen, verwiegen
count stock = Inventur machen, Inventur, inventarisieren, Bestandsaufnahme
close till = Kasse abrechnen, Kassenabrechnung, Kassenabschluss, Kasse machen
set up rig = einrichten, Einrichten, rüsten, Rüsten
service machines = warten, Wartung, instand halten, Instandhaltung
teach class = unterrichten, Unterricht, lehren
make familiar = einweisen, Einweisung, schulen, Schulung, anlernen, einarbeiten, Einarbeitung
report to = melden, Meldung, mitteilen, anzeigen
replace swap = austauschen, Austausch, tauschen, Tausch, ersetzen, wechseln, Wechsel
look at inspect = begutachten, Begutachtung, besichtigen, Besichtigung, in Augenschein nehmen
test trial = testen, Test, erproben, Erprobung
photograph = fotografieren
catalogue = katalogisieren, Katalogisierung
digitise = digitalisieren, Digitalisierung, einscannen, scannen
renovate = sanieren, Sanierung, renovieren, Renovierung
excavate = graben, ausheben, Aushub
give medicine = Medikamente ausgeben, Medikamente verabreichen, Medikamentengabe
feed animals = füttern, Fütterung
water plants = bewässern, gießen, Bewässerung
decorate = dekorieren, Dekoration
sweep clean = aufräumen, Ordnung machen
print = drucken, Druck
label = etikettieren, Etikettierung, beschriften, Beschriftung
stack = stapeln, palettieren
exercise with = üben mit, Übungen mit, Training mit
show someone how = zeigen, vorführen, <einweisen, <anleiten, <schulen, <unterweisen, <ausbilden
go along = begleiten, mitnehmen, <anleiten, <einarbeiten
key in = erfassen, eingeben, eintragen, einpflegen, aufnehmen, Erfassung, Eingabe
put right = beheben, korrigieren, berichtigen, beseitigen, Behebung, Korrektur, Beseitigung
tell report = melden, mitteilen, berichten, informieren, Meldung, Mitteilung
bring in money = erzielen, erwirtschaften, einbringen, generieren
pass along = weitergeben, weiterleiten, übergeben, übermitteln, einreichen, Weitergabe, Weiterleitung
keep files = führen, machen, erledigen, pflegen, Führung
issue bills = schreiben, erstellen, ausstellen, Erstellung
send letters = verschicken, versenden, Versand, zusenden
shorten = verkürzen, kürzen, reduzieren, verringern, senken
travel plans = organisieren, planen, Organisation, Planung
make change = umstellen, umsteigen, Umstellung, Umstieg, wechseln, Wechsel
keep watch = überwachen, kontrollieren, beobachten, Überwachung
discuss = besprechen, erörtern, Besprechung
roll out = einführen, ausrollen, implementieren, Einführung, Rollout, Implementierung
rebuild = neu aufbauen, neu entwickeln, überarbeiten
take over = übernehmen, Übernahme
assure = sicherstellen, gewährleisten, Sicherstellung, Gewährleistung
look after = betreuen, sich kümmern um, Betreuung
find out = ermitteln, feststellen, Ermittlung, herausfinden
get ready = vorbereiten, aufbereiten, Vorbereitung, Aufbereitung
sort = ordnen, sortieren, Sortierung
clear out = entfernen, beseitigen, aussortieren
demonstrate = zeigen, vorführen, vorstellen, präsentieren
finish = abschließen, beenden, fertigstellen, Abschluss, Fertigstellung
exchange parts = austauschen, ersetzen, wechseln, tauschen
write down = festhalten, dokumentieren, protokollieren, aufzeichnen, notieren
anlernen = einarbeiten, anlernen, einlernen, einweisen
Blut entnehmen = Blut abnehmen, Blut entnehmen, Blutabnahme, Blutentnahme
Verband wechseln = Verband wechseln, Verbandswechsel, Verbandwechsel
nachfassen = nachfassen, nachhaken, nachtelefonieren
weiterreichen = weitergeben, weiterleiten, weiterreichen, übergeben
anbringen = anbringen, montieren, befestigen
ein Protokoll führen = protokollieren, Protokoll führen, Protokollführung
Kasse machen = kassieren, abkassieren
ausliefern = ausliefern, liefern, zustellen, ausfahren
einräumen = einräumen, einsortieren, verräumen
aufräumen = aufräumen, Ordnung halten
bestücken = bestücken, befüllen, auffüllen, nachfüllen
entsorgen = entsorgen, wegwerfen
ablesen = ablesen, auslesen
abgleichen = abgleichen, abstimmen
abschätzen = schätzen, abschätzen
zurückschneiden = zurückschneiden, schneiden, stutzen
`,
	things: `
digital = digital, elektronisch
checklist = Checkliste, Prüfliste
contact person = Ansprechperson, Ansprechpartner, Ansprechpartnerin, Kontaktperson, Anlaufstelle
rates = Rate, Preis, Tarif
defect = Mangel, Fehler, Defekt
downtime = Ausfall, Stillstand, Ausfallzeit, Stillstandzeit
scrap = Ausschuss, Abfall
handbook = Handbuch, Leitfaden, Anleitung
spare part = Ersatzteil
waiting line = Warteschlange
stockroom = Lager, Depot
survey = Umfrage, Befragung
expense = Kosten, Ausgaben, Aufwand
on time = pünktlich, termingerecht, fristgerecht, rechtzeitig
older people = Senioren, ältere Menschen
twice = zweimal, zwei Mal, 2 Mal
three times = dreimal, drei Mal, 3 Mal
four times = viermal, vier Mal, 4 Mal
five times = fünfmal, fünf Mal, 5 Mal
three shifts = Dreischichtbetrieb, Dreischichtsystem, in drei Schichten, Drei-Schicht-Betrieb
late shift = Spätschicht, Spätdienst
weekday shift = Frühschicht, Frühdienst
nationwide = bundesweit, landesweit, deutschlandweit
bill cost = Rechnung
household linen = Wäsche
site = Baustelle
faculty = Lehrkörper, Dozent, Dozentin
learning material = Schulungsunterlage, Lehrmaterial, Lernmaterial, Unterrichtsmaterial
ppe = PSA, Schutzausrüstung, persönliche Schutzausrüstung
sop = SOP, Standardarbeitsanweisung
purchase order = Bestellung
month end = Monatsabschluss
accounts receivable = Debitorenbuchhaltung, Debitoren
accounts payable = Kreditorenbuchhaltung, Kreditoren
ticket = Ticket, Anfrage, Supportanfrage
due date = Frist, Termin, Abgabetermin, Stichtag
availability = Verfügbarkeit
initiative = Initiative, Projekt, Vorhaben
real time = Echtzeit, in Echtzeit, live
first = erste, anfängliche
evening = Abend
handheld = Handscanner, MDE-Gerät
household = Haushalt, Familie
rota = Dienstplan, Einsatzplan, Schichtplan
holiday cover = Urlaub, Ferien
appointment slot = Termin, Konsultation
injury = Verletzung
delay = Verspätung, Verzögerung
breakdown = Störung, Ausfall, Defekt, Panne
client call = Anruf, Telefonat, Telefongespräch, Gespräch
website presence = Seite, Auftritt, Webseite, Internetseite, Präsenz
guidance = Anleitung, Führung
situation = Situation, Lage, Umstand
finding = Ergebnis, Befund, Erkenntnis
client account = Kunde, Kundin, Klient, Kundenkonto
case = Fall, Akte, Vorgang
inventory = Bestand, Lagerbestand, Vorrat, Warenbestand
address = Adresse, Anschrift
administration = Verwaltung, administrativ, Administration, Verwaltungsarbeit
advert = Anzeige, Inserat, Werbung, Werbeanzeige
advice = Beratung, Rat, Ratschlag
age = Alter, Altersgruppe, alt
air = Luft
ambulance = Krankenwagen, Rettungswagen
animal = Tier
annual accounts = Jahresabschluss, Jahresabschlüsse
appeal = Widerspruch, Berufung, Einspruch
applicant = Bewerber, Bewerberin, Bewerbende, Kandidat
appointment = Termin
apprentice = Auszubildende, Auszubildender, Azubi, Lehrling
apprentice = Auszubildende, Azubi, Lehrling, Kochazubi, Kochlehrling
apprenticeship = Ausbildung, Lehre, Berufsausbildung
arabic = Arabisch
artwork = Illustration, Zeichnung
assembly = Montage, Aufbau
associate = Partner
association = Verein, Verband
attendance = Anwesenheit, Teilnahmequote
audience = Publikum, Zuschauer
audit = Audit, Prüfung, Revision
austria = Österreich
author = Autor, Verfasser
availability = Verfügbarkeit
average = Durchschnitt, durchschnittlich, im Schnitt, im Durchschnitt
backlog = Rückstand, Rückstände
backup = Datensicherung, Backup, Sicherung
balance = Bilanz
bank = Bank
bank reconciliation = Kontenabstimmung, Bankabgleich
bed = Bett, Betten, bettig
beginner = Anfänger, Einsteiger
belgium = Belgien
benefit = Leistung, Sozialleistung
bill = Rechnung
billing = Fakturierung, Rechnungsstellung, Abrechnung
blood = Blut
board = Vorstand, Gremium
body = Körper
boiler = Heizkessel, Kessel
bonus = Bonus, Prämie
book cover = Buchumschlag, Buchcover
bookkeeping = Buchhaltung, Buchführung
breakdown = Ausfall, Störung, Stillstand, Panne
breakfast = Frühstück
brochure = Broschüre, Flyer, Faltblatt, Prospekt
budget = Budget, Etat, Haushalt
bus = Bus
cable = Kabel, Leitung, Verkabelung
calendar = Kalender, Terminkalender
campaign = Kampagne
canteen = Kantine, Mensa
car park = Parkplatz
card = Karte
care home = Pflegeheim, Altenheim, Seniorenheim
cargo = Fracht, Ladung
carpenter = Tischler, Schreiner, Zimmerer
case = Fall, Fälle, Vorgang
cash = Bargeld, Kasse, Bar
cash register = Kasse
catalogue = Katalog
category = Kategorie, Art, Sorte, Typ
cause = Ursache
change = Änderung, Veränderung
charge = Gebühr, Honorar
checklist = Checkliste
chef = Koch, Köchin
child care = Kinderbetreuung, Kita
choice = Auswahl, Wahl
church = Kirche, Gemeinde
city = Stadt, Städte
city council = Stadtverwaltung, Gemeinde, Kommune, kommunal, städtisch
class = Klasse, Schulklasse, Lerngruppe
class = Klasse, Unterrichtsstunde, Unterricht
classroom = Klassenzimmer, Klassenraum
cleaning = Reinigung, Sauberkeit
client meeting = Kundentermin, Kundengespräch
clinic = Klinik, Ambulanz
clinical = klinisch
closing = Abschluss
clothing = Kleidung, Bekleidung, Textilien
coffee = Kaffee
college = Hochschule, Universität
colour = Farbe
commission = Provision
committee = Ausschuss, Komitee
community = Gemeinschaft, Nachbarschaft, Gemeinde
competition = Wettbewerb
competitor = Wettbewerber, Konkurrent
component = Bauteil, Komponente, Teil
computer = Computer, Rechner, PC
concept = Konzept
concert = Konzert
condition = Bedingung, Konditionen
conflict = Konflikt, Streit
construction = Bau, Bauarbeiten
construction site = Baustelle
consultation = Beratungsgespräch, Sprechstunde
consumption = Verbrauch
contact = Kontakt
content = Inhalt
contractor = Auftragnehmer, Subunternehmer
cooking = Küche
copy = Kopie
correspondence = Korrespondenz, Schriftverkehr, Brief
council housing = Sozialwohnung, sozialer Wohnungsbau
course = Kurs, Lehrgang
court = Gericht
cover = Umschlag, Cover, Einband
craft = Handwerk, Gewerk
credit note = Gutschrift
crisis = Krise
curriculum = Lehrplan, Curriculum
customs = Zoll
damage = Schaden, Schäden
data entry = Dateneingabe, Datenerfassung
data protection = Datenschutz
database = Datenbank
day = Tag, täglich, pro Tag, am Tag, je Tag
deadline = Frist, Termin, Abgabetermin, Stichtag
debt = Schulden, Rückstand
decision = Entscheidung, Bescheid
delay = Verzögerung, Verspätung
delivery = Lieferung, Sendung
demand = Bedarf, Nachfrage
design = Design, Gestaltung, Entwurf
diagnosis = Diagnose, Diagnostik
dialysis = Dialyse
diet = Ernährung, Diät
different = verschieden, unterschiedlich
digital = digital
disability = Behinderung, behindert
discharge = Entlassung
discount = Rabatt, Nachlass
disease = Krankheit, Erkrankung
dish = Gericht, Speise, Mahlzeit, Essen
dismissal = Kündigung, Entlassung
dispatch = Versand
distribution = Verteilung, Distribution, Vertrieb
district = Bezirk, Kreis, Landkreis
documentation = Dokumentation
donation = Spende
donor = Spender
drink = Getränk
driver = Fahrer, Kraftfahrer
drug = Medikament, Arzneimittel, Arznei, Medikation
early years = Kindergarten, Vorschule, Kita
east = Osten, östlich, Ost
education = Bildung, Erziehung
efficiency = Effizienz
effort = Aufwand
elderly people = Senioren, ältere Menschen, alte Menschen, Seniorinnen
electrical = elektrisch, Elektro
electrician = Elektriker, Elektroniker
electricity = Strom, Elektrizität, Energie
electronic = elektronisch
employment = Beschäftigung, Anstellung, Arbeits
employment contract = Arbeitsvertrag, Arbeitsverträge
employment law = Arbeitsrecht, arbeitsrechtlich
engine = Motor
england lang = Englisch, englisch
environment = Umwelt
equipment = Ausrüstung, Ausstattung, Gerät, Geräte
europe = Europa, europäisch
evening = Abend
eviction = Räumung, Zwangsräumung
exam = Prüfung, Klausur, Examen
example = Beispiel
exercise = Übung
exhibition = Ausstellung
expense claim = Reisekostenabrechnung, Spesenabrechnung, Reisekosten
experiment = Experiment, Versuch
export = Export, Ausfuhr
extension = Erweiterung, Verlängerung
facility = Werk, Fabrik, Betriebsstätte
faculty = Fakultät, Fachbereich
farm = Bauernhof, Hof, Landwirtschaftsbetrieb
fault = Fehler, Defekt, Mangel
feature = Funktion, Feature
feedback = Rückmeldung, Feedback
field trip = Ausflug, Exkursion
finance = Finanzen, finanziell
fire = Feuer, Brand
first aid = Erste Hilfe, Ersthelfer
fleet = Fuhrpark, Flotte
flight = Flug
flower = Blume
food = Lebensmittel, Nahrungsmittel
food bank = Tafel, Lebensmittelausgabe
food safety = Lebensmittelsicherheit, Lebensmittelhygiene
foreign = ausländisch, Ausland
forklift = Gabelstapler, Stapler
form = Formular
foundation = Stiftung, gemeinnützig
france = Frankreich
france lang = Französisch, französisch
fraud = Betrug
freezer = Kühlhaus, Kühllager, Tiefkühl
fresh = frisch
friend = Freund
fruit = Obst, Frucht
function = Funktion
fundraising = Spendensammlung, Fundraising
furniture = Möbel
game = Spiel
garden = Garten, Park
gas = Gas
general = allgemein
germany = Deutschland
germany lang = Deutsch, deutsch
girl = Mädchen
glass = Glas
goods = Ware, Lebensmittel, Produkt
government = Behörde, Regierung, Amt
grade = Note, Klasse, Klassenstufe
grade level = Klasse, Jahrgang, Jahrgangsstufe
graphic = Grafik, grafisch
guarantee = Garantie, Gewährleistung
guest = Gast, Gäste, Besucher, Essensgast
guide = Leitfaden, Handbuch, Anleitung
hazardous = gefährlich, Gefahrgut
health = Gesundheit
health and safety = Arbeitssicherheit, Arbeitsschutz
healthcare = Gesundheitswesen
healthcare assistant = Pflegehelfer, Pflegeassistent
hearing = Anhörung, Verhandlung, Gerichtstermin
heating = Heizung
helpdesk = Helpdesk, Service Desk
high = hoch, hohe
high school = Gymnasium, Realschule, Oberschule, weiterführende Schule
history = Geschichte
holiday = Urlaub, Ferien
home = Zuhause, Wohnung, Haus
home visit = Hausbesuch
homeless = obdachlos, wohnungslos, Obdachlose
hotel = Hotel
household = Haushalt
housing = Wohnen, Wohnraum, Unterkunft, Wohnung
human = menschlich, Mensch
hygiene = Hygiene, HACCP, Lebensmittelhygiene
idea = Idee
immigration = Einwanderung, Migration, Migrant
import = Import, Einfuhr
inbound = eingehend, Wareneingang, ankommend
incident = Vorfall, Zwischenfall, Störung
inclusion = Inklusion
independent firm = unabhängig
index = Kennzahl, Index, Indikator
industry = Branche, Industrie, industriell
infection = Infektion
infrastructure = Infrastruktur
injury = Verletzung, Unfall
installation = Installation, Anlage, Montage
institution = Institution, Institut, Einrichtung
insurance = Versicherung
intensive = intensiv
interface = Schnittstelle, Oberfläche
internal = intern, innerbetrieblich
interpreter = Dolmetscher
intravenous = intravenös, IV
italy = Italien
italy lang = Italienisch, italienisch
job application = Antrag, Bewerbung, Anträge
job interview = Vorstellungsgespräch, Bewerbungsgespräch
job seeker = Arbeitssuchende, Arbeitslose, arbeitslos
journalist = Journalist
judge = Richter
key account = Großkunde, Schlüsselkunde
kitchen = Küche, Großküche, Betriebsküche, Kantine
lab = Labor, Laboratorium
language = Sprache
laptop = Laptop, Notebook
large = groß
lawyer = Anwalt, Rechtsanwalt
layout = Layout, Satz
learner = Lernende, Kursteilnehmer
learning = Lernen
legal = rechtlich, juristisch, Rechts
lesson = Unterricht, Stunde, Unterrichtsstunde
lesson plan = Unterrichtsplanung, Unterrichtsentwurf
level = Niveau, Stufe
library = Bibliothek
licence = Lizenz, Genehmigung, Erlaubnis, Führerschein
life = Leben
light = Licht, Beleuchtung
line = Produktionslinie, Linie, Fertigungslinie
list = Liste
loan = Kredit, Darlehen, Hypothek
local = örtlich, lokal, regional
log = Protokoll, Logbuch
logistics = Logistik, Lieferkette, logistisch
logo = Logo
long = lang
loss = Verlust
lunch = Mittagessen
mail = Post
mailbox = Postfach, Posteingang
maintenance = Wartung, Instandhaltung, Pflege
man = Mann, männlich
manual = manuell, von Hand
market research = Marktforschung
marketing = Marketing
mathematics = Mathematik, Mathe
meal = Essen, Gericht, Mahlzeit, Menü, Speise, Portion
measurement = Messung, Messwert
meat = Fleisch
media = Medien, Presse
mediation = Mediation, Vermittlung
medical = medizinisch, ärztlich
medical record = Patientenakte, Krankenakte
medicine = Medizin
medium-sized = mittelständisch, mittelgroß
member = Mitglied
menu = Speisekarte, Menü
metal = Metall
microbiology = Mikrobiologie, mikrobiologisch
middle school = Mittelschule, Sekundarstufe
minutes = Protokoll
model = Modell
money = Geld
month-end closing = Monatsabschluss, Monatsabschlüsse
morning = Morgen, Vormittag
multilingual = mehrsprachig
museum = Museum
music = Musik
need = Bedarf, Anforderung, Bedürfnis
netherlands = Niederlande
netherlands lang = Niederländisch, niederländisch
network = Netzwerk, Netz
new hire = neue Mitarbeiter, neue Mitarbeitende, neue Kollegen, Neuzugang
newsletter = Newsletter, Rundbrief
night = Nacht
night shift = Nachtdienst, Nachtschicht
non-conformity = Abweichung, Nichtkonformität
north = Norden, nördlich, Nord
notice = Mitteilung, Benachrichtigung
number = Zahl, Anzahl
nurse = Krankenschwester, Krankenpfleger, Pflegefachkraft, Pflegekraft, Pflegefachfrau, Pflegefachmann
nursing = Pflege, Krankenpflege
offer = Angebot, Offerte
office = Büro
office supplies = Büromaterial, Bürobedarf
online = online
opening = Eröffnung, Öffnung
operation = Betrieb
order = Bestellung, Auftrag, Aufträge
other = andere, weitere
outbound = ausgehend, Warenausgang
outcome = Ergebnis, Befund
outdoor = Freien
package = Paket, Päckchen
packaging = Verpackung
page = Seite
pain = Schmerz
paint = Farbe, Anstrich
pallet = Palette
panel = Schaltschrank, Verteiler, Verteilerkasten
parent = Eltern, Elternteil
parent = Eltern, Erziehungsberechtigte, Elternteil
patient = Patient, Patientin
payment = Zahlung
payroll = Lohnabrechnung, Gehaltsabrechnung, Lohnbuchhaltung, Entgeltabrechnung
penalty = Strafe, Bußgeld
person = Person, Mensch, Menschen, Leute
pharmacy = Apotheke
photography = Fotografie
physiotherapy = Physiotherapie
piece = Stück, Teil
pipe = Rohr, Rohrleitung
planning permission = Baugenehmigung
plumbing = Sanitär
poland = Polen
portugal = Portugal
portugal lang = Portugiesisch, portugiesisch
poster = Plakat, Poster
press release = Pressemitteilung
pressure = Druck
price = Preis
primary school = Grundschule, Volksschule
primary school = Grundschule, Volksschule, Grundschullehrerin, Grundschullehrer
printer = Drucker
printing = Druck
private = privat
production = Produktion, Fertigung, Herstellung
progress = Fortschritt
project = Projekt
property = Immobilie, Liegenschaft
protocol = Protokoll, Arbeitsanweisung, SOP
public = öffentlich
publisher = Verlag
pump = Pumpe
pupil = Schüler, Schulkind, Kinder, Lernende, Schülerschaft
purchase = Einkauf, Beschaffung, Kauf
quality control = Qualitätskontrolle
queue = Warteschlange
rail = Bahn, Eisenbahn, Zug
rate of response = Rücklaufquote
raw material = Rohstoff
reading = Lesen, Leseförderung
receipt = Beleg, Quittung
reception = Empfang, Rezeption
recipe = Rezept, Rezeptur
recruitment = Rekrutierung, Personalgewinnung, Personalauswahl, Recruiting
refugee = Flüchtling, Geflüchtete, geflüchtet, Asylbewerber
register = Register, Anmeldung, Registrierung
regular = regelmäßig
rehabilitation = Rehabilitation, Reha
release = Veröffentlichung, Release
rent = Miete, Mietverhältnis, Mietvertrag
replacement = Ersatz, Austausch
request = Anfrage, auf Wunsch, auf Anfrage
resident = Bewohner, Einwohner
response = Antwort, Reaktion
response time = Antwortzeit, Reaktionszeit
restaurant = Restaurant, Gaststätte
retail = Einzelhandel, Handel
return = Retoure, Rückgabe
review = Überprüfung, Durchsicht
risk = Risiko
road = Straße
room = Raum, Zimmer
rota = Dienstplan, Schichtplan, Einsatzplan
route = Route, Tour, Strecke
safety check = Sicherheitsprüfung, Sicherheitskontrolle
sale = Verkauf, Vertrieb, Absatz
same = gleich, selbe
sample = Probe, Muster
satisfaction = Zufriedenheit
saving = Einsparung, Ersparnis
schedule = Zeitplan, Plan, Stundenplan
school = Schule
science = Wissenschaft, wissenschaftlich
screen = Bildschirm
season = Saison
security = Sicherheit
server = Server
service = Dienstleistung, Dienst, Service
setting = Umfeld, Umgebung
settlement = Vergleich, Einigung
shelter = Unterkunft, Heim
ship = Schiff, Boot
shopping centre = Einkaufszentrum
short = kurz
sick leave = Krankenstand, Krankmeldung
sign = Schild, Beschilderung
skill = Fähigkeit, Kompetenz
small = klein
SME = KMU, kleine und mittlere Unternehmen, Mittelstand
social = sozial
social media = soziale Medien, soziale Netzwerke, Social Media
social worker = Sozialarbeiter, Sozialpädagoge
software = Software
south = Süden, südlich, Süd
spain = Spanien
spain lang = Spanisch, spanisch
spare part = Ersatzteil
speaker = Referent, Redner
specification = Spezifikation, Lastenheft
sport = Sport
spreadsheet = Tabelle, Tabellenkalkulation
stage = Phase, Etappe
stakeholder = Stakeholder, Interessengruppe
standard = Standard, Norm
statement = Erklärung, Auszug
statistics = Statistik, statistisch
steel = Stahl
storage = Lagerung
strategy = Strategie, strategisch
stroke = Schlaganfall
structure = Struktur
subject = Fach, Thema, Fächer
subtitle = Untertitel
summer = Sommer
supermarket = Supermarkt, Lebensmittelmarkt
supplier = Lieferant, Lieferfirma, Zulieferer
supply = Versorgung, Bedarf, Material
surgery = Operation, Operationssaal, OP, chirurgisch
survey = Umfrage, Befragung, Fragebogen
switch = Schalter
switzerland = Schweiz
system = System, Anlage
tax = Steuer, steuerlich
tax return = Steuererklärung
teaching = Unterricht, Lehre
technical = technisch
technician = Techniker
technology = Technik, Technologie
television = Fernsehen, TV
temperature = Temperatur
template = Vorlage
tenant = Mieter
test = Test, Prüfung, Erprobung
text = Text
theatre = Theater
therapy = Therapie, Behandlung
thesis = Abschlussarbeit, Dissertation, Masterarbeit, Bachelorarbeit
ticket = Ticket, Anfrage
timber = Holz
time = Zeit, Dauer
TMS = Transportmanagementsystem, TMS
tool = Werkzeug
tourism = Tourismus, Tourist
trade fair = Messe
trade union = Gewerkschaft
traffic = Verkehr
training = Schulung, Training, Fortbildung, Weiterbildung
transport = Transport
travel = Reise
treasurer = Kassenwart, Schatzmeister
treatment = Behandlung
trip = Fahrt
turkish = Türkisch
tyre = Reifen
united kingdom = Vereinigtes Königreich, Großbritannien
usability = Usability, Benutzerfreundlichkeit
vacancy = offene Stelle, Stelle
value = Wert
vat = Mehrwertsteuer, Umsatzsteuer, MwSt, USt
vegetable = Gemüse
village = Dorf
visa = Visum
voice = Stimme
volunteer person = Ehrenamtliche, Freiwillige
waste = Abfall, Lebensmittelabfall, Verschwendung, Müll
waste = Abfall, Müll, Ausschuss
water = Wasser
week = Woche, wöchentlich, pro Woche, in der Woche, je Woche
weekend = Wochenende
west = Westen, westlich, West
WMS = Lagerverwaltungssystem, WMS
woman = Frau, weiblich
wood = Wald
worker = Arbeiter, Arbeitskraft
working hours = Arbeitszeit, Arbeitszeiten
workplace = Arbeitsplatz
workshop room = Werkstatt
world = Welt
wound = Wunde
writing = Schreiben
youth = Jugend, Jugendliche, junge Menschen
transition = Umstellung, Wechsel, Übergang, Umstieg
absent = abwesend, verhindert, im Urlaub, nicht da, krank, krankgeschrieben, frei hatte, frei hat, fehlte, fehlt, ausfiel, ausfällt, Abwesenheit, verreist
rota = Dienstplan, Schichtplan, Einsatzplan, Dienstplanung
call out = Bereitschaft, Rufbereitschaft, Bereitschaftsdienst, Pikett, Pikettdienst
questionnaire = Umfrage, Befragung, Erhebung, Fragebogen
online survey = Onlineumfrage, Onlinebefragung, Online-Umfrage, Online-Befragung
slot = Termin, Einheit, Stunde
link work = Abstimmung, Absprache, Rücksprache
physio = Physiotherapie, Physio, Krankengymnastik
occupational therapy = Ergotherapie
access = Zugriff, Zugang, Berechtigung
exam = Prüfung, Examen, Abschlussprüfung
exam taken = bestanden, bestehen
guidebook = Anleitung, Handbuch, Leitfaden
both = beide, beiden
self taught = autodidaktisch, Autodidakt, selbst beigebracht
site manager = Bauleiter, Bauleiterin
surveyor = Vermesser, Vermessungsingenieur
bypass road = Umgehungsstraße, Ortsumfahrung
trunk road = Bundesstraße
starting date = Eintrittstermin, Startdatum, Eintritt
notice period = Kündigungsfrist
level word = Niveau, Stufe
leaver = Abgang, Austritt, Kündigung
waste food = Abfall, Verschnitt, Ausschuss
caller = Anrufer, Anrufende
charge shift = Schichtleitung
duty cover = Vertretung, vertretungsweise, Aushilfe
own time = eigene Zeit, Freizeit
paperwork = Papierkram, Formulare, Unterlagen
monthly = monatlich, im Monat, pro Monat, jeden Monat
weekly word = wöchentlich, pro Woche, in der Woche, jede Woche
daily word = täglich, pro Tag, am Tag, jeden Tag
yearly word = jährlich, pro Jahr, im Jahr, jedes Jahr
several kinds = verschiedene, diverse
person served = Klient, Klientin, Kunde, Bewohner, Patient
member staff = Mitarbeitende, Mitarbeiter, Mitarbeiterin, Beschäftigte, Angestellte, Personal
work placement = Praktikum, Praxiseinsatz
documentation = Dokumentation, Unterlagen, Aufzeichnungen
inquiry = Anfrage, Frage, Rückfrage
complaint = Beschwerde, Reklamation
delivery = Lieferung, Sendung
invoice = Rechnung, Faktura
quote = Angebot, Kostenvoranschlag, Offerte
order noun = Auftrag, Bestellung
appointment noun = Termin
report noun = Bericht, Report
goods = Waren, Ware, Artikel, Produkte
stocktake = Inventur, Bestandsaufnahme
machine = Maschine, Gerät, Anlage
customer facing = Kundenkontakt, mit Kunden
children = Kind, Kinder, Schüler
colleague = Kollege, Kollegin, Kolleginnen und Kollegen
month-end = Monatsabschluss, Monatsabschlüsse
year-end = Jahresabschluss, Jahresabschlüsse
payroll = Lohnabrechnung, Gehaltsabrechnung, Entgeltabrechnung
reminder letters = Mahnung, Mahnwesen, Zahlungserinnerung
training day = Schulung, Fortbildung, Seminar
safety = Sicherheit
quality = Qualität
handover noun = Übergabe, Dienstübergabe
family = Familie, Angehörige
elderly = ältere Menschen, Senioren, Seniorinnen
meals = Mahlzeit, Essen, Speisen
guests = Gast, Gäste, Gedeck
evening shift = Spätschicht, Abendschicht, Spätdienst
early shift = Frühschicht, Frühdienst
lessons = Unterrichtsstunde, Unterricht, Stunde
parents = Eltern, Erziehungsberechtigte
campaign = Kampagne, Aktion
subscriber = Abonnent, Empfänger
open rate = Öffnungsrate
landing = Landingpage, Zielseite
user = Nutzer, Nutzerin, Anwender, Benutzer
dashboard = Dashboard, Kennzahlenübersicht
script = Skript
duplicate = Dublette, doppelt, Duplikat
interviews = Interview, Gespräch
job applications = Bewerbung
confirmation = Bestätigung, Eingangsbestätigung
as needed = bei Bedarf, nach Bedarf, wenn nötig, falls nötig, wenn erforderlich
correspondence = Schriftwechsel, Korrespondenz, Schriftverkehr, Briefwechsel, Briefverkehr
phone call = Telefonat, Telefongespräch, Anruf, Gespräche am Telefon, Telefongespräche
lawyer = Anwalt, Anwältin, Rechtsanwalt, Rechtsanwältin, Anwälte, Rechtsanwälte
assessor = Sachverständiger, Sachverständige, Sachverständigen, Gutachter, Gutachterin, Gutachtern
trip = Dienstreise, Reise, Geschäftsreise
wait time = Wartezeit, Wartezeiten, Wartedauer
turnaround = Durchlaufzeit, Bearbeitungszeit, Bearbeitungsdauer
response time = Reaktionszeit, Antwortzeit
complaint = Beschwerde, Beschwerden, Reklamation, Reklamationen, Beanstandung
meeting = Besprechung, Sitzung, Meeting
rota = Dienstplan, Dienstpläne, Schichtplan, Einsatzplan
quote = Kostenvoranschlag, Offerte
contract = Vertrag, Verträge
file case = Akte, Akten, Vorgang, Vorgänge, Fall, Fälle
resident = Bewohner, Bewohnerin, Bewohnerinnen
pupil = Schüler, Schülerin, Schülerinnen
temp = Aushilfe, Aushilfskraft, Saisonkraft, Leiharbeiter
trainee person = Auszubildende, Auszubildender, Auszubildenden, Azubi, Lehrling
prosthesis = Prothese, Prothesen, TEP, Endoprothese
surgery operation = Operation, Eingriff, operativer Eingriff
after surgery = postoperativ, nach OP, nach Operation, nach Operationen
plan drawing = Zeichnung, Schaltplan, Bauplan, Schema
vehicle = Fahrzeug, Fahrzeuge, <Wagen, <Auto, Kfz
goods = Ware, Waren, Artikel
shift pattern = Schichtdienst, Wechselschicht, Schichtbetrieb
on call = Bereitschaft, Bereitschaftsdienst, Rufbereitschaft, Notdienst
leave = Urlaub, Ferien, freie Tage
absence = Abwesenheit
illness = Krankheit, Krankheitsfall, Krankheitszeiten, Krankheitszeit, Krankenstand
holiday time = Urlaubszeiten, Urlaubszeit, Urlaub
focus = Schwerpunkt, Schwerpunkte, Fokus
handover = Übergabe, Übergaben
unpaid = offene Rechnung, offene Posten, Außenstände
machine = Maschine, Maschinen, Gerät
spare parts = Ersatzteile, Ersatzteil
plant bed = Beet, Bepflanzung
parts of team = Kolonne, Trupp, Team, Mannschaft
pricing = Tarif, Entgelt
site building = Baustelle, Baustellen
branch shop = Filiale, Laden, Geschäft, Markt
head office = Zentrale, Hauptsitz, Hauptverwaltung
nursing home = Pflegeheim, Altenheim, Seniorenheim
daycare = Kita, Kindertagesstätte, Krippe, Kindergarten
paperwork = Unterlagen, Papiere, Dokumente
work order = Auftrag, Aufträge, Arbeitsauftrag
appointment = Termin, Termine
first appointment = Ersttermin, erster Termin, ersten Termin
night = Nacht, nachts, nächtlich
weekend = Wochenende, Wochenenden, am Wochenende
peak season = Hochsaison, Hauptsaison
without paper = papierlos, ohne Papier
square metre = Quadratmeter, m2, qm
private customer = Privatkunde, Privatkunden
business customer = Geschäftskunde, Geschäftskunden, Firmenkunde, Firmenkunden
newcomer = neuer Mitarbeiter, neue Mitarbeiter, neue Kollegen, neue Mitarbeitende
by hand = von Hand, manuell, händisch
in writing = schriftlich
by phone = telefonisch, am Telefon, per Telefon
online = online, im Internet
at a distance = im Fernstudium, Fernstudium, Fernkurs
on site = vor Ort, am Standort
small = klein, kleine, kleinen
regular = regelmäßig, routinemäßig
external = extern, externe, auswärtig
internal = intern, interne, hausintern
abroad = im Ausland, ins Ausland
municipality = Gemeinde, Kommune, Stadtverwaltung
breakdown = Störung, Ausfall, Defekt, Panne
rate of errors = Fehlerquote, Fehlerrate
course class = Kurs, Lehrgang
winter = Winter
spring = Frühjahr, Frühling
autumn = Herbst
expiry = Ablaufdatum, Verfallsdatum, MHD
floor storey = Geschoss, Geschosse, Stockwerk, Etage
patient = Patient, Patientin, Patienten
working group = Arbeitsgruppe, Projektgruppe, Arbeitskreis
meal = Mahlzeit, Mahlzeiten, Essen
spreadsheet = Tabellenkalkulation, <Excel, <Google Sheets, <LibreOffice Calc
management = Geschäftsleitung, Geschäftsführung
business trip = Dienstreise, Geschäftsreise
downtime = Stillstand, Stillstandszeit, Ausfallzeit
temporary worker = Leiharbeitskraft, Zeitarbeitskraft, Leiharbeiter, Leiharbeitnehmer, Zeitarbeiter
afterwards = anschließend, danach, im Anschluss, daraufhin
member of staff = Mitarbeiter, Mitarbeitende, Beschäftigte, Angestellte
discrepancy = Abweichung, Differenz, Unstimmigkeit
hgb = HGB, Handelsgesetzbuch
lorry = Lkw, Lastwagen, Lastkraftwagen
contact person = Ansprechpartner, Ansprechpartnerin, Kontaktperson
in the area = im Bereich, bei
daily = täglich, am Tag, pro Tag, jeden Tag
monthly = monatlich, im Monat, pro Monat, jeden Monat
weekly = wöchentlich, in der Woche, pro Woche, jede Woche
yearly = jährlich, im Jahr, pro Jahr, jedes Jahr
shift = je Schicht, pro Schicht
competitor = Wettbewerber, Mitbewerber, Konkurrent
by means of = mittels, mithilfe, per
branch = Filiale, Zweigstelle, Niederlassung
wages = Lohn, Gehalt
appliance = Gerät, Apparat
record of meeting = Protokoll, Niederschrift, Sitzungsprotokoll
flat = Wohnung, Appartement, Apartment
heating = Heizung, Heizungsanlage
excel sheet = Excel-Blatt, Excel-Tabelle, Excel-Liste, Excel-Datei
value added tax return = Umsatzsteuervoranmeldung, USt-Voranmeldung, UStVA, Umsatzsteuer-Voranmeldung
value added tax = Umsatzsteuer, USt, Mehrwertsteuer, MwSt
annual accounts = Jahresabschluss, Jahresabschlüsse, Jahresabschlussarbeiten
several = mehrere, etliche, verschiedene, diverse, unterschiedliche
dispatch = Disposition, Dispo
truck = Lkw, LKW, Lastwagen, Lastkraftwagen
work phase = Leistungsphase, LPH, Lph
electrocardiogram = EKG, Elektrokardiogramm
intensive care = Intensivstation, ITS
purchase order = Bestellung, Order
work instruction = Arbeitsanweisung, Arbeitsanleitung
customer service = Kundendienst, Kundenservice
accounting department = Buchhaltung, Rechnungswesen
safety briefing = Sicherheitsunterweisung, Arbeitsschutzunterweisung
construction manager = Bauleitung, Bauleiter
after-school care = Hort, Nachmittagsbetreuung
parents evening = Elternabend, Elternversammlung
parents talk = Elterngespräch, Gespräch mit Eltern, Gespräche mit Eltern
nursery = Kita, Kindertagesstätte, Kindergarten
toddlers = Krippenkinder, Kleinkinder
nursing documentation = Pflegedokumentation, Dokumentation der Pflege
inventory = Inventur, Bestandsaufnahme
social media = Social Media, soziale Medien, soziale Netzwerke
data records = Datensatz, Datensätze
every monday = =montags, jeden Montag, an jedem Montag
every tuesday = =dienstags, jeden Dienstag, an jedem Dienstag
every wednesday = =mittwochs, jeden Mittwoch, an jedem Mittwoch
every thursday = =donnerstags, jeden Donnerstag, an jedem Donnerstag
every friday = =freitags, jeden Freitag, an jedem Freitag
every saturday = =samstags, jeden Samstag, an jedem Samstag
every sunday = =sonntags, jeden Sonntag, an jedem Sonntag
`,
	fractions: `
50 = die Hälfte, der Hälfte, jeder zweite, jede zweite
25 = ein Viertel, einem Viertel, jeder vierte
75 = drei Viertel, drei Vierteln
33 33.3 = ein Drittel, einem Drittel, jeder dritte
66 67 66.7 = zwei Drittel, zwei Dritteln
20 = ein Fünftel, einem Fünftel, jeder fünfte
10 = ein Zehntel, jeder zehnte
80 = vier Fünftel
`,
	measures: `
area 1 = m², m2, qm, Quadratmeter
mass 1 = kg, Kilo, Kilogramm
voltage 1 = V, Volt
mass 1000 = t, Tonne, Tonnen
mass 0.001 = Gramm
length 1 = Meter, Metern
length 1000 = km, Kilometer, Kilometern
length 0.01 = cm, Zentimeter
volume 1 = l, Liter, Litern
`,
	papers:
		"zertifiziert zertifikat zertifikate abschluss inhaber inhaberin studiert studium diplomiert",
	fillers: `
betreffend
hinsichtlich
bezüglich
in Bezug auf
im Bereich
bereits
schon
in meiner jetzigen Position
in meiner aktuellen Position
in meiner aktuellen Stelle
in meiner derzeitigen Stelle
in meiner heutigen Stelle
daraus
aus meiner jetzigen Stelle
auf dem Niveau
auf Niveau
davor
danach
zuvor
anschließend
vorher
gemäß
im Rahmen von
im Rahmen der
im Rahmen des
im Bereich
auf dem Gebiet
insgesamt
unter anderem
entsprechend
nach Maßgabe
bezüglich
hinsichtlich
in Bezug auf
beispielsweise
zum Beispiel
bestehend aus
in meiner Rolle als
in meiner Position als
in meiner Funktion als
in meiner jetzigen Stelle
in meiner Tätigkeit als
während meiner Zeit bei
in dieser Rolle
in dieser Position
bei der Arbeit
arbeite als
arbeite bei
arbeite in
arbeite im
arbeite an
arbeitete bei
arbeitete in
arbeitete im
arbeitete als
tätig als
tätig bei
tätig in
tätig im
beschäftigt bei
beschäftigt als
angestellt bei
ich arbeite
ich arbeitete
ich war
ich bin
System
Systeme
Systemen
Software
Tool
Tools
Plattform
Prozess
Prozesse
Prozessen
Verfahren
Tätigkeiten
Aufgaben
Arbeiten
jeweilige
jeweiligen
jeweils
notwendige
notwendigen
erforderliche
erforderlichen
entsprechende
entsprechenden
bestehende
bestehenden
eingehende
eingehenden
eingehender
zudem
ebenfalls
außerdem
hierbei
regulär
anfallende
anfallenden
vor Ort
kenne ich
bis heute
bis jetzt
in der Regel
im Vergleich zu
verglichen mit
im Jahr
im Jahre
in den Jahren
im Zeitraum
in dieser Zeit
zu dieser Zeit
derzeit
zurzeit
momentan
bislang
gegenwärtig
heute noch
nach wie vor
in Form von
im Zuge
im Zusammenhang mit
in Zusammenarbeit mit
in Abstimmung mit
alle zusammen
neben dem Beruf
im Einsatz
zuständig für
Zeitraum
Person
Personen
Leute
Art
Jahr
Jahre
Jahren
Anteil
Anzahl
Berufspraxis
liegt bei
liegen bei
beträgt
betragen
normalerweise
üblicherweise
typischerweise
meistens
pro
daneben
darüber hinaus
nebenher
weiterhin
obendrein
alles in allem
im Ganzen
zusammengenommen
des Weiteren
im Wesentlichen
in Summe
Phase
Phasen
davon
darunter
wovon
die meisten davon
gibt es
es gibt
gab es
im Umgang mit
in der Nutzung von
in der Anwendung von
stammen von mir
kommen von mir
inbegriffen
eingeschlossen
mit inbegriffen
im Alter von
`,
	learning:
		"Vertretung, Urlaubsvertretung, Krankheitsvertretung, vertreten, eingesprungen, Schulung, Kurs, Lehrgang, Seminar, Webinar, Workshop, Fortbildung, Weiterbildung, Training, Einführung in, Vortrag, Vorlesung, Unterweisung, Tagung, Messe, Online-Kurs, Onlinekurs, Selbststudium, teilgenommen, Teilnahme, teilnehmen, besucht, Besuch, hospitiert, Hospitation, kennengelernt, gelernt, lernen, erlernt, Einblick in, Einblicke in, Interesse an, interessiert, zugeschaut, begleitet, mitgelaufen, beobachtet, Zertifikatskurs, Volkshochschule, Modul",
	others:
		"Team, Abteilung, Kollegen, Kollegin, Kollege, Lieferant, Hersteller, Dienstleister, Agentur, Firma, Unternehmen, Subunternehmer, Chef, Chefin, Leitung, Leiter, Leiterin, Vorgesetzter, Vorgesetzte, Geschäftsführung, Geschäftsführer, Vorstand, Zentrale, Kunde, Partner, Entwickler, Ingenieure, Techniker, Meister, Berater, Steuerberater, Buchhaltung, Einkauf, Ärzte, Arzt, IT, Konzern, Anbieter, Externe, Fachabteilung, Betriebsleitung, Teamleitung, Vertriebsleitung, Prüfer, Wirtschaftsprüfer, Prüfung, Auditor, Gutachter, Behörde, Aufsicht, Büro, Sekretariat, Verwaltung, Kanzlei, Personalabteilung, Personalbüro, Labor, Praxis, Inhaber, Inhaberin, Ärztin, Meisterin, Träger, Amt, Gemeinde, Stadt, Bauleitung, Polier, Ingenieur, Ingenieurin, Architekt, Architektin, Controlling, Redaktion, Chefarzt, Zahnarzt, Zahnärztin, Anwalt, Anwältin, Steuerbüro",
	happening:
		"gesunken, sank, sanken, gestiegen, stieg, stiegen, gefallen, fiel, fielen, zurückgegangen, ging zurück, gingen zurück, gewachsen, wuchs, wuchsen, zugenommen, abgenommen, nahm ab, nahm zu, sinken, steigen, fallen, wachsen, Rückgang, Anstieg, ging, gingen",
	of: "von, der, des, von den, davon, darunter",
	prefixes: "mit",
	determiners: "der die das ein eine eines unser unsere ihr ihre den dem",
	being: "bin ist war sind wurde geworden",
	lacking:
		"mir fehlt, fehlt mir, mir fehlen, fehlen mir, habe ich nicht, habe ich noch nicht, habe ich noch keine, habe ich noch keinen, habe ich noch kein, habe ich bisher nicht, habe ich bisher keine, ich habe noch nicht, ich habe noch keine, ich habe bisher nicht, ich habe bisher keine, noch keine Erfahrung, keine Erfahrung, bisher keine Erfahrung, kenne ich noch nicht, beherrsche ich nicht, spreche ich nicht, bin ich noch nicht, steht nicht in meinem Lebenslauf, stehen nicht in meinem Lebenslauf, nicht in meinem Lebenslauf",
	carrying:
		"erstellen, Erstellung, erledigen, Erledigung, vorbereiten, Vorbereitung, durchführen, Durchführung, bearbeiten, Bearbeitung, betreuen, Betreuung, übernehmen, Übernahme, abwickeln, Abwicklung, ausführen, Ausführung, machen, anfertigen, Anfertigung, erledigen, leisten, vornehmen, abhalten, kümmern um, ausarbeiten, Ausarbeitung, schreiben, verfassen, Verfassen, erarbeiten, Erarbeitung, ausstellen, Ausstellung, verbringen, versenden, Versand, zusammenstellen, Zusammenstellung, aufstellen, Aufstellung, besorgen, wahrnehmen, Wahrnehmung, annehmen, Annahme, entgegennehmen, beantworten, Beantwortung, erfassen, Erfassung, aufnehmen, Aufnahme, ausfüllen, geben",
	instead: "statt, anstatt, anstelle von, gegenüber",
	higher: "höher, mehr, über, gestiegen, stieg, stiegen, gewachsen, länger",
	lower:
		"niedriger, weniger, unter, gesunken, sank, sanken, gefallen, zurückgegangen, kürzer, schneller, früher",
	each: "jede jeden jedes jedem jeder pro je jeweils",
	accompanied: "mit samt",
	company: "gemeinsam zusammen",
	exceptive: "",
	single: "ein eine einer einem einen eines",
	between: "zwischen",
	before: "vor bevor",
	after: "nach nachdem",
	when: "wenn als während bei falls",
	is: "bin ist sind",
	was: "war wurde",
};
