// "mit bis zu vier Toren" counts gates; "zu viert" says that others took part. The first may be left out, the second never.
import { expect, it } from "vitest";
import { Profile } from "../profile/profile.ts";
import { groundOf } from "./prepare-ground.ts";
import { prove } from "./prove.ts";

const verdictOf = (fact: string, text: string) =>
	prove(
		{ text, entry: "work_experience.0", today: "2026-11-20" },
		groundOf(
			Profile.parse({
				personal: { first_name: "Kim", last_name: "Arden" },
				work_experience: [
					{
						job_title: "Kranführer",
						company_name: "Arden GmbH",
						start_date: "2019-05",
						is_current: true,
						achievements: [fact],
					},
				],
			}),
		),
	).verdict;

it("leaves out how many there were at most, and not how many did it together", () => {
	expect(
		verdictOf(
			"Reinigung von Hallen mit bis zu vier Toren",
			"Reinigung von Hallen",
		),
	).toBe("proved");
	expect(
		verdictOf(
			"Zu viert eine Halle in zwei Tagen aufgebaut",
			"Eine Halle in zwei Tagen aufgebaut",
		),
	).not.toBe("proved");
});
