// Spanish: how lines become sentences.
import type { TellingWords } from "../telling-words.ts";

export const telling: TellingWords = {
	deed: {
		how: "first-person",
		verb: /^(?:\p{L}+[éí]|lidero|coordino|gestiono|planifico|facilito|superviso|organizo|imparto|elaboro|mantengo|realizo|dirijo|defiendo|atiendo|analizo|creo|diseño(?= (?:y|el|la|los|las|un|una) )|desarrollo(?= (?:y|el|la|los|las|un|una) )|hice|puse|conduje|introduje|reduje)(?= )/iu,
	},
	did: {
		current: ["En {company}, donde trabajo desde {since} como {title}, {deed}"],
		titled: ["Como {title} en {company}, {deed}"],
		first: ["En {company}, {deed}"],
		named: ["En {company} también {deed}"],
		begin: ["Allí {deed}"],
		same: ["Allí también {deed}", "Además, {deed}", "{Deed}"],
		earlier: [
			"Antes, como {title} en {company}, {deed}",
			"En mi etapa anterior como {title} en {company}, {deed}",
		],
		project: ["En el proyecto {company}, {deed}"],
		volunteer: ["Como voluntariado, en {company} {deed}"],
		own: ["Por cuenta propia, {deed}"],
	},
	work: {
		current: [
			"En {company}, donde trabajo desde {since} como {title}, mi trabajo incluye {part}",
		],
		titled: ["Como {title} en {company}, mi trabajo {includes} {part}"],
		first: ["Mi trabajo en {company} {includes} {part}"],
		named: ["Mi trabajo en {company} {includes} también {part}"],
		begin: ["Mi trabajo allí {includes} {part}"],
		same: [
			"Mi trabajo allí {includes} también {part}",
			"A ello se {adds} {part}",
		],
		earlier: ["Antes, como {title} en {company}, mi trabajo incluyó {part}"],
		project: ["El proyecto {company} {includes} {part}"],
		volunteer: ["Mi voluntariado en {company} {includes} {part}"],
		own: ["Mi trabajo por cuenta propia {includes} {part}"],
	},
	result: {
		current: [
			"En {company}, donde trabajo desde {since} como {title}, mis resultados incluyen {part}",
		],
		titled: ["Como {title} en {company}, mis resultados incluyen {part}"],
		first: ["Mis resultados en {company} incluyen {part}"],
		named: ["Mis resultados en {company} incluyen también {part}"],
		begin: ["Entre mis resultados allí {counts} {part}"],
		same: [
			"Entre mis resultados allí {counts} {part}",
			"A ello se {adds} {part}",
		],
		earlier: [
			"Antes, como {title} en {company}, mis resultados incluyeron {part}",
		],
		project: ["Los resultados del proyecto {company} incluyen {part}"],
		volunteer: [
			"Los resultados de mi voluntariado en {company} incluyen {part}",
		],
		own: ["Mis resultados por cuenta propia incluyen {part}"],
	},
	results:
		/^(?:aumento|incremento|reducción|mejora|optimización|crecimiento|disminución)(?!\p{L})/iu,
	verbs: {
		includes: ["incluye", "incluye", "incluyó", "incluyó"],
		adds: ["suma", "suman", "sumó", "sumaron"],
		counts: ["está", "están", "está", "están"],
	},
	from: {
		current: ["De mi trabajo como {title} en {company}"],
		titled: ["De mi trabajo como {title} en {company}"],
		first: ["De mi trabajo en {company}"],
		named: ["También de mi trabajo en {company}"],
		begin: ["Un ejemplo de allí"],
		same: ["Otro ejemplo de allí"],
		earlier: ["De mi etapa anterior como {title} en {company}"],
		project: ["Del proyecto {company}"],
		volunteer: ["De mi voluntariado en {company}"],
		own: ["De mi trabajo por cuenta propia"],
	},
	colon: ": ",
	end: ".",
};
