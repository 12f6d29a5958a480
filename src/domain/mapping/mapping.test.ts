import fc from "fast-check";
import { expect, test } from "vitest";
import { anyProfile, anyWords } from "../../../test/any-profile.ts";
import { maya } from "../../../test/people.ts";
import { fullName } from "../profile/full-name.ts";
import type { Profile } from "../profile/profile.ts";
import { spokenLevel } from "../profile/spoken-level.ts";
import { resumeOf } from "./profile-to-resume.ts";
import { profileOf } from "./resume-to-profile.ts";

test("a resume with everything in it, read back and written again, is the same resume", () => {
	fc.assert(
		fc.property(anyProfile(anyWords), (profile) => {
			const resume = resumeOf(profile);
			expect(resumeOf(profileOf(resume))).toEqual(resume);
		}),
		{ numRuns: 300 },
	);
});

test("of a profile everything comes back that a resume has a place for, in the same words", () => {
	fc.assert(
		fc.property(anyProfile(anyWords), (profile) => {
			const back = profileOf(resumeOf(profile));
			expect(plain(back)).toEqual(plain(profile));
		}),
		{ numRuns: 300 },
	);
});

test("of a resume's skills none is lost, whichever of its lists they stand in", () => {
	const names = fc.uniqueArray(anyWords, { maxLength: 4 });
	const skills = fc.record({
		technical: names,
		soft: names,
		groups: fc.array(fc.record({ name: anyWords, skills: names }), {
			maxLength: 2,
		}),
	});
	fc.assert(
		fc.property(skills, (given) => {
			const listed = [
				...given.groups.flatMap((group) => group.skills),
				...given.technical,
				...given.soft,
			];
			const resume = { ...resumeOf(maya), skills: given };
			const read = profileOf(resume).skills.map(({ skill_name }) => skill_name);
			expect(new Set(read)).toEqual(new Set(listed));
		}),
	);
});

test("Maya's resume tells her jobs with their lines", () => {
	const back = profileOf(resumeOf(maya));
	expect(back.work_experience[0]).toEqual(maya.work_experience[0]);
	expect(back.certifications.map((paper) => paper.certification_name)).toEqual(
		maya.certifications.map((paper) => paper.certification_name),
	);
});

/**
 * What a resume says of a profile, so that two profiles which say the same are the same here: days and streets are not said, a
 * name is one name, a degree one text, a description stands among the lines, a tool among the skills, and one date alone is both
 * beginning and end.
 */
function plain(profile: Profile) {
	const { personal } = profile;
	const { headline, email, phone, summary } = personal;
	return {
		who: { headline, email, phone, summary, name: fullName(personal) },
		place: [...new Set([personal.city, personal.state, personal.country])]
			.filter(Boolean)
			.join(", "),
		links: [personal.linkedin_url, personal.website_url],
		jobs: profile.work_experience.map((job) => ({
			of: [job.job_title, job.company_name, job.location],
			when: when(job),
			lines: [...linesIn(job.description), ...job.achievements],
		})),
		schools: profile.education.map((study) => ({
			of: [study.institution_name, study.location],
			degree: [study.degree_type, study.field_of_study]
				.filter(Boolean)
				.join(", "),
			when: when(study),
			lines: study.achievements,
		})),
		skills: skillsIn(profile),
		languages: profile.languages.map((language) => [
			language.language_name,
			spokenLevel(language),
		]),
		projects: profile.projects.map((project) => ({
			...project,
			description: linesIn(project.description).join(" "),
			start_date: month(project.start_date),
			end_date: project.is_ongoing ? null : month(project.end_date),
		})),
		certifications: profile.certifications.map((paper) => ({
			of: [paper.certification_name, paper.issuing_organization],
			when: [month(paper.issue_date), month(paper.expiry_date)],
			link: paper.credential_url,
		})),
		publications: profile.publications.map((work) => ({
			...work,
			description: linesIn(work.description).join(" "),
			publication_date: month(work.publication_date),
		})),
		volunteer: profile.volunteer.map((service) => ({
			of: [service.role_title, service.organization_name],
			when: when(service),
			text: linesIn(service.description).join(" "),
			lines: service.achievements,
		})),
		awards: profile.awards.map((award) => [
			award.award_name,
			[award.awarding_organization, award.amount].filter(Boolean).join(", "),
			month(award.award_date),
			noted(award.description),
		]),
		interests: profile.interests,
		references: profile.references.map((reference) => [
			reference.reference_name,
			reference.relationship,
			noted(reference.reference_text),
		]),
	};
}

const noted = (text: string | null) => linesIn(text).join(" ");

function skillsIn({ skills, software }: Profile): string[] {
	const named = [
		...skills.map(({ category, skill_name }) => [category, skill_name]),
		...software.map(({ category, software_name }) => [category, software_name]),
	];
	const grouped = named.filter(([category]) => category);
	const names = new Set(grouped.map(([, name]) => name));
	const alone = named.filter(
		([category, name]) => !category && !names.has(name),
	);
	const words = [...grouped, ...alone].map(
		([category, name]) => `${category ?? ""}: ${name}`,
	);
	return [...new Set(words)].sort();
}

type Timed = {
	start_date: string | null;
	end_date: string | null;
	is_current: boolean;
};

function when({ start_date, end_date, is_current }: Timed): unknown {
	const start = month(start_date);
	if (is_current) return start && [start, "now"];
	const end = month(end_date);
	return (start ?? end) && [start ?? end, end ?? start];
}

const month = (date: string | null) => date?.slice(0, 7) ?? null;
const linesIn = (prose: string | null) => prose?.split("\n") ?? [];
