import { expect, test } from "vitest";
import { maya } from "../../../../test/people.ts";
import { lexemesOf } from "../../meaning/lexemes.ts";
import { likenessBetween, likenessColumns } from "../../meaning/likeness.ts";
import { indexLines } from "./indexed-lines.ts";
import { type Comparison, rankLines, shareSaid } from "./rank-lines.ts";

const index = indexLines(maya, "en", null);
const [own] = index.lines.filter(({ kind }) => kind === "line");
const asked = lexemesOf(own?.fact.text ?? "", "en", index.lexis).map(
	({ lexeme }) => lexeme,
);
const size = index.lexis.lexemes.length;
const comparison: Comparison = {
	index,
	likeness: likenessBetween(
		[...new Set(asked)],
		likenessColumns(index.lexemes, size),
		size,
	),
	linesWith: () => new Set(),
};

test("the line that says what is asked for comes first", () => {
	const { lines, covered } = rankLines(
		{ lexemes: asked, terms: [] },
		comparison,
	);
	expect(lines).toHaveLength(index.lines.length);
	expect(lines[0]?.line).toBe(own);
	expect(lines.map(({ score }) => score)).toEqual(
		lines.map(({ score }) => score).toSorted((a, b) => b - a),
	);
	expect(covered).toBeCloseTo(1);
});

test("some of the lines are ranked as they are among all", () => {
	const scoresOf = (within: Comparison) =>
		new Map(
			rankLines({ lexemes: asked, terms: [] }, within).lines.map(
				({ line, score }) => [line, score],
			),
		);
	const all = scoresOf(comparison);
	const some = index.lines.filter(({ kind }) => kind !== "line");
	const among = scoresOf({ ...comparison, index: { ...index, lines: some } });
	expect([...among.keys()]).toEqual(expect.arrayContaining(some));
	for (const [line, score] of among) expect(score).toBe(all.get(line));
});

test("words that no line holds say nothing of it", () => {
	const other = lexemesOf("Xylophone", "en", index.lexis);
	const held = other.map(({ lexeme }) => lexeme);
	expect(shareSaid(asked, held, comparison.likeness)).toBe(0);
});
