// Spanish: words of the same meaning and rank, by concept.
import type { ConceptWords } from "../concept-words.ts";

export const concepts: ConceptWords = {
	deeds: `
handle funds = manejar, administrar, gestionar
send = enviar, remitir, mandar, hacer llegar
get paper = obtener, conseguir
examine = examinar, analizar
combine = unificar, reunir, fusionar
phone = llamar, telefonear
recover money = cobrar, recuperar
hand in = entregar, presentar
dose = dispensar, entregar
triage = clasificar, triaje
disinfect = desinfectar, desinfección, esterilizar
set table = poner la mesa, montar
check stock = contar, inventariar, recuento
close books = cerrar, cierre
cover costs = financiar, financiación
show data = mostrar, visualizar
raise money = recaudar, captar
release = desplegar, lanzar, poner en producción
focus = centrarse en, enfocarse en
prioritize = priorizar, establecer prioridades, priorización
join teams = asistir, asistencia, participar
wrap = empaquetar, embalar, envasar
load = cargar, carga
unload = descargar, descarga
fill in = rellenar, cumplimentar
send out = enviar, envío, mandar
sign up = inscribir, inscripción, apuntar
serve customers = atender, atención a
wash = lavar, lavado
iron = planchar, plancha
harvest = cosechar, cosecha, recolectar, recolección
water = regar, riego
weld = soldar, soldadura
sand = lijar, lijado
prepare food = cocinar, preparar, elaborar, elaboración
enter data = introducir, introducción, registrar, registro
book appointments = concertar, agendar, reservar
handle matters = tramitar, gestionar, atender, ocuparse de
check in = registrar
stop machine = parar, detener, paro
compile = recopilar, recopilación, reunir, compilar
reconcile = conciliar, conciliación, cuadrar, cuadre
replace = reemplazar, reemplazo, cambiar, cambio
mount = instalar, instalación, montar, montaje, colocar, colocación
take in = recibir, recepción, recepcionar
take back = devolución, recoger devoluciones
lend = prestar, préstamo
catalog = catalogar, catalogación
label = etiquetar, etiquetado, rotular
de-escalate = desescalar, calmar, apaciguar
pass on = remitir, trasladar, pasar, reenviar
digitize = digitalizar, digitalización, escanear, pasar a digital
advise = asesorar, aconsejar, orientar
administer = administrar, dar, suministrar
agree = acordar, pactar
allocate = asignar, repartir, distribuir
amend = modificar, enmendar, revisar
analyze = analizar
answer = responder a, contestar, atender, responder
apply = aplicar
appear = comparecer
archive = archivar, archivo
arrange = organizar, concertar, gestionar
assemble = montar, ensamblar, montaje
assess = evaluar, valorar, calificar
attend = asistir a
audit = auditar
bake = hornear
book = reservar
budget = presupuestar
build = construir
buy = comprar, adquirir, aprovisionar
calculate = calcular, cálculo
calibrate = calibrar, calibración
care = cuidar, atender, cuidado de
check = verificar, comprobar, revisar, controlar, inspeccionar
clean = limpiar, lavar
close = cerrar
collect = recoger, recopilar, reunir, recabar
communicate = comunicar, mantener contacto
complete = completar, terminar, finalizar
perform = realizar, llevar a cabo, efectuar, hacer, ejecutar, desarrollar
configure = configurar
contact = contactar
convert = convertir, transformar
cook = cocinar, preparar, elaborar
coordinate = coordinar
correct = corregir
cover = sustituir, cubrir
cut = cortar
decide = decidir
deliver = entregar, repartir
deploy = desplegar, implantar
describe = describir
design = diseñar, maquetar, crear
detect = detectar, identificar, descubrir, encontrar
develop = desarrollar, crear, elaborar
make = desarrollar, crear, elaborar, confeccionar, redactar
diagnose = diagnosticar
dismantle = desmontar
distribute = distribuir, repartir
document = documentar, registrar, anotar
draft = redactar, preparar, elaborar
drive = conducir
earn = obtener
educate = educar, enseñar
train = formar, capacitar, enseñar, impartir formación, dar formación, adiestrar
teach = enseñar, dar clases, impartir clases, impartir
onboard = incorporar, acoger, integrar, poner al día
empty = descargar, descarga
load = cargar, carga
estimate = estimar, presupuestar
examine = examinar, estudiar
explain = explicar
expand = ampliar, extender
fall = bajar, descender, caer, disminuir
down = bajar, descender, caer, disminuir, reducir, recortar, rebajar
up = aumentar, subir, incrementar, crecer, elevar
file = presentar, entregar
fill = cubrir, llenar
find = encontrar, hallar
fix = reparar, arreglar
repair = reparar, arreglar, reparación
grow = cultivar
greet = recibir, acoger, atender
handle = gestionar, tramitar, ocuparse de, atender, llevar
hire = contratar, reclutar
host = acoger, celebrar, organizar
improve = mejorar, optimizar, perfeccionar
inform = informar, avisar
inspect = inspeccionar
install = instalar, montar, colocar
interpret = interpretar
invoice = facturar, emitir facturas
issue = emitir, expedir
keep = mantener, llevar, conservar
maintain = mantener, mantenimiento de
service = mantener, mantenimiento de
measure = medir
mediate = mediar
meet = cumplir, alcanzar
mentor = tutorizar, guiar, asesorar, ser mentor de, mentorizar
monitor = <supervisar, seguir, vigilar, <controlar, monitorizar, hacer seguimiento de
move = trasladar, mover
negotiate = negociar
number = contar
obtain = obtener, conseguir
offer = ofrecer
open = abrir
operate = operar, manejar, utilizar
order = pedir, encargar, hacer pedidos
organize = organizar, celebrar
pack = embalar, empaquetar, envasar
paint = pintar
pay = pagar
pick = preparar pedidos, preparación de pedidos
plan = planificar, programar
plead = alegar
post = contabilizar, registrar
prepare = preparar, elaborar
present = presentar, exponer
print = imprimir
process = procesar, tramitar, gestionar
produce = producir, fabricar, elaborar
proofread = corregir, revisar
protect = proteger
provide = proporcionar, ofrecer, prestar, dar, brindar
publish = publicar
reach = alcanzar, llegar a
receive = recibir, obtener
reconcile = conciliar, cuadrar
redesign = rediseñar, rediseño
refer = derivar, remitir
register = registrar, inscribir, dar de alta
renew = renovar
replace = sustituir, reemplazar, cambiar
reply = responder, contestar
report = informar, notificar, reportar
represent = representar
resolve = resolver, solucionar
restock = reponer, reabastecer
review = revisar, examinar
run = llevar, <dirigir, impartir
search = buscar
select = seleccionar, elegir
sell = vender
send = enviar, expedir
serve = atender, servir
set up = montar, crear, fundar, establecer, poner en marcha
implement = introducir, implantar, implementar, poner en marcha
shorten = acortar, reducir
sign = firmar, <aprobar
sort = clasificar, ordenar
speak = hablar
store = almacenar, guardar
study = estudiar, cursar
take part = participar en, tomar parte en
take over = asumir, hacerse cargo de
test = probar, testear
translate = traducir
transport = transportar, trasladar
treat = tratar
update = actualizar, mantener al día
use = utilizar, usar, emplear, trabajar con, manejar
visit = visitar
weigh = pesar
win = ganar, captar, conseguir
write = escribir, redactar
lead = liderar, dirigir, encabezar, llevar, gestionar, coordinar equipos, estar al frente de, capitanear
handle = gestionar, llevar, tramitar, encargarse de, ocuparse de, atender
make = elaborar, crear, hacer, realizar, preparar, confeccionar, montar, desarrollar
design = diseñar, hacer el diseño de, crear, idear, concebir, maquetar
sell = vender, comercializar, venta de
visit = visitar, hacer visitas a, realizar visitas a, acudir a
keep = mantener, conservar, llevar, cuidar
up = aumentar, subir, elevar, incrementar, crecer, hacer crecer, ampliar
down = bajar, reducir, recortar, disminuir, rebajar, acortar
train = formar, enseñar, dar formación a, impartir formación a, instruir
win = conseguir, captar, ganar, obtener, lograr, cerrar
achieve = conseguir, lograr, alcanzar, cumplir, llegar a, obtener
check = comprobar, revisar, verificar, controlar, repasar
negotiate = negociar, pactar, acordar
present = presentar, exponer, mostrar
organize = organizar, montar, preparar, planificar
illustrate = ilustrar, dibujar, hacer ilustraciones de
cooperate = colaborar con, trabajar con, trabajar junto a, cooperar con
mend contribution = contribuir a
own keep = mantener, llevar
show someone = mostrar, enseñar, familiarizar
try out = probar, ensayar
start off = empezar, comenzar, iniciar, arrancar
rise career = ascender, promocionar
look through = revisar, cribar, repasar
set up survey = crear, montar, preparar
collect orders = preparar pedidos, recoger
substitute = sustituir, suplir, cubrir a
take exam = examinarse, presentarse
create text = redactar, escribir
send out = enviar, mandar, remitir
accompany = acompañar
welcome = recibir, acoger, dar la bienvenida
drive round = conducir, hacer la ruta
set out works = replantear, replanteo
hand off = derivar, pasar, trasladar
bring to = llevar, situar
digitise = digitalizar, digitalización
prepare food = preparar, cocinar, elaborar
log = registrar, anotar, apuntar
price up = presupuestar
tidy data = depurar, limpiar
remove = eliminar, borrar, quitar
get back = recuperar
answer calls = atender, contestar, coger
arrange with = concertar, acordar, fijar
choose = elegir, seleccionar, escoger
keep books = llevar
file documents = archivar, clasificar
compare = comparar, cotejar, conciliar
change over = cambiar, pasar
speak lang = hablar
explain to = explicar, exponer
serve guests = servir, atender
unload = descargar
stack shelves = reponer, rellenar
repair machines = reparar, arreglar
wash patients = asear, lavar, bañar
teach class = enseñar, dar, impartir
hold meeting = celebrar, mantener
decide stay = quedarse con, mantener
spot = detectar, detección, localizar, descubrir, identificar
stand in = sustituir, sustitución, suplir, suplencia, reemplazar, cubrir a
remove duplicates = depuración, eliminar, eliminación, borrar
rewrite = reescribir, reelaborar, reelaboración, revisar la redacción de
pass on = derivar, derivación, transmitir, reenviar
send = enviar, envío, mandar, remitir, expedir
prepare ready = preparar, preparación, disponer, alistar, dejar listo
install put = instalar, instalación, montar, montaje, colocar, colocación
commission = poner en marcha, puesta en marcha, poner en servicio, puesta en servicio
fault-find = buscar averías, búsqueda de averías, localización de averías, diagnóstico de averías
calm = tranquilizar, calmar, apaciguar
accompany = acompañar, acompañamiento, escoltar
bill = facturar, facturación, emitir facturas, emisión de facturas
register = registrar, registro, introducir, anotar, dar de alta, grabar
file away = archivar, archivo, archivado
reconcile = conciliar, conciliación, cuadrar, cuadre, puntear
chase payment = reclamar, reclamación, recobrar, recobro
serve at counter = atender al público, atención al público, atender en mostrador, atención en mostrador
welcome = recepción, acoger, acogida, dar la bienvenida
answer calls = atender llamadas, atención telefónica, atender el teléfono, responder llamadas
measure up = medir, medición, mediciones, toma de medidas
sample = tomar muestras, toma de muestras, muestrear, muestreo
spot check = controles aleatorios, muestreos, controlar por muestreo
keep in order = cuidar, cuidado
restock = reponer, reposición, reabastecer, rellenar
cook = cocinar, preparar platos, guisar
harvest = cosechar, cosecha, recolectar, recolección, recogida
pack goods = embalar, embalaje, empaquetar, empaquetado, envasar
unload = descargar, descarga
sew = coser, costura
paint = pintar, pintura, barnizar
hand in = presentar, presentación
apply for = solicitar, solicitud de
write minutes = levantar acta, redactar actas, redacción de actas
advise = asesorar, asesoramiento, aconsejar, orientar
agree terms = acordar, <negociar, <negociación, pactar
convert transfer = trasladar, traslado, migrar, migración, transferir
down = reducir, reducción, acortar, bajar, rebajar, disminuir, recortar
up = aumentar, aumento, subir, elevar, incrementar
show around = guiar visitas, visitas guiadas, enseñar
weigh = pesar, pesaje
count stock = inventariar, inventario, hacer inventario
close till = cerrar caja, cierre de caja, cuadre de caja, cuadrar la caja
set up rig = ajustar, ajuste, regular
service machines = mantenimiento
teach class = enseñar, enseñanza, dar clases de, impartir
make familiar = formar, formación de, instruir, enseñar
report to = notificar, avisar
replace swap = sustituir, sustitución, reemplazar
look at inspect = inspeccionar, inspección, examinar
test trial = probar, prueba, pruebas, ensayar, ensayo, ensayos
photograph = fotografiar
catalogue = catalogar, catalogación
digitise = digitalizar, digitalización, escanear
renovate = rehabilitar, rehabilitación, renovar
excavate = excavar, excavación
give medicine = administrar medicación, dar la medicación, administrar medicamentos
feed animals = alimentar, dar de comer
water plants = regar, riego
decorate = decorar, decoración
sweep clean = ordenar, recoger
print = imprimir, impresión
label = etiquetar, etiquetado
stack = apilar, paletizar
exercise with = hacer ejercicios con
show someone how = mostrar, <formar, <instruir, <capacitar
go along = acompañar, <tutorizar, <formar
look after = atender, asistir, Atención
assign = asignar, dar, conceder, fijar, asignación
teach class = impartir, dar, enseñar, docencia de, docencia, impartición
be in charge = encargarse de, ocuparse de, encargada de, encargado de, responsable de, a cargo de, al cargo de
meet with = reunirse, reunirse con, entrevistarse con
key in = registrar, introducir, anotar, grabar
put right = corregir, subsanar, resolver, arreglar, solucionar
tell report = informar, comunicar, notificar, avisar
bring in money = generar, aportar, ingresar
pass along = enviar, remitir, trasladar, entregar, presentar
roll out = implantar, introducir, implementar, poner en marcha, implantación, introducción, implementación, puesta en marcha
finish = terminar, finalizar, acabar, completar, concluir
assure = asegurar, garantizar
keep watch = controlar, <supervisar, vigilar, control
discuss = tratar, comentar, hablar de
write down = registrar, anotar, documentar, registro
draw up = elaborar, preparar, redactar, confeccionar, elaboración, preparación, confección
cut down = reducir, disminuir, bajar, rebajar, reducción, disminución
push up = aumentar, incrementar, elevar, aumento, incremento
rise = subir, aumentar, crecer, pasar
avisar = avisar, alertar, dar aviso
suministrar = suministrar, proveer, abastecer
suplir = suplir, sustituir, cubrir
cargar = cargar, introducir, volcar
dar cita = dar citas, asignar citas, citar, dar cita
digitalizar = digitalizar, pasar a digital, escanear
tener reuniones = reunirse, mantener reuniones, tener reuniones
llevar cuentas = llevar las cuentas, llevar la contabilidad, contabilidad
`,
	things: `
days off = días libres, libranzas, descansos, días de descanso
newcomer = nuevo, recién llegado, recién llegada, recién incorporado, recién incorporada
cash count = cuadre, arqueo
at once = a la vez, simultáneo, al mismo tiempo
defect = defecto, fallo, avería
downtime = parada, paro
scrap = merma, desecho, rechazo
handbook = manual, guía
stockroom = almacén, depósito
survey = encuesta, sondeo, cuestionario
expense = coste, costo, gasto
older people = personas mayores, ancianos
pupil = alumno, estudiante
rates = tarifa, precio
on time = a tiempo, dentro de plazo, en plazo
three shifts = tres turnos, a tres turnos
late shift = turno de tarde
weekday shift = turno de mañana
nationwide = a nivel nacional, en todo el país, nacional
bill cost = factura
household linen = ropa, ropa de cama, lencería
site = obra
faculty = profesorado, claustro, docente
learning material = material didáctico, material formativo
ppe = EPI, equipo de protección individual
sop = PNT, procedimiento normalizado de trabajo
purchase order = pedido de compra, orden de compra
month end = cierre mensual, cierre de mes
accounts receivable = cuentas a cobrar, cuentas por cobrar
accounts payable = cuentas a pagar, cuentas por pagar
ticket = ticket, incidencia, solicitud
due date = plazo, vencimiento, fecha límite
availability = disponibilidad
initiative = iniciativa, proyecto
real time = tiempo real, en tiempo real, en directo
first = primero, inicial
evening = tarde, noche
handheld = PDA, terminal de mano
household = hogar, familia
rota = cuadrante, turnos, planilla
holiday cover = vacaciones, permiso
appointment slot = cita, consulta
injury = lesión, herida
delay = retraso, demora
breakdown = avería, fallo, incidencia
client call = llamada, llamada telefónica, conversación
website presence = página, sitio, perfil
guidance = dirección, orientación
situation = situación, circunstancia, momento
finding = resultado, hallazgo, conclusión
client account = cuenta, cliente
case = caso, expediente, asunto
inventory = existencias, inventario, stock
address = dirección, domicilio
administration = administración, administrativo
advert = anuncio, publicidad
advice = asesoramiento, consejo, asesoría, consejería
age = edad
air = aire
ambulance = ambulancia
animal = animal
annual accounts = cuentas anuales, cierre anual
appeal = recurso, apelación
applicant = candidato, solicitante, aspirante
appointment = cita
apprentice = aprendiz
apprenticeship = formación profesional
arabic = árabe
area = zona, área, región, territorio, provincia
artwork = ilustración, dibujo
assembly = montaje, ensamblaje
associate = socio, colaborador
association = asociación
attendance = asistencia, presencia
audience = público, audiencia
audit = auditoría
austria = Austria
author = autor
availability = disponibilidad
average = medio, promedio, media, de media
backlog = atraso, retraso, trabajo atrasado
backup = copia de seguridad, respaldo
balance = balance
bank = banco, bancario
bank reconciliation = conciliación bancaria, conciliación
bed = cama
beginner = principiante
belgium = Bélgica
benefit = prestación, ayuda
bill = factura
billing = facturación
blood = sangre, sanguíneo
board = junta, consejo
body = cuerpo
boiler = caldera
bonus = bono
book = libro, obra, título
book cover = cubierta de libro, portada de libro
bookkeeping = contabilidad, contable
breakdown = avería, fallo, parada
breakfast = desayuno
brochure = folleto
budget = presupuesto
bus = autobús, autocar, bus
cable = cable, cableado
calendar = agenda, calendario
campaign = campaña
canteen = comedor, cantina
car park = aparcamiento
card = tarjeta
care home = residencia de mayores, residencia de ancianos, residencia geriátrica
cargo = carga, flete
carpenter = carpintero
case = caso, expediente
cash = efectivo, caja
cash register = caja
catalogue = catálogo
category = categoría, tipo, clase
cause = causa
change = cambio, modificación
charge = tarifa, honorarios
checklist = lista de verificación, checklist
chef = cocinero, <chef
child care = guardería, cuidado de niños
choice = elección, selección
church = iglesia, parroquia
city = ciudad
city council = ayuntamiento, municipio, municipal
class = clase, aula
classroom = aula
cleaning = limpieza
client meeting = visita a clientes, reunión con clientes
clinic = clínica
clinical = clínico
closing = cierre
clothing = ropa, prenda, textil
coffee = café
college = universidad
colour = color
commission = comisión
committee = comité
community = comunidad, barrio
company = empresa, compañía, firma, negocio
competition = concurso, competición
competitor = competidor
component = componente, pieza
computer = ordenador, computadora, computador
concept = concepto
concert = concierto
condition = condición
conflict = conflicto, litigio
construction = construcción, obra
construction site = obra
consultation = consulta
consumption = consumo
contact = contacto
content = contenido
contractor = contratista, subcontratista
cooking = cocina
copy = copia
correspondence = correspondencia, carta
council housing = vivienda social
course = curso
court = tribunal, juzgado
cover = cubierta, portada
craft = oficio, artesanía
credit note = nota de crédito, abono
crisis = crisis
curriculum = plan de estudios, currículo, temario
customer = cliente, comprador, cuenta, clientela
customs = aduana, aduanero
damage = daño
data entry = introducción de datos, grabación de datos, entrada de datos
data protection = protección de datos
database = base de datos
deadline = plazo, fecha límite
debt = deuda, atraso
decision = decisión, resolución
delay = retraso, demora
delivery = entrega, envío
demand = demanda, necesidad
design = diseño, maquetación
diagnosis = diagnóstico
dialysis = diálisis
diet = dieta, nutrición, alimentación
different = diferente, distinto
digital = digital
disability = discapacidad, discapacitado
discharge = alta
discount = descuento
disease = enfermedad
dish = plato, comida
dismissal = despido
dispatch = expedición, despacho, envío
distribution = distribución, reparto
district = distrito, provincia
documentation = documentación
donation = donación, donativo
donor = donante
drink = bebida
driver = conductor, chófer
drug = medicamento, medicación
early years = educación infantil, preescolar, parvulario
east = este
education = educación, enseñanza
efficiency = eficiencia
effort = esfuerzo
elderly people = personas mayores, mayores, ancianos, tercera edad
electrical = eléctrico
electrician = electricista
electricity = electricidad, energía
electronic = electrónico
employment = empleo, laboral
employment contract = contrato de trabajo, contrato laboral
employment law = derecho laboral, derecho del trabajo
engine = motor
england lang = inglés
environment = medio ambiente, medioambiental, ambiental
equipment = equipo, equipamiento
europe = Europa, europeo
evening = tarde, noche
eviction = desahucio, desalojo
exam = examen
example = ejemplo
exercise = ejercicio
exhibition = exposición
expense claim = nota de gastos, notas de gastos
experiment = experimento
export = exportación
extension = ampliación, prórroga
facility = fábrica, planta, instalación
faculty = facultad
fair = feria, salón, certamen
farm = granja, finca
fault = avería, defecto
feature = funcionalidad, función
feedback = retroalimentación, comentarios
field trip = excursión, salida
finance = finanzas, financiero
fire = incendio, fuego
first aid = primeros auxilios
fleet = flota
flight = vuelo
flower = flor
food = alimento, alimentario, comida
food bank = banco de alimentos
food safety = seguridad alimentaria, higiene alimentaria
foreign = extranjero
forklift = carretilla elevadora, montacargas
form = formulario
foundation = fundación, ONG
france = Francia
france lang = francés
fraud = fraude
freezer = cámara frigorífica, refrigerado
fresh = fresco
friend = amigo
fruit = fruta
function = función
fundraising = recaudación de fondos, captación de fondos
furniture = mueble, mobiliario
game = juego
garden = jardín, parque
gas = gas
general = general
germany = Alemania
germany lang = alemán
girl = chica, niña
glass = vidrio, cristal
government = gobierno, autoridad, administración pública
grade = nota, calificación, curso
grade level = curso
graphic = gráfico
guarantee = garantía
guide = guía, manual
hazardous = peligroso
health = salud
health and safety = seguridad laboral, prevención de riesgos laborales, seguridad en el trabajo
healthcare = sanidad, sector sanitario, sanitario
healthcare assistant = auxiliar de enfermería
hearing = vista, audiencia
heating = calefacción
helpdesk = mesa de ayuda, helpdesk, soporte
high = alto, elevado
high school = instituto, secundaria, educación secundaria
history = historia
holiday = vacaciones
home = casa, hogar, domicilio
home visit = visita domiciliaria, visita a domicilio
homeless = sin hogar, sin techo
hotel = hotel
household = hogar, unidad familiar
housing = vivienda, alojamiento
human = humano
idea = idea
immigration = inmigración, inmigrante, migrante
import = importación
inbound = entrante
incident = incidencia, incidente
inclusion = inclusión
independent firm = independiente
index = índice, indicador
industry = sector, industria, industrial
infection = infección
infrastructure = infraestructura
injury = lesión, accidente
installation = instalación
institution = institución, instituto
insurance = seguro
intensive = intensivo
interface = interfaz
internal = interno
interpreter = intérprete
intravenous = intravenoso, IV
italy = Italia
italy lang = italiano
job application = solicitud
job interview = entrevista de trabajo, entrevista
job seeker = desempleado, demandante de empleo, parado
journalist = periodista
judge = juez
key account = gran cuenta, cuenta clave
lab = laboratorio
language = idioma, lengua
laptop = portátil
large = grande
lawyer = abogado
layout = maquetación, composición
learner = alumno, estudiante
learning = aprendizaje
legal = jurídico, legal
lesson plan = planificación de clases, plan de clase
level = nivel
library = biblioteca
licence = licencia, permiso
life = vida
light = luz, iluminación
line = línea de producción, línea
list = lista
loan = préstamo, crédito, hipoteca
local = local, regional
log = registro, diario
logistics = logística, logístico, cadena de suministro
logo = logotipo, logo
long = largo
loss = pérdida
lunch = almuerzo, comida
magazine = revista, publicación
mail = correo
mailbox = buzón, bandeja de entrada
maintenance = mantenimiento
man = hombre
manual = manual, manualmente, a mano
market research = estudio de mercado, investigación de mercado
marketing = marketing, mercadotecnia
mathematics = matemáticas
measurement = medición
meat = carne
media = medios, prensa
mediation = mediación
medical = médico
medical record = historia clínica, historial médico
medicine = medicina
medium-sized = mediano
member = miembro, socio
menu = menú, carta
metal = metal
microbiology = microbiología, microbiológico
middle school = secundaria, ESO
minutes = acta
model = modelo
money = dinero
month = mes, mensual, mensualmente, al mes, por mes, cada mes
month-end closing = cierre mensual
morning = mañana
multilingual = multilingüe
museum = museo
music = música
need = necesidad, requisito
netherlands = Países Bajos, Holanda
netherlands lang = neerlandés, holandés
network = red
new hire = nuevo empleado, nuevos empleados, nuevas incorporaciones, nuevo compañero
newsletter = boletín, newsletter
night = noche
night shift = turno de noche, turno nocturno
non-conformity = no conformidad, desviación
north = norte
notice = aviso, notificación
number = número
nurse = enfermero, enfermera
nursing = enfermería
offer = oferta, presupuesto
office = oficina, despacho
office supplies = material de oficina
online = en línea, online
opening = apertura
operation = operación, operaciones, funcionamiento
order = pedido, orden
other = otro
outbound = saliente
outcome = resultado, hallazgo
outdoor = aire libre, exterior
package = paquete
packaging = embalaje, envasado
page = página
pain = dolor
paint = pintura
pallet = palé, pallet, palés
panel = cuadro eléctrico
parent = padre, madre, progenitor
patient = paciente
payment = pago
payroll = nómina
penalty = multa, sanción
person = persona, gente
pharmacy = farmacia
photography = fotografía
physiotherapy = fisioterapia
piece = pieza
pipe = tubo, tubería
planning permission = licencia de obras
plumbing = fontanería
poland = Polonia
portfolio = cartera, portafolio
portugal = Portugal
portugal lang = portugués
poster = cartel, póster
press release = nota de prensa, comunicado de prensa
pressure = presión
price = precio
primary school = escuela primaria, colegio de primaria, educación primaria
printer = impresora
printing = impresión, imprenta
private = privado
production = producción, fabricación
progress = progreso, avance
project = proyecto
property = inmueble, propiedad, inmobiliario
protocol = protocolo, procedimiento
public = público
publisher = editorial
pump = bomba
purchase = compra, aprovisionamiento
quality control = control de calidad
queue = cola
rail = tren, ferrocarril, ferroviario
rate of response = tasa de respuesta
raw material = materia prima
reading = lectura
receipt = recibo, justificante
reception = recepción
recipe = receta
recruitment = contratación, selección de personal, reclutamiento
refugee = refugiado, solicitante de asilo
register = registro, inscripción
regular = regular, regularmente, periódico
rehabilitation = rehabilitación
release = lanzamiento, versión
rent = alquiler, arrendamiento
replacement = sustitución, reemplazo
request = solicitud, petición, a petición, a demanda
resident = residente, habitante, vecino
response = respuesta
response time = tiempo de respuesta
restaurant = restaurante
retail = comercio minorista, venta al por menor
return = devolución
review = revisión
risk = riesgo
road = carretera, calle
room = sala, habitación, cuarto
rota = cuadrante, cuadrante de turnos, planilla
route = ruta, itinerario
safety check = control de seguridad, inspección de seguridad
sale = venta, comercial
sale = venta, facturación, ingresos
same = mismo
sample = muestra
satisfaction = satisfacción
saving = ahorro
schedule = horario, calendario, programa
school = escuela, colegio
science = ciencia, científico
screen = pantalla
season = temporada
security = seguridad
server = servidor
service = servicio
setting = entorno
settlement = acuerdo, conciliación
shelter = albergue, refugio
ship = barco, buque
shopping centre = centro comercial
short = corto
sick leave = baja médica, baja
sign = señal, señalización
skill = competencia, habilidad
small = pequeño
SME = pyme, pymes
social = social
social media = redes sociales
social worker = trabajador social, trabajadora social
software = software, programa
south = sur
spain = España
spain lang = español, castellano
spare part = repuesto, recambio, pieza de repuesto
speaker = ponente, conferenciante
specification = especificación, pliego
sport = deporte
spreadsheet = hoja de cálculo, hojas de cálculo
stage = etapa, fase
stakeholder = parte interesada, partes interesadas, grupo de interés
standard = norma, estándar
statement = extracto, declaración
statistics = estadística, estadístico
steel = acero
storage = almacenamiento, almacenaje
strategy = estrategia, estratégico
stroke = ictus
structure = estructura
subject = asignatura, materia, tema
subtitle = subtítulo
summer = verano
supermarket = supermercado
supply = suministro
surgery = cirugía, quirófano, quirúrgico
survey = encuesta, cuestionario
switch = interruptor
switzerland = Suiza
system = sistema
tax = impuesto, fiscal, tributario
tax return = declaración de impuestos, declaración de la renta
teaching = enseñanza, docencia, docente
technical = técnico
technician = técnico
technology = tecnología
television = televisión, tele
temperature = temperatura
template = plantilla
tenant = inquilino, arrendatario
test = prueba, ensayo, test
text = texto
theatre = teatro
therapy = terapia, tratamiento
thesis = tesis, trabajo de fin de grado
ticket = ticket, incidencia
timber = madera
time = tiempo
TMS = sistema de gestión de transporte, TMS
tool = herramienta
tourism = turismo, turista, turístico
trade fair = feria
trade union = sindicato
traffic = tráfico, tránsito
training = formación, capacitación
transport = transporte
travel = viaje
treasurer = tesorero
treatment = tratamiento
trip = viaje, trayecto
turkish = turco
tyre = neumático
united kingdom = Reino Unido
usability = usabilidad
vacancy = vacante
value = valor
vat = IVA, impuesto sobre el valor añadido
vegetable = verdura, hortaliza
village = pueblo
visa = visado
voice = voz
volunteer person = voluntario
waste = residuo, desperdicio, merma, basura
water = agua
week = semana, semanal, a la semana, por semana, cada semana
weekend = fin de semana
west = oeste
WMS = sistema de gestión de almacenes, WMS
woman = mujer
wood = bosque
worker = trabajador, operario, obrero
working hours = horario laboral, jornada
workplace = lugar de trabajo, puesto de trabajo
workshop room = taller
world = mundo
wound = herida
writing = redacción, escritura
year = año, anual, anualmente, al año, por año, cada año
youth = juventud, joven, jóvenes, adolescente
transition = transición, paso, cambio
absent = ausente, de baja, de descanso, libre, libraba, faltaba, falta, no estaba, no está, de vacaciones, enfermo, enferma, ausencia
rota = cuadrante, turnos, planilla de turnos
call out = guardia, guardias
questionnaire = encuesta, cuestionario, sondeo
online survey = encuesta en línea, encuesta online
slot = sesión, turno, franja
link work = coordinación, contacto
physio = fisioterapia, fisio
occupational therapy = terapia ocupacional
access = acceso
exam = examen, prueba
exam taken = aprobado, aprobada, aprobados, aprobadas, superado
guidebook = guía, manual, instrucciones
both = ambos, ambas, los dos, las dos
self taught = autodidacta
site manager = jefe de obra, jefa de obra
surveyor = topógrafo, topógrafa
bypass road = variante, circunvalación
trunk road = carretera nacional
starting date = fecha de incorporación, incorporación
notice period = preaviso, plazo de preaviso
level word = nivel
leaver = baja, salida
waste food = merma, desperdicio, desechos
caller = llamante
charge shift = encargado de turno, encargada de turno
duty cover = suplencia, sustitución
own time = tiempo libre
paperwork = papeleo, formularios, documentación
monthly = mensual, mensuales, al mes, cada mes, por mes
weekly word = semanal, semanales, a la semana, por semana, cada semana
daily word = diario, diaria, al día, por día, cada día, diarios, diarias
yearly word = anual, anuales, al año, por año, cada año
several kinds = diversos, diversas, distintos, distintas
person served = usuario, usuaria, cliente, paciente
member staff = empleado, empleada, trabajador, trabajadora, personal, plantilla
work placement = prácticas
documentation = documentación, registros
inquiry = consulta, solicitud, pregunta
complaint = queja, reclamación
delivery = entrega, envío
invoice = factura
quote = presupuesto, oferta
order noun = pedido, encargo
appointment noun = cita
report noun = informe
goods = mercancía, mercancías, productos, artículos, género
stocktake = inventario, recuento
machine = máquina, equipo, aparato
customer facing = atención al cliente, trato con clientes
children = niño, niña, alumno
colleague = compañero, compañera
month-end = cierre mensual, cierre de mes
year-end = cierre anual, cuentas anuales
payroll = nómina, nóminas
reminder letters = reclamación de impagos, recordatorio
training day = formación, jornada de formación
safety = seguridad
quality = calidad
handover noun = relevo, traspaso
family = familia, familiares
elderly = personas mayores, ancianos, mayores
meals = comida, comidas
guests = comensal, cubierto, cliente
evening shift = turno de tarde
early shift = turno de mañana
lessons = clase, lección
parents = padres, familias
campaign = campaña
subscriber = suscriptor, destinatario
open rate = tasa de apertura
landing = página de aterrizaje, landing page
user = usuario, usuaria
dashboard = cuadro de mando, panel
script = script
duplicate = duplicado
interviews = entrevista
job applications = candidatura, solicitud
confirmation = confirmación, acuse de recibo
as needed = cuando hace falta, si hace falta, si es necesario, cuando es necesario, en caso necesario, cuando se necesita
correspondence = correspondencia, correo, cartas
phone call = llamada, llamada telefónica, conversación telefónica
lawyer = abogado, abogada, letrado
assessor = perito, perita, tasador
trip = viaje, desplazamiento, viaje de trabajo
wait time = espera, esperas, tiempo de espera
turnaround = plazo de tramitación, tiempo de tramitación
response time = tiempo de respuesta, plazo de respuesta
meeting = reunión, sesión
rota = cuadrante, cuadrantes, turnos, planilla
quote = presupuesto, presupuestos
contract = contrato
file case = expediente, expedientes, caso
resident = residente, residentes
pupil = alumno, alumna, estudiante
temp = eventual, temporero, temporal
trainee person = aprendiz, alumno en prácticas, aprendices
prosthesis = prótesis
surgery operation = operación, cirugía, intervención quirúrgica
after surgery = posoperatorio, postoperatorio, tras la operación
plan drawing = esquema, dibujo
vehicle = vehículo, <coche
goods = mercancía, mercancías
shift pattern = turnos rotativos, trabajo a turnos
on call = retén
leave = vacaciones, días libres
absence = ausencia, ausencias
illness = enfermedad, baja
holiday time = periodo vacacional
focus = especialidad, foco, énfasis
handover = relevo, traspaso
backlog = atraso, atrasos, retraso
unpaid = impagado, impagados, impagos
spare parts = recambios, repuestos, piezas de recambio
plant bed = parterre, arriate
parts of team = cuadrilla, equipo, brigada
pricing = tarifa
site building = obra, obras
branch shop = tienda, sucursal, punto de venta
nursing home = residencia de mayores, residencia de ancianos
daycare = guardería, escuela infantil
paperwork = documentos, papeles, documentación
work order = orden de trabajo, parte de trabajo
appointment = cita, citas
first appointment = primera cita
night = noche, nocturno
weekend = fin de semana, fines de semana
peak season = temporada alta
without paper = sin papel
square metre = metros cuadrados, m2
private customer = particular, particulares
business customer = cliente de empresa
newcomer = nuevo compañero, nuevos compañeros, nueva compañera, nuevas compañeras, nuevos empleados
by hand = a mano, manual, manualmente
in writing = escrito, por escrito
by phone = por teléfono, telefónico, telefónica, telefónicamente
online = en línea, online, por internet
at a distance = a distancia
on site = in situ, en el lugar
small = pequeño, pequeña
external = externo, externa
internal = interno, interna
abroad = en el extranjero
municipality = municipio, ayuntamiento
breakdown = avería, fallo
rate of errors = tasa de errores, tasa de error
course class = curso, clase
winter = invierno
spring = primavera
autumn = otoño
expiry = fecha de caducidad
floor storey = planta, piso
patient = paciente, pacientes
working group = grupo de trabajo, grupo de proyecto
meal = comida, comidas
spreadsheet = hoja de cálculo, hojas de cálculo, <Excel, <Google Sheets, <LibreOffice Calc
majority = la mayoría, casi todos, la mayor parte, mayoría
phone call = llamada, teléfono, llamada telefónica
about = aproximado, aproximadamente
monthly = mensual, al mes, por mes, cada mes
weekly = semanal, a la semana, por semana, cada semana
daily = diario, al día, por día, cada día
yearly = anual, al año, por año, cada año
member of staff = empleado, trabajador, personal, plantilla
competitor = competidor, competencia
classroom group = clase, aula, grupo
supplier = proveedor, suministrador
medicine = medicamento, fármaco
usability test = prueba de usabilidad, test de usabilidad, testeo
limitation = límite, restricción
truck = camión, vehículo pesado
warehouse = almacén, depósito, bodega
minutes = acta, actas
mentoring = tutoría, tutora, tutor
families = familias, padres, madres y padres
website = web, sitio web, página web
social media = redes sociales
every monday = cada lunes, los lunes, todos los lunes
every tuesday = cada martes, los martes, todos los martes
every wednesday = cada miércoles, los miércoles, todos los miércoles
every thursday = cada jueves, los jueves, todos los jueves
every friday = cada viernes, los viernes, todos los viernes
every saturday = cada sábado, los sábados, todos los sábados
every sunday = cada domingo, los domingos, todos los domingos
`,
	fractions: `
50 = la mitad, mitad de, uno de cada dos
25 = una cuarta parte, un cuarto, uno de cada cuatro
75 = tres cuartas partes, tres cuartos
33 33.3 = un tercio, una tercera parte, uno de cada tres
66 67 66.7 = dos tercios, dos terceras partes
20 = una quinta parte, uno de cada cinco
10 = una décima parte, uno de cada diez
`,
	measures: `
area 1 = m², m2, metro cuadrado
mass 1 = kg, kilo, kilogramo
voltage 1 = V, voltio, voltios
mass 1000 = t, tonelada
mass 0.001 = gramo
length 1 = metro
length 1000 = km, kilómetro
length 0.01 = cm, centímetro
volume 1 = l, litro
`,
	papers:
		"certificado certificada certificación título titulado titulada graduado graduada licenciado licenciada diplomado diplomada",
	fillers: `
relativo a
relativa a
relativos a
relativas a
referente a
en materia de
con destino a
ya
en mi trabajo actual
con nivel
después
luego
llevo
conforme a
según
de acuerdo con
en el marco de
en el ámbito de
en el área de
en total
entre otros
entre otras
por ejemplo
en materia de
compuesto por
en mi puesto de
en mi puesto actual
en mi trabajo como
en este puesto
en calidad de
dentro de
a lo largo de
a través de
trabajo como
trabajo en
trabajo de
trabajé en
trabajé como
trabajando en
trabajando como
he trabajado
he trabajado en
he trabajado como
empleado en
empleada en
sistema
sistemas
herramienta
herramientas
plataforma
proceso
procesos
procedimiento
procedimientos
actividades
tareas
labores
correspondientes
correspondiente
necesarios
necesarias
respectivos
respectivas
existentes
asimismo
además
por otra parte
así como
hasta ahora
hasta la fecha
hasta hoy
por regla general
en comparación con
comparado con
frente a
en el año
en los años
a día de hoy
en la actualidad
actualmente
hoy en día
en forma de
en el contexto de
en colaboración con
en cooperación con
de manera habitual
año
años
persona
personas
tipo
número
corre a cargo de
corren a cargo de
a cargo de
habitualmente
generalmente
normalmente
es decir
paralelamente
en paralelo
en conjunto
al mismo tiempo
siguiendo
por otro lado
de igual modo
en su conjunto
fase
fases
de ellos
de ellas
de los cuales
de las cuales
en el uso de
en el uso del
en el manejo de
en el manejo del
el uso de
el uso del
de edad
con edades de
de entre
`,
	learning:
		"sustitución, suplencia, suplir, sustituir, curso, cursos, formación, taller, seminario, webinar, jornada, jornadas, charla, conferencia, módulo, introducción a, iniciación, asistí a, asistencia a, asistir a, seguí, observé, observación, aprendí, aprender, aprendiendo, aprendizaje, nociones, interés en, interés por, interesada, interesado, autodidacta, en formación, visita",
	others:
		"equipo, departamento, compañeros, compañera, compañero, proveedor, subcontrata, subcontratista, agencia, fabricante, empresa, director, directora, dirección, jefe, jefa, responsable, gerente, cliente, socio, desarrolladores, ingenieros, técnicos, contable, gestoría, asesoría, central, informáticos, médicos, farmacéutica, farmacéutico, titular, consultora, auditor, auditora, auditoría, inspector, inspección, oficina, secretaría, administración, médico, médica, laboratorio, ayuntamiento, propietario, propietaria, ingeniera, ingeniero, ingeniería, arquitecto, arquitecta, encargado, organismo, abogado, abogada, coordinador, coordinadora, enfermera, contabilidad, graduado social",
	happening:
		"bajó, bajaron, cayó, cayeron, subió, subieron, creció, crecieron, disminuyó, disminuyeron, aumentó, aumentaron, descendió, pasó, pasaron, se redujo, mejoró, caída, descenso, subida",
	of: "de, de las, de los, de entre, de los cuales, de las cuales, de ellos, de ellas, entre ellos",
	prefixes: "co",
	determiners: "el la los las un una nuestro nuestra nuestros nuestras su sus",
	being: "soy es fui era siendo",
	lacking:
		"no tengo, aún no tengo, todavía no tengo, todavía no he, aún no he, no he trabajado, no he usado, no he dirigido, me falta, carezco de, no domino, no hablo, no conozco, sin experiencia en, no cuento con, no figura en mi currículum, no figuran en mi currículum, no figura en mi CV, no figuran en mi CV",
	carrying:
		"elaborar, elaboración, realizar, realización, preparar, preparación, tramitar, tramitación, hacer, atender, llevar, confeccionar, efectuar, encargarse de, encargo, encargaba, encargué, encargado de, ocuparse de, ocupo, ocupaba, confección, cumplimentar, ejecutar, ejecución, hacer, redactar, redacción, emitir, emisión, enviar, envío, llevar a cabo, cursar, preparación de, confección de, gestión documental, formalizar, formalización, despachar, atención, registrar, registro, contestar, seguimiento, impartir, dar, impartición",
	instead: "en vez de, en lugar de, frente a",
	higher:
		"más alto, más alta, más, por encima, por encima de, superior, subió, ha subido, creció, aumentó",
	lower:
		"más bajo, más baja, menos, por debajo, por debajo de, inferior, bajó, ha bajado, cayó, disminuyó, más rápido, más rápida, más corto, más corta",
	each: "cada por",
	accompanied: "con",
	company: "junto conjuntamente",
	exceptive: "",
	single: "un una",
	between: "entre",
	before: "antes",
	after: "despues tras",
	when: "cuando mientras si",
	is: "soy es",
	was: "fui era",
};
