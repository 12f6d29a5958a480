// A posting for several roles is answered for the one that is nearest to the person.
import { expect, it } from "vitest";
import { Profile } from "../profile/profile.ts";
import { nearestRole } from "./nearest-role.ts";

const worked = (job_title: string) =>
	Profile.parse({
		personal: {},
		work_experience: [{ job_title, company_name: "Halden Mills" }],
	});

it.each([
	[
		"Senior Account Executive",
		"Solutions Architects (Sales/CS), Account Executives",
		"en",
		"Account Executive",
	],
	[
		"Krankenpfleger",
		"Notfallsanitäter oder Krankenpfleger",
		"de",
		"Krankenpfleger",
	],
	[
		"Gardener",
		"Solutions Architects, Account Executives",
		"en",
		"Solutions Architects, Account Executives",
	],
	[
		"Registered Nurse",
		"Registered Nurse, Team Leader",
		"en",
		"Registered Nurse, Team Leader",
	],
] as const)(
	"a %s for “%s” (%s) applies as “%s”",
	(...[own, title, language, role]) => {
		expect(nearestRole({ title, language }, worked(own))).toBe(role);
	},
);
