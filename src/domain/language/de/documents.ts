// German: what documents add of their own.
import type { DocumentWords } from "../document-words.ts";

export const documents: DocumentWords = {
	resume: "Lebenslauf",
	letter: "Anschreiben",
	sections: {
		summary: "Profil",
		work_experience: "Berufserfahrung",
		education: "Ausbildung",
		skills: "Kenntnisse",
		languages: "Sprachen",
		projects: "Projekte",
		certifications: "Zertifikate",
		publications: "Veröffentlichungen",
		volunteer: "Ehrenamt",
		awards: "Auszeichnungen",
		interests: "Interessen",
		references: "Referenzen",
	},
	technologies: "Technologien",
	technicalSkills: "Fachkenntnisse",
	softSkills: "Persönliche Stärken",
	levels: {
		Basic: "Grundkenntnisse",
		Conversational: "gute Kenntnisse",
		Proficient: "sehr gute Kenntnisse",
		Fluent: "fließend",
		Native: "Muttersprache",
	},
	present: "heute",
	expires: "gültig bis {date}",
	months:
		"Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
	shortMonths: "Jan. Feb. März Apr. Mai Juni Juli Aug. Sept. Okt. Nov. Dez.",
	monthYear: "{mm}/{year}",
	formalDate: "{day}. {month} {year}",
	modernDate: "{dd}.{mm}.{year}",
	salutation: "Guten Tag {name},",
	openSalutation: "Sehr geehrte Damen und Herren,",
	signOff: "Mit freundlichen Grüßen",
	yourName: "Ihr Name",
};
