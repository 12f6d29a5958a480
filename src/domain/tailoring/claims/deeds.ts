// A verb may not claim more than the line it rests on: who helped did not lead.
import type { ClaimProblem } from "./claim-problem.ts";
import {
	beginsWithHelp,
	deedsOf,
	isLeadingTitle,
	ownDeed,
	speaksOfLeading,
} from "./scope.ts";
import type { Sentence } from "./sentence.ts";
import type { Source, Sources } from "./sources.ts";

export function checkDeeds({
	told,
	claim,
	own,
	sources,
}: Sentence): ClaimProblem[] {
	const [main] = own;
	const shared = main
		? [...claim.stems].filter((stem) => main.stems.has(stem)).length
		: 0;
	if (!main || shared === 0) return [];
	const raised = (word: string): ClaimProblem => ({
		where: told.path,
		message: `"${word}" claims more than the profile says: "${main.text}".`,
		hint: "Use the profile's own verb.",
		text: word,
	});
	const deed = ownDeed(told.text);
	const supporting = own.filter(
		(source) =>
			[...source.stems].filter((stem) => claim.stems.has(stem)).length * 2 >=
			shared,
	);
	if (
		deed !== null &&
		beginsWithHelp(main.text) &&
		!beginsWithHelp(told.text) &&
		!supporting.some((source) => speaksOfDeed(source.text, deed))
	) {
		return [raised(deed)];
	}
	return deedsOf(told.text)
		.filter(
			({ rank, word }) =>
				rank === "lead" &&
				!supporting.some((source) => speaksOfLeading(source.text)) &&
				!isTitledLeader(main, sources) &&
				!main.text.toLowerCase().includes(word.toLowerCase()),
		)
		.map(({ word }) => raised(word));
}

function speaksOfDeed(text: string, deed: string): boolean {
	return text.toLowerCase().includes(deed.toLowerCase());
}

/** Whether the entry a line stands in has a title of leadership, which supports verbs of leadership in it. */
function isTitledLeader(line: Source, { profile }: Sources): boolean {
	const [section, at] = line.path.split(".");
	if (section === "work_experience")
		return isLeadingTitle(profile.work_experience[Number(at)]?.job_title ?? "");
	if (section === "volunteer")
		return isLeadingTitle(profile.volunteer[Number(at)]?.role_title ?? "");
	return false;
}
