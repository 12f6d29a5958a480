// Walks a resume section by section and holds each part against the profile.
import { oneLine } from "../../match/sentences.ts";
import { fullName, spokenLevel } from "../../profile/profile.ts";
import type { ResumeContent } from "../content.ts";
import type { ClaimProblem } from "./claim-problem.ts";
import {
	holdsTerm,
	isSameDegree,
	isSameName,
	isSameSpan,
	nameKey,
	notOwn,
	type Span,
} from "./entries.ts";
import { leftoversIn } from "./leftovers.ts";
import { holdsPhrase, type Sources } from "./sources.ts";
import { checkTold } from "./told.ts";

/** What a resume says, without what is said about it. */
export type Claimed = Omit<ResumeContent, "metadata" | "validation">;

/** All problems of a resume. `today` is "YYYY-MM-DD", for years of work that go on. */
export function checkResume(
	claimed: Claimed,
	sources: Sources,
	today?: string,
): ClaimProblem[] {
	const told = (path: string, text: string, entry?: string) =>
		text.trim() === ""
			? []
			: checkTold(
					{
						path,
						text,
						...(entry === undefined ? {} : { entry }),
						...(today === undefined ? {} : { today }),
					},
					sources,
				);
	return [
		...checkIdentity(claimed, sources),
		...checkHeadline(claimed.personalInfo.headline, sources, told),
		...told("summary", claimed.summary),
		...checkExperience(claimed, sources, told),
		...checkEducation(claimed, sources, told),
		...checkProjects(claimed, sources, told),
		...checkVolunteer(claimed, sources, told),
		...checkSkills(claimed, sources),
		...checkPapers(claimed, sources, told),
	];
}

type Tell = (path: string, text: string, entry?: string) => ClaimProblem[];

function checkIdentity(
	{ personalInfo }: Claimed,
	{ profile, text }: Sources,
): ClaimProblem[] {
	const { personal } = profile;
	const own: [
		field: "email" | "phone" | "linkedin" | "website",
		value: string | null,
	][] = [
		["email", personal.email],
		["phone", personal.phone],
		["linkedin", personal.linkedin_url],
		["website", personal.website_url],
	];
	const problems = own
		.filter(
			([field, value]) =>
				personalInfo[field] !== "" &&
				!isSameAddress(personalInfo[field], value, text),
		)
		.map(([field, value]) =>
			notOwn(`personalInfo.${field}`, personalInfo[field], [value]),
		);
	if (
		personalInfo.name !== "" &&
		!isSameName(personalInfo.name, fullName(personal))
	)
		problems.push(
			notOwn("personalInfo.name", personalInfo.name, [fullName(personal)]),
		);
	const place = nameKey(
		[
			personal.address,
			personal.city,
			personal.state,
			personal.zip_code,
			personal.country,
		]
			.filter(Boolean)
			.join(" "),
	).split(" ");
	if (
		nameKey(personalInfo.location)
			.split(" ")
			.some((word) => word !== "" && !place.includes(word))
	) {
		problems.push(
			notOwn("personalInfo.location", personalInfo.location, [
				[personal.city, personal.state, personal.country]
					.filter(Boolean)
					.join(", "),
			]),
		);
	}
	return problems;
}

function isSameAddress(
	written: string,
	own: string | null,
	text: string,
): boolean {
	const plain = (value: string) =>
		value.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/$|[\s()+./–—-]/g, "");
	return (
		(own !== null && plain(written) === plain(own)) || text.includes(written)
	);
}

function checkHeadline(
	headline: string,
	sources: Sources,
	tell: Tell,
): ClaimProblem[] {
	if (headline === "") return [];
	const parts = headline.split(/\s*[|•·]\s*|\s+[–—-]\s+/).filter(Boolean);
	// Each part is a title held, or words that stand in the profile.
	const problems = parts.flatMap((part) => {
		if (holdsPhrase(sources, part)) return [];
		const unknown = nameKey(part)
			.split(" ")
			.filter(
				(key) =>
					!sources.keys.has(key) && !/^(in|of|at|for|with|as|a|an)$/.test(key),
			);
		return unknown.length > 0
			? [
					notOwn("personalInfo.headline", part, [
						sources.profile.personal.headline,
						sources.profile.work_experience[0]?.job_title ?? null,
					]),
				]
			: tell("personalInfo.headline", part);
	});
	return problems;
}

function checkExperience(
	{ experience }: Claimed,
	sources: Sources,
	tell: Tell,
): ClaimProblem[] {
	const own = sources.profile.work_experience;
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

function isPartOf(written: string, own: string | null): boolean {
	const held = nameKey(own).split(" ");
	return nameKey(written)
		.split(" ")
		.every((word) => held.includes(word));
}

function checkEducation(
	{ education }: Claimed,
	sources: Sources,
	tell: Tell,
): ClaimProblem[] {
	const own = sources.profile.education;
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

function checkProjects(
	{ projects }: Claimed,
	sources: Sources,
	tell: Tell,
): ClaimProblem[] {
	const own = sources.profile.projects;
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

function checkVolunteer(
	{ volunteer }: Claimed,
	sources: Sources,
	tell: Tell,
): ClaimProblem[] {
	const own = sources.profile.volunteer;
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

function checkSkills({ skills }: Claimed, sources: Sources): ClaimProblem[] {
	const check = (path: string) => (text: string, at: number) => {
		const leftovers = leftoversIn(text, sources.text);
		if (leftovers.length > 0 || !holdsTerm(sources, text))
			return [notOwn(`${path}.${at}`, text, [])];
		return [];
	};
	return [
		...skills.technical.flatMap(check("skills.technical")),
		...skills.soft.flatMap(check("skills.soft")),
		...skills.groups.flatMap((group, at) =>
			group.skills.flatMap(check(`skills.groups.${at}.skills`)),
		),
	];
}

function checkPapers(
	claimed: Claimed,
	sources: Sources,
	tell: Tell,
): ClaimProblem[] {
	const { profile } = sources;
	const problems: ClaimProblem[] = [];
	claimed.certifications.forEach((entry, at) => {
		const where = `certifications.${at}`;
		const own = profile.certifications.find(
			(paper) =>
				isSameName(entry.name, paper.certification_name) ||
				isPartOf(entry.name, paper.certification_name),
		);
		if (!own) {
			problems.push(
				notOwn(
					`${where}.name`,
					entry.name,
					profile.certifications.map((paper) => paper.certification_name),
				),
			);
			return;
		}
		if (
			entry.issuer !== "" &&
			!isPartOf(entry.issuer, own.issuing_organization)
		)
			problems.push(
				notOwn(`${where}.issuer`, entry.issuer, [own.issuing_organization]),
			);
		if (
			!isSameSpan(entry.date, {
				start: own.issue_date,
				end: own.issue_date,
				isCurrent: false,
			})
		)
			problems.push(notOwn(`${where}.date`, entry.date, [own.issue_date]));
		if (
			!isSameSpan(entry.expiryDate, {
				start: own.expiry_date,
				end: own.expiry_date,
				isCurrent: false,
			})
		)
			problems.push(
				notOwn(`${where}.expiryDate`, entry.expiryDate, [own.expiry_date]),
			);
	});
	claimed.languages.forEach((entry, at) => {
		const own = profile.languages.find((language) =>
			isSameName(entry.language, language.language_name),
		);
		if (!own)
			problems.push(
				notOwn(
					`languages.${at}.language`,
					entry.language,
					profile.languages.map((language) => language.language_name),
				),
			);
		else if (
			entry.proficiency !== "" &&
			oneLine(entry.proficiency) !== oneLine(spokenLevel(own)) &&
			oneLine(entry.proficiency) !== own.proficiency_level
		)
			problems.push(
				notOwn(`languages.${at}.proficiency`, entry.proficiency, [
					spokenLevel(own),
				]),
			);
	});
	claimed.publications.forEach((entry, at) => {
		const where = `publications.${at}`;
		const own = profile.publications.find((publication) =>
			isSameName(entry.title, publication.publication_title),
		);
		if (!own) {
			problems.push(
				notOwn(
					`${where}.title`,
					entry.title,
					profile.publications.map(
						(publication) => publication.publication_title,
					),
				),
			);
			return;
		}
		if (entry.publisher !== "" && !isSameName(entry.publisher, own.publisher))
			problems.push(
				notOwn(`${where}.publisher`, entry.publisher, [own.publisher]),
			);
		if (
			!isSameSpan(entry.date, {
				start: own.publication_date,
				end: own.publication_date,
				isCurrent: false,
			})
		)
			problems.push(
				notOwn(`${where}.date`, entry.date, [own.publication_date]),
			);
		problems.push(...tell(`${where}.description`, entry.description));
	});
	return problems;
}
