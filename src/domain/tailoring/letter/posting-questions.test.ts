// What a posting asks its reader to tell: found whole, and told from talk, duties and what a letter says anyway.
import { describe, expect, it } from "vitest";
import { postedQuestions } from "./posting-questions.ts";

const about = "We bake bread and sell it to schools.\n".repeat(8);

describe("a question of the posting's own", () => {
	it.each([
		[
			"en",
			"Please include your CV and one mistake you learned from.",
			"one mistake you learned from",
		],
		[
			"en",
			"Tell us what you would change in your first month.",
			"what you would change in your first month",
		],
		[
			"de",
			"Schreiben Sie uns, was Sie als Erstes ändern würden.",
			"was Sie als Erstes ändern würden",
		],
		[
			"en",
			"Send us a CV and a letter, telling us about the kitchen you are proudest of and who ate there.",
			"the kitchen you are proudest of and who ate there",
		],
		[
			"en",
			"Tell me your availability and one bridge you drew that you'd show a child.",
			"one bridge you drew that you'd show a child",
		],
		["en", "Tell us your notice period and your salary expectations.", null],
		["en", "Tell us when you could start.", null],
		[
			"fr",
			"Indiquez vos prétentions, et racontez en dix lignes une journée qui a mal commencé.",
			"une journée qui a mal commencé",
		],
		[
			"es",
			"Escríbannos y díganme qué hacen cuando falta un compañero.",
			"qué hacen cuando falta un compañero",
		],
		[
			"nl",
			"Noem ook één klant die je nooit vergeet.",
			"één klant die je nooit vergeet",
		],
		[
			"it",
			"Allegare il curriculum e due righe in inglese sul motivo.",
			"due righe in inglese sul motivo",
		],
		["it", "Inviare il curriculum con due righe di presentazione.", null],
		["de", "Schicken Sie uns eine Kopie Ihres Zeugnisses.", null],
		["en", "We will tell you more in the interview.", null],
		["en", "You fixed it and can tell us how you knew; you write tests.", null],
		[
			"it",
			"Indicare il preavviso e un ponte di cui va fiero.",
			"un ponte di cui va fiero",
		],
		[
			"nl",
			"Laat weten wat je wilt verdienen en waarom een klas jou zou kiezen.",
			"waarom een klas jou zou kiezen",
		],
	] as const)("in %s: %s", (...[language, line, question]) => {
		expect(postedQuestions(about + line, language)[0]?.text ?? null).toBe(
			question,
		);
	});
});

describe("what is asked", () => {
	it.each([
		[
			"en",
			"Finally, a question: if a guest says the bread is stale, what do you say?",
			["If a guest says the bread is stale, what do you say?"],
		],
		[
			"de",
			"Zwei Fragen an Sie: Was hat Sie zuletzt überrascht? Wen möchten Sie nie als Chef haben?",
			[
				"Was hat Sie zuletzt überrascht?",
				"Wen möchten Sie nie als Chef haben?",
			],
		],
		[
			"fr",
			"Dites-nous en 10 lignes : quelle vente vous a rendu fier(ère) ?",
			["Quelle vente vous a rendu fier(ère) ?"],
		],
		[
			"nl",
			"Leg ons in een paar zinnen uit hoe je een nieuwe collega inwerkt.",
			["hoe je een nieuwe collega inwerkt"],
		],
		[
			"es",
			"Explica en tu correo cómo organizarías una boda de 200 invitados.",
			["cómo organizarías una boda de 200 invitados"],
		],
		[
			"it",
			"Un'ultima domanda: quale attrezzo non presti mai?",
			["Quale attrezzo non presti mai?"],
		],
		[
			"en",
			"Send a letter that answers two questions: What is the best advice a patient gave you? And how do you say no to a surgeon?",
			[
				"What is the best advice a patient gave you?",
				"How do you say no to a surgeon?",
			],
		],
		[
			"en",
			"Apply with a resume and ten lines on a day when everything on site went wrong.",
			["ten lines on a day when everything on site went wrong"],
		],
		[
			"en",
			"Application questions\n1. Describe a bus fault you found by ear. What did you do? (max. 150 words)\n2. Are you a member of the guild?\n3. What is your desired salary?",
			[
				"a bus fault you found by ear – what did you do?",
				"Are you a member of the guild?",
			],
		],
		[
			"en",
			"Apply with a CV and up to one page telling us about a day that went wrong and what you did about it.",
			["a day that went wrong and what you did about it"],
		],
		[
			"en",
			"Storm rotation every fourth week, tell us in your letter how you'd handle that.",
			["Storm rotation every fourth week – how you'd handle that"],
		],
		[
			"en",
			"Send us your resume and tell us how you'd handle that.",
			["how you'd handle that"],
		],
		[
			"de",
			"Schick uns deinen Lebenslauf, das Zeugnis und einen Satz zu deiner Lieblingsbaustelle, gern per Mail an jobs@alder.example.",
			["einen Satz zu deiner Lieblingsbaustelle"],
		],
		[
			"de",
			"Bitte dazuschreiben ab wann du anfangen kannst und warum gerade Zoll.",
			["warum gerade Zoll"],
		],
		[
			"en",
			"Supplemental questions\n01  How many crews have you run at once?\n02  Describe any work you did with bees.\n\nQuestions before you apply? Ring Sue.",
			["How many crews have you run at once?", "any work you did with bees"],
		],
		[
			"en",
			"What would you cook for ninety people on a wet Monday? Tell us in your email.",
			["What would you cook for ninety people on a wet Monday?"],
		],
		[
			"en",
			"Apply with your CV and a list of the last five bridges you inspected.",
			["a list of the last five bridges you inspected"],
		],
		[
			"en",
			"Tell us one claim you took from notice to agreement, and what it was worth.",
			["one claim you took from notice to agreement, and what it was worth"],
		],
		[
			"en",
			"Send a letter that tells us (1) what trays you assemble from memory, (2) your notice period, and (3) whether you can work every third weekend.",
			[
				"what trays you assemble from memory",
				"whether you can work every third weekend",
			],
		],
		[
			"en",
			"Which of these is the “hard” part, and how would you do it? Write to us.",
			[],
		],
		[
			"de",
			"Wir bitten um ein Anschreiben, in dem Sie auch darlegen, wie Sie ein Archiv öffnen würden, und einen Lebenslauf.",
			["wie Sie ein Archiv öffnen würden"],
		],
		[
			"de",
			"Erzählen Sie uns von einer Führung, die schiefging.",
			["Erzählen Sie uns von einer Führung, die schiefging"],
		],
		[
			"de",
			"Beantworten Sie bitte zwei Fragen: Welche Baustelle würden Sie nie wieder übernehmen? Und warum?",
			["Welche Baustelle würden Sie nie wieder übernehmen – und warum?"],
		],
		[
			"de",
			"Fügen Sie bitte eine Liste der letzten fünf Anlagen bei, die Sie in Betrieb genommen haben.",
			[
				"eine Liste der letzten fünf Anlagen, die Sie in Betrieb genommen haben",
			],
		],
		[
			"de",
			"Teilen Sie uns in der Bewerbung mit, welche Altersgruppe Sie am liebsten unterrichten.",
			["welche Altersgruppe Sie am liebsten unterrichten"],
		],
		[
			"fr",
			"CV + quelques lignes pour dire quelle classe vous n'oublierez jamais, à Mme Le Goff.",
			["quelle classe vous n'oublierez jamais"],
		],
		[
			"fr",
			"Quel arbre planteriez-vous devant la mairie ? Répondez-nous en deux lignes.",
			["Quel arbre planteriez-vous devant la mairie ?"],
		],
		[
			"es",
			"Preguntas: ¿Cuántas fincas administras? ¿Qué programa usas? ¿Qué preaviso tienes?",
			["¿Cuántas fincas administras?", "¿Qué programa usas?"],
		],
		[
			"es",
			"Describa una situación en la que tuvo que decir que no a una familia.",
			["una situación en la que tuvo que decir que no a una familia"],
		],
		[
			"it",
			"Domanda 1: quante persone ha coordinato?\nDomanda 2: quale software usa ogni giorno?",
			["Quante persone ha coordinato?", "Quale software usa ogni giorno?"],
		],
		[
			"nl",
			"Vertel ons in vijf regels welke klus je nooit vergeet.",
			["welke klus je nooit vergeet"],
		],
		[
			"pt",
			"Fale-nos de uma avaria que resolveu sozinho.",
			["Fale-nos de uma avaria que resolveu sozinho"],
		],
	] as const)("in %s is quoted whole: %s", (...[language, line, questions]) => {
		expect(
			postedQuestions(about + line, language).map(({ text }) => text),
		).toEqual(questions);
	});

	it.each([
		["en", "Do you love people? Then we want to meet you!"],
		["en", "What are you waiting for? Tell us about yourself."],
		["en", "Questions? Call Bob. Sound like you? Send us your CV."],
		[
			"en",
			"Please tell us if you need adjustments, or which interview slot suits you.",
		],
		[
			"en",
			"- Explain to customers how the product works\n- Maintain a list of all suppliers",
		],
		["de", "Bist du dabei? Dann schreib uns!"],
		[
			"de",
			"- Sie beantworten Fragen der Mieter\n- Sie erklären Kunden, wie die Anlage läuft",
		],
		["de", "Worauf wartest du noch? Schreib uns!"],
		["de", "Schreiben Sie uns, wann Sie Zeit für ein Gespräch haben."],
		["de", "Teilen Sie uns bitte mit, wenn Sie eine Schwerbehinderung haben."],
		["fr", "Vous aimez le contact ? Écrivez-nous !"],
		["fr", "Merci de préciser si vous avez besoin d'un aménagement."],
		["fr", "Précisez si vous êtes reconnu travailleur handicapé."],
		["es", "¿A qué esperas? Escríbenos."],
		["it", "Raccontaci di te. Perché noi? Perché paghiamo puntuali."],
		["nl", "Vertel ons iets over jezelf. Wat bieden wij? Een vast contract."],
		["pt", "Gosta de pessoas? Junte-se a nós!"],
	] as const)("in %s is nothing of the reader's: %s", (...[language, line]) => {
		expect(postedQuestions(about + line, language)).toEqual([]);
	});

	it("says how much is wanted", () => {
		const amountOf = (line: string, language: string) =>
			postedQuestions(about + line, language)[0]?.amount;
		expect(amountOf("Tell us in two lines what you baked last.", "en")).toBe(
			"two lines",
		);
		expect(
			amountOf("Sagen Sie uns in drei Sätzen, was Sie backen würden.", "de"),
		).toBe("drei Sätze");
		expect(
			amountOf("Answer one question: are you a trained baker?", "en"),
		).toBe("yes or no");
	});
});

it("questions may be lines below what asks for them", () => {
	expect(
		postedQuestions(
			`${about}A cover letter is required. In no more than one page tell us:
1. one time you had to tell a customer no, and what happened next,
2. what experience you have of ovens,
Do not attach letters of recommendation.`,
			"en",
		).map(({ text }) => text),
	).toEqual([
		"One time you had to tell a customer no, and what happened next",
		"What experience you have of ovens",
	]);
});
