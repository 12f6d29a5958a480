// Spanish: words documents and letters add.
import type { Nouns, WritingWords } from "../writing-words.ts";

const NOUNS: Nouns = {
	and: "y",
	keepsCapital: false,
	articles: [
		[
			"la",
			/^(?:\p{L}+(?:ción|sión|gión|stión|dad|tad|ncia|anza|tura|toría|sesoría|logía)|venta|compra|mejora|puesta|toma|ayuda|limpieza)$/iu,
		],
		[
			"el",
			/^(?:\p{L}+(?:miento|aje|eño|ollo|trol|ejo|lisis|nóstico|tenimiento|esoramiento)|apoyo|trabajo|cobro|registro|servicio|trato|cuidado|reparto|montaje|seguimiento)$/iu,
		],
	],
};

export const writing: WritingWords = {
	quotes: ["«", "»"],
	monthYear: "{month} de {year}",
	monthsKeepCapital: false,
	or: "o",
	address: null,
	forms: [
		{
			locale: "es-ES",
			signs: null,
			salutation: "Estimado equipo de selección:",
			signOff: "Atentamente,",
			placeAndDate: "{place}, {date}",
			subjectLabel: "Asunto: ",
			isAddressedFirst: false,
		},
	],
	nouns: NOUNS,
	joins: ["y", "o", "e", "incluyendo", "como"],
	leadIns: ["como", "en este puesto"],
	asksStart:
		/incorporación inmediata|fecha de (?:incorporación|disponibilidad)|disponibilidad para incorporar/iu,
	asksSalary:
		/(?:expectativas?|pretensi(?:ón|ones)|aspiraci(?:ón|ones)) salarial(?:es)?/iu,
	letter: {
		subject: "Candidatura: {title}",
		plainSubject: "Candidatura",
		inquirySubject: "{title}: consulta antes de una candidatura",
		apply: "Me interesa el puesto de {title}.",
		plainApply: "Me interesa un puesto con ustedes.",
		duty: [
			"Entre las funciones del puesto, su oferta nombra {need}.",
			"Su oferta incluye entre las funciones {need}.",
			"Una de las funciones que describen es {need}.",
		],
		dutyTitled: [
			"Para el puesto de {title}, su oferta nombra entre las funciones {need}.",
			"Entre las funciones del puesto de {title} figura {need}.",
			"Su oferta para el puesto de {title} describe {need} entre las funciones.",
		],
		asked: [
			"Su oferta pide {need}.",
			"Entre los requisitos de su oferta figura {need}.",
			"En su oferta piden {need}.",
		],
		askedTitled: [
			"Para el puesto de {title}, su oferta pide {need}.",
			"Entre los requisitos del puesto de {title} figura {need}.",
		],
		moreDuty: [
			"Otra de las funciones es {need}.",
			"La oferta nombra también {need}.",
		],
		moreAsked: [
			"También piden {need}.",
			"Otro requisito de la oferta es {need}.",
		],
		bridge: [
			"Eso es lo que aportaría al puesto de {title}.",
			"Sobre esa base trabajaría en el puesto de {title}.",
		],
		currentSince: [
			"Mi puesto actual, desde {date}: {title} en {company}.",
			"Desde {date} trabajo en {company}; mi puesto: {title}.",
		],
		current: ["Mi puesto actual: {title} en {company}."],
		latest: ["Mi último puesto: {title} en {company}."],
		gapOne: [
			"En mi currículum no figura {term}.",
			"Mi currículum no recoge {term}.",
		],
		gapMany: [
			"En mi currículum no figuran {terms}.",
			"Mi currículum no recoge {terms}.",
		],
		gapDegree: ["Piden {need}; mi titulación: {degree}."],
		fromList: [
			"De lo que piden, mis competencias incluyen {items}.",
			"De su lista, mis competencias incluyen {items}.",
		],
		degree: [
			"Mi titulación: {degree} ({school}).",
			"En cuanto a formación: {degree} ({school}).",
		],
		school: ["Mi formación: {school}."],
		certificate: ["Mi certificación: {items}."],
		certificates: ["Mis certificaciones: {items}."],
		languages: ["Mis idiomas: {items}.", "En cuanto a idiomas: {items}."],
		start: [
			"Mi fecha de incorporación: {answer}.",
			"Podría incorporarme en esta fecha: {answer}.",
		],
		salary: ["Mi expectativa salarial: {answer}."],
		level: ["Mi nivel de {language}: {answer}."],
		ask: {
			workPermit: "Mi permiso de trabajo: {answer}.",
			registration: "Mi colegiación o registro: {answer}.",
			drivingLicence: "Mi permiso de conducir: {answer}.",
			clearance: "La habilitación: {answer}.",
			relocation: "Mi disposición a trasladarme: {answer}.",
			residence: "Mi lugar de residencia: {answer}.",
		},
		slots: {
			start: "[fecha]",
			salary: "[importe]",
			level: "[nivel]",
			answer: "[por completar]",
		},
		closing: [
			"Me gustaría hablar con ustedes: {contact}.",
			"Quedo a su disposición para una entrevista: {contact}.",
			"Para una entrevista pueden contactarme aquí: {contact}.",
		],
		plainClosing: [
			"Quedo a su disposición para una entrevista.",
			"Me gustaría hablar con ustedes.",
		],
		inquiry: ["Su oferta exige {need}."],
		inquiryTitled: ["Para el puesto de {title}, su oferta exige {need}."],
		question: [
			"En mi currículum no figura. Por eso esta carta es una consulta antes que una candidatura: ¿qué puesto, ahora o más adelante, encajaría con lo que sigue?",
		],
		shows: [
			"Lo que sí recoge mi currículum es lo siguiente.",
			"Esto es lo que podría aportar.",
		],
	},
	informal: {},
	levels: {
		basic: "básico",
		conversational: "conversacional",
		proficient: "avanzado",
		fluent: "fluido",
		native: "nativo",
		elementary: "elemental",
		limited: "competencia profesional limitada",
		working: "competencia profesional",
		full: "competencia profesional plena",
		bilingual: "nativo o bilingüe",
	},
	languageNames: {
		en: "inglés",
		de: "alemán",
		fr: "francés",
		es: "español",
		it: "italiano",
		nl: "neerlandés",
		pt: "portugués",
		da: "danés",
		no: "noruego",
		sv: "sueco",
		zh: "chino",
	},
};
