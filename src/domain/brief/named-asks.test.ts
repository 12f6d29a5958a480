import { describe, expect, it } from "vitest";
import { doStep } from "#src/adapters/computing/in-thread.ts";
import { maya } from "../../../test/people.ts";
import { matchProfile } from "../match/answer/match-profile.ts";
import type { Tailoring } from "../tailoring/content/tailoring.ts";
import { composeLetter } from "../tailoring/letter/compose-letter.ts";
import { letterRules } from "./letter-rules.ts";
import { withNamedAsks } from "./named-asks.ts";

const TODAY = "2026-11-20";

function letterFor(given: string) {
	const { job, posting } = doStep("read", { posting: given });
	const tailoring: Tailoring = {
		...{ profile: maya, job, posting, today: TODAY, strength: "medium" },
		match: matchProfile(maya, job, TODAY),
		title: "Charge Nurse",
		company: "Harbor Clinic",
		sections: "auto",
	};
	const base = composeLetter(tailoring);
	return {
		needs: withNamedAsks(base, tailoring).metadata.needs ?? [],
		rules: letterRules(base, tailoring).join("\n"),
	};
}

describe("what of a posting a letter may name", () => {
	it("is what a notice of a few lines says, where it lists nothing", () => {
		const { needs, rules } = letterFor(
			"Harbor Clinic | Charge Nurse | Millrace | Full-time<p>Harbor Clinic opened a heart ward this spring. Reach out on LinkedIn.",
		);
		expect(needs).toContain("Harbor Clinic opened a heart ward this spring.");
		expect(rules).toContain("in the words of the posting and no others");
	});

	it("is what a posting asks for, and not what it offers", () => {
		const { needs, rules } = letterFor(`Charge Nurse, Harbor Clinic
Requirements:
- Registered Nurse licence
- Experience with telemetry and Epic
- Leading shifts on a cardiac ward
We offer a canteen with a garden.`);
		expect(needs).toContain("Registered Nurse licence");
		expect(needs.join("\n")).not.toContain("canteen");
		expect(rules).toContain("in the words of a requirement and no others");
	});
});
