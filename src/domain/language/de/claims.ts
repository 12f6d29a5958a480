// German: words that claim something about a person.
import type { ClaimWords } from "../claim-words.ts";

const deeds = `
write = Verfasser von, Verfasserin von, Autor von, Autorin von, Verfasser des, Verfasser der, Autor des, Autor der
organize = Organisator von, Organisatorin von
translate = Übersetzer von, Übersetzerin von
mentor = Mentor von, Mentorin von, Betreuer von, Betreuerin von, Tutor von, Tutorin von
train = Ausbilder von, Ausbilderin von, Trainer von, Trainerin von
duty = verantwortlich für, Verantwortung für, zuständig für, betraut mit
lead = leiten, Leitung, führen, Führung, verantworten, Verantwortung für, verantwortlich für, zuständig für, steuern, Steuerung, lenken, anführen, vorstehen, Teamleitung, betreiben, <dirigieren
start = gründen, Gründung, aufbauen, Aufbau, einrichten, starten, initiieren, anstoßen, ins Leben rufen, eröffnen, Eröffnung, auf den Weg bringen
make = erstellen, Erstellung, entwickeln, Entwicklung, erarbeiten, Erarbeitung, bauen, Bau, schaffen, aufbauen, Aufbau, anfertigen, Anfertigung, herstellen, Herstellung, ausarbeiten, erzeugen, vorbereiten, <entwerfen, <gestalten, <programmieren, <schreiben, <konzipieren
implement = einführen, Einführung, umsetzen, Umsetzung, implementieren, Implementierung, einrichten, Einrichtung, etablieren, Etablierung, ausrollen, in Betrieb nehmen
improve = verbessern, Verbesserung, optimieren, Optimierung, weiterentwickeln, Weiterentwicklung, ausbauen
up = steigern, Steigerung, erhöhen, Erhöhung, wachsen, Wachstum, heben, ausbauen, zunehmen, Zunahme, anheben, mehr, höher, stieg, gestiegen, Anstieg
expand = ausbauen, Ausbau, erweitern, Erweiterung, ausweiten, vergrößern
down = senken, Senkung, reduzieren, Reduzierung, Reduktion, verringern, Verringerung, vermindern, kürzen, verkürzen, Verkürzung, mindern, abbauen, fallen, gesunken, sank, weniger, niedriger
faster = beschleunigen, Beschleunigung, verkürzen, schneller
save = sparen, einsparen, Einsparung, Ersparnis
keep = halten, erhalten, bewahren, pflegen, beibehalten
train = schulen, Schulung, ausbilden, Ausbildung von, unterrichten, trainieren, unterweisen, lehren, einarbeiten, anlernen, coachen
mentor = betreuen, anleiten, Anleitung, coachen, Mentor für, Mentoring von
onboard = einarbeiten, Einarbeitung, Onboarding von
advise = beraten, Beratung, raten
analyze = analysieren, Analyse, auswerten, Auswertung, untersuchen, Untersuchung
assess = bewerten, Bewertung, beurteilen, Beurteilung, evaluieren, Evaluation
check = prüfen, Prüfung, überprüfen, Überprüfung, kontrollieren, Kontrolle, durchsehen, abnehmen
monitor = überwachen, Überwachung, beobachten, verfolgen, Monitoring
test = testen, erproben, Erprobung, prüfen
plan = planen, Planung, disponieren, Disposition
organize = organisieren, Organisation, ausrichten, Ausrichtung, veranstalten, koordinieren, planen, durchführen
coordinate = koordinieren, Koordination, Koordinierung, abstimmen, Abstimmung
perform = durchführen, Durchführung, ausführen, vornehmen, erbringen, abwickeln, leisten, halten
complete = abschließen, Abschluss, beenden, fertigstellen, absolvieren
handle = bearbeiten, Bearbeitung, erledigen, sich kümmern um, kümmern, abwickeln, Abwicklung, betreuen, Betreuung, übernehmen
care = pflegen, Pflege, betreuen, Betreuung, versorgen, Versorgung, sich kümmern um
use = nutzen, Nutzung, verwenden, einsetzen, Einsatz von, anwenden, arbeiten mit, mit Hilfe von
write = schreiben, verfassen, texten, Verfassen
document = dokumentieren, Dokumentation, protokollieren, erfassen, festhalten
design = entwerfen, Entwurf, gestalten, Gestaltung, konzipieren, Konzeption, Design
program = programmieren, Programmierung, entwickeln, coden
automate = automatisieren, Automatisierung
integrate = integrieren, Integration, anbinden, Anbindung, einbinden
migrate = migrieren, Migration, umziehen, Umzug, umstellen, Umstellung, überführen
modernize = modernisieren, Modernisierung, erneuern, aktualisieren
rework = überarbeiten, Überarbeitung, neu gestalten, Neugestaltung, umgestalten, Umgestaltung
repair = reparieren, Reparatur, instand setzen, Instandsetzung, beheben
resolve = lösen, Lösung von, beheben, Behebung, klären, Klärung, beseitigen
service = warten, Wartung, instand halten, Instandhaltung
sell = verkaufen, Verkauf, vertreiben, Vertrieb von
buy = kaufen, einkaufen, Einkauf, beschaffen, Beschaffung, bestellen
order = bestellen, Bestellung
negotiate = verhandeln, Verhandlung, aushandeln, Verhandeln
win = gewinnen, Gewinnung, akquirieren, Akquise, einwerben, Neukundengewinnung
receive = erhalten, bekommen, annehmen, Annahme, empfangen, gewinnen
answer = beantworten, Beantwortung, entgegennehmen, reagieren auf
present = präsentieren, Präsentation von, vorstellen, Vorstellung, vorführen, zeigen, halten
report = berichten, Berichterstattung, melden
communicate = kommunizieren, Kommunikation mit, austauschen, in Kontakt stehen
explain = erklären, Erklärung, erläutern, vermitteln
hire = einstellen, Einstellung von, rekrutieren, Rekrutierung, anwerben
promote = bewerben, vermarkten, Vermarktung, werben für
publish = veröffentlichen, Veröffentlichung, publizieren, herausgeben
provide = bereitstellen, Bereitstellung, liefern, anbieten, bieten, versorgen
ensure = sicherstellen, Sicherstellung, gewährleisten, sorgen für, sichern
enable = ermöglichen, befähigen
achieve = erreichen, erzielen, Erreichung, schaffen, erlangen, <übertreffen
exceed = übertreffen, übersteigen, überschreiten
total = betragen, umfassen, im Wert von, in Höhe von, mit einem Wert von
combine = verbinden, vereinen, zusammenführen, Zusammenführung, kombinieren
select = auswählen, Auswahl
collect = sammeln, erheben, Erhebung, zusammentragen, erfassen
clean = reinigen, Reinigung, säubern
sort = sortieren, ordnen, Ablage
transport = transportieren, Transport, befördern, fahren, liefern
operate = bedienen, Bedienung, betreiben, Betrieb, fahren
assemble = montieren, Montage, zusammenbauen, aufbauen, einbauen
serve = bedienen, Bedienung, bewirten
translate = übersetzen, Übersetzung
adapt = anpassen, Anpassung, zuschneiden
research = forschen, Forschung, recherchieren, Recherche, untersuchen, erforschen
calculate = berechnen, Berechnung, kalkulieren, Kalkulation, ermitteln
forecast = prognostizieren, Prognose, vorhersagen, Vorhersage
estimate = schätzen, Schätzung
recognize = auszeichnen, Auszeichnung, würdigen, loben, anerkennen
discover = entdecken, finden, ermitteln, aufdecken, erkennen, feststellen
process = bearbeiten, Bearbeitung, verarbeiten, Verarbeitung
install = installieren, Installation, einbauen, einrichten
represent = vertreten, Vertretung von
adopt = übernehmen, Übernahme
attend = besuchen, Besuch
speak = sprechen, reden
configure = konfigurieren, Konfiguration, einrichten, einstellen
deliver = liefern, Lieferung, ausliefern, abliefern, übergeben
pass = bestehen, bestanden
motivate = motivieren, Motivation
approve = freigeben, Freigabe, genehmigen, Genehmigung
schedule = terminieren, einteilen, Einteilung, planen
invoice = fakturieren, in Rechnung stellen, Rechnungsstellung
measure = messen, Messung
treat = behandeln, Behandlung
diagnose = diagnostizieren, Diagnose
lead time = Durchlaufzeit
moderate = moderieren, Moderation
edit = bearbeiten, redigieren, Redaktion
weld = schweißen
cook = kochen, zubereiten
drive = fahren, steuern
archive = archivieren, ablegen
`;

const things = `
staff = Mitarbeiter, Mitarbeitende, Mitarbeiterin, Personal, Angestellte, Beschäftigte, Belegschaft, Personen, Leute, Kräfte, Teammitglied
colleague = Kollege, Kollegin, Kolleginnen, Kollegen
customer = Kunde, Kundin, Kundschaft, Klient, Mandant, Auftraggeber
user = Nutzer, Anwender, Benutzer
team = Team, Gruppe, Mannschaft, köpfiges Team
company = Unternehmen, Firma, Betrieb, Konzern, Haus, Gesellschaft
shop = Geschäft, Laden, Filiale, Markt
location = Standort, Filiale, Niederlassung, Ort
hospital = Krankenhaus, Klinik, Klinikum, Spital
ward = Station, Abteilung
department = Abteilung, Bereich, Referat
supplier = Lieferant, Zulieferer
cost = Kosten, Ausgaben, Aufwand, Aufwendungen
revenue = Umsatz, Erlös, Einnahmen
profit = Gewinn, Ertrag
funding = Förderung, Fördermittel, Mittel, Finanzierung, Drittmittel
error = Fehler
bug = Bug, Programmfehler
problem = Problem, Schwierigkeit, Störung
goal = Ziel, Zielsetzung, Vorgabe
new = neu
earlier = früher, vorherig, ehemalig
fast = schnell, zügig, rasch
big = groß
main = Haupt, wesentlich, zentral, wichtigste
several = mehrere, verschiedene, einige, diverse
method = Methode, Verfahren, Vorgehen
process = Prozess, Ablauf, Verfahren, Arbeitsablauf
rule = Regel, Richtlinie, Vorschrift
law = Gesetz, Recht
program = Programm
application = Anwendung, App
website = Website, Webseite, Internetseite, Webauftritt
file = Datei, Unterlage, Akte, Dokument
meeting = Besprechung, Sitzung, Treffen, Termin, Meeting
conversation = Gespräch, Unterhaltung
workshop = Workshop, Seminar, Kurs, Schulung
event = Veranstaltung, Event
goods = Ware, Artikel, Produkt, Güter
stock = Lagerbestand, Bestand, Vorrat, Inventar
warehouse = Lager
machine = Maschine, Anlage, Gerät
vehicle = Fahrzeug, <Auto, <Wagen, <Lkw
contract = Vertrag, Vereinbarung
student = Student, Studierende, Studentin
pupil = Schüler, Schülerin
child = Kind
teacher = Lehrer, Lehrkraft, Lehrerin
doctor = Arzt, Ärztin
developer = Entwickler, Programmierer, Softwareentwickler
region = Region, Gebiet, Raum
country = Land, Staat
area = Bereich, Gebiet, Feld
worldwide = weltweit, international, global
national = bundesweit, landesweit, national
information = Information, Angabe, Daten
safety = Sicherheit
question = Frage, Anfrage
complaint = Beschwerde, Reklamation
result = Ergebnis, Resultat
award = Preis, Auszeichnung
handover = Übergabe
email = E-Mail, Mail
phone = Telefon, Anruf, Telefonat
call = Anruf, Telefonat
booking = Buchung, Reservierung, Terminbuchung
guest = Gast, Besucher
visitor = Besucher, Gast, Teilnehmer
participant = Teilnehmer, Teilnehmende, Teilnehmerin
shift = Schicht, Dienst
schedule = Dienstplan, Plan, Zeitplan
budget = Budget, Etat, Haushalt
campaign = Kampagne
market = Markt
report = Bericht, Report
patient = Patient, Patientin, Patientinnen, Patienten
family = Familie, Angehörige
nurse = Pflegefachkraft, Pflegekraft, Krankenschwester, Krankenpfleger, Pflegefachfrau
task = Aufgabe, Tätigkeit
project = Projekt
data = Daten
quality = Qualität
order = Auftrag, Bestellung
article = Artikel, Beitrag, Aufsatz, Veröffentlichung
book = Buch, Band
knowledge = Kenntnis, Kenntnisse, Wissen
experience = Erfahrung, Erfahrungen, Berufserfahrung, tätig, gearbeitet, arbeite, Praxis
experienced = erfahren, mit Erfahrung
skilled = versiert, geübt, sicher im Umgang
independent = selbstständig, eigenständig, selbständig
reliable = zuverlässig
careful = sorgfältig, gewissenhaft
daily business = Tagesgeschäft, Alltagsgeschäft
rate = Quote, Rate, Anteil
traffic = Traffic, Besucherzahlen
doctorate = Promotion, Doktor, Doktortitel, promoviert, PhD
msc = Master of Science, M.Sc.
ma = Master of Arts, M.A.
bsc = Bachelor of Science, B.Sc.
ba = Bachelor of Arts, B.A.
beng = Bachelor of Engineering, B.Eng.
human resources = Personalwesen, HR, Personalabteilung
artificial intelligence = künstliche Intelligenz, KI
quality assurance = Qualitätssicherung, QS
public relations = Öffentlichkeitsarbeit, PR
sale = Vertrieb, Verkauf
purchasing = Einkauf, Beschaffung
accounting = Buchhaltung, Buchführung, Rechnungswesen
united states = USA, Vereinigte Staaten
germany = Deutschland
austria = Österreich
switzerland = Schweiz
material = Material, Unterlagen
measure = Maßnahme
person = Person, Personen, Leute, Menschen, <Patient, <Patientin, <Besucher, <Besucherin, <Gast, <Kunde, <Kundin, <Klient, <Klientin, <Bewohner, <Bewohnerin, <Schüler, <Schülerin, <Kind, <Lernende, <Auszubildende, <Azubi, <Lehrling, <Praktikant, <Praktikantin, <Kollege, <Kollegin, <Mitarbeiter, <Mitarbeiterin, <Mitarbeitende, <Angestellte, <Freiwillige, <Teilnehmer, <Teilnehmerin, <Teilnehmende, <Fahrgast, <Mieter, <Mieterin, <Bewerber, <Bewerberin, <Krankenpfleger, <Krankenschwester, <Pflegekraft, <Arzt, <Ärztin, <Lehrer, <Lehrerin, <Lehrkraft, <Ingenieur, <Ingenieurin, <Entwickler, <Entwicklerin, <Techniker, <Technikerin, <Monteur, <Mechaniker, <Fahrer, <Fahrerin, <Koch, <Köchin, <Helfer, <Helferin, <Aushilfe, <Assistent, <Assistentin, <Berater, <Beraterin, <Mitglied, <Nutzer, <Nutzerin, <Erwachsene, <Jugendliche, <Eltern, <Mandant, <Mandantin, <Verkäufer, <Verkäuferin, <Spezialist, <Spezialistin, <Facharbeiter, <Facharbeiterin, <Geselle, <Gesellin, <Studierende, <Student, <Studentin, <Zuschauer, <Zuhörer
animal = Tier, <Hund, <Katze, <Pferd, <Kuh, <Kalb, <Schaf, <Lamm, <Ziege, <Schwein, <Huhn, <Vogel, <Kaninchen, <Affe, <Fisch, <Rind, <Sau, <Fohlen, <Pony, <Esel
vehicle = Fahrzeug, Kraftfahrzeug, Kfz, <Auto, <Pkw, <Lkw, <Lastwagen, <Transporter, <Bus, <Reisebus, <Traktor, <Schlepper, <Anhänger, <Sattelzug, <Sattelzugmaschine, <Stapler, <Motorrad, <Fahrrad
document = Dokument, Unterlage, <Brief, <Bericht, <Formular, <Rechnung, <Vertrag, <Bescheinigung, <Protokoll, <Handbuch, <Broschüre, <Beleg, <Quittung, <Antrag, <Lieferschein, <Arbeitsauftrag, <Checkliste, <Gutachten
building = Gebäude, Bauwerk, <Haus, <Wohnhaus, <Einfamilienhaus, <Mehrfamilienhaus, <Schule, <Krankenhaus, <Halle, <Lagerhalle, <Scheune, <Hotel, <Kirche, <Bibliothek, <Fabrik, <Villa, <Altbau, <Neubau
meal = Mahlzeit, Essen, <Frühstück, <Mittagessen, <Abendessen
device = Gerät, Endgerät, <Laptop, <Telefon, <Tablet, <Drucker, <Scanner, <Computer, <Monitor, <Kamera, <Router
medium = Medien, <Buch, <Zeitschrift, <Zeitung, <DVD, <Roman
`;

const limits = `
supported = mit Unterstützung von, mit Unterstützung durch, mit der Unterstützung, mit Unterstützung der, mit Unterstützung des, unterstützt von, unterstützt durch, mit Hilfe von Kollegen
help = unterstützen, Unterstützung, helfen, half, geholfen, Hilfe, Mithilfe, assistieren, Assistenz, zuarbeiten, Zuarbeit, mithelfen, aushelfen
part = mitarbeiten, Mitarbeit, mitwirken, Mitwirkung, beteiligt, Beteiligung, teilnehmen, Teilnahme, teilgenommen, Teil des, Teil der, Teil eines, Mitglied, einer von, eine von, beitragen, beigetragen, Beitrag zu
share = gemeinsam, gemeinsam mit, zusammen mit, in Zusammenarbeit mit, Zusammenarbeit, zusammenarbeiten, im Team, in einem Team, gemeinschaftlich, enge Zusammenarbeit, mit anderen, Kooperation mit, in Kooperation mit, =zu zweit, =zu dritt, =zu viert, =zu fünft, im Duo, im Tandem, im Zweierteam, im Dreierteam, im Viererteam, im Zweimannteam, in Zweierteams, in Begleitung, in Begleitung von, =begleitet von
planned = geplant, planen zu, beabsichtigen, vorgesehen, vorschlagen, Vorschlag, künftig, demnächst, anstreben
tried = versuchen, Versuch, anstreben, bemühen
ongoing = würde gern, würde gerne, möchte gern, möchte gerne, möchte ich noch, will ich noch, noch machen, noch ablegen, Infoabend, Infoveranstaltung, nur gesehen, laufend, derzeit in Ausbildung, noch nicht abgeschlossen, voraussichtlich, begonnen, im Studium, in Vorbereitung, andauernd, eingeschrieben
part-time = Teilzeit, in Teilzeit, halbtags, nebenberuflich, Nebenjob, Aushilfe, freiberuflich, Minijob
basic = Grundkenntnisse, Grundlagen, erste Erfahrung, erste Erfahrungen, erste, Basiskenntnisse, Einblick, Einblicke, Einführung in, Anfänger
trainee = Praktikant, Praktikantin, Praktikum, Auszubildende, Auszubildender, Azubi, Lehrling, Trainee, Volontär, Volontariat, Werkstudent, Werkstudentin, studentische Hilfskraft, in Ausbildung
deputy = Hilfskraft, Aushilfe, Helfer, Helferin, stellvertretend, Stellvertretung, Stellvertreter, kommissarisch, Vize, Assistenz der, Assistent der, vertretungsweise, unter Anleitung, unter Aufsicht
pilot = Pilot, Pilotprojekt, Prototyp, Entwurf, Konzeptstudie, Probe
simulated = simuliert, simulierte, Simulation, Planspiel, Rollenspiel, fiktiv, fiktive, fiktiven, hypothetisch, Übungsfirma, Scheinfirma, Attrappe
potential = potenziell, potentiell, möglich, mögliche, möglichen, ehemalig, ehemalige, ehemaligen, früheren, frühere, künftig, künftige, sogenannt, Attrappe
partly = teilweise, zum Teil, gelegentlich, manchmal, zeitweise, befristet, vorübergehend
nearly = fast, beinahe, nahezu, so gut wie, annähernd
recommend = empfehlen, Empfehlung, vorschlagen, anregen
volunteer = ehrenamtlich, Ehrenamt, freiwillig
enable = ermöglichen, befähigen
learn = lernen, kennenlernen, erlernen
mostly = meist, meistens, zum größten Teil, zum Großteil, mehrheitlich, überwiegend, größtenteils, hauptsächlich, vorwiegend, in der Regel, normalerweise, üblicherweise, vor allem, vornehmlich, in erster Linie, zumeist, großteils, im Wesentlichen, im Regelfall, gewöhnlich
ongoing = läuft noch, läuft, ohne Abschluss, nicht abgeschlossen, abgebrochen, noch nicht, im ersten Jahr, erstes Jahr, angefangen, derzeit im, Antrag gestellt, Antrag eingereicht, Gesuch eingereicht, Anerkennung läuft
expired = abgelaufen, ausgelaufen, nicht mehr gültig, ungültig, nicht verlängert, nicht erneuert, verfallen
help = mitgeholfen, zur Hand gegangen, zur Seite gestanden, Hilfestellung
deputy = vertreten, in Vertretung, Vertretung, vertretungsweise, unter der Aufsicht, mit Aufsicht, beaufsichtigt von, beaufsichtigt durch, unter der Anleitung, mit Anleitung, unter Begleitung, unter Supervision, in Abwesenheit
trainee = im Praktikum, Schulpraktikum, Praxissemester, Referendariat, Referendarin, Referendar
basic = Grundkenntnis, Basiswissen, ein wenig, einfache Kenntnisse, Anfängerniveau
approved = mit Freigabe, nach Freigabe, zur Freigabe, mit Genehmigung, nach Genehmigung, zur Genehmigung, zur Unterschrift, nach Absprache mit
learn = hospitieren, kennenlernen
basic = Grundkenntnis, Basiswissen, Basics, bisschen, ein bisschen, Anwenderniveau, Grundwissen, einfache Kenntnisse, Grundniveau, Anfängerkenntnisse, Einsteiger
alternate = jede zweite, jeden zweiten, jedes zweite, jeder zweite, alle zwei Wochen, alle zwei Monate, alle zwei Tage, alle zwei Jahre, vierzehntägig, zweiwöchentlich, im Wechsel, alle 14 Tage, alle vierzehn Tage, alle 2 Wochen, jede 2
ongoing = mache gerade, mache ich gerade, absolviere gerade, besuche gerade, gerade dabei, steht noch aus, stehen noch aus, noch offen, beantragt, in Arbeit, in Überarbeitung, in Erstellung, bin dabei, derzeit dabei, arbeite gerade an, überarbeite gerade, erstelle gerade, schreibe gerade, Abschluss erwartet, erwartet, Bachelorarbeit fehlt, Masterarbeit fehlt, Abschlussarbeit fehlt, ohne Abschlussarbeit
`;

export const claims: ClaimWords = {
	endings:
		"ern ierungen ierung ierten ierter iertes ierte ierend ierten iert ieren iere ationen ation tionen tion ungen ung eten eter etes ete etet et ten ter tes tem te test t en em es er e n s st end ende enden ender innen in ern",
	separable:
		"ab an auf aus bei dar durch ein fest fort frei her hin instand los mit nach um vor voran weg weiter zu zurück zusammen teil neu bereit sicher über unter wieder weiterent",
	prefixes:
		"ab an auf aus bei dar durch ein fest fort frei her hin instand los mit nach um vor weg weiter zu zurück zusammen teil bereit sicher über unter wieder be ver ent er zer miss hinter voraus entgegen gegen heraus herunter hinzu vorbei",
	participle: "ge|zu",
	agents:
		"er erin erinnen ern eur eure eurin or oren orin ist isten istin (?<!m)ent (?<!m)enten ant anten",
	infinitives: "en eln ern",
	noVerbs:
		"erfahren engagiert motiviert qualifiziert zertifiziert geprüft staatlich",
	verbForms: ["te ten", "ung ion", "iert", "en"],
	forms: `
leiten leitete geleitet
führen führte geführt
helfen half geholfen hilft | hilfe
werben warb geworben
gewinnen gewann gewonnen
schreiben schrieb geschrieben
verfassen verfasst verfasste
übernehmen übernahm übernommen | übernahme
nehmen nahm genommen
beraten beriet
halten hielt gehalten
steigen stieg gestiegen
sinken sank gesunken
wachsen wuchs gewachsen
bringen brachte gebracht
entwerfen entwarf entworfen
aufbauen baute aufgebaut | aufbau
ausbauen ausgebaut | ausbau
anbieten bot angeboten
unterstützen unterstützt unterstützte
betreuen betreut betreute
beschaffen beschafft beschaffte
verhandeln verhandelt verhandelte | verhandlung verhandlungen
entwickeln entwickelt entwickelte entwickle | entwicklung
erstellen erstellt erstellte
erhalten erhielt
bestehen bestand bestanden
verstehen verstand verstanden
sprechen sprach gesprochen
treffen traf getroffen
schließen schloss geschlossen
abschließen abgeschlossen abschloss
messen maß gemessen
mitwirken wirkte mitgewirkt
teilnehmen teilgenommen
neu | neue neuen neuer neues neuem
alt | alte alten alter altes
entgegennehmen entgegengenommen | entgegennahme
annehmen angenommen | annahme
aufnehmen aufgenommen | aufnahme
abnehmen abgenommen | abnahme
entnehmen entnommen | entnahme
verkaufen verkauft | verkauf
einkaufen eingekauft | einkauf
einbauen eingebaut | einbau
umbauen umgebaut | umbau
vertreiben vertrieben | vertrieb
zuschneiden zugeschnitten | zuschnitt
vergleichen verglichen | vergleich
unterrichten unterrichtet | unterricht
versenden versandt versendet | versand
reparieren repariert | reparatur
montieren montiert | montage
korrigieren korrigiert | korrektur korrekturen
produzieren produziert | produktion
konstruieren konstruiert | konstruktion
besuchen besucht | besuch besuche
waschen gewaschen wusch
tragen trug getragen
lesen las gelesen
austauschen ausgetauscht | austausch
tauschen getauscht | tausch
wechseln gewechselt | wechsel
ausgeben ausgab ausgegeben | ausgabe
eingeben eingab eingegeben | eingabe
abgeben abgab abgegeben | abgabe
übergeben übergab | übergabe übergaben
vergeben vergab | vergabe
vertreten vertrat vertritt | vertretung
anschließen angeschlossen anschloss | anschluss
entscheiden entschied entschieden | entscheidung entscheidungen
vorschlagen vorgeschlagen | vorschlag vorschläge
einsetzen eingesetzt | einsatz
ersetzen ersetzt | ersatz
bauen gebaut | bau
abbauen abgebaut | abbau
anbauen angebaut | anbau
pflegen gepflegt | pflege
ausschreiben ausgeschrieben | ausschreibung ausschreibungen
beschreiben beschrieb beschrieben | beschreibung
abwickeln abgewickelt | abwicklung
sammeln gesammelt | sammlung
ermitteln ermittelt | ermittlung
vermitteln vermittelt | vermittlung
behandeln behandelt | behandlung
umwandeln umgewandelt | umwandlung
sichern gesichert | sicherung
liefern geliefert | lieferung lieferungen
verbessern verbessert | verbesserung
fördern gefördert | förderung
steuern gesteuert | steuerung
lagern gelagert | lagerung
kontrollieren | kontrolle kontrollen
analysieren | analyse analysen
dokumentieren | dokumentation
organisieren | organisation
installieren | installation
inspizieren | inspektion
koordinieren | koordination
präsentieren | präsentation
kalkulieren | kalkulation
diagnostizieren | diagnose
disponieren | disposition
konfigurieren | konfiguration
revidieren | revision
empfangen empfing | empfang
fahren fuhr gefahren | fahrt fahrten
laden lud geladen
beladen belud
entladen entlud | entladung
schneiden schnitt geschnitten | schnitt
streichen strich gestrichen | anstrich
schleifen schliff geschliffen
ziehen zog gezogen
erziehen erzog erzogen | erziehung
finden fand gefunden
sehen sah gesehen
anfragen angefragt | anfrage anfragen
antworten | antwort antworten
beantworten beantwortet | beantwortung
erwerben erwarb erworben | erwerb
beheben behob behoben | behebung
erheben erhob erhoben | erhebung
heben hob gehoben
gießen goss gegossen
ablegen abgelegt | ablage
suchen gesucht | suche
melden gemeldet | meldung
vorbereiten bereitete
starten gestartet | start
bieten bot geboten
laufen lief gelaufen
fangen fing
lassen ließ gelassen
geben gibt gab gegeben
setzen setzt setzte gesetzt
stellen stellt stellte gestellt
legen legt legte gelegt
nehmen nimmt | nahme nahmen
stehen steht stand gestanden
gehen geht ging gegangen
brechen bricht brach gebrochen | bruch
greifen greift griff gegriffen
schlagen schlägt schlug geschlagen
schreiben schreibt
sprechen spricht
binden band gebunden | bindung
messen misst | maß maße
treiben treibt trieb getrieben
schieben schob geschoben
weisen weist wies gewiesen
rufen ruft rief gerufen | ruf
wählen wählt wählte gewählt | wahl
zählen zählt zählte gezählt
füllen füllt füllte gefüllt
rüsten rüstet rüstete gerüstet
räumen räumt räumte geräumt
richten richtet richtete gerichtet
kaufen kauft kaufte gekauft | kauf käufe
bauen baut baute
werten wertet wertete gewertet
arbeiten arbeitet arbeitete gearbeitet
lernen lernt lernte gelernt
holen holt holte geholt
schalten schaltet schaltete geschaltet
packen packt packte gepackt
nähen näht nähte genäht
decken deckt deckte gedeckt
leihen leiht lieh geliehen
reichen reicht reichte gereicht
stimmen stimmt stimmte gestimmt
kleben klebt klebte geklebt
scannen scannt scannte gescannt
pflanzen pflanzt pflanzte gepflanzt
fügen fügt fügte gefügt
hängen hängt hängte gehängt
schrauben schraubt schraubte geschraubt
tragen trägt
fahren fährt
laden lädt
lesen liest
sehen sieht
waschen wäscht
halten hält
lassen lässt
erledigen erledigt erledigte | erledigung
`,
	unlike: "",
	contracted: `
in = im ins
zu = zum zur
an = am ans
von = vom
bei = beim
`,
	small: `ihn ans sobald nachdem bevor ob denn inzwischen mittlerweile unserem unserer unseren unseres unsere seines ihres meines gewesen null sowie ebenfalls ebenso auch zudem dabei hierbei während der die das des dem den ein eine einen einem einer eines und oder aber sowie als auch wie für von vom mit zu zum zur im in ins auf an am aus
bei beim durch um nach vor über unter bis seit während zwischen gegen ab ohne dass weil wenn da so sie er es ich wir ihr mir mich uns euch ihnen
mein meine meiner meinen meinem unser unsere ihre ihrer ihrem ihren sein seine seiner seinem seinen sind ist war waren wurde wurden werden wird
worden bin bist hat habe haben hatte hatten dabei dort hier dazu damit daran darin davon sich was wer welche welcher welches diese dieser dieses
diesem jener man nur noch schon sehr auch dann insbesondere unter anderem u a z b bzw inkl inklusive einschließlich etc usw ggf per via je pro
jeweils aktuell derzeit zuletzt zuvor heute bisher bereits außerdem zudem ferner darüber hinaus innerhalb binnen entlang rund k neben gegenüber zurzeit bislang momentan gegenwärtig trotz anhand hinweg her hin herum entsprechend dadurch hierfür dafür dagegen davor dazwischen worin wobei womit wofür deren dessen denen obwohl sodass damals nun erst einst stets`,
	deeds,
	things,
	limits,
	self: "ich wir",
	negations:
		"alle bis auf, alles bis auf, alle außer, null, nicht, kein, keine, keinen, keiner, keinem, nie, niemals, ohne, weder, noch nie, statt, anstatt, außer, trotz, gegen, kaum, nichts, niemand, vermeiden, scheitern, gescheitert",
	absolutes: `
alone = selbständig, selbstständig, eigenständig, eigenverantwortlich, in Eigenregie, in eigener Verantwortung, auf eigene Verantwortung
all = alle, aller, allen, alles, jede, jeder, jedes, jeden, jedem, sämtliche, sämtlichen, gesamte, gesamten, gesamter, ganz, ganze, ganzen, vollständig, komplett, immer, stets, umfassend, rundum
only = allein, alleinverantwortlich, im Alleingang, einzig, ausschließlich, alleinige, persönlich, eigenverantwortlich
first = erste, erster, erstes, erstmals, als Erster, Nummer eins
most = beste, bester, bestes, größte, größter, größtes, höchste, höchster, führend, führende, Spitzen, preisgekrönt, meiste, meisten, Rekord, renommiert, herausragend
from scratch = von Grund auf, von null, von A bis Z, Ende zu Ende
expert = Experte, Expertin, Expertise, Fachmann, Spezialist, Spezialistin, Meister
senior = senior, leitend, leitende, leitender
success = erfolgreich, mit Erfolg
`,
	periods: `
three weeks = alle drei Wochen, alle 3 Wochen, jede dritte Woche
four weeks = alle vier Wochen, alle 4 Wochen, jede vierte Woche
six weeks = alle sechs Wochen, alle 6 Wochen, jede sechste Woche
two months = alle zwei Monate, alle 2 Monate, jeden zweiten Monat
two days = alle zwei Tage, alle 2 Tage, jeden zweiten Tag
two years = alle zwei Jahre, alle 2 Jahre, jedes zweite Jahr
hour = die Stunde, jede Stunde, in der Stunde, je Stunde
fortnight = vierzehntägig, zweiwöchentlich, alle zwei Wochen, jede zweite Woche
year = jährlich, jährliche, jährlichen, jährliches, pro Jahr, im Jahr, jedes Jahr, p.a., Jahres
quarter = vierteljährlich, quartalsweise, pro Quartal, jedes Quartal
month = monatlich, monatliche, pro Monat, im Monat, jeden Monat
week = wöchentlich, wöchentliche, pro Woche, in der Woche, jede Woche
day = täglich, tägliche, pro Tag, am Tag, jeden Tag
shift = pro Schicht, je Schicht, jede Schicht
hour = stündlich, pro Stunde
year = einmal im Jahr, einmal pro Jahr, alljährlich, jährlich einmal
month = einmal im Monat, einmal pro Monat, einmal monatlich, monatlich einmal
week = einmal die Woche, einmal pro Woche, einmal wöchentlich, jede Woche
day = jeden Tag, einmal am Tag
quarter = einmal im Quartal, einmal pro Quartal, jedes Vierteljahr, alle drei Monate, im Quartal
half year = halbjährlich, halbjährig, jedes halbe Jahr, alle sechs Monate, pro Halbjahr, im Halbjahr
weekday = werktags, an Werktagen, wochentags, unter der Woche, von Montag bis Freitag, Montag bis Freitag
weekend = am Wochenende, an Wochenenden, jedes Wochenende
fortnight = vierzehntäglich, alle vierzehn Tage
week = die Woche
night = jede Nacht, pro Nacht, nächtlich
morning = jeden Morgen, morgens
season = pro Saison, jede Saison, in jeder Saison
shift = in jeder Schicht
`,
	times: `
half hour = halbe Stunde, halben Stunde
one decade = ein Jahrzehnt, einem Jahrzehnt, eines Jahrzehnts
half year = halbes Jahr, halben Jahr, halben Jahres
millisecond = ms, Millisekunde
second = Sekunde, Sekunden
minute = Minute, Minuten, Min
hour = Stunde, Stunden, Std, h
day = Tag, Tage, Tagen
week = Woche, Wochen
month = Monat, Monate, Monaten
quarter = Quartal, Quartale
year = Jahr, Jahre, Jahren
`,
	percent: "Prozent",
	money: `
EUR = €, Euro, EUR
CHF = CHF, Franken
USD = $, Dollar
GBP = £, Pfund
`,
	factors: `
12 = Dutzend
1000 = Tausend, tausend, Tsd
1000000 = Mio, Million, Millionen
1000000000 = Mrd, Milliarde, Milliarden
`,
	counting: {
		or: "oder",
		half: { more: "{one}einhalb", oneAndHalf: "anderthalb, eineinhalb" },
		small:
			"null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn",
		tens: "zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig",
		joined: ["{one}und{ten}", "einund{ten}"],
		large:
			"dutzend 12, hundert 100, tausend 1000, zweiköpfig 2, dreiköpfig 3, vierköpfig 4, fünfköpfig 5, sechsköpfig 6, siebenköpfig 7, achtköpfig 8, neunköpfig 9, zehnköpfig 10, zwölfköpfig 12",
	},
	shares: `
-50 = halbieren, Halbierung, um die Hälfte
-33 = um ein Drittel
-25 = um ein Viertel
100 = verdoppeln, Verdopplung, Verdoppelung
200 = verdreifachen, Verdreifachung
300 = vervierfachen, Vervierfachung
900 = verzehnfachen
`,
	links: {
		beside: "während, und zugleich, dabei",
		and: "und, sowie, oder, als auch, wie auch",
		means:
			"durch, mittels, mithilfe von, mithilfe der, mithilfe des, mithilfe einer, mithilfe eines, mithilfe dieser, anhand, dank, aufgrund, per, mit Hilfe, indem",
		result:
			"wodurch, sodass, so dass, was zu, dadurch, und damit, mit dem Ergebnis",
		purpose: "um, zur, zum, damit, mit dem Ziel, zwecks",
		relative: "der, die, das, welche, welcher, welches, deren, dessen, wo",
	},
	bounds: {
		after: "oder mehr, und mehr",
		least:
			"gut, reichlich, mehr als, über, mindestens, wenigstens, gut, von über, ab",
		most: "fast, knapp, bis zu, unter, weniger als, höchstens, maximal, beinahe, nahezu, annähernd",
		near: "etwa, rund, circa, ca., ungefähr, zirka, schätzungsweise",
	},
	roles: { from: "von", to: "auf, zu", by: "um" },
	namely: "darunter|einschließlich|inklusive|und zwar|nämlich|bestehend aus",
	watched: {
		by: "beaufsichtigt von|überwacht von",
		under:
			"unter Aufsicht von|unter der Aufsicht von|unter der Aufsicht|unter Aufsicht",
	},
	as: "als, arbeite als, arbeitete als, tätig als, in der Rolle als, in der Position als, Rolle als, Position als",
	agent: "von, durch",
	inquiring:
		"bedingung voraussetzung voraussetzungen anfang anfangs später noch offen sinnvoll sinn lohnt lohne lohnen trotzdem dennoch zwingend nötig notwendig erforderlich möglich ausnahme frage sonst stattdessen zunächst derzeit bewerbung bewerben",
	courtesy: `bewerbe bewerben bewerbung mich mir sich hiermit stelle position ausschreibung anzeige unternehmen team haus gespräch gerne gern freue freuen
freuen über rückmeldung einladung kennenlernen kennenzulernen vorstellungsgespräch persönlich persönliches persönlichen erzählen erzähle mehr dank danke vielen zeit
ihre ihrer ihrem ihren sie ihnen sehr geehrte geehrter damen herren mit freundlichen grüßen freundlichem gruß würde stehe verfügung unterlagen
lebenslauf anlage interesse interessiert interessieren stellenanzeige beitrag einbringen beitragen erfahrung erfahrungen kann könnte möchte aufgabe
passt passen lesen aufmerksamkeit fragen frage termin jederzeit weitere details wie dazu bald`,
	greeting: "sehr geehrte, sehr geehrter, liebe, lieber, guten tag",
	applying:
		"bewerbe, bewerbung, bewerben, stelle, position, ausschreibung, anzeige, stellenanzeige, interesse, ausgeschrieben, ausgeschriebene",
	framing:
		"zu meinen aufgaben, ebenso, zu meiner arbeit, aufgabe, aufgaben, gehört, gehörte, gehören, gehörten, zählt, zählen, ein beispiel, beispiel, ein weiteres beispiel, weiteres beispiel, arbeit, arbeite, ehrenamt, projekt, hinzu, kommt, kam, kommen, kamen, tätig, derzeit, zuletzt, zuvor, dort, das kenne ich aus meiner bisherigen arbeit, bisherigen, kenne, nachweis, diese nachweise, diesen nachweis, bringe, abschluss, ausgebildet als, ausgebildet zur, ausgebildet zum, hier, spreche, kenntnisse, kenntnissen, zu meinen kenntnissen, beispiele",
	levels:
		"fließend muttersprache muttersprachlich verhandlungssicher grundkenntnisse gut gute sehr fortgeschritten experte anfänger konversationssicher",
	listing:
		"habe gehalten spricht halte schein niveau stufe besitze besitzt verfüge beherrsche kenntnisse kenntnis kenntnisse erfahrung erfahrungen erfahren spreche sprechen sprache sprachen zertifiziert zertifikat zertifikate inhaber inhaberin abschluss studiert studium werkzeuge technologien sicher umgang versiert veröffentlicht veröffentlichung zweisprachig kenne können kompetenzen fähigkeiten zählen zählt",
	holding: "besitze besitzt inhaber inhaberin zertifiziert",
	sought: "jemand jemanden jemandem",
	asking:
		"sie suchen, suchen sie, nennen sie, sie nennen, sie verlangen, sie wünschen, sie erwarten, ihre anzeige, in ihrer anzeige, ihre ausschreibung, die stelle verlangt, sucht ihr, ihr sucht, du suchst, suchst du, wünscht ihr, ihr wünscht, braucht ihr, ihr braucht, verlangen sie, erwarten sie, brauchen sie, sie brauchen, eure anzeige, eure ausschreibung",
	chatter:
		"hier ist die, hier ist der, hier ist dein, hier ist ihr, hier sind die, wie gewünscht, überarbeitete fassung, verbesserte fassung, verbesserte version, der leser wird gebeten, die leserin wird gebeten, leser werden gebeten, hinweis an, anmerkung für, zu ergänzen, noch zu ergänzen, bitte ergänzen, zu bestätigen, hier einfügen, ich habe umgeschrieben, als ki, diese person sollte, bitte einladen, ist einzuladen",
	headings: `profil kurzprofil über mich zusammenfassung berufserfahrung beruflicher werdegang erfahrung praktische ausbildung bildung studium schulbildung
kenntnisse fähigkeiten kompetenzen fachkenntnisse edv sprachen sprachkenntnisse projekte zertifikate zertifizierungen weiterbildung weiterbildungen
veröffentlichungen publikationen ehrenamt ehrenamtliches engagement auszeichnungen preise interessen hobbys referenzen kontakt kontaktdaten software
persönliche daten angaben lebenslauf und`,
	labels: `weitere telefon tel mobil handy e-mail email adresse anschrift webseite website note stufe niveau kurse schwerpunkte technologien werkzeuge sprachen
datum heute aktuell ausgestellt gültig bis seit seite von geboren staatsangehörigkeit muttersprache fließend verhandlungssicher grundkenntnisse gut
sehr fortgeschritten experte anfänger autoren verlag`,
	unclaimed: {
		applies:
			"(?:(?:hiermit |daher |gerne? )?(?:bewerbe ich mich|möchte ich mich bewerben)|ich (?:bewerbe mich|möchte mich)|mit (?:großem )?interesse habe ich) (?:hiermit |gerne? |bei ihnen )?(?:auf|um|für) (?:die |das |ihre |den )?",
		wishes:
			"(?:ich (?:möchte|würde (?:mich )?(?:sehr )?gern|hoffe|wünsche mir|freue mich)|gerne? (?:möchte|würde) ich|es (?:wäre|würde)) ",
		stands:
			"(?:ihre?[mnrs]?|euer|eure[mnrs]?|deine?[mnrs]?|die ausgeschriebene|diese|das ausgeschriebene) |ausgeschriebene ",
		moves:
			"(?:reizt|interessiert|begeistert|überzeugt|motiviert) mich|spricht mich(?: besonders| sehr)? an|meine[nm]? (?:vorstellungen|wünschen|interessen|werten)|dem,? was ich suche|was ich suche",
		presumes:
			"ich|mein\\p{L}*|mir|mich|wir|einbring\\p{L}*|bring\\p{L}*|beitrag\\p{L}*|einsetz\\p{L}*|anbiet\\p{L}*|biete\\p{L}*|nutz\\p{L}*|fortsetz\\p{L}*|fortführ\\p{L}*|weiter\\p{L}*|erneut|wieder|erwähn\\p{L}*|beton\\p{L}*|hervorheb\\p{L}*|hinweis\\p{L}*|zeig\\p{L}*|erfahr\\p{L}*|kenntnis\\p{L}*|wissen|fähigkeit\\p{L}*|qualifikation\\p{L}*|profil|laufbahn|werdegang|bereits|schon|dass|weil|da|mit|profitier\\p{L}*|gewinn\\p{L}*|als \\p{L}+ habe|bewährt\\p{L}*|ausbau\\p{L}*|vertief\\p{L}*|bewerber\\p{L}*",
	},
};
