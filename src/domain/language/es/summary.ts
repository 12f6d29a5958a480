// Spanish: what a resume's summary adds.
import type { SummaryWords } from "../summary-words.ts";

export const summary: SummaryWords = {
	currentSince: "{title} en {company} desde {date}.",
	tradeSince: "{title} desde {year}, en {company} desde {date}.",
	titleSince: "{title} desde {date}.",
	current: "{title} en {company}.",
	latest: "Último puesto: {title} en {company}.",
	before: "Anteriormente {title} en {company}.",
	heldUntil: "{title} de {year} a {end}.",
	stages: "luego|después",
	earlier: ", antes {title}",
	languages: "{items}.",
	means:
		"tras (?:la|el)|sobre todo con|mediante|gracias a|a través de|por medio de|conforme a|incluid[oa]s?|incluyendo",
	circumstances: "para|en|durante|dentro de",
	moreSkills: "Otras competencias",
	praise:
		"pasión|ganas de|vocación|quiero(?!\\p{L})|deseo(?!\\p{L})|me gustaría|(?:el|la|los|las) mejor(?:es)?(?!\\p{L})|busco|en busca|me gusta|me encanta|busco|apasionad|motivad|dedicad|dinámic|proactiv|excelente|sólid|creativ|innovador|demostrad|orientad|comprometid|reconocid|excepcional|años de experiencia|expert",
	ownAbsence:
		"accidente|enfermedad|baja (?:médica|maternal|laboral)|excedencia|permiso de (?:maternidad|paternidad)|desempleo",
	othersIllness:
		"(?:durante|por) (?:la|su|una) (?:baja(?: (?:médica|por enfermedad))|enfermedad|operación)(?: (?:de la|del|de) [\\p{L}-]+)?(?=[,;.)]|\\s[–—-]\\s|$)",
	deedEnds: "i[oó]n(?:es)?|mientos?|aje|ezas?|anza|ura",
	responsible:
		"(?:responsable de|encargad[oa] de|a cargo de) (?:la |el |las |los )?",
	assisting:
		"(?:he (?:apoy|ayud|colabor|particip)|(?:formé )?parte del |apoy|ayud(?!ante)|colabor|particip|asist(?!ent)|contribu)",
	together: "",
	othersPart:
		"(?:lo|la|los|las) \\p{L}+(?:a|e|ó|aba|ía|an|en) (?:un|una|el|la|los|las|mi|otr[oa])|(?:corresponden?|correspondía) al?|(?:depende|dependen|dependía) del?|(?:es|son|era|eran|fue|fueron|ha sido|han sido) \\p{L}+(?:ad|id|t|ch)[oa]s? por",
	sameThing: "lo|los|las|la (?=\\p{L}+(?:a|e)(?: |$))|esto|eso|el resto|todo",
	sideJob:
		"ocasional(?:mente)?|esporádic[oa]|por horas|fines de semana|fin de semana|sábados|domingos|trabajo de estudiante|trabajo de verano|de apoyo en verano|extras?|clases particulares|segunda actividad|eventual",
	workingHours: "tiempo parcial|media jornada|al \\d{2} ?%$",
	partTime:
		"media jornada|tiempo parcial|a tiempo parcial|tardes|por las tardes",
	selfEmployed: "autónom[oa]|por cuenta propia",
	pointsBack: "esto",
	courses: "Cursos",
	scholars:
		"profesor(?:a|es|as)? (?:titular(?:es)?|universitari\\w*|asociad\\w*|ayudante|contratad\\w*|emérit\\w*|de (?:la )?universidad)|catedr\\w*|investigador\\w*|doctorand\\w*",
	sections: {
		languages: "idioma idiomas inglés español",
		projects: "proyecto proyectos",
		certifications: "certificado certificación titulación",
		software: "informática ofimática",
		publications: "publicaciones investigación",
		volunteer: "voluntariado",
	},
	notPassed:
		"me lo planteo|no me presenté|abandonad[oa]|pensando en|suspens[oa]|suspendid[oa]|suspendí|no (?:aprobad|superad)[oa]|no (?:aprobé|superé|pasé)",
	seeking: "busco|buscando|en (?:busca|búsqueda)",
	lapsed:
		"caducad[oa]|vencid[oa]|ya no válid[oa]|no renovad[oa]|por renovar|pendiente de renovar",
	schoolLeaving:
		"bachillerato|bachiller|(?:graduad[oa] en )?eso|graduado escolar|egb|bup|cou",
	grade: "nota(?: media)?|calificación",
	partOfStudies: "partes?|módulos?",
	unharmed:
		"(?:sin(?: ningún| ninguna| un solo| una sola)?|ningún|ninguna|cero) (?:\\p{L}+ ){0,2}(?:accidentes?|incidentes?|incidencias?|lesiones|reclamaciones|quejas?|no conformidades|desviaciones|averías|rechazos)",
	honors: "con (?:honores|mención|matrícula de honor)",
	outOf: "de|de los|de las",
	studyUnits:
		"módulos?|créditos?|asignaturas?|materias?|semestres?|cuatrimestres?|años?|cursos?",
	stageOfStudies:
		"[1-9]\\d? ?% (?:completad[oa]|realizad[oa]|terminad[oa])|(?:primer|segundo|tercer|cuarto)o? (?:año|curso|semestre) de (?:dos|tres|cuatro|cinco|[2-6])|(?:aplazad[oa]|interrumpid[oa]) tras|(?<=^|[,;:(–—-] ?)(?:abandonad[oa]|en pausa|interrumpid[oa]|suspendid[oa])(?= (?:desde|en|por|tras)|$|[,;.)])|sin (?:titular|título|titulación|empezar|iniciar)(?=$|[,;.)])|no (?:acabad|finalizad|iniciad|obtenid)[oa]s?|(?:falta|faltan|me faltan?) (?:una?|dos|tres|la|el|los|las) (?:asignatura|módulo|FCT|práctica|prueba|examen)\\p{L}*",
	atMost: "hasta",
	merely:
		"solo en|sólo en|solamente|una vez(?! (?:al|a la|por|cada)(?!\\p{L}))",
	spoken:
		"[Yy]o|[Mm]is?|[Mm]e|[Nn]os|conmigo|l[oa]s (?!mano)\\p{Ll}{3,}[oéí]|(?!(?:[Cc]omo|[Cc]uando|[Bb]ajo|[Ss]egundo|[Tt]odo|[Tt]anto|[Dd]entro|[Ii]ncluso|[Mm]ismo|[Cc]oordinando)(?!\\p{L}))\\p{L}{3,}(?<!nd)[oéí](?= (?:el|l[oa]s|una?|mis?|tod[oa]s|cada)(?!\\p{L}))",
	stopped:
		"abandonad[oa]|inacabad[oa]|inconclus[oa]|sin (?:terminar|finalizar|acabar|concluir)|no (?:terminad|finalizad|acabad)[oa]|suspendid[oa]|en pausa|interrumpid[oa]|dejad[oa]",
	closedDown:
		"en quiebra|quiebra|liquidada|en liquidación|cerrad[ao]|extinta|disuelta",
	inPlace:
		"cubr\\p{L}+ (?:las |sus )?(?:vacaciones|ausencias|bajas)|suplencias?",
	softSkills:
		"(?<!cuidados )personales|blandas|interpersonales|transversales|cualidades|actitudes",
	otherGroup:
		"yo|sobre mí|aficiones|intereses|otr[oa]s|otras competencias|varios|general",
	privateSkills:
		"repostería casera|costura|ganchillo|macramé|jardinería|lectura|viajes|viajar|música|canto|baile|senderismo|ciclismo|correr|natación|fútbol|pádel|ajedrez|pesca|guitarra|bricolaje|don de gentes|buena presencia|(?:buena )?sonrisa(?: \\p{L}+){0,3}|buen humor",
	mine: "mis?|mí[oa]s?",
	credited:
		"(?:desde que|después de que|porque|cuando|una vez que|año en (?:el )?que)(?! (?:yo|nosotros|nosotras|me|nos|\\p{L}+(?:é|í|imos|amos|emos))(?!\\p{L}))",
	limited:
		"lo (?:hizo|hace|hicieron|llevó|decide|decidió) (?:la propia|el propio|la|el|los|las|mi) \\p{L}+|(?:solo|sólo|solamente|únicamente)(?=[).;,]|$)|(?:solo|sólo|solamente|únicamente) (?:como|de|en) (?:acompañante|ayudante|apoyo|observador|observadora|auxiliar|ayuda)|(?:solo|sólo|solamente) (?:ayud|apoy|acompañ)\\p{L}*|bajo (?:la )?(?:supervisión|dirección|tutela)|firmad[oa]s? por|aprobad[oa]s? por|(?:a|para) (?:la )?firma del?|(?:los?|las?) (?:firma|hace) (?:un|una|el|la|mi|otro|otra)|firma (?:el|la|mi) (?:jef|responsable|director|encargad|ingenier|arquitect|titular|gerente)\\p{L}*|hech[oa]s? por|de observador[a]?|todavía no sol[oa]|que (?:firma|aprueba|valida|decide)(?=[).;,]|$)|(?:los?|las?) (?:decide|aprueba|valida) (?:un|una|el|la|mi)|(?:decide|aprueba|valida) (?:el|la|mi) (?:jef|responsable|director|encargad|ingenier|arquitect|titular|gerente)\\p{L}*",
	privateMatters:
		"sin (?:empleo|trabajo)|buscando empleo|operación de|hernia|lesión|en paro|desemplead|permiso (?:de maternidad|de paternidad|parental)|baja (?:maternal|paternal|médica|por)|excedencia|año sabático|sabátic|cuidado de (?:mi|mis|un|una)|cuidar (?:a|de) mi|mi (?:madre|padre|hijo|hija|marido|mujer|pareja|familia)|mis (?:hijos|padres)|enfermedad|embaraz|casad[oa]|divorciad[oa]|solter[oa]|nacid[oa]",
	protectedMatters: "discapacidad|minusval|religi",
	possessives: "mi|mis|nuestr[oa]s?|su|sus|una?|unos|unas|tod[oa]s",
	followsOn: "antes de eso|después de eso|posteriormente|desde entonces",
	traceLevel:
		"(?:dos|tres|cuatro|cinco|unas|algunas|pocas) (?:cuantas )?(?:palabras|frases)|vacaciones|(?:un )?poc[oa]s?|algo|escolar|elemental|entiendo\\p{L}*|principiante",
};
