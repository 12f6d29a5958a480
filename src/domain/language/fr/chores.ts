// French: chores.
import type { ChoreWords } from "../chore-words.ts";

export const chores: ChoreWords = {
	kinds: {
		cleaning: {
			names:
				"(?:sorti\\p{L}*|vid\\p{L}*) (?:les )?poubelles|rangement (?:du|de la|des|de l['’]) ?(?:dépôt|atelier|réserve|stocks?|magasin|camions?|local)|balayage|balayer|vaisselle|lavage (?:de|des|du) (?:voitures?|véhicules?|camions?|vitres|sols)|poubelles?|lessives?|serpillière|vitres|sorties? des déchets|tri des déchets|petit ménage|ménage(?! à )|rangement (?:du|de la|des|de l['’]) ?(?:locals?|locaux|placards?|réserve|atelier|piles|chantier|matériel|cuisine)",
			bare: "(?:petit )?(?:nettoyage|rangement|entretien des locaux)",
			deeds:
				"nettoy(?:age|er|é|ée|és|ées)|rang(?:ement|er|é|ée|e)|lav(?:age|er|é|ée)|balay(?:age|er)|vid(?:er|age)|évacu(?:er|ation)|plonge|nettoie|lave|balaie|vide",
			things:
				"cuisine|cantine|salle de pause|toilettes|bureaux?|atelier|sols?|vitres|étagères|locaux|local|salles?|machines?|outils?|outillage|matériel|poste de travail|postes de travail|plan de travail|véhicules?|camions?|camionnette|déchets|copeaux|cour|chantier|réserve",
			asked:
				"nettoy\\p{L}*|agents? d['’]entretien|agents? de propreté|propreté|ménage|femme de chambre|valet de chambre|gouvernant\\p{L}*|lingerie|blanchisserie|plonge\\p{L}*|hygiène des locaux",
		},
		grounds: {
			names:
				"tonte|tondre|déneigement|déneiger|désherbage|ramassage des feuilles|arros(?:age|er|e) (?:des |les )?(?:plantes|fleurs)",
			asked:
				"jardin\\p{L}*|paysag\\p{L}*|espaces verts|gardien\\p{L}*|déneig\\p{L}*|tonte",
		},
		clerical: {
			names:
				"standard téléphonique|permanence téléphonique|accueil (?:physique|téléphonique)(?: et (?:physique|téléphonique))?|réponse au téléphone|réponses? aux appels|class(?:ement|er|é|e) (?:des|de|les|du) ?(?:dossiers|archives|documents|papiers|bons|courriers?|factures)|archivage|photocopies?|numéris(?:ation|er) (?:des|de|les) (?:documents|dossiers|bons|factures|courriers?)|(?:tri|distribution|envoi|ouverture|affranchissement) du courrier|(?:prise|gestion) de rendez-vous|comptes rendus de réunion|notes de frais",
			bare: "courrier|accueil|téléphone|classement|standard|archives|secrétariat|tâches administratives(?: courantes| diverses)?",
			asked:
				"accueil|standardiste|secrét\\p{L}*|assistan\\p{L}* (?:administrati\\p{L}*|de direction|d['’]agence)|agent administratif|hôtes\\p{L}*|téléphon\\p{L}*|courrier|archiv\\p{L}*|classement|numérisation|rendez-vous",
		},
		supplies: {
			names:
				"papier toilette|papier hygiénique|fournitures de bureau|réassort|réapprovisionnement (?:des|du) (?:rayons?|chariots?|placards?)|remplissage (?:des|du) (?:rayons?|chariots?|placards?)|dates? de péremption|local (?:à )?piles|mise en rayon|toner",
			bare: "inventaires?|commandes? de (?:consommables|fournitures)",
			deeds: "command(?:e|es|er)|réassort|rempl(?:ir|issage)|achats?",
			things:
				"fournitures|café|consommables|papeterie|produits d['’]entretien|gants|boissons|serviettes|couches|aiguilles|petit matériel",
			asked:
				"stocks?|inventaires?|magasin\\p{L}*|logisti\\p{L}*|rayons?|réassort|approvisionn\\p{L}*|consommables|fournitures|manutention\\p{L}*",
		},
		upkeep: {
			names:
				"vidanges?|changement de pneus|niveaux d['’]huile|réinitialisation (?:des|de) mots de passe|relev(?:é|és|er) (?:de|des|les) compteurs|(?:changement|remplacement) (?:des|d['’]) ?(?:ampoules|piles)|charge des batteries",
			bare: "huile|pneus|freins|batteries",
			deeds: "graiss(?:age|er)|affût(?:age|er)",
			things: "outils?|machines?|moules|couteaux|véhicules?|chaînes?",
			asked:
				"maintenance|mécanicien\\p{L}*|garage|atelier|flotte|véhicules?|support|helpdesk|dépann\\p{L}*|répar\\p{L}*|compteurs?|pneus|freins|vidange",
		},
		chasing: {
			names:
				"relances? (?:des|de) (?:fournisseurs|candidats|collègues|signatures|dossiers|pièces|commandes)(?! impay)",
			bare: "relances?|rappels?|pointage|pointages",
			asked:
				"relances?|recouvrement|impayés|crédit client|suivi des commandes|approvisionn\\p{L}*",
		},
		meetings: {
			names:
				"(?:participation|participer|assister|présence) aux (?:réunions|points)(?: (?:de|d['’]) ?(?:service|équipe|chantier)| hebdomadaires| internes)?|stand-?ups?|rétros?|captures? d['’]écran",
			asked: "scrum master|coach agile|animation de réunions",
		},
		opening: {
			names:
				"(?:ouverture|fermeture)(?: et (?:ouverture|fermeture))? (?:du|de la|de l['’]) ?(?:magasin|boutique|agence|caisse|salon|bar)|comptage de caisse",
			asked:
				"magasin|boutique|vendeu\\p{L}*|commerce|caiss\\p{L}*|ouverture (?:et|du|de la)|banques?|bancaires?|trésor\\p{L}*|comptab\\p{L}*",
		},
		household: {
			names:
				"(?:faire|fait|préparer|préparé|faisais|préparais) (?:le |du )?café|(?:machine|cagnotte|caisse|tour|corvée)s? (?:à |de |du )?café|faire le café|café pour (?:les )?\\p{L}+|cafetière|frigo|réfrigérateur|objets trouvés|pots? de départ|cartes? d['’]anniversaire|fête de noël|courses pour (?:le bureau|l['’]équipe)|plantes du bureau|pots? d(?:e |['’])(?:fin d['’]année|noël)|cagnottes?(?: d(?:es?|['’]) ?\\p{L}+)?|tombola|lave-vaisselle|j['’]arrose (?:les |des )?(?:plantes|fleurs)|arros(?:e|er|age) (?:les |des )?(?:plantes|fleurs)",
			asked:
				"cuisin\\p{L}*|restauration|barista|café|hôtel\\p{L}*|gouvernant\\p{L}*|frigor\\p{L}*|office manager",
		},
		social: {
			names:
				"déménagement (?:du bureau|des bureaux)|fêtes? (?:du personnel|d['’]été|de fin d['’]année|de l['’]entreprise|de service)|(?:repas|soirée|sortie|arbre) (?:de noël|du personnel|d['’]équipe|de fin d['’]année)|commissions? (?:des? )?(?:menus?|fêtes?|animations?)|comité des fêtes|décorations? (?:de noël|du hall|du sapin)|vente de gâteaux|tournois? (?:de )?(?:foot|football|pétanque)|équipe de foot(?:ball)?|barbecues?",
			asked:
				"événement\\p{L}*|évènement\\p{L}*|animation\\p{L}*|animat\\p{L}*|décorat\\p{L}*|traiteur|restauration|menus?|loisirs",
		},
		sundry: {
			names:
				"^(?:divers|diverses|autres|différents) (?:reportings?|rapports?|travaux|choses|dossiers|démarches)$|^.{0,28}(?:un peu de tout|ce qu['’]il y a(?:vait)? à faire|rendue? utile)$|^(?:diverses|autres|différentes) (?:tâches|missions|activités)|tâches (?:diverses|courantes|annexes|générales|quotidiennes)|travaux divers|divers travaux",
			asked: "(?!)",
		},
	},
	occasions:
		"quand|lorsque|si|jusqu['’](?:à|au|en)|en cas d['’e]|en (?:été|hiver|saison)|en rotation|à tour de rôle|le (?:lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|week-end)|une fois|deux fois|par (?:mois|an|semaine)|chaque|hebdomadaires?|mensuels?|mensuelles?|à l['’]occasion|ponctuellement",
};
