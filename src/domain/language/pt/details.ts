// Portuguese: what an application states.
import type { DetailWords } from "../detail-words.ts";

const time =
	"fins? de semana|finais de semana|noites?|noturn[oa]s?|nocturn[oa]s?|turnos?(?: \\p{L}+)?|feriados|domingos|sábados|escalas?|plantões|plantão|horários? (?:flexíve(?:l|is)|rotativos?)";

export const details: DetailWords = {
	own: {
		portfolio: "port(?:folio|fólio|efólio)(?: em|:)? ?\\S+\\.\\S+",
		notice:
			"aviso prévio|pré-aviso|(?:\\d+|um|dois|três|trinta) (?:dias|meses|mês|semanas) de (?:aviso|pré-aviso)",
		start:
			"disponib(?:ilidade|ilidade total|ilidade e início) imediat[oa]|disponível (?:em )?(?:\\d+|dois|três|duas|trinta|quinze) (?:dias|semanas|meses)|disponível (?:de imediato|imediatamente|a partir|desde|para início|para começar)|início imediato|(?:posso|poderia|consigo) (?:começar|iniciar)|livre (?:a partir|desde|para)|disponibilidade:",
		drivingLicence:
			"carta(?: de condução)?(?: (?:categoria )?[abcde]1?(?!\\p{L}))|carta de (?:condução|ligeiros|pesados)|carteira de (?:motorista|habilitação)|cnh(?:[- ](?:categoria )?[abcde]{1,2})?|habilitação (?:categoria )?[abcde]{1,2}(?!\\p{L})",
		vehicle:
			"(?:viatura|carro|veículo|moto|automóvel) própri[oa]|viatura disponível",
		workPermit:
			"(?:autorização|permissão|visto) de (?:trabalho|residência)|título de residência|visto de \\p{L}+|cidad(?:ão|ã) (?:da )?(?:ue|união europeia|europeu|europeia|portugu\\p{L}+|brasileir[oa])|cidadania|nacionalidade",
		workload:
			"(?:tempo|período|horário) (?:inteiro|integral|parcial|completo)|part-?time|full-?time|\\d{2} horas(?: semanais| por semana)?|meio período",
		shifts: `(?:disponib\\p{L}+|disponível|flexib\\p{L}+|habituad[oa]|acostumad[oa]|posso|trabalh\\p{L}+)[^.;]{0,35}(?:${time})|(?:${time})(?:(?:,| e| ou) (?:${time}))? (?:sem problema|possíveis|não são problema)|disponibilidade de horários?|flexibilidade horária`,
		travel:
			"viajar|viagens|disponib\\p{L}+ para (?:viajar|viagens|deslocações)|deslocações",
		relocation:
			"mud(?:ar|ança)(?:-me)?(?: de (?:cidade|residência|país))|mudar-me|mudo-me|mudança|relocaliza\\p{L}+|mobilidade geográfica",
		salary:
			"(?:pretens(?:ão|ões)|expectativas?) salaria(?:l|is)|salário (?:pretendido|desejado)",
		checks:
			"registo criminal(?: limpo)?|antecedentes(?: criminais)?|credenciação|vacina\\p{L}*|boletim de vacinas",
		registration:
			"inscrit[oa] na ordem|(?:número|n\\.?º) (?:da|de) (?:ordem|cédula|registo|inscrição)|cédula profissional|crm|coren|crea|oab|registro (?:no|ativo)",
		validity:
			"(?:válid|ativ)[oa] até|validade|caduc\\p{L}+[^.;]{0,25}\\d|venc\\p{L}+[^.;]{0,25}\\d",
		status:
			"efetiv[oa]|contrato a termo|funcionári[oa] públic[oa]|concursad[oa]|recibos verdes|pessoa com deficiência|desempregad[oa]|mei",
	},
	listsPapers:
		"(?:indique|indicar|indicando|informe|informando|quais) (?:\\p{L}+ ){0,3}(?:certificados|certificações|cursos)",
	machineCards:
		"(?:carta|carteira|habilitação|licença)(?: de (?:condução|motorista|habilitação))? (?:de |para )?(?:empilhador\\p{L}*|gruas?|guindastes?|máquinas?|plataformas?)|carta (?:europeia )?de condução (?:em|de) informática",
	times: time,
	leads:
		"tenho(?: (?:a|o|um|uma))?|sou|estou|possuo(?: (?:a|o))?|e|mas|também|além disso|atualmente|com|minha|meu|a minha|o meu",
	ands: "e|mas|além de",
	limits:
		"\\d+ (?:de|em) \\d+|não|sem|exceto|salvo|só|somente|apenas|até|vencid\\p{L}+|caducad\\p{L}+|em curso|em processo|pendente|previst\\p{L}+|negociáve(?:l|is)|provisóri\\p{L}+|após|depois|limitad\\p{L}+",
	willing:
		"ou (?:disponibilidade|disposição|dispost\\p{L}+)|ou (?:o desejo|a intenção|vontade)",
	asked: {
		drivingLicence:
			"se (?:tem|possui|tens) carta de condução|(?:a )?categoria da carta de condução",
		payNow: "(?:salário|remuneração|vencimento) atual",
		referees:
			"(?:uma|duas|três|\\d) (?:pessoas?|referências?)[^.\\n]{0,30}(?:referências?|contact|contat|profission)|(?:duas|três|\\d|nomes? de|contactos? de|contatos? de) (?:\\p{L}+ ){0,2}referências",
		source:
			"onde (?:viu|viste|encontr\\p{L}+|soube)[^.\\n]{0,40}|como (?:soube|ficou sabendo|conheceu)[^.\\n]{0,40}",
		lodging:
			"se (?:precisas|precisa|necessita|quer|deseja)[^.\\n]{0,20}(?:alojamento|moradia|hospedagem)",
		portfolio:
			"(?:ligação|link|teu|seu)[^.\\n]{0,20}(?:portefólio|portfólio|portfolio|showreel)(?! (?:de|du|des|von|an|aus|di|van|av|af|do|da|dos|das|med)(?!\\p{L}))",
		rate: "valor (?:por hora|hora)",
		notice: "aviso prévio|pré-aviso",
		start:
			"(?:data|dia) em que pod\\p{L}+|quando (?:pode|podes|poderia|poderias) (?:começar|iniciar)|data de (?:início|entrada)|data (?:de |prevista de |possível de )*(?:início|disponibilidade|entrada)|disponibilidade (?:de|para) (?:início|entrada|começar|iniciar)|(?:indica\\p{L}*|informa\\p{L}*|sua|a tua|com)[^.\\n]{0,30} disponibilidade(?! (?:para|de|imediata))|quando (?:pode|poderia|podes) (?:começar|iniciar)",
		salary:
			"(?:vencimento|salário|remuneração)[^.\\n]{0,20}que (?:pretend|desej)\\p{L}+|atual e (?:o |a )?(?:pretendid|desejad)[oa]|(?:pretens(?:ão|ões)|expectativas?) salaria(?:l|is)|salário (?:pretendido|desejado)|remuneração (?:pretendida|desejada)",
		licenceNumber:
			"número (?:da|de) (?:ordem|cédula|registo|registro|inscrição)",
		workload:
			"(?:horário|carga horária|regime) (?:pretendid[oa]|desejad[oa]|preferid[oa])",
		workPermit:
			"(?:indica\\p{L}*|informa\\p{L}*|comprova\\p{L}*)[^.\\n]{0,50}(?:autorização de trabalho|visto|nacionalidade)",
		validity:
			"data de (?:validade|caducidade|vencimento)|prazo de validade|validade (?:da|do)",
		status: "situação (?:profissional|contratual|laboral)(?: atual)?",
		why: "(?:por que|porque|porquê) (?:quer|queres|deseja|nós|esta|este|você)[^.\\n]{0,60}|o que (?:te|o|a|lhe) (?:motiva|atrai)",
	},
	needLeads:
		"(?:deve |é necessário |é obrigatório )?(?:ter|possuir|ser)(?: (?:o|a|uma?))?|(?:exige|pede|requer)-se(?: (?:o|a|uma?))?|tens|tem(?: (?:o|a|uma?))?|procuramos(?: uma?)?",
	fields: "experiência|conhecimentos?|domínio",
	regulated:
		"cédula profissional|inscrit[oa] na ordem|registro (?:ativo )?no|carteira profissional|crm ativo|oab",
	demanded:
		"(?:(?:é|são) )?(?:obrigatóri[oa]s?|imprescindíve(?:l|is)|indispensáve(?:l|is)|necessári[oa]s?)",
	bars: "sem exceç(?:ão|ões)|sem [^.\\n]{0,40}não (?:podemos|pode|é possível)|não (?:serão|será) (?:considerad|aceit|avaliad)\\p{L}+|não podemos (?:considerar|contratar)|requisito (?:obrigatório|eliminatório|indispensável)|obrigatório|eliminatório",
	without: "sem (?:o|a|os|as|uma?)|sem",
	nobodyTaken: "não|inútil",
	wishes:
		"diferencia(?:l|is)|desejáve(?:l|is)|preferencialmente|preferência|valoriza(?:-se|mos|d[oa]s?)|será valorizad[oa]|um plus|mais-valia|vantagem|idealmente",
	finite:
		"é|são|está|será|serão|seja|tem|têm|tens|tenha|deve|devem|deves|deverá|pode|podem|podes|procuramos|buscamos|pedimos|exigimos|precisamos|requer|exige",
	invitations: "também procuramos|candidaturas? espontâneas?|perfis juniores",
	changers:
		"mudança de (?:carreira|área)|reconversão|sem experiência (?:prévia|anterior)|outras áreas|não é necessária experiência",
	invitation: "O anúncio diz também: {need}. É isso que pergunto.",
	gaps: {
		held: ["Até agora posso apresentar: {fact}."],
		heldBeside: ["Pede-se {need}; até agora posso apresentar: {fact}."],
		degree: ["A minha formação: {fact}."],
		spokenBelow: ["Pede-se o nível {asked}; o meu: {fact}."],
		spoken: ["Falo {fact}."],
		bare: ["O meu currículo não menciona {need}."],
		both: ["O meu currículo não menciona {terms}."],
		since: [
			"O anúncio pede {years} anos; a minha experiência neste trabalho começa em {date} ({job}, {company}).",
		],
		sinceNow: [
			"O anúncio pede {years} anos; trabalho como {job} desde {date} ({company}).",
		],
		role: [
			"Pede-se {need}. Ainda não exerci esta função; esta carta indica o que mais se aproxima dela.",
		],
		far: [
			"A vaga de {title} é de uma área diferente da do meu trabalho até agora.",
		],
		stand: ["Com transparência: {fact}."],
	},
	sentence: "As informações pedidas: {details}.",
	joint: "; ",
	spans: {
		hours: "horas",
		weeks: "semanas?",
		months: "m(?:ês|eses)",
		toMonthEnd: "fi(?:m|nal) do mês",
		toQuarterEnd: "fi(?:m|nal) do trimestre",
	},
	aWeek: "semanais|(?:por|à) semana",
	fromNotice: "{notice}; poderia começar a partir de {date}.",
	stated: {
		shifts: [
			["(disponibilidade .*)", "Tenho {1}."],
			["(disponível .*)", "Estou {1}."],
		],
		portfolio: [
			[
				"port(?:folio|fólio|efólio)(?: em|:)? ?(\\S+\\.\\S+)",
				"O meu portefólio: {1}.",
			],
		],
		notice: [
			[
				"(?:pré-aviso|aviso prévio|aviso)(?: é)?(?: de|:)? (.*)",
				"O meu pré-aviso é de {1}.",
			],
		],
		start: [
			["(disponibilidade .*)", "Tenho {1}."],
			["(disponível .*)", "Estou {1}."],
		],
		drivingLicence: [
			["(cnh.*|habilitação .*)", "Tenho {1}."],
			["(carta .*)", "Tenho {1}."],
		],
		workPermit: [["(cidadã[o]? .*)", "Sou {1}."]],
		vehicle: [
			["((?:viatura|carro|veículo|moto|automóvel) própri[oa].*)", "Tenho {1}."],
		],
	},
	wayToWork: "Moro em {home} e posso começar em {town} a partir de {date}.",
	slots: {
		travel: "Estou [disponível ou indisponível] para deslocações.",
		shifts: "Os horários descritos [convêm-me ou não me convêm].",
		payNow: "O meu salário atual é de [valor].",
		referees: "As minhas referências: [nomes e contactos].",
		source: "Encontrei a vaga em [fonte].",
		vehicle: "Para as deslocações [tenho ou não tenho] carro próprio.",
		notice: "O meu pré-aviso é de [prazo].",
		start: "Posso começar em [data].",
		rate: "O valor por hora que pretendo é de [valor].",
		salary: "A minha pretensão salarial é de [valor].",
		workload: "O horário que pretendo: [horas].",
		workPermit:
			"Para esta função [tenho ou preciso de] autorização de trabalho.",
		drivingLicence: "Tenho carta de condução [categoria].",
		relocation:
			"Estou [disponível ou indisponível] para me mudar para o local de trabalho.",
		lodging: "Para começar [preciso ou não preciso] de alojamento.",
		portfolio: "O meu portefólio: [ligação].",
		why: "Porquê este lugar e porquê agora: [o motivo].",
		question: "À pergunta {need}: [a resposta].",
		wanted: "O anúncio pede {need}: [a resposta].",
		quoted: "O anúncio diz {need}: [a resposta].",
		questions: "Às perguntas {terms}: [as respostas, por esta ordem].",
		manyQuestions: "Às perguntas do anúncio: [as respostas, pela sua ordem].",
	},
	agreed: {
		drivingLicence: "Tenho a carta de condução pedida.",
		workPermit: "Tenho autorização de trabalho.",
		travel: "Tenho disponibilidade para viajar.",
		shifts: "Tenho disponibilidade para o horário descrito.",
		relocation: "Posso mudar-me para o local de trabalho.",
	},
	open: {
		travel: "deslocações: [sim ou não]",
		shifts: "horários descritos: [sim ou não]",
		payNow: "salário atual: [valor]",
		referees: "referências: [nomes e contactos]",
		source: "onde vi a vaga: [fonte]",
		vehicle: "carro próprio: [sim ou não]",
		lodging: "alojamento: [necessário ou não]",
		portfolio: "portefólio: [ligação]",
		rate: "valor por hora: [valor]",
		notice: "aviso prévio: [prazo]",
		start: "disponibilidade: [data]",
		salary: "pretensão salarial: [valor]",
		licenceNumber: "número de registo: [número]",
		workload: "horário pretendido: [horas]",
		workPermit: "autorização de trabalho: [a completar]",
		drivingLicence: "carta de condução: [categoria]",
		clearance: "credenciação: [nível]",
		registration: "registo profissional: [número]",
		relocation: "mudança para o local de trabalho: [sim ou não]",
		validity: "data de validade: [data]",
		status: "situação contratual: [a completar]",
		why: "porquê este lugar e porquê agora: [o seu motivo]",
	},
	little:
		"um pouco|pouco|(?:algumas|poucas|umas) palavras|noções|básico|elementar|iniciante",
	openLevel: "{language}: [nível]",
	levelSlot: "O meu nível de {language} é [nível].",
};
