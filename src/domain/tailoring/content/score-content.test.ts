import { expect, it } from "vitest";
import { linh } from "../../../../test/people.ts";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { composeResume } from "../resume/compose-resume.ts";
import { scoreContent } from "./score-content.ts";

const today = "2026-11-20";

it("a keyword the profile does not support never raises the score", () => {
	const job = readJob(
		"Developer\nRequirements:\n- Python\n- Kubernetes\n- Terraform\n- 3 years of experience",
	);
	const match = matchProfile(linh, job, today);
	const content = composeResume({
		profile: linh,
		job,
		match,
		title: "Developer",
		company: "",
		strength: "medium",
		sections: "auto",
		today,
	});
	const stuffed = {
		...content,
		summary: `${content.summary} Kubernetes Terraform Kubernetes`,
		skills: {
			...content.skills,
			groups: [
				...content.skills.groups,
				{ name: "", skills: ["Kubernetes", "Terraform"] },
			],
		},
	};
	const scoring = { job, profile: linh, match };
	expect(scoreContent(stuffed, scoring)).toBe(scoreContent(content, scoring));
});
it("leaving out what the posting asks for lowers the score", () => {
	const job = readJob("Developer\nRequirements:\n- Python\n- SQL\n- React");
	const match = matchProfile(linh, job, today);
	const content = composeResume({
		profile: linh,
		job,
		match,
		title: "Developer",
		company: "",
		strength: "medium",
		sections: "auto",
		today,
	});
	const empty = {
		...content,
		summary: "",
		experience: [],
		projects: [],
		skills: { technical: [], soft: [], groups: [] },
	};
	expect(scoreContent(empty, { job, profile: linh, match })).toBeLessThan(
		scoreContent(content, { job, profile: linh, match }),
	);
});
