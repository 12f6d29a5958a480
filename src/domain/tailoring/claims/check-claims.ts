// Holds a document against the profile: every name, date, figure, tool and claim of rank must stand there.
// Invariant: what passes here may be sent. `text` of a problem is the very words the profile does not support.
import { fullName, type Profile } from "../../profile/profile.ts";
import type { LetterContent, ResumeContent } from "../content/content.ts";
import type { ClaimProblem } from "./claim-problem.ts";
import { isSameName, notOwn } from "./entries.ts";
import { checkResume } from "./sections.ts";
import { sourcesOf } from "./sources.ts";
import { checkWrittenText } from "./text.ts";
import { checkTold } from "./told.ts";

/** What a content claims and the profile does not hold; empty when every line is true. */
export function checkClaims(
	content: ResumeContent | LetterContent,
	profile: Profile,
): ClaimProblem[] {
	return "body" in content
		? checkLetter(content, profile)
		: checkResume(content, sourcesOf(profile), content.metadata.generatedAt);
}

/**
 * What the plain text of a resume claims, whoever wrote it. `where` is the line, counted from one. `today` ("YYYY-MM-DD")
 * tells how long work that goes on has lasted; without it only what the profile's own dates prove counts.
 */
export function checkText(
	text: string,
	profile: Profile,
	today?: string,
): ClaimProblem[] {
	return checkWrittenText(text, sourcesOf(profile), today);
}

/** The same for sentences with the path they stand at. */
export function checkLines(
	lines: readonly { path: string; text: string }[],
	profile: Profile,
	today?: string,
): ClaimProblem[] {
	const sources = sourcesOf(profile);
	return lines.flatMap(({ path, text }) =>
		checkTold(
			{ path, text, ...(today === undefined ? {} : { today }) },
			sources,
		),
	);
}

function checkLetter(
	{ sender, body, signature, metadata, validation }: LetterContent,
	profile: Profile,
): ClaimProblem[] {
	// A letter names the position and the company; those are the posting's, not a claim.
	const sources = sourcesOf(profile, [
		metadata.job.title,
		metadata.job.company,
	]);
	const today = metadata.generatedAt;
	const name = fullName(profile.personal);
	const names = [
		["sender.name", sender.name] as const,
		["signature", signature] as const,
	]
		.filter(([, text]) => text !== "" && !isSameName(text, name))
		.map(([where, text]) => notOwn(where, text, [name]));
	const addresses = (["email", "phone", "city", "state"] as const)
		.filter(
			(field) =>
				sender[field] !== "" &&
				!isSameName(sender[field], profile.personal[field]),
		)
		.map((field) =>
			notOwn(`sender.${field}`, sender[field], [profile.personal[field]]),
		);
	const told = [
		{ path: "body.opening", text: body.opening },
		...body.body_paragraphs.map((text, at) => ({
			path: `body.body_paragraphs.${at}`,
			text,
		})),
		{ path: "body.closing", text: body.closing },
	];
	return [
		...names,
		...addresses,
		...told.flatMap(({ path, text }) =>
			checkTold(
				{ path, text: withoutFrames(text, path, validation), today },
				sources,
			),
		),
	];
}

/** A text without the sentences that were written to claim nothing; one that was changed since is checked as any other. */
function withoutFrames(
	text: string,
	path: string,
	{ lines }: LetterContent["validation"],
): string {
	const frames = lines
		.filter((line) => line.path === path)
		.flatMap((line) => line.frames ?? []);
	return frames
		.reduce((rest, frame) => rest.replace(frame, () => " "), text)
		.trim();
}
