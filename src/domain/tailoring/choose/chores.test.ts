// Chores in every language, and what looks like one and is the work itself.
import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { askedChores, isChore } from "./chores.ts";

const none = new Set<never>();

describe("a line that only tells a chore", () => {
	it.each([
		["en", "Answering the phone and making the tea when reception is short"],
		["en", "Filing of paper cards until the switch to Dentally in Nov 2020"],
		["en", "Raise and chase POs in SAP MM when the admin team is short"],
		["en", "Mow around the clarifiers in summer"],
		["en", "Tires, oil, brakes"],
		["en", "Opened the shop on Saturdays"],
		["en", "Stand-ups, grooming and retros for two squads"],
		["en", "Bug triage, Jira hygiene, screenshots"],
		["en", "Keep the collection tidy and the workshop cupboard stocked"],
		["en", "Cleaned and set up surgeries"],
		["en", "Emptied the office fridge every 2 weeks"],
		["en", "Scanned mail, made coffee, fed the parking meter"],
		["en", "Put out the recycling and order the toilet rolls"],
		["en", "Misc. building stuff"],
		["en", "Made myself useful"],
		["en", "Cut grass at the plant and the tower"],
		["de", "Essen verteilt, Geschirr, was so anfällt"],
		["fr", "Divers reportings"],
		["de", "Kaffee gekocht, Post verteilt, Parkuhr gefüttert"],
		["fr", "Sortir les poubelles et commander le papier toilette"],
		["nl", "Kliko's buiten zetten en koffie zetten"],
		["sv", "Kokade kaffe och gick ut med soporna"],
		["da", "Lavede kaffe og gik ud med skraldet"],
		["no", "Kokte kaffe og tok ut søpla"],
		["de", "Späne entsorgen, Kühlschmierstoff prüfen, Maschinen reinigen"],
		["de", "CMR-Frachtbriefe einscannen und ablegen"],
		["de", "Post und Bestellung von Büromaterial"],
		["de", "Aufräumen und Werkzeugausgabe am Freitag"],
		["de", "Kaffeekasse für 12 Leute"],
		["fr", "Accueil physique et téléphonique"],
		["fr", "Tri des candidatures, prise de rendez-vous, relances"],
		["fr", "Vaisselle du vendredi"],
		["es", "Preparación de medios y limpieza de material"],
		["es", "Atención telefónica y archivo"],
		["it", "Pulizia e chiusura della cucina a turno"],
		["it", "Riordino delle celle"],
		["nl", "Gereedschap smeren, bus opruimen"],
		["nl", "Sneeuwruimen in de winter"],
		["pt", "Arquivo de documentos e limpeza do escritório"],
		["sv", "Beställer kaffe och bodstädning"],
		["sv", "Städning och flytt av avstängningar"],
		["da", "Telefonpasning og oprydning på lageret"],
		["no", "Rydding og kaffeansvar annenhver uke"],
		["zh", "接听电话，打扫办公室"],
		["en", "Birthday cards and the candy bowl"],
		["en", "Run the football sweepstake"],
		["de", "Tippspiel organisiert"],
		["de", "Kaffeemaschine entkalken, Gaffa-Kiste sortieren"],
		["fr", "Gère la cagnotte des anniversaires"],
		["fr", "J'arrose les plantes"],
		["es", "Armo la quiniela de la planta"],
		["es", "Pido el papel y los guantes"],
		["it", "Ordino aghi, carta e tela per le prove"],
		["it", "Svuoto i cestini"],
		["nl", "Regel de voetbalpoule"],
		["pt", "Varro o armazém"],
		["sv", "Sköter tipsbolaget"],
		["no", "Vanner plantene"],
		["zh", "给植物浇水"],
		["und", "Kaffeekasse und Post"],
		["nl", "Handdoeken gewassen"],
		["sv", "Tvättar och tankar bussarna"],
		["en", "Attend the testing guild"],
		["en", "Order lunch and book rooms for depositions"],
		["en", "Helped run two bake sales for the break room"],
		["de", "Organisation des Sommerfests 2023"],
		["fr", "Participation à la commission menus"],
		["es", "Decoración de Navidad del hall"],
		["nl", "Lid van de feestcommissie"],
		["da", "Stod for fredagsbaren"],
	])("is known (%s): %s", (language, line) => {
		expect(isChore(line, language, none)).toBe(true);
	});

	it.each([
		["en", "Cleaned and consolidated three years of distribution spreadsheets"],
		[
			"en",
			"Moved stock ordering to a min/max list, spend down from £390 to £330",
		],
		["en", "Answered 90 calls a day"],
		[
			"en",
			"Direct safety and regulatory compliance data entry, reports and filing",
		],
		["en", "Replaced RAS pump seals, cleaned UV sleeves, swapped out one VFD"],
		["en", "Matched invoices to POs, chased queries"],
		["en", "Operate filling lines in clean rooms"],
		["en", "Train new employees"],
		["de", "Reinigungsvalidierung von Abfüllanlagen nach GMP"],
		["de", "Telefonische Beratung von Geschäftskunden zu Krediten"],
		["de", "Bestellung von Frachtraum bei festen Partnern"],
		["fr", "Relances d'impayés : encours de 64 000 € à 23 000 €"],
		["es", "Archivo de 1.900 fichas de clientes en A3ERP"],
		["it", "Ordini presso 15 fornitori e inventario mensile"],
		["nl", "Aansturen van een ploeg van 4 tot 6 man"],
		["sv", "Rörläggning, sättning av kantsten, återställning"],
		["da", "Fejlfinding på styringer og motorer"],
		["no", "Feilsøking på styringer og motorer"],
		["zh", "负责仓库管理系统上线"],
		["en", "Planned a summer party for 400 guests"],
		["de", "Veranstaltungstechnik für Festivals"],
	])("is no chore (%s): %s", (language, line) => {
		expect(isChore(line, language, none)).toBe(false);
	});
});

describe("what the posting itself asks for", () => {
	const askedIn = (posting: string) => {
		const job = readJob(posting);
		return askedChores({ job, title: job.title ?? "" });
	};

	it("is no chore, in whichever language it asks", () => {
		const cleaner = askedIn(
			"Reinigungskraft (m/w/d)\nIhre Aufgaben:\n- Reinigung von Büros und Treppenhäusern\n- Müll entsorgen",
		);
		expect(isChore("Cleaned offices and toilets", "en", cleaner)).toBe(false);
		expect(isChore("Made the coffee", "en", cleaner)).toBe(true);
	});

	it("stays a chore where other machines are maintained than one's own", () => {
		const controls = askedIn(
			"Controls technician\nEssential functions:\n- Maintains and calibrates process instruments\n- Troubleshoot drives",
		);
		expect(isChore("Tires, oil, brakes", "en", controls)).toBe(true);
	});

	it("stays a chore beside coffee for the guests", () => {
		const clerk = askedIn(
			"Sachbearbeiter (m/w/d)\nIhre Aufgaben:\n- Ablage und Pflege der Akten",
		);
		expect(isChore("Ablage und Post", "de", clerk)).toBe(false);
		expect(isChore("Ablage, Post, Kaffee für Mandanten", "de", clerk)).toBe(
			true,
		);
	});

	it("stays a chore where the posting names only another", () => {
		const clerk = askedIn(
			"Office assistant\nYour tasks:\n- Answer the telephone and sort the mail\n- File invoices",
		);
		expect(isChore("Post and filing", "en", clerk)).toBe(false);
		expect(isChore("Mopped the shop floor", "en", clerk)).toBe(true);
	});
});

it("a kitchen table asks for no work in a kitchen", () => {
	const chores = (text: string) =>
		askedChores({
			title: "Escrow Officer",
			job: readJob(`Escrow Officer\n\nDuties\n- ${text}\n`),
		});
	expect(
		chores("Meet clients now and then at a kitchen table").has("household"),
	).toBe(false);
	expect(chores("Help out in the kitchen").has("household")).toBe(true);
});
