// The steps from a posting and a profile to the content of a document, each a call that takes plain data and gives plain data,
// so that it may run in a thread of its own. What is passed on together stays together: a match names parts of its job.

import { setAside } from "../brief/set-aside.ts";
import { findContradictions } from "../contradictions/find-contradictions.ts";
import { saferProfile } from "../contradictions/safer-profile.ts";
import { readJob } from "../job/reading/read-job.ts";
import { answersOfReader } from "../match/answer/cited-answers.ts";
import { matchProfile } from "../match/answer/match-profile.ts";
import { withExpiredPapers } from "../match/expired-papers.ts";
import type { Match } from "../match/match.ts";
import { withStudiesGoingOn } from "../profile/open-studies.ts";
import type { Profile } from "../profile/profile.ts";
import { quarantine } from "../proof/quarantine.ts";
import type {
	LetterContent,
	ResumeContent,
} from "../tailoring/content/content.ts";
import {
	documentLanguages,
	languageWarnings,
} from "../tailoring/content/document-language.ts";
import type { Tailoring } from "../tailoring/content/tailoring.ts";
import { provableLetter } from "../tailoring/repair/provable-letter.ts";
import { repairContent } from "../tailoring/repair/repair-content.ts";
import { composeResume } from "../tailoring/resume/compose-resume.ts";
import { knownProfile } from "./known-profile.ts";
import type { TailoringSteps } from "./step-types.ts";

export const tailoringSteps: TailoringSteps = {
	read({ posting }) {
		const { text, quarantined } = quarantine(posting);
		return { job: readJob(text), posting: text, quarantined };
	},

	match({ profile: given, job, today }) {
		const safe = saidSafely(knownProfile(given), today);
		const profile = knownProfile(
			withStudiesGoingOn(withExpiredPapers(safe, today), today),
		);
		return { profile, job, match: matchProfile(profile, job, today) };
	},

	write({ tailoring: given, kinds }) {
		const tailoring = { ...given, profile: knownProfile(given.profile) };
		const notes = [
			...languageWarnings(tailoring),
			...readerNotes(tailoring.match),
		];
		const resume = kinds.includes("resume")
			? inLanguage(composeResume(tailoring), tailoring)
			: null;
		const letter = kinds.includes("letter") ? provableLetter(tailoring) : null;
		return {
			resume: resume && warned(resume, notes),
			letter: letter && warned(letter, notes),
		};
	},

	check({ written: { resume, letter }, profile: given, quarantined }) {
		const profile = knownProfile(given);
		return {
			resume:
				resume &&
				warned(repairContent(resume, profile), quarantined.map(setAside)),
			letter:
				letter &&
				warned(repairContent(letter, profile), quarantined.map(setAside)),
		};
	},
};

const safer = new WeakMap<Profile, { today: string; profile: Profile }>();

/** Contradictions are looked for once a day, not with every posting. */
function saidSafely(profile: Profile, today: string): Profile {
	const found = safer.get(profile);
	if (found?.today === today) return found.profile;
	const said = saferProfile(profile, findContradictions(profile, today));
	safer.set(profile, { today, profile: said });
	return said;
}

/** Headings and dates in the language that was chosen; the person's own lines stay as they are. */
function inLanguage(
	content: ResumeContent,
	tailoring: Tailoring,
): ResumeContent {
	const { language, linesLanguage } = documentLanguages(tailoring);
	if (linesLanguage === null) return content;
	return {
		...content,
		metadata: { ...content.metadata, language, lines_language: linesLanguage },
	};
}

const MOST_NAMED = 5;
const LONGEST_NAME = 80;

/** What a model found beyond the words of the profile, with the line it cited. */
function readerNotes(match: Match): string[] {
	const named = answersOfReader(match)
		.slice(0, MOST_NAMED)
		.map(
			({ requirement, evidence }) =>
				`“${short(requirement.text)}”: “${short(evidence[0]?.text ?? "")}”`,
		);
	return named.length === 0
		? []
		: [
				`The model found lines of yours that answer what the words alone don't show. ${named.join("; ")}.`,
			];
}

function short(text: string): string {
	return text.length <= LONGEST_NAME
		? text
		: `${text.slice(0, LONGEST_NAME - 1).trimEnd()}…`;
}

function warned<Content extends ResumeContent | LetterContent>(
	content: Content,
	warnings: readonly string[],
): Content {
	const { validation } = content;
	return {
		...content,
		validation: {
			...validation,
			warnings: [...validation.warnings, ...warnings],
		},
	};
}
