// Norwegian: words that carry no meaning of their own, and glosses into English.
import type { MeaningWords } from "../meaning-words.ts";

export const meaning: MeaningWords = {
	empty: `
en ei et den det de og eller i på av for med til fra ved om som er var bli blir har ha hvor hva hvem der du din ditt
dine vi vår vårt våre oss deg deres seg sin sitt ikke mer mye også samt å at kan skal vil må over under etter mellom
uten mot innen alle andre flere hver egen ny nye erfaring kjennskap kunnskap evne evner år minst god gode gjerne sterk
sterke relevant relevante arbeid arbeide oppgaver stilling nivå fordel ønskelig`,
	glosses: `
any: valgfri
manage: led, styr
lead leadership: led, leder
team: team, lag
employee staff personnel: medarbeid, personell, ansatt
colleague: kolleg, kollega
supervise: veiled, tilsyn
train training: opplær, kurs, utdann
teach teacher: undervis, lærer
coach mentor: coach, mentor, veiled
hire recruit recruitment: ansett, rekrutt
evaluate assess: vurder, evaluer
motivate: motiv
develop development: utvik
build: bygg
create: skap, lag, utarbeid
design: design, utform
plan planning: planlegg, plan
organise: organis, arrang, tilrette
coordinate: koordin, samordn
implement introduce: implement, innfør, gjennomfør
execute carry perform: utfør, gjennomfør
improve optimise: forbedr, optim
increase grow growth: øk, vekst
reduce: reduser, senk
maintain maintenance: vedlikehold
repair: repar, utbed
install: install, monter
operate operation: drift, betjen
monitor: overvåk, monitor, kontroll
control check verify: kontroll, sjekk
review: gjennomgå, gjennomgang
inspect inspection: inspek, befaring
analyse analysis analyst: analys
report reporting: rapport, report
document documentation: dokument
record: registr
prepare: forbered, utarbeid
support: støtt, support
help assist: hjelp, assist, bistå
advise advice consultant consulting: rådgiv, konsulent
serve service: service, tjenest, betjen
communicate communication: kommuni
present presentation: present, fremlegg
write writing: skriv, forfatt
speak oral verbal: muntlig, snakk
listen: lytt
negotiate negotiation: forhandl
sell sales: salg, selg
purchase buy procurement: innkjøp
customer client: kund, klient
supplier vendor: leverandør
partner partnership: partner
stakeholder: interessent
relationship: relasjon
contract: kontrakt, avtale
offer proposal quote: tilbud
market marketing: market, marked
brand: merke, brand
campaign: kampanj
advertising promote promotion: reklam, annons
public relations press media: presse, medie
event: arrangement, event, messe
content: innhold
social: sosial
strategy strategic: strateg
goal target objective: mål
result: resultat
revenue turnover: omsetning
profit margin: lønnsom, margin, overskudd
budget: budsjett
cost expense: kostnad, utgift
finance financial: finans, økonomi
accounting bookkeeping accountant: regnskap, bokfør
ledger entries posting: bilag, bokfør
invoice billing: faktur
payment: betal
accounts payable: leverandørreskontro
accounts receivable: kundereskontro
payroll salary wage: lønn
tax: skatt, moms, avgift
audit: revisjon, audit
balance sheet statement closing: årsoppgjør, regnskap, balanse
bank reconciliation: avstem
cash till register: kasse, kontant
subsidy grant funding: tilskudd, støtte, fond
invest investment: invester
credit loan: kredit, lån
insurance: forsikr
bank: bank
forecast: prognos, forecast
risk: risik
compliance regulation regulatory: regelverk, etterlev, forskrift
law legal: jus, juridisk, rett, lov
lawyer attorney: advokat, jurist
policy: politikk, retningslin
procedure process: prosess, prosedyr, rutin
standard guideline: standard, retningslin
quality: kvalitet
safety: sikker, hms, arbeidsmiljø
security: sikkerhet
protect privacy: beskytt, personvern
prevent: forebygg
software: programvare
application app: applikasjon, app
code programming: programm, kode
developer engineer engineering: utvikler, ingeniør
architecture architect: arkitekt
test testing: test, utprøv
deploy deployment: utrull, deploy, utrulling
cloud: sky, cloud
network: nettverk
infrastructure: infrastruktur
server: server, tjener
database: databas
data: data
big warehouse lake: datavarehus
pipeline etl: dataflyt, pipeline
model modelling: modell
machine learning: maskinlæring
artificial intelligence: kunstig intelligens
algorithm: algoritm
statistics statistical: statist
experiment: eksperiment, forsøk
recommendation: anbefal
visualisation dashboard: visualis, dashboard
metrics indicator kpi: nøkkeltall, kpi, måltall
system: system
platform: plattform
interface integration api: integrasjon, grensesnitt
automate automation: automatis
technology technical: teknik, teknolog, teknisk
computer it informatics: informatik, data, ikt
web website online: nett, web, online
mobile: mobil
user: bruker
research: forsk
science scientific scientist: vitenskap
laboratory: laborat
product: produkt
project: prosjekt
agile scrum: smidig, scrum
roadmap vision: veikart, visjon
requirement specification: krav, spesifik
problem solving troubleshooting: problem, løsning, feil
solution: løsning
quality assurance: kvalitetssikring
innovation innovative: innovat
digital: digital
change transformation: endring, omstilling, transform
migration: migrer, migrasjon
patient: pasient
nurse nursing: sykeplei
care: pleie, omsorg
doctor physician medical medicine: lege, medisin
hospital clinic clinical: sykehus, klinikk, klinisk
health healthcare: helse
medication drug pharmaceutical: medisin, legemid, medikament
treatment therapy: behandl, terap
diagnosis: diagnos
emergency: akutt, nød
surgery surgical: operasjon, kirurg
wound: sår
elderly geriatric: eldre, geriatr
child pediatric: barn, pediatri
family relatives: famili, pårørend
psychological mental: psyk, mental
hygiene cleaning: hygien, rengjør, renhold
school education educational: skole, utdanning, pedag
student pupil: elev, studer, student
university college: universit, høgskol
degree bachelor diploma graduate: bachelor, grad, eksamen
master: master
doctorate phd: doktorgrad, ph.d
vocational apprenticeship: fagbrev, lærling, yrkesfag
certificate certification: sertifi, kursbevis
licence: autorisasjon, lisens
driving: førerkort, kjør
language: språk
english: engelsk
german: tysk
french: fransk
spanish: spansk
italian: italiensk
portuguese: portug
dutch: nederlandsk
chinese mandarin: kinesisk
translate translation interpreter: overset, tolk
fluent native: flytende, morsmål
store shop retail: butikk, detaljhandel, varehandel
merchandise goods stock inventory: vare, lager, sortiment
display visual merchandising: eksponering, vareplass
complaint return: reklamasjon, klage, retur
loyalty satisfaction: tilfreds, lojal
warehouse logistics: lager, logist
transport shipping delivery: transport, forsend, lever
supply chain: forsyningskjede, verdikjede
order: ordre, bestill
production manufacturing: produksjon, fremstil
machine equipment: maskin, utstyr, anlegg
mechanical mechanic: mekan
electrical electrician electronics: elektr, el-
building construction site: bygg, anlegg
welding metal: sveis, metall
wood carpenter: tre, tømrer, snekker
paint: maler, lakk
plumbing heating: rørlegg, varme, vvs
vehicle car driver: kjøretøy, bil, sjåfør
cook kitchen chef: kokk, kjøkken
food meal: mat, måltid, næringsmid
restaurant hotel hospitality guest: restaurant, hotell, gjest
waiter table service: servitør, servering
wine drink bar: vin, drikk, bar
office administration administrative clerk secretary: kontor, administr, sekret
archive filing: arkiv, sak
calendar appointment schedule: kalender, avtale, timeplan, vaktplan
meeting: møte
travel: reis
phone telephone email correspondence: telefon, korrespond
reception welcome: resepsjon, motta
excel spreadsheet office: regneark
human resources hr: hr, personalavdel
career competence talent: karriere, kompetan, talent
diversity equality inclusion: mangfold, likestil, inkluder
volunteer: frivillig
association community society: forening, fellesskap, samfunn
government public municipal: offentlig, kommun, stat, myndighet
election vote: valg
environment sustainability: miljø, bærekraft
energy: energ
animal veterinary: dyr, veterin
agriculture plant garden: landbruk, gartner, plant
library book: bibliotek, bok
art artistic creative: kunst, kreativ
graphic layout: grafisk, layout
photo video film: foto, video, film
print printing: trykk
music sound: musikk, lyd
sport fitness: idrett, sport
beauty hair cosmetics: kosmet, frisør, skjønnhet
fashion clothing textile: mote, klær, tekstil
travel tourism: turist, reiseliv
property real estate: eiendom
military police guard: politi, vakt, militær
fire rescue: brann, redning
child care kindergarten: barnehag
experience: erfaring
knowledge: kunnskap, kjennskap
skill ability: evne, ferdighet
responsible responsibility: ansvar
independent autonomous: selvstend
teamwork cooperation collaborate: samarbeid, lagarbeid
flexible: fleksib, omstill
detail accurate precise: nøyaktig, grundig, presis, detalj
organised structured: strukturert, organisert
stress resilience pressure: stress, press, robust
commitment dedication passion: engasj, lidenskap, begeist
initiative proactive: initiativ, proaktiv
analytical thinking: analytisk, tenk
interpersonal social empathy: empati, mellommenneske
reliable punctual: pålitelig, punktlig
honest integrity confidential: ærlig, integrit, fortrolig
decide decision: beslut, avgjør
prioritise time: priorit, tidsstyr
deadline: frist
shift night weekend: skift, natt, helg, vakt
international global: internasjonal, global
national region: nasjonal, region, landsdekk
company business enterprise: bedrift, virksomhet, forretning, firma
commerce commercial trade: handel, kommers
economics administration: økonomi, samfunnsøk
sector industry branch: bransje, sektor, industri
department division unit: avdeling, enhet
head director executive: sjef, leder, direktør
assistant trainee intern: praktik, assistent, lærling
senior junior: erfaren, senior
channel: kanal
audience target: målgrupp, segment
competition competitor: konkurren
trend: trend, tendens
price pricing: pris
lead acquisition prospect: leads, oppsøkende, nysalg
conversion funnel: konvertering, trakt
portfolio account: portefølj, kundebase
office head branch subsidiary: filial, avdeling
opening launch: åpning, lanser
award prize: pris, utmerk
publish publication article: publikasjon, utgiv, artikkel
speech conference lecture: konferan, foredrag
workshop seminar course: workshop, seminar, kurs
interview survey questionnaire: intervju, undersøkelse, spørreskj
need demand: behov
information: informasjon
conflict mediation: konflikt
crisis: krise
property damage claim: skade
measure measurement: måling
drawing cad: tegning, cad
material: material, materiale
chemistry chemical biology: kjemi, biolog
physics mathematics: fysikk, matemat
psychology sociology: psykolog, sosiolog
history philosophy literature: histori, filosof, litteratur
journalism editor: journalis, redakt
year years: år`,
	degrees: {
		doctorate: String.raw`ph\.?d|doktorgrad`,
		master: String.raw`master(?:grad)?|hovedfag|siv\.?ing\p{L}*|sivilingeniør`,
		bachelor: String.raw`bachelor\p{L}*|høgskole\p{L}*|3-årig`,
		associate: String.raw`fagskole\p{L}*`,
		school: "fagbrev|videregående (?:skole|opplæring)|yrkesfag",
	},
	anyDegree: String.raw`høyere utdanning|universitets\p{L}*`,
	bareDegrees: {},
};
