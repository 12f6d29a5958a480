// Italian: what documents add of their own.
import type { DocumentWords } from "../document-words.ts";

export const documents: DocumentWords = {
	resume: "Curriculum vitae",
	letter: "Lettera di presentazione",
	sections: {
		summary: "Profilo",
		work_experience: "Esperienza professionale",
		education: "Formazione",
		skills: "Competenze",
		languages: "Lingue",
		projects: "Progetti",
		certifications: "Certificazioni",
		publications: "Pubblicazioni",
		volunteer: "Volontariato",
		awards: "Riconoscimenti",
		interests: "Interessi",
		references: "Referenze",
	},
	technologies: "Tecnologie",
	technicalSkills: "Competenze tecniche",
	softSkills: "Competenze personali",
	levels: {
		Basic: "base",
		Conversational: "colloquiale",
		Proficient: "avanzato",
		Fluent: "fluente",
		Native: "madrelingua",
	},
	present: "oggi",
	expires: "valido fino a {date}",
	months:
		"gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
	shortMonths: "gen feb mar apr mag giu lug ago set ott nov dic",
	monthYear: "{mon} {year}",
	firstDay: "1º",
	formalDate: "{day} {month} {year}",
	modernDate: "{day} {mon} {year}",
	salutation: "Gentile {name},",
	openSalutation: "Gentile responsabile della selezione,",
	signOff: "Cordiali saluti,",
	yourName: "Il suo nome",
};
