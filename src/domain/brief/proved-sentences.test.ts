import { expect, it } from "vitest";
import { doStep } from "#src/adapters/computing/in-thread.ts";
import { maya } from "../../../test/people.ts";
import { matchProfile } from "../match/answer/match-profile.ts";
import { composeLetter } from "../tailoring/letter/compose-letter.ts";
import { provedSentences } from "./proved-sentences.ts";

const TODAY = "2026-11-20";

it("offers a sentence that ends with a number apart from the next one", () => {
	const { job, posting } = doStep("read", {
		posting: "Driver, Harbor Clinic\nRequirements:\n- Clean driver licence",
	});
	const profile = {
		...maya,
		certifications: maya.certifications.map((paper) => ({
			...paper,
			certification_name: "Oregon driver licence, class 1",
		})),
	};
	const tailoring = {
		...{ profile, job, posting, today: TODAY, title: "Driver" },
		match: matchProfile(profile, job, TODAY),
		company: "Harbor Clinic",
		strength: "medium" as const,
		sections: "auto" as const,
	};
	const letter = composeLetter(tailoring);
	const base = {
		...letter,
		body: {
			...letter.body,
			closing: `I hold an Oregon driver licence, class 1. ${letter.body.closing}`,
		},
	};
	const texts = provedSentences(base, tailoring).map(({ text }) => text);
	expect(texts).toContain("I hold an Oregon driver licence, class 1.");
});

it("offers what only the person can say without words that bring several in", () => {
	const { job, posting } = doStep("read", {
		posting:
			"Nurse, Harbor Clinic\nRequirements:\n- Ward work\nYou must be authorized to work in the United States. Please confirm your right to work.",
	});
	const tailoring = {
		...{ profile: maya, job, posting, today: TODAY, title: "Nurse" },
		match: matchProfile(maya, job, TODAY),
		company: "Harbor Clinic",
		strength: "medium" as const,
		sections: "auto" as const,
	};
	const base = composeLetter(tailoring);
	const open = provedSentences(base, tailoring).filter(({ isOpen }) => isOpen);
	expect(open.map(({ text }) => text)).toEqual([
		"For this position I [have the right to work or need sponsorship].",
	]);
});
