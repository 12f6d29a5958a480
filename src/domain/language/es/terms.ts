// Spanish: what stands around the things a posting names.
import type { TermWords } from "../term-words.ts";

export const terms: TermWords = {
	and: `y|e`,
	or: `o`,
	cueBefore: `conocimientos? (?:de|en|sobre)|experiencia (?:en|con|como)|dominio de|manejo de|formación en|titulación en|grado en|licenciatura en|máster en`,
	teaching: `enseñ\\p{L}*`,
	spokenParts: `nivel|hablado|escrito|idioma`,
	noTags: `el|la|de|y|en`,
	stop: `el la los las un una unos unas de del y o en con para por que se su sus como al más muy nivel`,
	nameBefore: `con`,
	nameBeforeOf: `manejo dominio conocimientos`,
	of: `de`,
	nameBehind: `desarrollador`,
	weightless: `el la los las de del y en con para por un una`,
};
