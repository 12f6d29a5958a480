// Italian: words that carry no meaning of their own, and glosses into English.
import type { MeaningWords } from "../meaning-words.ts";

export const meaning: MeaningWords = {
	empty: `
indirizzo settore
il lo la i gli le l un uno una e ed o od di del dello della dei degli delle d a al allo alla ai agli alle da dal dalla
dai in nel nello nella nei nelle con su sul sulla per tra fra che chi cui come quando dove è sono essere era stato
stata avere ha hanno si suo sua suoi sue nostro nostra nostri nostre tuo tua vostro loro questo questa questi queste
non più meno molto anche così tutto tutta tutti tutte altro altri ogni stesso esperienza conoscenza conoscenze
capacità competenza competenze anni anno minimo minima almeno livello buono buona buone ottimo ottima ottime
preferibile preferibilmente richiesto richiesta gradita necessario ruolo lavoro attività persona`,
	glosses: `
any: qualsiasi, qualunque
manage: gest, dirig, amministr, coordin
lead leadership: guid, condu, leader
team: squadr, team
employee staff personnel: personale, dipendent, addett, collaborator
colleague: collegh, colleg
supervise: supervis, sovrint
train training: formaz, formare, addestr
teach teacher: insegn, docent, maestr
coach mentor: affianc, tutor, mentor
hire recruit recruitment: assunz, assum, selezion, reclut
evaluate assess: valut
motivate: motiv
develop development: svilupp
build: costru, realizz, crea
create: crea, elabor, redig
design: progett, design
plan planning: pianific, piano, programmaz
organise: organizz
coordinate: coordin
implement introduce: implement, attu, introdu, esegu
execute carry perform: svolg, effettu, esegu, realizz
improve optimise: miglior, ottimizz
increase grow growth: aument, incremen, cresc
reduce: ridu, diminu
maintain maintenance: manuten
repair: ripar
install: install, montagg
operate operation: operaz, operat, gestione, esercizio
monitor: monitor, controll, vigil
control check verify: controll, verific
review: revision, esamin, verific
inspect inspection: ispezion
analyse analysis analyst: analisi, analizz
report reporting: report, relazion, rendicont
document documentation: document
record: registr, annot
prepare: prepar, predispo
support: support, assist, affianc
help assist: aiut, assist
advise advice consultant consulting: consulen, consult
serve service: serviz, serv
communicate communication: comunic
present presentation: present, espos
write writing: redazi, redig, scri, stesura
speak oral verbal: oral, parl
listen: ascolt
negotiate negotiation: negozi, trattativ
sell sales: vendit, vend, commerc
purchase buy procurement: acquist, approvvig
customer client: client
supplier vendor: fornitor
partner partnership: partner
stakeholder: stakeholder, interlocutor, portatori
relationship: relazion, rapport
contract: contratt
offer proposal quote: offert, preventiv, propost
market marketing: market, mercat
brand: march
campaign: campagn
advertising promote promotion: pubblici, promo
public relations press media: ufficio stampa, stampa, media
event: event, fier
content: contenut
social: social
strategy strategic: strateg
goal target objective: obiettiv
result: risultat
revenue turnover: fatturat, ricav
profit margin: utile, margin, redditiv
budget: budget
cost expense: cost, spes
finance financial: finanz
accounting bookkeeping accountant: contab
ledger entries posting: registrazion, prima nota
invoice billing: fattur
payment: pagament, incass
accounts payable: fornitori
accounts receivable: crediti
payroll salary wage: paghe, stipendi, busta
tax: fiscal, impost, tribut
audit: revision, audit
balance sheet statement closing: bilanc, chiusur
bank reconciliation: riconcili, quadratur
cash till register: cassa, contant
subsidy grant funding: finanziament, contribut, bando
invest investment: invest
credit loan: credit, prestit, mutu
insurance: assicur
bank: banc
forecast: prevision
risk: rischi
compliance regulation regulatory: normativ, conform, regolament
law legal: legal, giurid, diritt, legge
lawyer attorney: avvocat
policy: politic
procedure process: proced, process
standard guideline: standard, norm, linee guida
quality: qualit
safety: sicurezz
security: sicurezz
protect privacy: protezion, tutela, riservat
prevent: preven
software: software
application app: applicazion, applicativ
code programming: programm, codic
developer engineer engineering: sviluppat, ingegner
architecture architect: architett
test testing: test, collaud, prov
deploy deployment: rilasci, deploy, distribuz
cloud: cloud, nuvola
network: rete, reti
infrastructure: infrastrutt
server: server
database: database, basi di dati, banca dati
data: dati
big warehouse lake: data warehouse
pipeline etl: pipeline, flussi
model modelling: modell
machine learning: apprendimento automatico
artificial intelligence: intelligenza artificiale
algorithm: algoritm
statistics statistical: statist
experiment: sperimen
recommendation: raccomand
visualisation dashboard: visualizz, cruscott, dashboard
metrics indicator kpi: indicator, metric, kpi
system: sistem
platform: piattaform
interface integration api: interfacc, integraz
automate automation: automatizz, automazion
technology technical: tecnic, tecnolog
computer it informatics: informatic, computer
web website online: web, sito, online, internet
mobile: mobile, mobili
user: utent
research: ricerc
science scientific scientist: scientif, scienz
laboratory: laborator
product: prodott
project: progett
agile scrum: agil, scrum
roadmap vision: visione, tabella di marcia, roadmap
requirement specification: requisit, specific
problem solving troubleshooting: problem, risol, soluzion, guast
solution: soluzion
quality assurance: assicurazione qualità
innovation innovative: innov
digital: digital
change transformation: cambiament, trasform
migration: migra
patient: pazient
nurse nursing: infermier
care: cure, assistenz
doctor physician medical medicine: medic
hospital clinic clinical: ospedal, clinic
health healthcare: salute, sanitari
medication drug pharmaceutical: farmac, medicinal
treatment therapy: trattam, terap
diagnosis: diagnos
emergency: emergenz, pronto soccorso, urgenz
surgery surgical: chirurg
wound: ferit, medicazion
elderly geriatric: anzian, geriatr
child pediatric: bambin, infan, pediatr
family relatives: famigli
psychological mental: psicol, mental
hygiene cleaning: igien, puliz
school education educational: scuola, educaz, scolast, pedagog
student pupil: student, alunn, alliev
university college: universit
degree bachelor diploma graduate: laurea, diploma, titolo di studio
master: master, magistral, specialistic
doctorate phd: dottorat
vocational apprenticeship: apprendistat, formazione professional
certificate certification: certific, attestat, abilitaz
licence: licenz, abilitaz, patent
driving: guida
language: lingu
english: ingles
german: tedesc
french: frances
spanish: spagnol
italian: italian
portuguese: portogh
dutch: olandes, nederland
chinese mandarin: cines, mandarin
translate translation interpreter: tradu, interpret
fluent native: fluent, madrelingua, bilingue
store shop retail: negozi, punto vendita, dettagli
merchandise goods stock inventory: merce, merci, magazzin, inventar, scorte, assortiment
display visual merchandising: esposizion, vetrin, allestiment
complaint return: reclam, resi
loyalty satisfaction: soddisf, fideli
warehouse logistics: magazzin, logist
transport shipping delivery: trasport, spedizion, consegn
supply chain: catena di fornitura, supply chain
order: ordin, commess
production manufacturing: produzion, fabbric, manifattur
machine equipment: macchin, macchinar, attrezzat, impiant
mechanical mechanic: meccan
electrical electrician electronics: elettr
building construction site: costruz, cantier, edil
welding metal: saldat, metall
wood carpenter: legn, falegnam
paint: vernic, pittur, imbianch
plumbing heating: idraul, riscald, climat
vehicle car driver: veicol, auto, autist, camion
cook kitchen chef: cuoc, cucin
food meal: aliment, pasti, piatt, cib
restaurant hotel hospitality guest: ristor, albergh, ospit, hotel
waiter table service: camerier, sala
wine drink bar: vino, bevand, bar
office administration administrative clerk secretary: uffici, amministrat, segret, impiegat
archive filing: archivi, pratich
calendar appointment schedule: agenda, appuntament, calendari, turni
meeting: riunion
travel: viagg, trasfert
phone telephone email correspondence: telefon, corrispond, posta
reception welcome: accogli, recezion, reception
excel spreadsheet office: foglio di calcol, fogli di calcol, pacchetto office
human resources hr: risorse umane
career competence talent: carrier, competen, talent
diversity equality inclusion: diversit, inclus, parit
volunteer: volontari
association community society: associaz, comunit, societ
government public municipal: pubblic, comun, govern, statal
election vote: elezion, voto
environment sustainability: ambient, sosten
energy: energ, energetic
animal veterinary: animal, veterin
agriculture plant garden: agricol, giardin, piant
library book: bibliotec, libr
art artistic creative: arte, artist, creativ
graphic layout: grafic, impagin
photo video film: foto, video, filmat
print printing: stamp
music sound: music, suono
sport fitness: sport
beauty hair cosmetics: cosmet, parrucch, estet, bellezz
fashion clothing textile: moda, abbigliam, tessil
travel tourism: turism, turist
property real estate: immobil
military police guard: polizi, guardia, militar, vigilan
fire rescue: incend, soccors, pompier
child care kindergarten: asilo, nido
experience: esperienz
knowledge: conoscenz
skill ability: capacit, competenz, abilit
responsible responsibility: responsabil
independent autonomous: autonom, indipend
teamwork cooperation collaborate: lavoro di squadra, collabor, cooper, lavoro in team
flexible: flessib, adatta
detail accurate precise: accurat, precis, meticol, dettagl
organised structured: organizzat, ordinat, metodic
stress resilience pressure: stress, pression, resilien
commitment dedication passion: impegn, passion, entusias, dedizion
initiative proactive: iniziativ, proattiv, intraprend
analytical thinking: analitic, pensier
interpersonal social empathy: interperson, empat, relazional
reliable punctual: affidab, puntual, seri
honest integrity confidential: onest, integrit, riservat, discre
decide decision: decid, decision
prioritise time: priorit, gestione del tempo
deadline: scadenz
shift night weekend: turni, nott, weekend, festiv
international global: internazional, global, mondial
national region: nazional, region
company business enterprise: aziend, impres, societ
commerce commercial trade: commerc
economics administration: econom
sector industry branch: settor, industri
department division unit: reparto, dipartim, area, settore
head director executive: direttor, responsab, capo, dirigent
assistant trainee intern: tirocin, stag, assistent, apprendist
senior junior: esperto, senior
channel: canal
audience target: target, pubblic, segment
competition competitor: concorren, compet
trend: tendenz, trend
price pricing: prezz, tarif, listin
lead acquisition prospect: acquisizion, prospec, lead
conversion funnel: conversion, imbuto
portfolio account: portafogl
office head branch subsidiary: filial, sede, succursal
opening launch: apertur, lanci
award prize: premi, riconosc
publish publication article: pubblic, articol
speech conference lecture: conferenz, convegn, relator
workshop seminar course: laborator, seminar, cors
interview survey questionnaire: intervist, sondagg, indagin
need demand: bisogn, esigenz, necessit
information: informa
conflict mediation: conflitt, media
crisis: crisi
property damage claim: sinistr, dann
measure measurement: misur
drawing cad: disegn, cad
material: material
chemistry chemical biology: chimic, biolog
physics mathematics: fisic, matemat
psychology sociology: psicolog, sociolog
history philosophy literature: storia, filosof, letterat, letter
journalism editor: giornalis, redatt
year years: ann, anni`,
	degrees: {
		doctorate: "dottorato|dottore di ricerca",
		master:
			"laurea magistrale|laurea specialistica|master|laurea vecchio ordinamento",
		bachelor: String.raw`laurea(?: triennale)?|laureat\p{L}*`,
		associate: "afc|its|diploma tecnico superiore",
		school: "diploma|maturità|scuola superiore|perito|qualifica professionale",
	},
	anyDegree: "titolo universitario",
	bareDegrees: {},
};
