import { expect, it } from "vitest";
import { maya } from "../../../../test/people.ts";
import { factsNamedIn } from "./facts-named.ts";

it("an opening that says where somebody works rests on that position", () => {
	expect(
		factsNamedIn(
			"I am a charge nurse at Alder Creek Hospital and apply to yours.",
			maya,
		),
	).toEqual(["work_experience.0"]);
});

it("a name within another word names nothing", () => {
	expect(factsNamedIn("I know Alder Creek Hospitality well.", maya)).toEqual(
		[],
	);
	expect(factsNamedIn("You look for a Staff Nurse.", maya)).toEqual([]);
});
