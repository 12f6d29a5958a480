// Which of a posting's questions a letter leaves to the form they stand in.
import { expect, it } from "vitest";
import { isAnsweredByBox } from "./open-questions.ts";

it("yes and no are answered in the form's boxes, and nothing else is", () => {
	const asked = (text: string) =>
		isAnsweredByBox({ text, kind: "asked", amount: null }, "en");
	expect(asked("Are you related to anyone who works here?")).toBe(true);
	expect(asked("Do you have a high school diploma?")).toBe(true);
	expect(asked("Which machines have you run?")).toBe(false);
	expect(
		isAnsweredByBox(
			{ text: "one job you took to its end", kind: "topic", amount: null },
			"en",
		),
	).toBe(false);
});
