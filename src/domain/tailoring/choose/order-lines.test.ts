import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { Profile } from "../../profile/profile.ts";
import { coreOf, orderLines, soughtIn } from "./order-lines.ts";

const lineOf = (original: string, value: number, at: number) => ({
	original,
	value,
	sources: [`work_experience.0.achievements.${at}`],
});
const nothing = {
	needs: [],
	core: new Set<string>(),
	sought: new Set<string>(),
};
const names = (lines: readonly { original: string }[]) =>
	lines.map(({ original }) => original);

describe("the order of an entry's lines", () => {
	it("lines that answer about as much stay as the person has them", () => {
		const lines = [
			lineOf("Run the night shift", 0.2, 0),
			lineOf("Report figures in Excel", 0.22, 1),
			lineOf("Order supplies", 0.19, 2),
		];
		expect(orderLines(lines, nothing)[0]).toBe(lines[0]);
	});
	it("the best proof of a weighty need leads from wherever it stands", () => {
		const lines = [0, 0, 0, 0, 0, 3].map((value, at) =>
			lineOf(`Line ${at}`, value, at),
		);
		const [requirement] = readJob(
			"Gardener\nYour tasks:\n- Prune hedges and roses",
		).requirements;
		if (!requirement) throw new Error("no requirement");
		const proof = {
			path: "work_experience.0.achievements.5",
			text: "Line 5",
		};
		const need = { requirement, proofs: [proof], listed: [], weight: 1.3 };
		expect(orderLines(lines, { ...nothing, needs: [need] })[0]).toBe(lines[5]);
		expect(orderLines(lines, nothing)[0]).toBe(lines[0]);
	});
	it("helping stands behind what was done beside it", () => {
		const lines = [
			lineOf("Run the stockroom", 0.3, 0),
			lineOf("Helped with the stocktake", 0.3, 1),
			lineOf("Plan the stocktake", 0.35, 2),
		];
		expect(names(orderLines(lines, nothing))).toEqual([
			"Run the stockroom",
			"Plan the stocktake",
			"Helped with the stocktake",
		]);
	});
	it("a limit takes a line behind equal work, and not behind work that answers nothing", () => {
		const lines = [
			lineOf("Monthly accounts, signed off by the manager", 0.3, 0),
			lineOf("Bank reconciliations for nine entities", 0.3, 1),
			lineOf("Water the office plants", 0, 2),
			lineOf("Order the coffee", 0, 3),
		];
		expect(names(orderLines(lines, nothing)).slice(0, 2)).toEqual([
			"Bank reconciliations for nine entities",
			"Monthly accounts, signed off by the manager",
		]);
	});
	it("the line that answers most leads, though somebody else signs it", () => {
		const lines = [
			lineOf("Water the office plants", 0, 0),
			lineOf("Order the coffee", 0, 1),
			lineOf("Monthly accounts, signed off by the manager", 0.4, 2),
		];
		const [requirement] = readJob(
			"Accountant\nYour tasks:\n- Prepare monthly accounts",
		).requirements;
		if (!requirement) throw new Error("no requirement");
		const proof = {
			path: "work_experience.0.achievements.2",
			text: "Monthly accounts, signed off by the manager",
		};
		const need = { requirement, proofs: [proof], listed: [], weight: 1.5 };
		expect(names(orderLines(lines, { ...nothing, needs: [need] }))[0]).toBe(
			"Monthly accounts, signed off by the manager",
		);
	});
	it("helping opens no entry beside what the person did and answers nearly as much, but one beside what answers little", () => {
		const lines = [
			lineOf(
				"Assisted the head of learning with the 2023 bid of £182,000",
				1,
				0,
			),
			lineOf("Plan and deliver 140 workshops a year", 0.85, 1),
			lineOf("Keep the cupboard stocked for 3 rooms", 0.2, 2),
		];
		const little = lines.map((line, at) =>
			at === 1 ? { ...line, value: 0.5 } : line,
		);
		expect(names(orderLines(little, nothing))[0]).toMatch(/^Assisted/);
		expect(names(orderLines(lines, nothing))).toEqual([
			"Plan and deliver 140 workshops a year",
			"Assisted the head of learning with the 2023 bid of £182,000",
			"Keep the cupboard stocked for 3 rooms",
		]);
	});
	it("a few plain words above what was counted give way, unless they prove a need best", () => {
		const lines = [
			lineOf("Filed defect cards", 0.3, 0),
			lineOf("Found cover for 3 to 6 duties a day", 0.3, 1),
			lineOf("Allocated vehicles and drivers on early and late shifts", 0.3, 2),
		];
		expect(names(orderLines(lines, nothing))[0]).toBe(
			"Found cover for 3 to 6 duties a day",
		);
		const [requirement] = readJob(
			"Clerk\nYour tasks:\n- File defect cards",
		).requirements;
		if (!requirement) throw new Error("no requirement");
		const proof = {
			path: "work_experience.0.achievements.0",
			text: "Filed defect cards",
		};
		const need = { requirement, proofs: [proof], listed: [], weight: 1.3 };
		expect(orderLines(lines, { ...nothing, needs: [need] })[0]).toBe(lines[0]);
	});
	it("few words that happen to prove a need stand below what answers more", () => {
		const lines = [
			lineOf("Front-of-house cover at weekends", 0.2, 0),
			lineOf("Ran the Saturday art club for 8 to 11 year olds", 0.5, 1),
		];
		const [requirement] = readJob(
			"Educator\nYour tasks:\n- Confidence in front of senior people",
		).requirements;
		if (!requirement) throw new Error("no requirement");
		const proof = {
			path: "work_experience.0.achievements.0",
			text: "Front-of-house cover at weekends",
		};
		const need = { requirement, proofs: [proof], listed: [], weight: 0.6 };
		expect(orderLines(lines, { ...nothing, needs: [need] })[0]).toBe(lines[1]);
	});
	it("knows the words of the first duties, not those of the last", () => {
		const job = readJob(
			"Gardener\nYour tasks:\n- Prune hedges and roses\n- Mow lawns every week\n- Plant trees in spring\n- Repair tools and machines",
		);
		expect(job.requirements.length).toBe(4);
		const core = coreOf(job);
		expect(core.has("hedg")).toBe(true);
		expect([...core].some((stem) => stem.startsWith("repair"))).toBe(false);
	});
	it("a line that names what the title asks for beyond the person's own rises", () => {
		const person = Profile.parse({
			personal: {},
			work_experience: [{ job_title: "Nurse", company_name: "City Clinic" }],
		});
		const sought = soughtIn("Nurse Coordinator", person);
		const lines = [
			lineOf("Care for 78 residents", 0.2, 0),
			lineOf("Update care plans", 0.2, 1),
			lineOf("Stood in for the coordinator for five months", 0.2, 2),
		];
		expect(names(orderLines(lines, { ...nothing, sought }))[0]).toBe(
			"Care for 78 residents",
		);
		expect(names(orderLines(lines, { ...nothing, sought }))[1]).toBe(
			"Stood in for the coordinator for five months",
		);
	});
});
