// Swedish: what documents add of their own.
import type { DocumentWords } from "../document-words.ts";

export const documents: DocumentWords = {
	resume: "CV",
	letter: "Personligt brev",
	sections: {
		summary: "Profil",
		work_experience: "Arbetslivserfarenhet",
		education: "Utbildning",
		skills: "Kompetenser",
		languages: "Språk",
		projects: "Projekt",
		certifications: "Certifieringar",
		publications: "Publikationer",
		volunteer: "Ideellt arbete",
		awards: "Utmärkelser",
		interests: "Intressen",
		references: "Referenser",
	},
	technologies: "Tekniker",
	technicalSkills: "Yrkeskunskaper",
	softSkills: "Personliga egenskaper",
	levels: {
		Basic: "grundläggande",
		Conversational: "samtalsnivå",
		Proficient: "avancerad",
		Fluent: "flytande",
		Native: "modersmål",
	},
	present: "nu",
	expires: "giltigt till {date}",
	months:
		"januari februari mars april maj juni juli augusti september oktober november december",
	shortMonths: "jan. feb. mars apr. maj juni juli aug. sep. okt. nov. dec.",
	monthYear: "{mon} {year}",
	formalDate: "{day} {month} {year}",
	modernDate: "{year}-{mm}-{dd}",
	salutation: "Hej {name},",
	openSalutation: "Till rekryteringsansvarig,",
	signOff: "Med vänlig hälsning",
	yourName: "Ditt namn",
};
