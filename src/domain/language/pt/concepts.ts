// Portuguese: words of the same meaning and rank, by concept.
import type { ConceptWords } from "../concept-words.ts";

export const concepts: ConceptWords = {
	deeds: `
dose = dispensar, distribuir
triage = triar, triagem
disinfect = desinfetar, desinfeção, esterilizar
set table = pôr a mesa, montar
check stock = contar, inventariar, contagem
close books = fechar, fecho, encerrar
cover costs = financiar, financiamento
show data = mostrar, visualizar
raise money = angariar, arrecadar
release = lançar, colocar em produção, disponibilizar
focus = focar-se em, concentrar-se em
prioritize = priorizar, definir prioridades
join teams = participar, participação, assistir
wrap = embalar, empacotar
load = carregar, carregamento
unload = descarregar, descarga
fill in = preencher, preenchimento
send out = enviar, envio, expedir
sign up = inscrever, inscrição
serve customers = atender, servir
wash = lavar, lavagem
iron = passar a ferro, engomar
harvest = colher, colheita
water = regar, rega
weld = soldar, soldadura
sand = lixar
prepare food = cozinhar, preparar, confecionar
enter data = introduzir, inserir, registar, introdução
book appointments = marcar, agendar, marcação
handle matters = tratar, tratar de, ocupar-se de, processar
check in = registar, registrar
stop machine = parar, deter
compile = compilar, reunir, compilação
reconcile = reconciliar, reconciliação, conferir
replace = substituir, substituição, trocar, troca
mount = instalar, instalação, montar, montagem
take in = receber, receção, recepção
take back = devolução
lend = emprestar, empréstimo
catalog = catalogar, catalogação
label = etiquetar, etiquetagem, rotular
de-escalate = acalmar, apaziguar
pass on = encaminhar, encaminhamento, reencaminhar, transmitir
digitize = digitalizar, digitalização
advise = aconselhar, orientar, assessorar, dar aconselhamento
administer = administrar, dar, ministrar
agree = acordar
allocate = atribuir, distribuir, repartir
amend = alterar, modificar, rever
analyze = analisar
answer = responder a, atender, responder
apply = aplicar
appear = comparecer
archive = arquivar, arquivo
arrange = organizar, marcar, agendar
assemble = montar, montagem
assess = avaliar, avaliação
attend = frequentar, assistir a
audit = auditar
bake = assar, cozer
book = reservar, marcar
budget = orçamentar
build = construir
buy = comprar, adquirir, aprovisionar
calculate = calcular, cálculo
calibrate = calibrar, calibração
care = cuidar, tratar de, cuidados a, prestar cuidados
check = verificar, controlar, inspecionar, conferir
clean = limpar, lavar
close = fechar, encerrar
collect = recolher, reunir, recolha
communicate = comunicar, manter contacto
complete = concluir, completar, terminar
perform = realizar, efetuar, executar, fazer, levar a cabo
configure = configurar
contact = contactar, contatar
convert = converter, transformar
cook = cozinhar, preparar, confecionar
coordinate = coordenar
correct = corrigir
cover = substituir
cut = cortar
decide = decidir
deliver = entregar, distribuir
deploy = implementar
describe = descrever
design = desenhar, conceber, projetar, paginar
detect = detetar, detectar, identificar, descobrir
develop = desenvolver, criar, elaborar
make = desenvolver, criar, elaborar, produzir
diagnose = diagnosticar
dismantle = desmontar
distribute = distribuir, repartir
document = documentar, registar, registrar
draft = redigir, elaborar, preparar
drive = conduzir, dirigir
earn = obter
educate = educar, ensinar
train = formar, treinar, ensinar, dar formação, ministrar formação, capacitar
teach = ensinar, dar aulas, lecionar
onboard = integrar, acolher, integração
empty = descarregar, descarga
load = carregar, carga
estimate = estimar, orçamentar
examine = examinar, estudar
explain = explicar
expand = ampliar, alargar, expandir
fall = baixar, descer, cair, diminuir
down = reduzir, baixar, descer, cair, diminuir, diminuição, redução
up = aumentar, subir, crescer, incrementar, elevar
file = apresentar, entregar, submeter
fill = preencher
find = encontrar, achar
fix = reparar, consertar, arranjar
repair = reparar, consertar, arranjar, reparação
grow = cultivar
greet = receber, acolher
handle = tratar, gerir, ocupar-se de, processar
hire = contratar, recrutar
host = acolher, realizar
improve = melhorar, otimizar, aperfeiçoar
inform = informar, avisar
inspect = inspecionar, vistoriar
install = instalar, montar, colocar
interpret = interpretar
invoice = faturar, emitir faturas
issue = emitir
keep = manter, conservar
maintain = manter, fazer a manutenção, manutenção
service = manter, manutenção
measure = medir
mediate = mediar
meet = cumprir, atingir
mentor = orientar, acompanhar, tutorar, mentorar
monitor = monitorizar, <controlar, acompanhar, vigiar, monitorar
move = mover, transferir, mudar
negotiate = negociar
number = contar
obtain = obter, conseguir
offer = oferecer
open = abrir
operate = operar, manobrar, utilizar, conduzir
order = encomendar, fazer encomendas, pedir
organize = organizar, realizar
pack = embalar, empacotar
paint = pintar
pay = pagar
pick = preparar encomendas, separar
plan = planear, planejar, programar
plead = alegar
post = lançar, contabilizar, registar
prepare = preparar, elaborar
present = apresentar, expor
print = imprimir
process = processar, tratar
produce = produzir, fabricar
proofread = rever, corrigir
protect = proteger
provide = fornecer, oferecer, prestar, dar
publish = publicar
reach = alcançar, atingir, chegar a
receive = receber, obter
reconcile = reconciliar, conciliar
redesign = redesenhar, reformular, redesenho
refer = encaminhar, reencaminhar
register = registar, registrar, inscrever
renew = renovar
replace = substituir, trocar
reply = responder
report = comunicar, reportar, informar
represent = representar
resolve = resolver, solucionar
restock = repor, reabastecer
review = rever, analisar, examinar
run = dinamizar, conduzir, realizar
search = procurar, buscar
select = selecionar, escolher
sell = vender
send = enviar, expedir
serve = atender, servir
set up = criar, fundar, montar, estabelecer
implement = introduzir, implementar, implantar, pôr em prática
shorten = encurtar, reduzir
sign = assinar, <aprovar
sort = classificar, ordenar, separar
speak = falar
store = armazenar, guardar
study = estudar, cursar
take part = participar em, tomar parte em
take over = assumir
test = testar, ensaiar, experimentar
translate = traduzir
transport = transportar
treat = tratar
update = atualizar, actualizar, manter atualizado
use = utilizar, usar, trabalhar com, empregar
visit = visitar
weigh = pesar
win = ganhar, angariar, conquistar, captar
write = escrever, redigir
lead = liderar, dirigir, chefiar, coordenar a equipa, gerir, estar à frente de
handle = tratar, gerir, dar resposta a, responder a, atender, ocupar-se de, resolver, cuidar de
resolve = resolver, solucionar, tratar, dar resposta a, resolução
make = elaborar, redigir, criar, preparar, fazer, produzir, escrever, elaboração
write = escrever, redigir, elaborar, autoria de
keep = manter, cuidar de, manutenção de, conservar, assegurar a manutenção de, assegurar
train = formar, dar formação a, ensinar, dar formação, ministrar formação a, formação de, instruir
install = instalar, montar, instalação de, montagem de, configurar
up = aumentar, subir, elevar, crescer
down = baixar, reduzir, descer, diminuir, encurtar, cortar
move = migrar, mudar, transferir, passar
support users = apoiar, dar apoio a, ajudar, prestar apoio a
organize = organizar, preparar, planear
check = verificar, controlar, rever, inspecionar
mend contribution = contribuir para
own keep = manter
show someone = mostrar, dar a conhecer
try out = experimentar, testar
start off = começar, iniciar, arrancar
rise career = subir, progredir
look through = rever, analisar, triar
set up survey = criar, montar, preparar
collect orders = preparar encomendas, recolher
substitute = substituir, ficar no lugar de
take exam = fazer
create text = redigir, escrever
send out = enviar, mandar, expedir
accompany = acompanhar
welcome = receber, acolher
drive round = conduzir
set out works = implantar, piquetar
assist role = assistir
hand off = encaminhar, transferir, passar
bring to = levar
digitise = digitalizar, digitalização
prepare food = preparar, cozinhar, confecionar
log = registar, anotar
price up = orçamentar
tidy data = limpar, depurar
remove = eliminar, remover, apagar
get back = recuperar
answer calls = atender
arrange with = marcar, agendar, combinar
choose = escolher, selecionar
keep books = fazer, manter
file documents = arquivar
compare = comparar, confrontar, conciliar
change over = mudar, passar
speak lang = falar
explain to = explicar, expor
serve guests = servir, atender
unload = descarregar
stack shelves = repor
repair machines = reparar, arranjar, consertar
wash patients = lavar, dar banho
teach class = ensinar, dar, lecionar
hold meeting = realizar
decide stay = ficar com, manter
spot = detetar, detectar, deteção, localizar, identificar
stand in = substituir, substituição, suprir, fazer as vezes de
remove duplicates = eliminar, eliminação, apagar, remover
rewrite = reescrever, reformular, reformulação
pass on = encaminhar, encaminhamento, reencaminhar, transmitir
send = enviar, envio, mandar, remeter, expedir
prepare ready = preparar, preparação, aprontar, dispor
install put = instalar, instalação, montar, montagem, colocar, colocação
commission = pôr em funcionamento, colocação em serviço, pôr em serviço, entrada em serviço
fault-find = deteção de avarias, diagnóstico de avarias, procura de avarias
calm = acalmar, tranquilizar, sossegar
accompany = acompanhar, acompanhamento
bill = faturar, faturação, emitir faturas, emissão de faturas
register = registar, registrar, registo, registro, introduzir, inserir
file away = arquivar, arquivo, arquivamento
reconcile = reconciliar, reconciliação, conciliar, conciliação
chase payment = reclamar o pagamento
serve at counter = atender ao balcão, atendimento ao balcão, atender ao público, atendimento ao público
welcome = acolher, acolhimento, receção
answer calls = atender chamadas, atendimento telefónico, atender o telefone, responder a chamadas
measure up = medir, medição, medições, tirar medidas
sample = recolher amostras, recolha de amostras, amostragem, colheita de amostras
spot check = controlos por amostragem, verificar por amostragem
keep in order = cuidar, cuidado, manter em ordem
restock = repor, reposição, reabastecer, reabastecimento
cook = cozinhar, confecionar, confeção, preparar pratos
harvest = colher, colheita, apanhar, apanha, vindimar, vindima
pack goods = embalar, embalagem, acondicionar, acondicionamento
load = carregar, carga, carregamento
unload = descarregar, descarga
sew = costurar, costura, coser
paint = pintar, pintura, envernizar
hand in = apresentar, submeter, submissão
apply for = requerer, solicitar
write minutes = redigir atas, lavrar atas, elaborar atas
advise = aconselhar, aconselhamento, assessorar
agree terms = acordar, <negociar, <negociação
convert transfer = transferir, transferência, migrar, migração
down = reduzir, redução, encurtar, baixar, diminuir
up = aumentar, aumento, subir, elevar
show around = guiar visitas, visitas guiadas
weigh = pesar, pesagem
count stock = inventariar, inventário, fazer o inventário
close till = fechar a caixa, fecho de caixa
set up rig = afinar, afinação, regular
service machines = manutenção, fazer a manutenção de
teach class = ensinar, ensino, lecionar, dar aulas de
make familiar = formar, formação de, ensinar, instruir
report to = sinalizar, avisar, notificar
replace swap = substituir, substituição, trocar, troca
look at inspect = inspecionar, inspeção, examinar, vistoriar, vistoria
test trial = testar, teste, testes, experimentar, ensaiar, ensaio
photograph = fotografar
catalogue = catalogar, catalogação
renovate = reabilitar, reabilitação, renovar, remodelar, remodelação
excavate = escavar, escavação
give medicine = administrar medicação, administração de medicação
feed animals = alimentar, dar de comer
water plants = regar, rega
decorate = decorar, decoração
sweep clean = arrumar, arrumação
print = imprimir, impressão
label = etiquetar, etiquetagem, rotular
stack = empilhar, paletizar
exercise with = fazer exercícios com
show someone how = mostrar, <formar, <instruir, <treinar
go along = acompanhar, <formar, <tutorar
be in charge = tratar de, ocupar-se de, gerir, gestão de, gestão
create = criar, desenvolver, elaborar, criação, desenvolvimento
key in = registar, registrar, introduzir, inserir, lançar, cadastrar, registo, registro
put right = corrigir, resolver, retificar, correção
tell report = comunicar, informar, reportar, participar
pass along = encaminhar, enviar, entregar, remeter
roll out = implementar, introduzir, implantar, implementação, introdução, implantação
finish = terminar, concluir, finalizar
assure = assegurar, garantir
keep watch = controlar, monitorizar, monitorar, acompanhar
draw up = elaborar, redigir, preparar, elaboração, redação, preparação
cut down = reduzir, diminuir, baixar, redução, diminuição
push up = aumentar, elevar, aumento
train = treinar, formar, treino, treinamento, formação
`,
	things: `
three shifts = três turnos
late shift = turno da tarde
weekday shift = turno da manhã
nationwide = a nível nacional, em todo o país, nacional
bill cost = fatura, conta
household linen = roupa
site = obra, estaleiro
faculty = corpo docente, docente
learning material = material didático, material de formação
ppe = EPI, equipamento de proteção individual
sop = procedimento operacional padrão
purchase order = ordem de compra, nota de encomenda
month end = fecho mensal
accounts receivable = contas a receber
accounts payable = contas a pagar
ticket = ticket, pedido
due date = prazo, vencimento
availability = disponibilidade
initiative = iniciativa, projeto
real time = tempo real, em tempo real
first = primeiro, inicial
evening = noite, serão
handheld = terminal portátil
household = agregado familiar, família
rota = escala, mapa de turnos
holiday cover = férias, licença
appointment slot = consulta, marcação
injury = lesão, ferimento
delay = atraso, demora
breakdown = avaria, falha
client call = chamada, telefonema, conversa
website presence = página, site, perfil
guidance = orientação, direção
situation = situação, circunstância
finding = resultado, conclusão
client account = conta, cliente
case = caso, processo
inventory = stock, existências, inventário
address = endereço, morada, endereco
administration = administração, administrativo
advert = anúncio, publicidade
advice = aconselhamento, conselho, assessoria, consultoria
age = idade
air = ar
ambulance = ambulância
animal = animal, animais
annual accounts = contas anuais, fecho anual, fecho de contas
appeal = recurso
applicant = candidato
appointment = consulta, marcação, hora marcada
apprentice = aprendiz
apprenticeship = aprendizagem
arabic = árabe
artwork = ilustração, desenho
assembly = montagem
associate = parceiro
association = associação
attendance = assiduidade, presença, frequência
audience = público
audit = auditoria
austria = Áustria
author = autor
availability = disponibilidade
average = médio, média, em média
backlog = atraso
backup = cópia de segurança, backup
balance = balanço, balancete
bank = banco, bancário
bank reconciliation = reconciliação bancária, conciliação bancária, reconciliação
bed = cama
beginner = principiante, iniciante
belgium = Bélgica
benefit = prestação, benefício, apoio social
bill = fatura, factura
billing = faturação, faturamento, facturação
blood = sangue
board = conselho, direção
body = corpo
boiler = caldeira
bonus = bónus
book cover = capa de livro
bookkeeping = contabilidade, contabilístico
breakdown = avaria, falha, paragem
breakfast = pequeno-almoço, café da manhã
brochure = folheto, brochura, panfleto
budget = orçamento
bus = autocarro, ônibus
cable = cabo, cablagem
calendar = agenda, calendário
campaign = campanha
canteen = cantina, refeitório
car park = estacionamento
card = cartão
care home = lar de idosos, lar
cargo = carga, frete
carpenter = carpinteiro
case = caso, processo
cash = dinheiro, caixa, numerário
cash register = caixa
catalogue = catálogo
category = categoria, tipo
cause = causa
change = mudança, alteração
charge = taxa, honorários
checklist = lista de verificação, checklist
chef = cozinheiro, <chefe de cozinha
child care = creche, cuidado de crianças
choice = escolha, seleção, selecção
church = igreja, paróquia
city = cidade
city council = câmara municipal, município, municipal, prefeitura
class = aula, turma, classe
classroom = sala de aula
cleaning = limpeza
client meeting = reunião com clientes
clinic = clínica
clinical = clínico
closing = encerramento, fecho
clothing = roupa, vestuário, têxtil
coffee = café
college = universidade, faculdade
colour = cor
commission = comissão
committee = comité, comissão
community = comunidade, bairro
competition = concurso, competição
competitor = concorrente
component = componente, peça
computer = computador
computer = computador, posto, posto de trabalho, máquina, PC
computer science = informática, computação, TI
concept = conceito
concert = concerto
condition = condição, condições
conflict = conflito, litígio
construction = construção, obra
construction site = estaleiro, obra, canteiro de obras
consultation = consulta, atendimento
consumption = consumo
contact = contacto, contato
content = conteúdo
contractor = empreiteiro, subempreiteiro
cooking = cozinha
copy = cópia
correspondence = correspondência, carta
council housing = habitação social
course = curso, formação
court = tribunal
cover = capa
craft = ofício, artesanato
credit note = nota de crédito
crisis = crise
curriculum = currículo, programa
customs = alfândega, aduaneiro
damage = dano
data entry = introdução de dados, inserção de dados
data protection = proteção de dados
database = base de dados, banco de dados
day = dia, diário, diariamente, por dia, ao dia
deadline = prazo
debt = dívida, atraso
decision = decisão
delay = atraso
delivery = entrega, remessa, envio
demand = procura, necessidade
design = design, conceção, projeto gráfico
diagnosis = diagnóstico
dialysis = diálise
diet = dieta, nutrição, alimentação
different = diferente
digital = digital
disability = deficiência, deficiente
discharge = alta
discount = desconto
disease = doença
dish = prato, refeição
dismissal = despedimento, demissão
dispatch = expedição, envio
distribution = distribuição
district = distrito, concelho
documentation = documentação
donation = doação, donativo
donor = doador
drink = bebida
driver = motorista, condutor
drug = medicamento, medicação
early years = pré-escolar, jardim de infância
east = leste
education = educação, ensino
efficiency = eficiência
effort = esforço
elderly people = idosos, pessoas idosas, terceira idade
electrical = elétrico, eléctrico
electrician = eletricista, electricista
electricity = eletricidade, energia
electronic = eletrónico, eletrônico
employment = emprego
employment contract = contrato de trabalho
employment law = direito do trabalho, direito laboral
engine = motor
england lang = inglês
environment = ambiente, ambiental
equipment = equipamento
europe = Europa, europeu
evening = noite, serão
eviction = despejo
exam = exame
example = exemplo
exercise = exercício
exhibition = exposição
expense claim = nota de despesas, notas de despesas
experiment = experiência, experimento
export = exportação
extension = extensão, prorrogação
facility = fábrica, instalação, unidade fabril
faculty = faculdade
farm = quinta, exploração agrícola
fault = defeito, avaria
feature = funcionalidade
feedback = feedback, retorno
field trip = excursão, visita de estudo, passeio
finance = finanças, financeiro
fire = incêndio, fogo
first aid = primeiros socorros
fleet = frota
flight = voo
flower = flor
food = alimento, alimentar, género alimentício
food bank = banco alimentar, banco de alimentos
food safety = segurança alimentar, higiene alimentar
foreign = estrangeiro
forklift = empilhador, empilhadeira
form = formulário
foundation = fundação, ONG
france = França
france lang = francês
fraud = fraude
freezer = câmara frigorífica, refrigerado
fresh = fresco
friend = amigo
fruit = fruta
function = função
fundraising = angariação de fundos, captação de fundos, recolha de fundos
furniture = móveis, mobiliário
game = jogo
garden = jardim, parque
gas = gás
general = geral
germany = Alemanha
germany lang = alemão
girl = rapariga, menina
glass = vidro
government = governo, autoridade, administração pública
grade = nota, classificação, ano
grade level = ano, ano de escolaridade
graphic = gráfico
guarantee = garantia
guide = guia, manual
guide = guia, manual, tutorial, instruções
hazardous = perigoso
health = saúde
health and safety = segurança no trabalho, higiene e segurança no trabalho
healthcare = cuidados de saúde, setor da saúde
healthcare assistant = auxiliar de saúde, auxiliar de ação médica
hearing = audiência
heating = aquecimento
helpdesk = helpdesk, suporte, apoio técnico
high = alto, elevado
high school = escola secundária, ensino secundário
history = história
holiday = férias
home = casa, lar, domicílio
home visit = visita domiciliária, visita ao domicílio
homeless = sem-abrigo, sem abrigo
hotel = hotel
household = agregado familiar, domicílio
housing = habitação, alojamento
human = humano
idea = ideia
immigration = imigração, imigrante, migrante
import = importação
inbound = recebido, entrante, de entrada
incident = incidente, ocorrência
inclusion = inclusão
independent firm = independente
index = índice, indicador
industry = setor, indústria, industrial
infection = infeção, infecção
infrastructure = infraestrutura
injury = lesão, acidente
installation = instalação
institution = instituição, instituto
insurance = seguro
intensive = intensivo
interface = interface
internal = interno
interpreter = intérprete
intravenous = intravenoso, endovenoso, IV
inventory = inventário, registo, parque
italy = Itália
italy lang = italiano
job application = pedido, candidatura, requerimento
job interview = entrevista de emprego, entrevista
job seeker = desempregado
journalist = jornalista
judge = juiz
key account = grande conta
lab = laboratório
language = língua, idioma
laptop = portátil, notebook
laptop = portátil, portáteis, computador portátil, computadores portáteis
large = grande
lawyer = advogado
layout = paginação, composição
learner = formando, aluno
learning = aprendizagem
legal = jurídico, legal
lesson plan = plano de aula
level = nível
library = biblioteca
licence = licença, carta
life = vida
light = luz, iluminação
line = linha de produção, linha
list = lista
loan = empréstimo, crédito
local = local, regional
local authority = autarquia, câmara, câmara municipal, município
log = registo
logistics = logística, logístico, cadeia de abastecimento
logo = logótipo, logo
long = longo
loss = perda
lunch = almoço
mail = correio, correspondência
mailbox = caixa de correio, caixa de entrada
maintenance = manutenção
man = homem
manual = manual, manualmente, à mão
market research = estudo de mercado, pesquisa de mercado
marketing = marketing
mathematics = matemática
measurement = medição
meat = carne
media = media, meios de comunicação, imprensa
mediation = mediação
medical = médico, clínico
medical record = processo clínico, prontuário, ficha clínica
medicine = medicina
medium-sized = médio
member = membro, sócio
menu = ementa, cardápio, menu
metal = metal
microbiology = microbiologia, microbiológico
middle school = ensino básico
minutes = ata
model = modelo
money = dinheiro
month = mês, mensal, mensalmente, por mês
month-end closing = fecho mensal, fecho do mês, encerramento mensal
morning = manhã
multilingual = multilingue
museum = museu
music = música
need = necessidade, requisito
netherlands = Países Baixos, Holanda
netherlands lang = neerlandês, holandês
network = rede
network = rede, redes, rede informática
new hire = novo colaborador, novos colaboradores, novos funcionários
newsletter = newsletter, boletim
night = noite
night shift = turno da noite, turno noturno
non-conformity = não conformidade, desvio
north = norte
notice = aviso, notificação
number = número
nurse = enfermeiro, enfermeira
nursing = enfermagem
offer = oferta, proposta, orçamento
office = escritório, gabinete
office supplies = material de escritório
online = online, em linha
opening = abertura
operation = operação, operações, funcionamento
order = encomenda, pedido
other = outro
outbound = de saída, expedido
outcome = resultado
outdoor = ar livre, exterior
package = pacote, encomenda
packaging = embalagem
page = página
pain = dor
paint = pintura
pallet = palete
panel = quadro elétrico
parent = pai, mãe, pais, encarregado de educação, encarregados de educação
patient = doente, utente, paciente
payment = pagamento
payroll = processamento salarial, folha de pagamento, vencimentos, recibo de vencimento
penalty = multa, coima
person = pessoa, gente
pharmacy = farmácia
photography = fotografia
physiotherapy = fisioterapia
piece = peça
pipe = tubo, tubagem
planning permission = licença de construção
plumbing = canalização
poland = Polónia
portugal = Portugal
portugal lang = português
poster = cartaz, póster
press release = comunicado de imprensa, nota de imprensa
pressure = pressão
price = preço
primary school = escola primária, ensino básico, escola básica
printer = impressora
printing = impressão
private = privado
production = produção, fabrico
progress = progresso
project = projeto, projecto
property = imóvel, propriedade, imobiliário
protocol = protocolo, procedimento
public = público
publisher = editora
pump = bomba
purchase = compra, aquisição, aprovisionamento
quality control = controlo de qualidade, controle de qualidade
queue = fila
rail = comboio, ferrovia, ferroviário
rate of response = taxa de resposta
raw material = matéria-prima, matérias-primas
reading = leitura
receipt = recibo, comprovativo
reception = receção, recepção
recipe = receita
recruitment = recrutamento, contratação
refugee = refugiado
register = registo, inscrição, matrícula
regular = regular, regularmente, periódico
rehabilitation = reabilitação
release = lançamento, versão
rent = renda, aluguer, arrendamento, aluguel
replacement = substituição
request = pedido, a pedido, solicitação
request = pedido, solicitação, ticket, chamado, incidente
resident = residente, habitante, morador, utente
response = resposta
response time = tempo de resposta
restaurant = restaurante
retail = retalho, varejo, comércio a retalho
return = devolução
review = revisão
risk = risco
road = estrada, rua
room = sala, laboratório
room = sala, quarto
rota = escala, escala de serviço, escalas, mapa de turnos
route = rota, percurso, itinerário
safety check = inspeção de segurança, verificação de segurança
sale = venda, comercial
same = mesmo
sample = amostra
satisfaction = satisfação
saving = poupança
schedule = horário, calendário, cronograma
school = escola
school = escola, agrupamento, estabelecimento de ensino
science = ciência, científico
screen = ecrã, tela
season = época, temporada
security = segurança
server = servidor
service = serviço
setting = ambiente, contexto
settlement = acordo
shelter = abrigo, albergue
ship = navio, barco
shopping centre = centro comercial
short = curto
sick leave = baixa médica, baixa
sign = sinal, sinalética
skill = competência, capacidade
small = pequeno
SME = PME, pequenas e médias empresas
social = social
social media = redes sociais
social worker = assistente social, técnico de serviço social
software = software
south = sul
spain = Espanha
spain lang = espanhol
spare part = peça de reposição, peças de reposição, peça sobressalente, peças sobressalentes
speaker = orador
specification = especificação, caderno de encargos
sport = desporto, esporte
spreadsheet = folha de cálculo, folhas de cálculo, planilha
stage = fase, etapa
stakeholder = parte interessada, partes interessadas
standard = norma, padrão
statement = extrato, declaração
statistics = estatística, estatístico
steel = aço
storage = armazenamento, armazenagem
strategy = estratégia, estratégico
stroke = AVC
structure = estrutura
subject = disciplina, tema, assunto
subtitle = legenda
summer = verão
supermarket = supermercado
supply = fornecimento
surgery = cirurgia, bloco operatório, cirúrgico
survey = inquérito, questionário, sondagem
switch = interruptor
switzerland = Suíça
system = sistema
tax = imposto, fiscal, tributário
tax return = declaração de impostos, declaração fiscal, declaração de IRS
teacher = professor, docente
teaching = ensino, docência
technical = técnico
technician = técnico
technology = tecnologia
television = televisão
temperature = temperatura
template = modelo
tenant = inquilino, arrendatário
test = teste, ensaio, prova
text = texto
theatre = teatro
therapy = terapia, tratamento
thesis = tese, dissertação
ticket = ticket, pedido
timber = madeira
time = tempo, prazo
TMS = sistema de gestão de transportes, TMS
tool = ferramenta
tourism = turismo, turista, turístico
trade fair = feira
trade union = sindicato
traffic = tráfego, trânsito
training = formação
transport = transporte
travel = viagem, deslocação
treasurer = tesoureiro
treatment = tratamento
trip = viagem
turkish = turco
tyre = pneu
united kingdom = Reino Unido
usability = usabilidade
user = utilizador, usuário, colaborador
vacancy = vaga
value = valor
vat = IVA, imposto sobre o valor acrescentado
vegetable = legume, hortaliça
village = aldeia, vila
visa = visto
voice = voz
volunteer person = voluntário
waste = resíduo, desperdício, lixo
water = água
weekend = fim de semana, fim-de-semana
west = oeste
wireless = sem fios, wireless, wi-fi, wifi
WMS = sistema de gestão de armazéns, WMS
woman = mulher
wood = floresta
worker = trabalhador, operário
working hours = horário de trabalho
workplace = local de trabalho, posto de trabalho
workshop room = oficina
world = mundo
wound = ferida
writing = redação, escrita
year = ano, anual, anualmente, por ano
youth = juventude, jovem, jovens, adolescente
transition = transição, passagem, mudança
absent = ausente, de folga, de férias, de baixa, faltava, falta, não estava, não está, doente, ausência
rota = escala, escala de serviço, mapa de turnos
call out = piquete, prevenção
questionnaire = inquérito, questionário, sondagem
online survey = inquérito online
slot = sessão, turno
link work = articulação, coordenação
physio = fisioterapia
occupational therapy = terapia ocupacional
access = acesso
exam = exame, prova
exam taken = aprovado, aprovada, aprovados
guidebook = guia, manual, instruções
both = ambos, ambas, os dois, as duas
self taught = autodidata
site manager = chefe de obra, diretor de obra
surveyor = topógrafo, topógrafa
bypass road = variante, circular
trunk road = estrada nacional
starting date = data de início
notice period = aviso prévio, pré-aviso
level word = nível
leaver = saída
waste food = desperdício, quebras
caller = chamador
charge shift = chefe de turno
duty cover = substituição
own time = tempo livre
paperwork = papelada, formulários
monthly = mensal, mensais, por mês, todos os meses
weekly word = semanal, semanais, por semana, todas as semanas
daily word = diário, diária, por dia, todos os dias
yearly word = anual, anuais, por ano, todos os anos
several kinds = diversos, diversas
person served = utente, cliente, paciente
member staff = funcionário, funcionária, colaborador, trabalhador, pessoal
work placement = estágio
documentation = documentação, registos
inquiry = pedido, pergunta, consulta
complaint = reclamação, queixa
delivery = entrega, envio
invoice = fatura
quote = orçamento, proposta
order noun = encomenda, pedido
appointment noun = marcação, consulta
report noun = relatório
goods = mercadoria, mercadorias, produtos, artigos
stocktake = inventário
machine = máquina, equipamento, aparelho
customer facing = contacto com clientes
children = criança, aluno
colleague = colega
month-end = fecho mensal
year-end = contas anuais, fecho anual
payroll = processamento salarial, salários
reminder letters = lembrete, aviso de pagamento
training day = formação, ação de formação
safety = segurança
quality = qualidade
handover noun = passagem de turno, passagem
family = família, familiares
elderly = idosos, pessoas idosas
meals = refeição, refeições
guests = cliente, convidado
evening shift = turno da tarde
early shift = turno da manhã
lessons = aula, lição
parents = pais, encarregados de educação
campaign = campanha
subscriber = subscritor, destinatário
open rate = taxa de abertura
landing = página de destino
user = utilizador, utilizadora
dashboard = painel, dashboard
script = script
duplicate = duplicado
interviews = entrevista
job applications = candidatura
confirmation = confirmação
as needed = quando necessário, se necessário, quando precisa, quando preciso, sempre que necessário, conforme necessário
correspondence = correspondência, correio, cartas
phone call = chamada, chamada telefónica, telefonema
lawyer = advogado, advogada
assessor = perito, perita, avaliador
trip = deslocação, deslocações, viagem, viagens
wait time = espera, tempo de espera
turnaround = prazo de tratamento, tempo de tratamento
response time = tempo de resposta, prazo de resposta
meeting = reunião, sessão
rota = escala, escalas, mapa de turnos
quote = orçamento, orçamentos, proposta de preço
contract = contrato
file case = processo, processos, dossiê, caso
resident = residente, utente
pupil = aluno, aluna, estudante
temp = temporário, sazonal
trainee person = aprendiz, estagiário
prosthesis = prótese
surgery operation = operação, cirurgia, intervenção cirúrgica
after surgery = pós-operatório, após cirurgia
plan drawing = desenho, esquema
vehicle = veículo, <viatura
goods = mercadoria, mercadorias
shift pattern = turnos rotativos, trabalho por turnos
on call = piquete, serviço de urgência
leave = férias, folga, folgas
absence = ausência, ausências
illness = doença, baixa
holiday time = período de férias
focus = foco, ênfase
handover = passagem de turno, passagem
backlog = atraso, atrasos
unpaid = pagamento em atraso, pagamentos em atraso, dívida
spare parts = peças sobresselentes, peças
plant bed = canteiro
parts of team = equipa, brigada
pricing = tarifa
site building = obra, obras, estaleiro
branch shop = loja, ponto de venda, filial
nursing home = lar, lar de idosos
daycare = creche, infantário
paperwork = documentos, papéis, documentação
work order = ordem de trabalho, folha de obra
appointment = marcação, marcações
first appointment = primeira consulta
night = noite, noturno
weekend = fim de semana, fins de semana
peak season = época alta
without paper = sem papel
square metre = metros quadrados, m2
private customer = particular, particulares
business customer = cliente empresarial
newcomer = novo colaborador, novos colaboradores, novo colega, novos colegas
by hand = à mão, manual, manualmente
in writing = escrito, por escrito
by phone = por telefone, telefónico, ao telefone
at a distance = à distância
on site = no local
small = pequeno, pequena
external = externo, externa
internal = interno, interna
abroad = no estrangeiro
municipality = município, autarquia, câmara municipal
breakdown = avaria, falha
rate of errors = taxa de erros, taxa de erro
course class = curso, aula
winter = inverno
spring = primavera
autumn = outono
expiry = data de validade, validade
floor storey = piso, andar
patient = paciente, doente
working group = grupo de trabalho, grupo de projeto
meal = refeição, refeições
spreadsheet = folha de cálculo, folhas de cálculo, planilha, <Excel, <Google Sheets, <LibreOffice Calc
member of staff = funcionário, colaborador, empregado, trabalhador
monthly = mensal, por mês, todos os meses
weekly = semanal, por semana, todas as semanas
daily = diário, por dia, todos os dias
yearly = anual, por ano, todos os anos
competitor = concorrente, concorrência
`,
	fractions: `
50 = metade, a metade, um em cada dois
25 = um quarto, uma quarta parte, um em cada quatro
75 = três quartos
33 33.3 = um terço, um em cada três
66 67 66.7 = dois terços
20 = um quinto, um em cada cinco
10 = um décimo, um em cada dez
`,
	measures: `
area 1 = m², m2, metro quadrado
mass 1 = kg, quilo, quilograma
voltage 1 = V, volt, volts
mass 1000 = t, tonelada
mass 0.001 = grama
length 1 = metro
length 1000 = km, quilómetro, quilômetro
length 0.01 = cm, centímetro
volume 1 = l, litro
`,
	papers:
		"certificado certificada certificação título licenciado licenciada formado formada diplomado",
	fillers: `
já
no meu cargo atual
na minha função atual
no meu trabalho atual
ao nível
depois
de acordo com
segundo
conforme
em conformidade com
no âmbito de
no âmbito da
no âmbito do
na área de
no total
ao todo
entre outros
por exemplo
em matéria de
composto por
no meu cargo de
no meu posto atual
na minha função de
neste cargo
na qualidade de
dentro de
ao longo de
trabalho como
trabalho em
trabalho na
trabalho no
trabalhei em
trabalhei como
trabalhei na
trabalhei no
trabalhando em
a trabalhar em
a trabalhar como
tenho trabalhado
sistema
sistemas
software
ferramenta
ferramentas
plataforma
processo
processos
procedimento
procedimentos
atividades
tarefas
respetivos
respetivas
necessários
necessárias
existentes
também
ainda
além disso
até agora
até hoje
até à data
em regra
por norma
em comparação com
comparado com
face a
no ano
no ano de
nos anos
de momento
atualmente
hoje em dia
sob a forma de
no contexto de
em colaboração com
em cooperação com
ano
anos
pessoa
pessoas
tipo
número
habitualmente
geralmente
normalmente
ou seja
isto é
fica a cargo de
está a cargo de
a cargo de
paralelamente
em paralelo
ao mesmo tempo
no conjunto
seguindo
adicionalmente
por outro lado
fase
fases
deles
delas
dos quais
das quais
no uso de
no uso do
na utilização de
na utilização do
`,
	learning:
		"substituição, substituir, curso, cursos, formação, workshop, seminário, webinar, palestra, módulo, oficina, introdução a, introdução ao, participei, frequentei, assisti a, observei, observação, aprendi, aprender, aprendendo, aprendizagem, noções, interesse em, interesse por, autodidata, em formação, visita",
	others:
		"equipa, equipe, departamento, colegas, colega, fornecedor, subcontratado, subempreiteiro, agência, fabricante, empresa, diretor, diretora, direção, chefe, responsável, gerente, cliente, parceiro, programadores, engenheiros, técnicos, contabilista, contador, sede, médicos, consultor, consultora, prestador, auditor, auditoria, inspetor, inspeção, escritório, secretaria, administração, contabilidade, médico, médica, laboratório, prefeitura, câmara, proprietário, proprietária, engenheiro, engenheira, arquiteto, arquiteta, encarregado, organismo, advogado, advogada, coordenador, coordenadora, enfermeira, diretoria, jurídico",
	happening:
		"desceu, desceram, caiu, caíram, subiu, subiram, cresceu, cresceram, diminuiu, diminuíram, aumentou, aumentaram, passou, passaram, baixou, baixaram, melhorou, queda, descida, subida",
	of: "de, dos, das, dentre, dos quais, das quais, entre eles",
	prefixes: "co",
	determiners: "o a os as um uma nosso nossa nossos nossas",
	being: "sou e fui era",
	lacking:
		"não tenho, ainda não tenho, ainda não trabalhei, ainda não, falta-me, não domino, não falo, não conheço, sem experiência em, nunca trabalhei, não consta do meu currículo, não constam do meu currículo, não consta do meu CV, não constam do meu CV",
	carrying:
		"elaborar, elaboração, realizar, realização, preparar, preparação, tratar, tratamento, fazer, efetuar, cuidar, cuido, cuidei, cuidava, ocupar, ocupo, encarregar, executar, execução, confecção, confeccionar, tratar de, emitir, emissão, redigir, redação, preencher, preenchimento, enviar, envio, levar a cabo, preparação de, despachar, atender, atendimento, registar, registo, responder a, acompanhar, acompanhamento",
	instead: "em vez de, em lugar de, contra",
	higher:
		"mais alto, mais alta, a mais, mais, acima, acima de, superior, subiu, subiram, cresceu, aumentou",
	lower:
		"mais baixo, mais baixa, a menos, menos, abaixo, abaixo de, inferior, desceu, desceram, caiu, baixou, diminuiu, mais rápido, mais rápida, mais curto, mais curta",
	each: "cada por",
	accompanied: "com",
	company: "junto conjuntamente",
	exceptive: "",
	single: "um uma",
	between: "entre",
	before: "antes",
	after: "depois apos",
	when: "quando enquanto se",
	is: "sou e",
	was: "fui era",
};
