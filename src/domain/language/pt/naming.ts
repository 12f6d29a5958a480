// Portuguese: how postings name the job and the employer.
import type { NamingWords } from "../naming-words.ts";

export const naming: NamingWords = {
	placed: `em`,
	small: `de|da|do|e|para`,
	title: {
		workplaces: `remoto|híbrido|teletrabalho|presencial`,
		fields: `cargo`,
		greetings: `olá`,
		asRole: `Como`,
		hourUnits: `horas`,
		calls: `vaga`,
	},
	employer: {
		fields: `empresa`,
		inName: `de|da|do`,
		articles: `O|A`,
		seeks: `procura`,
		ourClient: `[Oo] nosso cliente`,
		abouts: `Sobre`,
		isA: `é uma?`,
		kinds: `rede`,
		authorities: `município`,
		institutionBegins: `Hotel|Restaurante|Clínica|Hospital`,
		ofPlace: `de|do|da`,
	},
};
