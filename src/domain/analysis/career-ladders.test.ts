import { expect, test } from "vitest";
import { findTerms } from "../job/lexicon/lexicon.ts";
import { ladderSteps } from "./career-ladders.ts";

test("ANA-12 every step that may be suggested is an occupation the lexicon knows", () => {
	const unknown = [...ladderSteps].filter(
		(step) =>
			!findTerms(step, "en").some(
				({ kind, form }) => kind === "title" && form.length === step.length,
			),
	);
	expect(unknown).toEqual([]);
});
