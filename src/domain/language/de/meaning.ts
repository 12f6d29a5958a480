// German: words that carry no meaning of their own, and glosses into English.
import type { MeaningWords } from "../meaning-words.ts";

export const meaning: MeaningWords = {
	empty: `
schwerpunkt schwerpunkte fachrichtung abgeschlossen abgeschlossene abgeschlossenes studiengang
der die das den dem des ein eine einer eines einem einen und oder aber sowie von vom zu zum zur im in ins für mit bei
beim an am auf aus als ist sind war wird werden wurde worden sein haben hat durch über unter nach vor zwischen ohne um
bis gegen auch nicht kein keine sich sie wir ihr ihre ihren ihrem ihrer unser unsere unseren unserem dass wie wo was
wer du dein deine deinen deinem deiner dich dir uns es er man mehr mehrjährige mehrjährig gute gut guter gutes sehr
erste erster idealerweise vorteil gerne bzw ggf z b inkl etc ca mindestens mind jahre jahren jahr bereits mehrere alle
aller allen alles diese dieser dieses dabei hierbei damit dazu daran darin einschlägig einschlägige vergleichbar
vergleichbare ähnlich ähnliche wünschenswert erforderlich voraussetzung vorausgesetzt stets täglich verschieden sinne
verschiedene neu neue neuen neuer klasse weiter weitere weiterer hoch hohe hohes hohen ausgeprägt ausgeprägte sicher
sicherer sicherem umgang kenntnis kenntnisse erfahrung erfahrungen berufserfahrung fähigkeit fähigkeiten bereich
bereichen tätigkeit aufgabe aufgaben profil bringen bringst mitbringen verfügst verfügen besitzen besitzt hast bist`,
	glosses: `
any: beliebig
state: staatlich
recognized: anerkannt
equivalent: gleichwert
manage: leit, steuer, verwalt, manag, betreib
lead leadership: führ, anleit, leit
team: team, mannschaft, gruppe
employee staff personnel: mitarbeit, personal, beleg, angestellt, beschäftig
colleague: kolleg
supervise: beaufsicht, überwach
train training: schul, ausbild, einarbeit, unterweis, fortbild, weiterbild, trainier
teach teacher: lehr, unterricht, dozent
coach mentor: coach, mentor, begleit
hire recruit recruitment: einstell, rekrut, personalbeschaff, personalgewinn, recruit
evaluate assess: bewert, beurteil, evalu, einschätz
motivate: motiv, begeister
develop development: entwick
build: aufbau, errichten, bau
create: erstell, schaff, kreier, gestalt
design: entwurf, entwerf, gestalt, design, konzip, konzept
plan planning: plan
organise: organis
coordinate: koordin, abstimm
implement introduce: einführ, umsetz, implement, durchführ, realis
execute carry perform: durchführ, ausführ, erledig
improve optimise: verbesser, optim, steiger
increase grow growth: steiger, erhöh, wachs, ausbau
reduce: reduz, senk, verringer, minimier
maintain maintenance: instandhalt, wart, pfleg
repair: reparat, reparier, instandsetz
install: install, montage, montier, einbau
operate operation: betrieb, bedien, betreib, operat
monitor: überwach, monitor, kontroll
control check verify: kontroll, prüf, überprüf, controll
review: prüf, überprüf, durchsicht
inspect inspection: inspekt, inspiz, prüf, besichtig
analyse analysis analyst: analy, auswert
report reporting: bericht, report, auswert
document documentation: dokument, protokoll
record: erfass, aufzeich, buchen
prepare: vorbereit, erstell
support: unterstütz, support, betreu
help assist: helf, hilf, unterstütz, assist
advise advice consultant consulting: berat, consult
serve service: service, dienst, bedien, servic
communicate communication: kommuni
present presentation: präsent, vorstell, vortrag
write writing: schreib, verfass, schrift, redig
speak oral verbal: sprech, mündlich, red
listen: zuhör
negotiate negotiation: verhandl
sell sales: verkauf, vertrieb, absatz, sales
purchase buy procurement: einkauf, beschaff
customer client: kund, klient, mandant
supplier vendor: lieferant, zulieferer
partner partnership: partner
stakeholder: anspruchsgruppe, stakeholder, interessengruppe
relationship: beziehung, kontaktpfleg
contract: vertrag
offer proposal quote: angebot, offert
market marketing: market, markt, vermarkt
brand: mark
campaign: kampagn
advertising promote promotion: werb, promot, anzeig
public relations press media: öffentlichkeitsarbeit, presse, medien
event: veranstalt, event, messe
content: inhalt, content
social: sozial, social
strategy strategic: strateg
goal target objective: ziel
result: ergebnis, resultat, erfolg
revenue turnover: umsatz, erlös
profit margin: gewinn, marge, ertrag, ergebnis
budget: budget, etat
cost expense: kosten, aufwand, spesen
finance financial: finanz
accounting bookkeeping accountant: buchhalt, buchführ, rechnungswesen, bilanz, finanzbuch
ledger entries posting: kontier, verbuch, buchung, hauptbuch
invoice billing: rechnung, faktur
payment: zahlung
accounts payable: kreditor
accounts receivable: debitor
payroll salary wage: lohn, gehalt, entgelt, lohnabrechn, gehaltsabrechn
tax: steuer
audit: prüfung, revision, audit
balance sheet statement closing: abschluss, bilanz, jahresabschl, monatsabschl
bank reconciliation: kontenabstimm, bankabstimm, kontenklär
cash till register: kasse, bargeld, kassier
subsidy grant funding: förder, zuschuss, zuwend
invest investment: invest, anlage
credit loan: kredit, darlehen
insurance: versicher
bank: bank
forecast: prognos, forecast, vorhersag, hochrechn
risk: risik
compliance regulation regulatory: compliance, vorschrift, regulat, richtlin, einhalt, gesetzlich
law legal: recht, jurist, gesetz
lawyer attorney: anwält, anwalt, rechtsanw
policy: richtlinie, politik
procedure process: prozess, verfahren, ablauf
standard guideline: standard, norm, richtlin
quality: qualität
safety: sicherheit, arbeitsschutz, arbeitssicher
security: sicherheit, security
protect privacy: schutz, datenschutz
prevent: präven, vorbeug, verhüt, vermeid
software: software
application app: anwendung, applikation
code programming: program, code, codier
developer engineer engineering: entwickler, ingenieur
architecture architect: architekt
test testing: test, erprob
deploy deployment: ausliefer, bereitstell, deploy, ausroll
cloud: cloud, wolke
network: netzwerk, netz
infrastructure: infrastruktur
server: server
database: datenbank
data: daten
big warehouse lake: lagerhaus, data warehouse
pipeline etl: datenstreck, pipeline
model modelling: modell
machine learning: maschinelles lernen, maschinellem lernen
artificial intelligence: künstliche intelligenz, ki-
algorithm: algorithm
statistics statistical: statist
experiment: experiment, versuch
recommendation: empfehlung
visualisation dashboard: visualis, dashboard, darstell
metrics indicator kpi: kennzahl, kpi, kenngröß
system: system
platform: plattform
interface integration api: schnittstell, integration
automate automation: automatis
technology technical: technisch, technik, technolog
computer it informatics: informatik, edv, computer, rechner
web website online: web, online, internet
mobile: mobil
user: nutzer, anwender, benutzer
research: forsch, recherch
science scientific scientist: wissenschaft
laboratory: labor
product: produkt
project: projekt
agile scrum: agil, scrum
roadmap vision: fahrplan, roadmap, vision
requirement specification: anforderung, pflichtenheft, lastenheft
problem solving troubleshooting: problemlös, lösung, fehlersuch, störung
solution: lösung
quality assurance: qualitätssicher
innovation innovative: innovat, innovier
digital: digital
change transformation: wandel, transform, veränder, change
migration: migrat, migrier, umstell
patient: patient
nurse nursing: pflege, krankenpfl, krankenschw, pfleger
care: pflege, versorg, betreu, fürsorg
doctor physician medical medicine: arzt, ärzt, medizin
hospital clinic clinical: klinik, krankenhaus, klinisch, spital, station
health healthcare: gesundheit
medication drug pharmaceutical: medikament, arzneimittel, pharma
treatment therapy: behandl, therap
diagnosis: diagnos, befund
emergency: notfall, notaufnahme, rettung
surgery surgical: operation, chirurg, op-
wound: wund
elderly geriatric: senior, alten, altenpfleg, geriatr
child pediatric: kind, pädiatr
family relatives: familie, angehörig
psychological mental: psych, seelisch
hygiene cleaning: hygien, reinig, sauber, putz
school education educational: schul, bildung, erzieh, pädagog
student pupil: schüler, student, studier
university college: universit, hochschul, fachhochsch
degree bachelor diploma graduate: abschluss, studium, bachelor, diplom, abgeschlossen
master: master, magister
doctorate phd: promotion, doktor, promov
vocational apprenticeship: ausbildung, berufsausbildung, lehre, gelernt
vocational apprentice trainee: auszubild, azubi, lehrling
certificate certification: zertifi, nachweis, bescheinig
licence: lizenz, approbation, zulassung, konzession
driving: führerschein, fahrerlaubnis, fahr
language: sprach, fremdsprach
english: englisch
german: deutsch
french: französ
spanish: spanisch
italian: italien
portuguese: portug
dutch: niederländ
chinese mandarin: chines, mandarin
translate translation interpreter: übersetz, dolmetsch
fluent native: fließend, verhandlungssich, muttersprach
store shop retail: filial, laden, einzelhandel, geschäft, markt, handel
merchandise goods stock inventory: ware, bestand, lager, inventur, sortiment
display visual merchandising: präsentation, dekor, warenpräs
complaint return: reklamation, beschwerd, rückgab, retour
loyalty satisfaction: zufrieden, kundenbind, loyal
warehouse logistics: lager, logist, kommission
transport shipping delivery: transport, versand, liefer, spedit
supply chain: lieferkette, supply chain
order: bestell, auftrag
production manufacturing: produktion, fertig, herstell
machine equipment: maschin, anlage, gerät
mechanical mechanic: mechan
electrical electrician electronics: elektr
building construction site: bau, baustell, hochbau
welding metal: schweiß, metall
wood carpenter: holz, tischler, schrein, zimmer
paint: maler, lackier, anstrich
plumbing heating: sanitär, heizung, klima, install
vehicle car driver: fahrzeug, kfz, auto, fahrer
cook kitchen chef: koch, köch, küche
food meal: speis, lebensmittel, essen, nahrung
restaurant hotel hospitality guest: gast, hotel, restaurant
waiter table service: servier, kellner, bedien
wine drink bar: wein, getränk, bar, barkeep
office administration administrative clerk secretary: büro, verwalt, sekret, sachbearb, kaufm
archive filing: ablage, archiv, akte
calendar appointment schedule: termin, kalender, zeitplan, dienstplan
meeting: besprech, sitzung, meeting
travel: reis, dienstreis
phone telephone email correspondence: telefon, korrespond, e-mail, schriftverk
reception welcome: empfang, begrüß
excel spreadsheet office: tabellenkalk, office
human resources hr: personalwes, personalabteil, personalrefer, hr
career competence talent: karrier, laufbahn, kompetenz, talent
diversity equality inclusion: vielfalt, gleichstell, inklus
volunteer: ehrenamt, freiwill
association community society: verein, gemeinschaft, gemeinde, gesellschaft
government public municipal: öffentlich, behörd, kommun, staat
election vote: wahl, abstimm
environment sustainability: umwelt, nachhalt, klima
energy: energ, strom
animal veterinary: tier
agriculture plant garden: landwirt, garten, gärtn, pflanz
library book: bibliothek, buch
art artistic creative: kunst, künstl, kreativ
graphic layout: grafik, layout, grafisch
photo video film: foto, video, film
print printing: druck
music sound: musik, ton
sport fitness: sport, fitness
beauty hair cosmetics: kosmet, friseur, haar, schönheit
fashion clothing textile: mode, bekleid, textil
travel tourism: tourism, reise
property real estate: immobil
military police guard: polizei, wach, bundeswehr, militär
fire rescue: feuer, brand, rett
child care kindergarten: kita, kindergart, erzieher
experience: erfahr, berufserfahr
knowledge: kenntnis, wissen, know-how
skill ability: fähigkeit, fertigkeit, kompetenz
responsible responsibility: verantwort, zuständ
independent autonomous: selbständ, selbstständ, eigenständ, eigenverantw
teamwork cooperation collaborate: zusammenarb, teamfäh, kooper, teamgeist
flexible: flexib
detail accurate precise: sorgfält, genau, gewissenhaft, präzis, detail
organised structured: strukturiert, organisiert, organisations
stress resilience pressure: belastbar, stress, druck
commitment dedication passion: engag, leidenschaft, begeister, einsatz
initiative proactive: initiativ, proaktiv
analytical thinking: analytisch, denk
interpersonal social empathy: sozialkompet, empath, einfühl, zwischenmensch
reliable punctual: zuverläss, pünktl
honest integrity confidential: ehrlich, integrit, vertraul, diskret
decide decision: entscheid
prioritise time: priorit, zeitmanag
deadline: frist, termin
shift night weekend: schicht, nacht, wochenend
international global: international, global, weltweit
national region: national, region, bundesweit
company business enterprise: unternehm, firm, betrieb, geschäft
commerce commercial trade: kaufm, handel, kommerz, betriebswirt
economics administration: wirtschaft, betriebswirt, volkswirt, bwl
sector industry branch: branche, sektor, industri
department division unit: abteil, bereich
head director executive: leiter, leitung, direktor, geschäftsführ, vorstand
assistant trainee intern: praktik, assist, werkstudent, trainee
senior junior: erfahren, senior
channel: kanal, kanäl
audience target: zielgrupp
competition competitor: wettbewerb, konkurr
trend: trend, entwicklung
price pricing: preis
lead acquisition prospect: leadgener, neukund, akquis, akquise
conversion funnel: konversion, conversion, trichter
portfolio account: portfolio, kundenstamm, bestandskund
office head branch subsidiary: niederlassung, filial, standort, zweigstell
opening launch: eröffn, launch, markteinführ, einführung
award prize: auszeichn, preis
publish publication article: veröffentl, publik, artikel
speech conference lecture: vortrag, konferenz, tagung, referent
workshop seminar course: workshop, seminar, kurs, lehrgang
interview survey questionnaire: interview, umfrag, befrag
need demand: bedarf, bedürf, bedürfn
information: information
conflict mediation: konflikt, mediat, schlicht
crisis: krise
property damage claim: schaden, schäden
measure measurement: mess, vermess
drawing cad: zeichn, konstruktion, cad
material: material, werkstoff
chemistry chemical biology: chem, biolog
physics mathematics: physik, mathemat
psychology sociology: psycholog, soziolog
history philosophy literature: geschicht, philosoph, literatur, german
journalism editor: journalis, redakt
year years: jahr`,
	separated: {
		particles:
			"ab an auf aus bei durch ein fest fort her mit nach statt teil um vor weg weiter zu zurück zusammen entgegen bereit sicher dar",
		subjects: "du ihr sie wir ich",
		conjunctions: "und sowie",
	},
	degrees: {
		doctorate: String.raw`promotion|promoviert\p{L}*|doktor\p{L}*|dr\.`,
		master: String.raw`master(?:studium|abschluss|studien\p{L}*)?|magister|diplom(?:studium|ingenieur\p{L}*|-\p{L}+)?|dipl\.(?:[- ]{1,2}\p{L}{2,}\.?)?|staatsexamen`,
		bachelor: String.raw`bachelor\p{L}*|fachhochschul(?!reife)\p{L}*|fh`,
		associate: String.raw`efz|eba|fähigkeitszeugnis|techniker|meister|fachwirt\p{L}*|htl|höhere technische`,
		school: String.raw`\p{L}*ausbildung|lehre|lehrabschluss\p{L}*|gesellenbrief|gesellenprüfung|facharbeiterbrief|abschlussprüfung|abitur|matura|mittlere reife|(?:fach)?hochschulreife|gelernt\p{L}*`,
	},
	anyDegree: String.raw`\p{L}*studium|studien(?:abschluss|gang)\p{L}*|hochschul(?!reife)\p{L}*|universität\p{L}*|akademisch\p{L}*`,
	bareDegrees: { doctorate: "dr" },
};
