// A letter opens with the posting's tasks that its lines answer.
import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { checkClaims } from "../claims/check-claims.ts";
import { repairContent } from "../repair/repair-content.ts";
import { composeLetter } from "./compose-letter.ts";

const TODAY = "2026-11-28";

function letterFor(
	position: [title: string, company: string],
	achievements: string[],
	[heading, ...tasks]: [title: string, heading: string, ...tasks: string[]],
) {
	const [job_title, company_name] = position;
	const profile = Profile.parse({
		personal: { first_name: "Noor", last_name: "Visser", email: "n@v.example" },
		work_experience: [
			{
				job_title,
				company_name,
				start_date: "2020-03",
				is_current: true,
				achievements,
			},
		],
	});
	const [duties, ...listed] = tasks;
	const posting = `${heading}\n\n${duties}\n${listed.map((task) => `- ${task}`).join("\n")}\n`;
	const job = readJob(posting);
	const match = matchProfile(profile, job, TODAY);
	const content = composeLetter({
		profile,
		job,
		match,
		title: heading,
		company: "",
		posting,
		strength: "medium",
		sections: "auto",
		today: TODAY,
	});
	return { content, profile };
}

const ofHeating = () =>
	letterFor(
		["Heating Engineer", "Lindley Heating Ltd"],
		[
			"Parts for three vans within a budget of £4,000 a month",
			"Service of boilers and gas safety checks in 400 homes a year",
			"Diagnosis and repair of heat pumps, 30 call-outs a month",
		],
		[
			"Heating Engineer",
			"What you'll do",
			"Diagnose and repair heat pumps",
			"Service boilers in rented homes",
			"Paint the offices",
		],
	);

const ofHair = () =>
	letterFor(
		["Allround kapper", "Salon Lokken"],
		[
			"Knippen, kleuren en föhnen van dames en heren, 9 klanten per dag",
			"Leerling begeleid in haar tweede jaar",
			"Verkoop van verzorgingsproducten aan klanten van de salon",
		],
		[
			"Allround kapper",
			"Wat ga je doen",
			"Dames en heren knippen",
			"Onze leerling begeleiden",
			"Bruidskapsels bedenken",
		],
	);

describe("a letter's opening", () => {
	it("begins with the tasks that its lines answer, and no other", () => {
		const { opening } = ofHeating().content.body;
		expect(opening).toMatch(
			/^You need someone to diagnose and repair heat pumps and to service boilers in rented homes\. /,
		);
		expect(opening).not.toContain("offices");
	});

	it("goes on with the proof of the first, and says where and since when; what no sentence tells is listed", () => {
		const { opening, body_paragraphs } = ofHeating().content.body;
		expect(opening).toMatch(
			/\. As a Heating Engineer at Lindley Heating Ltd, where I have been since March 2020, I diagnose and repair heat pumps \(30 call-outs a month\)\. Also from my work:$/,
		);
		expect(body_paragraphs[0]).toContain("Service of boilers");
	});

	it.each([
		["Trained two apprentices in gas safety at Lindley Heating", "before"],
		["Heat pump desk: 30 homes a month, faults and repairs", "behind"],
	])(
		"tells in sentences what can be one, before a list that answers nothing and behind one that answers the need: %s",
		(line, place) => {
			const { body } = letterFor(
				["Heating Engineer", "Lindley Heating Ltd"],
				[
					place === "before"
						? "Diagnosed and repaired 30 heat pumps a month"
						: line,
					"Boiler desk: 400 homes, gas safety",
					place === "before" ? line : "Trained two apprentices in gas safety",
					"Safety desk: gas safety papers of 400 homes, for heat pumps too",
				],
				[
					"Heating Engineer",
					"What you'll do",
					"Diagnose and repair heat pumps",
					"Train apprentices in gas safety",
					"Keep the gas safety papers of homes",
				],
			).content;
			const parts = [body.opening, ...body.body_paragraphs];
			const spoken = parts.findIndex((one) =>
				/\bI (?:also )?trained/u.test(one),
			);
			const listed = parts.findIndex((one) => one.startsWith("•"));
			expect([spoken >= 0, listed >= 0]).toEqual([true, true]);
			expect(spoken < listed).toBe(place === "before");
			expect(parts[listed - 1]).toMatch(
				/ from my work[^.]*:$|From my work so far:$/u,
			);
		},
	);

	it("names the position with the work where the first proof is no deed", () => {
		const { opening } = ofHair().content.body;
		expect(opening).toMatch(
			/ Mijn werk als allround kapper bij Salon Lokken, waar ik sinds maart 2020 werk, omvat knippen, kleuren en föhnen van dames en heren, 9 klanten per dag\./u,
		);
		expect(opening).not.toContain("solliciteer");
	});

	it("is led by no line in which somebody else decides", () => {
		const { content } = letterFor(
			["Heating Engineer", "Lindley Heating Ltd"],
			[
				"Serviced boilers and ran gas safety checks in 400 homes a year",
				"Diagnosed and repaired heat pumps under the supervision of the foreman",
				"Ordered parts for three vans within a budget of £4,000 a month",
			],
			[
				"Heating Engineer",
				"What you'll do",
				"Diagnose and repair heat pumps",
				"Service boilers in rented homes",
			],
		);
		const [, proof = "", ...others] = content.body.opening.split(". ");
		expect(proof).toContain("I serviced boilers");
		expect([...others, ...content.body.body_paragraphs].join(" ")).toContain(
			"foreman",
		);
	});

	it("names no task by the first of several it is done with", () => {
		const { opening } = letterFor(
			["Store Manager", "Lindley Outdoor"],
			[
				"Partner with sales and buying on launches of 40 products a year",
				"Order tents and packs each week, 96% of them in stock",
				"Trained five assistant managers who lead stores today",
			],
			[
				"Demand Planner",
				"What you'll do",
				"Partner with Sales, Merchandising and Finance on launches",
				"Order tents and packs",
			],
		).content.body;
		expect(opening).not.toMatch(/someone to partner with Sales\b/u);
	});

	it("quotes tasks whose form no sentence can go on with", () => {
		expect(ofHair().content.body.opening).toMatch(
			/^\p{L}+ (?:uw|jullie) vacature noem.* “Dames en heren knippen”\. /u,
		);
	});

	it("stands the check word for word", () => {
		for (const { content, profile } of [ofHeating(), ofHair()]) {
			expect(checkClaims(content, profile)).toEqual([]);
			const repaired = repairContent(content, profile);
			expect("body" in repaired && repaired.body.opening).toBe(
				content.body.opening,
			);
		}
	});

	it("quotes no half of a sentence", () => {
		const { opening } = letterFor(
			["Plant Operator", "Lindley Water"],
			[
				"Direct the work of two operators on the night shift, 60 shifts a year",
				"Took samples and tested them in the laboratory each day",
				"Kept 14 pumps running by planned maintenance",
			],
			[
				"Plant Operator III",
				"Duties",
				"Works under general supervision; may direct the work of operators on a shift",
				"Paint the offices",
			],
		).content.body;
		expect(opening).not.toContain("may direct");
	});

	it("quotes no words of another language than the letter's", () => {
		const { content } = letterFor(
			["Heating Engineer", "Lindley Heating Ltd"],
			[
				"Serviced boilers and ran gas safety checks in 400 homes a year",
				"Diagnosed and repaired heat pumps, 30 call-outs a month",
				"Ordered parts for three vans within a budget of £4,000 a month",
			],
			[
				"Monteur für Heizungen",
				"Ihre Aufgaben",
				"Wartung von Heizungen in Mietwohnungen",
				"Reparatur von Wärmepumpen",
				"Bestellung von Ersatzteilen und Material",
			],
		);
		expect(content.body.opening).not.toMatch(/Wartung|Reparatur|posting lists/);
	});
});

describe("of two positions held at once", () => {
	it("the one the proofs are of is named, and not the newer", () => {
		const profile = Profile.parse({
			personal: { first_name: "Ada", last_name: "Lund", email: "a@l.example" },
			work_experience: [
				{
					job_title: "Penningmeester",
					company_name: "Roeivereniging Noord",
					start_date: "2024-05",
					is_current: true,
					achievements: [],
				},
				{
					job_title: "Allround kapper",
					company_name: "Salon Lokken",
					start_date: "2020-03",
					is_current: true,
					achievements: [
						"Knippen, kleuren en föhnen van dames en heren, 9 klanten per dag",
						"Leerling begeleid in haar tweede jaar",
						"Verkoop van verzorgingsproducten aan klanten van de salon",
					],
				},
			],
		});
		const posting =
			"Allround kapper\n\nWat ga je doen\n- Dames en heren knippen\n- Onze leerling begeleiden\n- Bruidskapsels bedenken\n";
		const job = readJob(posting);
		const { body } = composeLetter({
			profile,
			job,
			match: matchProfile(profile, job, TODAY),
			title: "Allround kapper",
			company: "",
			posting,
			strength: "medium",
			sections: "auto",
			today: TODAY,
		});
		const text = [body.opening, ...body.body_paragraphs].join("\n");
		expect(text).not.toContain("Roeivereniging");
		expect(body.opening).toContain("Salon Lokken");
	});
});
