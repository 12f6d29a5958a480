// Norwegian: what documents add of their own.
import type { DocumentWords } from "../document-words.ts";

export const documents: DocumentWords = {
	resume: "CV",
	letter: "Søknad",
	sections: {
		summary: "Sammendrag",
		work_experience: "Arbeidserfaring",
		education: "Utdanning",
		skills: "Ferdigheter",
		languages: "Språk",
		projects: "Prosjekter",
		certifications: "Sertifiseringer",
		publications: "Publikasjoner",
		volunteer: "Frivillig arbeid",
		awards: "Priser",
		interests: "Interesser",
		references: "Referanser",
	},
	technologies: "Teknologier",
	technicalSkills: "Faglige ferdigheter",
	softSkills: "Personlige egenskaper",
	levels: {
		Basic: "grunnleggende",
		Conversational: "samtalenivå",
		Proficient: "avansert",
		Fluent: "flytende",
		Native: "morsmål",
	},
	present: "nå",
	expires: "gyldig til {date}",
	months:
		"januar februar mars april mai juni juli august september oktober november desember",
	shortMonths: "jan. feb. mars apr. mai juni juli aug. sep. okt. nov. des.",
	monthYear: "{mon} {year}",
	formalDate: "{day}. {month} {year}",
	modernDate: "{dd}.{mm}.{year}",
	salutation: "Hei {name},",
	openSalutation: "Til rekrutteringsansvarlig,",
	signOff: "Med vennlig hilsen",
	yourName: "Ditt navn",
};
