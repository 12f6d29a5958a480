// The profile's sections as they read: the first, which is one sheet, and the lists with their own rules. The tabs
// of the page and the review of an import both show these.
import type { Personal, Profile } from "../../../domain/profile/profile.ts";
import { listSections } from "../../../domain/profile/sections/all-sections.ts";
import {
	hasPersonal,
	personal,
} from "../../../domain/profile/sections/personal.ts";
import type {
	EntryCard,
	SectionDeclaration,
} from "../../../domain/profile/sections/section.ts";
import { partialDate, span } from "../../when.ts";

/** One entry as it reads. Empty parts are left out when it is shown. */
export type EntryView = Omit<EntryCard, "period" | "validTo"> & {
	date?: string;
};

export type ProfileSection = {
	/** The profile's own name of it. */
	name: keyof Profile;
	tab: string;
	label: string;
	empty: string;
	entries: (profile: Profile) => EntryView[];
};

export const profileSections: ProfileSection[] = [
	{
		...personal,
		name: "personal",
		entries: (profile) =>
			hasPersonal(profile.personal) ? [personalEntry(profile.personal)] : [],
	},
	...listSections.map((section) => ({
		...section,
		entries: (profile: Profile) => entriesOf(section, profile),
	})),
];

/** How many things a section holds: skills that are shown in groups count one by one. */
export function sectionCount(
	section: ProfileSection,
	profile: Profile,
): number {
	const held = profile[section.name];
	return Array.isArray(held) ? held.length : section.entries(profile).length;
}

/** An entry with its dates in words. */
export function entryOf({ period, validTo, ...card }: EntryCard): EntryView {
	const date = [
		period ? span(period.from, period.to, period.goesOn) : "",
		validTo ? `valid to ${partialDate(validTo)}` : "",
	]
		.filter(Boolean)
		.join(", ");
	return { ...card, date };
}

function personalEntry(person: Personal): EntryView {
	const { first_name, last_name, headline, email, phone, summary } = person;
	const { address, city, state, zip_code, country } = person;
	const contact = [email, phone].filter(Boolean).join(" · ");
	const place = [address, city, state, zip_code, country]
		.filter(Boolean)
		.join(", ");
	return {
		title: `${first_name} ${last_name}`.trim() || "Name missing",
		subtitle: headline ?? "",
		text: summary,
		lines: [contact, place].filter(Boolean),
		links: [
			{ label: "LinkedIn", url: person.linkedin_url },
			{ label: "Website", url: person.website_url },
		],
	};
}

/** Short names read better side by side under their category than one below the other. */
function entriesOf(section: SectionDeclaration, profile: Profile): EntryView[] {
	if (section.name !== "skills" && section.name !== "software")
		return profile[section.name].map((entry) => entryOf(section.card(entry)));
	const groups = new Map<string, string[]>();
	const listed = [
		...(section.name === "skills"
			? profile.skills.map((s) => [s.category, s.skill_name, s.skill_level])
			: profile.software.map((s) => [
					s.category,
					s.software_name,
					s.proficiency_level,
				])),
	];
	for (const [category, name, level] of listed) {
		const tags = groups.get(category ?? "") ?? [];
		groups.set(category ?? "", [
			...tags,
			level ? `${name} (${level})` : `${name}`,
		]);
	}
	return [...groups].map(([title, tags]) => ({ title, tags }));
}
