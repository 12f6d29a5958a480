// Portuguese: papers and studies in a sentence.
import type { PaperWords } from "../paper-words.ts";

export const papers: PaperWords = {
	articles: [
		[
			"um",
			/^(?:Bacharelado|Certificado|Curso|Diploma|Doutorado|Doutoramento|Mestrado|MBA|Técnico)(?=$|[ (])/i,
		],
		[
			"uma",
			/^(?:Certificação|Formação|Graduação|Licenciatura|Pós-graduação)(?=$|[ (])/i,
		],
	],
	small:
		/^(?:Bacharelado|Certificação|Certificado|Curso|Diploma|Doutorado|Doutoramento|Formação|Graduação|Licenciatura|Mestrado|Pós-graduação) /,
	holder: null,
	ongoing: "em curso",
	expired: "caducou em {date}",
	validUntil:
		"válid[oa](?: até|(?=,? ?\\d{4}))|validade(?: até)?|expira em|caduca em",
	validFor: "válid[oa] por|validade de",
	partOf: "(?:parte|módulo) [ivx\\d]+ d[aeo]",
	course:
		"cursos? (?:de|online|livre)|workshops?|ações de formação|(?<=[(] ?)\\p{N}+ ?(?:h|horas|dias)",
	mayCome:
		"antes d(?:o início|a admissão)|no prazo de \\d+ (?:dias|meses)|possibilidade de obter",
};
