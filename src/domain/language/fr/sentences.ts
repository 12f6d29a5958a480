// French: how lines become sentences.
import type { SentenceWords } from "../sentence-words.ts";

// Names of deeds and their verbs. Nouns, then the infinitive, what I do and the participle; "-" where a thing is done once;
// last what may stand behind the noun and stays behind the verb.
const VERBS = `
encadrement = encadrer, encadre, encadré
gestion = gérer, gère, géré
direction = diriger, dirige, dirigé
animation = animer, anime, animé
coordination = coordonner, coordonne, coordonné
supervision = superviser, supervise, supervisé
organisation = organiser, organise, organisé
négociation = négocier, négocie, négocié
élaboration = élaborer, élabore, élaboré
rédaction = rédiger, rédige, rédigé
réalisation = réaliser, réalise, réalisé
conception = concevoir, conçois, conçu
développement = développer, développe, développé
création = créer, -, créé
mise en place = mettre en place, -, mis en place
mise en œuvre = mettre en œuvre, -, mis en œuvre
mise en service = mettre en service, -, mis en service
mise en ligne = mettre en ligne, -, mis en ligne
mise à jour = mettre à jour, mets à jour, mis à jour
mise en page = mettre en page, mets en page, mis en page
mise en rayon = mettre en rayon, mets en rayon, mis en rayon
mise au point = mettre au point, -, mis au point
introduction = introduire, -, introduit
réduction = réduire, -, réduit
diminution = diminuer, -, diminué
augmentation = augmenter, -, augmenté
amélioration = améliorer, -, amélioré
optimisation = optimiser, -, optimisé
lancement = lancer, -, lancé
déploiement = déployer, -, déployé
refonte = refondre, -, refondu
remplacement = remplacer, -, remplacé
migration = migrer, -, migré
ouverture = ouvrir, -, ouvert
obtention = obtenir, -, obtenu
automatisation = automatiser, -, automatisé
modernisation = moderniser, -, modernisé
rénovation = rénover, -, rénové
construction = construire, -, construit
transformation = transformer, -, transformé
conversion = convertir, -, converti
recrutement = recruter, recrute, recruté
préparation = préparer, prépare, préparé
planification = planifier, planifie, planifié
analyse = analyser, analyse, analysé
accompagnement = accompagner, accompagne, accompagné
pilotage = piloter, pilote, piloté
définition = définir, définis, défini
accueil = accueillir, accueille, accueilli
surveillance = surveiller, surveille, surveillé
formation = former, forme, formé
tenue = tenir, tiens, tenu
conduite = conduire, conduis, conduit
saisie = saisir, saisis, saisi
traduction = traduire, traduis, traduit
réparation = réparer, répare, réparé
entretien = entretenir, entretiens, entretenu
nettoyage = nettoyer, nettoie, nettoyé
vente = vendre, vends, vendu
contrôle = contrôler, contrôle, contrôlé
vérification = vérifier, vérifie, vérifié
traitement = traiter, traite, traité
prise en charge = prendre en charge, prends en charge, pris en charge
installation = installer, installe, installé
fabrication = fabriquer, fabrique, fabriqué
livraison = livrer, livre, livré
commande = commander, commande, commandé
évaluation = évaluer, évalue, évalué
collecte = collecter, collecte, collecté
rangement = ranger, range, rangé
classement = classer, classe, classé
archivage = archiver, archive, archivé
cartographie = cartographier, cartographie, cartographié
programmation = programmer, programme, programmé
facturation = facturer, facture, facturé
correction = corriger, corrige, corrigé
sensibilisation = sensibiliser, sensibilise, sensibilisé
promotion = promouvoir, promeus, promu
administration = administrer, administre, administré
pose = poser, pose, posé
lecture = lire, lis, lu
prise = prendre, prends, pris
débit = débiter, débite, débité
montage = monter, monte, monté
démontage = démonter, démonte, démonté
assemblage = assembler, assemble, assemblé
soudage = souder, soude, soudé
usinage = usiner, usine, usiné
réglage = régler, règle, réglé
étalonnage = étalonner, étalonne, étalonné
chargement = charger, charge, chargé
déchargement = décharger, décharge, déchargé
réception = réceptionner, réceptionne, réceptionné
enregistrement = enregistrer, enregistre, enregistré
expédition = expédier, expédie, expédié
emballage = emballer, emballe, emballé
relevé = relever, relève, relevé
tri = trier, trie, trié
pesée = peser, pèse, pesé
établissement = établir, établis, établi
encaissement = encaisser, encaisse, encaissé
relance = relancer, relance, relancé
lettrage = lettrer, lettre, lettré
management = manager, manage, managé
instruction = instruire, instruis, instruit
délivrance = délivrer, délivre, délivré
confection = confectionner, confectionne, confectionné
cuisson = cuire, cuis, cuit
taille = tailler, taille, taillé
récolte = récolter, récolte, récolté
plantation = planter, plante, planté
élevage = élever, élève, élevé
exploitation = exploiter, exploite, exploité
numérisation = numériser, numérise, numérisé
exécution = exécuter, exécute, exécuté
inspection = inspecter, inspecte, inspecté
configuration = configurer, configure, configuré
paramétrage = paramétrer, paramètre, paramétré
intégration = intégrer, intègre, intégré
documentation = documenter, documente, documenté
présentation = présenter, présente, présenté
distribution = distribuer, distribue, distribué
stérilisation = stériliser, stérilise, stérilisé
désinfection = désinfecter, désinfecte, désinfecté
identification = identifier, identifie, identifié
sélection = sélectionner, sélectionne, sélectionné
validation = valider, -, validé
décoration = décorer, décore, décoré
location = louer, loue, loué
orientation = orienter, oriente, orienté
transmission = transmettre, transmets, transmis
calcul = calculer, calcule, calculé
estimation = estimer, estime, estimé
publication = publier, publie, publié
utilisation = utiliser, utilise, utilisé
participation = participer, participe, participé, -, à|aux?
contribution = contribuer, contribue, contribué, -, à|aux?
collaboration = collaborer, collabore, collaboré, -, avec|à|aux?
réponse, réponses = répondre, réponds, répondu, -, à|aux?
- = conseiller, conseille, conseillé
- = assurer, assure, assuré
- = passer, passe, passé
- = servir, sers, servi
- = veiller, veille, veillé
- = consulter, consulte, consulté
- = dessiner, dessine, dessiné
- = constituer, constitue, constitué
- = prospecter, prospecte, prospecté
- = fidéliser, fidélise, fidélisé
- = chiffrer, chiffre, chiffré
- = rencontrer, rencontre, rencontré
- = acheter, achète, acheté
- = travailler, travaille, travaillé
- = enseigner, enseigne, enseigné
- = aider, aide, aidé
- = suivre, -, suivi
- = effectuer, effectue, effectué
- = rechercher, recherche, recherché
- = défendre, défends, défendu
- = rendre, rends, rendu
- = produire, produis, produit
- = soutenir, soutiens, soutenu
- = maintenir, maintiens, maintenu
- = dispenser, dispense, dispensé
- = prodiguer, prodigue, prodigué
- = donner, donne, donné
- = soigner, soigne, soigné
- = écrire, écris, écrit
- = faire, fais, fait
- = cuisiner, cuisine, cuisiné
- = appliquer, applique, appliqué
- = respecter, respecte, respecté
- = garantir, garantis, garanti
- = proposer, propose, proposé
- = coder, code, codé
- = tester, teste, testé
- = dépanner, dépanne, dépanné
- = fournir, fournis, fourni
`;

const NUMBER =
	/^d(?:e |['’])(?=\d|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|vingt|trente|quarante|cinquante|soixante|cent|plusieurs|plus d|environ|quelque)/iu;

const ROLES =
	"infirmi(?:er|ère)|aide-soignante?|chef(?:fe)? de (?:partie|rang|cuisine|projet|équipe|chantier|atelier|secteur|rayon)(?: \\p{L}+)?|second de cuisine|serveu(?:r|se)|cuisini(?:er|ère)|commis de cuisine|vendeu(?:r|se)|caissi(?:er|ère)|secrétaire|assistante?|technicien(?:ne)?|agente?|ouvri(?:er|ère)|éducat(?:eur|rice)|animat(?:eur|rice)|enseignante?|professeure?|format(?:eur|rice)|comptable|gestionnaire|opérat(?:eur|rice)|mécanicien(?:ne)?|électricien(?:ne)?|menuisi(?:er|ère)|monit(?:eur|rice)|préparat(?:eur|rice)|magasini(?:er|ère)|cariste|hôtesse|réceptionniste|médecin|sage-femme|auxiliaire|développeu(?:r|se)|ingénieure?|architecte|dessinat(?:eur|rice)|graphiste|juriste|clerc|conduct(?:eur|rice)|maître d['’]hôtel|maçon(?:ne)?|plombi(?:er|ère)|soudeu(?:r|se)|boulang(?:er|ère)|pâtissi(?:er|ère)|jardini(?:er|ère)|barista|chef(?:fe)? d['’]équipe";

export const sentences: SentenceWords = {
	times:
		/^(?:stage|alternance|apprentissage|service civique|bénévolat)(?!\p{L})/iu,
	roles: [
		{
			of: /^(?:chargée? d|membre d|référente? d|référente? [\p{Ll}]+ |responsable d|tut(?:eur|rice) d)(?:e |es |u |['’])/iu,
			now: "suis {part}",
			past: "ai été {part}",
		},
		{
			of: new RegExp(
				`^(?:${ROLES})(?= (?:de|du|des|d['’]|en|au|aux|à|dans|chez|pour|sur|polyvalente?|principale?|adjointe?)|, |,? puis \\p{L}| \\(|$| et (?:${ROLES})(?!\\p{L}))(?!.*, (?!puis ))`,
				"iu",
			),
			now: "travaille comme {part}",
			past: "ai travaillé comme {part}",
		},
		{
			of: /^en charge (?:d(?:e|u|es) |d['’])/iu,
			now: "suis {part}",
			past: "ai été {part}",
		},
	],
	remarks: {
		along: "avec",
		about: "environ|près de|plus de|jusqu['’]à",
		all: "tous|toutes",
		relative: "qui|que|dont|ce qui|ce que|où",
		goesOn: /^(?:en )?\p{L}+ant(?!\p{L})/iu,
		from: "de",
		to: "à",
	},
	nounDeeds: {
		verbs: VERBS,
		auxiliary: "ai ",
		objects: [
			{ from: /^de la /iu, to: "la " },
			{ from: /^de l(['’])/iu, to: "l$1" },
			{ from: /^des /iu, to: "les " },
			{ from: /^du /iu, to: "le " },
			{ from: /^d['’](une?) /iu, to: "$1 " },
			{ from: NUMBER, to: "" },
			{
				from: /^de (nouve|jeunes|petits|petites|grands|grandes|divers|différent)/iu,
				to: "de $1",
			},
			{ from: /^(?:de |d['’])(?=\p{Lu})/u, to: "" },
			// Plural nouns without an article: "de camions". "Bois" is none.
			{
				from: /^de (?!(?:bois|temps|poids|jus|gros|gaz|riz|vernis|pus|sens)(?!\p{L}))(?=\p{L}{3,}(?:s|aux)(?:[ ,;(]|$))/u,
				to: "des ",
			},
			{
				from: /^d['’](?=[aeiouéèêîôhœ]\p{L}{2,}(?:s|aux)(?:[ ,;(]|$))/u,
				to: "des ",
			},
		],
		further: [
			{ from: / et d['’](une?) (?=\p{L})/gu, to: " et $1 " },
			{
				from: / et d(?:e |['’])(?=\d|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt)/gu,
				to: " et ",
			},
			{
				from: /(?<=^des [^,]*) et de (?=\p{L}{3,}(?:s|aux)(?:[ ,;(]|$))/u,
				to: " et des ",
			},
			{
				from: /(?<=^des [^,]*) et d['’](?=[aeiouéèêîôhœ]\p{L}{2,}(?:s|aux)(?:[ ,;(]|$))/u,
				to: " et des ",
			},
			{ from: /(?<=^le[s]? [^,]*) et des (?=\p{L})/u, to: " et les " },
			{ from: /(?<=^l[ae]s? [^,]*) et de (la |l['’])/u, to: " et $1" },
			{ from: /(?<=^les? [^,]*) et du (?=\p{L})/u, to: " et le " },
		],
		never:
			/ (?:et|ou) (?!(?:d|de|du|des|à|aux?|la|le|les|l|une?|leurs?|ses|mes|en|sur|avec|pour|par|sans|deux|trois|quatre|cinq|six|sept|huit|neuf|dix)(?!\p{L}))\p{L}+ (?:d(?:e|u|es) |d['’]|à |aux? )|^(?:de la |du |de l['’]|des ).* (?:et|ou) (?!(?:d|de|du|des|à|aux?|la|le|les|l|une?|leurs?|en|sur|avec|pour|par|sans)(?!\p{L}))(?!\p{L}+(?:el|elle|if|ive|ique|al|ale|aire|ier|ière|é|ée)s?(?!\p{L}))\p{L}+|:/iu,
		determiner:
			/^ (?:l[ae] |les |l['’]|des |du |une? |mes |nos |ses |\d|deux |trois |quatre |cinq |six )/iu,
		and: "et",
		pronoun: "",
		once: /^ai /u,
		isClosed: true,
		duties: {
			joint: /,? et |, /gu,
			of: /(?<!\p{L})(?:de|du|des|d['’]\p{L}*) ?/iu,
			definite: /^(?:du|des|de la|de l['’]) ?/iu,
			several: /^des /iu,
			bare: /^(?!\p{L}+(?:ement|age|tion)(?!\p{L}))(?:\d|\p{Lu}|\p{L}{3,}[sx](?:[ ,;(]|$))/u,
			aside:
				/^(?:\p{L}+(?:ée?s?|ues?|ises?)(?= (?:par|dans|en|à|sur|pour|avec|aux?) )|(?:de la |de l['’]|du )(?:proposition|étude|conception|chiffrage|devis|commande|préparation|prise|réception|conseil|premier|montage|semis|brief|cadrage)(?: \p{L}+){0,3} (?:à|au|aux|jusqu)(?!\p{L})|après|avant|sans|sous|avec|en (?:lien|collaboration|binôme|équipe|renfort|autonomie|remplacement)|dans le respect|selon|pendant|pour le compte) /iu,
			alone:
				/^(?:encaissement|nettoyage|facturation|rangement|accueil|vente|tri|livraison|entretien|archivage|classement)$/iu,
			changed:
				"réduit = ai réduit, diminué = ai diminué, raccourci = ai raccourci, abaissé = ai abaissé, augmenté = ai augmenté, amélioré = ai amélioré, ramené = ai ramené, porté = ai porté",
			changes: { articles: "la|le|les", from: "de|d’|en|à" },
			agreeing: "e?s?",
			carry: {
				now: "assure {part}",
				past: "ai assuré {part}",
				again: "{part}",
			},
			contracted: [],
		},
	},
	subject: {
		word: "",
		said: /^(?:je |j[’'])/iu,
		isSaid: true,
		// "Ai réécrit", "animais l'atelier"
		have: /^(?:ai (?:\p{L}+ment )?\p{L}+(?:é|i|is|it|u|ert|eint)(?:e?s?)? |\p{L}{3,}(?<!franç|angl|rel|dél|pal|japon|holland|harn|mar)ais (?:l[ae]s? |l['’]|une? |des |d['’]|mes |aux? |avec |\d))/iu,
		opens:
			/^(?:accompagne|accueille|anime|assiste|assure|collabore|conçois|conduis|contrôle|coordonne|crée|dirige|effectue|encadre|enseigne|entretiens|établis|évalue|fabrique|forme|gère|installe|maintiens|mène|négocie|organise|participe|pilote|planifie|prépare|produis|réalise|reçois|rédige|remplace|répare|réponds|supervise|suis|tiens|traite|transmets|travaille|utilise|vends|vérifie|veille) (?!d(?:e|u|es) |d['’]|et )/iu,
		never: /^\p{L}+ (?:se |s['’]|son |sa |ses |leurs? )/iu,
		joint: /;/u,
	},
	bearing: [
		{
			of: /^(?!(?:l[ae]s?|un|une|des|du|mes|en|à|au|aux|pour|avec|très|plus|co)(?!\p{L})|[ld]['’])\p{L}{4,}(?: (?:\p{Ll}{4,}|d(?:e|u|es) [\p{L}-]+|d['’][\p{L}-]+|\p{Lu}{2,5})){0,2}(?:, | et )(?!(?:ai|a|est|sont|les?|la|un|une|des|deux|trois|dont|avec|sous|en|dans|pour|par|puis)(?!\p{L})|[ld]['’])\p{L}[^;:]+$/iu,
			never:
				/[;:–—!?]|[.] |^\p{L}{3,}(?:er|[io]ir|ir|re),? (?:et )?\p{L}{3,}(?:er|[io]ir|ir|re)(?!\p{L})|^(?:baisse|hausse|augmentation|réduction|pertes?|responsable|référente?|travail|week-ends?|nuits?|astreintes?|observation|aide|stage|participation|cuisinier|assistante?|formation|remplacements?|gain|création|mise en place|co-\p{L}+|siège|siéges|suis|ai|adjointe?|membre|seule?|chef|cheffe|bénévole|prix)(?!\p{L})|^\p{L}+(?:é|ée|és|ées|ais|ait|ons)(?!\p{L})|(?<!\p{L})(?:est|sont|était|étaient|ont|passée?s?|ai|avons|nous|je|qui|que)(?!\p{L})/iu,
			now: [
				"J’assure {part}",
				"J’assure aussi {part}",
				"Je prends également en charge {part}",
			],
			past: [
				"J’assurais {part}",
				"J’assurais aussi {part}",
				"Je prenais également en charge {part}",
			],
			small: /^\p{Lu}\p{Ll}/u,
			withArticles: true,
		},
		{
			// Any other line of nouns, as notes are written.
			of: /^(?![aeéèêiouyhAEÉÈÊIOUYH])(?!(?:chez|contrat|dans|de|depuis|des|du|deux|trois|la|le|les|mes|mon|missions? diverses|par|pas|pendant|pour|puis|responsable|référente?|sans|sous|stage|sur|tous|toutes|membre|chef|cheffe|chauffeur|conducteur|conductrice|cuisinier|première?|prix|bénévole|formation|remplacement|baisse|hausse|création|mise en place|participation|suis|monitrice|moniteur|vendeur|vendeuse|technicien|technicienne|cacés|caces)(?!\p{L}))\p{L}[\p{L}-]*s(?:,? [\p{L}\p{N}(/]|\/|\u00a0?: ?)[^;]+$/iu,
			never:
				/[;!?→]|[.] \p{Lu}|(?<!\p{L})(?:est|sont|était|étaient|ont|avons|ai|a|nous|je|qui|que|quand)(?!\p{L})|^\p{L}+(?:é|ée|és|ées|ais|ait|ons)(?!\p{L})/iu,
			now: [
				"Mon travail se compose de {part}",
				"Mon travail se compose aussi de {part}",
			],
			past: [
				"Mon travail se composait de {part}",
				"Mon travail se composait aussi de {part}",
			],
			small: /^\p{Lu}\p{Ll}/u,
		},
		{
			// The same behind a colon, where an article is not certain.
			of: /^(?!(?:accompagnat\p{L}+|aide|apprenti\p{L}*|agent|assistante?|animat\p{L}+|bénévole|cacés|caces|chauffeur|chef|cheffe|chez|conduct\p{L}+|congé|contrat|création|cuisin\p{L}+|dans|de|depuis|des|deux|du|elle|en|encadrante?|équipier|équipière|et|formation|hausse|il|intérim|l[ae]s?|membre|mes|missions?|monit\p{L}+|mon|ouvrier|ouvrière|par|participation|pas|pendant|pour|première?|prix|puis|référente?|remplacement|responsable|sans|sous|stage|suis|sur|technicien\p{L}*|tous|toutes|trois|un|une|vend\p{L}+|baisse|mise en place|week-ends?)(?!\p{L}))\p{L}{3,}(?:,? [\p{L}\p{N}(]|\/)[^;:]+$/iu,
			never:
				/[;:!?→]|[.] \p{Lu}|(?<!\p{L})(?:est|sont|était|étaient|ont|avons|ai|a|nous|je|qui|que|quand|sa|son|ses)(?!\p{L})|^\p{L}+(?:é|ée|és|ées|ais|ait|ons|er|ir)(?!\p{L})/iu,
			now: ["Mon quotidien\u00a0: {part}", "S’y ajoute\u00a0: {part}"],
			past: ["Mon travail d’alors\u00a0: {part}", "S’y ajoutait\u00a0: {part}"],
			small: /^\p{Lu}\p{Ll}/u,
		},
	],
	done: {
		of: /^(?!(?:chargé|nommé|promu|élu|basé|rattaché|diplômé|spécialisé|formé|affecté|invité|passé|entré|resté|monté en|habilité)(?!\p{L}))\p{L}{3,}(?:é|ini|isi|uit|ert|onduit|ourni) (?:l[ae]s? |l['’]|une? |des |du |de l[a'’]|deux |trois |quatre |cinq |six |\d)/iu,
		never:
			/[;:–—!?]|[.] |(?<!\p{L})(?:par (?:le|la|les|un|une|mon|ma|notre|l['’])|est|sont|a|ont|nous|je)(?!\p{L})/iu,
		have: "ai",
		small: /^\p{Lu}/u,
	},
	clause:
		/^(?:l[ae]s?|l['’]|un|une|mon|ma|mes) ?(?:[\p{L}-]+ ){1,6}?(?:est|sont|a|ont|était|reste|restent|fait|font|signe|décide)(?!\p{L})/iu,
	onward: "depuis|dès",
	pointing: "là|y|là-bas",
	did: {
		current: [
			"Chez {company}, où je travaille depuis {since} comme {title}, j’{deed}",
		],
		titled: ["Comme {title} chez {company}, j’{deed}"],
		first: ["Chez {company}, j’{deed}"],
		named: ["Chez {company}, j’{deed}", "Toujours chez {company}, j’{deed}"],
		begin: ["J’y {deed}"],
		now: ["Dans mon poste actuel, j’{deed}"],
		same: [
			"De plus, j’{deed}",
			"J’{deed}",
			"Par ailleurs, j’{deed}",
			"En outre, j’{deed}",
		],
		earlier: [
			"Auparavant, comme {title} chez {company}, j’{deed}",
			"Avant cela, comme {title} chez {company}, j’{deed}",
			"Plus tôt, comme {title} chez {company}, j’{deed}",
		],
		project: ["Dans le projet {company}, j’{deed}"],
		volunteer: ["Comme bénévole chez {company}, j’{deed}"],
		own: ["À mon compte, j’{deed}"],
	},
	carriers: [
		{ now: "assure {part}", past: "ai assuré {part}" },
		{ now: "ai en charge {part}", past: "ai eu en charge {part}" },
	],
	support: [
		{
			now: "suis {part}",
			past: "ai été {part}",
		},
		{
			now: "participe {part}",
			past: "ai participé {part}",
		},
		{
			now: "travaille avec {part}",
			past: "ai travaillé avec {part}",
		},
		{
			now: "travaille {part}",
			past: "ai travaillé {part}",
		},
		{
			now: "collabore {part}",
			past: "ai collaboré {part}",
		},
		{
			now: "apporte mon aide {part}",
			past: "ai apporté mon aide {part}",
		},
		{
			now: "donne des {part}",
			past: "ai donné des {part}",
		},
		{
			now: "ai contribué à une {part}",
			past: "ai contribué à une {part}",
		},
		{
			now: "ai en charge {part}",
			past: "ai eu en charge {part}",
		},
		{ now: "assure {part}", past: "ai assuré {part}" },
		{
			now: "travaille à {part}",
			past: "ai travaillé à {part}",
		},
		{
			now: "m’occupe de {part}",
			past: "m’occupais de {part}",
		},
		{
			now: "ai en charge {part}",
			past: "ai eu en charge {part}",
		},
		{
			now: "m’occupe d’{part}",
			past: "m’occupais d’{part}",
		},
		{
			now: "m’occupe de {part}",
			past: "m’occupais de {part}",
		},
	],
	tense: {
		finished:
			/^(?:(?:mise en place|mise en œuvre|mise en service|mise en ligne|refonte|lancement|déploiement|création|introduction|migration|ouverture(?! et )|réduction|amélioration|remplacement|obtention|déménagement|passage|construction|rénovation|certification)(?!\p{L})|conduite (?:de l['’]|d['’]une )(?:enquête|étude))|\((?:\d+|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze) (?:mois|semaines|ans?)\)|(?<!\p{L})en (?:19|20)\d\d(?!\d)|(?<!\p{L})jusqu['’](?:en|à|au) (?:\p{L}+ )?(?:19|20)\d\d(?=$|[),.;])|\((?:avant|auparavant|autrefois)(?!\p{L})/iu,
		counted:
			/(?:^\p{L}+|^mise en \p{L}+)(?: et \p{L}+)? d(?:e |['’])(?:(?:plus d(?:e |['’])|environ |près de )?(?:\d|deux |trois |quatre |cinq |six |sept |huit |neuf |dix |douze |quinze |vingt ))/iu,
		lasting:
			/(?<!\p{L})(?:environ|près de) \d|en cours|^(?:coordination|supervision|direction|management|pilotage|élevage|traite|soins|maintenance|entretien|gestion|suivi|tenue|encadrement|surveillance|accompagnement|conduite|prise en charge)(?!\p{L})|(?<!\p{L})(?:par (?:an|mois|semaine|jour|nuit|service)|chaque|patient|patiente|résident|résidente|client|cliente|élève|enfant|personne|collaborat(?:eur|rice)|salarié|employé|vendeu(?:r|se)|apprenti|aides?-soignante?|infirmi(?:er|ère)|technicien|ouvrier|agent|site|magasin|logement|dossier|compte|entreprise|équipe|chambre|résidence|hectare|couvert)s?(?!\p{L})/iu,
	},
	whole: {
		from: /(?<=j)’(?=\{deed\}|(?:[bcdfgjklmnpqrstvwxz]))|’y (?=m’)/giu,
		to: "e ",
	},
	work: {
		current: [
			"Mon travail de {title} chez {company}, où je suis depuis {since}, se compose de {part}",
		],
		titled: ["Mon travail de {title} chez {company} se {compose} de {part}"],
		first: ["Mon travail chez {company} se {compose} de {part}"],
		named: ["Mon travail chez {company} se {compose} aussi de {part}"],
		begin: ["Ce travail se {compose} de {part}"],
		same: ["Ce travail se {compose} aussi de {part}"],
		earlier: [
			"Mon travail précédent de {title} chez {company} se composait de {part}",
		],
		project: ["Le projet {company} se {compose} de {part}"],
		volunteer: ["Mon bénévolat chez {company} se {compose} de {part}"],
		own: ["Mon travail à mon compte se {compose} de {part}"],
	},
	verbs: { compose: ["compose", "compose", "composait", "composait"] },
	from: {
		current: ["Sur mon travail comme {title} chez {company}, mon CV indique"],
		titled: ["Sur mon travail comme {title} chez {company}, mon CV indique"],
		first: ["Sur mon travail chez {company}, mon CV indique"],
		named: ["Sur mon travail chez {company}, mon CV indique aussi"],
		begin: ["Mon CV y indique"],
		same: ["Mon CV y ajoute"],
		earlier: [
			"Sur mon poste précédent de {title} chez {company}, mon CV indique",
		],
		project: ["Sur le projet {company}, mon CV indique"],
		volunteer: ["Sur mon bénévolat chez {company}, mon CV indique"],
		own: ["Sur mon travail à mon compte, mon CV indique"],
	},
	colon: "\u00a0: «\u202f",
	closes: "\u202f»",
};
