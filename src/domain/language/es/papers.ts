// Spanish: papers and studies in a sentence.
import type { PaperWords } from "../paper-words.ts";

export const papers: PaperWords = {
	articles: [
		[
			"un",
			/^(?:Bachillerato|Certificado|Curso|Diploma|Doctorado|Grado|Máster|Postgrado|Posgrado|Título)(?=$|[ (])/i,
		],
		[
			"una",
			/^(?:Diplomatura|Formación|Ingeniería|Licenciatura|Maestría)(?=$|[ (])/i,
		],
	],
	small:
		/^(?:Bachillerato|Certificado|Curso|Diploma|Diplomatura|Doctorado|Formación|Grado|Ingeniería|Licenciatura|Maestría|Máster|Postgrado|Posgrado|Título) /,
	holder: null,
	ongoing: "en curso",
	expired: "caducó en {date}",
	validUntil:
		"(?:válid[oa]|vigente)(?: hasta(?: el)?|(?=,? ?\\d{4}))|caduca(?: en| el)?|vence(?: en| el)?|caducidad|vencimiento",
	validFor: "válid[oa] (?:por|durante)?|vigencia de|vale",
	partOf: "(?:parte|módulo) [ivx\\d]+ de",
	course: "cursos?|taller(?:es)?|(?<=[(] ?)\\p{N}+ ?(?:h|horas|días?)",
	mayCome:
		"antes de (?:la incorporación|incorporarse|empezar)|en (?:un plazo de )?\\d+ (?:días|meses)|posibilidad de obtener",
	comesAfter:
		"(?:en|dentro de) [^.;]{1,30} (?:tras|desde|después de) (?:la contratación|la incorporación)",
};
