import { expect, test } from "vitest";
import { letter } from "../../test/contents.ts";
import { renderHtml } from "./html.ts";
import { letterDoc } from "./letter-doc.ts";
import { letterTemplates } from "./templates/letter-templates.ts";
import { renderText } from "./text.ts";

const { professional, modern } = letterTemplates;
if (!professional || !modern) throw new Error("no templates");
const look = { template: professional, paper: "letter" } as const;
const textOf = (content: typeof letter) => renderText(letterDoc(content, look));

test("a letter has sender, date, recipient, subject, salutation, paragraphs and sign-off in this order", () => {
	expect(textOf(letter).split("\n").filter(Boolean)).toEqual([
		"Ilse Vandermeer",
		"ilse.vandermeer@example.org · +1 414 555 0168 · Milwaukee, Wisconsin",
		"March 5, 2026",
		"Renata Oyelaran",
		"Plant Manager",
		"Great Plains Foods",
		"2200 Mill Road",
		"Waukesha, Wisconsin 53186",
		"Application for Bakery Production Supervisor",
		"Dear Renata Oyelaran,",
		letter.body.opening,
		...letter.body.body_paragraphs,
		letter.body.closing,
		"Sincerely,",
		"Ilse Vandermeer",
	]);
});

test("the sender's street stands in the order of the letter's country", () => {
	const linesOf = (locale: string, address: string) => {
		const { metadata } = letter;
		const form = { locale, address: "formal" as const };
		const sender = {
			...letter.sender,
			...{ address, zip_code: "34117", city: "Kassel", state: "Hessen" },
		};
		return textOf({ ...letter, sender, metadata: { ...metadata, form } });
	};
	expect(linesOf("de-DE", "Rosenweg 4")).toContain(
		" · Rosenweg 4, 34117 Kassel\n",
	);
	expect(linesOf("en-US", "4 Rose Way")).toContain(
		" · 4 Rose Way, Kassel, Hessen 34117\n",
	);
	expect(linesOf("fr-FR", "Rosenweg 4, 34117 Kassel")).toContain(
		" · Rosenweg 4, 34117 Kassel\n",
	);
	expect(linesOf("de-DE", "")).toContain(" · Kassel, Hessen\n");
});

test("LET-07 the template says how the date is written", () => {
	const doc = letterDoc(letter, { ...look, template: modern });
	expect(renderText(doc)).toContain("\n5 Mar 2026\n");
});

test("a letter of a look with its side to the right has date and sign-off in the right half", () => {
	const { classic } = letterTemplates;
	if (!classic) throw new Error("no template");
	const sided = letterDoc(letter, { ...look, template: classic })
		.blocks.filter((block) => block.kind === "lines" && block.side === "right")
		.flatMap((block) => (block.kind === "lines" ? block.lines : []));
	expect(sided).toEqual(["March 5, 2026", "Sincerely,", "Ilse Vandermeer"]);
});

test("LET-21 LET-22 blank and dash-only paragraphs are omitted and long breaks collapse", () => {
	const body = {
		...letter.body,
		body_paragraphs: ["", " -- ", "One.\n\n\n\nTwo."],
	};
	expect(textOf({ ...letter, body })).toContain("\n\nOne.\n\nTwo.\n\n");
	expect(textOf({ ...letter, body })).not.toContain("--");
});

test("LET-23 the salutation defaults to Hiring Manager", () => {
	const recipient = { name: " ", title: "", company: "Acme", address: "" };
	expect(textOf({ ...letter, recipient })).toContain("Dear Hiring Manager,");
});

test("a firm whose people are greeted stands once above the letter, a person beside their firm", () => {
	const linesTo = (name: string, company: string) => {
		const recipient = { name, title: "", company, address: "" };
		return textOf({ ...letter, recipient });
	};
	const written = linesTo("Acme team", "Acme LLC");
	expect(written).toContain("Dear Acme team,");
	expect(written).not.toContain("Acme team\n");
	expect(written).toContain("\nAcme LLC\n");
	expect(linesTo("Acme Berg", "Acme Berg LLC")).toContain(
		"\nAcme Berg\nAcme Berg LLC\n",
	);
});

test("a salutation of the person's own stands as they wrote it", () => {
	const own = textOf({ ...letter, salutation: "Hello Nursing Team," });
	expect(own).toContain("Hello Nursing Team,");
	expect(own).not.toContain("Dear ");
	expect(textOf({ ...letter, salutation: " " })).toContain("Dear ");
});

test("LET-24 LET-25 the signature falls back to the sender, then to a visible placeholder", () => {
	expect(textOf({ ...letter, signature: "" })).toMatch(
		/Sincerely,\s+Ilse Vandermeer\n$/,
	);
	const sender = { ...letter.sender, name: "" };
	expect(textOf({ ...letter, signature: "", sender })).toMatch(
		/Sincerely,\s+Your Name\n$/,
	);
});

test.each([
	[
		"de",
		"Sehr geehrte Damen und Herren,",
		"Mit freundlichen Grüßen",
		"5. März 2026",
	],
	["es", "Estimado equipo de selección:", "Atentamente,", "5 de marzo de 2026"],
	["fr", "Madame, Monsieur,", "Cordialement,", "5 mars 2026"],
	["da", "Kære rekrutteringsansvarlige", "Med venlig hilsen", "5. marts 2026"],
	["zh", "尊敬的招聘经理：", "此致敬礼", "2026年3月5日"],
])("LET-10 salutation, sign-off and date are in %s", (language, ...written) => {
	const metadata = { ...letter.metadata, language };
	const recipient = { ...letter.recipient, name: "" };
	const text = textOf({ ...letter, metadata, recipient });
	for (const words of written) expect(text).toContain(`\n${words}\n`);
});

test("a name with signs of the pattern is taken as it is", () => {
	const recipient = { ...letter.recipient, name: "$& {name}" };
	expect(textOf({ ...letter, recipient })).toContain("Dear $& {name},");
});

test("body lines carry their paths", () => {
	const paths = letterDoc(letter, look).blocks.flatMap((block) =>
		"path" in block ? [block.path] : [],
	);
	expect(paths).toContain("body.body_paragraphs.1");
	expect(paths).toContain("signature");
});

test("a letter with a form is written as its country writes: place, order, subject, du and what is enclosed", () => {
	const formed = (locale: string, language: string, address = "formal") =>
		textOf({
			...letter,
			recipient: { name: "", title: "", company: "Linde AG", address: "" },
			metadata: {
				...letter.metadata,
				language,
				form: {
					locale,
					address: address === "informal" ? "informal" : "formal",
				},
			},
		})
			.split("\n")
			.filter(Boolean);
	const german = formed("de-AT", "de", "informal");
	expect(german.slice(2, 4)).toEqual(["Linde AG", "Milwaukee, 5. März 2026"]);
	expect(german).toContain("Liebes Team der Linde AG,");
	expect(german.at(-1)).toBe("Beilage: Lebenslauf");
	expect(formed("de-CH", "de")).toContain("Freundliche Grüsse");
	const french = formed("fr-FR", "fr");
	expect(french).toContain("Milwaukee, le 5 mars 2026");
	expect(french.some((line) => /^Objet\s: /.test(line))).toBe(true);
	expect(formed("en-GB", "en")).toEqual(
		expect.arrayContaining(["5 March 2026", "Yours faithfully,"]),
	);
	expect(formed("xx-XX", "en")).toContain("Sincerely,");
});

test("what comes with a letter stands below the name in its own words, else as the country says", () => {
	const form = { locale: "de-DE", address: "formal" } as const;
	const own = {
		...letter,
		metadata: { ...letter.metadata, language: "de", form },
	};
	const lastOf = (content: typeof own) =>
		textOf(content).trim().split("\n").at(-1);
	const line = "Anlagen: Lebenslauf, Zeugnisse";
	expect(lastOf({ ...own, enclosures: line })).toBe(line);
	expect(lastOf({ ...own, enclosures: "" })).toBe("Anlage: Lebenslauf");
});

test("a French letter that says good day to somebody by name closes without a title it does not know", () => {
	const named = textOf({
		...letter,
		recipient: { name: "Alix Morvan", title: "", company: "", address: "" },
		metadata: {
			...letter.metadata,
			language: "fr",
			form: {
				locale: "fr-FR",
				address: "formal",
				addressee: "Alix Morvan",
				salutation: "Bonjour Alix Morvan,",
			},
		},
	});
	expect(named).toContain(
		"Je vous prie d’agréer l’expression de mes salutations distinguées.",
	);
});

test("points that follow one another are one list, each with its path and what stands before its colon", () => {
	const body = {
		...letter.body,
		body_paragraphs: [
			"• Night shifts: Ran the night line, 12 bakers",
			"• Two ovens rebuilt",
			"Behind the list.",
		],
	};
	const doc = letterDoc({ ...letter, body }, look);
	expect(doc.blocks.find(({ kind }) => kind === "points")).toEqual({
		kind: "points",
		points: [
			{
				lead: "Night shifts:",
				text: "Ran the night line, 12 bakers",
				path: "body.body_paragraphs.0",
			},
			{ lead: "", text: "Two ovens rebuilt", path: "body.body_paragraphs.1" },
		],
	});
	expect(renderText(doc)).toContain(
		"\n\n• Night shifts: Ran the night line, 12 bakers\n• Two ovens rebuilt\n\nBehind the list.\n",
	);
	expect(renderHtml(doc)).toContain(
		"<li><strong>Night shifts:</strong> Ran the night line, 12 bakers</li>",
	);
});
