// What words mean across languages: stems, glosses, likeness, vectors and fields of work.
import { describe, expect, it } from "vitest";
import { addFields, createFields, nearnessOfFields } from "./fields-of-work.ts";
import { createLexis, directionOf, lexemesOf } from "./lexemes.ts";
import { likenessAt, likenessBetween, likenessColumns } from "./likeness.ts";
import { readVectors, vectorOf } from "./vectors.ts";

const lexemes = (text: string, language: string, lexis = createLexis(null)) =>
	lexemesOf(text, language, lexis).map(({ lexeme }) => lexeme);

function likeness(
	asked: readonly [string, string],
	held: readonly [string, string],
): number {
	const lexis = createLexis(null);
	const [one, other] = [lexemes(...asked, lexis), lexemes(...held, lexis)];
	const size = lexis.lexemes.length;
	const table = likenessBetween(one, likenessColumns(other, size), size);
	return Math.max(
		0,
		...one.flatMap(({ id }) =>
			other.map((its) => likenessAt(table, id, its.id)),
		),
	);
}

describe("likeness of words", () => {
	it.each([
		[
			["managed", "en"],
			["managing", "en"],
		],
		[
			["leitung", "de"],
			["managed", "en"],
		],
		[
			["clientes", "es"],
			["customers", "en"],
		],
		[
			["Kundenbeziehungen", "de"],
			["clients", "fr"],
		],
	] as const)("%s says much of %s", (asked, held) => {
		expect(likeness(asked, held)).toBeGreaterThanOrEqual(0.75);
	});

	it.each([
		[
			["nurse", "en"],
			["welding", "en"],
		],
		[
			["Buchhaltung", "de"],
			["kitchen", "en"],
		],
	] as const)("%s says nothing of %s", (asked, held) => {
		expect(likeness(asked, held)).toBeLessThan(0.5);
	});

	it("small words and figures say nothing", () => {
		expect(lexemes("the 40 of and", "en")).toEqual([]);
		expect(lexemes("der die und", "de")).toEqual([]);
	});
});

describe("fields of work", () => {
	const fieldsOf = (text: string) => {
		const fields = createFields();
		addFields(fields, lexemes(text, "en"));
		return fields;
	};

	it("a text is nearest to one of its own trade", () => {
		const nurse = fieldsOf("nurse patient ward medication triage");
		expect(
			nearnessOfFields(nurse, fieldsOf("patient care on a hospital ward")),
		).toBeGreaterThan(
			nearnessOfFields(nurse, fieldsOf("software developer databases")),
		);
	});

	it("no words are near to nothing", () => {
		expect(nearnessOfFields(fieldsOf(""), fieldsOf("nurse"))).toBe(0);
	});
});

describe("word vectors", () => {
	const bytes = new Uint8Array([
		...new TextEncoder().encode("2 2\nnurs weld\n"),
		10,
		20,
		3,
		4,
		0,
		5,
	]);

	it("have length 1, alone and together", () => {
		const vectors = readVectors(bytes);
		if (!vectors) throw new Error("not read");
		expect(
			[...(vectorOf(["nurs"], vectors) ?? [])].map((part) => part.toFixed(2)),
		).toEqual(["0.60", "0.80"]);
		expect(
			Math.hypot(...(vectorOf(["nurs", "weld"], vectors) ?? [])),
		).toBeCloseTo(1);
		expect(vectorOf(["unheard"], vectors)).toBeNull();
		const known = lexemes("nurse welding", "en", createLexis(vectors));
		expect(Math.hypot(...(directionOf(known) ?? []))).toBeCloseTo(1);
	});

	it.each([
		["cut short", bytes.slice(0, -1)],
		["something else", new TextEncoder().encode("hello")],
		["empty", new Uint8Array()],
	])("%s are none", (_, given) => {
		expect(readVectors(given)).toBeNull();
	});
});
