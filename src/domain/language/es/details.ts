// Spanish: what an application states.
import type { DetailWords } from "../detail-words.ts";

const time =
	"pernoct\\p{L}*|dormir fuera|semanas? fuera|fines? de semana|noches?|nocturn[oa]s?|turnos?(?: \\p{L}+)?|festivos|guardias|domingos|sábados|tardes|horarios? (?:partidos?|flexibles?|rotativos?)";

export const details: DetailWords = {
	own: {
		portfolio: "port(?:folio|afolio)(?: en|:)? ?\\S+\\.\\S+",
		notice:
			"preaviso|(?:quince|\\d+|un|dos|tres) (?:días|meses|mes|semanas) de (?:preaviso|aviso)",
		start:
			"(?:disponibilidad|incorporación) (?:inmediata|total e inmediata|a partir|desde|en)|disponible (?:de inmediato|inmediatamente|ya|desde|a partir|en)|incorporaci[óo]n|(?:puedo|podría) (?:incorporarme|empezar|comenzar)|libre (?:desde|a partir)|disponibilidad:",
		drivingLicence:
			"(?:carn[ée]t?|permiso|licencia) (?:de )?(?:conducir|conducción|manejo|manejar|[abcde]1?(?:\\+e)?(?!\\p{L}))|carn[ée]t? tipo [a-e]|cap de mercancías",
		vehicle:
			"(?:vehículo|coche|moto|carro|auto|furgoneta)(?: propi[oa])|vehículo disponible|con coche",
		workPermit:
			"permiso de (?:trabajo|residencia)|visado de \\p{L}+|autorizaci[óo]n (?:de|para) trabajar?|nacionalidad|ciudadan[oa](?: de la)? (?:ue|unión europea|europe[oa]|español[a]?|comunitari[oa])|ciudadan[oa] de|nie en vigor|tarjeta de residencia|residencia legal|residencia permanente|residentes? permanentes?(?: (?:de|en) (?:ee\\.? ?uu\\.?|(?:los )?estados unidos))?(?: \\(\\d{4}\\))?",
		workload:
			"jornada (?:completa|parcial|intensiva|reducida|de \\d{2})|media jornada|tiempo (?:completo|parcial)|\\d{2} horas(?: semanales| a la semana)?",
		shifts: `(?:disponib\\p{L}+|dispuest[oa]|acepto|puedo|flexib\\p{L}+|acostumbrad[oa]|trabajar)[^.;]{0,35}(?:${time})|(?:${time})(?:(?:,| y| o) (?:${time}))? (?:sin problema|posibles?|no son problema)|disponibilidad horaria|horario flexible`,
		travel:
			"viajar|(?:disponibilidad|disponible) para viaj\\p{L}+|desplazamientos|disponibilidad geográfica",
		relocation:
			"(?:traslad(?:arme|o|arse|ar)|cambi(?:o|ar) de (?:residencia|ciudad|domicilio)|mudarme|me mudo|me traslado|reubica\\p{L}+|movilidad geográfica)",
		salary:
			"(?:expectativas?|pretensi(?:ón|ones)|aspiraci(?:ón|ones)) (?:salarial(?:es)?|económicas?)|salario (?:deseado|esperado)",
		checks:
			"antecedentes(?: penales)?|certificado (?:de|negativo)[^.,;]{0,40}(?:delitos|penales|sexual\\p{L}*)|sin antecedentes|habilitación de seguridad|carn[ée]t? de manipulador\\p{L}*(?: de alimentos)?|vacuna\\p{L}*",
		registration:
			"colegiad[oa]|n[úu]mero de (?:colegiad[oa]|registro)|n\\.?º (?:de )?colegiad[oa]|colegiaci[óo]n|matr[ií]cula profesional",
		validity:
			"(?:válid[oa]|activ[oa]|vigente|en vigor)(?: hasta|,? 20\\d\\d)|caduc\\p{L}+[^.;]{0,25}\\d|vence|vencid[oa]|(?:vto|vig|cad)\\.[^.;]{0,15}\\d",
		status:
			"funcionari[oa](?: de carrera| interin[oa])?|interin[oa]|personal laboral|aut[óo]nom[oa] dad[oa] de alta|certificado de discapacidad|demandante de empleo",
	},
	listsPapers:
		"(?:indica|indicar|indique|indicando|detalla|detallar|especifica|qué|cuáles) (?:\\p{L}+ ){0,3}(?:certificados|carnés|carnets|cursos|acreditaciones)",
	machineCards:
		"(?:carn[ée]t?|permiso|licencia) (?:de |para )?(?:(?:conducir|conducción|manejo|manejar|operador|operar) (?:de )?)?(?:carretill\\p{L}*|montacargas|grúas?|gruista|plataformas? elevadoras?|(?:retro)?excavadoras?|maquinaria)|(?:carn[ée]t?|permiso) (?:europeo )?(?:de (?:conducir|conducción) )?(?:de )?ordenador\\p{L}*",
	times: time,
	leads:
		"tengo(?: (?:el|la|un|una))?|cuento con|soy|estoy|dispongo de(?: un)?|y|e|pero|también|además|actualmente|con|mi|poseo(?: (?:el|un))?|en posesión del?",
	ands: "y|e|pero|además de",
	limits:
		"\\d+ de \\d+|no|sin|salvo|excepto|solo|sólo|hasta|caducad\\p{L}+|en curso|en trámite|pendiente|previst\\p{L}+|negociable|renovar|provisional|limitad\\p{L}+|tras|después",
	willing:
		"o (?:disposición|disponibilidad|dispuest\\p{L}+)|o (?:el deseo|la intención|las ganas)",
	asked: {
		drivingLicence:
			"si (?:tienes?|posees?|dispones?|cuentas?)(?: con| de)?(?: el)? carn[eé](?:t)? de conducir|si (?:tiene|posee|dispone)(?: de)? (?:permiso|carn[eé]t?) de conducir",
		payNow: "(?:salario|sueldo|retribución|remuneración)(?: bruto)? actual",
		referees:
			"(?:una|dos|tres|\\d) personas?[^.\\n]{0,30}referencias?|(?:dos|tres|\\d) (?:\\p{L}+ )?referencias|(?:dos|tres|\\d|nombres? de|contactos? de) (?:\\p{L}+ ){0,2}referencias",
		source:
			"dónde (?:has|ha|viste|vio|encontr\\p{L}+|leí\\p{L}+)[^.\\n]{0,40}(?:oferta|anuncio)|cómo (?:has|ha) (?:conocido|sabido)[^.\\n]{0,40}",
		lodging:
			"si (?:necesitas|necesita|precisas|requiere)[^.\\n]{0,20}(?:alojamiento|vivienda|habitación)",
		portfolio:
			"(?:enlace|tu|su)[^.\\n]{0,20}(?:portfolio|portafolio|porfolio|videobook|reel)(?! (?:de|du|des|von|an|aus|di|van|av|af|do|da|dos|das|med)(?!\\p{L}))",
		rate: "tarifa (?:por hora|horaria|diaria)",
		notice: "preaviso",
		start:
			"fecha (?:de |posible de |prevista de )*(?:incorporación|disponibilidad|inicio)|disponibilidad (?:para incorporar\\p{L}+|de incorporación)|(?:indica\\p{L}*|con|su|tu) (?:su |tu |la )?(?:disponibilidad)(?! (?:para|de|horaria|geográfica))|cuándo (?:podrías?|puedes?|podría|te incorporarías)",
		salary:
			"pretensi(?:ón|ones) de (?:renta|sueldo|salario)|(?:renta|sueldo|salario)(?: \\p{L}+)? (?:pretendid|esperad|desead)[oa]|actual y (?:el |la |su |tu )?(?:dese|esper|pretend)\\p{L}+|(?:expectativas?|pretensi(?:ón|ones)|aspiraci(?:ón|ones)|banda) (?:salarial(?:es)?|económicas?)|salario (?:deseado|esperado)|(?:cuánto|lo que) (?:quieres|te gustaría|desea\\p{L}*) (?:ganar|cobrar)",
		licenceNumber: "(?:número|n\\.?º) (?:de )?(?:colegiad[oa]|registro)",
		workload:
			"jornada (?:deseada|preferida)|(?:número de )?horas deseadas|preferencia (?:de )?(?:horaria|jornada)",
		workPermit:
			"(?:indica\\p{L}*|acredita\\p{L}*|aporta\\p{L}*)[^.\\n]{0,50}(?:permiso de trabajo|nacionalidad|permiso de residencia)",
		validity:
			"fecha de (?:caducidad|vencimiento|validez)|vigencia (?:del|de la|de tu|de su)",
		status: "situación (?:administrativa|laboral actual)",
		why: "por qué (?:te |le )?(?:quieres|nos|esta|este|gustaría|interesa)[^.\\n]{0,60}|qué te (?:motiva|atrae)",
	},
	needLeads:
		"(?:deberás? |debes? |tienes que |se requiere |imprescindible )?(?:tener|estar en posesión del?|ser|disponer de|contar con|poseer)(?: (?:el|la|una?))?|eres|tienes(?: (?:el|la|una?))?|se (?:requiere|exige|pide)(?: (?:el|la|una?))?|imprescindible|buscamos(?: una?)?",
	fields: "experiencia|conocimientos?|dominio|manejo",
	regulated:
		"colegiad[oa]|colegiación|título (?:oficial|homologado)|titulación oficial|habilitación|homologad[oa]|mir|eir",
	demanded:
		"(?:(?:es|son) )?(?:imprescindibles?|obligatori[oa]s?|indispensables?|necesari[oa]s?|excluyentes?)",
	bars: "sin excepci(?:ón|ones)|no (?:se )?(?:hacemos|hacen|admiten) excepciones|abst(?:enerse|énganse)|sin (?:ell[oa]s?|est[eao]s?)[^.\\n]{0,30}no (?:podemos|se puede)|no se (?:valorar|admitir|tendr|considerar)\\p{L}+|no podemos (?:considerar|contratar|admitir)|serán (?:descartad|excluid)\\p{L}+|requisito (?:imprescindible|excluyente|indispensable)|imprescindible|excluyente",
	without: "sin (?:el|la|los|las|una?)|sin",
	nobodyTaken: "no|inútil",
	wishes:
		"se valorará\\p{L}*|se valora\\p{L}*|valora(?:mos|ble|bles|ndo)|deseables?|preferible(?:mente)?|idealmente|(?:un|como) plus|sería (?:ideal|un plus)|a valorar|es una ventaja|te dará puntos",
	finite:
		"es|son|eres|será|serán|podrá|podrán|cumpla|cumplan|sea|sería|tiene|tienen|tienes|tengas|tenga|ha|han|has|debe|deben|debes|deberá|deberás|puede|pueden|puedes|buscamos|pedimos|exigimos|requerimos|necesitamos|requiere|exige|hay|sabes",
	invitations:
		"también (?:buscamos|necesitamos|incorporamos)|candidaturas? espontáneas?|perfiles? (?:junior|sin experiencia) (?:bienvenid|también)",
	changers:
		"cambio de (?:carrera|profesión|sector)|reconversión|sin experiencia previa|no (?:es necesaria|se requiere|requiere) experiencia|otros sectores",
	invitation: "Su oferta dice también: {need}. Por eso pregunto.",
	gaps: {
		held: ["Puedo acreditar hasta ahora: {fact}."],
		heldBeside: ["Se pide {need}; puedo acreditar hasta ahora: {fact}."],
		degree: ["Mi titulación: {fact}."],
		spokenBelow: ["Se pide un nivel {asked}; el mío: {fact}."],
		spoken: ["Hablo {fact}."],
		bare: ["Mi currículum no menciona {need}."],
		both: ["Mi currículum no menciona {terms}."],
		since: [
			"La oferta pide {years} años; mi experiencia en este trabajo empieza en {date} ({job}, {company}).",
		],
		sinceNow: [
			"La oferta pide {years} años; trabajo como {job} desde {date} ({company}).",
		],
		role: [
			"Se pide {need}. Todavía no he ocupado ese puesto; esta carta recoge lo más cercano.",
		],
		far: [
			"El puesto de {title} pertenece a un campo distinto del de mi trabajo hasta ahora.",
		],
		stand: ["Con franqueza, mi situación es esta: {fact}."],
	},
	sentence: "Los datos que piden: {details}.",
	joint: "; ",
	spans: {
		hours: "horas",
		weeks: "semanas?",
		months: "mes(?:es)?",
		toMonthEnd: "fin(?:ales)? de mes",
		toQuarterEnd: "fin(?:al)? de trimestre",
	},
	aWeek: "semanales|(?:a la|por) semana",
	fromNotice: "{notice}; podría incorporarme a partir del {date}.",
	stated: {
		validity: [["((?:el|la|mi) .*)", "{line}."]],
		portfolio: [
			["port(?:folio|afolio)(?: en|:)? ?(\\S+\\.\\S+)", "Mi portfolio: {1}."],
		],
		notice: [["preaviso(?: es)?(?: de|:)? (.*)", "Mi preaviso es de {1}."]],
		start: [
			[
				"(?:disponibilidad|incorporación) ((?:en|a partir|desde) .*)",
				"Podría incorporarme {1}.",
			],

			["disponible (.*)", "Estoy disponible {1}."],
			[
				"(?:incorporación|disponibilidad) inmediata(.*)",
				"Mi disponibilidad es inmediata{1}.",
			],
		],
		drivingLicence: [["((?:carn[eé]t?|permiso) .*)", "Tengo el {1}."]],
		workPermit: [["(ciudadan[oa] .*)", "Soy {1}."]],
		shifts: [
			["(disponible .*|dispuest[oa] .*|acostumbrad[oa] .*)", "Estoy {1}."],
			["(acepto .*|puedo .*)", "{line}."],
		],
		vehicle: [
			["((?:vehículo|coche|moto|furgoneta) propi[oa].*)", "Dispongo de {1}."],
		],
	},
	ownLicense:
		"(?:y|o|un|el|de|carn[eé]t?|permiso|licencia|conducir|conducción|b|vigente|imprescindible|en vigor)",
	wayToWork: "Vivo en {home} y podría empezar en {town} a partir del {date}.",
	slots: {
		travel: "Tengo [plena o ninguna] disponibilidad para viajar.",
		shifts: "Los horarios descritos me [encajan o no me encajan].",
		payNow: "Mi salario actual es de [importe].",
		referees: "Mis referencias: [nombres y contacto].",
		source: "Encontré la oferta en [medio].",
		vehicle: "Para desplazarme [dispongo o no dispongo] de vehículo propio.",
		notice: "Mi preaviso es de [plazo].",
		start: "Podría incorporarme el [fecha].",
		rate: "La tarifa por hora que espero es de [importe].",
		salary: "Mi expectativa salarial es de [importe].",
		workload: "La jornada que deseo es de [horas].",
		workPermit: "Para este puesto [tengo o necesito] permiso de trabajo.",
		drivingLicence: "Tengo el permiso de conducir [clase].",
		relocation:
			"Para este puesto [me trasladaría o no me trasladaría] al lugar de trabajo.",
		lodging: "Para empezar [necesito o no necesito] alojamiento.",
		portfolio: "Mi portfolio: [enlace].",
		why: "Por qué este puesto y por qué ahora: [su razón].",
		question: "A su pregunta {need}: [su respuesta].",
		wanted: "Su oferta pide {need}: [su respuesta].",
		quoted: "Su oferta dice {need}: [su respuesta].",
		questions: "A sus preguntas {terms}: [sus respuestas, en este orden].",
		manyQuestions:
			"A las preguntas de su oferta: [sus respuestas, en su orden].",
	},
	agreed: {
		drivingLicence: "Tengo el permiso de conducir que piden.",
		workPermit: "Dispongo de permiso de trabajo.",
		travel: "Tengo disponibilidad para viajar.",
		shifts: "Tengo disponibilidad para el horario descrito.",
		relocation: "Puedo trasladarme al lugar de trabajo.",
	},
	open: {
		travel: "viajes: [sí o no]",
		shifts: "horarios descritos: [sí o no]",
		payNow: "salario actual: [importe]",
		referees: "referencias: [nombres y contacto]",
		source: "dónde vi la oferta: [medio]",
		vehicle: "vehículo propio: [sí o no]",
		lodging: "alojamiento: [necesario o no]",
		portfolio: "portfolio: [enlace]",
		rate: "tarifa por hora: [importe]",
		notice: "preaviso: [plazo]",
		start: "incorporación: [fecha]",
		salary: "expectativa salarial: [importe]",
		licenceNumber: "número de colegiación: [número]",
		workload: "jornada deseada: [horas]",
		workPermit: "permiso de trabajo: [por completar]",
		drivingLicence: "permiso de conducir: [clase]",
		clearance: "habilitación: [nivel]",
		registration: "colegiación o registro: [número]",
		relocation: "traslado al lugar de trabajo: [sí o no]",
		validity: "fecha de caducidad: [fecha]",
		status: "situación administrativa: [por completar]",
		why: "por qué este puesto y por qué ahora: [su razón]",
	},
	little:
		"un poco|poco|(?:cuatro|algunas|unas|dos|pocas) palabras|nociones|básico|elemental|principiante",
	openLevel: "{language}: [nivel]",
	levelSlot: "Mi nivel de {language} es [nivel].",
};
