// What the proof says of a line, beside the facts of the one position it stands in.
import { Profile } from "../src/domain/profile/profile.ts";
import { groundOf } from "../src/domain/proof/ground.ts";
import { prove } from "../src/domain/proof/prove.ts";

export const verdictOf = (facts: string | readonly string[], text: string) => {
	const profile = Profile.parse({
		personal: { first_name: "Kim", last_name: "Arden" },
		work_experience: [
			{
				job_title: "Assistant",
				company_name: "Arden & Co",
				start_date: "2019-05",
				is_current: true,
				achievements: [facts].flat(),
			},
		],
	});
	return prove(
		{ text, entry: "work_experience.0", today: "2026-11-20" },
		groundOf(profile),
	).verdict;
};
