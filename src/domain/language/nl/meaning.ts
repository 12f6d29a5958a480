// Dutch: words that carry no meaning of their own, and glosses into English.
import type { MeaningWords } from "../meaning-words.ts";

export const meaning: MeaningWords = {
	empty: `
richting
de het een en of van voor met op in te tot naar door bij uit is zijn was wordt worden om als ook niet geen meer minder
zeer je jij jouw jullie wij we ons onze zij ze hun hij haar dit dat deze die wat wie waar hoe er aan over onder tussen
na zonder tegen binnen buiten ben bent hebt heeft hebben kan kunt kunnen ervaring kennis vaardigheden jaar jaren
minimaal goed goede sterk sterke uitstekend uitstekende voorkeur pré vereist gewenst niveau functie werk taken diverse
alle andere elk elke eigen nieuw nieuwe`,
	glosses: `
any: willekeurig
manage: beheer, manag, bestur, aanstur
lead leadership: leid, leiding
team: team, ploeg
employee staff personnel: medewerk, personeel, werknem
colleague: collega
supervise: toezicht, supervis
train training: opleid, training, inwerk, instrue
teach teacher: lesgev, docent, leraar, onderwijz
coach mentor: begeleid, coach, mentor
hire recruit recruitment: werving, werven, aannem, recruit
evaluate assess: beoordel, evalu
motivate: motiv, gedrev
develop development: ontwikk
build: bouw, opzet, opbouw
create: creër, maken, opstell
design: ontwerp, ontwerpt, vormgev
plan planning: plan
organise: organis, regel
coordinate: coördin, afstem
implement introduce: invoer, implement, uitvoer, realis
execute carry perform: uitvoer, verricht
improve optimise: verbeter, optim
increase grow growth: verhog, groei, toename
reduce: verminder, verlag, reduc
maintain maintenance: onderhoud
repair: herstel, repar
install: instal, montage
operate operation: bedien, exploit, operat
monitor: bewak, monitor, controle
control check verify: controle, control
review: beoordel, herzien, review
inspect inspection: inspect, keuring
analyse analysis analyst: analy
report reporting: rapport, verslag
document documentation: document, verslag
record: registr, vastleg, bijhoud
prepare: voorbereid, opstell
support: ondersteun, support, steun
help assist: help, assist, hulp
advise advice consultant consulting: advies, advis, consult
serve service: dienst, service, bedien
communicate communication: communic
present presentation: present, voordracht
write writing: schrijf, schrijv, opstell
speak oral verbal: mondeling, sprek
listen: luister
negotiate negotiation: onderhandel
sell sales: verkoop, verkop, sales
purchase buy procurement: inkoop, aankoop
customer client: klant, cliënt
supplier vendor: leverancier
partner partnership: partner
stakeholder: stakeholder, belanghebb
relationship: relatie
contract: contract
offer proposal quote: offert, aanbod, voorstel
market marketing: market, markt
brand: merk
campaign: campagn
advertising promote promotion: reclam, adverten, promot
public relations press media: persvoorl, pers, media
event: evenement, beurs, event
content: content, inhoud
social: sociaal, sociale, social
strategy strategic: strateg
goal target objective: doel
result: resultat, resultaat
revenue turnover: omzet
profit margin: winst, marge
budget: budget, begroting
cost expense: kosten, uitgav
finance financial: financ
accounting bookkeeping accountant: boekhoud, accountan
ledger entries posting: grootboek, boeking
invoice billing: factur
payment: betal
accounts payable: crediteur
accounts receivable: debiteur
payroll salary wage: loon, salaris
tax: belasting, fiscal, btw
audit: audit, controle
balance sheet statement closing: jaarrekening, balans, afsluiting
bank reconciliation: aflettering, afstemming
cash till register: kassa, contant
subsidy grant funding: subsidie
invest investment: invest, beleg
credit loan: krediet, lening, hypothe
insurance: verzeker
bank: bank
forecast: prognos, forecast
risk: risic
compliance regulation regulatory: regelgev, compliance, voorschrift, naleving
law legal: recht, jurid, wet
lawyer attorney: advocaat, jurist
policy: beleid
procedure process: proces, procedur
standard guideline: standaard, norm, richtlijn
quality: kwaliteit
safety: veilig
security: beveilig, veilig, security
protect privacy: bescherm, privacy, avg
prevent: preven, voorkom
software: software
application app: applicati, toepass
code programming: programm, code, coder
developer engineer engineering: ontwikkelaar, ingenieur, engineer
architecture architect: architect
test testing: test
deploy deployment: uitrol, deploy
cloud: cloud
network: netwerk
infrastructure: infrastructuur
server: server
database: databas
data: data, gegevens
big warehouse lake: datawarehouse
pipeline etl: datapijplijn, pipeline
model modelling: model
machine learning: machine learning
artificial intelligence: kunstmatige intelligentie
algorithm: algoritm
statistics statistical: statist
experiment: experiment
recommendation: aanbevel
visualisation dashboard: visualis, dashboard
metrics indicator kpi: kengetal, kpi, metri
system: systeem, systemen
platform: platform
interface integration api: koppel, integrat, interface
automate automation: automatis
technology technical: techni, technolog
computer it informatics: informatica, computer, ict
web website online: web, online, internet
mobile: mobiel
user: gebruiker
research: onderzoek
science scientific scientist: wetenschap
laboratory: laborator, lab
product: product
project: project
agile scrum: agil, scrum
roadmap vision: visie, routekaart, roadmap
requirement specification: eisen, specificat
problem solving troubleshooting: probleem, oplos, storing
solution: oplossing
quality assurance: kwaliteitsborging
innovation innovative: innovat, vernieuw
digital: digital, digita
change transformation: verander, transform
migration: migrat
patient: patiënt
nurse nursing: verpleeg, verpleging
care: zorg, verzorg
doctor physician medical medicine: arts, medisch, geneesk
hospital clinic clinical: ziekenhuis, klini
health healthcare: gezondheid, zorg
medication drug pharmaceutical: medicijn, medicat, farmac
treatment therapy: behandel, therap
diagnosis: diagnos
emergency: spoed, nood
surgery surgical: operatie, chirurg
wound: wond
elderly geriatric: ouderen, geriatr
child pediatric: kind, pediatr
family relatives: familie
psychological mental: psych, geestelijk
hygiene cleaning: hygiën, schoonm, reinig
school education educational: school, onderwijs, pedagog
student pupil: student, leerling
university college: universit, hogeschool
degree bachelor diploma graduate: diploma, bachelor, afgestudeerd
master: master
doctorate phd: promotie, gepromoveerd, doctor
vocational apprenticeship: beroepsopleid, mbo
certificate certification: certific, getuigschrift
licence: vergunning, licentie, big-
driving: rijbewijs, rijden
language: taal, talen
english: engels
german: duits
french: frans
spanish: spaans
italian: italiaans
portuguese: portug
dutch: nederland
chinese mandarin: chinees, mandarijn
translate translation interpreter: vertal, tolk
fluent native: vloeiend, moedertaal
store shop retail: winkel, detailhandel
merchandise goods stock inventory: voorraad, goederen, assortiment, inventar
display visual merchandising: presentat, etalag
complaint return: klacht, retour
loyalty satisfaction: tevreden, loyal
warehouse logistics: magazijn, logist
transport shipping delivery: transport, verzend, lever, vervoer
supply chain: toeleveringsketen, supply chain
order: bestel, order
production manufacturing: productie, fabric
machine equipment: machin, apparat, installat
mechanical mechanic: mechan, werktuig
electrical electrician electronics: elektr
building construction site: bouw
welding metal: las, lassen, metaal
wood carpenter: hout, timmer
paint: schilder
plumbing heating: loodgiet, verwarm, klimaat
vehicle car driver: voertuig, auto, chauffeur, vrachtwagen
cook kitchen chef: kok, keuken, koken
food meal: voedsel, levensmid, eten, maaltijd
restaurant hotel hospitality guest: horeca, restaurant, hotel, gast
waiter table service: ober, bedienen
wine drink bar: wijn, drank, bar
office administration administrative clerk secretary: kantoor, administrat, secret
archive filing: archief, dossier
calendar appointment schedule: agenda, afsprak, planning, rooster
meeting: vergader
travel: reis, reizen
phone telephone email correspondence: telefo, correspond, e-mail
reception welcome: receptie, ontvang, onthaal
excel spreadsheet office: spreadsheet
human resources hr: personeelszaken, hr, hrm
career competence talent: loopbaan, competent, talent
diversity equality inclusion: diversit, inclus, gelijk
volunteer: vrijwill
association community society: verenig, gemeenschap
government public municipal: overheid, gemeente, publiek
election vote: verkiez, stem
environment sustainability: milieu, duurza
energy: energ
animal veterinary: dier, veeart
agriculture plant garden: landbouw, tuin, plant
library book: bibliothe, boek
art artistic creative: kunst, creatief, creativ
graphic layout: grafisch, opmaak, lay-out
photo video film: foto, video, film
print printing: druk, print
music sound: muziek, geluid
sport fitness: sport
beauty hair cosmetics: cosmet, kapper, schoonheid
fashion clothing textile: mode, kleding, textiel
travel tourism: toerism
property real estate: vastgoed, makelaar
military police guard: politie, bewaker, militair
fire rescue: brandweer, redding
child care kindergarten: kinderopvang, kinderdagverbl
experience: ervaring
knowledge: kennis
skill ability: vaardig, bekwaam
responsible responsibility: verantwoord
independent autonomous: zelfstand
teamwork cooperation collaborate: samenwerk, teamwork
flexible: flexib, aanpas
detail accurate precise: nauwkeur, zorgvuld, precies, accura, detail
organised structured: georganiseerd, gestructureerd, structuur
stress resilience pressure: stress, druk
commitment dedication passion: betrokken, passie, enthousias, gedreven
initiative proactive: initiatief, proactie
analytical thinking: analytisch, denken
interpersonal social empathy: inlevings, empath, sociale vaardig
reliable punctual: betrouwb, stipt, punctueel
honest integrity confidential: eerlijk, integri, vertrouwel, discre
decide decision: beslis, beslui
prioritise time: priorit, tijdmanag
deadline: deadline
shift night weekend: ploeg, nacht, weekend
international global: internation, wereldwijd, mondiaal
national region: nationaal, landelijk, regio
company business enterprise: bedrij, ondernem, zakelijk
commerce commercial trade: commerc, handel
economics administration: economi, bedrijfskund
sector industry branch: sector, branche, industri
department division unit: afdeling
head director executive: directeur, hoofd, manager
assistant trainee intern: stag, assistent
senior junior: ervaren, senior
channel: kanaal, kanalen
audience target: doelgroep
competition competitor: concurren, competit
trend: trend
price pricing: prijs, prijz
lead acquisition prospect: acquisit, leads
conversion funnel: conversie, funnel
portfolio account: portefeuille, klantenbestand
office head branch subsidiary: vestiging, filiaal
opening launch: opening, lancering, lanceer
award prize: prijs, onderscheid
publish publication article: public, artikel
speech conference lecture: conferentie, congres, lezing
workshop seminar course: workshop, cursus, seminar
interview survey questionnaire: interview, enquêt
need demand: behoef, vraag
information: informa
conflict mediation: conflict, bemiddel
crisis: crisis
property damage claim: schade
measure measurement: meten, meting
drawing cad: tekening, tekenen, cad
material: materia
chemistry chemical biology: chem, scheik, biolog
physics mathematics: natuurkund, wiskund
psychology sociology: psycholog, sociolog
history philosophy literature: geschieden, filosof, letterk
journalism editor: journalis, redact
year years: jaar`,
	separated: {
		particles:
			"aan af bij door in mee na om op over terug toe uit voor weg samen vast",
		subjects: "je jij u wij we ik jullie",
		conjunctions: "en",
	},
	degrees: {
		doctorate: "gepromoveerd|doctoraat|promotie-?onderzoek",
		master: String.raw`master|wo(?:-\p{L}+)?|universitair\p{L}*|doctorandus|drs`,
		bachelor: String.raw`bachelor|hbo(?:-\p{L}+)?|hogeschool\p{L}*`,
		associate: String.raw`mbo(?:-\p{L}+)?(?: niveau \d)?|mbo\+|associate degree`,
		school: "havo|vwo|vmbo|middelbare school",
	},
	anyDegree: "",
	bareDegrees: {},
};
