// A line in the first person is proved as it stands, and says nothing of today where its position is over.
import { expect, it } from "vitest";
import { Profile } from "../profile/profile.ts";
import { groundOf } from "./prepare-ground.ts";
import { prove } from "./prove.ts";

const verdictOf = (text: string, isCurrent: boolean) =>
	prove(
		{ text, entry: "work_experience.0" },
		groundOf(
			Profile.parse({
				personal: { first_name: "Kim", last_name: "Roe" },
				work_experience: [
					{
						job_title: "Clerk",
						company_name: "Moll Stores",
						start_date: "2015-01",
						...(isCurrent ? { is_current: true } : { end_date: "2018-01" }),
						achievements: ["Train new staff on the till"],
					},
				],
			}),
		),
	).verdict;

it("a line in the first person is that line", () => {
	expect(verdictOf("I train new staff on the till.", true)).toBe("proved");
	expect(verdictOf("I train new managers on the till.", true)).not.toBe(
		"proved",
	);
});

it("what was done in a position that is over is told in the past alone", () => {
	expect(verdictOf("I train new staff on the till.", false)).not.toBe("proved");
	expect(verdictOf("I trained new staff on the till.", false)).toBe("proved");
});
