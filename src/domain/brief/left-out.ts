// What a resume leaves out once a model has chosen its lines: nothing of the profile disappears without standing in that list.
import { factsOf } from "../match/facts.ts";
import { listOf } from "../profile/content-path.ts";
import type { Profile } from "../profile/profile.ts";
import type { ResumeContent } from "../tailoring/content/content.ts";
import { isSkillPath } from "./chosen-skills.ts";

const REASON = "Left out by the model for this posting.";

/** `base` is the built-in writer's. */
export function withLeftOut(
	resume: ResumeContent,
	base: ResumeContent,
	profile: Profile,
): ResumeContent {
	const used = sourcesOf(resume);
	const texts = new Map(factsOf(profile).map(({ path, text }) => [path, text]));
	// One entry tells of several skills, of which the first may stand there again.
	const before = resume.metadata.omitted.filter(
		({ path }) => isSkillPath(path) || !used.has(path),
	);
	const listed = new Set(before.map(({ path }) => path));
	const now = [...sourcesOf(base)].flatMap((path) => {
		const text = texts.get(path);
		const isLine = listOf(path) === "achievements";
		return isLine && text && !used.has(path) && !listed.has(path)
			? [{ path, text, reason: REASON }]
			: [];
	});
	return {
		...resume,
		metadata: { ...resume.metadata, omitted: [...before, ...now] },
	};
}

function sourcesOf({ validation }: ResumeContent): Set<string> {
	return new Set(validation.lines.flatMap(({ sources }) => sources));
}
