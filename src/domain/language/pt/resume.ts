// Portuguese: words resumes are read by.
import type { ResumeWords } from "../resume-words.ts";

export const resume: ResumeWords = {
	tools: "ferramentas|ferramentas e tecnologias",
	headings: {
		summary: `
			resumo|perfil profissional|sobre mim|objetivo profissional|sobre|resumo profissional|apresentação
			perfil|quem sou|perfil pessoal|síntese`,
		work: `
			experiência|experiência profissional|experiências profissionais|histórico profissional|experiências
			experiência de trabalho|percurso profissional|estágios
			trajetória profissional|carreira|percurso laboral|empregos|histórico de trabalho|carreira profissional
			atividade profissional|experiência laboral|vida profissional|trajetória|cargos|empregos anteriores
			experiência relevante`,
		education: `
			educação|formação|formação académica|formação acadêmica|habilitações literárias|habilitações|educação e formação
			escolaridade|habilitações académicas
			estudos|percurso académico|formação e estudos|formação escolar|histórico académico|histórico acadêmico|graduação
			qualificações académicas|percurso escolar|trajetória acadêmica|formação superior|títulos`,
		skills: `
			competências|principais competências|habilidades|aptidões|conhecimentos|competências técnicas
			habilidades técnicas|conhecimentos técnicos|competências digitais|competências pessoais
			conhecimentos informáticos|qualificações|tecnologias
			pontos fortes|competências-chave|competências chave|áreas de especialização|capacidades|especialidades
			competências principais`,
		languages: "línguas|competências linguísticas|línguas estrangeiras",
		projects: "projetos|projetos pessoais|projectos|projetos acadêmicos",
		certifications: `
			cursos|certificações|certificados|licenças e certificações|cursos e certificações
			formação complementar|formação contínua|cursos e certificados|cursos complementares|ações de formação|aperfeiçoamento`,
		software: "ferramentas",
		publications: "publicações",
		volunteer: "trabalho voluntário|serviço voluntário",
		contact: `
			contato|contactos|dados pessoais|informação pessoal|informações pessoais|informações de contato
			informações de contacto`,
		awards: "prémios|prêmios|prêmios e reconhecimentos|conquistas|distinções",
		interests: `
			interesses pessoais|passatempos|interesses
			tempos livres|lazer|hobbies|tempo livre|atividades de lazer`,
		references: "referências|referências profissionais",
		other: "outros|informações adicionais|outras informações",
	},
	and: "e",
	or: "ou",
	openers: "e|de|para",
	page: {
		page: "página",
		of: "de",
		behind: "",
		updated: "última atualização",
		headingStyle: "título",
	},
	person: {
		documentTitle: "currículo",
		nameLabel: "nome completo|nome e apelidos?|nome",
		greeting: "(?:olá[,!.]? )?(?:(?:eu )?sou(?: [ao])?|chamo-me|o meu nome é)",
		addressLabel: "endereço|morada|localização",
		addressKind: "domicílio|trabalho",
		streetEnd: "",
		streetStart: "rua|praça|travessa",
	},
	places: {
		countries: "alemanha|frança|espanha|itália",
		onLetter: "estados unidos|méxico|colômbia",
		regions: "",
		cities: `
			lisboa|são paulo|brasília|braga|coimbra|setúbal|funchal|aveiro|évora|faro|leiria|viseu|guimarães|viana do castelo
			vila nova de gaia|almada|amadora|matosinhos|barcelos|póvoa de varzim|figueira da foz|santarém|castelo branco
			bragança|vila real|portimão|beja|covilhã|ponta delgada|salvador|fortaleza|recife|curitiba|manaus|belém
			porto alegre|goiânia|guarulhos|campinas|florianópolis|natal|joão pessoa|maceió|teresina|cuiabá|campo grande
			aracaju|uberlândia|sorocaba|ribeirão preto|santos|joinville|londrina|niterói|vitória|luanda|maputo`,
		areaEnd: "",
		in: "em",
		within: "",
		remote: "remoto|teletrabalho",
		placeLabel: "cidade|local",
	},
	entry: {
		title: `
			engenheir[oa]|desenvolvedor(?:a)?|gestor(?:a)?|diretor(?:a)?|técnic[oa]|enfermeir[oa]|professor(?:a)?
			vendedor(?:a)?|estagiári[oa]|contabilista|contador(?:a)?|pesquisador(?:a)?|advogad[oa]|médic[oa]
			coordenador(?:a)?|voluntári[oa]|analista|assistente|auxiliar|gerente|consultor(?:a)?|programador(?:a)?
			cozinheir[oa]|motorista|empregad[oa]|operador(?:a)?|arquitet[oa]|farmacêutic[oa]|chefe|encarregad[oa]
			supervisor(?:a)?|eletricista|mecânic[oa]|secretári[oa]|administrativ[oa]|formador(?:a)?|educador(?:a)?|auditor(?:a)?
			responsável|bolseir[oa]`,
		afterTitle: "de",
		organization: "grupo|banco|instituto|restaurante|centro",
		institution:
			"universidade|faculdade|escola|centro de formação|instituto|colégio|agrupamento de escolas",
		degree:
			"curso efa|mestrado integrado|habilitação|licenciatura|bacharelado|\\d{1,2}\\.?º ano|mestrado|doutor(?:ado|amento)|pós-graduação|tecnólogo|ensino (?:médio|secundário)|bacharel|curso técnico|curso profissional|especialização|mestre",
		field: "em",
		at: "",
		employment: "tempo integral|tempo parcial|meio período",
		selfEmployed: "autônom[oa]",
		toolsLabel: "tecnologias",
		lineLabel: "tecnologias|ferramentas",
		issuedBy: "por|emitido por",
		expires: "válido até",
		certificate: "",
		certificateNumber: "",
	},
	levels: {
		words: "língua materna|nativo|básico|intermediário|avançado|fluente",
		very: "muito",
		noun: "nível",
		skill: {
			expert: "especialista",
			advanced: "avançado|avançada",
			intermediate: "intermediário|intermediária|intermédio",
			beginner: "básico|básica|iniciante",
		},
		veryGood: "muito bo[am]",
		language: {
			native: "materna|nativ[oa]",
			fluent: "fluente",
			proficient: "avançad[oa]",
			conversational: "intermediári[oa]|intermédi[oa]",
			basic: "básico",
		},
	},
	languages: {
		names:
			"inglês|alemão|francês|espanhol|italiano|português|holandês|árabe|chinês|japonês|russo|mandarim",
		qualifier: "",
		nativeLabel: "línguas? maternas?",
		selfAssessment:
			"outras? línguas?|compreensão(?: oral)?|conversação|escrita|leitura|oralidade|produção oral|interação oral|níveis",
	},
	form: {
		dates: "datas?",
		title: "função ou|designação da",
		tasks: "principais (?:atividades|actividades|disciplinas)",
		where: "nome e (?:endereço|tipo) d",
		passedOver: "tipo de empresa|setor de atividade|nível segundo",
	},
};
