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
			experiência relevante
			meu percurso|o meu percurso|minha experiência|onde trabalhei|vida laboral
			experiência anterior|experiências anteriores|experiências de trabalho|funções exercidas|funções desempenhadas
			atividades profissionais|trajetória de trabalho|cargos ocupados|ocupações|trajeto profissional`,
		education: `
			educação|formação|formação académica|formação acadêmica|habilitações literárias|habilitações|educação e formação
			escolaridade|habilitações académicas
			estudos|percurso académico|formação e estudos|formação escolar|histórico académico|histórico acadêmico|graduação
			qualificações académicas|percurso escolar|trajetória acadêmica|formação superior|títulos
			os meus estudos|minha formação|a minha formação|formação profissional|instrução|habilitação académica
			habilitações escolares|habilitações literárias e profissionais|percurso formativo|cursos e formação
			formação e habilitações|grau de instrução|nível de escolaridade|educação formal|formação acadêmica e cursos
			diplomas`,
		skills: `
			competências|principais competências|habilidades|aptidões|conhecimentos|competências técnicas
			habilidades técnicas|conhecimentos técnicos|competências digitais|competências pessoais
			conhecimentos informáticos|qualificações|tecnologias
			pontos fortes|competências-chave|competências chave|áreas de especialização|capacidades|especialidades
			competências principais
			o que sei fazer|qualidades|meus pontos fortes|saber fazer|competências profissionais|aptidões e competências
			aptidões e competências pessoais|conhecimentos e competências|habilidades e competências|domínios|informática
			conhecimentos de informática|competências informáticas|atributos|competências transversais|outras competências
			outros conhecimentos|aptidões técnicas|habilidades profissionais`,
		languages: `
			línguas|competências linguísticas|línguas estrangeiras
			idiomas|línguas faladas|conhecimentos linguísticos|outros idiomas|outras línguas`,
		projects: "projetos|projetos pessoais|projectos|projetos acadêmicos",
		certifications: `
			cursos|certificações|certificados|licenças e certificações|cursos e certificações
			formação complementar|formação contínua|cursos e certificados|cursos complementares|ações de formação|aperfeiçoamento`,
		software: "ferramentas",
		publications: "publicações",
		volunteer: `
			trabalho voluntário|serviço voluntário
			voluntariado|ação voluntária|atividades de voluntariado|experiência de voluntariado|atividades voluntárias`,
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
		documentTitle: "currículo|ficha de candidatura|formulário de candidatura",
		nameLabel: "nome completo|nome e apelidos?|nome",
		firstNameLabel: "nomes? próprios?|primeiro nome|nome",
		lastNameLabel: "apelidos?|sobrenome|último nome",
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
		within: `
			do|da|de|dos|das|e|d[’']`,
		remote: "remoto|teletrabalho",
		placeLabel: "cidade|local",
	},
	entry: {
		title: `
			rececionista|explicador(?:a)?|desenhador(?:a)?|solicitador(?:a)?|notári[oa]|lojista|tratador(?:a)?
			engenheir[oa]|desenvolvedor(?:a)?|gestor(?:a)?|diretor(?:a)?|técnic[oa]|enfermeir[oa]|professor(?:a)?
			vendedor(?:a)?|estagiári[oa]|contabilista|contador(?:a)?|pesquisador(?:a)?|advogad[oa]|médic[oa]
			coordenador(?:a)?|voluntári[oa]|analista|assistente|auxiliar|gerente|consultor(?:a)?|programador(?:a)?
			cozinheir[oa]|motorista|empregad[oa]|operador(?:a)?|arquitet[oa]|farmacêutic[oa]|chefe|encarregad[oa]
			supervisor(?:a)?|eletricista|mecânic[oa]|secretári[oa]|administrativ[oa]|formador(?:a)?|educador(?:a)?|auditor(?:a)?
			responsável|bolseir[oa]
			queijeir[oa]|ordenhador(?:a)?|costureir[oa]|padeir[oa]|pasteleir[oa]|confeiteir[oa]|açougueir[oa]|talhante
			pescador(?:a)?|agricultor(?:a)?|tratorista|jardineir[oa]|pedreir[oa]|servente|canalizador(?:a)?|encanador(?:a)?
			carpinteir[oa]|marceneir[oa]|serralheir[oa]|soldador(?:a)?|torneir[oa] mecânic[oa]|pintor(?:a)?|montador(?:a)?
			instalador(?:a)?|estofador(?:a)?|sapateir[oa]|ceramista|cabeleireir[oa]|barbeir[oa]|esteticista|manicure
			garç(?:om|onete)|barman|copeir[oa]|ajudante|operador(?:a)? de caixa|balconista|repositor(?:a)?|estoquista
			almoxarife|conferente|armazenista|fiel de armazém|entregador(?:a)?|estafeta|carteir[oa]|taxista|piloto
			comissári[oa]|marinheir[oa]|vigilante|porteir[oa]|segurança|bombeir[oa]|faxineir[oa]|zelador(?:a)?|diarista|babá
			cuidador(?:a)?|acompanhante|fisioterapeuta|terapeuta|psicólog[oa]|dentista|nutricionista|veterinári[oa]
			biólog[oa]|geólog[oa]|economista|jornalista|redator(?:a)?|tradutor(?:a)?|intérprete|fotógraf[oa]
			ilustrador(?:a)?|bibliotecári[oa]|arquivista|músico|ator|atriz|monitor(?:a)?|treinador(?:a)?|instrutor(?:a)?
			orientador(?:a)?|tutor(?:a)?|docente|investigador(?:a)?|bolsista|doutorand[oa]|recepcionista|telefonista
			atendente|escriturári[oa]|operári[oa]|representante|comprador(?:a)?|promotor|subgerente|presidente|sóci[oa]
			fundador(?:a)?|proprietári[oa]|tesoureir[oa]|inspetor(?:a)?|agente|florista|aprendiz|jovem aprendiz|comercial
			líder|trabalhador(?:a)?|funcionári[oa]|colaborador(?:a)?|especialista|pedagog[oa]|contramestre|capataz
			maquinista|repórter|restaurador(?:a)?`,
		afterTitle: "de",
		organization: `
			grupo|banco|instituto|restaurante|centro
			(?!engenh)\\p{L}{3,}aria|exploração|confecções|herdade|quinta|adega|fábrica|indústrias?|construções|construtora
			transportes|oficina|irmãos|filhos|câmara municipal|junta de|prefeitura|santa casa|hospital|clínica|farmácia
			supermercados?|loja|associação|cooperativa|sociedade|agência|editora|laboratórios?|hotel|fundação|museu|teatro
			usina|fazenda|universidade|colégio|lar|creche|distribuidora|empresa|escritório|companhia|ltda`,
		institution: `
			universidade|faculdade|escola|centro de formação|instituto|colégio|agrupamento de escolas
			politécnico|liceu|conservatório|academia|iefp|senai|senac|sesi|etec|fatec|cefet|centro universitário|externato
			seminário`,
		degree: `
			curso efa|mestrado integrado|habilitação|licenciatura|bacharelado|\\d{1,2}\\.?º ano|mestrado|doutor(?:ado|amento)|pós-graduação|tecnólogo|ensino (?:médio|secundário)|bacharel|curso técnico|curso profissional|especialização|mestre
			\\d{1,2}\\.?[ºoª°] ano|ensino (?:fundamental|básico|superior)|cet|ctesp|técnic[oa] em|residência|graduação
			magistério|curso(?: superior| de)|tecnologia em|mba|diploma|certificado|bacharelato|licenciad[oa]|primário`,
		field: "em",
		at: `
			na|no|nas|nos|junto d[aeo]`,
		atBehindTitle: "",
		employment: "tempo integral|tempo parcial|meio período",
		toolsLabel: "tecnologias",
		lineLabel: "tecnologias|ferramentas",
		issuedBy: "por|emitido por",
		expires: "válido até",
		certificate: "",
		certificateNumber: "",
	},
	levels: {
		words: `
			língua materna|nativo|básico|intermediário|avançado|fluente
			língua nativa|nativa|materna|fluência|intermédio|intermédia|intermediária|básica|avançada|bo[mna]{1,2}|razoável
			noções(?: básicas)?|elementar|conversação|técnico|utilizador (?:independente|avançado|básico)
			nível (?:básico|intermédio|intermediário|avançado|fluente)|bilingue|bilíngue`,
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
		names: `
			inglês|alemão|francês|espanhol|italiano|português|holandês|árabe|chinês|japonês|russo|mandarim
			neerlandês|ucraniano|polaco|polonês|checo|tcheco|eslovaco|esloveno|croata|sérvio|búlgaro|romeno|húngaro|grego
			turco|finlandês|sueco|dinamarquês|norueguês|hebraico|persa|hindi|urdu|coreano|vietnamita|tailandês|catalão
			galego|basco|crioulo|crioulo cabo-verdiano|tupi|guarani|latim|libras|língua gestual portuguesa|esperanto
			castelhano|lituano|letão|estónio|irlandês|suaíli`,
		qualifier: "",
		nativeLabel: "línguas? maternas?",
		selfAssessment:
			"outras? línguas?|compreensão(?: oral)?|conversação|escrita|leitura|oralidade|produção oral|interação oral|níveis",
	},
	form: {
		dates:
			"datas?|datas? \\(.*|período|duração|ano(?: de (?:conclusão|obtenção))?",
		begins:
			"data (?:de )?(?:início|admissão|entrada|ingresso)|início|desde|admissão",
		ends: "data (?:de )?(?:fim|término|saída|conclusão|desligamento)|fim|término|saída|até",
		title: `
			função ou.*|designação da.*|(?:cargo|função|posto)(?: (?:exercid[oa]|ocupad[oa]|desempenhad[oa]))?|profissão
			categoria(?: profissional)?|ocupação|curso|grau(?: acad[ée]mico)?|qualificação.*|habilitação.*`,
		tasks: `
			principais (?:atividades|actividades|disciplinas|funções|tarefas|responsabilidades).*|atividades(?: .*)?
			tarefas(?: .*)?|responsabilidades(?: .*)?|funções(?: .*)?|descrição(?: .*)?|atribuições
			(?:classificação|média|nota) final`,
		where: `
			nome e (?:endereço|tipo) d.*
			(?:nome da )?(?:empresa|instituição(?: de ensino)?|escola|universidade|faculdade|organização)
			entidade(?: (?:empregadora|patronal|formadora))?|empregador|estabelecimento(?: de ensino)?`,
		place: "local(?: de trabalho)?|cidade|localidade",
		passedOver: `
			tipo de empresa|setor de atividade|nível segundo
			motivo d[ae] (?:saída|cessação|desligamento)|setor(?=:)|ramo(?=:)|superior hierárquico|tipo de contrato(?=:)
			salário(?=:)|último salário|nº de colaboradores`,
	},
};
