// French: words that carry no meaning of their own, and glosses into English.
import type { MeaningWords } from "../meaning-words.ts";

export const meaning: MeaningWords = {
	empty: `
spécialisation spécialité domaine filière
le la les l un une des du de d et ou à au aux en dans sur sous pour par avec sans chez vers entre contre depuis que qu
qui quoi dont où comme est sont être était été ai as a avez avons ont avoir se s sa son ses ce cet cette ces c il elle
ils elles on nous vous votre vos notre nos leur leurs tu ta ton tes toi te t je j me m moi ne n pas plus moins très
aussi ainsi tout toute tous toutes autre autres même si bien expérience connaissance connaissances capacité compétence
compétences ans an année années minimum niveau bon bonne bonnes bons fort forte fortes excellent excellente
excellentes idéalement souhaité apprécié exigé requis atout préférence maîtrise sens poste travail mission missions
personne dès afin lors tant`,
	glosses: `
any: quelconque
manage: gér, gest, dirig, pilot, manag, administr
lead leadership: encadr, meneur, leader, dirig
team: équipe, équipier
employee staff personnel: personnel, salarié, collaborateur, employé, effectif
colleague: collègue, confrère
supervise: supervis, encadr
train training: formation, former, formé, formateur
teach teacher: enseign, professeur, instituteur
coach mentor: accompagn, tuteur, mentor, tutor
hire recruit recruitment: recrut, embauch
evaluate assess: évalu, apprécier
motivate: motiv
develop development: développ, dévelop
build: constru, bâti, créer, création
create: créer, création, élabor, conçu
design: conce, design, dessin
plan planning: planif, planning, organis
organise: organis
coordinate: coordon, coordin
implement introduce: mise en, mettre en, implant, implément, déploi, mis en
execute carry perform: effectu, réalis, exécut, assurer
improve optimise: amélior, optim, perfection
increase grow growth: augment, accroi, croissance, hausse
reduce: rédui, réduc, diminu, baiss
maintain maintenance: mainten, entretien, entreten
repair: répar, dépann
install: install, pose, montage
operate operation: exploit, opér, conduite
monitor: surveill, contrôl, suivi, suivre
control check verify: contrôl, vérif
review: revue, révis, relect, examin
inspect inspection: inspect, contrôl
analyse analysis analyst: analy
report reporting: rapport, report, bilan, compte rendu
document documentation: document, procès-verb
record: enregistr, saisi, consign
prepare: prépar, élabor, établi
support: soutien, soutenir, appui, support, assist
help assist: aid, assist
advise advice consultant consulting: conseil, consult
serve service: service, servir
communicate communication: communi
present presentation: présent, exposé
write writing: rédac, rédig, écri
speak oral verbal: oral, parl
listen: écout
negotiate negotiation: négoci
sell sales: vent, vend, commercial
purchase buy procurement: achat, acheteur, approvision
customer client: client, usager
supplier vendor: fournisseur, prestataire
partner partnership: partenair, partenariat
stakeholder: partie prenante, parties prenantes, interlocuteur
relationship: relation
contract: contrat
offer proposal quote: offre, devis, proposition
market marketing: market, marché
brand: marque
campaign: campagn
advertising promote promotion: publici, promo, annonc
public relations press media: relations publiques, presse, médias, relations presse
event: événement, évènement, salon, foire
content: contenu
social: social, sociaux
strategy strategic: stratég
goal target objective: objecti, but
result: résultat
revenue turnover: chiffre d'affaires, recette, revenu
profit margin: bénéfic, marge, rentab
budget: budget
cost expense: coût, frais, dépens
finance financial: financ
accounting bookkeeping accountant: comptab
ledger entries posting: écritur, grand livre
invoice billing: factur
payment: paiement, règlement, encaiss
accounts payable: comptes fournisseurs
accounts receivable: comptes clients, recouvrement
payroll salary wage: paie, paye, salair
tax: fiscal, impôt, tva
audit: audit
balance sheet statement closing: bilan, clôture
bank reconciliation: rapproche
cash till register: caisse, encaiss, espèces
subsidy grant funding: subvention, financement, bourse
invest investment: invest, placement
credit loan: crédit, prêt, emprunt
insurance: assur
bank: banqu, bancair
forecast: prévis
risk: risqu
compliance regulation regulatory: conform, réglement, norme, réglementation
law legal: droit, jurid, légal, loi
lawyer attorney: avocat, juriste
policy: politique
procedure process: procéd, process, démarche
standard guideline: norme, standard, référentiel
quality: qualit
safety: sécurit, sûreté
security: sécurit, cybersécur
protect privacy: protec, confidential
prevent: préven, prévén
software: logiciel, progiciel
application app: applicati
code programming: programm, code
developer engineer engineering: développeur, ingénieur, ingénierie
architecture architect: architect
test testing: test, recette, essai
deploy deployment: déploi
cloud: cloud, nuage
network: réseau
infrastructure: infrastruct
server: serveur
database: bases de données, base de données
data: donnée
big warehouse lake: entrepôt de données
pipeline etl: pipeline, flux de données
model modelling: modèl, modél
machine learning: apprentissage automatique
artificial intelligence: intelligence artificielle
algorithm: algorithm
statistics statistical: statist
experiment: expérien, expériment
recommendation: recommand
visualisation dashboard: visualis, tableau de bord, tableaux de bord
metrics indicator kpi: indicateur, métriq, kpi
system: systèm
platform: plateforme, plate-forme
interface integration api: interface, intégration
automate automation: automatis
technology technical: techni, technolog
computer it informatics: informati, ordinateur
web website online: web, site, en ligne, internet
mobile: mobile
user: utilisateur, usager
research: recherch
science scientific scientist: scientif, science
laboratory: laborat
product: produit
project: projet
agile scrum: agil, scrum
roadmap vision: feuille de route, feuilles de route, vision
requirement specification: exigence, cahier des charges, besoin
problem solving troubleshooting: problème, résol, dépann, panne, incident
solution: solution
quality assurance: assurance qualité
innovation innovative: innov
digital: numérique, digital
change transformation: changement, transform
migration: migrat, bascule
patient: patient
nurse nursing: infirm, soins infirm
care: soin, prise en charge, accompagn
doctor physician medical medicine: médecin, médic
hospital clinic clinical: hôpital, hospital, clini
health healthcare: santé, sanitaire
medication drug pharmaceutical: médicament, pharma
treatment therapy: traitem, thérap
diagnosis: diagnos
emergency: urgenc
surgery surgical: chirurg, opérat
wound: plaie, pansement
elderly geriatric: âgé, gériatr, ehpad
child pediatric: enfant, pédiatr, petite enfance
family relatives: famil, proche
psychological mental: psych, mental, moral
hygiene cleaning: hygièn, nettoy, entretien, propreté
school education educational: école, éduca, scolaire, pédagog
student pupil: étudiant, élève
university college: universit, faculté, supérieur
degree bachelor diploma graduate: diplôm, licence, bac+
master: master, bac+5
doctorate phd: doctor, thèse
vocational apprenticeship: apprentissage, alternance, cap, bep
certificate certification: certific, attesta, habilita
licence: licence, permis, agrément
driving: conduire, conduite
language: langue, linguist
english: anglais
german: allemand
french: français
spanish: espagnol
italian: italien
portuguese: portug
dutch: néerland
chinese mandarin: chinois, mandarin
translate translation interpreter: tradu, interprèt
fluent native: couram, courant, maternelle, bilingue
store shop retail: magasin, boutique, détail, commerce
merchandise goods stock inventory: marchandis, stock, inventair, gamme, assortim
display visual merchandising: mise en rayon, rayon, linéaire, merchandis, vitrine
complaint return: réclama, retour, litige
loyalty satisfaction: satisfac, fidéli
warehouse logistics: entrepôt, logist
transport shipping delivery: transport, expédition, livrais, livrer
supply chain: chaîne d'approvisionnement, chaîne logistique
order: command
production manufacturing: produc, fabric
machine equipment: machin, équipem, engin
mechanical mechanic: mécan
electrical electrician electronics: électr
building construction site: bâtim, construc, chantier, travaux
welding metal: soud, métal
wood carpenter: bois, menuis, charpent
paint: peint
plumbing heating: plomb, chauff, climat, sanitair
vehicle car driver: véhicul, voitur, automob, chauffeur, camion
cook kitchen chef: cuisin, chef de partie
food meal: aliment, repas, plat, nourrit
restaurant hotel hospitality guest: restaur, hôtel, accueil, hébergem
waiter table service: serveu, service en salle, salle
wine drink bar: vin, boisson, bar, sommel
office administration administrative clerk secretary: bureau, administ, secrét
archive filing: archiv, classem, dossier
calendar appointment schedule: agenda, rendez-vous, calendrier, planning, horaire
meeting: réunion, séance
travel: déplac, voyag
phone telephone email correspondence: télépho, courri, correspond
reception welcome: accueil, récep
excel spreadsheet office: tableur, bureautique, pack office
human resources hr: ressources humaines, rh
career competence talent: carrièr, parcours, compéten, talent
diversity equality inclusion: diversit, égalit, inclus
volunteer: bénévol, volontair
association community society: associat, communaut, société
government public municipal: public, état, municip, collectivit, préfect
election vote: élection, vote
environment sustainability: environn, durab
energy: énerg
animal veterinary: anima, vétér
agriculture plant garden: agric, jardin, plant, espaces verts
library book: bibliothè, livre
art artistic creative: art, créati, artist
graphic layout: graphi, maquett, mise en page
photo video film: photo, vidéo, film
print printing: impress, imprim
music sound: musiq, son
sport fitness: sport
beauty hair cosmetics: cosmét, coiff, esthét, beauté
fashion clothing textile: mode, vêtem, textil
travel tourism: touris
property real estate: immobil
military police guard: polic, gardien, militair, gendarm
fire rescue: incend, pompier, secour
child care kindergarten: crèche, petite enfance
experience: expérienc
knowledge: connaiss, maîtris, savoir
skill ability: compéten, capacit, aptitud
responsible responsibility: responsab
independent autonomous: autonom, indépend
teamwork cooperation collaborate: travail d'équipe, travail en équipe, collabor, coopér, esprit d'équipe
flexible: flexib, polyval, souple, adapt
detail accurate precise: rigueur, rigour, précis, minuti, soin
organised structured: organis, méthod, structur
stress resilience pressure: stress, pression, résist
commitment dedication passion: engag, passion, enthousias, investi
initiative proactive: initiativ, proacti, force de proposition
analytical thinking: analytiq, esprit d'analyse
interpersonal social empathy: relationnel, empath, bienveill, écoute
reliable punctual: fiab, ponctuel, sérieu
honest integrity confidential: honnêt, intégrit, confiden, discré
decide decision: décid, décis
prioritise time: priori, gestion du temps
deadline: délai, échéance
shift night weekend: nuit, week-end, horaires décal, équipes alternées
international global: international, mondial
national region: national, région
company business enterprise: entrepris, sociét, commerc
commerce commercial trade: commerc, négoc
economics administration: écono, gestion
sector industry branch: secteur, industri, branche, filièr
department division unit: départem, service, unité, rayon
head director executive: direct, chef, responsab, dirigeant
assistant trainee intern: stag, assist, apprenti, alternan
senior junior: confirmé, expériment
channel: canal, canaux
audience target: cible, public, audience, segment
competition competitor: concurren, compétit
trend: tendanc
price pricing: prix, tarif
lead acquisition prospect: prospec, acquisition, conquêt
conversion funnel: conversion, tunnel, entonnoir
portfolio account: portefeuill
office head branch subsidiary: agence, filiale, siège, site
opening launch: ouvertur, lancem
award prize: prix, récompens, distinc
publish publication article: publi, article
speech conference lecture: conférenc, congrès, colloq
workshop seminar course: atelier, séminair, stage, cours
interview survey questionnaire: entretien, enquêt, sondag
need demand: besoin, demand
information: informa
conflict mediation: conflit, média
crisis: crise
property damage claim: sinistr, dommag
measure measurement: mesur, métrolog
drawing cad: dessin, plan, cao, dao
material: matéri
chemistry chemical biology: chim, biolog
physics mathematics: physiq, mathémat
psychology sociology: psycholog, sociolog
history philosophy literature: histoir, philosoph, littérat, lettres
journalism editor: journalis, rédact
year years: an, ans, année`,
	degrees: {
		doctorate: "doctorat|thèse|docteur",
		master: String.raw`master|bac\s?\+\s?5|ingénieur diplômé|diplôme d['’]ingénieur|grande école|école (?:d['’]ingénieurs?|de commerce)|dea|dess`,
		bachelor: String.raw`licence|bac\s?\+\s?[34]|bachelor|maîtrise universitaire`,
		associate: String.raw`cfc|afp|formation supérieure|études supérieures|bac\s?\+\s?2|bts|dut|deug|deust`,
		school: "baccalauréat|bac(?: pro)?|cap|bep|niveau bac|diplôme|brevet",
	},
	anyDegree: "diplôme universitaire|diplôme d['’]état",
	bareDegrees: {},
};
