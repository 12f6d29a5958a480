// Dutch: what documents add of their own.
import type { DocumentWords } from "../document-words.ts";

export const documents: DocumentWords = {
	resume: "Cv",
	letter: "Motivatiebrief",
	sections: {
		summary: "Profiel",
		work_experience: "Werkervaring",
		education: "Opleiding",
		skills: "Vaardigheden",
		languages: "Talen",
		projects: "Projecten",
		certifications: "Certificaten",
		publications: "Publicaties",
		volunteer: "Vrijwilligerswerk",
		awards: "Onderscheidingen",
		interests: "Interesses",
		references: "Referenties",
	},
	technologies: "Technologieën",
	technicalSkills: "Vakkennis",
	softSkills: "Persoonlijke vaardigheden",
	levels: {
		Basic: "basis",
		Conversational: "gespreksniveau",
		Proficient: "vergevorderd",
		Fluent: "vloeiend",
		Native: "moedertaal",
	},
	present: "heden",
	expires: "geldig tot {date}",
	months:
		"januari februari maart april mei juni juli augustus september oktober november december",
	shortMonths: "jan feb mrt apr mei jun jul aug sep okt nov dec",
	monthYear: "{mon} {year}",
	formalDate: "{day} {month} {year}",
	modernDate: "{day} {mon} {year}",
	salutation: "Geachte {name},",
	openSalutation: "Geachte heer/mevrouw,",
	signOff: "Met vriendelijke groet,",
	yourName: "Uw naam",
};
