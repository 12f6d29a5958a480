// Writes a cover letter with no model: who applies for what, two or three things done that answer the posting, a closing.
// Invariant: every sentence about the person is one of their own lines, or a plain statement of a fact in the profile.
import { gapsBetween } from "../../match/months.ts";
import { profileLanguage } from "../../match/profile-language.ts";
import { oneLine } from "../../match/sentences.ts";
import { fullName } from "../../profile/profile.ts";
import { withChosenFacts } from "../choose/chosen-facts.ts";
import type { LetterContent, LineOrigin } from "../content/content.ts";
import type { Tailoring } from "../content/tailoring.ts";
import { warningsFor } from "../content/warnings.ts";
import { wordingOf } from "../wording/wording.ts";
import { evidenceParagraphs } from "./letter-evidence.ts";
import {
	closingSentences,
	openingSentences,
	paperSentences,
	type Said,
} from "./letter-facts.ts";
import { readableTitle } from "./readable-title.ts";

/** The letter for one profile and one job, in the profile's language. Same input, same content, byte for byte. */
export function composeLetter(tailoring: Tailoring): LetterContent {
	const { profile, match, strength, today } = tailoring;
	const language = profileLanguage(profile);
	const title = readableTitle(oneLine(tailoring.title));
	const company = oneLine(tailoring.company);
	const told = withChosenFacts({ ...tailoring, title, company });
	const opening = openingSentences(told, language);
	const paragraphs = [
		...evidenceParagraphs(told, language),
		paperSentences(told, language),
	].filter((said) => said.length > 0);
	const name = oneLine(fullName(profile.personal));
	const join = (said: readonly Said[]) => joinSentences(said, language);
	return {
		sender: {
			name,
			email: profile.personal.email ?? "",
			phone: profile.personal.phone ?? "",
			city: oneLine(profile.personal.city),
			state: otherThan(
				oneLine(profile.personal.city),
				oneLine(profile.personal.state),
			),
		},
		recipient: { name: "", title: "", company, address: "" },
		date: today,
		subject: wordingOf(language).letter.subject(title),
		body: {
			opening: join(opening),
			body_paragraphs: paragraphs.map(join),
			closing: closingSentences(paragraphs.length > 0, language),
		},
		signature: name,
		metadata: {
			model: "builtin",
			generatedAt: today,
			enhancement: strength,
			sections: tailoring.sections === "auto" ? [] : [...tailoring.sections],
			language,
			job: { title: tailoring.title, company: tailoring.company },
			score: {
				before: match.score,
				after: match.score,
				ceiling: match.ceiling,
			},
			omitted: [],
		},
		validation: {
			warnings: warningsFor(
				tailoring,
				gapsBetween(profile.work_experience, today),
			),
			lines: [
				originOf("body.opening", opening),
				...paragraphs.map((said, at) =>
					originOf(`body.body_paragraphs.${at}`, said),
				),
			],
			dropped: [],
			repaired: [],
		},
	};
}

// Berlin is a city and a state; once is enough in an address.
function otherThan(city: string, state: string): string {
	return state === city ? "" : state;
}

// A company's name may end with a point of its own.
function joinSentences(said: readonly Said[], language: string): string {
	return said
		.map(({ text }) => text.replace(/\.\.(?=\s|$)/g, "."))
		.join(language === "zh" ? "" : " ");
}

function originOf(path: string, said: readonly Said[]): LineOrigin {
	const originals = said.flatMap(({ original }) =>
		original === undefined ? [] : [original],
	);
	return {
		path,
		sources: [...new Set(said.flatMap(({ sources }) => sources))],
		change: "reworded",
		...(originals.length > 0 ? { original: originals.join(" | ") } : {}),
	};
}
