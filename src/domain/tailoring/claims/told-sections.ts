// Work, education, projects and volunteering against the profile: each entry must be one of the person's own, with its
// title and dates, and each line under it must rest on that entry first.
import type { ClaimProblem } from "./claim-problem.ts";
import type { Claimed, Tell } from "./claimed.ts";
import {
	holdsTerm,
	isPartOf,
	isSameDegree,
	isSameSpan,
	nameMatcher,
	notOwn,
	type Span,
} from "./entries.ts";
import type { Sources } from "./sources.ts";

export function checkExperience(
	{ experience }: Claimed,
	sources: Sources,
	tell: Tell,
): ClaimProblem[] {
	const own = sources.profile.work_experience;
	const isSameName = nameMatcher();
	return experience.flatMap((entry, at) => {
		const where = `experience.${at}`;
		const here = own
			.map((work, index) => ({ work, index }))
			.filter(({ work }) => isSameName(entry.company, work.company_name));
		if (here.length === 0) {
			return [
				notOwn(
					`${where}.company`,
					entry.company || entry.title,
					own.map((work) => work.company_name),
				),
			];
		}
		const titled = here.filter(({ work }) =>
			isSameName(entry.title, work.job_title),
		);
		const problems: ClaimProblem[] = [];
		if (titled.length === 0 && entry.title !== "")
			problems.push(
				notOwn(
					`${where}.title`,
					entry.title,
					here.map(({ work }) => work.job_title),
				),
			);
		const possible = titled.length > 0 ? titled : here;
		const dated = possible.find(({ work }) =>
			isSameSpan(entry.dates, spanOf(work)),
		);
		if (!dated)
			problems.push(
				notOwn(
					`${where}.dates`,
					entry.dates,
					possible.map(({ work }) => spanText(spanOf(work))),
				),
			);
		if (
			entry.location !== "" &&
			!here.some(({ work }) => isPartOf(entry.location, work.location))
		) {
			problems.push(
				notOwn(
					`${where}.location`,
					entry.location,
					here.map(({ work }) => work.location),
				),
			);
		}
		const index = (dated ?? possible[0])?.index ?? 0;
		return [
			...problems,
			...entry.achievements.flatMap((text, line) =>
				tell(`${where}.achievements.${line}`, text, `work_experience.${index}`),
			),
		];
	});
}

export function checkEducation(
	{ education }: Claimed,
	sources: Sources,
	tell: Tell,
): ClaimProblem[] {
	const own = sources.profile.education;
	const isSameName = nameMatcher();
	return education.flatMap((entry, at) => {
		const where = `education.${at}`;
		const here = own
			.map((school, index) => ({ school, index }))
			.filter(({ school }) =>
				isSameName(entry.institution, school.institution_name),
			);
		if (here.length === 0)
			return [
				notOwn(
					`${where}.institution`,
					entry.institution || entry.degree,
					own.map((school) => school.institution_name),
				),
			];
		const degree = ({ degree_type, field_of_study }: (typeof own)[number]) =>
			[degree_type, field_of_study].filter(Boolean).join(", ");
		const held = here.filter(
			({ school }) =>
				entry.degree === "" || isSameDegree(entry.degree, degree(school)),
		);
		const problems: ClaimProblem[] = [];
		if (held.length === 0)
			problems.push(
				notOwn(
					`${where}.degree`,
					entry.degree,
					here.map(({ school }) => degree(school)),
				),
			);
		const possible = held.length > 0 ? held : here;
		const dated = possible.find(({ school }) =>
			isSameSpan(entry.dates, spanOf(school)),
		);
		if (!dated)
			problems.push(
				notOwn(
					`${where}.dates`,
					entry.dates,
					possible.map(({ school }) => spanText(spanOf(school))),
				),
			);
		const index = (dated ?? possible[0])?.index ?? 0;
		return [
			...problems,
			...entry.details.flatMap((text, line) =>
				tell(`${where}.details.${line}`, text, `education.${index}`),
			),
		];
	});
}

export function checkProjects(
	{ projects }: Claimed,
	sources: Sources,
	tell: Tell,
): ClaimProblem[] {
	const own = sources.profile.projects;
	const isSameName = nameMatcher();
	return projects.flatMap((entry, at) => {
		const where = `projects.${at}`;
		const index = own.findIndex((project) =>
			isSameName(entry.name, project.project_name),
		);
		const project = own[index];
		if (!project)
			return [
				notOwn(
					`${where}.name`,
					entry.name,
					own.map(({ project_name }) => project_name),
				),
			];
		const dates = [entry.start_date, entry.end_date]
			.filter(Boolean)
			.join(" - ");
		const span = {
			start: project.start_date,
			end: project.end_date,
			isCurrent: project.is_ongoing,
		};
		const path = `projects.${index}`;
		return [
			...(isSameSpan(dates, span)
				? []
				: [notOwn(`${where}.dates`, dates, [spanText(span)])]),
			...entry.technologies.flatMap((tool, line) =>
				holdsTerm(sources, tool)
					? []
					: [notOwn(`${where}.technologies.${line}`, tool, [])],
			),
			...tell(`${where}.description`, entry.description, path),
			...entry.achievements.flatMap((text, line) =>
				tell(`${where}.achievements.${line}`, text, path),
			),
		];
	});
}

export function checkVolunteer(
	{ volunteer }: Claimed,
	sources: Sources,
	tell: Tell,
): ClaimProblem[] {
	const own = sources.profile.volunteer;
	const isSameName = nameMatcher();
	return volunteer.flatMap((entry, at) => {
		const where = `volunteer.${at}`;
		const here = own
			.map((role, index) => ({ role, index }))
			.filter(({ role }) =>
				isSameName(entry.organization, role.organization_name),
			);
		if (here.length === 0)
			return [
				notOwn(
					`${where}.organization`,
					entry.organization || entry.role,
					own.map(({ organization_name }) => organization_name),
				),
			];
		const held = here.filter(({ role }) =>
			isSameName(entry.role, role.role_title),
		);
		const possible = held.length > 0 ? held : here;
		const dated = possible.find(({ role }) =>
			isSameSpan(entry.dates, spanOf(role)),
		);
		const path = `volunteer.${(dated ?? possible[0])?.index ?? 0}`;
		return [
			...(held.length === 0 && entry.role !== ""
				? [
						notOwn(
							`${where}.role`,
							entry.role,
							here.map(({ role }) => role.role_title),
						),
					]
				: []),
			...(dated
				? []
				: [
						notOwn(
							`${where}.dates`,
							entry.dates,
							possible.map(({ role }) => spanText(spanOf(role))),
						),
					]),
			...tell(`${where}.description`, entry.description, path),
			...entry.achievements.flatMap((text, line) =>
				tell(`${where}.achievements.${line}`, text, path),
			),
		];
	});
}

function spanOf(entry: {
	start_date: string | null;
	end_date: string | null;
	is_current: boolean;
}): Span {
	return {
		start: entry.start_date,
		end: entry.end_date,
		isCurrent: entry.is_current,
	};
}

function spanText({ start, end, isCurrent }: Span): string {
	return [start ?? "?", isCurrent ? "Present" : (end ?? "?")].join(" - ");
}
