// French: what it is known by.
import type { DetectionWords } from "../detection-words.ts";

export const detection: DetectionWords = {
	script: "Latin",
	words: `
		le la les l' un une des du de d' et ou où mais donc car ni que qu' qui quoi dont ce cet cette ces c' mon ma
		mes ton ta tes son sa ses notre nos votre vos leur leurs je j' tu il elle on nous vous ils elles me te se s'
		lui eux y en ne pas plus moins très aussi bien tout toute tous toutes même autre autres chaque plusieurs
		quelques à au aux avec chez contre dans depuis dès durant entre hors jusque jusqu' malgré par parmi pendant
		pour près sans selon sous sur vers est sont était étaient être été avoir avons avez ont a ai as sera serez
		serons peut peuvent doit devez fait faire comme si lorsque afin ainsi alors expérience expériences compétences
		connaissance connaissances formation travail travailler travaillé poste postes emploi entreprise entreprises
		société équipe équipes gestion gérer géré suivi mise place réalisation conception développement développé
		création créé encadrement encadré responsable chargé chargée charge accueil vente ventes achats comptable
		recherchons recherche recherchez rejoignez candidat candidature profil missions mission vous-même ans année
		années mois semaine semaines jour jours heures niveau diplôme licence école université lycée client clients
		clientèle patients élèves personnes salarié salariés stage stagiaire maîtrise bonne bon bonnes bons nouveau
		nouvelle nouveaux deux trois quatre cinq augmenté réduit amélioré formé dirigé assuré organisé participé conçu
		animé piloté français anglais sécurité qualité auprès ayant étant minimum souhaité souhaitée exigé
		indispensable autonome rigueur rigoureux cuisine atelier chantier`,
	letters: "àâçéèêëîïôœùûü",
	endings: `
		eur eurs euse euses eux ité ités ment ments aire aires ique iques tion tions age ages ère ères ées aux elle
		elles ience iste`,
};
