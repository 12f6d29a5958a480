// French: what documents add of their own.
import type { DocumentWords } from "../document-words.ts";

export const documents: DocumentWords = {
	resume: "CV",
	letter: "Lettre de motivation",
	sections: {
		summary: "Profil",
		work_experience: "Expérience professionnelle",
		education: "Formation",
		skills: "Compétences",
		languages: "Langues",
		projects: "Projets",
		certifications: "Certifications",
		publications: "Publications",
		volunteer: "Bénévolat",
		awards: "Distinctions",
		interests: "Centres d’intérêt",
		references: "Références",
	},
	beforeColon: "\u00a0",
	technologies: "Technologies",
	technicalSkills: "Compétences techniques",
	softSkills: "Savoir-être",
	levels: {
		Basic: "notions",
		Conversational: "niveau conversationnel",
		Proficient: "niveau avancé",
		Fluent: "courant",
		Native: "langue maternelle",
	},
	present: "aujourd’hui",
	expires: "valable jusqu’à {date}",
	months:
		"janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
	shortMonths: "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
	monthYear: "{mon} {year}",
	formalDate: "{day} {month} {year}",
	modernDate: "{day} {mon} {year}",
	salutation: "Bonjour {name},",
	openSalutation: "Madame, Monsieur,",
	signOff: "Cordialement,",
	yourName: "Votre nom",
};
