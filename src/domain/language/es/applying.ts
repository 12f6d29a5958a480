// Spanish: how to apply.
import type { ApplyingWords } from "../applying-words.ts";

export const applying: ApplyingWords = {
	equivalent:
		"equivalentes?|similar(?:es)?|valorable|se valorará|deseable|preferible(?:mente)?|idealmente|plus",
	referenceLabels:
		"referencia|ref\\.?|código (?:de (?:la )?oferta)?|oferta(?=:)|oferta n\\.?º|n\\.?º de (?:oferta|referencia|expediente)|expediente|código de vacante|asunto(?: del correo)?:?",
	reference: " (referencia {term})",
	codeWordLabels:
		"con el asunto|asunto:?|indicando en el asunto|palabra clave|código en el asunto",
	inSubject: "(?:en el|como) asunto",
	theWord: "la palabra",
	inMail: "asunto|correo|carta|candidatura",
	codeWord: " (palabra clave: {term})",
	noLetter:
		"sin carta(?: de presentación)?|basta con (?:el |tu |su )?(?:cv|currículum)|no (?:es necesaria|hace falta|envíes|envíe)[^.\\n]{0,20}carta(?: de (?:presentación|motivación))?",
	shortLetter:
		"(?:unas (?:líneas|palabras)|breve (?:mensaje|presentación)|mensaje breve)(?! sobre (?!ti|usted|tu))",
	addresses: [
		{
			title: "Sra\\.?|Dña\\.?|doña|D\\.ª|D\\.a",
			sex: "f",
			salutation: "Estimada Sra. {name}:",
		},
		{
			title: "Sr\\.?|don|D\\.",
			sex: "m",
			salutation: "Estimado Sr. {name}:",
		},
	],
	functions: "Directora?|Jef[ea]|Gerente|Presidenta?|Presidente",
	contact:
		"contact(?:ar|a|e|o)(?: con)?:?|(?:te|le|os|lo|la) atenderá|(?:a la|con) atención (?:a|de)(?: la| el)?|att(?:e|n)?\\.:?|dirigid\\p{L}+ a|(?:envi|mand|remit)\\p{L}+[^.\\n]{0,60} a|persona de contacto:?",
	within: "en",
	otherMatters: "prensa|protección de datos|accesibilidad|adaptaciones",
	inquiries: "dudas|consultas|preguntas|información",
	signOffs: "saludos?|atentamente|cordialmente|gracias",
	noNames:
		"recursos|humanos|departamento|equipo|nuestro|nuestra|dirección|secretaría|centro|el|la|los|área|oficina|unidad|gerencia|sección|selección|grupo|empresa|servicio",
	asides:
		"jornada|remoto|presencial|indefinido|temporal|tiempo completo|media jornada",
	enclosures: {
		line: "Adjuntos: currículum, {items}",
		beside: "cv|currícul\\p{L}*|curricul\\p{L}*|copias?",
		ifAny: "en su caso",
		later:
			"en la entrevista|antes de (?:la )?(?:incorporación|contratación)|opcional\\p{L}*|si lo deseas?|se pedirá\\p{L}*|posteriormente",
		kinds: [
			[
				"(?:copia del? |tu |su )?título(?:s|ación)?(?= (?:y|académico|oficial)|[,.;)]|$)",
				"copia del título",
			],
			["certificados?(?! (?:de delitos|negativo))", "certificados"],
			["(?:informe de )?vida laboral", "informe de vida laboral"],
			[
				"(?:carn[eé]|permiso|licencia) de conducir",
				"copia del carné de conducir",
			],
			["cartas? de recomendación", "cartas de recomendación"],
		],
	},
};
