// Portuguese: how notes become a part of a sentence.
import type { ShapeWords } from "../telling-words.ts";

const AMOUNT =
	"cerca de|mais de|até|aproximadamente|em média|cada|no total|uns|umas|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|uma (?:vez|visita)";
const BEGINS =
	"com|em|no|na|nos|nas|a|ao|à|aos|às|de|do|da|dos|das|para|por|pelo|pela|sem|sobre|desde|até|segundo|e|ou|junto|além|também|só|todo|toda|entre|como|quando|durante|sempre|nenhum\\p{L}*|eu|meu|minha|mais|depois|num|numa|algum\\p{L}*|\\p{L}+(?:ando|endo|indo)";
const VERBS =
	"é|são|era|eram|foi|foram|está|estão|tem|têm|tinha|faz|fazem|pode|que|eu|me|se|quando|nos restantes";
const OTHERS = [
	"^\\p{L}+o (?:o|os|as|um|uma)(?!\\p{L})",
	"^\\p{L}+ei(?!\\p{L})",
].join("|");

export const shape: ShapeWords = {
	and: "e",
	amount: new RegExp(`^(?:(?:${AMOUNT})(?!\\p{L})|[±€£$]? ?\\d)`, "iu"),
	begins: new RegExp(`^(?:${BEGINS})(?!\\p{L})`, "iu"),
	clause: new RegExp(`(?<![\\p{L}-])(?:${VERBS})(?![\\p{L}-])|${OTHERS}`, "iu"),
	joints: [{ text: ", bem como de " }],
};
