// Danish: what documents add of their own.
import type { DocumentWords } from "../document-words.ts";

export const documents: DocumentWords = {
	resume: "CV",
	letter: "Ansøgning",
	sections: {
		summary: "Profil",
		work_experience: "Erhvervserfaring",
		education: "Uddannelse",
		skills: "Kompetencer",
		languages: "Sprog",
		projects: "Projekter",
		certifications: "Certificeringer",
		publications: "Publikationer",
		volunteer: "Frivilligt arbejde",
		awards: "Priser",
		interests: "Interesser",
		references: "Referencer",
	},
	technologies: "Teknologier",
	technicalSkills: "Faglige kompetencer",
	softSkills: "Personlige kompetencer",
	levels: {
		Basic: "grundlæggende",
		Conversational: "samtaleniveau",
		Proficient: "avanceret",
		Fluent: "flydende",
		Native: "modersmål",
	},
	present: "nu",
	expires: "gyldig til {date}",
	months:
		"januar februar marts april maj juni juli august september oktober november december",
	shortMonths: "jan. feb. mar. apr. maj jun. jul. aug. sep. okt. nov. dec.",
	monthYear: "{mon} {year}",
	formalDate: "{day}. {month} {year}",
	modernDate: "{day}. {mon} {year}",
	salutation: "Kære {name}",
	openSalutation: "Kære rekrutteringsansvarlige",
	signOff: "Med venlig hilsen",
	yourName: "Dit navn",
};
