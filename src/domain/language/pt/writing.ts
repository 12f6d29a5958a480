// Portuguese: words documents and letters add, said so that readers on both sides of the ocean find nothing odd.
import type { Nouns, Spelling, WritingWords } from "../writing-words.ts";

const NOUNS: Nouns = {
	and: "e",
	keepsCapital: false,
	complement:
		/^(?: \p{L}+(?:al|ais|iv[ao]s?|ic[ao]s?|ári[ao]s?|ad[ao]s?|id[ao]s?|vel|veis|tiva|telefónic[ao]))? (?:de |d[oa]s? |a |aos? |às? |em |n[oa]s? |com |para |por )/u,
	adjective:
		/^\p{L}+(?:al|ais|iv[ao]s?|ic[ao]s?|ári[ao]s?|ad[ao]s?|id[ao]s?|vel|veis|os[ao]s?)$/iu,
	small:
		/^(?:uma|uns|umas|com|para|por|dos|das|nos|nas|aos|como|entre|até|dois|duas|três|quatro|cinco|seis|dez)$/iu,
	determined: /(?<!\p{L})(?:d[oa]s?|aos?|às?|n[oa]s?) /u,
	many: ["os", "as"],
	articles: [
		["", /^experiência$/iu],
		[
			"a",
			/^(?:\p{L}+(?:ção|são|gem|dade|ência|ância|tura|oria|eza|grafia|logia|ística)|gestão|venda|compra|limpeza|melhoria|ajuda|análise|receção|recepção|cozinha|entrega|recolha|caixa|pesquisa|consulta|visita|contabilidade|tesouraria|logística|revisão|redação|abertura|costura|poda|colheita|vigilância|higiene|ordenha|confeção|vindima|algaliação|montra|escolha|dispensa)$/iu,
		],
		[
			"o",
			/^(?:\p{L}+(?:mento|ório)|apoio|controlo|controle|serviço|trabalho|registo|registro|cuidado|desenho|ensino|fecho|cálculo|transporte|suporte|arquivo|inventário|fabrico|maneio|picking|tratamento|contacto|contato|diagnóstico|despacho|corte|cultivo|fornecimento|embalamento|marketing)$/iu,
		],
		[
			"as",
			/^(?:\p{L}{2,}(?:ções|sões|dades|gens)|quebras|perdas|faltas|avarias|vendas|compras|reservas|encomendas|entregas|devoluções|redes|visitas)$/iu,
		],
		[
			"os",
			/^(?:\p{L}{2,}mentos|tempos|prazos|custos|atrasos|erros|desperdícios|acidentes|cuidados|pagamentos|pedidos|salários|inventários|registos)$/iu,
		],
	],
};

/** As Brazil writes what Portugal writes otherwise. */
const BRAZILIAN: Spelling = [
	[/carta de condução/g, "CNH"],
	[/contactos/g, "contatos"],
	[/registo/g, "registro"],
	[/Terei gosto em/g, "Terei prazer em"],
	[/pré-aviso/g, "aviso prévio"],
	[/portefólio/g, "portfólio"],
	[/neerlandês/g, "holandês"],
	[/bilingue/g, "bilíngue"],
	[/alojamento/g, "moradia"],
	[/Alojamento/g, "Moradia"],
];

export const writing: WritingWords = {
	quotes: ["“", "”"],
	colon: ":",
	or: "ou",
	and: "e",
	companyArticle: null,
	companyPlaces: {
		preposition: "em",
		at: [
			[
				"na ",
				/^(?:\p{L}+(?:aria|tora|dora)|Metalúrgica|Indústria|Câmara|Escola|Clínica|Universidade|Farmácia|Fundação|Associação|Empresa|Junta|Santa Casa|Livraria|Padaria|Loja|Biblioteca|Pastelaria|Oficina|Residência|Agência|Cooperativa|Creche|Transportadora|Tipografia|Herdade|Quinta|Casa|Adega|Rota|Gráfica|Confeitaria|Sociedade|Companhia|Rede|Rádio|Caixa)(?=[ -])/u,
			],
			[
				"nas ",
				/^(?:Lojas|Casas|Indústrias|Clínicas|Empresas|Farmácias)(?=[ -])/u,
			],
			[
				"nos ",
				/^(?:Supermercados|Hotéis|Laboratórios|Armazéns|Serviços)(?=[ -])/u,
			],
			[
				"no ",
				/^(?:Hospital|Centro|Hotel|Restaurante|Grupo|Banco|Colégio|Instituto|Lar|Agrupamento|Museu|Município|Supermercado|Café|Jardim|Laboratório|Externato|Gabinete)(?=[ -])/u,
			],
		],
	},
	hasSmallTitles: true,
	titleGender: {
		feminine: /(?:ora|eira|ica|tiva|ada|ária|óloga|enóloga)$/iu,
		masculine: /(?:or|eiro|ico|tivo|ado|ário|ólogo)$/iu,
		suffixes: [["a", /[oe]$/u]],
	},
	needs: {
		joints: { between: ", para ", last: " e para " },
		infinitive:
			/^(?!ser|ter|haver|estar|poder|saber|lugar|hospitalar|escolar|militar|familiar|auxiliar|titular|líder|mulher)\p{L}{2,}(?:ar|er|ir)(?=\s)/iu,
		ours: [
			[/(?<!\p{L})nosso(?!\p{L})/giu, "vosso"],
			[/(?<!\p{L})nossa(?!\p{L})/giu, "vossa"],
			[/(?<!\p{L})nossos(?!\p{L})/giu, "vossos"],
			[/(?<!\p{L})nossas(?!\p{L})/giu, "vossas"],
		],
		toReader:
			/(?<!\p{L})(?:você|tu|te|teu|tua|seu|sua|nós|nos|eu|meu|minha)(?!\p{L})/iu,
	},
	address: null,
	forms: [
		{
			locale: "pt-BR",
			signs: {
				posting:
					/R\$|\b(?:CNH|CLT|CNPJ|Brasil|São Paulo|Rio de Janeiro|Belo Horizonte|Recife|Porto Alegre|Curitiba|Salvador|Brasília|[Vv]ale-(?:refeição|transporte|alimentação)|Gympass|plano odontológico|home office)\b/u,
				country: /^(?:br|brasil|brazil)$/i,
			},
			salutation: "Prezada equipe de seleção,",
			person: "Bom dia, {name},",
			signOff: "Atenciosamente,",
			placeAndDate: "{place}, {date}",
			subjectLabel: "Assunto: ",
			isAddressedFirst: true,
			spelling: BRAZILIAN,
		},
		{
			locale: "pt-PT",
			signs: null,
			salutation: "Exmos. Senhores,",
			signOff: "Com os melhores cumprimentos,",
			placeAndDate: "{place}, {date}",
			subjectLabel: "Assunto: ",
			isAddressedFirst: true,
			namesStreet: true,
		},
	],
	nouns: NOUNS,
	joins: ["e", "ou", "incluindo", "como"],
	leadIns: ["como", "nesta função"],
	letter: {
		subject: "Candidatura à vaga de {title}",
		plainSubject: "Candidatura",
		subjectAt: "Candidatura na empresa {employer}",
		inquirySubject: "{title}: pergunta antes de uma candidatura",
		apply: "Tenho interesse na vaga de {title}.",
		plainApply: "Tenho interesse numa vaga.",
		atEmployer: " em {employer}",
		deed: ["Procuram alguém para {need}."],
		quoted: ["O anúncio menciona {need}."],
		base: [
			"Desde {date} trabalho como {job} em {company} e é com essa experiência que apresento a candidatura à vaga de {title}.",
		],
		baseUndated: [
			"Trabalhei como {job} em {company} e é com essa experiência que apresento a candidatura à vaga de {title}.",
		],
		baseEmployer: [
			"Candidato-me a {employer} com a minha experiência como {job} em {company}.",
		],
		currentSince: ["Desde {date} trabalho como {title} em {company}."],
		current: ["Atualmente trabalho como {title} em {company}."],
		latest: ["A minha função mais recente foi a de {title} em {company}."],
		gapDegree: [
			"Sobre a formação, o anúncio indica {need}; o meu currículo refere {degree}.",
		],
		degree: ["Formação: {degree} ({school})."],
		studying: ["Formação em curso: {degree} – {school}."],
		school: ["Formação: {school}."],
		before: ["Antes trabalhei como {title} em {company}."],
		skills: [
			"Tenho também conhecimentos de {items}.",
			"Entre as competências que trago está {items}.",
			"Entre as competências que trago estão {items}.",
			"Tenho também conhecimentos de {items}.",
		],
		awards: [
			"Recebi este reconhecimento: {items}.",
			"Recebi estes reconhecimentos: {items}.",
		],
		publications: ["Publiquei, entre outros, {items}."],
		languages: ["Falo {items}."],
		start: ["Disponibilidade: {answer}."],
		salary: ["Pretensão salarial: {answer}."],
		level: ["Nível de {language}: {answer}."],
		ask: {
			workPermit: "A minha autorização de trabalho: {answer}.",
			registration: "O meu registo profissional: {answer}.",
			drivingLicence: "A minha carta de condução: {answer}.",
			clearance: "A credenciação: {answer}.",
			relocation: "A minha disponibilidade para mudar de residência: {answer}.",
			residence: "O meu local de residência: {answer}.",
		},
		slots: {
			contact: "[telefone ou e-mail]",
			start: "[data]",
			salary: "[valor]",
			level: "[nível]",
			answer: "[a completar]",
		},
		points: ["Estes são os pontos da minha experiência mais próximos da vaga:"],
		pointsFor: ["Do meu percurso até agora:"],
		pointsAlso: ["Também do meu percurso:"],
		holds: ["Conto ainda com {items}."],
		holdsListed: [
			"Tenho a seguinte formação: {items}.",
			"As minhas qualificações: {items}.",
			"Tenho a seguinte formação: {items}.",
		],
		underWay: ["Ainda por concluir: {items}."],
		courses: [
			"Fiz ainda a seguinte formação: {items}.",
			"Frequentei: {items}.",
			"Fiz ainda as seguintes formações: {items}.",
		],
		standing: ["Teria de renovar: {items}."],
		also: ["Do meu currículo constam ainda: {items}."],
		plainShows: [
			"Estes são os pontos da minha experiência mais próximos da vaga:",
		],
		closing: [
			"Gostaria de conversar sobre a vaga: {contact}.",
			"Estou à disposição para uma conversa: {contact}.",
		],
		plainClosing: [
			"Gostaria de conversar sobre a vaga.",
			"Terei gosto em contar mais numa conversa.",
		],
		question: [
			"No meu currículo isso não consta. Por isso pergunto antes de me candidatar: uma candidatura seria, ainda assim, considerada?",
		],
		questionToCome: [
			"Por isso pergunto antes de me candidatar: seria possível esperar até lá, ou posso voltar a escrever depois?",
		],
		inquiryClosing: ["Agradeço desde já uma breve resposta: {contact}."],
	},
	informal: {},
};
