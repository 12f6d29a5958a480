// Portuguese: how notes become a part of a sentence.
import type { ShapingWords } from "../shaping-words.ts";

const AMOUNT =
	"cerca de|mais de|até|aproximadamente|em média|cada|no total|uns|umas|dois|duas|três|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|uma (?:vez|visita)";
const BEGINS =
	"sobretudo|principalmente|maioritariamente|dos quais|das quais|que|onde|cuj[oa]s?|o que|com|em|no|na|nos|nas|a|ao|à|aos|às|de|do|da|dos|das|para|por|pelo|pela|sem|sobre|desde|até|segundo|e|ou|junto|além|também|só|todo|toda|entre|como|quando|durante|sempre|nenhum\\p{L}*|eu|meu|minha|mais|depois|num|numa|algum\\p{L}*|\\p{L}+(?:ando|endo|indo)|\\p{L}+(?:ad|id)[oa]s?(?= (?:por|em|com|a|de|para)(?!\\p{L}))";
const VERBS =
	"é|são|era|eram|foi|foram|está|estão|tem|têm|tinha|faz|fazem|pode|que|eu|me|se|quando|nos restantes|(?:reduzid|dividid|duplicad|melhorad|aumentad|encurtad)[oa]s?";
const OTHERS = [
	"^\\p{L}+o (?:o|os|as|um|uma)(?!\\p{L})",
	"^\\p{L}+ei(?!\\p{L})",
	"^(?!carteira|carreira|primeir|maneira|valor)\\p{L}+(?:eir[oa]|or|ora|ista|ente) (?:em|de|do|da|no|na|para) ",
].join("|");

export const shaping: ShapingWords = {
	and: "e",
	many: /s$/u,
	amount: new RegExp(`^(?:(?:${AMOUNT})(?!\\p{L})|[±€£$]? ?\\d)`, "iu"),
	begins: new RegExp(`^(?:${BEGINS})(?!\\p{L})`, "iu"),
	activity:
		/^(?!(?:redução|promoção|posição|estação|situação|opção|aumento|incremento|crescimento|departamento|documento|apartamento|instrumento|medicamento|alimento|diminuição)(?!\p{L}))(?:\p{L}{3,}ção|\p{L}{2,}são|\p{L}{3,}mento|\p{L}{3,}agem|gestão|controlo|controle|análise|apoio|assistência|limpeza|manutenção|vendas?|compras?|suporte|ensino|elaboração|cuidados?|conferência|contabilidade|atendimento|faturação|entrega|poda|colheita|recolha|ordenha|registo|registro|fabrico|venda|confeção|leitura|pesquisa|submissão|abertura|fecho|transporte|escolha|dispensa|planeamento)(?!\p{L})/iu,
	clause: new RegExp(`(?<![\\p{L}-])(?:${VERBS})(?![\\p{L}-])|${OTHERS}`, "iu"),
	joints: [{ text: ", bem como de " }],
};
