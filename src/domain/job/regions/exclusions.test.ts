import { describe, expect, it } from "vitest";
import { readJob } from "../reading/read-job.ts";
import { excludesIn } from "../requirements/describe-requirement.ts";
import { languagesOf } from "../text/spoken.ts";

const inLanguage = (language: string) => languagesOf("", language);

describe("a posting that takes nobody without something", () => {
	it.each([
		["en", "No certificate, no interview."],
		["en", "There's no wiggle room on this."],
		["en", "Our insurers insist on it."],
		["en", "Part-qualified is not enough."],
		["en", "If you haven't got C1 there's honestly no point us meeting up."],
		["en", "Please don't apply if that doesn't fit your life right now."],
		["en", "You must already hold the ticket when you start."],
		["de", "Ein laufender Lehrgang reicht uns hierfür nicht aus."],
		["de", "Davon können wir nicht abweichen."],
		["de", "Das ist für uns ein K.-o.-Kriterium."],
		["de", "Der Nachweis muss bei Dienstantritt vorliegen."],
		["fr", "Pas de BE = pas possible."],
		["fr", "Une formation en cours ne suffit pas."],
		["fr", "Aucune dérogation possible."],
		[
			"fr",
			"Faute d'un diplôme de niveau 7, la candidature ne pourra pas aboutir.",
		],
		["es", "No nos vale estar cursándolo."],
		["es", "Sin excepción."],
		["it", "Un corso in svolgimento non basta."],
		["nl", "Hier kunnen we niet van afwijken."],
	])("says so in many words (%s): %s", (language, text) => {
		expect(excludesIn(text, inLanguage(language))).not.toBeNull();
	});
	it.each([
		[
			"en",
			"People from underrepresented groups often apply only if they tick every box.",
		],
		["en", "Women often don't apply unless they meet every point."],
		["en", "You will be on the road two days a week."],
		["de", "Wir arbeiten zu fünft, samstags ist geschlossen."],
		["fr", "Aucune expérience exigée, nous vous formons."],
		["es", "No es necesario tener experiencia."],
		["es", "De lunes a domingo con los descansos establecidos por ley."],
	])("says nothing of the kind (%s): %s", (language, text) => {
		expect(excludesIn(text, inLanguage(language))).toBeNull();
	});
	it("says it of the sentence before, where it names nothing itself", () => {
		const barredIn = (further: string) =>
			readJob(
				`Food Service Supervisor\nCedar Manor\n\nRequirements\nYou must be a member of the Society of Nutrition Management. ${further}\n- Good written English\n`,
			).requirements.flatMap(({ text, excludes }) =>
				excludes === "barred" ? [text] : [],
			);
		expect(
			barredIn("If you're not there yet we can't put you in the role."),
		).toEqual([expect.stringContaining("member of the Society")]);
		expect(
			barredIn("Incomplete applications will be returned unread."),
		).not.toEqual([expect.stringContaining("member of the Society")]);
	});
	it.each([
		[
			"Boiler Operator\n\nRequirements\n- First class boiler license. Apprentice cards and second class licenses cannot be accepted for this shift.\n- Steady hands\n",
			"First class boiler license",
		],
		[
			"Surveyor\n\nRequirements\n- Degree in surveying. Our client names it, and we are not able to substitute years of field work.\n- Steady hands\n",
			"Degree in surveying",
		],
		[
			"Rigger\n\nRequirements\n- Current state rigger license. *** Applications without a current rigger license will be returned. A signaler license does not substitute. ***\n- Steady hands\n",
			"Current state rigger license",
		],
		[
			"Moniteur de voile\n\nProfil\n- Diplôme d'encadrement (BPJEPS, DEJEPS...) OBLIGATOIRE. Les candidatures de stagiaires ne pourront être retenues.\n- Sens du contact\n",
			"Diplôme d'encadrement",
		],
		[
			"Magazijnchef\n\nWij vragen\n- Goede beheersing van het Nederlands, minimaal niveau B2. Overleg gaat in het Nederlands; zonder B2 kunnen we je sollicitatie niet in behandeling nemen\n- Rustige aard\n",
			"minimaal niveau B2",
		],
		[
			"Bootsbauer (m/w/d)\n\nDein Profil\n- Gesellenbrief im Bootsbau. Das ist zwingend: Ohne ihn dürfen wir dich nicht an die Rümpfe lassen.\n- Ruhige Hand\n",
			"Gesellenbrief im Bootsbau",
		],
		[
			"Logopädin (m/w/d)\n\nIhr Profil\n- Abschluss als Logopädin im Sinne des § 4 Abs. 2 LogG. Bewerbungen ohne diesen Abschluss können wir leider nicht berücksichtigen.\n- Ruhige Art\n",
			"Abschluss als Logopädin",
		],
	])(
		"says it of the condition before, whatever else is not enough",
		(posting, asked) => {
			const barred = readJob(posting).requirements.filter(
				({ excludes }) => excludes === "barred",
			);
			expect(barred.map(({ text }) => text)).toEqual([
				expect.stringContaining(asked),
			]);
		},
	);
	it("is not taken for an agency's where a heading says what the employer is", () => {
		const { requirements } = readJob(
			"Night Carer\n\nWhat you need (we are a registered agency - no way around these):\n- Care certificate\n- Moving and handling training\n",
		);
		expect(requirements.map(({ excludes }) => excludes)).toEqual([
			"barred",
			"barred",
		]);
	});
});
