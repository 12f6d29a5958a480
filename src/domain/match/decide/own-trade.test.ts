// A trade that was begun and not finished, beside another paper of its rank.
import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { Profile } from "../../profile/profile.ts";
import { matchProfile } from "../answer/match-profile.ts";

const posting =
	"Logopäde (m/w/d)\n\nIhr Profil\n- abgeschlossene Ausbildung als staatlich anerkannter Logopäde oder ein gleichwertiger Abschluss im Sinne des § 4 LogG";

function answered(...education: object[]) {
	const profile = Profile.parse({
		personal: { first_name: "Ida", last_name: "Roth", email: "i@r.example" },
		education: education.map((one) => ({
			institution_name: "Berufsfachschule",
			...one,
		})),
	});
	const [asked] = matchProfile(
		profile,
		readJob(posting),
		"2026-11-30",
	).requirements;
	return [asked?.support, asked?.evidence[0]?.text ?? ""];
}

const assistant = { degree_type: "Staatlich geprüfter Sozialassistent" };

describe("the training for the very trade that is asked for", () => {
	it("that was broken off says that another paper is not it", () => {
		expect(
			answered(assistant, {
				field_of_study: "Logopäde",
				degree_type: "2 Jahre, ohne Abschluss",
			}),
		).toEqual(["partly", expect.stringContaining("ohne Abschluss")]);
	});

	it("that was finished answers it", () => {
		expect(
			answered(assistant, {
				field_of_study: "Logopäde",
				degree_type: "Ausbildung, Note 1,8",
			})[0],
		).toBe("shown");
	});
});
