// Portuguese: how postings name the job and the employer.
import type { NamingWords } from "../naming-words.ts";

export const naming: NamingWords = {
	placed: `em`,
	within: `em|na|no|nas|nos`,
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
		portals: `Portal de (?:emprego|carreiras) (?:da|do|de) `,
		fields: `empresa|entidade(?: empregadora| patronal| promotora)?|empregador`,
		inName: `de|da|do`,
		articles: `O|A`,
		noNames: `guardar|salvar|partilhar|compartilhar|denunciar|imprimir|candidatar-me|publicad[oa](?: .*)?`,
		seeks: `procura|recruta|contrata|admite|está (?:a (?:recrutar|contratar)|contratando|recrutando)`,
		ourClient: `[Oo] (?:nosso|meu) cliente`,
		abouts: `Sobre`,
		founder: `fundadora?|don[oa]|propriet[áa]ri[oa]`,
		isA: `é uma?`,
		kinds: `rede|empresa|cooperativa|seguradora|associação|fundação|instituição|hospital|escola|creche|grupo`,
		authorities: `município`,
		institutionBegins: `Hotel|Restaurante|Clínica|Hospital|Seguradora|Cooperativa|Creche|Santa Casa|Centro|Câmara|Fundação|Associação|Instituto|Colégio|Escola|Banco|Lar|Grupo|Universidade|Misericórdia|Laboratório|Adega|Farmácia`,
		ofPlace: `de|do|da`,
	},
};
