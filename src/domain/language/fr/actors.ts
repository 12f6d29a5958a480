// French: who else stands in a line, and how a line says that a deed is theirs.
import type { ActorWords } from "../actor-words.ts";

export const actors: ActorWords = {
	people:
		"gestionnaire, référente technique, éducatrice, éducateur, président, présidente, trésorier, trésorière, juriste, DRH, RH, DAF, conseil, comité, commission, bureau d'études, rectorat, ministère, tribunal, juge, huissier, courtier, assureur, banque, bailleur, propriétaires, syndic, maître d'ouvrage, maître d'œuvre, géomètre, électricien, électricienne, plombier, mécanicien, mécanicienne, monteur, monteuse, installateur, chauffagiste, atelier, magasin, transporteur, acheteur, acheteuse, achats, logistique, marketing, production, qualité, commercial, commerciale, commerciaux, formateur, formatrice, enseignant, enseignante, professeur, professeure, chercheur, chercheuse, psychologue, pharmacien, pharmacienne, vétérinaire, dentiste, sage-femme, kinésithérapeute, éducateur, éducatrice, assistante sociale, puéricultrice, pédiatre, rédacteur, rédactrice, éditrice, traducteur, traductrice, conservateur, conservatrice, bibliothécaire, notaires, avocats, inspectrice, consultante, consultants, prestataires, police, douane, gardien, gardienne, syndicat, technicien, technicienne, développeur, développeuse, graphiste, régisseur, régisseuse, moniteur, monitrice, chargé d'affaires, chargée d'affaires, cheffe de service, coordinatrice",
	deputies: "adjoint adjointe interimaire",
	honorifics: "m mme mlle dr me",
	by: "",
	nounBy: "par",
	owning:
		"revient à, revient au, reviennent à, reviennent au, relève de, relève du, relèvent de, incombe à, incombe au, incombent à, est du ressort de, est du ressort du, appartient à, appartient au, reste à, vient de, viennent de, vient du, viennent du",
	clitics: "le la les l en y lui leur",
	pronouns: "il elle ils elles lui eux",
	following:
		"selon, d'après, suivant, conformément à, conformément au, conformément aux, sous, en suivant",
	firstPerson: "",
	thirdPerson: "",
	objectRelatives: "que qu dont",
	studying:
		"j'étudie, étudie, étudiant, étudiante, inscrit, inscrite, en cours, en cours de, poursuis, prépare le, suis la formation",
	booked: "inscrit, inscrite, réservé, réservée",
	exam: "examen, épreuve, formation, session, module, deuxième partie",
	ahead:
		"prévu, prévue, programmé, programmée, planifié, planifiée, à venir, à passer",
	received:
		/^(?:supervision|évaluation|contrôle|vérification|validation|inspection|formation|accompagnement|encadrement|surveillance|instruction) (?:(?:du|de la|de l['’]|d['’]une?|de m(?:on|a)) ?(?:chef|cheffe|responsable|direct(?:eur|rice|ion)|gérante?|maître|tut(?:eur|rice)|format(?:eur|rice)|superviseure?|cadre|inspect(?:eur|rice)|audit(?:eur|rice)|ingénieure?|architecte|coordinat(?:eur|rice)|contremaître|préfecture|ministère|médecin|DGCCRF|DREAL|DDPP|APAVE|ARS|CARSAT)|de \d+ (?:heures|jours|semaines|mois))(?!\p{L})/iu,
};
