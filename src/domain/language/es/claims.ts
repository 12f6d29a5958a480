// Spanish: words that claim something about a person.
import type { ClaimWords } from "../claim-words.ts";

const deeds = `
write = autor de, autora de, autor del, autora del, redactor de, redactora de
organize = organizador de, organizadora de
translate = traductor de, traductora de
mentor = tutor de, tutora de, mentor de, mentora de
train = formador de, formadora de
duty = responsable de, a cargo de, me encargo de, encargado de, encargada de
lead = liderar, dirigir, dirección de, gestionar, gestión de, encabezar, responsable de, a cargo de, al frente de, supervisar, supervisión de, conducir, coordinar el equipo, administrar, responsabilidad de, llevar, <capitanear, <presidir, <comandar
start = fundar, lanzar, lanzamiento, poner en marcha, puesta en marcha, iniciar, abrir, apertura, crear, establecer
make = crear, creación, desarrollar, desarrollo de, elaborar, elaboración, construir, construcción, montar, realizar, producir, preparar, hacer, generar, establecer, <diseñar, <redactar, <programar, <escribir
implement = implantar, implantación, implementar, implementación, introducir, introducción, desplegar, despliegue, instaurar, poner en marcha, establecer, lanzar
improve = mejorar, mejora, optimizar, optimización, perfeccionar
up = aumentar, aumento, incrementar, incremento, subir, subida, crecer, crecimiento, elevar, más, mayor
expand = ampliar, ampliación, extender, expandir
down = reducir, reducción, redujo, disminuir, disminución, bajar, bajada, recortar, recorte, caer, caída, menos, menor, rebajar
faster = acelerar, agilizar, acortar, más rápido
save = ahorrar, ahorro
keep = mantener, conservar, mantenimiento de
train = formar, formación de, enseñar, capacitar, capacitación, instruir, impartir formación, entrenar
mentor = mentorizar, orientar, acompañar, asesorar, mentora de, mentor de, tutorizar, guiar
advise = asesorar, asesoramiento, aconsejar, orientar
analyze = analizar, análisis, estudiar, examinar, investigar
assess = evaluar, evaluación, valorar, valoración
check = revisar, revisión, comprobar, comprobación, verificar, controlar, inspeccionar
monitor = <supervisar, monitorizar, seguir, seguimiento, vigilar, controlar
test = probar, prueba de, testear
plan = planificar, planificación, programar, organizar
organize = organizar, organización, coordinar, coordinación
coordinate = coordinar, coordinación, organizar
perform = realizar, llevar a cabo, ejecutar, efectuar, hacer, conducir, desempeñar
complete = completar, terminar, finalizar, concluir, cerrar
handle = tramitar, tramitación, atender, gestionar, encargarse de, ocuparse de, llevar, me encargo de, procesar
care = cuidar, cuidado de, atender, atención a, asistir
use = usar, uso de, utilizar, emplear, aplicar, trabajar con, manejar, manejo de, mediante
write = escribir, redactar, redacción, elaborar
document = documentar, documentación, registrar, anotar
design = diseñar, diseño, concebir, idear
program = programar, programación, desarrollar
automate = automatizar, automatización
integrate = integrar, integración, conectar
migrate = migrar, migración, trasladar, traslado
modernize = modernizar, actualizar, renovar
rework = rediseñar, rediseño, rehacer, reestructurar, reformar
repair = reparar, reparación, arreglar
resolve = resolver, resolución, solucionar, arreglar
service = mantener, mantenimiento
sell = vender, venta de, comercializar
buy = comprar, compra de, adquirir, aprovisionar
negotiate = negociar, negociación
win = ganar, conseguir, captar, captación, obtener, lograr
receive = recibir, obtener, conseguir, recibí
answer = responder, contestar, atender, responder a
present = presentar, presentación, exponer, mostrar
report = informar, reportar
communicate = comunicar, hablar, comunicarse
explain = explicar, aclarar
hire = contratar, contratación, reclutar
promote = promocionar, promoción, difundir
publish = publicar, publicación, editar
provide = ofrecer, proporcionar, facilitar, dar, suministrar, prestar
ensure = garantizar, asegurar, velar por
enable = permitir, posibilitar
achieve = lograr, alcanzar, conseguir, obtener, cumplir, <superar
exceed = superar, rebasar, exceder
total = sumar, ascender a, por valor de, por un total de
combine = combinar, unir, reunir
select = seleccionar, selección, elegir
collect = recoger, recopilar, reunir, recogida
clean = limpiar, limpieza
transport = transportar, transporte, llevar
operate = operar, manejar, usar
assemble = montar, montaje, ensamblar, instalar
serve = servir, atender
translate = traducir, traducción
adapt = adaptar, adaptación, ajustar
research = investigar, investigación
calculate = calcular, cálculo
forecast = prever, previsión, pronosticar
recognize = reconocer, reconocimiento, premiar
discover = descubrir, detectar, encontrar, identificar, hallar
process = procesar, tramitar
install = instalar, instalación
represent = representar
attend = asistir a, acudir
configure = configurar, configuración
deliver = entregar, entrega
pass = aprobar, superar
motivate = motivar
approve = aprobar, autorizar
measure = medir
treat = tratar, tratamiento
invoice = facturar, facturación
edit = editar, corregir
moderate = moderar, moderación
cook = cocinar, preparar
drive = conducir
teach = impartir, dar clases
`;

const things = `
staff = empleado, empleada, trabajador, trabajadora, personal, plantilla, persona, personas, miembro del equipo
colleague = compañero, compañera, colega
customer = cliente, clienta
user = usuario, usuaria
team = equipo, grupo, squad
company = empresa, compañía, organización, firma
shop = tienda, comercio, local
location = sede, centro, local, delegación, sucursal
hospital = hospital, clínica
ward = planta, unidad
department = departamento, área, sección
supplier = proveedor, proveedora
cost = coste, costo, gasto
revenue = ingreso, venta, facturación
profit = beneficio, ganancia
funding = financiación, subvención, fondo
error = error, fallo
problem = problema, incidencia
goal = objetivo, meta
new = nuevo, nueva
earlier = anterior, previo
fast = rápido, rápida
big = gran, grande
main = principal, clave, central
several = varios, varias, diversos, distintas, distintos, múltiples
method = método, técnica, procedimiento
process = proceso, procedimiento, flujo de trabajo
rule = norma, regla, normativa
law = ley, derecho
program = programa
application = aplicación, app
website = web, página web, sitio web
file = archivo, documento, expediente
meeting = reunión, sesión
workshop = taller, seminario, curso
event = evento, acto
goods = producto, artículo, mercancía
stock = existencias, inventario, stock
warehouse = almacén
machine = máquina, equipo
vehicle = vehículo, <coche
contract = contrato, acuerdo
student = estudiante, alumno, alumna
child = niño, niña
teacher = profesor, profesora, docente, maestra, maestro
doctor = médico, médica, doctor
developer = desarrollador, desarrolladora, programador
region = región, zona, territorio
country = país
area = área, ámbito, sector, sectores
worldwide = mundial, internacional, global
national = nacional
information = información, dato
safety = seguridad
question = consulta, pregunta
complaint = queja, reclamación
result = resultado
award = premio, galardón
email = correo, correo electrónico, email
phone = teléfono, llamada
guest = huésped, cliente
visitor = visitante, asistente
participant = participante, asistente
shift = turno
patient = paciente
family = familia
nurse = enfermera, enfermero
task = tarea, función
project = proyecto
data = dato, datos
quality = calidad
article = artículo, publicación
book = libro
work = obra, trabajo
young = joven, jóvenes
full = integral, completo, por completo, completa
knowledge = conocimiento, conocimientos
experience = experiencia, trayectoria, trabajo, trabajé, he trabajado, profesional
experienced = experimentado, con experiencia
designer = diseñador, diseñadora
budget = presupuesto
salary = sueldo, salario, nómina
school = escuela, colegio
doctorate = doctorado, doctor, doctora, PhD
e-commerce = comercio electrónico, e-commerce
human resources = recursos humanos, RR. HH., RRHH
artificial intelligence = inteligencia artificial, IA
user experience = experiencia de usuario, UX
spain = España
united states = Estados Unidos, EE. UU.
support = soporte, atención
digital = digital
person = persona, personas, gente, <paciente, <visitante, <huésped, <cliente, <clienta, <residente, <alumno, <alumna, <estudiante, <niño, <niña, <aprendiz, <becario, <becaria, <compañero, <compañera, <empleado, <empleada, <trabajador, <trabajadora, <voluntario, <voluntaria, <participante, <asistente, <pasajero, <pasajera, <inquilino, <candidato, <candidata, <enfermero, <enfermera, <médico, <médica, <profesor, <profesora, <docente, <ingeniero, <ingeniera, <desarrollador, <desarrolladora, <técnico, <técnica, <mecánico, <conductor, <conductora, <cocinero, <cocinera, <auxiliar, <ayudante, <asesor, <asesora, <miembro, <usuario, <usuaria, <adulto, <adolescente, <padre, <madre, <vendedor, <vendedora, <especialista, <comercial, <operario, <operaria, <comensal
animal = animal, animales, <perro, <gato, <caballo, <vaca, <ternero, <oveja, <cordero, <cabra, <cerdo, <gallina, <pájaro, <conejo, <mono, <pez
vehicle = vehículo, <coche, <camión, <furgoneta, <autobús, <autocar, <tractor, <remolque, <carretilla elevadora, <moto, <bicicleta
document = documento, <carta, <informe, <formulario, <factura, <contrato, <certificado, <acta, <manual, <folleto, <recibo, <expediente, <albarán
building = edificio, <casa, <escuela, <colegio, <hospital, <bloque, <almacén, <hotel, <iglesia, <biblioteca, <fábrica, <chalet
meal = comida, <desayuno, <almuerzo, <cena
device = dispositivo, aparato, <ordenador, <portátil, <teléfono, <tableta, <impresora, <escáner, <monitor, <cámara
`;

const limits = `
supported = con el apoyo de, con el apoyo del, con apoyo de, con apoyo del, apoyado por, apoyada por, con la ayuda de, con la ayuda del, con ayuda de, asistido por
help = ayudar, ayuda, apoyar, apoyo, asistir, asistencia, dar soporte, respaldar
part = colaborar en, colaboración en, participar, participación, formar parte, formé parte, parte de, miembro de, contribuir, contribución, uno de, una de, intervenir, tomar parte
share = colaborar, colaborando, colaboración, en colaboración con, junto a, junto con, conjuntamente, en equipo, trabajar con, trabajé con, con otros, junto a otros, codirigir, en conjunto, ganamos, logramos, en pareja, en parejas, por parejas, a dúo, en tándem, a cuatro manos, en dupla, =acompañado por, =acompañada por, =acompañado de, =acompañada de, =acompañado del, =acompañada del, en compañía de
planned = previsto, prevista, planear, pretender, propuesta, proponer, próximo, tener previsto
tried = intentar, intento, tratar de, procurar
ongoing = me gustaría, quiero sacar, quiero hacer, quisiera sacar, examen reservado, examen práctico reservado, examen teórico reservado, prevista para, prevista en, título previsto, en curso, cursando, actualmente estudiando, pendiente, por terminar, en proceso, previsto para
part-time = a tiempo parcial, media jornada, por horas, autónoma, eventual
basic = básico, básica, nociones, conocimientos básicos, primeras experiencias, introducción a, iniciación, inicial, principiante
trainee = becario, becaria, prácticas, en prácticas, aprendiz, pasante
deputy = ayudante, ayudante de, ayudante del, adjunto, adjunta, subdirector, subdirectora, vice, interino, interina, suplente, asistente de, auxiliar, bajo la dirección de, bajo supervisión
pilot = piloto, prototipo, borrador, =maqueta, =maquetas
simulated = simulado, simulada, simulación, simulacro, ficticio, ficticia, hipotético, imaginario, juego de rol, empresa simulada
potential = potencial, posible, posibles, antiguo, antigua, antiguos, antiguas, futuro, futura, supuesto, llamado
partly = parcialmente, en parte, ocasionalmente, a veces, temporal, algunos, algunas
nearly = casi, prácticamente
recommend = recomendar, recomendación, sugerir, proponer
volunteer = voluntario, voluntaria, voluntariado
enable = permitir, posibilitar
learn = aprender
mostly = principalmente, mayormente, en su mayoría, la mayoría, la mayor parte, sobre todo, mayoritariamente, normalmente, generalmente, habitualmente, por lo general, ante todo, en gran parte, en general, por regla general, predominantemente
ongoing = en curso, inacabado, sin terminar, incompleto, cursando, no terminado, sin finalizar, primer curso de, primer año de, pendiente de, todavía no, aún no, solicitud presentada, homologación pendiente
expired = caducado, caducada, caducados, sin renovar, caducó, vencido, vencida, venció, ya no válido
help = apoyo, apoyar, echar una mano, respaldo, respaldar, prestar apoyo
deputy = en sustitución de, con la supervisión de, con la supervisión del, con supervisión de, supervisado por, supervisada por, suplencia, suplente, interino, bajo la supervisión, bajo la dirección, bajo la tutela, bajo tutela, bajo la guía, en sustitución del, en ausencia de, en ausencia del, supliendo a, supliendo al
trainee = en prácticas, prácticas, becario, becaria, en formación
basic = nociones, nociones básicas, básico, elemental, principiante, conocimientos básicos
approved = con autorización de, con la aprobación de, previa aprobación, para aprobación, para su aprobación, con el visto bueno, para la firma, para su firma
learn = en aprendizaje, aprendiendo
basic = nivel básico, nivel usuario, nivel de usuario, a nivel usuario, a nivel de usuario, algo de, nociones de, nivel inicial, básicos, nivel principiante, usuario básico
alternate = alternos, alternas, cada dos semanas, cada dos meses, cada dos días, cada dos años, uno de cada dos, una de cada dos, quincenal, quincenalmente, cada quince días, cada 2 semanas
ongoing = en trámite, en tramitación, en preparación, preparando, tramitando, estoy estudiando, matriculado en, matriculada en, estoy preparando, estoy haciendo, curso el, curso la, curso un, aún sin, todavía sin, sin aprobar, finaliza en, falta el TFG, falta el TFM, falta la tesis, falta la tesina, falta el trabajo de fin de grado, pendiente de defensa, TFG pendiente, TFM pendiente, tesis pendiente, pendiente el TFG, pendiente el TFM
`;

export const claims: ClaimWords = {
	endings:
		"aduras adura eduras edura iduras idura ajes aje aciones acion iciones icion uciones ucion ciones cion amientos amiento imientos imiento mientos miento ando iendo yendo ados adas ado ada idos idas ido ida aron ieron aba aban abamos ian iamos ia ar er ir io ie ias o a os as e es en an amos emos imos are ara aria ase ote ncia ncias",
	turned: `
ces z
iones ion
ales al
iles il
eles el
ores or
oras or
ora or
dades dad
enes en
`,
	separable: "",
	prefixes:
		"re pro com con des dis ex im inter pre sobre sub super trans tras man ob sos su entre contra ante o abs de",
	participle: "",
	agents: "dor dora dores doras ista istas nte ntes",
	noAgents:
		"presente implante implemente aumente incremente desmonte alimente levante monte plante oriente documente",
	infinitives: "ar er ir arse erse irse",
	noVerbs:
		"certificado titulado cualificado motivado estado lado mercado resultado grado",
	verbForms: ["e i o", "ando iendo", "ado ido", "cion miento", "ar er ir"],
	forms: `
dirigir dirijo dirigi dirige
reducir reduje redujo reduccion redujimos | reducción
conseguir consigo consegui consiguio
hacer hice hizo hecho
obtener obtuve obtuvo obtengo
mantener mantengo mantuve mantuvo mantenimiento
conducir conduje condujo | conducción
introducir introduje introdujo | introducción
traducir traduje tradujo | traducción
poner puse puso puesto
ser fui fue
seguir segui siguio sigo
crecer crezco crecimiento
caer cayo cai caida
medir mido midio
escribir escrito
abrir abierto | apertura
resolver resuelto resolucion resuelvo
crear cree creo creado creada creacion creando
dar di dio dado
proponer propuse propuesta
entregar entrega
ofrecer ofrezco
impartir imparto
atender atiendo atiende atendi atendio | atencion
emitir | emision
revisar | revision
supervisar | supervision
producir produzco produje | produccion
construir construyo | construccion
distribuir distribuyo | distribucion
corregir corrijo | correccion
recoger recojo | recogida
vender vendo | venta ventas
controlar | control controles
devolver devuelvo | devolucion devoluciones
comprobar compruebo | comprobacion
adquirir adquiero | adquisicion adquisiciones
expedir | expedicion
editar | edicion
imprimir | impresion
redactar | redaccion
analizar | analisis
acoger acojo | acogida
montar | montaje montajes
embalar | embalaje
almacenar | almacenaje
soldar | soldadura soldaduras
cargo cargo
contrato contrato
tomo tomo
limpiar | limpieza
sustituir sustituyo sustituyó
repartir | reparto
comprar | compra compras
cobrar | cobro cobros
pagar pagué | pago pagos
enviar | envío envíos
transportar | transporte
cargar cargué | carga
descargar descargué | descarga
probar pruebo | prueba pruebas
podar | poda
cosechar | cosecha
sembrar siembro | siembra
desarrollar | desarrollo
diseñar | diseño
registrar | registro registros
recibir | recepción
servir sirvo sirvió
reponer repongo repuse repuesto | reposición
pedir pido pidió | pedido pedidos
contar cuento
cerrar cierro | cierre cierres
gestionar | gestión
leer leído | lectura
cortar | corte cortes
cambiar | cambio cambios
vigilar | vigilancia
enseñar | enseñanza
instruir instruyo | instrucción
tener tuve tuvo tengo
poner pongo puse puso puesto puesta puestos puestas ponía
tener tenía tenido
venir vengo vine vino
hacer hago hacía hecha hechos hechas
decir digo dije dicho
ver veo vi visto vista vistos vistas
traer traigo traje
pedir pedía | petición
medir mido medía | medición mediciones
mover muevo
cocer cuezo cocido
coser coso cosido
escribir escrita escritos escritas
abrir abierta abiertos
cubrir cubro cubierto cubierta | cobertura
romper roto rota
freír frito
volver vuelvo vuelto vuelta
elegir elijo elegido | elección
regir rijo
seguir seguía | seguimiento
vestir visto
encontrar encuentro
acordar acuerdo
mostrar muestro
almorzar almuerzo
renovar renuevo | renovación
evaluar evalúo | evaluación
actuar actúo | actuación
colgar cuelgo
fregar friego | fregado
regar riego | riego riegos
calentar caliento
cerrar cerraba
atender atendía atendido
defender defiendo | defensa
extender extiendo
plantar | plantación
recolectar | recolección recogida
conducir conduzco conducido
traducir traduzco traducido
producir producido
reducir reduzco reducido
instalar | instalación instalaciones
reparar | reparación reparaciones
organizar | organización
preparar | preparación
elaborar | elaboración
etiquetar | etiquetado
inventariar | inventario
archivar | archivo
facturar | facturación
tramitar | trámite trámites
cuidar | cuidado cuidados
pintar pinté | pintura
lavar | lavado
planchar | planchado
envasar | envasado
empaquetar | empaquetado
pesar | pesaje
cobrar | cobranza
acompañar | acompañamiento
asesorar | asesoramiento
alquilar | alquiler
ajustar | ajuste ajustes
calibrar | calibración
ensamblar | ensamblaje
desmontar | desmontaje
fichar | fichaje
`,
	participles: `
to ta tos tas
cho cha chos chas
`,
	unlike: `
digital digitalizar
digital digitalización
`,
	contracted: `
de = del
a = al
`,
	small: `quienes siendo habían hubo sido cero mediante durante respecto según hacia incluso además también unos unas el la los las lo un una unos unas de del al a ante bajo con contra desde durante en entre hacia hasta para por según sin sobre tras y e o u ni
que quien cual cuyo cuya como cuando donde si no me te se nos os mi mis tu tus su sus nuestro nuestra nuestros nuestras yo tú él ella ellos
ellas nosotros este esta estos estas ese esa esos esas aquel es son era eran fue fueron ser estar estoy está están he ha han había haber sido
muy más también además así ya actualmente hoy allí aquí luego después antes incluyendo incluido incluidos incluyen etc p ej dentro fuera
mediante vía cada frente mientras aunque porque pues cuales cuyos cuyas aquellos aquella aquellas junto alrededor ahora entonces aún todavía tanto`,
	deeds,
	things,
	limits,
	self: "yo",
	negations:
		"todos menos, todas menos, todos salvo, todas salvo, todos excepto, todas excepto, cero, no, nunca, jamás, sin, ni, ningún, ninguna, ninguno, nadie, nada, tampoco, en lugar de, en vez de, excepto, salvo, pese a, a pesar de, apenas, evitar",
	absolutes: `
alone = de forma autónoma, de manera autónoma, autónomamente
all = todo, toda, todos, todas, cada, cualquier, entero, entera, completo, completa, siempre, integral, total
only = solo, sola, sólo, único, única, únicamente, exclusivamente, en solitario, yo sola, yo solo, personalmente
first = primero, primera, primer, número uno
most = mejor, mejores, mayor, mayores, máximo, líder, más grande, más alto, premiado, galardonado, récord, destacado
from scratch = desde cero, de principio a fin, de la a a la z
expert = experto, experta, especialista, dominio, pericia
senior = senior, sénior
success = exitoso, exitosa, con éxito, exitosamente
`,
	periods: `
three weeks = cada tres semanas, cada 3 semanas, una semana de cada tres
four weeks = cada cuatro semanas, cada 4 semanas, una semana de cada cuatro
six weeks = cada seis semanas, cada 6 semanas, una semana de cada seis
two months = cada dos meses, cada 2 meses, un mes de cada dos
two days = cada dos días, cada 2 días, un día de cada dos
two years = cada dos años, cada 2 años, un año de cada dos
hour = a la hora
fortnight = quincenal, cada dos semanas, quincenalmente
year = anual, anuales, anualmente, al año, por año, cada año
quarter = trimestral, al trimestre, cada trimestre
month = mensual, mensuales, al mes, por mes, cada mes
week = semanal, semanales, a la semana, por semana, cada semana
day = diario, diaria, diarios, al día, por día, cada día
shift = por turno, cada turno, al turno
hour = por hora, cada hora
year = todos los años, una vez al año
month = todos los meses, una vez al mes
week = todas las semanas, una vez a la semana, una vez por semana
day = todos los días, a diario
quarter = una vez al trimestre, una vez por trimestre, todos los trimestres, cada tres meses, trimestralmente
half year = semestral, cada semestre, cada seis meses, por semestre, al semestre
weekday = entre semana, de lunes a viernes, los días laborables, en días laborables
weekend = los fines de semana, cada fin de semana, todos los fines de semana
fortnight = cada quincena
month = mensualmente, una vez por mes
week = semanalmente
day = diariamente, una vez al día
year = una vez por año
night = cada noche, todas las noches, por noche
morning = cada mañana, todas las mañanas
season = cada temporada, por temporada
`,
	times: `
half hour = media hora
hour and half = una hora y media, hora y media
year and half = un año y medio, año y medio
one decade = una década
half year = medio año, semestre
millisecond = ms, milisegundo
second = segundo, segundos
minute = minuto, minutos
hour = hora, horas, h
day = día, días
week = semana, semanas
month = mes, meses
quarter = trimestre, trimestres
year = año, años
`,
	percent: "por ciento",
	money: `
EUR = €, euro, euros, EUR
USD = $, dólar, dólares, USD
GBP = £, libra
`,
	factors: `
12 = docena
1000 = mil
1000000 = millón, millones, M
1000000000 = mil millones
`,
	counting: {
		or: "o",
		small:
			"cero uno dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince dieciséis diecisiete dieciocho diecinueve",
		tens: "veinte treinta cuarenta cincuenta sesenta setenta ochenta noventa",
		joined: ["{ten} y {one}", "veinti{one}"],
		large:
			"docena 12, cien 100, ciento 100, doscientos 200, doscientas 200, trescientos 300, trescientas 300, cuatrocientos 400, cuatrocientas 400, quinientos 500, quinientas 500, seiscientos 600, seiscientas 600, setecientos 700, setecientas 700, ochocientos 800, ochocientas 800, novecientos 900, novecientas 900, mil 1000",
		near: "decena 10, quincena 15, veintena 20, treintena 30, cuarentena 40, cincuentena 50, centenar 100",
	},
	shares: `
-50 = reducir a la mitad, a la mitad
-33 = en un tercio
-25 = en un cuarto
100 = duplicar, doblar, el doble, dos veces más
200 = triplicar, el triple
300 = cuadruplicar
`,
	links: {
		beside: "mientras, a la vez que",
		and: "y, e, o, así como, además de",
		means: "mediante, a través de, gracias a, por medio de, con ayuda de, vía",
		result:
			"lo que, logrando, resultando en, de modo que, así, con lo que, contribuyendo a, consiguiendo",
		purpose: "para, con el fin de, a fin de, con el objetivo de, destinado a",
		relative: "que, quien, quienes, cuyo, cuya, donde, el cual, la cual",
	},
	bounds: {
		after: "o más",
		least: "más de, al menos, por encima de, como mínimo, superior a, mínimo",
		most: "casi, hasta, menos de, por debajo de, como máximo",
		near: "unos, unas, aproximadamente, alrededor de, en torno a, cerca de",
	},
	roles: { from: "de, desde, del", to: "a, hasta, al", by: "un, en un, en" },
	namely:
		"incluidos|incluidas|incluyendo|a saber|entre ellos|entre ellas|que incluye",
	watched: {
		by: "supervisado por|supervisada por",
		under: "bajo la supervisión de",
	},
	as: "como, trabajo como, trabajé como, puesto de, cargo de",
	agent: "por",
	inquiring:
		"condición condiciones requisito requisitos principio tarde todavía aún abierto abierta útil sentido excepción imprescindible necesario necesaria posible pregunta igualmente",
	courtesy: `me dirijo ustedes usted presento candidatura puesto vacante oferta empresa equipo entrevista conversación encantada encantado gracias agradezco
atención tiempo consideración saludo saludos atentamente cordialmente estimado estimada estimados señores señor señora espero quedo disposición gustaría
poder hablar contar contarles contarle más detalle interés interesa interesada interesado experiencia aportar aporta encaja adjunto currículum carta su sus
solicitar solicitud unirme formar parte ofrecer conocer conocernos conocerles cualquier duda pregunta este cómo en persona lectura leer mi trabajo`,
	greeting: "estimado, estimada, estimados, estimadas, apreciado, apreciada",
	applying:
		"candidatura, puesto, vacante, oferta, solicitud, solicito, postulo, postularme, interés, anuncio, plaza",
	framing:
		"mi trabajo, trabajo, incluye, incluyó, incluyen, proyecto, voluntariado, ejemplo, otro ejemplo, etapa anterior, mi etapa anterior, antes, actualmente, puesto actual, mi puesto actual, último puesto, mi último puesto, puesto, allí, han formado parte de mi trabajo hasta ahora, ha formado parte de mi trabajo, formado parte de mi trabajo, todo ello ha formado parte de mi trabajo, ambas cosas, estudié, hablo, certificaciones, competencias, cuento, mis certificaciones",
	levels:
		"fluido fluida nativo nativa básico intermedio avanzado experto bilingüe materna",
	listing:
		"hablado nivel tengo poseo cuento dispongo domino conocimiento conocimientos experiencia hablo idioma idiomas lengua certificado certificada certificación titulada titulado título estudié estudios herramientas tecnologías manejo dominio publicado publicación bilingüe habilidades competencias",
	holding: "poseo titulada titulado certificado certificada",
	sought: "alguien quien",
	asking:
		"piden, buscan, solicitan, requieren, su oferta, su anuncio, la oferta pide, el puesto requiere, mencionan",
	chatter:
		"aquí está, aquí tienes, aquí tiene, como solicitaste, como pidió, versión mejorada, versión revisada, se ruega al lector, se pide al lector, nota para, por confirmar, por completar, insertar aquí, como ia, esta candidata debe, este candidato debe",
	headings: `perfil sobre mí resumen profesional experiencia laboral trayectoria educación formación académica estudios habilidades competencias conocimientos
aptitudes idiomas proyectos certificaciones certificados publicaciones voluntariado premios reconocimientos intereses aficiones referencias contacto
datos personales herramientas software cursos y`,
	labels: `otras teléfono tel móvil correo email dirección web sitio nota nivel cursos tecnologías herramientas idiomas fecha actualidad presente actual emitido
válido hasta página de nacido nacionalidad nativo nativa fluido bilingüe básico intermedio avanzado experto autores editorial`,
	unclaimed: {
		applies:
			"(?:(?:deseo|quiero|quisiera|me gustaría) (?:presentar mi candidatura|postular(?:me)?|optar|solicitar)|(?:presento|envío) mi (?:candidatura|solicitud)|me postulo|solicito) (?:a|al|para|por)? ?(?:el |la )?",
		wishes:
			"(?:me (?:gustaría|encantaría|agradaría)|quisiera|deseo|espero|quiero) ",
		stands: "(?:su|sus|tu|tus|vuestr[oa]s?|este|esta|el puesto|la oferta) ",
		moves:
			"me (?:interesa|atrae|motiva|inspira|entusiasma|gusta)|a mis (?:expectativas|intereses|valores)|lo que busco",
		presumes:
			"yo|mi|mis|me|mío|nuestr\\p{L}*|aport\\p{L}*|contribu\\p{L}*|ofrec\\p{L}*|utiliz\\p{L}*|usar|continu\\p{L}*|seguir|nuevo|nuevamente|mencion\\p{L}*|destac\\p{L}*|señal\\p{L}*|mostr\\p{L}*|experiencia\\p{L}*|competencia\\p{L}*|conocimiento\\p{L}*|habilidad\\p{L}*|trayectoria|perfil|formación|título\\p{L}*|ya|que|porque|con|benefici\\p{L}*|como|profundiz\\p{L}*|candidat\\p{L}*",
	},
};
