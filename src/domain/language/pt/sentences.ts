// Portuguese: how lines become sentences.
import type { SentenceWords } from "../sentence-words.ts";

// Names of deeds and their verbs. Nouns, then the infinitive, what I do and what I did; "-" where a thing is done once;
// last what may stand behind the noun and stays behind the verb.
const VERBS = `
coordenação = coordenar, coordeno, coordenei
organização = organizar, organizo, organizei
elaboração = elaborar, elaboro, elaborei
desenvolvimento = desenvolver, desenvolvo, desenvolvi
implementação = implementar, -, implementei
introdução = introduzir, -, introduzi
redução = reduzir, -, reduzi
aumento = aumentar, -, aumentei
criação = criar, -, criei
lançamento = lançar, lanço, lancei
preparação = preparar, preparo, preparei
planeamento = planear, planeio, planeei
planejamento = planejar, planejo, planejei
planificação = planificar, planifico, planifiquei
análise = analisar, analiso, analisei
negociação = negociar, negocio, negociei
gestão = fazer a gestão, faço a gestão, fiz a gestão, -, de|d[oa]s?
otimização = otimizar, -, otimizei
melhoria = melhorar, -, melhorei
automatização = automatizar, -, automatizei
migração = migrar, -, migrei
renovação = renovar, -, renovei
supervisão = supervisionar, supervisiono, supervisionei
formação = formar, formo, formei
tradução = traduzir, traduzo, traduzi
reparação = reparar, reparo, reparei
instalação = instalar, instalo, instalei
montagem = montar, monto, montei
desmontagem = desmontar, desmonto, desmontei
venda = vender, vendo, vendi
limpeza = limpar, limpo, limpei
redação = redigir, redijo, redigi
condução = conduzir, conduzo, conduzi
verificação = verificar, verifico, verifiquei
acompanhamento = acompanhar, acompanho, acompanhei
administração = administrar, administro, administrei
monitorização = monitorizar, monitorizo, monitorizei
monitoramento = monitorar, monitoro, monitorei
fabrico, fabricação = fabricar, fabrico, fabriquei
leitura = ler, leio, li
confeção, confecção = confecionar, confeciono, confecionei
receção = receber, recebo, recebi
registo = registar, registo, registei
registro = registrar, registro, registrei
validação = validar, -, validei
submissão = submeter, submeto, submeti
instrução = instruir, instruo, instruí
calibração = calibrar, calibro, calibrei
orientação = orientar, oriento, orientei
dinamização = dinamizar, dinamizo, dinamizei
substituição = substituir, substituo, substituí
revisão = rever, revejo, revi
entrega = entregar, entrego, entreguei
colheita = colher, colho, colhi
recolha = recolher, recolho, recolhi
poda = podar, podo, podei
ordenha = ordenhar, ordenho, ordenhei
aplicação = aplicar, aplico, apliquei
pesquisa = pesquisar, pesquiso, pesquisei
controlo, controle = controlar, controlo, controlei
execução = executar, executo, executei
realização = realizar, realizo, realizei
inspeção = inspecionar, inspeciono, inspecionei
produção = produzir, produzo, produzi
operação = operar, opero, operei
programação = programar, programo, programei
configuração = configurar, configuro, configurei
seleção = selecionar, seleciono, selecionei
recrutamento = recrutar, recruto, recrutei
avaliação = avaliar, avalio, avaliei
arquivo = arquivar, arquivo, arquivei
emissão = emitir, emito, emiti
conferência = conferir, confiro, conferi
embalamento = embalar, embalo, embalei
expedição = expedir, expeço, expedi
soldadura, soldagem = soldar, soldo, soldei
pintura = pintar, pinto, pintei
distribuição = distribuir, distribuo, distribuí
divulgação = divulgar, divulgo, divulguei
atualização = atualizar, atualizo, atualizei
identificação = identificar, identifico, identifiquei
cobrança = cobrar, cobro, cobrei
faturação = faturar, faturo, faturei
apresentação = apresentar, apresento, apresentei
utilização = utilizar, utilizo, utilizei
participação = participar, participo, participei, -, em|no|na|nos|nas
colaboração = colaborar, colaboro, colaborei, -, em|no|na|nos|nas|com
contribuição = contribuir, contribuo, contribuí, -, para
atendimento = atender, atendo, atendi
- = gerir, giro, geri
- = assegurar, asseguro, assegurei
- = trabalhar, trabalho, trabalhei
- = servir, sirvo, servi
- = ensinar, ensino, ensinei
- = encurtar, encurto, encurtei
- = fazer, faço, fiz
- = dar, dou, dei
- = cuidar, cuido, cuidei
- = responder, respondo, respondi
- = atender, atendo, atendi
- = varrer, varro, varri
- = arrumar, arrumo, arrumei
- = lavar, lavo, lavei
`;

const NUMBER =
	/^de (?=(?:mais de |cerca de )?(?:\d|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|doze|quinze|vinte)(?!\p{L}))/iu;

// Things that are not counted need no article.
const MASS =
	"(?:pão|pasta|massa|carne|peixe|fruta|legumes|leite|água|madeira|roupa|código|software|documentação|medicação|terapêutica|correspondência|mercadoria|maquinaria|informação|conteúdo|stock|estoque|material|vinho|queijo|azeite|uva|numerário|comida|mobiliário|jurisprudência|publicidade|betão|sangue|pessoal|rega)(?!\\p{L})";
const PLURAL = "\\p{L}{3,}s(?:[ ,;(]|$)";

const ROLES =
	"enfermeir[oa]|auxiliar|técnic[oa]|chefe de (?:partida|sala|cozinha|equipa|equipe|turno|obra|secção|loja|projeto)|cozinheir[oa]|empregad[oa] de (?:mesa|balcão|limpeza)|caixa|operadora?|vendedora?|administrativ[oa]|secretári[oa]|contabilista|rececionista|recepcionista|motorista|operári[oa]|pedreir[oa]|eletricista|canalizadora?|mecânic[oa]|soldadora?|carpinteir[oa]|professora?|educadora?|animadora?|monitora?|fisioterapeuta|médic[oa]|engenheir[oa]|arquitet[oa]|programadora?|analista|advogad[oa]|padeir[oa]|pasteleir[oa]|jardineir[oa]|cuidadora?|ajudante|farmacêutic[oa]|estafeta|formadora?|suplente|substitut[oa]|barista";

export const sentences: SentenceWords = {
	times: /^(?:estágio|voluntariado|bolsa)(?!\p{L})/iu,
	roles: [
		{
			of: /^(?:encarregad[oa]|membro|referente|responsável|tutora?) (?:de|d[oa]s?|pel[oa]s?|por) /iu,
			now: "sou {part}",
			past: "fui {part}",
		},
		{
			of: new RegExp(
				`^(?:${ROLES})(?= (?:de|d[oa]s?|em|n[oa]s?|a|ao|à|para|com|por|titular|substitut[oa]|suplente)(?!\\p{L})|,? (?:e )?depois \\p{L}| \\(|$| e (?:${ROLES})(?!\\p{L}))(?!.*, (?!(?:e )?depois ))`,
				"iu",
			),
			now: "trabalho como {part}",
			past: "trabalhei como {part}",
		},
	],
	remarks: {
		along: "com",
		about: "cerca de|aproximadamente|mais de|até",
		all: "todos|todas|ambos|ambas",
		relative: "que|o que|cujo|cuja",
		goesOn: /^\p{L}+[aei]ndo(?!\p{L})/iu,
		from: "de",
		to: "para|a",
	},
	nounDeeds: {
		verbs: VERBS,
		auxiliary: "",
		objects: [
			{ from: /^do /iu, to: "o " },
			{ from: /^da /iu, to: "a " },
			{ from: /^dos /iu, to: "os " },
			{ from: /^das /iu, to: "as " },
			{ from: /^de ((?:um|uma) )/iu, to: "$1" },
			{ from: /^de ((?:novos|novas) )/iu, to: "$1" },
			{ from: NUMBER, to: "" },
			{ from: new RegExp(`^de (?=${MASS}|\\p{Lu}|${PLURAL})`, "u"), to: "" },
		],
		never:
			/\s(?:e|ou) \p{L}+ (?:de |d[oa]s? )|\s(?:e|ou) (?:de |d[oa]s? )|\s(?:e|ou) \p{L}+(?:ção|são|mento|agem)(?!\p{L})|^d[oa]s? .* e (?!(?:d[oa]s?|de|o|a|os|as|em|com|por|para)(?!\p{L}))(?!\p{L}+(?:al|ais|iv[ao]s?|ic[ao]s?|ári[ao]s?|ad[ao]s?|id[ao]s?)(?!\p{L}))\p{L}+|:/iu,
		and: "e",
		pronoun: "",
		once: /^$/u,
		determiner:
			/^ (?:(?:os?|as?|um|uma|uns|umas|meus?|com|em|n[oa]s?|e)(?!\p{L})|\d|\p{L}+s(?!\p{L}))/iu,
		isClosed: true,
		duties: {
			joint: /,? e |, /gu,
			of: /(?<!\p{L})(?:de|d[oa]s?) /iu,
			definite: /^d[oa]s? /iu,
			several: /^d[ao]s /iu,
			bare: new RegExp(
				`^(?!\\p{L}+(?:ção|mento|agem)(?!\\p{L}))(?:\\d|\\p{Lu}|${MASS}|${PLURAL})`,
				"u",
			),
			aside:
				/^(?:\p{L}+(?:ad|id)[oa]s?(?= (?:por|em|com|a|de|para) )|após|antes|sob|com|junto|em (?:colaboração|equipa|equipe|coordenação|conjunto|substituição)|segundo|durante|sem) /iu,
			alone:
				/^(?:limpeza|faturação|caixa|venda|atendimento|cobrança|formação|apoio|assistência)$/iu,
			changed:
				"reduzid = reduzi, encurtad = encurtei, diminuíd = diminuí, baixad = baixei, aumentad = aumentei, melhorad = melhorei, cortad = cortei",
			changes: { articles: "o|a|os|as", from: "de|do|em|para|a" },
			agreeing: "[oa]s?",
			carry: {
				now: "asseguro {part}",
				past: "assegurei {part}",
				again: "{part}",
			},
			contracted: [],
		},
	},
	support: [
		{
			now: "sou {part}",
			past: "fui {part}",
		},
		{
			now: "dou {part}",
			past: "dei {part}",
		},
		{
			now: "presto {part}",
			past: "prestei {part}",
		},
		{
			now: "sou responsável pelo {part}",
			past: "fui responsável pelo {part}",
		},
		{
			now: "sou responsável pela {part}",
			past: "fui responsável pela {part}",
		},
		{
			now: "cuido do {part}",
			past: "cuidei do {part}",
		},
		{
			now: "cuido da {part}",
			past: "cuidei da {part}",
		},
		{ now: "asseguro {part}", past: "assegurei {part}" },
		{
			now: "cuido de {part}",
			past: "cuidava de {part}",
		},
	],
	tense: {
		finished:
			/^(?:(?:implementação|introdução|criação|lançamento|redução|melhoria|migração|abertura(?! e )|remodelação|substituição)(?!\p{L}))|\((?:\d+|dois|três|quatro|cinco|seis|sete|oito|nove|dez) (?:meses|semanas|anos)\)|(?<!\p{L})(?:em|de) (?:19|20)\d\d(?!\d)|(?<!\p{L})até (?:\p{L}+ )?(?:19|20)\d\d(?=$|[),.;])|\((?:antes|anteriormente)(?!\p{L})/iu,
		counted:
			/^\p{L}+(?: e \p{L}+)? de (?:mais de |cerca de )?(?:\d|dois |duas |três |quatro |cinco |seis |sete |oito |nove |dez |doze )/iu,
		lasting:
			/(?<!\p{L})cerca de \d|em curso|(?<!\p{L})(?:por (?:dia|mês|ano|turno|semana)|cada)(?!\p{L})|(?<!\p{L})(?:^(?:contabilidade|coordenação|gestão|supervisão|direção|cuidado|manutenção|ordenha|acompanhamento|orientação) |vaca|famíli|agregad|utilizador|inquilin|sóci|fornecedor|ovelha|cabra|animais|estagiári|estudante|client|utent|paciente|alun|crianç|idos|pesso|colaborador|operador|trabalhador|máquin|loj|empresa|conta|quarto|hóspede|técnic|enfermeir|equipa|equipe)\p{L}*/iu,
	},
	subject: {
		word: "",
		said: /^eu /iu,
		opens:
			/^(?:\p{L}{3,}ei(?= )|arquivava|investigo|investiguei|arquivei|emiti|emito|elaboro|elaborei|aplico|organizo|organizei|controlo|controlei|coordeno|coordenei|atendo|atendi|escrevo|escrevi|desenvolvi|desenvolvo|vendo|vendi|faço|fiz|ajudo|ajudei|treino|treinei|reduzi|aumentei|criei|instalo|instalei|participo|participei|acompanho|acompanhei|cuido|cuidei|sou|trabalho|trabalhei) /iu,
		noun: /^\p{L}+ (?:d(?:e|o|a|os|as))(?!\p{L})/iu,
		joint: /;/u,
		never:
			/^(?:trabalho|registo|registro|arquivo|controlo|fabrico|apoio|contrato|cargo|uso|projeto|projecto|atendimento|cuido) (?!(?:o|a|os|as|um|uma|uns|umas|meu|minha|com clientes)(?!\p{L})|\d)|^\p{L}+ (?:seu|sua|seus|suas|se)(?!\p{L})/iu,
	},
	bearing: [
		{
			of: /^(?!(?:redução|criação|promoção|implementação|introdução|participação|colaboração|aumento|prémios?|cursos?|estágio|apoio à certificação|responsável|membro|desde|depois|mais|menos|os?|as?|um|uma|dois|duas|três)(?!\p{L}))(?:\p{L}{3,}(?:ção|são|mento|agem)|\p{L}{3,}s|atendimento|apoio|controlo|controle|manutenção|registo|registro|gestão|venda|limpeza|montagem|bancada|preparação)(?:,| (?:a|ao|à|às|com|da|das|de|do|dos|e|em|na|nas|no|nos|para)(?!\p{L})) ?[^;:]+$/iu,
			never:
				/[;:–—!?]|[.] |^\p{L}+(?:ad[oa]s?|id[oa]s?|ava|ia|ei|ou|amos) |(?<!\p{L})(?:é|são|foi|era|tem|há|eu|que)(?!\p{L})/iu,
			now: [
				"O meu trabalho inclui {part}",
				"O meu trabalho inclui também {part}",
				"Além disso, o meu trabalho inclui {part}",
			],
			past: [
				"O meu trabalho incluía {part}",
				"O meu trabalho incluía também {part}",
				"Além disso, o meu trabalho incluía {part}",
			],
			small: /^\p{Lu}\p{Ll}/u,
		},
		{
			// Any other line of nouns, as notes are written.
			of: /^(?!(?:a|ao|aos|as|com|da|das|de|desde|depois|do|dos|durante|em|já|na|nas|não|no|nos|o|os|para|por|sem|só|sob|sobre|todas?|todos?|turnos?|um|uma|várias|vários|encarregad[oa]|responsável|ajudante|auxiliar|chefe|membro|empregad[oa]|coordenadora?|técnic[oa]|prémios?|bolsa|cursos?|estágio|tarefas|fins)(?!\p{L}))(?:\p{L}[\p{L}-]*(?:s|ção|são|mento|agem|ura|ança|ência|ria)|caixa|stock|inventário|arquivo|controlo|registo|apoio|folha de caixa)(?:,? [\p{L}\p{N}(]|\/|: )[^;]+$/iu,
			never:
				/[;!?→]|[.] \p{Lu}|(?<!\p{L})(?:ajudei|\p{L}+(?:ou|aram|eram)|é|são|foi|era|eram|tem|há|eu|que|quando|fiz|tive)(?!\p{L})|^\p{L}+(?:ad[oa]s?|id[oa]s?|ava|ia|ei|ou|amos) /iu,
			now: [
				"O meu trabalho inclui {part}",
				"O meu trabalho inclui também {part}",
				"Além disso, o meu trabalho inclui {part}",
			],
			past: [
				"O meu trabalho incluía {part}",
				"O meu trabalho incluía também {part}",
				"Além disso, o meu trabalho incluía {part}",
			],
			small: /^\p{Lu}\p{Ll}/u,
		},
	],
	clause:
		/^(?:os?|as?|um|uma|meu|minha) (?:[\p{L}\p{N}-]+ ){1,6}?(?:é|são|foi|tem|têm|passou|passaram|baixou|subiu|desceu|caiu|cresceu|aumentou|diminuiu)(?!\p{L})/iu,
	onward: "desde",
	pointing: "ali|lá|aí",
	did: {
		current: ["Em {company}, onde trabalho desde {since} como {title}, {deed}"],
		titled: ["Como {title} em {company}, {deed}"],
		first: ["Em {company}, {deed}"],
		named: ["Em {company}, também {deed}"],
		begin: ["Nessa função, {deed}"],
		now: ["Na função atual, {deed}"],
		same: ["Também {deed}", "Além disso, {deed}", "Paralelamente, {deed}"],
		earlier: [
			"Antes, como {title} em {company}, {deed}",
			"Em função anterior, como {title} em {company}, {deed}",
		],
		project: ["No projeto {company}, {deed}"],
		volunteer: ["Como trabalho voluntário em {company}, {deed}"],
		own: ["Por conta própria, {deed}"],
	},
	work: {
		current: [
			"O meu trabalho como {title} em {company}, onde estou desde {since}, inclui {part}",
		],
		titled: ["O meu trabalho como {title} em {company} {inclui} {part}"],
		first: ["O meu trabalho em {company} {inclui} {part}"],
		named: ["O meu trabalho em {company} {inclui} também {part}"],
		begin: ["Esse trabalho {inclui} {part}"],
		same: ["Esse trabalho {inclui} também {part}"],
		earlier: [
			"O meu trabalho anterior como {title} em {company} incluía {part}",
		],
		project: ["O projeto {company} {inclui} {part}"],
		volunteer: ["O meu voluntariado em {company} {inclui} {part}"],
		own: ["O meu trabalho por conta própria {inclui} {part}"],
	},
	verbs: { inclui: ["inclui", "inclui", "incluía", "incluía"] },
	from: {
		current: ["Do meu trabalho como {title} em {company}, o currículo refere"],
		titled: ["Do meu trabalho como {title} em {company}, o currículo refere"],
		first: ["Do meu trabalho em {company}, o currículo refere"],
		named: ["Do meu trabalho em {company}, o currículo refere também"],
		begin: ["Dessa função, o currículo refere"],
		same: ["Da mesma função, o currículo refere também"],
		earlier: [
			"Da minha função anterior como {title} em {company}, o currículo refere",
		],
		project: ["Do projeto {company}, o currículo refere"],
		volunteer: ["Do meu voluntariado em {company}, o currículo refere"],
		own: ["Do meu trabalho por conta própria, o currículo refere"],
	},
	colon: ": «",
	closes: "»",
};
