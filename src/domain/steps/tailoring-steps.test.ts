import { expect, it } from "vitest";
import { maya } from "../../../test/people.ts";
import { Profile } from "../profile/profile.ts";
import { tailoringSteps } from "./tailoring-steps.ts";

const today = "2026-11-20";

it("a document is matched and written without what another line of the profile contradicts", () => {
	const { job } = tailoringSteps.read({
		posting: "Charge Nurse\nRequirements:\n- 20 years of experience",
	});
	const profile = Profile.parse({
		...maya,
		personal: {
			...maya.personal,
			summary: "Calm with families. Nurse with 25 years of experience.",
		},
	});
	const matched = tailoringSteps.match({ profile, job, today });
	expect(matched.profile.personal.summary).toBe("Calm with families.");
	expect(tailoringSteps.match({ profile: maya, job, today }).profile).toBe(
		maya,
	);
});
