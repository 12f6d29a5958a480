// Portuguese: how postings name the job and the employer.
import type { NamingWords } from "../naming-words.ts";

export const naming: NamingWords = {
	placed: `em`,
	small: `de|da|do|e|para`,
	cities: `Lisboa|Porto|Braga|Coimbra|Aveiro|Setúbal|Faro|Évora|Leiria|Viseu|Guimarães|Funchal|Vila Nova de Gaia|Matosinhos|Sintra|Cascais|Viana do Castelo|Santarém|São Paulo|Rio de Janeiro|Belo Horizonte|Brasília|Curitiba|Porto Alegre|Salvador|Recife|Fortaleza|Campinas|Florianópolis|Goiânia|Manaus`,
	title: {
		workplaces: `remoto|híbrido|teletrabalho|presencial`,
		fields: `cargo|função`,
		greetings: `olá`,
		asRole: `Como`,
		hourUnits: `horas`,
		calls: `vaga`,
		haste: `para (?:o nosso|a nossa|os nossos)`,
	},
	employer: {
		fields: `empresa`,
		inName: `de|da|do`,
		articles: `O|A`,
		seeks: `procura|recruta|contrata|admite|está (?:a (?:recrutar|contratar)|contratando|recrutando)`,
		ourClient: `[Oo] (?:nosso|meu) cliente`,
		abouts: `Sobre`,
		isA: `é uma?`,
		kinds: `rede`,
		authorities: `município`,
		institutionBegins: `Hotel|Restaurante|Clínica|Hospital`,
		ofPlace: `de|do|da`,
	},
};
