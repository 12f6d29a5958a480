import { describe, expect, it } from "vitest";
import { maya } from "../../../test/people.ts";
import { Profile } from "../profile/profile.ts";
import { proofByJudge } from "./judged.ts";
import { groundOf } from "./prepare-ground.ts";

const WARD = "work_experience.0";
const lineOf = (at: number) => `${WARD}.achievements.${at}`;

type Quoted = [words: string, span: string][];

function proofOf(
	text: string,
	quoted: Quoted,
	{ fact = lineOf(2), entry = WARD, profile = maya } = {},
) {
	const spans = quoted.map(([words, span]) => ({ words, fact, span }));
	return proofByJudge({ text, entry }, spans, groundOf(profile));
}

const TRAINED: Quoted = [
	["Familiarized 11 new nurses with", "Trained 11 new nurses in"],
	["telemetry monitoring", "telemetry monitoring"],
	["safe handling of IV pumps", "safe handling of IV pumps"],
];
const LINE =
	"Familiarized 11 new nurses with telemetry monitoring and safe handling of IV pumps";

describe("a line with a judge's quotations", () => {
	it("is proved by them, and says which words they are", () => {
		const proof = proofOf(LINE, TRAINED);
		expect(proof?.facts).toEqual([lineOf(2)]);
		expect(proof?.steps[0]).toEqual({
			step: "judge",
			from: "Trained 11 new nurses in",
			to: "Familiarized 11 new nurses with",
		});
	});

	it.each<[string, string, Quoted, number?]>([
		[
			"a span that no fact holds",
			LINE,
			[...TRAINED, ["Familiarized", "Onboarded"]],
		],
		["a word without a span", `${LINE} on nights`, TRAINED, 2],
		[
			"words the line does not hold",
			LINE,
			[...TRAINED, ["Hired nurses", "new nurses"]],
		],
		[
			"half a word quoted as a whole one",
			LINE,
			[...TRAINED, ["Familiarized", "Train"]],
		],
		[
			"another figure",
			LINE.replace("11", "40"),
			TRAINED.map(([words, span]) => [words.replace("11", "40"), span]),
		],
		[
			"a figure quoted without what it counts",
			"Familiarized 11 doctors with telemetry monitoring",
			[
				["11", "11"],
				["Familiarized", "Trained"],
				["doctors", "nurses"],
				["telemetry monitoring", "telemetry monitoring"],
			],
		],
		[
			"two figures that changed places",
			"Coordinate care for a 9-bed cardiac unit with up to 24 nurses on each shift",
			[
				[
					"Coordinate care for a 9-bed cardiac unit with up to 24 nurses on each shift",
					"Coordinate care for a 24-bed cardiac unit with up to 9 nurses on each shift",
				],
			],
			0,
		],
		[
			"a limit that is gone",
			"Laid the groundwork for the annual accreditation visit",
			[
				[
					"Laid the groundwork for the annual accreditation visit",
					"prepare the annual accreditation visit",
				],
			],
			3,
		],
		[
			"a deed that makes more of the person",
			"Headed telemetry monitoring of 11 new nurses",
			[
				["Headed telemetry monitoring", "telemetry monitoring"],
				["11 new nurses", "Trained 11 new nurses"],
			],
		],
		[
			"a result the fact does not hold",
			"Trained 11 new nurses and reduced handling of IV pumps",
			[
				["Trained 11 new nurses", "Trained 11 new nurses"],
				["reduced handling of IV pumps", "safe handling of IV pumps"],
			],
		],
		[
			"a tool under another's name",
			"Trained 11 new nurses in Kubernetes",
			[
				["Trained 11 new nurses", "Trained 11 new nurses"],
				["in Kubernetes", "in telemetry monitoring"],
			],
		],
		[
			"a denial the fact does not hold",
			"Never trained 11 new nurses in telemetry monitoring",
			[
				[
					"Never trained 11 new nurses in telemetry monitoring",
					"Trained 11 new nurses in telemetry monitoring",
				],
			],
		],
	])("is not proved by %s", (...[, text, quoted, at = 2]) => {
		expect(proofOf(text, quoted, { fact: lineOf(at) })).toBeNull();
	});

	it("keeps the limit of its fact and is proved", () => {
		const kept = proofOf(
			"Assisted in laying the groundwork for the annual accreditation visit",
			[
				[
					"Assisted in laying the groundwork for the annual accreditation visit",
					"Helped the quality team prepare the annual accreditation visit",
				],
			],
			{ fact: lineOf(3) },
		);
		expect(kept).not.toBeNull();
	});

	it("is not proved by the facts of another entry", () => {
		expect(proofOf(LINE, TRAINED, { entry: "work_experience.1" })).toBeNull();
	});

	it.each<[string, string, string, Quoted]>([
		[
			"German",
			"Warenannahme für drei Filialen organisiert",
			"Wareneingang von drei Filialen koordiniert",
			[
				["Wareneingang", "Warenannahme"],
				["drei Filialen", "drei Filialen"],
				["koordiniert", "organisiert"],
			],
		],
		[
			"French",
			"Saisie des commandes de 40 clients",
			"Enregistrement des commandes pour 40 clients",
			[
				["Enregistrement des commandes", "Saisie des commandes"],
				["40 clients", "40 clients"],
			],
		],
		[
			"Spanish",
			"Ayudé a montar la feria anual del libro",
			"Colaboré en la instalación de la feria anual del libro",
			[
				["Colaboré en la instalación", "Ayudé a montar"],
				["la feria anual del libro", "la feria anual del libro"],
			],
		],
	])("is judged in %s too", (...[, fact, text, quoted]) => {
		const profile = Profile.parse({
			...maya,
			work_experience: [
				{ job_title: "Clerk", company_name: "Lagerhaus", achievements: [fact] },
			],
		});
		expect(proofOf(text, quoted, { fact: lineOf(0), profile })).not.toBeNull();
	});
});
