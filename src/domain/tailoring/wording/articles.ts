// Nouns that lines of résumés begin with, and the article each takes. Only what an ending or this list makes certain; the
// gender of any other noun is not guessed.
import { lowered, type Part } from "./telling.ts";

type Nouns = {
	/** Article → the words and endings that take it, first match wins. */
	articles: readonly (readonly [article: string, nouns: RegExp])[];
	/** Joins two nouns to a plural. */
	and: string;
	keepsCapital: boolean;
};

const word = (nouns: string) => new RegExp(`^(?:${nouns})$`, "iu");

const VOWEL = /^[aeiouàèéêhâîôûáíóú]/i;

const NOUNS: Readonly<Record<string, Nouns>> = {
	de: {
		and: "und",
		keepsCapital: true,
		articles: [
			[
				"die",
				word(
					"\\p{L}+(?:ung|heit|keit|schaft|tion|sion|ität|anz|enz)|(?:\\p{L}*(?:mithilfe|mitarbeit|zusammenarbeit|pflege|analyse|planung|hilfe|arbeit|annahme|ausgabe|aufnahme|montage|übergabe|abgabe|kontrolle))",
				),
			],
			[
				"der",
				word(
					"\\p{L}*(?:aufbau|ausbau|umbau|einsatz|betrieb|verkauf|einkauf|vertrieb|entwurf|empfang|versand|service|transport)",
				),
			],
			[
				"das",
				word(
					"\\p{L}*(?:management|controlling|marketing|monitoring|coaching|reporting|training)",
				),
			],
		],
	},
	es: {
		and: "y",
		keepsCapital: false,
		articles: [
			[
				"la",
				word(
					"\\p{L}+(?:ción|sión|gión|stión|dad|tad|ncia|anza|tura|toría|sesoría|logía)|venta|compra|mejora|puesta|toma|ayuda|limpieza",
				),
			],
			[
				"el",
				word(
					"\\p{L}+(?:miento|aje|eño|ollo|trol|ejo|lisis|nóstico|tenimiento|esoramiento)|apoyo|trabajo|cobro|registro|servicio|trato|cuidado|reparto|montaje|seguimiento",
				),
			],
		],
	},
	fr: {
		and: "et",
		keepsCapital: false,
		articles: [
			[
				"la",
				word(
					"\\p{L}+(?:tion|sion|ance|ence|ture|ité)|tenue|mise|prise|vente|conduite|maîtrise|veille|conception|rédaction|recherche|préparation|garde",
				),
			],
			[
				"le",
				word(
					"\\p{L}+(?:age|ement|isme)|suivi|conseil|service|accueil|contrôle|soutien|travail|développement|tri|nettoyage|entretien|appui",
				),
			],
		],
	},
	it: {
		and: "e",
		keepsCapital: false,
		articles: [
			[
				"la",
				word(
					"\\p{L}+(?:zione|sione|stione|tà|tura|enza|anza)|cura|vendita|stesura|pulizia|assistenza|guida|raccolta",
				),
			],
			[
				"il",
				word(
					"\\p{L}+(?:mento|aggio|ggio|ino)|supporto|controllo|sviluppo|servizio|lavoro|riordino|carico|scarico|trasloco",
				),
			],
		],
	},
	nl: {
		and: "en",
		keepsCapital: false,
		articles: [
			[
				"het",
				word(
					"\\p{L}+(?:ment|beheer|onderhoud|overleg|toezicht|onderzoek)|beheer|onderhoud|overleg|toezicht|onderzoek|opstellen|begeleiden|organiseren|verwerken",
				),
			],
			[
				"de",
				word(
					"\\p{L}+(?:ing|heid|tie|teit|zorg|verkoop|inkoop)|hulp|zorg|verkoop|inkoop|opbouw|levering",
				),
			],
		],
	},
	pt: {
		and: "e",
		keepsCapital: false,
		articles: [
			[
				"a",
				word(
					"\\p{L}+(?:ção|são|gem|dade|ência|ância|tura|oria)|gestão|venda|compra|limpeza|melhoria|ajuda|análise",
				),
			],
			[
				"o",
				word(
					"\\p{L}+(?:mento|ório)|apoio|controlo|controle|serviço|trabalho|registo|registro|cuidado|desenho|ensino",
				),
			],
		],
	},
};

/** "Gestione della contabilità" → "la gestione della contabilità". */
export function partOf(line: string, language: string): Part | null {
	const nouns = NOUNS[language];
	if (!nouns) return null;
	const adjective =
		language === "de"
			? (/^\p{Lu}\p{L}+e (?=\p{Lu})/u.exec(line)?.[0] ?? "")
			: "";
	const rest = line.slice(adjective.length);
	const noun = /^[\p{L}-]+/u.exec(rest)?.[0] ?? "";
	// "Teaching: …" names what follows and belongs to no sentence.
	if (noun === "" || rest.charAt(noun.length) === ":") return null;
	const article = nouns.articles.find(([, known]) => known.test(noun))?.[0];
	// A German adjective in -e stands before a feminine noun in either case; before others it would change.
	if (article === undefined || (adjective !== "" && article !== "die"))
		return null;
	const said = nouns.keepsCapital
		? adjective.toLowerCase() + rest
		: lowered(line);
	return {
		text: `${articleFor(article, said, language)}${said}`,
		isPlural: new RegExp(`^[\\p{L}-]+ ${nouns.and} \\p{L}+`, "u").test(rest),
	};
}

function articleFor(article: string, said: string, language: string): string {
	if (language === "fr" && VOWEL.test(said)) return "l'";
	if (language === "it") {
		if (/^[aeiouàèéìòù]/i.test(said)) return "l'";
		if (article === "il" && /^(?:s[^aeiou]|z|gn|ps|x|y)/i.test(said))
			return "lo ";
	}
	return `${article} `;
}
