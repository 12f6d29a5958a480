import { describe, expect, it } from "vitest";
import { maya } from "../../../../test/people.ts";
import { groundOf } from "../../proof/prepare-ground.ts";
import { framingOf } from "./framing.ts";

const ground = groundOf(maya);
const verdict = (text: string, given: { today?: string; posting?: string[] }) =>
	framingOf({ ground, ...given }).judged({ text }).verdict;

describe("proofs that are kept", () => {
	it("hold for the day they were asked for only", () => {
		const text = "I have 9 years of experience.";
		for (const _ of [1, 2]) {
			expect(verdict(text, { today: "2026-11-20" })).toBe("proved");
			expect(verdict(text, { today: "2019-01-01" })).not.toBe("proved");
		}
	});

	it("hold for the position and company they were asked for only", () => {
		const text = "I am applying for the position at Northgate Clinic.";
		for (const _ of [1, 2]) {
			expect(verdict(text, { posting: ["", "Northgate Clinic"] })).toBe(
				"proved",
			);
			expect(verdict(text, { posting: ["", "Globex"] })).not.toBe("proved");
		}
	});

	it("stay where a document is written and checked in turns", () => {
		const own = groundOf({ ...maya });
		const posting = ["Nurse", "Northgate Clinic"];
		const checking = framingOf({ ground: own, posting });
		const writing = framingOf({ ground: own });
		expect(framingOf({ ground: own, posting })).toBe(checking);
		expect(framingOf({ ground: own })).toBe(writing);
	});

	it("hold for the entry they were asked for only", () => {
		const { judged } = framingOf({ ground });
		const text = "Trained 11 new nurses in telemetry.";
		for (const _ of [1, 2]) {
			expect(judged({ text, entry: "work_experience.0" }).verdict).toBe(
				"proved",
			);
			expect(judged({ text, entry: "work_experience.1" }).verdict).not.toBe(
				"proved",
			);
		}
	});

	it("are asked anew where a line cites its facts", () => {
		const { judged } = framingOf({ ground });
		const text = "Trained 11 new nurses in telemetry.";
		const fact = "work_experience.0.achievements.";
		expect(judged({ text }).verdict).toBe("proved");
		expect(judged({ text, cited: [`${fact}2`] }).verdict).toBe("proved");
		expect(judged({ text, cited: [`${fact}0`] }).verdict).not.toBe("proved");
	});
});
