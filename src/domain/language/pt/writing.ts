// Portuguese: words documents and letters add, said so that readers on both sides of the ocean find nothing odd.
import type { Nouns, WritingWords } from "../writing-words.ts";

const NOUNS: Nouns = {
	and: "e",
	keepsCapital: false,
	articles: [
		[
			"a",
			/^(?:\p{L}+(?:ção|são|gem|dade|ência|ância|tura|oria)|gestão|venda|compra|limpeza|melhoria|ajuda|análise)$/iu,
		],
		[
			"o",
			/^(?:\p{L}+(?:mento|ório)|apoio|controlo|controle|serviço|trabalho|registo|registro|cuidado|desenho|ensino)$/iu,
		],
	],
};

export const writing: WritingWords = {
	quotes: ["“", "”"],
	monthYear: "{month} de {year}",
	monthsKeepCapital: false,
	or: "ou",
	address: null,
	forms: [
		{
			locale: "pt-PT",
			signs: null,
			salutation: "Exmos. Senhores,",
			signOff: "Com os melhores cumprimentos,",
			placeAndDate: "{place}, {date}",
			subjectLabel: "Assunto: ",
			isAddressedFirst: true,
		},
	],
	nouns: NOUNS,
	joins: ["e", "ou", "incluindo", "como"],
	leadIns: ["como", "nesta função"],
	asksStart: /data de (?:início|disponibilidade)|disponibilidade imediata/iu,
	asksSalary: /pretens(?:ão|ões) salaria(?:l|is)|expectativa salarial/iu,
	letter: {
		subject: "Candidatura: {title}",
		plainSubject: "Candidatura",
		inquirySubject: "{title}: pergunta antes de uma candidatura",
		apply: "Tenho interesse na vaga de {title}.",
		plainApply: "Tenho interesse em uma vaga.",
		duty: [
			"Entre as funções, o anúncio indica {need}.",
			"O anúncio inclui entre as funções {need}.",
			"Uma das funções descritas é {need}.",
		],
		dutyTitled: [
			"Para a vaga de {title}, o anúncio indica entre as funções {need}.",
			"Entre as funções da vaga de {title} está {need}.",
		],
		asked: [
			"O anúncio pede {need}.",
			"Entre os requisitos do anúncio está {need}.",
		],
		askedTitled: [
			"Para a vaga de {title}, o anúncio pede {need}.",
			"Entre os requisitos da vaga de {title} está {need}.",
		],
		moreDuty: ["Outra função é {need}.", "O anúncio indica também {need}."],
		moreAsked: [
			"O anúncio pede também {need}.",
			"Outro requisito do anúncio é {need}.",
		],
		bridge: [
			"É o que levaria para a vaga de {title}.",
			"É a base sobre a qual trabalharia na vaga de {title}.",
		],
		currentSince: ["A minha função atual, desde {date}: {title}, {company}."],
		current: ["A minha função atual: {title}, {company}."],
		latest: ["A minha função mais recente: {title}, {company}."],
		gapOne: [
			"No meu currículo não consta {term}.",
			"O meu currículo não mostra {term}.",
		],
		gapMany: [
			"No meu currículo não constam {terms}.",
			"O meu currículo não mostra {terms}.",
		],
		gapDegree: ["O anúncio pede {need}; o meu diploma: {degree}."],
		fromList: [
			"Do que o anúncio pede, as minhas competências incluem {items}.",
			"Da lista do anúncio, as minhas competências incluem {items}.",
		],
		degree: [
			"O meu diploma: {degree} ({school}).",
			"Quanto à formação: {degree} ({school}).",
		],
		school: ["A minha formação: {school}."],
		certificate: ["A minha certificação: {items}."],
		certificates: ["As minhas certificações: {items}."],
		languages: ["Os meus idiomas: {items}.", "Quanto a idiomas: {items}."],
		start: ["A minha data de início: {answer}."],
		salary: ["A minha pretensão salarial: {answer}."],
		level: ["O meu nível de {language}: {answer}."],
		ask: {
			workPermit: "A minha autorização de trabalho: {answer}.",
			registration: "O meu registo profissional: {answer}.",
			drivingLicence: "A minha carta de condução: {answer}.",
			clearance: "A credenciação: {answer}.",
			relocation: "A minha disponibilidade para mudar de residência: {answer}.",
			residence: "O meu local de residência: {answer}.",
		},
		slots: {
			start: "[data]",
			salary: "[valor]",
			level: "[nível]",
			answer: "[a completar]",
		},
		closing: [
			"Gostaria de conversar sobre a vaga: {contact}.",
			"Para uma conversa, o meu contacto: {contact}.",
		],
		plainClosing: [
			"Gostaria de conversar sobre a vaga.",
			"Terei gosto em contar mais numa conversa.",
		],
		inquiry: ["O anúncio exige {need}."],
		inquiryTitled: ["Para a vaga de {title}, o anúncio exige {need}."],
		question: [
			"No meu currículo isso não consta. Esta carta é por isso uma pergunta antes de uma candidatura: que vaga, agora ou mais tarde, se ajustaria ao que se segue?",
		],
		shows: [
			"O meu currículo mostra o seguinte.",
			"Isto é o que poderia acrescentar.",
		],
	},
	informal: {},
	levels: {
		basic: "básico",
		conversational: "conversação",
		proficient: "avançado",
		fluent: "fluente",
		native: "nativo",
		elementary: "elementar",
		limited: "nível profissional limitado",
		working: "nível profissional",
		full: "nível profissional pleno",
		bilingual: "nativo ou bilingue",
	},
	languageNames: {
		en: "inglês",
		de: "alemão",
		fr: "francês",
		es: "espanhol",
		it: "italiano",
		nl: "neerlandês",
		pt: "português",
		da: "dinamarquês",
		no: "norueguês",
		sv: "sueco",
		zh: "chinês",
	},
};
