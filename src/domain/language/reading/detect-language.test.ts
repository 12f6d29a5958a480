import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LINES } from "../../../../test/language-lines.ts";
import {
	detectLanguage,
	detectLanguageOfLines,
	readLanguage,
} from "./detect-language.ts";

describe("telling a language", () => {
	it.each([
		[
			"en",
			"We are looking for a baker who works with care and likes early mornings.",
		],
		[
			"de",
			"Wir suchen eine Bäckerin, die mit Sorgfalt arbeitet und gerne früh aufsteht.",
		],
		[
			"es",
			"Buscamos una panadera con experiencia para trabajar en nuestro equipo de la mañana.",
		],
		[
			"fr",
			"Nous cherchons une boulangère qui travaille avec soin et qui aime les matins.",
		],
		[
			"it",
			"Cerchiamo una fornaia con esperienza per il nostro laboratorio, anche nel fine settimana.",
		],
		[
			"nl",
			"Wij zoeken een bakker die met zorg werkt en het niet erg vindt om vroeg op te staan.",
		],
		[
			"pt",
			"Procuramos uma padeira com experiência para trabalhar na nossa equipa da manhã.",
		],
		[
			"da",
			"Vi søger en bager, der arbejder med omhu og ikke har noget imod at stå tidligt op.",
		],
		[
			"no",
			"Vi søker en baker som arbeider nøye og ikke har noe imot å stå tidlig opp.",
		],
		[
			"sv",
			"Vi söker en bagare som arbetar noggrant och inte har något emot att börja tidigt.",
		],
		["zh", "我们正在寻找一位工作细致、喜欢早起的面包师。"],
		["ja", "丁寧に仕事をし、早起きが好きなパン職人を募集しています。"],
		["ja", "Javaエンジニアとして決済システムの開発を担当"],
		["ko", "정성껏 일하고 일찍 일어나는 제빵사를 찾습니다."],
		["el", "Αναζητούμε αρτοποιό με εμπειρία."],
		["he", "דרוש אופה עם ניסיון למאפייה שלנו."],
	])("%s", (language, text) => {
		expect(detectLanguage(text)).toBe(language);
	});
});

describe("what cannot be told is uncertain, with its reason", () => {
	it.each([
		["little", "1234 – ???"],
		["little", "Berlin"],
		["little", "Python, SQL, Kubernetes, Terraform"],
		["little", "per"],
		["little", "東京大学工学部卒業"],
		["unknown", "Ищем пекаря, который работает аккуратно."],
		["unknown", "نبحث عن خباز يعمل بعناية."],
		[
			"unknown",
			"Szukamy piekarza, który pracuje starannie i lubi wstawać wcześnie rano do pracy.",
		],
		[
			"unknown",
			"Etsimme huolellista leipuria, joka viihtyy aamuvuorossa ja osaa työskennellä itsenäisesti kiireessäkin ilman jatkuvaa ohjausta.",
		],
		[
			"mixed",
			"Erfahrung mit Kunden und dem Lager. Experience with customers and the warehouse.",
		],
	])("%s: %s", (reason, text) => {
		expect(readLanguage(text)).toMatchObject({
			language: "und",
			uncertain: reason,
		});
	});

	it("names the script all the same", () => {
		expect(readLanguage("Ищем пекаря").script).toBe("Cyrillic");
		expect(readLanguage("نبحث عن خباز").script).toBe("Arabic");
		expect(readLanguage("Python").script).toBe("Latin");
		expect(readLanguage("123").script).toBeNull();
	});
});

describe("single lines of resumes and postings", () => {
	// Sixty lines written before the words were; none is named wrongly.
	it.each(LINES)("%s: %s", (language, line) => {
		expect([language, "und"]).toContain(detectLanguage(line));
	});

	it("few of them are uncertain", () => {
		const sure = LINES.filter(([, line]) => detectLanguage(line) !== "und");
		expect(sure.length).toBeGreaterThanOrEqual(57);
	});
});

describe("the language of a person's lines", () => {
	const english = [
		"Backend Engineer",
		"Built the payment service that answers 10K requests per second",
		"Led a team of four engineers",
		"Cut the cost of the servers by a third",
		"Wrote the tests that the release depends on",
	];

	it("is not decided by one small word", () => {
		expect(detectLanguageOfLines(english)).toBe("en");
		expect(detectLanguageOfLines(["10K requests per second"])).not.toBe("it");
		expect(detectLanguageOfLines(["Python", "Kubernetes per SQL"])).toBe("und");
	});

	it("is not decided by one line among many", () => {
		const quoted =
			"Autorin von „Die Geschichte der Bäckerei und ihrer Kunden in der Stadt und auf dem Land“";
		expect(detectLanguageOfLines([...english, quoted])).toBe("en");
	});

	it("of a Japanese profile with English tools is Japanese, not Chinese", () => {
		expect(
			detectLanguageOfLines([
				"バックエンドエンジニア",
				"Kubernetes、Terraform、PostgreSQLの運用",
				"決済基盤を設計し、障害を40%削減",
			]),
		).toBe("ja");
	});
});

describe("any text", () => {
	const sentence = fc.constantFrom(...LINES.map(([, line]) => line));

	it("has an answer, the same for the same text, whatever stands in it", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme" }), (text) => {
				const reading = readLanguage(text);
				expect(readLanguage(text)).toEqual(reading);
				expect(reading.language === "und").toBe(reading.uncertain !== null);
			}),
		);
	});

	it("keeps its language among figures, addresses and line ends", () => {
		fc.assert(
			fc.property(sentence, fc.nat(), (text, figure) => {
				const around = `${figure}\n\n${text} ${figure} %\n– • –`;
				expect(detectLanguage(around)).toBe(detectLanguage(text));
			}),
		);
	});

	it("keeps its language when its letters and their accents are written apart", () => {
		fc.assert(
			fc.property(sentence, (text) => {
				expect(detectLanguage(text.normalize("NFD"))).toBe(
					detectLanguage(text),
				);
			}),
		);
	});

	it("of two languages half and half is never a third", () => {
		fc.assert(
			fc.property(sentence, sentence, (one, other) => {
				const known = [...LINES].filter(
					([, line]) => line === one || line === other,
				);
				expect([...known.map(([language]) => language), "und"]).toContain(
					detectLanguage(`${one}\n${other}`),
				);
			}),
		);
	});
});
