// AI Select: which sections a description calls for. Words decide here, not a model: for each section the list each
// language has of it.
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import { wordsOf } from "../../match/words.ts";
import type { Profile } from "../../profile/profile.ts";
import { SECTIONS, type Section } from "../../profile/section-names.ts";
import { heldSections } from "./choose-sections.ts";
import type { ChosenSection, SectionReason } from "./chosen-section.ts";

// These tell every reader who the person is; they are picked whenever they can be filled.
const ALWAYS: ReadonlySet<Section> = new Set<Section>([
	"personal",
	"work_experience",
	"education",
	"skills",
]);

/** A description longer than this asks for someone who can sum up themselves. */
const LONG = 200;

const SENIORITY = new Set(
	"senior lead principal manager director head chief".split(" "),
);

/** The words of all languages that call for a section. */
const callsFor = (section: Section): string[] =>
	Object.values(SUMMARY_WORDS).flatMap(({ sections }) => {
		const lists: Readonly<Partial<Record<Section, string>>> = sections;
		return lists[section]?.split(" ") ?? [];
	});

/** Sections the description asks for and the profile can fill, in the specification's order. Personal is always one. */
export function selectSections(
	profile: Profile,
	jobDescription: string,
): Section[] {
	return reasonedSections(profile, jobDescription).map(
		({ section }) => section,
	);
}

/** The same, each with the reason. A word is given as the posting writes it. */
export function reasonedSections(
	profile: Profile,
	jobDescription: string,
): ChosenSection[] {
	const words = wordsOf(jobDescription);
	const written = new Map<string, string>();
	words.forEach(({ key, text }, at) => {
		const next = words[at + 1];
		if (!written.has(key)) written.set(key, text);
		if (next) written.set(`${key}-${next.key}`, `${text} ${next.text}`);
	});
	const wantsSummary =
		jobDescription.trim().length > LONG ||
		words.some(({ key }) => SENIORITY.has(key));
	const reasonFor = (section: Section): SectionReason | null => {
		if (section === "personal") return "always";
		if (section === "summary") return wantsSummary ? "scope" : null;
		if (profile[section].length === 0) return null;
		if (ALWAYS.has(section)) return "always";
		const keys = callsFor(section).map(keyOf);
		const found = keys.find((key) => written.has(key));
		return found === undefined ? null : { word: written.get(found) ?? found };
	};
	return SECTIONS.flatMap((section) => {
		const reason = reasonFor(section);
		return reason ? [{ section, reason }] : [];
	});
}

/** What is ticked before anybody chooses: all that has data, each with why the posting calls for it where it does. */
export function offeredSections(
	profile: Profile,
	jobDescription: string,
): ChosenSection[] {
	const called = reasonedSections(profile, jobDescription);
	const offered = heldSections(profile);
	return SECTIONS.flatMap((section) => {
		const known = called.find((each) => each.section === section);
		if (known) return [known];
		return offered.includes(section)
			? [{ section, reason: "held" as const }]
			: [];
	});
}

function keyOf(keyword: string): string {
	return wordsOf(keyword)
		.map(({ key }) => key)
		.join("-");
}
