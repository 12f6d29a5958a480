import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "../language/language-code.ts";
import { CLAIM_WORDS } from "../language/tables/claims-of-languages.ts";
import { conceptRows, TABLES, widerTables } from "./phrase-tables.ts";
import { phrasesByRoot } from "./phrases-by-root.ts";
import { WORD } from "./vocabulary.ts";
import { formsOf, rootsOf } from "./word-roots.ts";

test.each(LANGUAGE_CODES)(
	"finds every phrase by each root of its first word, in the order of the tables: %s",
	(language) => {
		const words = CLAIM_WORDS[language];
		const forms = formsOf(language, words);
		const tables = [
			...TABLES.map(([kind, table]) => [kind, table(words)] as const),
			...widerTables(language),
		];
		const byRoot = new Map<string, Set<string>>();
		for (const [kind, table] of tables)
			for (const [concept, list] of conceptRows(table))
				for (const form of list) {
					const cut = form.replace(/^[<=]/, "").match(WORD) ?? [];
					const row = `${kind} ${concept} ${cut.join(" ")}`.toLowerCase();
					for (const root of cut[0] ? rootsOf(cut[0], forms) : [])
						byRoot.set(root, (byRoot.get(root) ?? new Set()).add(row));
				}
		const index = phrasesByRoot(language, words, forms);
		// Backwards, so that a root is asked for before the words that come first are.
		for (const [root, rows] of [...byRoot].reverse()) {
			const found = (index.get(root) ?? []).map((phrase) =>
				`${phrase.kind} ${phrase.concept} ${phrase.words.map(({ text }) => text).join(" ")}`.toLowerCase(),
			);
			expect({ root, rows: [...new Set(found)] }).toEqual({
				root,
				rows: [...rows],
			});
		}
		expect(index.get("zzz")).toBe(undefined);
	},
);

test("knows limits in a form of their own whichever root is asked for first", () => {
	const forms = formsOf("de", CLAIM_WORDS.de);
	const ownForms = (first: string) => {
		const index = phrasesByRoot("de", CLAIM_WORDS.de, forms);
		index.get(first);
		return (index.get("geplant") ?? [])
			.filter(({ isOwnForm }) => isOwnForm)
			.map(({ concept }) => concept);
	};
	expect(ownForms("plan")).toEqual(["planned"]);
	expect(ownForms("geplant")).toEqual(["planned"]);
});
