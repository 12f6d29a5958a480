// Spanish: words that carry no meaning of their own, and glosses into English.
import type { MeaningWords } from "../meaning-words.ts";

export const meaning: MeaningWords = {
	empty: `
especialidad especialización mención rama
el la los las un una unos unas lo y e o u de del al a ante con contra desde en entre hacia hasta para por según sin
sobre tras que qué quien cual como cómo cuando donde es son ser era estar está están fue sido se su sus le les nos
nuestro nuestra nuestros nuestras tu tus mi mis este esta estos estas ese esa eso esto más menos muy no sí ya también
tanto así etc todo toda todos todas otro otra otros otras cada mismo misma experiencia conocimiento conocimientos
capacidad habilidad habilidades año años mes meses mínimo mínima mínimos nivel buen buena buenos buenas alto alta
valorará valorable deseable imprescindible necesario requerido preferiblemente positivamente demostrable relacionado
relacionados manejo dominio realizar realización función funciones tarea tareas puesto trabajo persona personas`,
	glosses: `
any: cualquier
manage: gestion, dirig, administr, gerenci
lead leadership: lider, encabez, dirig
team: equipo
employee staff personnel: personal, emplead, plantilla, trabajador
colleague: compañer, colega
supervise: supervis
train training: formac, formar, capacit, entren, adiestr
teach teacher: enseñ, docen, profesor, maestr
coach mentor: mentor, tutor, acompañ
hire recruit recruitment: contrat, reclut, selecc
evaluate assess: evalu, valor
motivate: motiv
develop development: desarroll
build: constru, crea, montar
create: crea, elabor
design: diseñ
plan planning: planific, planif, plane
organise: organiz
coordinate: coordin
implement introduce: implant, implement, introduc, ejecut
execute carry perform: realiz, ejecut, efectu, llevar
improve optimise: mejor, optim
increase grow growth: aument, increment, crec
reduce: reduc, disminu
maintain maintenance: manten, mantuv
repair: repar
install: instal, mont
operate operation: oper, explot, manej
monitor: monitor, vigil, control, supervis, seguimiento
control check verify: control, comprob, verific, revis
review: revis, analiz
inspect inspection: inspecc
analyse analysis analyst: analis, análisis
report reporting: inform, report, reporte
document documentation: document
record: registr, anot
prepare: prepar, elabor
support: apoy, soport, asist
help assist: ayud, asist, auxili
advise advice consultant consulting: asesor, consult
serve service: servic, servir, atención
communicate communication: comunic
present presentation: present, expon
write writing: redac, escri
speak oral verbal: oral, habl
listen: escuch
negotiate negotiation: negoci
sell sales: vent, vend, comerci
purchase buy procurement: compra, adquis, aprovision
customer client: client, usuari
supplier vendor: proveed
partner partnership: alianz, soci, partner, colaborador
stakeholder: interesad, stakeholder, interlocutor
relationship: relacion
contract: contrat
offer proposal quote: ofert, propuest, presupuest
market marketing: market, mercad, mercadot
brand: marc
campaign: campañ
advertising promote promotion: publici, anunci, promoc
public relations press media: relaciones públicas, prensa, medios
event: evento, feria
content: conteni
social: social
strategy strategic: estrateg
goal target objective: objetiv, meta
result: resultad
revenue turnover: ingres, factur, ventas
profit margin: benefici, margen, rentab
budget: presupuest
cost expense: cost, gast
finance financial: financ, finanz
accounting bookkeeping accountant: contab, contable
ledger entries posting: asiento, libro mayor
invoice billing: factur
payment: pago, cobro
accounts payable: cuentas a pagar, acreedor, proveedores
accounts receivable: cuentas a cobrar, deudor
payroll salary wage: nómin, salari
tax: fiscal, impuest, tribut
audit: auditor
balance sheet statement closing: balance, cierre, cuentas anuales
bank reconciliation: concilia, cuadr
cash till register: caja, efectivo, arqueo
subsidy grant funding: subvenci, ayuda, fond
invest investment: invers, inver
credit loan: crédit, préstam
insurance: segur, asegur
bank: banc, bank
forecast: previs, pronóst
risk: riesg
compliance regulation regulatory: normativ, cumplim, regula, regulat
law legal: derech, legal, juríd, ley
lawyer attorney: abogad
policy: polític
procedure process: proced, proces
standard guideline: estándar, norma, direct
quality: calidad
safety: segurid
security: segurid, cibersegur
protect privacy: protecc, privaci
prevent: preven
software: software, programa informát
application app: aplicacion, aplicativ
code programming: program, códig
developer engineer engineering: desarrollador, ingenier
architecture architect: arquitect
test testing: prueb, test, ensay
deploy deployment: despleg, despliegu, implant
cloud: nube, cloud
network: red, redes
infrastructure: infraestruct
server: servidor
database: bases de datos, base de datos
data: dato
big warehouse lake: almacén de datos
pipeline etl: flujos de datos, pipeline
model modelling: model
machine learning: aprendizaje automático
artificial intelligence: inteligencia artificial
algorithm: algoritm
statistics statistical: estadíst
experiment: experiment
recommendation: recomend
visualisation dashboard: visualiz, panel, cuadro de mando
metrics indicator kpi: indicador, métric, kpi
system: sistem
platform: plataform
interface integration api: interfaz, integra
automate automation: automatiz
technology technical: técnic, tecnolog
computer it informatics: informát, ordenador, comput
web website online: web, sitio, línea, internet
mobile: móvil
user: usuari
research: investig
science scientific scientist: cientí, cienci
laboratory: laborator
product: product
project: proyect
agile scrum: ágil, scrum
roadmap vision: hoja de ruta, visión
requirement specification: requisit, requerim
problem solving troubleshooting: problema, resolu, incidenc, avería
solution: solucion
quality assurance: aseguramiento de la calidad, control de calidad
innovation innovative: innov
digital: digital
change transformation: cambio, transform
migration: migra
patient: pacient
nurse nursing: enferm
care: cuidad, atención, asist
doctor physician medical medicine: médic, medic, facult
hospital clinic clinical: hospital, clínic
health healthcare: salud, sanitar, sanidad
medication drug pharmaceutical: medicament, medicac, fármac, farmac
treatment therapy: tratam, terap, curas
diagnosis: diagnóst
emergency: urgenc, emergenc
surgery surgical: cirug, quirúrg
wound: herid, curas
elderly geriatric: mayores, ancian, geriátr
child pediatric: niñ, infant, pediátr
family relatives: famili
psychological mental: psicol, psíqu, mental
hygiene cleaning: higien, limpie
school education educational: escuel, educa, pedag, escolar
student pupil: estudiant, alumn
university college: universi, facultad
degree bachelor diploma graduate: título, titula, grado, licenciat, diplomat
master: máster, posgrad, maestr
doctorate phd: doctor
vocational apprenticeship: formación profesional, ciclo formativo
certificate certification: certific, acredit
licence: licencia, permiso, carné, carnet, habilita
driving: conduc, conducir
language: idioma, lengua
english: inglés, inglesa
german: alemán, alemana
french: francés, francesa
spanish: español, castellan
italian: italian
portuguese: portug
dutch: neerland, holand
chinese mandarin: chin, mandarin
translate translation interpreter: traduc, traduz, intérpret
fluent native: fluid, nativ, bilingü
store shop retail: tienda, comercio, minorista, establecim
merchandise goods stock inventory: mercanc, existenc, stock, inventar, surtido, género
display visual merchandising: exposi, escaparat, merchandis, exhib
complaint return: reclama, devoluc, queja
loyalty satisfaction: satisfac, fideli
warehouse logistics: almacén, logíst
transport shipping delivery: transport, envío, entrega, reparto, expedic
supply chain: cadena de suministro
order: pedido, orden, encargo
production manufacturing: produc, fabric
machine equipment: máquin, maquinar, equip
mechanical mechanic: mecán
electrical electrician electronics: eléctr, electric, electrón
building construction site: construc, obra
welding metal: sold, metal
wood carpenter: mader, carpint
paint: pint
plumbing heating: fontaner, calefac, climat
vehicle car driver: vehícul, coche, automóv, conductor, camión
cook kitchen chef: cocin
food meal: aliment, comida, plato
restaurant hotel hospitality guest: restaur, hotel, hostel, huésped
waiter table service: camarer, mesa, sala
wine drink bar: vino, bebid, bar
office administration administrative clerk secretary: oficina, administra, secretar
archive filing: archiv, expedient
calendar appointment schedule: agenda, cita, calendari, horari, turno
meeting: reunion
travel: viaj, desplaz
phone telephone email correspondence: teléf, telefón, correspond, correo
reception welcome: recepc, acog, recib
excel spreadsheet office: hoja de cálculo, hojas de cálculo, ofimát
human resources hr: recursos humanos, rrhh
career competence talent: carrera, competenc, talent
diversity equality inclusion: diversid, igualdad, inclus
volunteer: voluntar
association community society: asociac, comunid, socied
government public municipal: públic, gobierno, municip, ayuntam, administración pública
election vote: elecc, elector, voto
environment sustainability: medio ambiente, ambient, sosten, sustent
energy: energ, energét
animal veterinary: animal, veterin
agriculture plant garden: agrícol, agricult, jardin, plant
library book: bibliotec, libro
art artistic creative: arte, artíst, creativ
graphic layout: gráfic, maquet
photo video film: foto, víde, vide, pelíc
print printing: impres, imprim
music sound: músic, sonid
sport fitness: deport
beauty hair cosmetics: cosmét, peluq, bellez, estétic
fashion clothing textile: moda, ropa, textil
travel tourism: turism, turíst
property real estate: inmobil
military police guard: polic, vigilan, militar
fire rescue: bomber, incend, rescat
child care kindergarten: guarder, educación infantil
experience: experienc
knowledge: conocim
skill ability: habilid, capacid, aptitud, destrez
responsible responsibility: responsab
independent autonomous: autónom, autonom, independ
teamwork cooperation collaborate: trabajo en equipo, colabor, cooper
flexible: flexib, adapta
detail accurate precise: detall, precis, minucios, meticulos
organised structured: ordenad, metódic, organizad, organización
stress resilience pressure: estrés, presión, resilien
commitment dedication passion: comprom, implica, pasión, dedica, entusias
initiative proactive: iniciativ, proactiv
analytical thinking: analític, pensamient
interpersonal social empathy: interpersonal, empat, trato
reliable punctual: fiab, puntual, seri, formal
honest integrity confidential: honest, integrid, confiden, discre
decide decision: decid, decis
prioritise time: prioriz, gestión del tiempo
deadline: plazo
shift night weekend: turno, noche, noctur, fin de semana, fines de semana
international global: internacional, global, mundial
national region: nacional, region
company business enterprise: empres, negoci, compañ
commerce commercial trade: comerci
economics administration: econom, empresarial
sector industry branch: sector, industri, ramo
department division unit: departament, área, unidad
head director executive: director, jef, gerent
assistant trainee intern: becari, práctic, ayudant, auxiliar
senior junior: sénior, experimentad
channel: canal
audience target: público objetivo, audienc, segment
competition competitor: compet
trend: tendenc
price pricing: preci, tarif
lead acquisition prospect: captac, prospec, adquis
conversion funnel: conversión, embudo
portfolio account: carter
office head branch subsidiary: sucursal, delegac, sede
opening launch: apertur, lanzam
award prize: premi, galard
publish publication article: public, artícul
speech conference lecture: conferenc, ponenc, congres
workshop seminar course: taller, seminari, curso
interview survey questionnaire: entrevist, encuest
need demand: necesid, demand
information: informa
conflict mediation: conflict, media
crisis: crisis
property damage claim: siniestr, daño
measure measurement: medic, medir
drawing cad: plano, dibuj, delinea, cad
material: material
chemistry chemical biology: quím, biolog
physics mathematics: físic, matemát
psychology sociology: psicolog, sociolog
history philosophy literature: histori, filosof, literat, filolog
journalism editor: periodis, redact
year years: año`,
	degrees: {
		doctorate: "doctorado|doctora?",
		master: "máster|maestría|posgrado|postgrado|magíster",
		bachelor: String.raw`título (?:profesional )?de ingenier[oa]|ingenier[oa] titulad[oa]|licenciad\p{L}*|licenciatura|grado en|grado universitario|graduad\p{L}*|diplomad\p{L}*|diplomatura|ingenier[oa] (?:superior|técnic[oa])`,
		associate:
			"formación profesional|fp|ciclo formativo|grado superior|grado medio|técnico superior",
		school: "bachillerato|eso|graduado escolar|enseñanza secundaria",
	},
	anyDegree: String.raw`titulación universitaria|titulad\p{L}* universitari\p{L}*|estudios universitarios|carrera universitaria`,
	bareDegrees: { bachelor: "grado(?! (?:medio|superior))" },
};
