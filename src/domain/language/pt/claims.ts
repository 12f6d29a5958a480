// Portuguese: words that claim something about a person.
import type { ClaimWords } from "../claim-words.ts";

const deeds = `
write = autor de, autora de, autor do, autora do, redator de, redatora de
organize = organizador de, organizadora de
translate = tradutor de, tradutora de
mentor = tutor de, tutora de, mentor de, mentora de
train = formador de, formadora de
duty = responsável por, encarregado de, encarregada de
lead = liderar, dirigir, direção de, gerir, gestão de, chefiar, chefia de, coordenar a equipa, coordenar a equipe, supervisionar, supervisão de, gerenciar, responsável por, à frente de, encabeçar, comandar, responsabilidade por, <presidir
start = fundar, lançar, lançamento, iniciar, abrir, abertura, criar
make = criar, criação, desenvolver, desenvolvimento de, elaborar, elaboração, construir, construção, produzir, montar, preparar, realizar, <projetar, <redigir, <programar, <escrever
implement = implementar, implementação, introduzir, introdução, implantar, implantação, instalar, lançar
improve = melhorar, melhoria, otimizar, otimização, aperfeiçoar
up = aumentar, aumento, crescer, crescimento, elevar, incrementar, subir, mais, maior
expand = ampliar, ampliação, expandir, expansão, alargar
down = reduzir, redução, diminuir, diminuição, baixar, cortar, corte, cair, queda, menos, menor, encurtar
faster = acelerar, agilizar, encurtar
save = poupar, poupança, economizar, economia
keep = manter, conservar
train = formar, formação de, ensinar, treinar, capacitar, instruir
mentor = orientar, acompanhar, mentorar, tutorar
advise = aconselhar, assessorar, consultoria
analyze = analisar, análise, estudar, examinar
assess = avaliar, avaliação
check = verificar, verificação, controlar, controlo, controle, rever, inspecionar
monitor = monitorizar, monitorar, acompanhar, vigiar
test = testar, ensaiar
plan = planear, planejar, planeamento, planejamento, programar
organize = organizar, organização, coordenar, planear
coordinate = coordenar, coordenação, organizar
perform = realizar, executar, efetuar, conduzir, desempenhar, fazer
complete = concluir, completar, terminar, finalizar
handle = tratar de, tratar, atender, processar, encarregar-me de
care = cuidar, cuidado de, cuidados a, tratar, assistir
use = usar, uso de, utilizar, utilização, empregar, aplicar, trabalhar com
write = escrever, redigir, redação
document = documentar, documentação, registar, registrar
design = desenhar, desenho, projetar, conceber, conceção
program = programar, programação, desenvolver
automate = automatizar, automatização, automação
integrate = integrar, integração
migrate = migrar, migração, transferir
modernize = modernizar, atualizar, renovar
rework = redesenhar, reformular, reestruturar, rever
repair = reparar, reparação, consertar
resolve = resolver, resolução, solucionar
service = manter, manutenção
sell = vender, venda de
buy = comprar, compra de, adquirir
negotiate = negociar, negociação
win = ganhar, conquistar, obter, angariar, captar
receive = receber, obter
answer = responder, atender
present = apresentar, apresentação, mostrar
report = relatar, reportar
communicate = comunicar, falar
explain = explicar, esclarecer
hire = contratar, contratação, recrutar, recrutamento
promote = promover, promoção, divulgar
publish = publicar, publicação
provide = fornecer, oferecer, prestar, dar
ensure = garantir, assegurar
enable = permitir
achieve = alcançar, atingir, obter, conseguir, <superar
exceed = superar, ultrapassar
total = totalizar, no valor de
combine = combinar, unir, reunir
select = selecionar, seleção, escolher
collect = recolher, recolha, coletar, coleta
clean = limpar, limpeza
transport = transportar, transporte
operate = operar, conduzir
assemble = montar, montagem
serve = servir, atender
translate = traduzir, tradução
adapt = adaptar, adaptação
research = investigar, investigação, pesquisar, pesquisa
calculate = calcular, cálculo
forecast = prever, previsão
discover = descobrir, detetar, detectar, encontrar, identificar
install = instalar, instalação
represent = representar
attend = frequentar
deliver = entregar, entrega
motivate = motivar
approve = aprovar
measure = medir
treat = tratar, tratamento
invoice = faturar, faturação
cook = cozinhar, preparar
teach = lecionar, dar aulas
`;

const things = `
staff = funcionário, funcionária, trabalhador, colaborador, colaboradora, pessoal, pessoa, pessoas, empregado
colleague = colega
customer = cliente
user = utilizador, usuário
team = equipa, equipe, grupo, time
company = empresa, companhia, organização
shop = loja
location = sede, filial, local
hospital = hospital, clínica
ward = enfermaria, unidade
department = departamento, setor, área
supplier = fornecedor
cost = custo, despesa, gasto
revenue = receita, faturação, faturamento, venda
error = erro, falha
problem = problema
goal = objetivo, meta
new = novo, nova
several = vários, várias, diversos, diversas, múltiplos
method = método, técnica
process = processo, procedimento
program = programa
application = aplicação, aplicativo, app
website = site, página web
file = ficheiro, arquivo, documento
meeting = reunião
workshop = oficina, seminário, curso
event = evento
goods = produto, artigo, mercadoria
stock = stock, estoque, inventário
warehouse = armazém
machine = máquina, equipamento
vehicle = veículo, <carro
contract = contrato, acordo
student = estudante, aluno, aluna
child = criança
teacher = professor, professora, docente
doctor = médico, médica, doutor
developer = programador, desenvolvedor
region = região, zona
country = país
worldwide = mundial, internacional, global
national = nacional
information = informação, dado
safety = segurança
question = pergunta, pedido
complaint = reclamação
result = resultado
award = prémio, prêmio
phone = telefone, chamada
guest = hóspede, cliente
participant = participante
shift = turno
patient = doente, paciente, utente
family = família
nurse = enfermeira, enfermeiro
task = tarefa
project = projeto
quality = qualidade
experience = experiência, trabalho, trabalhei, profissional
knowledge = conhecimento
school = escola
young = jovem
schedule = escala, horário
budget = orçamento
doctorate = doutoramento, doutorado, doutor, PhD
human resources = recursos humanos, RH
artificial intelligence = inteligência artificial, IA
person = pessoa, pessoas, gente, <paciente, <visitante, <hóspede, <cliente, <residente, <aluno, <aluna, <estudante, <criança, <aprendiz, <estagiário, <estagiária, <colega, <funcionário, <funcionária, <trabalhador, <trabalhadora, <voluntário, <voluntária, <participante, <passageiro, <passageira, <inquilino, <candidato, <candidata, <enfermeiro, <enfermeira, <médico, <médica, <professor, <professora, <docente, <engenheiro, <engenheira, <programador, <programadora, <técnico, <técnica, <mecânico, <motorista, <cozinheiro, <cozinheira, <auxiliar, <ajudante, <consultor, <consultora, <membro, <utilizador, <utilizadora, <usuário, <utente, <adulto, <adolescente, <colaborador, <colaboradora, <operador, <operadora
animal = animal, animais, <cão, <gato, <cavalo, <vaca, <vitelo, <ovelha, <cordeiro, <cabra, <porco, <galinha, <pássaro, <coelho, <macaco, <peixe
vehicle = veículo, <carro, <automóvel, <camião, <caminhão, <carrinha, <autocarro, <ônibus, <trator, <reboque, <empilhador, <empilhadeira, <mota, <moto, <bicicleta
document = documento, <carta, <relatório, <formulário, <fatura, <contrato, <certificado, <ata, <manual, <folheto, <recibo, <guia
building = edifício, prédio, <casa, <escola, <hospital, <armazém, <hotel, <igreja, <biblioteca, <fábrica, <moradia
meal = refeição, <pequeno-almoço, <almoço, <jantar
`;

const limits = `
supported = com o apoio de, com o apoio do, com o apoio da, com apoio de, com a ajuda de, com a ajuda do, com ajuda de, apoiado por, apoiada por
help = ajudar, ajuda, apoiar, apoio, auxiliar, auxílio, assistir, suporte
part = colaborar em, colaborar na, colaborar no, colaboração em, colaboração na, colaboração no, participar, participação, contribuir, contribuição, membro de, parte de, um dos, uma das, fazer parte, fiz parte, tomar parte
share = colaborar, colaboração, em colaboração com, em conjunto com, juntamente com, em equipa, em equipe, com outros, trabalhar com, em parceria com, em dupla, em duplas, em pares, a dois, a quatro mãos, em tandem, =acompanhado por, =acompanhada por, =acompanhado de, =acompanhada de, =acompanhado pelo, =acompanhada pelo, =acompanhado pela, =acompanhada pela, na companhia de
planned = previsto, prevista, propor, proposta, pretender
tried = tentar, procurar
ongoing = conclusão prevista, prevista para, previsto para, em curso, em andamento, a decorrer, em frequência, a frequentar, por concluir, cursando
part-time = a tempo parcial, part-time, meio período
basic = noções, conhecimentos básicos, básico, básica, principiante, primeiras experiências, introdução a
trainee = estagiário, estagiária, estágio, aprendiz, em formação
deputy = ajudante, ajudante de, adjunto, adjunta, assistente, vice, interino, interina, substituto, sob a orientação de, sob supervisão
pilot = piloto, protótipo, rascunho
simulated = simulado, simulada, simulação, fictício, fictícia, hipotético, imaginário, empresa simulada
potential = potencial, possível, possíveis, eventual, eventuais, antigo, antiga, antigos, antigas, futuro, futura, suposto
partly = parcialmente, em parte, por vezes, temporário, alguns, algumas
nearly = quase, praticamente
recommend = recomendar, sugerir
volunteer = voluntário, voluntária, voluntariado
enable = permitir
learn = aprender
mostly = principalmente, sobretudo, na maioria, a maioria, a maior parte, maioritariamente, na sua maioria, normalmente, geralmente, habitualmente, em regra, acima de tudo, em grande parte, predominantemente, essencialmente, na maior parte, por norma
ongoing = em curso, incompleto, a decorrer, em frequência, por concluir, a frequentar, frequência de, a terminar, por terminar, não concluído, interrompido, primeiro ano de, ainda não, a concluir, em andamento, pedido apresentado, a aguardar reconhecimento
expired = caducado, caducada, caducou, expirado, expirada, expirou, fora de validade, vencido, vencida, venceu
help = apoio, apoiar, dar apoio, auxílio, auxiliar
deputy = em substituição de, substituto, interino, suplente, com a supervisão, com supervisão, sob a supervisão, sob a orientação, sob orientação, sob a direção, sob direção, em substituição da, em substituição do, na ausência de, na ausência da, na ausência do
trainee = em estágio, estágio, estagiário, estagiária, aprendiz
basic = noções, básico, elementar, principiante, conhecimentos básicos, iniciação
approved = com aprovação de, com a aprovação de, mediante aprovação, para aprovação, com autorização de, para assinatura
learn = aprender, em aprendizagem
basic = básico, básica, nível básico, na ótica do utilizador, nível de usuário, noções, noções de, conhecimentos básicos, iniciante
alternate = alternados, alternadas, a cada duas semanas, a cada dois meses, a cada dois dias, de dois em dois, de duas em duas, quinzenal, de quinze em quinze dias, a cada 2 semanas
ongoing = em trâmite, em processo, em preparação, a tirar, matriculado em, matriculada em, estou a, estou a preparar, em curso de, frequento o, frequento a, ainda por, falta a tese, falta a dissertação, falta o estágio, falta o TCC, sem dissertação, sem defesa, conclusão prevista
part = colaborar nos, colaborar nas, colaborar num, colaborar numa, colaboração nos, colaboração nas
`;

export const claims: ClaimWords = {
	endings:
		"aduras adura eduras edura iduras idura agens agem acoes acao icoes icao ucoes ucao coes cao amentos amento imentos imento mentos mento ando endo indo ados adas ado ada idos idas ido ida ei ou iu eu aram eram iram ava avam ia iam ar er ir o a os as e es em am amos emos imos",
	turned: `
oes ao
aes ao
ais al
eis el
eis il
ois ol
uis ul
ns m
ores or
oras or
ora or
dades dade
zes z
`,
	separable: "",
	prefixes:
		"re pro com con des dis ex im inter pre pré sobre sub trans man ob sus entre contra pres su de o",
	participle: "",
	agents: "dor dora dores doras ista istas eiro eira eiros eiras nte ntes",
	infinitives: "ar er ir",
	noVerbs: "certificado qualificado mercado resultado estado",
	verbForms: ["ei i ou", "ando endo indo", "ado ido", "cao mento", "ar er ir"],
	forms: `
dirigir dirijo dirigi
gerir giro geri geriu gestao | gestão
reduzir reduzi reduziu reducao | redução
fazer fiz fez feito
obter obtive obteve
manter mantive manteve manutencao | manutenção
conduzir conduzi conduzo | condução
introduzir introducao | introdução
traduzir traducao traduzo | tradução
pôr pus pos posto
escrever escrito
abrir aberto | abertura
dar dei deu
propor propus proposta
crescer cresco crescimento
medir meco
criar criei criou criacao | criação
cair queda caiu
conseguir consegui
emitir emito | emissao emissoes
rever revejo | revisao revisoes
revisar | revisao
supervisionar | supervisao
produzir | producao
construir construo | construcao
corrigir corrijo | correcao correcoes
proteger | protecao
vender | venda vendas
expedir | expedicao expedicoes
imprimir | impressao
editar | edicao
analisar | analise analises
controlar | controle controles controlo
montar | montagem montagens
embalar | embalagem
soldar | soldagem soldadura
lavar | lavagem
contar | contagem contagens
triar | triagem
pesar | pesagem
responder | resposta respostas
cobrir coberto | cobertura
ler leio | leitura
pintar | pintura
costurar | costura
cuidar | cuidado cuidados
monitorar monitorizar | monitoramento monitorizacao
conferir confiro | conferencia
prevenir | prevencao
adquirir | aquisicao aquisicoes
escolher | escolha
limpar | limpeza
entregar entreguei | entrega entregas
comprar | compra compras
cobrar | cobrança cobranças
enviar | envio envios
carregar | carga
descarregar | descarga
recolher | recolha
receber | receção recepção
apoiar | apoio
fechar | fecho
faturar | faturação faturamento
registar registrar | registo registro registos registros
repor reponho | reposição
distribuir distribuo | distribuição
substituir substituo | substituição
servir sirvo
ensinar | ensino
contactar contatar | contacto contato contactos contatos
planear planejar | planeamento planejamento
armazenar | armazenagem
podar | poda
colher | colheita
testar | teste testes
pôr ponho punha posta postos postas
ter tenho tive teve tinha
vir venho veio
fazer faço fazia feita feitos feitas
dizer digo disse dito
ver vejo vi viu visto vista vistos vistas
trazer trago trouxe
pedir peço | pedido pedidos
medir meço | medição medições
escrever escrita escritos escritas
abrir abri aberta abertos
cobrir cubro coberta
seguir sigo segui | seguimento
servir sirvo
vestir visto
dormir durmo
ler li lido lida
subir subo
fechar fechei | fechos fechamento
atender atendi | atendimento atendimentos
entregar entrego
controlar controlei
propor proponho propunha | propostas
compor componho | composição
repor repus | reposições
dispor disponho | disposição
conduzir conduzi conduzido
produzir produzo produzi produzido
reduzir reduzo
emitir emiti emitido
preparar | preparação
elaborar | elaboração
instalar | instalação instalações
reparar | reparação reparações
organizar | organização
etiquetar | etiquetagem rotulagem
inventariar | inventário
arquivar | arquivo
cuidar cuidei
tratar | tratamento tratamentos
acompanhar | acompanhamento
aconselhar | aconselhamento
alugar aluguei | aluguer aluguel
cobrar cobrei
calibrar | calibração
desmontar | desmontagem
processar | processamento
lançar lancei | lançamento lançamentos
engomar | engomadoria
moldar | moldagem
servir | serviço
reclamar | reclamação reclamações
buscar busquei
pagar paguei | pagamento pagamentos
`,
	participles: `
to ta tos tas
`,
	unlike: `
digital digitalizar
digital digitalização
`,
	contracted: `
de = do da dos das
a = ao à aos às
em = no na nos nas
por = pelo pela pelos pelas
`,
	small: `após ante sobre lhes quais pois tido havia deles delas sendo mim zero durante mediante junto também além cerca através o a os as um uma uns umas de do da dos das em no na nos nas num numa ao à aos às por pelo pela pelos pelas com para per e ou mas que quem qual
cujo como quando onde se não me te lhe nos vos meu minha meus minhas teu seu sua seus suas nosso nossa eu tu ele ela nós vós eles elas este esta
estes estas esse essa isso aquele é são era eram foi foram ser estar estou está estão sido tem têm tinha ter hei há também ainda além disso
atualmente hoje ali aqui depois antes incluindo incluídos etc desde durante entre via muito contra face perante enquanto embora porque cuja cujos cujas aquela aquelas aqueles agora então perto numas nuns`,
	deeds,
	things,
	limits,
	self: "eu",
	negations:
		"zero, não, nunca, jamais, sem, nem, nenhum, nenhuma, ninguém, nada, em vez de, exceto, salvo, apesar de, contra, evitar",
	absolutes: `
alone = de forma autónoma, autonomamente, com autonomia
all = todo, toda, todos, todas, cada, inteiro, inteira, completo, completa, sempre, total
only = só, sozinho, sozinha, único, única, exclusivamente, apenas, pessoalmente
first = primeiro, primeira, número um
most = melhor, melhores, maior, maiores, líder, premiado, premiada, recorde
from scratch = do zero, de ponta a ponta, de raiz
expert = especialista, perito, domínio
senior = sénior, sênior
success = bem-sucedido, bem-sucedida, com sucesso, com êxito
`,
	periods: `
hour = por hora, à hora, cada hora
fortnight = quinzenal, de duas em duas semanas, a cada duas semanas
year = anual, anuais, por ano, ao ano, cada ano
month = mensal, mensais, por mês, ao mês, cada mês
week = semanal, semanais, por semana, cada semana
day = diário, diária, por dia, ao dia, cada dia
shift = por turno, cada turno
quarter = trimestral, por trimestre
year = todos os anos, todo ano, uma vez por ano
month = todos os meses, todo mês, uma vez por mês
week = todas as semanas, toda semana, uma vez por semana
day = todos os dias, todo dia
quarter = uma vez por trimestre, todos os trimestres, a cada trimestre, de três em três meses, trimestralmente
half year = semestral, por semestre, a cada semestre, de seis em seis meses
weekday = durante a semana, de segunda a sexta, nos dias úteis, em dias úteis
weekend = aos fins de semana, ao fim de semana, todos os fins de semana
fortnight = de quinze em quinze dias
month = mensalmente, a cada mês
week = semanalmente, a cada semana
day = diariamente, uma vez por dia
year = anualmente, a cada ano
night = todas as noites, cada noite, por noite
morning = todas as manhãs, cada manhã
season = por temporada, por época
`,
	times: `
half hour = meia hora
hour and half = uma hora e meia, hora e meia
year and half = um ano e meio, ano e meio
one decade = uma década
half year = meio ano, semestre
millisecond = ms, milissegundo
second = segundo, segundos
minute = minuto, minutos
hour = hora, horas, h
day = dia, dias
week = semana, semanas
month = mês, meses
quarter = trimestre
year = ano, anos
`,
	percent: "por cento",
	money: `
EUR = €, euro, euros
BRL = R$, real, reais
USD = $, dólar, dólares
`,
	factors: `
12 = dúzia
1000 = mil
1000000 = milhão, milhões
1000000000 = mil milhões, bilhão, bilhões
`,
	counting: {
		or: "ou",
		small:
			"zero um dois três quatro cinco seis sete oito nove dez onze doze treze catorze quinze dezasseis dezassete dezoito dezanove",
		tens: "vinte trinta quarenta cinquenta sessenta setenta oitenta noventa",
		joined: ["{ten} e {one}"],
		large:
			"dezesseis 16, dezessete 17, dezenove 19, duas 2, dúzia 12, cem 100, cento 100, duzentos 200, duzentas 200, trezentos 300, trezentas 300, quatrocentos 400, quatrocentas 400, quinhentos 500, quinhentas 500, seiscentos 600, seiscentas 600, setecentos 700, setecentas 700, oitocentos 800, oitocentas 800, novecentos 900, novecentas 900, mil 1000",
		near: "dezena 10, quinzena 15, vintena 20, trintena 30, quarentena 40, centena 100",
	},
	shares: `
-50 = reduzir para metade, para metade, pela metade
-33 = em um terço, num terço
-25 = em um quarto
100 = duplicar, dobrar, o dobro
200 = triplicar, o triplo
`,
	links: {
		beside: "enquanto",
		and: "e, ou, bem como, assim como, além de",
		means: "através de, por meio de, mediante, graças a, com a ajuda de, via",
		result: "o que, resultando em, de modo que, levando a, contribuindo para",
		purpose: "para, a fim de, com o objetivo de",
		relative: "que, quem, o qual, a qual, cujo, onde",
	},
	bounds: {
		after: "ou mais",
		least: "mais de, pelo menos, acima de, no mínimo",
		most: "quase, até, menos de, perto de, no máximo, abaixo de",
		near: "cerca de, aproximadamente, uns, umas, por volta de",
	},
	roles: { from: "de, do, da", to: "para, a, ao", by: "em" },
	namely: "incluindo|nomeadamente|a saber|entre eles|entre elas",
	as: "como, cargo de, função de, na qualidade de",
	agent: "por, pelo, pela",
	inquiring:
		"condição condições requisito requisitos início tarde ainda aberta aberto útil sentido exceção imprescindível necessário necessária possível pergunta mesmo",
	courtesy: `candidato candidatura vaga posição cargo anúncio empresa equipa equipe entrevista conversa gosto prazer grato grata obrigado obrigada agradeço tempo
atenção cumprimentos cordialmente atenciosamente exmo exma senhor senhora disponível disposição interesse interessa experiência contribuir integrar envio
anexo currículo carta gostaria falar contar mais conhecer pormenores detalhes perguntas vossa vosso`,
	greeting: "exmo, exma, exmos, caro, cara, prezado, prezada, prezados",
	applying:
		"candidatura, vaga, candidato, candidatar, posição, anúncio, interesse",
	framing:
		"meu trabalho, trabalho, inclui, incluiu, incluem, projeto, voluntariado, exemplo, outro exemplo, antes, atualmente, cargo atual, cargo, função atual, função, último cargo, fizeram parte do meu trabalho, falo, estudei, competências, certificações",
	levels: "fluente nativo nativa básico intermédio intermediário avançado",
	listing:
		"falado nível tenho possuo disponho domino conhecimento conhecimentos experiência falo língua línguas idioma idiomas certificado certificada certificação título licenciado licenciada formado formada estudei estudos ferramentas tecnologias domínio publicado publicação bilingue competências",
	holding: "possuo titular licenciado licenciada formado formada",
	sought: "alguém alguem quem",
	asking: "procuram, pedem, exigem, o vosso anúncio, a vaga pede",
	chatter:
		"aqui está, como solicitado, como pedido, versão melhorada, pede-se ao leitor, nota para, a confirmar, a completar, inserir aqui",
	headings: `perfil sobre mim resumo experiência profissional formação académica acadêmica educação estudos competências habilidades conhecimentos línguas idiomas
projetos certificações certificados publicações voluntariado prémios prêmios interesses referências contacto contato dados pessoais ferramentas software e`,
	labels: `outras telefone tel telemóvel celular email e-mail morada endereço site web nota nível cursos tecnologias ferramentas idiomas data atual presente hoje emitido
válido até página de nascido nacionalidade nativo nativa fluente básico intermédio intermediário avançado autores editora`,
	unclaimed: {
		applies:
			"(?:(?:gostaria de|desejo|quero|venho) (?:me candidatar|candidatar-me|apresentar a minha candidatura)|(?:candidato-me|envio a minha candidatura|apresento a minha candidatura)) (?:para |à |ao )?(?:a |o )?",
		wishes:
			"(?:gostaria de|espero|desejo|adoraria|teria (?:muito )?(?:gosto|prazer) em) ",
		stands:
			"(?:as? vossas?|os? vossos?|as? suas?|os? seus?|as? tuas?|os? teus?|este|esta|a vaga|o cargo) ",
		moves:
			"me (?:interessa|atrai|motiva|inspira|entusiasma)|(?:interessa|atrai|motiva|inspira|entusiasma)-me|às minhas (?:expectativas|expetativas)|o que procuro",
		presumes:
			"eu|meu|meus|minha|minhas|me|tenho|sou|traz\\p{L}*|contribu\\p{L}*|oferec\\p{L}*|utiliz\\p{L}*|usar|continu\\p{L}*|novamente|mencion\\p{L}*|destac\\p{L}*|sublinh\\p{L}*|mostr\\p{L}*|experiência\\p{L}*|competência\\p{L}*|conheciment\\p{L}*|capacidade\\p{L}*|percurso|perfil|formação|título\\p{L}*|já|que|porque|com|benefici\\p{L}*|como|aprofund\\p{L}*|colocar|candidat[ao]",
	},
};
