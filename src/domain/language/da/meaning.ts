// Danish: words that carry no meaning of their own, and glosses into English.
import type { MeaningWords } from "../meaning-words.ts";

export const meaning: MeaningWords = {
	empty: `
en et den det de og eller i på af for med til fra ved om som er var blive bliver har have hvor hvad hvem der du din
dit dine vi vores os dig deres sig sin sit ikke mere meget også samt at kan skal vil må over under efter mellem uden
mod inden alle andre flere hver egen ny nye erfaring kendskab viden evne evner år mindst god gode gerne stærk stærke
relevant relevante arbejde opgaver stilling niveau fordel`,
	glosses: `
any: valgfri
manage: led
lead leadership: led, leder
team: hold, team
employee staff personnel: medarbejd, personale, ansat
colleague: kolleg, kollega
supervise: superviser, tilsyn
train training: uddann, oplær, kurs, undervis
teach teacher: undervis, lærer
coach mentor: coach, mentor, vejled
hire recruit recruitment: ansæt, rekrut
evaluate assess: vurder, evaluer
motivate: motiv
develop development: udvik
build: bygg
create: skab, udarbejd
design: design, udform
plan planning: planlæg, plan
organise: organis, arrang, tilrette
coordinate: koordin, samordn
implement introduce: implement, indfør, gennemfør
execute carry perform: udfør, gennemfør
improve optimise: forbedr, optim
increase grow growth: øg, vækst, stig
reduce: reducer, nedbring, sænk
maintain maintenance: vedligehold
repair: repar, udbed
install: install, monter
operate operation: drift, betjen
monitor: overvåg, monitor, kontrol
control check verify: kontrol, tjek
review: gennemgå
inspect inspection: inspekt, syn, besigt
analyse analysis analyst: analys
report reporting: rapport, report
document documentation: dokument
record: registr, bogfør
prepare: forbered, udarbejd
support: støtt, understøt, support
help assist: hjælp, assist, bistå
advise advice consultant consulting: rådgiv, konsulent
serve service: service, betjen
communicate communication: kommuni
present presentation: præsent, fremlæg
write writing: skriv, forfat
speak oral verbal: mundtlig, tal
listen: lyt
negotiate negotiation: forhandl
sell sales: salg, sælg
purchase buy procurement: indkøb
customer client: kund, klient
supplier vendor: leverandør
partner partnership: partner, samarbejdspart
stakeholder: interessent
relationship: relation
contract: kontrakt, aftale
offer proposal quote: tilbud
market marketing: market, marked
brand: brand, mærk
campaign: kampagn
advertising promote promotion: reklam, annonc
public relations press media: presse, medie
event: arrangement, event, messe
content: indhold
social: social
strategy strategic: strateg
goal target objective: mål
result: resultat
revenue turnover: omsætning
profit margin: fortjenst, margin, overskud
budget: budget
cost expense: omkost, udgift
finance financial: finans, økonomi
accounting bookkeeping accountant: bogføring, bogholder, regnskab
ledger entries posting: bilag, postering, finansbog
invoice billing: faktur
payment: betal
accounts payable: kreditor
accounts receivable: debitor
payroll salary wage: løn
tax: skat, moms, afgift
audit: revision, audit
balance sheet statement closing: regnskab, årsafslut, balance
bank reconciliation: afstem
cash till register: kasse, kontant
subsidy grant funding: tilskud, fond
invest investment: invester
credit loan: kredit, lån
insurance: forsikr
bank: bank
forecast: prognos, forecast
risk: risik
compliance regulation regulatory: compliance, regler, lovgiv
law legal: jura, juridisk, ret, lov
lawyer attorney: advokat, jurist
policy: politik
procedure process: proces, procedur
standard guideline: standard, retningslin, norm
quality: kvalitet
safety: sikker, arbejdsmiljø
security: sikkerhed, sikring
protect privacy: beskyt, gdpr
prevent: forebyg
software: software
application app: applikation, app
code programming: program, kode
developer engineer engineering: udvikler, ingeniør
architecture architect: arkitekt
test testing: test, afprøv
deploy deployment: udrul, deploy
cloud: cloud, sky
network: netværk
infrastructure: infrastruktur
server: server, tjener
database: databas
data: data
big warehouse lake: datavarehus
pipeline etl: datapipeline, rørled
model modelling: model
machine learning: maskinlæring
artificial intelligence: kunstig intelligens
algorithm: algoritm
statistics statistical: statist
experiment: eksperiment, forsøg
recommendation: anbefal
visualisation dashboard: visualis, dashboard, overblik
metrics indicator kpi: nøgletal, kpi, måling
system: system
platform: platform
interface integration api: integration, grænseflad, snitflad
automate automation: automatis
technology technical: teknik, teknolog, teknisk
computer it informatics: informatik, edb, datalog, it-
web website online: web, online, hjemmesid, net
mobile: mobil
user: bruger
research: forsk
science scientific scientist: videnskab
laboratory: laborat
product: produkt
project: projekt
agile scrum: agil, scrum
roadmap vision: køreplan, vision
requirement specification: krav, specifik
problem solving troubleshooting: problem, løsning, fejl
solution: løsning
quality assurance: kvalitetssikring
innovation innovative: innovat
digital: digital
change transformation: forandring, omstilling, transform
migration: migrer
patient: patient
nurse nursing: sygeplej
care: pleje, omsorg
doctor physician medical medicine: læge, medicin
hospital clinic clinical: hospital, sygehus, klinik, klinisk
health healthcare: sundhed
medication drug pharmaceutical: medicin, lægemid
treatment therapy: behandl, terap
diagnosis: diagnos
emergency: akut, nød
surgery surgical: operation, kirurg
wound: sår
elderly geriatric: ældre, geriatr
child pediatric: barn, børn, pædiatr
family relatives: famili, pårørend
psychological mental: psyk, mental
hygiene cleaning: hygiejn, rengør
school education educational: skole, uddannelse, pædag
student pupil: elev, studer, student
university college: universit, professionshøj
degree bachelor diploma graduate: bachelor, eksamen, diplom, grad
master: kandidat, master
doctorate phd: ph.d, doktor
vocational apprenticeship: erhvervsudd, faglært, læreplads
certificate certification: certifik, bevis
licence: autorisation, licens, bevilling
driving: kørekort, kør
language: sprog
english: engelsk
german: tysk
french: fransk
spanish: spansk
italian: italiensk
portuguese: portug
dutch: hollandsk, nederlandsk
chinese mandarin: kinesisk
translate translation interpreter: oversæt, tolk
fluent native: flydende, modersmål
store shop retail: butik, detail
merchandise goods stock inventory: vare, lager, sortiment
display visual merchandising: udstilling, vareeksponer
complaint return: reklamation, klage, retur
loyalty satisfaction: tilfreds, loyal
warehouse logistics: lager, logist
transport shipping delivery: transport, forsend, lever
supply chain: forsyningskæde
order: ordre, bestil
production manufacturing: produktion, fremstil
machine equipment: maskin, udstyr, anlæg
mechanical mechanic: mekan
electrical electrician electronics: elektr, el-
building construction site: bygge, anlæg, byg
welding metal: svejs, metal
wood carpenter: træ, tømrer, snedker
paint: maler, lak
plumbing heating: vvs, varme
vehicle car driver: køretøj, bil, chauffør
cook kitchen chef: kok, køkken
food meal: fødevar, mad, måltid
restaurant hotel hospitality guest: restaurant, hotel, gæst
waiter table service: tjener, servering
wine drink bar: vin, drik, bar
office administration administrative clerk secretary: kontor, administr, sekret
archive filing: arkiv, sag
calendar appointment schedule: kalender, aftale, tidsplan, vagtplan
meeting: møde, møte
travel: rejs
phone telephone email correspondence: telefon, korrespond
reception welcome: reception, modtag
excel spreadsheet office: regneark
human resources hr: hr, personaleafdel
career competence talent: karriere, kompeten, talent
diversity equality inclusion: mangfold, ligestil, inklus
volunteer: frivillig
association community society: forening, fælles, samfund
government public municipal: offentlig, kommun, stat, myndighed
election vote: valg
environment sustainability: miljø, bæredygt
energy: energ
animal veterinary: dyr, dyrlæge
agriculture plant garden: landbrug, gartner, plant
library book: bibliotek, bog
art artistic creative: kunst, kreativ
graphic layout: grafisk, layout
photo video film: foto, video, film
print printing: tryk
music sound: musik, lyd
sport fitness: sport, idræt
beauty hair cosmetics: kosmet, frisør, skønhed
fashion clothing textile: mode, tøj, tekstil
travel tourism: turis
property real estate: ejendom
military police guard: politi, vagt, militær
fire rescue: brand, redning
child care kindergarten: børnehav, dagtilbud, pædagog
experience: erfaring
knowledge: kendskab, viden
skill ability: evne, færdighed
responsible responsibility: ansvar
independent autonomous: selvstænd
teamwork cooperation collaborate: samarbejd, teamwork
flexible: fleksib, omstill
detail accurate precise: nøjagtig, omhygg, præcis, detalj
organised structured: struktureret, organiseret
stress resilience pressure: stress, pres, robust
commitment dedication passion: engag, passion, begejstr
initiative proactive: initiativ, proaktiv
analytical thinking: analytisk, tænk
interpersonal social empathy: empati, mellemmenneske
reliable punctual: pålidelig, punktlig
honest integrity confidential: ærlig, integrit, fortrolig
decide decision: beslut
prioritise time: priorit, tidsstyr
deadline: deadline, frist
shift night weekend: skift, nat, weekend, vagt
international global: international, global
national region: national, region, landsdæk
company business enterprise: virksomhed, forretning, firma
commerce commercial trade: handel, kommerc
economics administration: økonomi, erhvervsøk, samfundsøk
sector industry branch: branche, sektor, industri
department division unit: afdeling, enhed
head director executive: chef, leder, direktør
assistant trainee intern: praktik, assistent, elev
senior junior: erfaren, senior
channel: kanal
audience target: målgrupp, segment
competition competitor: konkurren
trend: trend, tendens
price pricing: pris
lead acquisition prospect: leads, kundeemne, opsøgende
conversion funnel: konvertering, tragt
portfolio account: portefølj, kundebase
office head branch subsidiary: filial, afdeling
opening launch: åbning, lancer
award prize: pris, udmærk
publish publication article: publikation, udgiv, artikel
speech conference lecture: konferenc, foredrag, oplæg
workshop seminar course: workshop, seminar, kursus, kurser
interview survey questionnaire: interview, spørgeskem, undersøg
need demand: behov
information: information
conflict mediation: konflikt
crisis: krise
property damage claim: skade
measure measurement: måling, mål
drawing cad: tegning, cad
material: material, materiale
chemistry chemical biology: kemi, biolog
physics mathematics: fysik, matemat
psychology sociology: psykolog, sociolog
history philosophy literature: histori, filosof, litteratur
journalism editor: journalis, redakt
year years: år`,
	degrees: {
		doctorate: String.raw`ph\.?d|doktorgrad`,
		master: String.raw`kandidat(?:grad|uddannelse)?|cand\.\p{L}+|master`,
		bachelor: String.raw`bachelor\p{L}*|professionsbachelor|diplomingeniør`,
		associate: String.raw`akademiuddannelse|erhvervsakademi\p{L}*|kort videregående`,
		school: "erhvervsuddannelse|faglært|svendebrev|hhx|htx|studentereksamen",
	},
	anyDegree:
		"universitetsuddannelse|videregående uddannelse|akademisk (?:uddannelse|baggrund)",
	bareDegrees: {},
};
