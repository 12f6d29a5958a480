// Who lives far from the work says so with the day they could start there; who lives near, or works anywhere, does not.
import { describe, expect, it } from "vitest";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { checkClaims } from "../claims/check-claims.ts";
import type { LetterContent } from "../content/content.ts";
import { composeLetter } from "./compose-letter.ts";

const today = "2026-11-28";

type Home = { city: string; state?: string; country?: string };

const livingIn = (home: Home, summary = "") =>
	Profile.parse({
		personal: {
			first_name: "Ada",
			last_name: "Brand",
			email: "a@b.example",
			summary,
			...home,
		},
		work_experience: [
			{
				job_title: "Baker",
				company_name: "Northway",
				start_date: "2021-04",
				is_current: true,
				achievements: [
					"Bake 400 loaves a night with a crew of two",
					"Order flour for three shops",
					"Train two apprentices in shaping",
				],
			},
		],
	});

function letterFor(profile: Profile, posting: string): LetterContent {
	const job = readJob(posting);
	return composeLetter({
		profile,
		job,
		match: matchProfile(profile, job, today),
		title: "Baker",
		company: "Alder",
		posting,
		strength: "medium",
		sections: "auto",
		today,
	});
}

const postingIn = (place: string) => `Baker
Alder Bakery | ${place} | Full-time

We bake bread for schools and shops.

Requirements
- Two years of baking
- Experience with sourdough
`;

describe("a letter about work in another town", () => {
	const austin = livingIn({ city: "Austin", state: "Texas", country: "US" });

	it.each([
		[
			"Omaha, NE 68102",
			"I live in Austin and could start in Omaha from [date].",
		],
		[
			"Omaha, Nebraska (hybrid)",
			"I live in Austin and could start in Omaha from [date].",
		],
		[
			"New York &#x2F; London | ONSITE",
			"I live in Austin and could start in New York or London from [date].",
		],
		["Houston, TX", null],
		["Remote", null],
		["Omaha, NE | Remote", null],
		["Guelph, ON", null],
	])("%s", (place, sentence) => {
		const content = letterFor(austin, postingIn(place));
		expect(content.body.closing.includes(sentence ?? "I live in")).toBe(
			sentence !== null,
		);
		expect(checkClaims(content, austin)).toEqual([]);
	});

	it("is proved with the day filled in, and not for another home", () => {
		const content = letterFor(austin, postingIn("Omaha, NE"));
		const written = (closing: string) =>
			checkClaims({ ...content, body: { ...content.body, closing } }, austin);
		expect(
			written("I live in Austin and could start in Omaha from March 1."),
		).toEqual([]);
		expect(
			written("I live in Omaha and could start in Omaha from March 1."),
		).not.toEqual([]);
	});

	it("says the day that is known instead", () => {
		const profile = livingIn(
			{ city: "Allendale, MI" },
			"Available from March 1.",
		);
		const { closing } = letterFor(profile, postingIn("Omaha, NE")).body;
		expect(closing).toContain("available from March 1");
		expect(closing).not.toContain("I live in");
	});
});

describe("a letter to another country", () => {
	const posting = (more = "") => `Panadero/a
Obrador Alder - Las Palmas de Gran Canaria

Buscamos un panadero para nuestro obrador. Funciones:
- Elaborar pan y bollería
- Hacer los pedidos de harina

Requisitos:
- Dos años de experiencia
${more}`;

	it("leaves start, permit and move open in one slot", () => {
		const seattle = livingIn({ city: "Seattle, WA" });
		const content = letterFor(seattle, posting());
		expect(content.body.closing).toContain("right to work");
		expect(content.body.closing).toContain("move to the place of work");
		expect(content.body.closing.match(/\[/g)).toHaveLength(2);
		expect(checkClaims(content, seattle)).toEqual([]);
	});

	it("knows one by the state beside its town", () => {
		const seattle = livingIn({ city: "Seattle, WA" });
		expect(letterFor(seattle, postingIn("Guelph, ON")).body.closing).toContain(
			"Right to work and move to the place of work",
		);
	});

	it("asks no permit of who may work there, and nothing of who is asked from over the border", () => {
		const german = livingIn({ city: "Kassel", country: "Germany" });
		const { closing } = letterFor(german, posting()).body;
		expect(closing).not.toContain("right to work");
		expect(
			letterFor(german, posting("Bienvenidos compañeros de Deutschland.\n"))
				.body.closing,
		).not.toContain("move to the place");
	});

	it("leaves nothing open for who lives there", () => {
		const madrid = livingIn({ city: "Madrid", country: "Spain" });
		expect(letterFor(madrid, posting()).body.closing).not.toContain(
			"move to the place",
		);
	});
});
