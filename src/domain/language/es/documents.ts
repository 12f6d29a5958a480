// Spanish: what documents add of their own.
import type { DocumentWords } from "../document-words.ts";

export const documents: DocumentWords = {
	resume: "Currículum",
	letter: "Carta de presentación",
	sections: {
		summary: "Perfil",
		work_experience: "Experiencia",
		education: "Formación",
		skills: "Competencias",
		languages: "Idiomas",
		projects: "Proyectos",
		certifications: "Certificaciones",
		publications: "Publicaciones",
		volunteer: "Voluntariado",
		awards: "Premios",
		interests: "Intereses",
		references: "Referencias",
	},
	technologies: "Tecnologías",
	technicalSkills: "Competencias técnicas",
	softSkills: "Competencias personales",
	levels: {
		Basic: "básico",
		Conversational: "conversacional",
		Proficient: "avanzado",
		Fluent: "fluido",
		Native: "nativo",
	},
	present: "actualidad",
	expires: "válido hasta {date}",
	months:
		"enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
	shortMonths: "ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.",
	monthYear: "{mon} {year}",
	formalDate: "{day} de {month} de {year}",
	modernDate: "{day} {mon} {year}",
	salutation: "Estimado/a {name}:",
	openSalutation: "Estimado equipo de selección:",
	signOff: "Atentamente,",
	yourName: "Su nombre",
};
