// An application names the employer, with the preposition and the article that its name takes.
import { describe, expect, it } from "vitest";
import { WRITING_WORDS } from "../../language/tables/writing-of-languages.ts";
import { appliedAt } from "./need-sentence.ts";
import { fillPlaced } from "./voice.ts";

const held = "Brandt & Sohn";

describe("the employer in the sentence that applies", () => {
	it.each([
		["en", "Pennant Vale Bakeries", "{title} at Pennant Vale Bakeries."],
		["en", "City of Alder", "{title} with the City of Alder."],
		[
			"de",
			"Nordkorn Backwaren GmbH",
			"„{title}“ bei der Nordkorn Backwaren GmbH.",
		],
		["de", "Nordkorn Gruppe", "„{title}“ bei der Nordkorn Gruppe."],
		["de", "Haus Birkenhof", "„{title}“ im Haus Birkenhof."],
		["fr", "Mairie d’Auray", "«\u202f{title}\u202f» à la Mairie d’Auray."],
		["es", "Escuela Los Almendros", "{title} en la Escuela Los Almendros."],
		["it", "Pasticceria Delfino", "«{title}» presso la Pasticceria Delfino."],
		["nl", "Gemeente Zwolle", "{title} bij de Gemeente Zwolle."],
	] as const)(
		"stands behind the title in %s: %s",
		(language, employer, end) => {
			const [frame] = WRITING_WORDS[language].letter.base;
			expect(appliedAt(frame, { employer, held, language })).toMatch(
				new RegExp(`${end.replace(/[{}.]/g, "\\$&")}$`, "u"),
			);
		},
	);

	it("is not said to somebody who works there", () => {
		const [frame] = WRITING_WORDS.en.letter.base;
		expect(
			appliedAt(frame, { employer: "brandt & sohn", held, language: "en" }),
		).toBe(frame);
	});

	it("has an article of its own beside the employer of before", () => {
		const [frame] = WRITING_WORDS.en.letter.base;
		const applied = appliedAt(frame, {
			employer: "University of Linford",
			held,
			language: "en",
		});
		expect(
			fillPlaced(
				applied,
				{ job: "Clerk", company: held, date: "May 2020", title: "Registrar" },
				"en",
			),
		).toBe(
			"I have worked as Clerk at Brandt & Sohn since May 2020, and I am applying for the position of Registrar at the University of Linford.",
		);
	});
});

it.each([
	["Institut für Zellforschung", "beim Institut für Zellforschung"],
	["Sanitätshaus Kruse GmbH", "beim Sanitätshaus Kruse GmbH"],
	["Stadthalle Rhedenau", "bei der Stadthalle Rhedenau"],
])("a German employer takes the article of what it is: %s", (company, said) => {
	expect(fillPlaced("Ich arbeite bei {company}.", { company }, "de")).toBe(
		`Ich arbeite ${said}.`,
	);
});
