// Spanish: how lines become sentences.
import type { SentenceWords } from "../sentence-words.ts";

// Names of deeds and their verbs. Nouns, then the infinitive, what I do and what I did; "-" where a thing is done once;
// last what may stand behind the noun and stays behind the verb.
const VERBS = `
gestión = gestionar, gestiono, gestioné
organización = organizar, organizo, organicé
elaboración = elaborar, elaboro, elaboré
desarrollo = desarrollar, desarrollo, desarrollé
diseño = diseñar, diseño, diseñé
rediseño = rediseñar, -, rediseñé
implantación = implantar, -, implanté
implementación = implementar, -, implementé
introducción = introducir, introduzco, introduje
aumento = aumentar, -, aumenté
incremento = incrementar, -, incrementé
reducción = reducir, -, reduje
mejora = mejorar, -, mejoré
optimización = optimizar, -, optimicé
automatización = automatizar, -, automaticé
digitalización = digitalizar, -, digitalicé
creación = crear, -, creé
lanzamiento = lanzar, -, lancé
puesta en marcha = poner en marcha, -, puse en marcha
puesta a punto = poner a punto, -, puse a punto
migración = migrar, -, migré
renovación = renovar, -, renové
construcción = construir, -, construí
captación = captar, capto, capté
preparación = preparar, preparo, preparé
negociación = negociar, negocio, negocié
análisis = analizar, analizo, analicé
planificación = planificar, planifico, planifiqué
programación = programar, programo, programé
redacción = redactar, redacto, redacté
realización = realizar, realizo, realicé
administración = administrar, administro, administré
control = controlar, controlo, controlé
coordinación = coordinar, coordino, coordiné
subida = subir, -, subí
bajada = bajar, -, bajé
supervisión = supervisar, superviso, supervisé
dirección = dirigir, dirijo, dirigí
formación = formar, formo, formé
conducción = conducir, conduzco, conduje
traducción = traducir, traduzco, traduje
reparación = reparar, reparo, reparé
instalación = instalar, instalo, instalé
revisión = revisar, reviso, revisé
tramitación = tramitar, tramito, tramité
reparto = repartir, reparto, repartí
venta = vender, vendo, vendí
limpieza = limpiar, limpio, limpié
seguimiento = seguir, sigo, seguí
acompañamiento = acompañar, acompaño, acompañé
montaje = montar, monto, monté
desmontaje = desmontar, desmonto, desmonté
evaluación = evaluar, evalúo, evalué
impartición = impartir, imparto, impartí
liderazgo = liderar, lidero, lideré
recepción = recibir, recibo, recibí
cuidado = cuidar, cuido, cuidé
apertura = abrir, abro, abrí
fabricación = fabricar, fabrico, fabriqué
interpretación = interpretar, interpreto, interpreté
presentación = presentar, presento, presenté
calibración = calibrar, calibro, calibré
mantenimiento = mantener, mantengo, mantuve
verificación = verificar, verifico, verifiqué
inspección = inspeccionar, inspecciono, inspeccioné
clasificación = clasificar, clasifico, clasifiqué
registro = registrar, registro, registré
archivo = archivar, archivo, archivé
contratación = contratar, contrato, contraté
selección = seleccionar, selecciono, seleccioné
sustitución = sustituir, sustituyo, sustituí
poda = podar, podo, podé
recolección = recolectar, recolecto, recolecté
recogida = recoger, recojo, recogí
siembra = sembrar, siembro, sembré
ordeño = ordeñar, ordeño, ordeñé
aplicación = aplicar, aplico, apliqué
alimentación = alimentar, alimento, alimenté
levantamiento = levantar, levanto, levanté
resolución = resolver, resuelvo, resolví
búsqueda = buscar, busco, busqué
toma = tomar, tomo, tomé
carga = cargar, cargo, cargué
descarga = descargar, descargo, descargué
embalaje = embalar, embalo, embalé
etiquetado = etiquetar, etiqueto, etiqueté
envasado = envasar, envaso, envasé
facturación = facturar, facturo, facturé
contabilización = contabilizar, contabilizo, contabilicé
conciliación = conciliar, concilio, concilié
liquidación = liquidar, liquido, liquidé
configuración = configurar, configuro, configuré
validación = validar, -, validé
identificación = identificar, identifico, identifiqué
publicación = publicar, publico, publiqué
edición = editar, edito, edité
distribución = distribuir, distribuyo, distribuí
medición = medir, mido, medí
lectura = leer, leo, leí
manejo = manejar, manejo, manejé
utilización = utilizar, utilizo, utilicé
dinamización = dinamizar, dinamizo, dinamicé
rehabilitación = rehabilitar, rehabilito, rehabilité
colocación = colocar, coloco, coloqué
entrega = entregar, entrego, entregué
tutorización = tutorizar, tutorizo, tutoricé
acogida = acoger, acojo, acogí
asesoramiento = asesorar, asesoro, asesoré, -, a|al
atención = atender, atiendo, atendí, -, a|al
participación = participar, participo, participé, -, en
colaboración = colaborar, colaboro, colaboré, -, en|con
contribución = contribuir, contribuyo, contribuí, -, a|al
- = ayudar, ayudo, ayudé
- = trabajar, trabajo, trabajé
- = llevar, llevo, llevé
- = hacer, hago, hice
- = cocinar, cocino, cociné
- = enseñar, enseño, enseñé
- = asegurar, aseguro, aseguré
- = garantizar, garantizo, garanticé
- = responder, respondo, respondí
- = defender, defiendo, defendí
- = investigar, investigo, investigué
- = facilitar, facilito, facilité
- = moderar, modero, moderé
- = comprar, compro, compré
- = asistir, asisto, asistí
- = operar, opero, operé
- = apoyar, apoyo, apoyé
- = barrer, barro, barrí
- = poner, pongo, puse
- = sacar, saco, saqué
- = reponer, repongo, repuse
- = probar, pruebo, probé
- = cortar, corto, corté
- = dar, doy, di
`;

const COUNT =
	"(?:más de |unos |unas |unas? )?(?:\\d[\\d.]*|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|varios|varias)";
// Who is led or looked after stands behind "a"; customers as such do not: "capto clientes".
const PERSONS =
	"(?:alumn[oa]s|pacientes|niñ[oa]s|jóvenes|mayores|personas|emplead[oa]s|trabajador[ae]s|operari[oa]s|técnic[oa]s|estudiantes|becari[oa]s|voluntari[oa]s|usuari[oa]s|residentes|enfermer[oa]s|camarer[oa]s|cociner[oa]s|vendedor[ae]s|aprendices|auxiliares|agentes|compañer[oa]s|ayudantes|monitor[ae]s|huéspedes|ancian[oa]s|vecin[oa]s|familias|juniors|administrativ[oa]s|dependient[ea]s|docentes|colaborador[ae]s|comerciales|opositor[ae]s)(?!\\p{L})";
// Things that are not counted need no article.
const MASS =
	"(?:pan|pasta|carne|pescado|fruta|verdura|leche|agua|madera|ropa|código|software|documentación|medicación|correspondencia|mercancía|maquinaria|información|contenido|stock|material|vino|queso|aceite|aceituna|uva|efectivo|instrumental|comida|bollería|repostería|mobiliario|jurisprudencia|publicidad|hormigón|riego|stock)(?!\\p{L})";
const PLURAL = "\\p{L}{3,}s(?:[ ,;(]|$)";

const ROLES =
	"enfermer[oa]|auxiliar|técnic[oa]|jef[ea] de (?:partida|sala|cocina|equipo|turno|obra|sección|tienda|proyecto)|cociner[oa]|camarer[oa]|dependient[ea]|cajer[oa]|vendedora?|administrativ[oa]|secretari[oa]|contable|recepcionista|conductora?|mozo|operari[oa]|peón|albañil|electricista|fontaner[oa]|mecánic[oa]|soldadora?|carpinter[oa]|maestr[oa]|profesora?|monitora?|educadora?|animadora?|fisioterapeuta|médic[oa]|ingenier[oa]|arquitect[oa]|desarrolladora?|programadora?|diseñadora?|analista|abogad[oa]|gestora?|comercial|panader[oa]|pasteler[oa]|jardiner[oa]|cuidadora?|ayudante|repartidora?|suplente|sustitut[oa]|farmacéutic[oa]|barista|carretiller[oa]";

export const sentences: SentenceWords = {
	times: /^(?:prácticas|pasantía|voluntariado|servicio social|beca)(?!\p{L})/iu,
	roles: [
		{
			of: /^(?:encargad[oa]|miembro|referente|responsable|tutora?) del? /iu,
			now: "soy {part}",
			past: "fui {part}",
		},
		{
			of: new RegExp(
				`^(?:${ROLES})(?= (?:de|del|en|a|al|para|con|por|sustitut[oa]|suplente|titular)(?!\\p{L})|,? (?:y después|y luego) \\p{L}| \\(|$| [ye] (?:${ROLES})(?!\\p{L}))(?!.*, (?!(?:y después|y luego) ))`,
				"iu",
			),
			now: "trabajo como {part}",
			past: "trabajé como {part}",
		},
	],
	remarks: {
		along: "con",
		about: "unos|unas|cerca de|aproximadamente|más de|hasta",
		all: "todos|todas",
		relative: "que|lo que|quien|cuyo|cuya",
		goesOn: /^\p{L}+[aei]ndo(?!\p{L})/iu,
		from: "de|del",
		to: "a|al",
	},
	nounDeeds: {
		verbs: VERBS,
		auxiliary: "",
		objects: [
			{
				from: /^de (una? (?=niñ[oa]|client[ea]|paciente|alumn[oa]|person|becari|aprendi|compañer|técnic|estudiante))/iu,
				to: "a $1",
			},
			{
				from: /^de (la (?=jefa|responsable|encargada|directora|gerente|titular|coordinadora|supervisora|compañera|maestra))/iu,
				to: "a $1",
			},
			{
				from: /^del (?=jefe|responsable|encargado|director|gerente|titular|médico|coordinador|supervisor|compañero|chef|maestro|personal|alumnado|profesorado|paciente)/iu,
				to: "al ",
			},
			{
				from: new RegExp(
					`^de (?=(?:los|las|${COUNT}) (?:nuev[oa]s )?${PERSONS})`,
					"iu",
				),
				to: "a ",
			},
			{ from: new RegExp(`^de (?=(?:nuev[oa]s )?${PERSONS})`, "iu"), to: "a " },
			{ from: /^del /iu, to: "el " },
			{ from: /^de ((?:la|los|las|un|una) )/iu, to: "$1" },
			{ from: new RegExp(`^de (?=${COUNT} )`, "iu"), to: "" },
			{ from: new RegExp(`^de (?=${MASS}|\\p{Lu}|${PLURAL})`, "u"), to: "" },
		],
		never:
			/\s(?:y|e|o) \p{L}+(?:ción|sión|miento|aje|eza|ura|ol|eo|ño|tro) |\s(?:y|e|o) (?:de |del )|^(?:el|la|los|las|un|una) (?:alumn|client|pacient|niñ|equip)\p{L}+.* (?:y|e|o) |:/iu,
		and: "y",
		pronoun: "",
		once: /^$/u,
		determiner:
			/^ (?:(?:el|la|los|las|un|una|unos|unas|mis?|al?|con|en|y)(?!\p{L})|\d|\p{L}+s(?!\p{L}))/iu,
		isClosed: true,
		duties: {
			joint: /,? [ye] |, /gu,
			of: /(?<!\p{L})del? /iu,
			definite: /^(?:del|de (?:la|los|las)) /iu,
			several: /^de l[ao]s /iu,
			bare: new RegExp(
				`^(?!\\p{L}+(?:ción|miento|aje)(?!\\p{L}))(?:\\d|\\p{Lu}|${MASS}|${PLURAL})`,
				"u",
			),
			aside:
				/^(?:\p{L}+(?:ad|id)[oa]s?(?= (?:por|en|con|a|de|para) )|tras|antes|bajo|con|junto|en (?:colaboración|equipo|coordinación|apoyo|sustitución)|según|durante|sin) /iu,
			alone:
				/^(?:limpieza|cobro|facturación|caja|reposición|atención|cocina|venta|reparto|formación)$/iu,
			changed:
				"acortad = acorté, reducid = reduje, rebajad = rebajé, recortad = recorté, bajad = bajé, aumentad = aumenté, mejorad = mejoré, incrementad = incrementé, ampliad = amplié",
			changes: { articles: "el|la|los|las", from: "de|del|en|a" },
			agreeing: "[oa]s?",
			carry: {
				now: "me encargo de {part}",
				past: "me encargué de {part}",
				again: "de {part}",
			},
			meeting: [{ from: / y (?=h?i(?![aeo]))/giu, to: " e " }],
			contracted: [
				{ from: / y (?=(?:el|las?|los) )/gu, to: " y de " },
				{ from: /, (?=(?:el|las?|los) )/gu, to: ", de " },
				{ from: /(?<!\p{L})de el /gu, to: "del " },
			],
		},
	},
	support: [
		{
			now: "trabajo {part}",
			past: "trabajé {part}",
		},
		{
			now: "soy {part}",
			past: "fui {part}",
		},
		{
			now: "doy {part}",
			past: "di {part}",
		},
		{
			now: "hago {part}",
			past: "hice {part}",
		},
		{
			now: "trabajo con {part}",
			past: "trabajé con {part}",
		},
		{
			now: "doy {part}",
			past: "di {part}",
		},
		{
			now: "contribuí a un {part}",
			past: "contribuí a un {part}",
		},
		{
			now: "llevo {part}",
			past: "llevé {part}",
		},
		{
			now: "me encargo del {part}",
			past: "me encargué del {part}",
		},
		{
			now: "me encargo de {part}",
			past: "me encargué de {part}",
		},
		{
			now: "me ocupo del {part}",
			past: "me ocupé del {part}",
		},
		{
			now: "me ocupo de {part}",
			past: "me ocupé de {part}",
		},
		{
			now: "tengo a mi cargo {part}",
			past: "tuve a mi cargo {part}",
		},
		{
			now: "me ocupo de {part}",
			past: "me ocupaba de {part}",
		},
		{
			now: "me encargo de {part}",
			past: "me encargaba de {part}",
		},
	],
	tense: {
		finished:
			/^(?:(?:rediseño|implantación|implementación|introducción d(?:e un|el)|creación|lanzamiento|puesta en marcha|migración|apertura d|reforma|traslado|reducción|mejora|sustitución|renovación)(?!\p{L}))|\((?:\d+|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce) (?:mes(?:es)?|semanas?|años?)\)|(?<!\p{L})(?:en|de) (?:19|20)\d\d(?!\d)|(?<!\p{L})hasta (?:\p{L}+ )?(?:19|20)\d\d(?=$|[),.;])|\((?:antes|anteriormente)(?!\p{L})/iu,
		counted:
			/^\p{L}+(?: y \p{L}+)? de (?:más de |unos |unas )?(?:\d|dos |tres |cuatro |cinco |seis |siete |ocho |nueve |diez |doce |quince |veinte )/iu,
		lasting:
			/(?<!\p{L})(?:unos|unas|cerca de) \d|en curso|(?<!\p{L})(?:al (?:día|mes|año)|por (?:turno|noche|semana|hora|día)|cada|semanales|mensuales|diari[oa]s)(?!\p{L})|(?<!\p{L})(?:^(?:contabilidad|coordinación|gestión|supervisión|dirección|cuidado|mantenimiento|ordeño|alimentación|atención) |ovej|vaca|famili|hogar|inquilin|inversor|soci[oa]|proveedor|suscriptor|sociedad|cabra|cerd|gallina|animal|compañer|estudiante|aprendi|dependient|comercial|vendedor|alumn|client|pacient|residente|persona|emplead|trabajador|operari|niñ|equipo|becari|tiend|local|máquina|vehículo|usuari|cuenta|empresa|comensal|habitacion|cama|huésped|agente|técnic|enfermer|camarer|cociner)\p{L}*/iu,
	},
	subject: {
		word: "",
		said: /^yo /iu,
		have: /^he /iu,
		opens:
			/^(?:(?!(?:café|bebé|comité|puré|chalé|carné|cliché|consomé|paté|aquí|allí|así|quizá)(?!\p{L}))\p{L}{3,}(?<!\p{L}té)[éí](?= )|(?!(?:trabajo|turno|curso|horario|servicio|puesto|sueldo|pedido|tiempo|equipo|apoyo|diseño|desarrollo|archivo|registro|reparto|control|uso|manejo|cobro|inicio|contrato|cargo|todo|cuando|cada|primero|segundo|solo|sólo|como|bajo)(?!\p{L}))\p{L}{4,}o(?= (?:el|la|los|las|un|una|a los|a las|a la|al|mi) \p{L})|actualizo|capacito|homologo|contesto|contesté|encontré|esterilizo|embolso|pedí|expliqué|creo|creé|fui|llevo|llevé|enseño|enseñé|mantengo|mantuve|probé|atendí|atiendo|participé|participo|tomé|hice|hago|escribí|escribo|redacté|redacto|conseguí|logré|reduje|aumenté|vendí|vendo|coordiné|coordino|dirijo|dirigí|conduzco|conduje|superviso|supervisé|reparo|reparé|instalo|instalé|ayudé|ayudo|elaboro|elaboré|desarrollé|desarrollo|gestiono|gestioné|organizo|organicé|notifiqué|soy|trabajé|trabajo|acompaño|acompañé|cuido|cuidé|cocino|cociné) /iu,
		noun: /^\p{L}+ (?:del?)(?!\p{L})/iu,
		joint: /;/u,
		never:
			/^(?:apoyo|trabajo|contrato|cargo|corto|registro|reparto|diseño|desarrollo|archivo|control|cuido|rescate|uso|curso|manejo|cobro|inicio) (?!(?:el|la|los|las|un|una|unos|unas|mi|mis|con|junto|desde|como|por turnos)(?!\p{L})|\d|en turnos)|^(?:diseño|desarrollo|archivo|registro|reparto|control|apoyo) (?:y|e)(?!\p{L})|^\p{L}+ (?:su|sus|se)(?!\p{L})/iu,
	},
	bearing: [
		{
			of: /^(?!(?:las?|los|el|un[ao]?s?|mis?)(?!\p{L}))(?:\p{L}{3,}s(?:(?= [a-záéíóúñ])|,| y )|[\p{L}-]{4,}(?:, | y ))[^;:]+$/iu,
			never:
				/[;:–—!?]|[.] |^(?:prácticas|beca|becas|cursos?|premios?|unas|unos|desde|más|menos|mejoras?|ventas? (?:de|por) \d|adoptado|atr[áa]s|además|tras|seis|dos|tres|es|soy|eres|pasos)(?!\p{L})|^(?!pedidos )\p{L}+(?:ad[oa]|id[oa])s?(?!\p{L})|^\p{L}+[oóéíaeé]s? (?:el|la|los|las|un|una|al|a los|a las|en la|en el)(?!\p{L})|(?<!\p{L})(?:es|son|fue|era|eran|he|ha|han|me|nos|se|hace|hacen|que|cuando)(?!\p{L})|^\p{L}+(?:amos|emos|imos|aba|ía)(?!\p{L})/iu,
			now: [
				"Me encargo de {part}",
				"También me encargo de {part}",
				"Además, me ocupo de {part}",
			],
			past: [
				"Me encargaba de {part}",
				"También me encargaba de {part}",
				"Además, me ocupaba de {part}",
			],
			small: /^\p{Lu}\p{Ll}/u,
		},
		{
			of: /^(?!(?:reducción|creación|promoción|subida|implantación|introducción|participación|colaboración|mención|integración|migración|consecución|disminución|ampliación)(?!\p{L}))\p{L}{3,}(?:ción|sión|anza) (?!y |e )[^;:]+$/iu,
			never:
				/[;:–—!?]|[.] |(?<!\p{L})(?:es|son|fue|era|he|ha|han|me|nos|se|que|cuando)(?!\p{L})/iu,
			now: [
				"Me encargo de la {part}",
				"También me encargo de la {part}",
				"Además, me ocupo de la {part}",
			],
			past: [
				"Me encargaba de la {part}",
				"También me encargaba de la {part}",
				"Además, me ocupaba de la {part}",
			],
			small: /^\p{Lu}\p{Ll}/u,
		},
		{
			of: /^(?:atención|cobro|cuadre|cuidado|carga|cierre|compra|control|descarga|limpieza|manejo|mantenimiento|montaje|preparación|recepción|recogida|registro|reparto|revisión|seguimiento|soporte|toma|transporte|venta) (?:a|al|con|de|del|en) [^;:]+$/iu,
			never:
				/[;:–—!?]|[.] |(?<!\p{L})(?:es|son|fue|era|he|ha|han|me|nos)(?!\p{L})/iu,
			now: [
				"Mi trabajo incluye {part}",
				"Mi trabajo incluye también {part}",
				"Además, mi trabajo incluye {part}",
			],
			past: [
				"Mi trabajo incluía {part}",
				"Mi trabajo incluía también {part}",
				"Además, mi trabajo incluía {part}",
			],
			small: /^\p{Lu}\p{Ll}/u,
		},
		{
			// Any other line of nouns, as notes are written.
			of: /^(?!(?:a|al|con|de|del|desde|después|durante|el|en|entre|hasta|la|las|los|mi|mis|no|otra|otras|para|por|sin|solo|sobre|temporadas?|todas?|todos?|tras|turnos?|un|una|unas|unos|varias|varios|encargad[oa]|responsable|ayudante|auxiliar|jef[ea]|monitora?|voluntari[oa]|miembro|emplead[oa]|coordinadora?|técnic[oa]|camarer[oa]|premios?|beca|prácticas|cursos?|tareas|domingos?|sábados?)(?!\p{L}))(?:\p{L}[\p{L}-]*(?:s|ción|sión|miento|aje|ura|anza|ería|encia|stock)|booking|picking|packing list|check[- ]?in(?:\/(?:check[- ]?)?out)?|diagnóstico|inventario|auditoría|mantenimiento|seguimiento|archivo|facturación|guardia|acompañamiento|aseo|limpieza|control|registro|reparto|montaje|atención|cobro|apoyo)(?:,? [\p{L}\p{N}(]|\/|: )[^;]+$/iu,
			never:
				/[;!?→]|[.] \p{Lu}|(?<!\p{L})(?:bajamos|es|son|fue|era|eran|estaba|he|ha|han|había|me|nos|se|que|cuando|tuve|hice|vinieron|anoto|tomo|explico)(?!\p{L})|^\p{L}+(?:ad[oa]|id[oa])s?(?!\p{L})|^\p{L}+(?:amos|emos|imos|aba|ía|ó|é)(?!\p{L})/iu,
			now: [
				"Mi trabajo incluye {part}",
				"Mi trabajo incluye también {part}",
				"Además, mi trabajo incluye {part}",
			],
			past: [
				"Mi trabajo incluía {part}",
				"Mi trabajo incluía también {part}",
				"Además, mi trabajo incluía {part}",
			],
			small: /^\p{Lu}\p{Ll}/u,
		},
	],
	clause:
		/^(?:las?|los|el|un[ao]?|mi) (?:[\p{L}\p{N}-]+ ){1,6}?(?:es|son|fue|ha|han|bajó|subió|creció|cayó|pasó|pasaron|bajaron|subieron|crecieron|las? hacen?|los? hacen?|decide|firma)(?!\p{L})/iu,
	onward: "desde",
	pointing: "allí|ahí|allá",
	did: {
		current: ["En {company}, donde trabajo desde {since} como {title}, {deed}"],
		titled: ["Como {title} en {company}, {deed}"],
		first: ["En {company}, {deed}"],
		named: ["En {company} también {deed}", "También en {company}, {deed}"],
		begin: ["Allí {deed}"],
		now: ["En mi puesto actual {deed}"],
		same: ["Además, {deed}", "{Deed}", "Asimismo, {deed}", "A la vez, {deed}"],
		earlier: [
			"Antes, como {title} en {company}, {deed}",
			"En mi etapa anterior como {title} en {company}, {deed}",
			"Con anterioridad, como {title} en {company}, {deed}",
		],
		project: ["En el proyecto {company}, {deed}"],
		volunteer: ["Como parte de mi voluntariado en {company}, {deed}"],
		own: ["Por cuenta propia, {deed}"],
	},
	work: {
		current: [
			"Mi trabajo como {title} en {company}, donde estoy desde {since}, incluye {part}",
		],
		titled: ["Mi trabajo como {title} en {company} {incluye} {part}"],
		first: ["Mi trabajo en {company} {incluye} {part}"],
		named: ["Mi trabajo en {company} {incluye} también {part}"],
		begin: ["Mi trabajo allí {incluye} {part}"],
		same: ["Mi trabajo allí {incluye} también {part}"],
		earlier: ["Mi trabajo anterior como {title} en {company} incluía {part}"],
		project: ["El proyecto {company} {incluye} {part}"],
		volunteer: ["Mi voluntariado en {company} {incluye} {part}"],
		own: ["Mi trabajo por cuenta propia {incluye} {part}"],
	},
	verbs: { incluye: ["incluye", "incluye", "incluía", "incluía"] },
	from: {
		current: ["De mi trabajo como {title} en {company}, mi currículum recoge"],
		titled: ["De mi trabajo como {title} en {company}, mi currículum recoge"],
		first: ["De mi trabajo en {company}, mi currículum recoge"],
		named: ["De mi trabajo en {company}, mi currículum recoge también"],
		begin: ["De esa etapa, mi currículum recoge"],
		same: ["De ese trabajo, mi currículum recoge también"],
		earlier: [
			"De mi etapa anterior como {title} en {company}, mi currículum recoge",
		],
		project: ["Del proyecto {company}, mi currículum recoge"],
		volunteer: ["De mi voluntariado en {company}, mi currículum recoge"],
		own: ["De mi trabajo por cuenta propia, mi currículum recoge"],
	},
	colon: ": «",
	closes: "»",
};
