// A posting that names what does not do in the place of what it asks for.
import { expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { Profile } from "../../profile/profile.ts";
import { matchProfile } from "../answer/match-profile.ts";

const posting =
	"Rigger\n\nRequirements\n- Current state master rigger license. A signaler license does not substitute.\n";

function answered(certification_name: string) {
	const profile = Profile.parse({
		personal: { first_name: "Ida", last_name: "Roth", email: "i@r.example" },
		certifications: [{ certification_name }],
	});
	const { requirements, knockouts } = matchProfile(
		profile,
		readJob(posting),
		"2026-11-30",
	);
	return [requirements[0]?.support, knockouts[0]?.verdict];
}

it("the paper that is named as not enough answers in part", () => {
	expect(answered("State signaler rigger license")).toEqual([
		"partly",
		"not-met",
	]);
	expect(answered("State master rigger license")).toEqual(["shown", "met"]);
});
