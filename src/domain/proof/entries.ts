// The entries of a profile with what every line of theirs may name: title, employer, place, dates, tools.
import { plainTypography } from "../clauses/plain-typography.ts";
import { readSentence } from "../clauses/read-sentence.ts";
import type { Reading } from "../clauses/reading.ts";
import { pathOf } from "../profile/content-path.ts";
import { monthNumber } from "../profile/months.ts";
import type { Profile } from "../profile/profile.ts";
import { entryName } from "../profile/sections/entry-name.ts";
import { oneLine } from "../profile/text-lines.ts";
import type { Entry } from "./entry.ts";

export function entriesOf(
	profile: Profile,
	language: string,
): Map<string, Entry> {
	const read: Read = (texts) =>
		texts
			.map(oneLine)
			.filter((text) => text !== "")
			.map((text) => readSentence(plainTypography(text), language));
	const entries = [
		...positions(profile, read),
		...studies(profile, read),
		...projects(profile, read),
		...volunteering(profile, read),
		...distinctions(profile, read),
	];
	return new Map(entries.map((entry) => [entry.path, entry]));
}

type Read = (texts: readonly (string | null)[]) => Reading[];

function positions({ work_experience }: Profile, read: Read): Entry[] {
	return work_experience.map((work, at) => ({
		path: pathOf("work_experience", at),
		name: entryName("work_experience", work),
		titles: read([work.job_title]),
		names: read([work.company_name, work.location]),
		...spanOf(work.start_date, work.end_date, work.is_current),
	}));
}

function studies({ education }: Profile, read: Read): Entry[] {
	return education.map((school, at) => ({
		path: pathOf("education", at),
		name: entryName("education", school),
		titles: [],
		names: read([
			school.institution_name,
			school.degree_type,
			school.field_of_study,
			school.location,
			...school.achievements,
		]),
		...spanOf(school.start_date, school.end_date, school.is_current),
	}));
}

function projects(profile: Profile, read: Read): Entry[] {
	return profile.projects.map((project, at) => ({
		path: pathOf("projects", at),
		name: entryName("projects", project),
		titles: [],
		names: read([project.project_name, ...project.technologies_used]),
		...spanOf(project.start_date, project.end_date, project.is_ongoing),
	}));
}

function volunteering({ volunteer }: Profile, read: Read): Entry[] {
	return volunteer.map((role, at) => ({
		path: pathOf("volunteer", at),
		name: entryName("volunteer", role),
		titles: read([role.role_title]),
		names: read([role.organization_name, role.location]),
		...spanOf(role.start_date, role.end_date, role.is_current),
	}));
}

function distinctions({ publications, awards }: Profile, read: Read): Entry[] {
	return [
		...publications.map((publication, at) => ({
			path: pathOf("publications", at),
			name: entryName("publications", publication),
			titles: [],
			names: read([
				publication.publication_title,
				publication.publisher,
				...publication.authors,
			]),
			...spanOf(
				publication.publication_date,
				publication.publication_date,
				false,
			),
		})),
		...awards.map((award, at) => ({
			path: pathOf("awards", at),
			name: entryName("awards", award),
			titles: [],
			names: read([award.award_name, award.awarding_organization]),
			...spanOf(award.award_date, award.award_date, false),
		})),
	];
}

function spanOf(
	start: string | null,
	end: string | null,
	isCurrent: boolean,
): Pick<Entry, "start" | "end" | "isCurrent" | "months"> {
	const [from, to] = [monthNumber(start), monthNumber(end)];
	return {
		start,
		end,
		isCurrent,
		months: from === null || to === null || to < from ? null : to - from,
	};
}
