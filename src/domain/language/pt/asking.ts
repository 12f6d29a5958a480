// Portuguese: what a posting asks its reader to tell.
import type { AskingWords } from "../asking-words.ts";

export const asking: AskingWords = {
	asks: "(?:a|uma|esta) pergunta|relat\\p{L}*|informe\\p{L}*|anex\\p{L}*|(?:gostaríamos|gostávamos|queremos)(?: de)? (?:saber|ler|conhecer)|(?:cont|descrev|indi(?:c|qu)|expli(?:c|qu)|diz|diga|nome|respond|escrev)\\p{L}*(?:-nos)?|resposta à pergunta",
	quoted: "(?:fale|fala|conte|conta)-nos (?:de |d[ao]s? |sobre |acerca de )",
	questions:
		"uma?|(?:duas|dois|três) \\p{L}+ que|o que|que|qual|quais|quant\\p{L}+|um exemplo|como|quem|onde|quando|se|por que|porque|porquê",
	beforeQuestion:
		"também|ainda|brevemente|(?:na|no|numa) (?:sua |tua )?(?:carta|candidatura|mensagem|e-mail)|em (?:\\p{N}+|poucas|algumas|duas|três|quatro|cinco|dez) (?:palavras|linhas|frases)",
	reader:
		"tu|teu|tua|te|você|seu|sua|lhe|tens|farias|teve|mudaria|organizaria|plantaria|orgulh\\p{L}*|oferece|\\p{L}{2,}(?:arias?|erias?|irias?|aste|este|iste)",
	refers: "isso|isto",
	documents:
		"apresentação|motivação|cv|currículo|curriculum|carta|certificad\\p{L}*|diploma\\p{L}*|foto\\p{L}*|referências?|candidatura|e-?mail|assunto|número|cópias?|formulário|documentos?|telefone|endereço|ficheiro|arquivo|pdf|código",
	howMany: "quantos|há quanto tempo",
	wonders:
		"o que|que|qual|quais|quant\\p{L}+|como|quem|onde|quando|por que|porquê",
	yesOrNo: {
		begins: "tem|tens|possui|possuis|é|és|pode|podes|dispõe",
		slot: "[sim ou não]",
	},
	answers:
		"(?:respond\\p{L}*|respostas?) (?:a|às|à) ?(?:estas|seguintes|nossas|duas|três|quatro|\\p{N}+)?(?: (?:duas|três|quatro))?(?: perguntas?| questões)?",
	headings:
		"(?:perguntas|questões)(?: (?:para (?:ti|si|candidatos)|de seleção|prévias))?",
	named: "perguntas?",
	labels: "p|pergunta",
	invites:
		"escrev\\p{L}*-nos|cont\\p{L}*-nos|diz\\p{L}*-nos|diga-nos|respond\\p{L}*-nos",
	amounts:
		"(?:(?:máximo|máx\\.|cerca de) )?(?:\\p{N}+|uma|duas|três|quatro|cinco|dez|algumas|poucas|um) (?:palavras|linhas?|frases?|parágrafos?)",
	about: "sobre|acerca d[aeo]s?",
	lists: "(?:uma |a )?lista (?:das|dos)",
	idle: "quem (?:é|és)(?: [\\p{L},]+)*|(?:de|sobre) (?:si|ti|você)(?: mesm\\p{L})?$|(?:a sua|sua|tua) (?:experiência|motivação)|se (?:precisa|precisar|tiver|tem) (?:de |dúvidas)(?: ?\\p{L}+)*|à espera|esperas|espera",
	firm: "nós|noss\\p{L}+",
	why: "por que|porque|porquê",
	sends: "(?:envi|mand|anex)\\p{L}*",
	until: "até|antes",
	addressing: "a|ao|à",
	isEnough: "bastam?|chegam?",
};
