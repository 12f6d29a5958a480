// What postings ask an application to state, as they ask it.
import { describe, expect, it } from "vitest";
import type { StatedKind } from "../../language/detail-words.ts";
import { statedAsks } from "./stated-asks.ts";

type Row = readonly [sentence: string, asked: StatedKind[]];

const english: Row[] = [
	["Please tell us your notice period.", ["notice"]],
	[
		"State your earliest possible start date and salary expectations.",
		["start", "salary"],
	],
	["Let us know the earliest date you could start.", ["start"]],
	["Include when you can start.", ["start"]],
	["State the date you would be available.", ["start"]],
	["Applications should give your availability.", ["start"]],
	["Please include your NYS license number.", ["licenceNumber"]],
	["Quote your NMC PIN in the application.", ["licenceNumber"]],
	["Tell us your desired salary.", ["salary"]],
	["A few paragraphs on why this and why now.", ["why"]],
	["Tell us why you want to work with us.", ["why"]],
	["Please confirm your right to work in the UK.", ["workPermit"]],
	["State how many hours you would like to work.", ["workload"]],
	["Give the expiry date of your first aid certificate.", ["validity"]],
	[
		"Name two referees and say where you saw the advertisement.",
		["referees", "source"],
	],
	["Give your current salary and your expected salary.", ["salary", "payNow"]],
	["Tell me your day rate.", ["salary"]],
	["Let us know what you're on now.", ["payNow"]],
	["A reference check is part of the process.", []],
	[
		"All appointments are subject to a background check, two references and a health declaration.",
		[],
	],
	["We offer a competitive salary and flexible hours.", []],
	["Availability of parking is limited.", []],
	["You will notice the difference.", []],
	["Online portfolio with at least three samples", ["portfolio"]],
	["Applications without a reel won't be read.", ["portfolio"]],
	["Please send us a link to your demo reel.", ["portfolio"]],
	["Attach a portfolio of your work.", ["portfolio"]],
	["You will manage a portfolio of 40 clients.", []],
	["We have a broad portfolio and reel in new customers.", []],
	["Grow your portfolio of accounts.", []],
];

const german: Row[] = [
	[
		"Bitte nennen Sie Ihre Gehaltsvorstellung und den frühestmöglichen Eintrittstermin.",
		["start", "salary"],
	],
	["Mit Angabe von Wunschpensum und Lohnvorstellung.", ["workload", "salary"]],
	["Unter Angabe Ihrer Kündigungsfrist.", ["notice"]],
	["Schreib uns, ab wann du anfangen kannst.", ["start"]],
	["Sag uns, warum du zu uns willst.", ["why"]],
	["Mit deiner Verfügbarkeit und deinem Gehaltswunsch.", ["start", "salary"]],
	["Nennen Sie das gewünschte Pensum.", ["workload"]],
	["Bitte geben Sie das Ablaufdatum Ihres Staplerscheins an.", ["validity"]],
	[
		"Nachweis der Arbeitserlaubnis: bitte Angabe zur Arbeitserlaubnis im Anschreiben.",
		["workPermit"],
	],
	["Wir zahlen ein faires Gehalt.", []],
	["Bitte mit Link zu Ihrem Portfolio.", ["portfolio"]],
	["Wir freuen uns auf deinen Showreel.", ["portfolio"]],
	["Sie betreuen ein Portfolio von 30 Kunden.", []],
	["Sie überzeugen mit einem breiten Portfolio an Methoden.", []],
	["Der Eintritt ist frei.", []],
];

const french: Row[] = [
	[
		"Merci d'indiquer votre situation administrative et votre date de disponibilité.",
		["start", "status"],
	],
	["Envoyez CV, lettre et prétentions salariales.", ["salary"]],
	["Précisez votre préavis.", ["notice"]],
	["Indiquez à partir de quand vous êtes libre.", ["start"]],
	["Dites-nous pourquoi vous souhaitez nous rejoindre.", ["why"]],
	["Mentionnez votre numéro RPPS.", ["licenceNumber"]],
	["Indiquer la quotité souhaitée.", ["workload"]],
	["Préciser la date de validité du CACES.", ["validity"]],
	["La disponibilité des équipements est assurée.", []],
	["Une rémunération attractive.", []],
];

const spanish: Row[] = [
	[
		"Indica tu disponibilidad y tus expectativas salariales.",
		["start", "salary"],
	],
	["Envíe su CV con la fecha de incorporación.", ["start"]],
	["Indique su número de colegiado.", ["licenceNumber"]],
	["Cuéntanos por qué te interesa esta vacante.", ["why"]],
	["Indica la fecha de caducidad del ADR.", ["validity"]],
	["Indica la jornada deseada.", ["workload"]],
	["Informa del preaviso que tienes que dar.", ["notice"]],
	["Disponibilidad para viajar.", []],
	["Salario según convenio.", []],
];

const italian: Row[] = [
	["Indicando la disponibilità e la richiesta economica.", ["start", "salary"]],
	["Indicare il preavviso.", ["notice"]],
	["Specifica la data di inizio possibile.", ["start"]],
	["Allega la RAL attuale.", ["payNow"]],
	["Indicare se serve l'alloggio.", ["lodging"]],
	[
		"Indicare i nomi di due referenze e dove ha visto l'annuncio.",
		["referees", "source"],
	],
	["Raccontaci perché vuoi lavorare con noi.", ["why"]],
	["Riporta il numero di iscrizione all'albo.", ["licenceNumber"]],
	["Indica la scadenza del patentino.", ["validity"]],
	["Disponibilità a trasferte.", []],
];

const dutch: Row[] = [
	[
		"Vermeld je salarisindicatie en vanaf wanneer je kunt beginnen.",
		["start", "salary"],
	],
	["Laat weten wat je opzegtermijn is.", ["notice"]],
	["Geef je beschikbaarheid door.", ["start"]],
	["Vertel ons waarom je bij ons wilt werken.", ["why"]],
	["Vermeld je BIG-nummer.", ["licenceNumber"]],
	["Hoeveel uur je wilt werken.", ["workload"]],
	["Zet de geldigheidsdatum van je code 95 erbij.", ["validity"]],
	["Een goed salaris en vakantiedagen.", []],
];

const portuguese: Row[] = [
	["Indique a sua pretensão salarial e a data de início.", ["start", "salary"]],
	["Refira o pré-aviso.", ["notice"]],
	["Informe a sua disponibilidade.", ["start"]],
	["Diga-nos porque quer trabalhar connosco.", ["why"]],
	["Indique o número da cédula profissional.", ["licenceNumber"]],
	["Indique a validade da carta.", ["validity"]],
	["Salário compatível com o mercado.", []],
];

const danish: Row[] = [
	["Oplys dit opsigelsesvarsel og din lønforventning.", ["notice", "salary"]],
	["Skriv hvornår du kan starte.", ["start"]],
	["Fortæl os hvorfor du søger.", ["why"]],
	["Oplys autorisationsnummer.", ["licenceNumber"]],
	["Vi tilbyder god løn.", []],
];

const norwegian: Row[] = [
	["Oppgi oppsigelsestid og lønnskrav.", ["notice", "salary"]],
	["Skriv når du kan begynne.", ["start"]],
	["Fortell hvorfor du søker.", ["why"]],
	["Oppgi HPR-nummer.", ["licenceNumber"]],
	["Vi tilbyr god lønn.", []],
];

const swedish: Row[] = [
	["Ange löneanspråk och uppsägningstid.", ["notice", "salary"]],
	["Skriv när du kan börja.", ["start"]],
	["Berätta varför du söker.", ["why"]],
	["Ange önskad sysselsättningsgrad.", ["workload"]],
	["Vi erbjuder bra lön.", []],
];

const chinese: Row[] = [
	["请注明期望薪资和到岗时间。", ["start", "salary"]],
	["请说明离职交接时间。", ["notice"]],
	["请注明每周可实习天数。", ["workload"]],
	["薪资面议，福利好。", []],
];

const LANGUAGES = {
	en: english,
	de: german,
	fr: french,
	es: spanish,
	it: italian,
	nl: dutch,
	pt: portuguese,
	da: danish,
	no: norwegian,
	sv: swedish,
	zh: chinese,
};

describe.each(Object.entries(LANGUAGES))(
	"what a posting asks in %s",
	(language, rows) => {
		it.each(rows)("%s", (sentence, asked) => {
			expect(statedAsks(sentence, language)).toEqual(
				expect.arrayContaining(asked),
			);
			expect(statedAsks(sentence, language)).toHaveLength(asked.length);
		});
	},
);

it("details asked for over two lines, and in a verb", () => {
	expect(
		statedAsks(
			"Send a CV and a letter saying when you\ncould start and giving two referees.",
			"en",
		),
	).toEqual(expect.arrayContaining(["start", "referees"]));
	expect(
		statedAsks(
			"Zet erin wanneer je beschikbaar bent en wat je nu verdient.",
			"nl",
		),
	).toContain("payNow");
	expect(
		statedAsks(
			"Bewerbung mit Lebenslauf, Gehaltswunsch und Verfügbarkeit",
			"de",
		),
	).toContain("start");
});
