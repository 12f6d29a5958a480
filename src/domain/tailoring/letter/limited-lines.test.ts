import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { checkClaims } from "../claims/check-claims.ts";
import { composeLetter } from "./compose-letter.ts";
import { isNoBeginning } from "./limited-lines.ts";

const today = "2026-11-20";

const letterText = (lines: readonly string[], posting: string): string => {
	const profile = Profile.parse({
		personal: {
			first_name: "Ines",
			last_name: "Holm",
			email: "ines@example.com",
		},
		work_experience: [
			{
				job_title: "Property Administrator",
				company_name: "Brightwater Lettings",
				start_date: "2021-02-01",
				is_current: true,
				achievements: lines,
			},
		],
	});
	const job = readJob(posting);
	const letter = composeLetter({
		profile,
		job,
		match: matchProfile(profile, job, today),
		title: "Property Administrator",
		company: "Oakfield",
		posting,
		strength: "medium",
		sections: "auto",
		today,
	});
	expect(checkClaims(letter, profile)).toEqual([]);
	const { opening, body_paragraphs, closing } = letter.body;
	return [opening, ...body_paragraphs, closing].join("\n");
};

const own = [
	"Service charge accounts for 14 blocks, year end with the auditors",
	"Arrears letters and payment plans for 220 tenants",
	"Contractor visits: booking, access and snag lists",
];
const posting = `Property Administrator
Requirements:
- Leasehold management packs
- Service charge accounts
- Arrears
- Contractors`;

describe("a line that carries a limit", () => {
	it("keeps it, and never comes first", () => {
		const limited = "leasehold files: assisting only, mainly management packs";
		const text = letterText(
			[`L${limited.slice(1)}`, ...own],
			posting,
		).toLowerCase();
		const [first, later] = ["for 220 tenants", limited].map((words) =>
			text.indexOf(words),
		);
		expect(first).toBeGreaterThan(0);
		expect(later).toBeGreaterThan(first ?? 0);
	});
	it("is none that names helping beside one's own work", () => {
		const line =
			"Service charge accounts for 14 blocks, supporting the auditors";
		expect(letterText([line, ...own.slice(1)], posting)).toContain(
			"supporting the auditors",
		);
	});
	it("leads no list where it begins with what a colleague does", () => {
		const theirs =
			"Our accountant writes the service charge accounts, I collect the invoices for 14 blocks";
		const points = letterText([theirs, ...own.slice(1)], posting)
			.split("\n")
			.filter((one) => one.startsWith("• "));
		expect(points[0]).not.toContain("accountant");
		expect(points).toContain(`• ${theirs}`);
	});
	it("leads nothing where a remark says what a colleague does of it", () => {
		const theirs =
			"Report to the board on the accounts of 14 blocks (the director presents the whole, I present mine)";
		expect(isNoBeginning({ whole: theirs }, "en")).toBe(true);
		expect(
			isNoBeginning({ whole: "Accounts of 14 blocks (two of them new)" }, "en"),
		).toBe(false);
	});
	it("stands where there is nothing else", () => {
		const text = letterText(
			["Leasehold management packs, assisting only"],
			posting,
		);
		expect(text).toContain("assisting only");
	});
});
