// French: papers and studies in a sentence.
import type { PaperWords } from "../paper-words.ts";

export const papers: PaperWords = {
	articles: [
		[
			"un",
			/^(?:BEP|BTS|BUT|CAP|DUT|Bac|Baccalauréat|Brevet|Certificat|Diplôme|Doctorat|Master|Permis|Stage|Titre)(?=$|[ (])/i,
		],
		[
			"une",
			/^(?:Attestation|Certification|Formation|Habilitation|Licence|Mention)(?=$|[ (])/i,
		],
	],
	small:
		/^(?:Attestation|Baccalauréat|Brevet|Certificat|Certification|Diplôme|Doctorat|Formation|Habilitation|Licence|Master|Mention|Permis|Stage|Titre) /,
	holder: null,
	ongoing: "en cours",
	expired: "plus valable depuis {date}",
	validUntil:
		"(?:valable|valide) jusqu['’](?:à|au|en)(?: fin)?|expire (?:en|le)|échéance(?: en| le)?",
	validFor: "valables?(?: pour| pendant)?|valide (?:pour|pendant)",
	partOf: "(?:partie|module|bloc) [ivx\\d]+ d(?:u|e|es)",
	course:
		"stages?|formations? (?:de|en) (?:\\p{N}+|deux|trois|une?) (?:jours?|heures?)|cours|(?<=[(] ?)\\p{N}+ ?(?:h|heures|jours?)",
	mayCome:
		"avant (?:la|votre) prise de poste|à la prise de poste|peut être (?:passée?|obtenue?)|dans les \\d+ (?:jours|mois)",
	comesAfter:
		"dans les [^.;]{1,30} suivant (?:l['’]embauche|(?:la|votre) prise de poste|l['’]entrée)",
};
