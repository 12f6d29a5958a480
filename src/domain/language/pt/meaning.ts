// Portuguese: words that carry no meaning of their own, and glosses into English.
import type { MeaningWords } from "../meaning-words.ts";

export const meaning: MeaningWords = {
	empty: `
área
o a os as um uma uns umas e ou de do da dos das em no na nos nas num numa por pelo pela pelos pelas para com sem sobre
entre até desde que quem qual como quando onde é são ser foi estar está estão ter tem têm se seu sua seus suas nosso
nossa nossos nossas teu tua este esta isto esse essa isso aquele não mais menos muito também já todo toda todos todas
outro outra outros outras cada mesmo experiência conhecimento conhecimentos capacidade habilidade habilidades ano anos
mínimo mínima nível bom boa bons boas forte excelente desejável diferencial necessário obrigatório preferencialmente
vaga função atividades trabalho pessoa`,
	glosses: `
any: qualquer
manage: ger, gest, dirig, administr
lead leadership: lider, chefi
team: equipe, equipa, time
employee staff personnel: funcionári, colaborador, pessoal, empregad
colleague: colega
supervise: supervision
train training: formaç, formar, trein, capacit
teach teacher: ensin, professor, docen, lecion
coach mentor: mentor, orient, tutor
hire recruit recruitment: recrut, contrat, seleç
evaluate assess: avali
motivate: motiv
develop development: desenvolv
build: constru, cri
create: cri, elabor
design: design, projet, desenh
plan planning: planej, plan, programaç
organise: organiz
coordinate: coorden
implement introduce: implement, implant, execut, introdu
execute carry perform: realiz, execut, efetu
improve optimise: melhor, otimiz
increase grow growth: aument, cresc, increment
reduce: redu, diminu
maintain maintenance: manut, manten
repair: repar, conserto
install: instal, mont
operate operation: oper
monitor: monitor, acompanh, control
control check verify: control, verific, confer
review: revis, anális
inspect inspection: inspe, vistor
analyse analysis analyst: análise, analis
report reporting: relat, report
document documentation: document
record: registr
prepare: prepar, elabor
support: apoi, suport, auxíli
help assist: ajud, assist, auxili
advise advice consultant consulting: assessor, consult, aconselh
serve service: serviç, servir, atend
communicate communication: comunic
present presentation: apresent
write writing: redig, escre, escri, redaç
speak oral verbal: oral, fala
listen: escut, ouvi
negotiate negotiation: negoci
sell sales: vend, comerci
purchase buy procurement: compra, aquisi, suprim
customer client: client
supplier vendor: fornecedor
partner partnership: parceir, parceria
stakeholder: stakeholder, interessad
relationship: relacion
contract: contrat
offer proposal quote: propost, orçament
market marketing: market, mercad
brand: marc
campaign: campanh
advertising promote promotion: publici, promo, anúnci
public relations press media: relações públicas, imprensa, mídia
event: evento, feira
content: conteúd
social: social, sociais
strategy strategic: estratég
goal target objective: objetiv, meta
result: resultad
revenue turnover: receit, fatur
profit margin: lucr, margem, rentab
budget: orçament
cost expense: cust, despes, gasto
finance financial: financ
accounting bookkeeping accountant: contab, contador
ledger entries posting: lançament, razão
invoice billing: fatur, nota fiscal
payment: pagament
accounts payable: contas a pagar
accounts receivable: contas a receber
payroll salary wage: folha de pagamento, salári
tax: fiscal, imposto, tribut
audit: auditor
balance sheet statement closing: balanç, fechament, balancete
bank reconciliation: concilia
cash till register: caixa, dinheiro
subsidy grant funding: subsídi, financiament, bolsa
invest investment: invest
credit loan: crédit, emprést
insurance: segur
bank: banc
forecast: previs, projeç
risk: risc
compliance regulation regulatory: normativ, conform, regulament
law legal: direit, juríd, legal, lei
lawyer attorney: advogad
policy: polític
procedure process: proced, process
standard guideline: padr, norma, diretriz
quality: qualid
safety: seguran
security: seguran
protect privacy: proteç, privacid
prevent: preven
software: software, programa
application app: aplica, aplicativ
code programming: program, códig
developer engineer engineering: desenvolvedor, engenh, programador
architecture architect: arquitet
test testing: teste, ensaio
deploy deployment: implant, deploy
cloud: nuvem, cloud
network: rede
infrastructure: infraestrut
server: servidor
database: banco de dados, bancos de dados, base de dados
data: dados, dado
big warehouse lake: data warehouse
pipeline etl: pipeline, fluxos
model modelling: model
machine learning: aprendizado de máquina, aprendizagem automática
artificial intelligence: inteligência artificial
algorithm: algoritm
statistics statistical: estatíst
experiment: experiment
recommendation: recomend
visualisation dashboard: visualiz, painel, dashboard
metrics indicator kpi: indicador, métric, kpi
system: sistem
platform: plataform
interface integration api: integra, interface
automate automation: automatiz, automaç
technology technical: técnic, tecnolog
computer it informatics: informát, comput
web website online: web, site, online, internet
mobile: móvel, móveis
user: usuári, utilizador
research: pesquis, investig
science scientific scientist: cientí, ciênci
laboratory: laborat
product: produt
project: projet
agile scrum: ágil, ágeis, scrum
roadmap vision: roteiro, visão, roadmap
requirement specification: requisit, especific
problem solving troubleshooting: problem, resolu, soluç
solution: soluç, soluc
quality assurance: garantia de qualidade
innovation innovative: inov
digital: digital
change transformation: mudanç, transform
migration: migra
patient: pacient
nurse nursing: enferm
care: cuidad, atend
doctor physician medical medicine: médic, medic
hospital clinic clinical: hospital, clínic
health healthcare: saúde, sanitár
medication drug pharmaceutical: medicament, medicaç, farmac
treatment therapy: tratam, terap
diagnosis: diagnóst
emergency: emergênc, urgênc
surgery surgical: cirurg
wound: ferid, curativ
elderly geriatric: idos, geriátr
child pediatric: crianç, infant, pediátr
family relatives: famíli, familiar
psychological mental: psicol, mental
hygiene cleaning: higien, limpez
school education educational: escola, educa, pedag
student pupil: estudant, alun
university college: universi, faculdade, superior
degree bachelor diploma graduate: diploma, gradua, bacharel, licenciat
master: mestrado, mestre, pós-gradu
doctorate phd: doutor
vocational apprenticeship: técnico profissional, curso técnico
certificate certification: certific
licence: licença, habilita, carteira
driving: conduç, motorista, cnh
language: idioma, língua
english: inglês, inglesa
german: alemão, alemã
french: francês, francesa
spanish: espanhol, espanhola
italian: italian
portuguese: portugu
dutch: holand, neerland
chinese mandarin: chin, mandarim
translate translation interpreter: tradu, intérpret
fluent native: fluent, nativ, bilíngue
store shop retail: loja, varejo, retalho
merchandise goods stock inventory: mercador, estoque, inventár, sortim
display visual merchandising: exposiç, vitrin
complaint return: reclama, devoluç
loyalty satisfaction: satisfa, fideli
warehouse logistics: armazém, logíst
transport shipping delivery: transport, envio, entrega, expediç
supply chain: cadeia de suprimentos, cadeia de abastecimento
order: pedido, encomend
production manufacturing: produç, fabric
machine equipment: máquin, equipam
mechanical mechanic: mecân
electrical electrician electronics: elétr, eletric, eletrôn
building construction site: construç, obra
welding metal: sold, metal
wood carpenter: madeira, carpint, marcen
paint: pint
plumbing heating: encanad, hidrául, climat
vehicle car driver: veícul, carro, automóv, motorist, caminh
cook kitchen chef: cozinh
food meal: aliment, refei, comida, prato
restaurant hotel hospitality guest: restaur, hotel, hósped
waiter table service: garçom, mesa, garçon
wine drink bar: vinho, bebid, bar
office administration administrative clerk secretary: escritór, administra, secret
archive filing: arquiv, process
calendar appointment schedule: agenda, calendár, horár, escala
meeting: reuni
travel: viag, desloc
phone telephone email correspondence: telefon, correspond
reception welcome: recepç, acolh
excel spreadsheet office: planilha, folha de cálculo
human resources hr: recursos humanos, rh
career competence talent: carreir, competênc, talent
diversity equality inclusion: diversid, igualdad, inclus
volunteer: voluntár
association community society: associaç, comunid, socied
government public municipal: públic, govern, municip, prefeit
election vote: eleiç, voto
environment sustainability: ambient, sustent
energy: energ
animal veterinary: anima, veterin
agriculture plant garden: agríc, agricult, jardin, plant
library book: bibliotec, livro
art artistic creative: arte, artíst, criativ
graphic layout: gráfic, diagram
photo video film: foto, víde, vide
print printing: impress
music sound: músic, som
sport fitness: esport, desport
beauty hair cosmetics: cosmét, cabel, estétic, belez
fashion clothing textile: moda, vestuár, roup, têxt
travel tourism: turism, turíst
property real estate: imobil, imóv
military police guard: políc, vigilan, militar
fire rescue: bombeir, incênd, resgat
child care kindergarten: creche, educação infantil
experience: experiênc
knowledge: conhecim
skill ability: habilid, capacid, competênc
responsible responsibility: responsáv, responsab
independent autonomous: autônom, autonom, independ
teamwork cooperation collaborate: trabalho em equipe, colabor, cooper
flexible: flexív, flexib, adapta
detail accurate precise: detalh, precis, meticul, minuci
organised structured: organizad, metódic
stress resilience pressure: estresse, pressão, resilien
commitment dedication passion: comprom, paixão, dedica, entusias
initiative proactive: iniciativ, proativ
analytical thinking: analític, pensament
interpersonal social empathy: interpessoa, empat, relacional
reliable punctual: confiáv, pontual, séri
honest integrity confidential: honest, integrid, confiden, discri
decide decision: decid, decis
prioritise time: prioriz, gestão do tempo
deadline: prazo
shift night weekend: turno, noite, notur, fim de semana
international global: internacional, global, mundial
national region: nacional, região, regiona
company business enterprise: empres, negóci, companh
commerce commercial trade: comérci, comerci
economics administration: econom
sector industry branch: setor, indústri, industri, ramo
department division unit: departament, área, setor
head director executive: diretor, gerent, chef
assistant trainee intern: estag, assistent, auxiliar
senior junior: sênior, experiente
channel: canal, canais
audience target: público-alvo, audiênc, segment
competition competitor: concorr, compet
trend: tendênc
price pricing: preç, tarif
lead acquisition prospect: captaç, prospec
conversion funnel: convers, funil
portfolio account: carteir
office head branch subsidiary: filial, sede, sucursal
opening launch: abertur, lançam
award prize: prêmi, prémi
publish publication article: public, artigo
speech conference lecture: conferênc, palestr, congress
workshop seminar course: oficin, seminár, curso, workshop
interview survey questionnaire: entrevist, pesquis de opin, inquér
need demand: necessid, demand
information: informa
conflict mediation: conflit, media
crisis: crise
property damage claim: sinistr, dano
measure measurement: mediç, medir
drawing cad: desenho, cad
material: materi
chemistry chemical biology: quím, biolog
physics mathematics: físic, matemát
psychology sociology: psicolog, sociolog
history philosophy literature: históri, filosof, literat, letras
journalism editor: jornalis, redat
year years: ano, anos`,
	degrees: {
		doctorate: String.raw`doutorado|doutoramento|doutor\p{L}*`,
		master: "mestrado|mestre|mba|pós-graduação|especialização",
		bachelor: String.raw`licenciatura|licenciado|bacharel\p{L}*|graduação|graduad[oa] em`,
		associate: "tecnólogo|curso técnico|técnico em|nível técnico",
		school: String.raw`ensino médio|segundo grau|12\.º ano|ensino secundário`,
	},
	anyDegree: "ensino superior|curso superior|superior completo|nível superior",
	bareDegrees: {},
};
