// Work, education, projects and volunteering against the profile: each entry must be one of the person's own, with its title
// and dates, and each line under it must follow from that entry.

import { pathOf } from "../../profile/content-path.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { ResumeContent } from "../content/content.ts";
import { plainEmployer } from "../wording/plain-employer.ts";
import { wordingOf } from "../wording/wording.ts";
import { type Check, notOwn, notSaid, proved, report } from "./check.ts";
import { checkAddress } from "./check-identity.ts";
import { checkListed } from "./check-listed.ts";
import {
	type EntryDates,
	isSameSpan,
	spanOf,
	spanText,
} from "./entry-dates.ts";
import { isOneOf } from "./one-of-names.ts";
import { isPartOf, isSameName, nameMatcher } from "./same-names.ts";

/** An own entry with its place in the profile. */
type Own<Entry> = { entry: Entry; path: string };

function numbered<Entry>(
	section: string,
	entries: readonly Entry[],
): Own<Entry>[] {
	return entries.map((entry, at) => ({ entry, path: pathOf(section, at) }));
}

export function checkExperience(
	check: Check,
	{ experience }: Pick<ResumeContent, "experience">,
): void {
	const own = numbered("work_experience", check.ground.profile.work_experience);
	const isSame = nameMatcher();
	experience.forEach((written, at) => {
		const where = pathOf("experience", at);
		const here = own.filter(
			({ entry }) =>
				isSame(written.company, entry.company_name) ||
				isSame(written.company, plainEmployer(oneLine(entry.company_name))),
		);
		if (here.length === 0) {
			notSaid(
				check,
				{
					path: pathOf(where, "company"),
					text: written.company || written.title,
				},
				own.map(({ entry }) => entry.company_name),
			);
			return;
		}
		const titled = named(check, {
			path: pathOf(where, "title"),
			text: written.title,
			own: here,
			nameOf: ({ job_title }) => job_title,
		});
		const dated = spanned(check, {
			path: pathOf(where, "dates"),
			text: written.dates,
			own: titled,
			spanOf,
		});
		placed(check, pathOf(where, "location"), {
			text: written.location,
			own: here.map(({ entry }) => entry.location),
		});
		proved(check, { path: where, text: written.company, facts: [dated.path] });
		lines(check, pathOf(where, "achievements"), {
			texts: written.achievements,
			entry: dated.path,
		});
	});
}

export function checkEducation(
	check: Check,
	{ education }: Pick<ResumeContent, "education">,
): void {
	const own = numbered("education", check.ground.profile.education);
	const isSame = nameMatcher();
	const { degree } = wordingOf(check.ground.language);
	education.forEach((written, at) => {
		const where = pathOf("education", at);
		const here = own.filter(({ entry }) =>
			isSame(written.institution, entry.institution_name),
		);
		if (here.length === 0) {
			notSaid(
				check,
				{
					path: pathOf(where, "institution"),
					text: written.institution || written.degree,
				},
				own.map(({ entry }) => entry.institution_name),
			);
			return;
		}
		const titled = named(check, {
			path: pathOf(where, "degree"),
			text: written.degree,
			own: here,
			nameOf: ({ degree_type, field_of_study }) =>
				[degree_type, field_of_study].map(oneLine).filter(Boolean).join(", "),
			// As a document composes it: "Bachelor of Science in Exercise Science".
			writtenOf: ({ degree_type, field_of_study }) =>
				degree(oneLine(degree_type), oneLine(field_of_study)),
		});
		const dated = spanned(check, {
			path: pathOf(where, "dates"),
			text: written.dates,
			own: titled,
			spanOf,
		});
		placed(check, pathOf(where, "location"), {
			text: written.location,
			own: here.map(({ entry }) => entry.location),
		});
		proved(check, {
			path: where,
			text: written.institution,
			facts: [dated.path],
		});
		lines(check, pathOf(where, "details"), {
			texts: written.details,
			entry: dated.path,
		});
	});
}

export function checkProjects(
	check: Check,
	{ projects }: Pick<ResumeContent, "projects">,
): void {
	const own = numbered("projects", check.ground.profile.projects);
	projects.forEach((written, at) => {
		const where = pathOf("projects", at);
		const found = own.find(({ entry }) =>
			isSameName(written.name, entry.project_name),
		);
		if (!found) {
			notSaid(
				check,
				{ path: pathOf(where, "name"), text: written.name },
				own.map(({ entry }) => entry.project_name),
			);
			return;
		}
		const { entry, path } = found;
		spanned(check, {
			path: pathOf(where, "dates"),
			text: [written.start_date, written.end_date].filter(Boolean).join(" - "),
			own: [found],
			spanOf: ({ start_date, end_date, is_ongoing }) => ({
				start: start_date,
				end: end_date,
				isCurrent: is_ongoing,
			}),
		});
		proved(check, { path: where, text: written.name, facts: [path] });
		written.technologies.forEach((text, nr) => {
			checkListed(check, {
				path: pathOf(where, "technologies", nr),
				text,
				own: entry.technologies_used,
			});
		});
		checkAddress(check, {
			path: pathOf(where, "url"),
			text: written.url,
			own: entry.project_url,
		});
		checkAddress(check, {
			path: pathOf(where, "githubUrl"),
			text: written.githubUrl,
			own: entry.github_url,
		});
		report(check, {
			path: pathOf(where, "description"),
			text: written.description,
			entry: path,
		});
		lines(check, pathOf(where, "achievements"), {
			texts: written.achievements,
			entry: path,
		});
	});
}

export function checkVolunteer(
	check: Check,
	{ volunteer }: Pick<ResumeContent, "volunteer">,
): void {
	const own = numbered("volunteer", check.ground.profile.volunteer);
	volunteer.forEach((written, at) => {
		const where = pathOf("volunteer", at);
		const here = own.filter(({ entry }) =>
			isSameName(written.organization, entry.organization_name),
		);
		if (here.length === 0) {
			notSaid(
				check,
				{
					path: pathOf(where, "organization"),
					text: written.organization || written.role,
				},
				own.map(({ entry }) => entry.organization_name),
			);
			return;
		}
		const titled = named(check, {
			path: pathOf(where, "role"),
			text: written.role,
			own: here,
			nameOf: ({ role_title }) => role_title,
		});
		const dated = spanned(check, {
			path: pathOf(where, "dates"),
			text: written.dates,
			own: titled,
			spanOf,
		});
		proved(check, {
			path: where,
			text: written.organization,
			facts: [dated.path],
		});
		report(check, {
			path: pathOf(where, "description"),
			text: written.description,
			entry: dated.path,
		});
		lines(check, pathOf(where, "achievements"), {
			texts: written.achievements,
			entry: dated.path,
		});
	});
}

type Named<Entry> = {
	path: string;
	text: string;
	own: readonly Own<Entry>[];
	nameOf(entry: Entry): string;
	/** What a document makes of the name, where it is not the same. */
	writtenOf?(entry: Entry): string;
};

/** The own entries that bear the written title; all of them where none does, which is a problem. */
function named<Entry>(
	check: Check,
	{ path, text, own, nameOf, writtenOf = nameOf }: Named<Entry>,
): readonly Own<Entry>[] {
	if (text === "") return own;
	const bearing = own.filter(
		({ entry }) =>
			isSameName(text, nameOf(entry)) || isSameName(text, writtenOf(entry)),
	);
	if (bearing.length > 0) return bearing;
	const following = own.filter(({ entry }) =>
		isOneOf(text, [nameOf(entry)], check.ground.language),
	);
	if (following.length > 0) return following;
	notSaid(
		check,
		{ path, text },
		own.map(({ entry }) => nameOf(entry)),
	);
	return own;
}

type Spanned<Entry> = {
	path: string;
	text: string;
	own: readonly Own<Entry>[];
	spanOf(entry: Entry): EntryDates;
};

/** The own entry of these dates; the first where none is, which is a problem. */
function spanned<Entry>(
	check: Check,
	{ path, text, own, spanOf: of }: Spanned<Entry>,
): Own<Entry> {
	const dated = own.find(({ entry }) => isSameSpan(text, of(entry)));
	if (dated) return dated;
	notOwn(
		check,
		{ path, text },
		own.map(({ entry }) => spanText(of(entry))),
	);
	const [first] = own;
	if (!first) throw new Error("An entry is looked for among none.");
	return first;
}

function placed(
	check: Check,
	path: string,
	{ text, own }: { text: string; own: readonly (string | null)[] },
): void {
	if (text === "" || own.some((place) => isPartOf(text, place))) return;
	notSaid(check, { path, text }, own);
}

function lines(
	check: Check,
	path: string,
	{ texts, entry }: { texts: readonly string[]; entry: string },
): void {
	texts.forEach((text, at) => {
		report(check, { path: pathOf(path, at), text, entry });
	});
}
