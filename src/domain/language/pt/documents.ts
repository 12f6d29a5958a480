// Portuguese: what documents add of their own.
import type { DocumentWords } from "../document-words.ts";

export const documents: DocumentWords = {
	resume: "Currículo",
	letter: "Carta de apresentação",
	sections: {
		summary: "Perfil",
		work_experience: "Experiência profissional",
		education: "Formação",
		skills: "Competências",
		languages: "Idiomas",
		projects: "Projetos",
		certifications: "Certificações",
		publications: "Publicações",
		volunteer: "Voluntariado",
		awards: "Prêmios",
		interests: "Interesses",
		references: "Referências",
	},
	technologies: "Tecnologias",
	technicalSkills: "Competências técnicas",
	softSkills: "Competências pessoais",
	levels: {
		Basic: "básico",
		Conversational: "conversação",
		Proficient: "avançado",
		Fluent: "fluente",
		Native: "nativo",
	},
	present: "atual",
	expires: "válido até {date}",
	months:
		"janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro",
	shortMonths: "jan. fev. mar. abr. mai. jun. jul. ago. set. out. nov. dez.",
	monthYear: "{mon} {year}",
	formalDate: "{day} de {month} de {year}",
	modernDate: "{day} {mon} {year}",
	salutation: "Bom dia, {name},",
	openSalutation: "Exmos. Senhores,",
	signOff: "Com os melhores cumprimentos,",
	yourName: "O seu nome",
};
