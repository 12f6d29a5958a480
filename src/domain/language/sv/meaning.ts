// Swedish: words that carry no meaning of their own, and glosses into English.
import type { MeaningWords } from "../meaning-words.ts";

export const meaning: MeaningWords = {
	empty: `
en ett den det de och eller i på av för med till från vid om som är var bli blir har ha där vad vem du din ditt dina
vi vår vårt våra oss dig deras sig sin sitt inte mer mycket även samt att kan ska skall vill måste över under efter
mellan utan mot inom alla andra flera varje egen ny nya erfarenhet kunskap kunskaper kännedom förmåga år minst god
goda gärna stark starka relevant relevanta arbete arbeta uppgifter tjänst nivå meriterande`,
	glosses: `
any: valfri
manage: led, styr, förvalt
lead leadership: led, leder
team: team, lag
employee staff personnel: medarbet, personal, anställd
colleague: kolleg, kollega
supervise: tillsyn, handled
train training: utbild, upplär, kurs
teach teacher: undervis, lärar
coach mentor: coach, mentor, handled
hire recruit recruitment: anställ, rekryt
evaluate assess: bedöm, utvärder
motivate: motiv
develop development: utveck
build: bygg
create: skap, utarbet
design: design, utform
plan planning: planer, plan
organise: organis, arrang
coordinate: koordin, samordn
implement introduce: implement, inför, genomför
execute carry perform: utför, genomför
improve optimise: förbättr, optim
increase grow growth: ök, tillväx
reduce: minsk, sänk, reducer
maintain maintenance: underhåll
repair: repar
install: install, monter
operate operation: drift, betjän
monitor: övervak, monitor, kontroll
control check verify: kontroll
review: gransk, genomgång
inspect inspection: inspek, besikt
analyse analysis analyst: analys
report reporting: rapport, report
document documentation: dokument
record: registr
prepare: förbered
support: stöd, support
help assist: hjälp, assist, bistå
advise advice consultant consulting: rådgiv, konsult
serve service: service, tjänst
communicate communication: kommuni
present presentation: present, föredrag
write writing: skriv, författ
speak oral verbal: muntlig, tal
listen: lyssn
negotiate negotiation: förhandl
sell sales: försälj, sälj
purchase buy procurement: inköp
customer client: kund, klient
supplier vendor: leverantör
partner partnership: partner
stakeholder: intressent
relationship: relation
contract: kontrakt, avtal
offer proposal quote: offert, anbud
market marketing: marknad
brand: varumärk
campaign: kampanj
advertising promote promotion: reklam, annons
public relations press media: press, medie
event: evenemang, event, mässa
content: innehåll
social: social
strategy strategic: strateg
goal target objective: mål
result: resultat
revenue turnover: omsättning
profit margin: lönsam, marginal, vinst
budget: budget
cost expense: kostnad, utgift
finance financial: finans, ekonomi
accounting bookkeeping accountant: redovis, bokför
ledger entries posting: bokför, verifikation
invoice billing: faktur
payment: betal
accounts payable: leverantörsreskontra
accounts receivable: kundreskontra
payroll salary wage: lön
tax: skatt, moms
audit: revision
balance sheet statement closing: bokslut, årsredovisning
bank reconciliation: avstäm
cash till register: kassa, kontant
subsidy grant funding: bidrag, fond
invest investment: invester
credit loan: kredit, lån
insurance: försäkr
bank: bank
forecast: prognos, forecast
risk: risk
compliance regulation regulatory: regelverk, efterlev, föreskrift
law legal: juridik, juridisk, rätt, lag
lawyer attorney: advokat, jurist
policy: policy, riktlin
procedure process: process, rutin
standard guideline: standard, riktlin
quality: kvalitet
safety: säker, arbetsmiljö
security: säkerhet
protect privacy: skydd, dataskydd, integritet
prevent: förebygg
software: programvar, mjukvar
application app: applikation, app
code programming: programm, kod
developer engineer engineering: utvecklare, ingenjör
architecture architect: arkitekt
test testing: test
deploy deployment: utrull, driftsätt, deploy
cloud: moln, cloud
network: nätverk
infrastructure: infrastruktur
server: server, tjener
database: databas
data: data
big warehouse lake: datalager
pipeline etl: pipeline, dataflöd
model modelling: modell
machine learning: maskininlärning
artificial intelligence: artificiell intelligens
algorithm: algoritm
statistics statistical: statist
experiment: experiment, försök
recommendation: rekommend
visualisation dashboard: visualis, dashboard
metrics indicator kpi: nyckeltal, kpi, mätetal
system: system
platform: plattform
interface integration api: integration, gränssnitt
automate automation: automatis
technology technical: teknik, teknolog, teknisk
computer it informatics: informatik, dator, it-
web website online: webb, online, hemsid, nät
mobile: mobil
user: användar
research: forsk
science scientific scientist: vetenskap
laboratory: laborat
product: produkt
project: projekt
agile scrum: agil, scrum
roadmap vision: färdplan, vision
requirement specification: krav, specifik
problem solving troubleshooting: problem, lösning, fel
solution: lösning
quality assurance: kvalitetssäkring
innovation innovative: innovat
digital: digital
change transformation: förändring, omställning, transform
migration: migrer
patient: patient
nurse nursing: sjuksköt, omvårdnad
care: vård, omsorg
doctor physician medical medicine: läkare, medicin
hospital clinic clinical: sjukhus, klinik, klinisk
health healthcare: hälso, hälsa
medication drug pharmaceutical: läkemedel
treatment therapy: behandl, terap
diagnosis: diagnos
emergency: akut, nöd
surgery surgical: operation, kirurg
wound: sår
elderly geriatric: äldre, geriatr
child pediatric: barn, pediatri
family relatives: familj, anhörig
psychological mental: psyk, mental
hygiene cleaning: hygien, städ
school education educational: skol, utbildning, pedag
student pupil: elev, studer, student
university college: universit, högskol
degree bachelor diploma graduate: examen, kandidat, högskoleexam
master: master, magister
doctorate phd: doktor, disputer
vocational apprenticeship: yrkesutb, gymnasial, lärling
certificate certification: certifi, intyg
licence: legitimation, licens
driving: körkort, kör
language: språk
english: engelsk
german: tysk
french: fransk
spanish: spansk
italian: italiensk
portuguese: portug
dutch: nederländsk
chinese mandarin: kinesisk
translate translation interpreter: översätt, tolk
fluent native: flytande, modersmål
store shop retail: butik, detaljhandel
merchandise goods stock inventory: varu, lager, sortiment
display visual merchandising: exponering, skyltning
complaint return: reklamation, klagomål, retur
loyalty satisfaction: nöjd, lojal
warehouse logistics: lager, logist
transport shipping delivery: transport, leverans, frakt
supply chain: försörjningskedja
order: order, beställ
production manufacturing: produktion, tillverk
machine equipment: maskin, utrust, anläggning
mechanical mechanic: mekan
electrical electrician electronics: elektr, el-
building construction site: bygg, anläggning
welding metal: svets, metall
wood carpenter: trä, snickar
paint: målar, lack
plumbing heating: vvs, värme, rör
vehicle car driver: fordon, bil, förare, chaufför
cook kitchen chef: kock, kök
food meal: mat, måltid, livsmedel
restaurant hotel hospitality guest: restaurang, hotell, gäst
waiter table service: servitör, servering
wine drink bar: vin, dryck, bar
office administration administrative clerk secretary: kontor, administr, sekret
archive filing: arkiv, ärend
calendar appointment schedule: kalender, bokning, schema
meeting: möte
travel: res, resor
phone telephone email correspondence: telefon, korrespond
reception welcome: reception, mottag
excel spreadsheet office: kalkylblad
human resources hr: hr, personalavdel
career competence talent: karriär, kompeten, talang
diversity equality inclusion: mångfald, jämställd, inkluder
volunteer: frivillig, ideell
association community society: förening, gemenskap, samhäll
government public municipal: offentlig, kommun, stat, myndighet
election vote: val
environment sustainability: miljö, hållbar
energy: energ
animal veterinary: djur, veterin
agriculture plant garden: jordbruk, lantbruk, trädgård, växt
library book: bibliotek, bok
art artistic creative: konst, kreativ
graphic layout: grafisk, layout
photo video film: foto, video, film
print printing: tryck
music sound: musik, ljud
sport fitness: idrott, sport
beauty hair cosmetics: kosmet, frisör, skönhet
fashion clothing textile: mode, kläder, textil
travel tourism: turis
property real estate: fastighet
military police guard: polis, väktar, militär
fire rescue: brand, räddning
child care kindergarten: förskol
experience: erfarenhet
knowledge: kunskap, kännedom
skill ability: förmåga, färdighet
responsible responsibility: ansvar
independent autonomous: självständ
teamwork cooperation collaborate: samarbet, lagarbet
flexible: flexib, anpass
detail accurate precise: noggrann, precis, detalj
organised structured: strukturerad, organiserad
stress resilience pressure: stress, press, tålig
commitment dedication passion: engag, passion, entusias
initiative proactive: initiativ, proaktiv
analytical thinking: analytisk, tänk
interpersonal social empathy: empati, social förmåga
reliable punctual: pålitlig, punktlig
honest integrity confidential: ärlig, integrit, konfident
decide decision: beslut
prioritise time: priorit, tidsplaner
deadline: deadline, tidsfrist
shift night weekend: skift, natt, helg
international global: internationell, global
national region: nationell, region
company business enterprise: företag, verksamhet, affär
commerce commercial trade: handel, kommers
economics administration: ekonomi, nationalek
sector industry branch: bransch, sektor, industri
department division unit: avdelning, enhet
head director executive: chef, direktör
assistant trainee intern: praktik, assistent
senior junior: erfaren, senior
channel: kanal
audience target: målgrupp, segment
competition competitor: konkurren
trend: trend, tendens
price pricing: pris
lead acquisition prospect: leads, nykund, prospekt
conversion funnel: konvertering, tratt
portfolio account: portfölj, kundstock
office head branch subsidiary: filial, kontor
opening launch: öppning, lanser
award prize: pris, utmärk
publish publication article: publikation, utgiv, artikel
speech conference lecture: konferens, föredrag
workshop seminar course: workshop, seminari, kurs
interview survey questionnaire: intervju, enkät, undersök
need demand: behov
information: information
conflict mediation: konflikt
crisis: kris
property damage claim: skada
measure measurement: mätning
drawing cad: ritning, cad
material: material, materiale
chemistry chemical biology: kemi, biolog
physics mathematics: fysik, matemat
psychology sociology: psykolog, sociolog
history philosophy literature: histori, filosof, litteratur
journalism editor: journalis, redakt
year years: år`,
	degrees: {
		doctorate: "doktorsexamen|disputerad|filosofie doktor",
		master: String.raw`master(?:examen)?|magister\p{L}*|civilingenjör|civilekonom`,
		bachelor: String.raw`kandidat(?:examen)?|högskole\p{L}*`,
		associate: String.raw`yrkeshögskole?\p{L}*|yh-utbildning|högskoleexamen`,
		school: String.raw`gymnasie\p{L}*|yrkesutbildning`,
	},
	anyDegree: String.raw`akademisk (?:examen|utbildning)|eftergymnasial\p{L}*|universitets\p{L}*`,
	bareDegrees: {},
};
