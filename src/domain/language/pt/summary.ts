// Portuguese: what a resume's summary adds.
import type { SummaryWords } from "../summary-words.ts";

export const summary: SummaryWords = {
	currentSince: "{title}, {company}, desde {date}.",
	tradeSince: "{title} desde {year}; {company}, desde {date}.",
	titleSince: "{title} desde {date}.",
	current: "{title}, {company}.",
	latest: "Última função: {title}, {company}.",
	before: "Anteriormente {title}, {company}.",
	heldUntil: "{title} de {year} a {end}.",
	stages: "depois|em seguida",
	earlier: ", antes {title}",
	languages: "{items}.",
	means: "através|mediante|graças|por meio|no âmbito|incluindo",
	circumstances: "para|em|no|na|nos|nas|durante|junto",
	moreSkills: "Outras competências",
	praise:
		"paixão|vontade de|vocação|quero(?!\\p{L})|gostaria|desejo(?!\\p{L})|(?:o|a) melhor(?!\\p{L})|procuro|busco|à procura|gosto|procuro|apaixonad|motivad|dedicad|dinâmic|proativ|excelente|sólid|criativ|inovador|comprovad|orientad|comprometid|reconhecid|excepcional|excecional|anos de experiência|especialista em",
	ownAbsence:
		"acidente|doença|baixa médica|licença (?:de maternidade|de paternidade|parental)|desemprego",
	othersIllness:
		"(?:durante|por) (?:a (?:sua )?|uma )(?:baixa(?: médica)|doença|operação)(?: (?:da|do|de) [\\p{L}-]+)?(?=[,;.)]|\\s[–—-]\\s|$)",
	deedEnds: "[çs](?:ão|ões)|mentos?|agem|eza|ança|ura",
	responsible:
		"(?:responsável (?:por|pela|pelas|pelo|pelos)|encarregad[oa] (?:de|da|das|do|dos)) ",
	assisting:
		"(?:(?:fiz )?parte d[ao] |apoi|ajud(?!ante)|colabor|particip|auxili|contribu)",
	together: "",
	othersPart:
		"(?:é|são|era|eram|foi|foram) \\p{L}+(?:ad|id|it|t)[oa]s? (?:por|pel[oa]s?)|(?:fica|ficam|ficava) a cargo d[aoe]s?|(?:cabe|cabem|compete) (?:ao?|à)s?|quem \\p{L}+ é",
	sameThing: "isto|isso|o resto|tudo|eles|elas|estes|estas",
	sideJob:
		"ocasional(?:mente)?|esporádic[oa]|pontual|fins de semana|fim de semana|aos sábados|trabalho de estudante|trabalho de verão|biscates?|bicos?|aulas particulares|explicações|explicador(?:a)?|freelance ocasional|segunda atividade",
	workingHours: "tempo parcial|part[- ]time|meio tempo|a \\d{2} ?%$",
	partTime: "part[- ]time|tempo parcial|meio período|meio expediente|à noite",
	selfEmployed: "autônom[oa]",
	courses: "Cursos",
	sections: {
		projects: "projeto",
	},
	notPassed:
		"reprovad[oa]|reprovei|não (?:aprovad[oa]|passei)|chumb(?:ei|ado|ada)",
	seeking: "procuro|à procura|em busca",
	lapsed:
		"caducad[oa]|expirad[oa]|fora de validade|vencid[oa]|não renovad[oa]|por renovar",
	schoolLeaving: String.raw`ensino secundário|ensino médio|12\.?º ano|9\.?º ano|ensino básico`,
	grade: "média|nota|classificação",
	partOfStudies: "partes?|módulos?",
	unharmed:
		"(?:sem(?: nenhum[a]?| um único)?|nenhum[a]?|zero) (?:\\p{L}+ ){0,2}(?:acidentes?|incidentes?|reclamações|não conformidades|desvios|avarias|rejeições)",
	honors: "com (?:distinção|louvor)",
	outOf: "de|das|dos",
	studyUnits:
		"módulos?|créditos?|disciplinas?|cadeiras?|semestres?|anos?|unidades",
	stageOfStudies:
		"[1-9]\\d? ?% (?:concluíd[oa]|complet[oa]|feit[oa])|(?:primeiro|segundo|terceiro|quarto) ano de (?:dois|três|quatro|cinco|[2-5])|(?<=^|[,;:(–—-] ?)(?:abandonad[oa]|em pausa|interrompid[oa]|suspens[oa])(?= (?:após|desde|em|por)|$|[,;.)])|sem (?:diploma|concluir|título|certificado)(?=$|[,;.)])|não (?:concluíd|finalizad|iniciad|obtid|terminad)[oa]s?|(?:falta|faltam) (?:uma?|duas|dois|três|a|o|as|os) (?:cadeira|disciplina|módulo|estágio|exame|UFCD|unidade)\\p{L}*|inconclus[oa]|frequência do \\d",
	atMost: "até",
	merely: "só (?:em|na|no)|apenas|somente|uma vez(?! (?:por|ao|à)(?!\\p{L}))",
	spoken:
		"[Ee]u|[Mm]e|[Mm]eus?|[Mm]inhas?|[Nn]ós|\\p{L}{4,}ei|(?!(?:[Cc]omo|[Qq]uando|[Ss]egundo|[Tt]odo|[Dd]entro|[Jj]unto|[Mm]esmo)(?!\\p{L}))\\p{L}{3,}(?<!nd)o(?= (?:[oa]s|uma?|cada|tod[oa]s)(?!\\p{L}))",
	stopped: String.raw`interrompid[oa]|inacabad[oa]|incomplet[oa]|não (?:concluíd|terminad)[oa]|trancad[oa]|suspens[oa]|em pausa|abandonad[oa]|desisti\p{L}*`,
	closedDown:
		"falid[oa]|em insolvência|insolvente|em liquidação|encerrad[oa]|extint[oa]",
	inPlace:
		"cobr\\p{L}+ (?:as )?(?:férias|ausências|folgas)|cobertura de férias",
	softSkills:
		"(?<!cuidados )pessoais|interpessoais|comportamentais|transversais|qualidades",
	otherGroup: "outr[oa]s|outras competências|diversos|geral",
	privateSkills:
		"costura|croché|jardinagem|leitura|viagens|viajar|música|canto|dança|caminhadas|ciclismo|corrida|natação|futebol|xadrez|pesca|guitarra|bricolage|boa apresentação|sorriso(?: \\p{L}+){0,3}|boa disposição",
	mine: "meus?|minhas?",
	credited:
		"(?:depois (?:de )?que|desde que|porque|quando|assim que|ano em que)(?! (?:eu|nós|me|nos|\\p{L}+(?:ei|é|í|ámos|amos|emos|imos))(?!\\p{L}))",
	limited:
		"(?:apenas|somente|só|unicamente)(?=[).;,]|$)|(?:apenas|somente|só) (?:como|de|em) (?:acompanhante|ajudante|apoio|observador|observadora|auxiliar)|(?:apenas|somente|só) (?:ajud|apoi|acompanh)\\p{L}*|sob (?:a )?(?:supervisão|orientação|direção)|assinad[oa]s? (?:por|pel[oa]s?)|aprovad[oa]s? (?:por|pel[oa]s?)|para (?:a )?assinatura d\\p{L}*|(?:quem )?assina (?:é )?(?:o|a|meu|minha) \\p{L}+|feit[oa]s? (?:por|pel[oa]s?)|como observador(?:a)?|ainda não sozinh[oa]|que (?:assina|aprova|valida|decide)(?=[).;,]|$)|(?:o|a|meu|minha) (?:\\p{L}+ ){1,2}(?:assina|aprova|valida|decide)(?=[).;,]|$)|como auxiliar d\\p{L}*",
	privateMatters:
		"sem (?:trabalho|emprego)|à procura de (?:trabalho|emprego)|hérnia|operação a|lesão|desempregad|doença na família|licença[- ](?:parental|maternidade|de maternidade|paternidade|médica)|ano sabático|sabátic|pausa na carreira|cuidar d[aoe] minh|minha (?:mãe|mulher|filha|família)|meu (?:pai|marido|filho)|meus (?:filhos|pais)|doença|gravidez|casad[oa]|divorciad[oa]|solteir[oa]|nascid[oa]",
	protectedMatters: "deficiência|pcd|religi",
	possessives: "meus?|minhas?|noss[oa]s?|seus?|suas?|uma?|tod[oa]s",
	followsOn: "antes disso|depois disso|posteriormente|desde então",
	traceLevel:
		"(?:duas|três|quatro|poucas|algumas) (?:palavras|frases)|férias|(?:um )?pouco|escolar|elementar|entendo|iniciante|principiante",
};
