// Spanish: what a posting asks its reader to tell.
import type { AskingWords } from "../asking-words.ts";

export const asking: AskingWords = {
	asks: "(?:la|una|esta) pregunta|dec(?:id|ir)\\p{L}*|díg\\p{L}*|relat\\p{L}*|adjunt\\p{L}*|(?:nos gustaría|nos encantaría|queremos)(?: que nos)? (?:saber|conocer|leer|cuent\\p{L}+|dig\\p{L}+)|(?:por favor,? )?(?:cuént|cuent|describ|explic|explíq|indic|indíq|dinos|di|nombr|respond|contest|escríb)\\p{L}*(?:nos)?|respuesta a la pregunta",
	quoted:
		"(?:háblanos|háblenos|cuéntanos|cuéntenos) (?:de |del |sobre |acerca de )",
	questions:
		"una?|(?:dos|tres|cuatro|cinco) \\p{L}+ (?:que|de)|tus? (?:mejor|peor|última?)|qué|cuál\\p{L}*|cuánt\\p{L}+|un ejemplo|cómo|quién\\p{L}*|dónde|cuándo|si|por qué",
	beforeQuestion:
		"también|además|brevemente|en (?:la|tu|su|el|un) (?:carta|candidatura|solicitud|correo|mensaje|email)|en (?:\\p{N}+|unas|pocas|dos|tres|cuatro|cinco|diez) (?:palabras|líneas|frases)",
	reader:
		"tú|tu|tus|te|usted|su|sus|le|has|tienes|harías|hiciste|tuvo|cambiarías|organizaría|orgullos\\p{L}*|\\p{L}{2,}(?:arías?|erías?|irías?|aste|iste)",
	refers: "eso|esto|ello",
	documents:
		"presentación|motivación|cv|currícul\\p{L}*|carta|certificad\\p{L}*|títulos?|foto\\p{L}*|referencias?|candidatura|correo|e-?mail|asunto|número|copias?|formulario|documentos?|documentación|teléfono|dirección|archivo|pdf|solicitud",
	howMany: "cuántos|cuánto tiempo|cuántas",
	wonders:
		"qué|cuál\\p{L}*|cuánt\\p{L}+|cómo|quién\\p{L}*|dónde|cuándo|por qué",
	yesOrNo: {
		begins:
			"tienes|tiene|eres|es usted|puedes|puede|dispones|dispone|posees|posee",
		slot: "[sí o no]",
	},
	answers:
		"(?:respond\\p{L}*|respuestas?|contest\\p{L}*) (?:a )?(?:estas|las siguientes|nuestras|dos|tres|cuatro|\\p{N}+)(?: (?:dos|tres|cuatro))?(?: preguntas?)?",
	headings:
		"preguntas?(?: (?:para (?:ti|candidatos|candidatas)|de selección|previas))?",
	named: "preguntas?",
	labels: "p|pregunta",
	invites:
		"cuéntanos\\p{L}*|cuéntenos\\p{L}*|escríbenos\\p{L}*|dínoslo|díganos\\p{L}*|respóndenos",
	amounts:
		"(?:(?:máximo|máx\\.|unas) )?(?:\\p{N}+|una|dos|tres|cuatro|cinco|diez|unas|algunas|pocas|un) (?:palabras|líneas?|frases?|párrafos?)",
	about: "sobre|acerca de|contando|que cuenten|explicando|que expliquen",
	lists: "(?:una |la )?lista de (?:los|las|tus|sus)",
	idle: "quién (?:eres|es usted)(?: [\\p{L},]+)*|cómo (?:cumple|cumples) \\p{L}+ requisitos|(?:sobre|de) (?:ti|usted|vosotros)(?: mism\\p{L}+)?$|tu (?:experiencia|trayectoria|motivación|perfil)|si (?:dispone|dispones|cuenta|cuentas|posee|necesitas|necesita|tienes dudas|tienes alguna)(?: \\p{L}+)*|esperas|espera",
	firm: "nosotros|nuestr\\p{L}+",
	why: "por qué",
	sends: "(?:env[ií]|mand|adjunt|añad)\\p{L}*",
	until: "antes|hasta",
	addressing: "a",
	isEnough: "bastan?|es suficiente",
};
