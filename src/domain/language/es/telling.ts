// Spanish: how lines become sentences.
import type { TellingWords } from "../telling-words.ts";

// Nouns, then the infinitive, what I do and what I did; "-" where a thing is done once.
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
creación = crear, -, creé
lanzamiento = lanzar, -, lancé
puesta en marcha = poner en marcha, -, puse en marcha
migración = migrar, -, migré
captación = captar, capto, capté
preparación = preparar, preparo, preparé
negociación = negociar, negocio, negocié
análisis = analizar, analizo, analicé
planificación = planificar, planifico, planifiqué
redacción = redactar, redacto, redacté
realización = realizar, realizo, realicé
administración = administrar, administro, administré
control = controlar, controlo, controlé
coordinación = coordinar, coordino, coordiné
supervisión = supervisar, superviso, supervisé
dirección = dirigir, dirijo, dirigí
formación = formar, formo, formé
atención = atender, atiendo, atendí
conducción = conducir, conduzco, conduje
traducción = traducir, traduzco, traduje
reparación = reparar, reparo, reparé
instalación = instalar, instalo, instalé
revisión = revisar, reviso, revisé
tramitación = tramitar, tramito, tramité
reparto = repartir, reparto, repartí
venta = vender, vendo, vendí
limpieza = limpiar, limpio, limpié
mantenimiento = mantener, mantengo, mantuve
seguimiento = seguir, sigo, seguí
acompañamiento = acompañar, acompaño, acompañé
montaje = montar, monto, monté
evaluación = evaluar, evalúo, evalué
impartición = impartir, imparto, impartí
liderazgo = liderar, lidero, lideré
recepción = recibir, recibo, recibí
cuidado = cuidar, cuido, cuidé
apertura = abrir, abro, abrí
- = colaborar, colaboro, colaboré
- = participar, participo, participé
- = asesorar, asesoro, asesoré
apoyo = apoyar, -, apoyé
- = ayudar, ayudo, ayudé
- = trabajar, trabajo, trabajé
- = llevar, llevo, llevé
- = hacer, hago, hice
registro = registrar, registro, registré
- = cocinar, cocino, cociné
- = facturar, facturo, facturé
- = enseñar, enseño, enseñé
- = asegurar, aseguro, aseguré
- = garantizar, garantizo, garanticé
- = responder, respondo, respondí
- = presentar, presento, presenté
- = defender, defiendo, defendí
- = investigar, investigo, investigué
- = facilitar, facilito, facilité
- = moderar, modero, moderé
- = investigar, investigo, investigué
- = comprar, compro, compré
- = recoger, recojo, recogí
- = asistir, asisto, asistí
`;

const NUMBER =
	/^de (?=(?:más de |unos |unas |unas? )?(?:\d|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|quince|veinte|treinta|varios|varias)(?!\p{L}))/iu;

export const telling: TellingWords = {
	nounDeeds: {
		verbs: VERBS,
		auxiliary: "",
		objects: [
			{ from: /^del /iu, to: "el " },
			{ from: /^de ((?:la|los|las|un|una) )/iu, to: "$1" },
			{ from: NUMBER, to: "" },
			// Things in the plural take no article: "de contratos". People would take "a".
			{
				from: /^de (?!\p{L}*(?:ores|oras|antes|entes|istas|eros|eras|arios|arias|ados|adas|alumn[oa]s|client[ea]s|pacientes|niñ[oa]s|jóvenes|mayores|personas|equipos|personal|usuari[oa]s|becari[oa]s|voluntari[oa]s|vecin[oa]s)(?!\p{L}))(?=\p{L}{3,}s(?:[ ,;(]|$))/u,
				to: "",
			},
		],
		never:
			/\s(?:y|e|o) \p{L}+(?:ción|sión|miento|aje|eza|ura|ol|eo|ño|tro) |\s(?:y|e|o) (?:de |del )|^(?:el|la|los|las|un|una) (?:alumn|client|pacient|niñ|equip)\p{L}+.* (?:y|e|o) |:/iu,
		and: "y",
		pronoun: "",
		once: /^$/u,
	},
	deed: {
		how: "first-person",
		verb: /^(?:(?:a veces |también )?\p{L}{3,}o(?= (?:el|la|los|las|un|una|mis?) )|\p{L}+[éí](?<!café|comité|bebé|puré|carné|aquí|así)|lidero|coordino|gestiono|planifico|facilito|superviso|organizo|imparto|elaboro|mantengo|soy|estoy|tengo|fui|tuve|estuve|di|doy|me (?:ocupo|encargo|encargué|ocupé)|realizo|dirijo|defiendo|atiendo|analizo|creo|diseño(?= (?:y|el|la|los|las|un|una) )|desarrollo(?= (?:y|el|la|los|las|un|una) )|hice|puse|conduje|introduje|reduje)(?= )/iu,
	},
	support: [
		{
			of: "line",
			takes: /^trabajo en equipo /iu,
			redundant: /^trabajo /iu,
			now: "trabajo {part}",
			past: "trabajé {part}",
		},
		{
			of: "line",
			takes:
				/^(?:responsable|encargad[oa]|tutora?|coordinadora?|miembro|referente|supervisora?|interlocutora?|portavoz|voluntari[oa]|ayudante) (?:de |del |en |principal )/iu,
			now: "soy {part}",
			past: "fui {part}",
		},
		{
			of: "line",
			takes: /^clases (?:de |a |en |particulares )/iu,
			now: "doy {part}",
			past: "di {part}",
		},
		{
			of: "line",
			takes:
				/^(?:entrevistas|reuniones|visitas|pedidos|informes|presentaciones|talleres|curas|inventarios|guardias|turnos|tutorías|excursiones|rutas)(?= )(?!.* y \p{L}+ción )/iu,
			now: "hago {part}",
			past: "hice {part}",
		},
		{
			of: "line",
			takes: /^(?:uso|manejo) (?:diario |habitual )?de /iu,
			redundant: /^(?:uso|manejo) (?:diario |habitual )?de /iu,
			now: "trabajo con {part}",
			past: "trabajé con {part}",
		},
		{
			of: "line",
			takes:
				/^(?:apoyo|soporte|asesoramiento|ayuda|formación|charlas|cursos)(?: \p{L}+(?:ic[oa]|iv[oa]|al))? al? /iu,
			now: "doy {part}",
			past: "di {part}",
		},
		{
			of: "line",
			takes:
				/^(?:aumento|incremento|crecimiento|ahorro) d(?:e|el) (?!.* un \d)/iu,
			now: "contribuí a un {part}",
			past: "contribuí a un {part}",
		},
		{
			of: "noun",
			takes: / y (?:el|la|los|las) /u,
			now: "llevo {part}",
			past: "llevé {part}",
		},
		{
			of: "noun",
			takes: /^el /u,
			redundant: /^el /u,
			now: "me encargo del {part}",
			past: "me encargué del {part}",
		},
		{
			of: "noun",
			takes: /^l/u,
			now: "me encargo de {part}",
			past: "me encargué de {part}",
		},
		{
			of: "noun",
			takes: /^el /u,
			redundant: /^el /u,
			now: "me ocupo del {part}",
			past: "me ocupé del {part}",
		},
		{
			of: "noun",
			takes: /^l/u,
			now: "me ocupo de {part}",
			past: "me ocupé de {part}",
		},
		{
			of: "noun",
			now: "tengo a mi cargo {part}",
			past: "tuve a mi cargo {part}",
		},
		{
			of: "bare",
			now: "me ocupo de {part}",
			past: "me ocupaba de {part}",
			isJoined: true,
		},
		{
			of: "bare",
			now: "me encargo de {part}",
			past: "me encargaba de {part}",
			isJoined: true,
		},
	],
	tense: {
		finished:
			/^(?:(?:rediseño|implantación|implementación|introducción d(?:e un|el)|creación|lanzamiento|puesta en marcha|migración|apertura d|reforma|traslado|reducción|mejora|sustitución|renovación)(?!\p{L}))|\((?:\d+|un|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce) (?:mes(?:es)?|semanas?|años?)\)|(?<!\p{L})en (?:19|20)\d\d(?!\d)/iu,
		counted:
			/^\p{L}+(?: y \p{L}+)? de (?:más de |unos |unas )?(?:\d|dos |tres |cuatro |cinco |seis |siete |ocho |nueve |diez |doce |quince |veinte )/iu,
		lasting:
			/(?<!\p{L})(?:al (?:día|mes|año)|por (?:turno|noche|semana|hora|día)|cada|semanales|mensuales|diari[oa]s)(?!\p{L})|(?<!\p{L})(?:alumn|client|pacient|residente|persona|emplead|trabajador|operari|niñ|equipo|becari|tiend|local|máquina|vehículo|usuari|cuenta|empresa|comensal|habitacion|cama|huésped|agente|técnic|enfermer|camarer|cociner)\p{L}*/iu,
	},
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
	work: null,
	verbs: {},
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
	end: ".",
};
