// Makes a letter true: a sentence the profile does not support goes out, and what is left still names position and company.
import { sentencesOf } from "../../match/sentences.ts";
import { fullName, type Profile } from "../../profile/profile.ts";
import { checkClaims } from "../claims/check-claims.ts";
import { LetterContent, type Validation } from "../content/content.ts";
import { editTree, firstReasons, textAt } from "../content/tree-edits.ts";
import { fill, voiceOf } from "../letter/voice.ts";

type Note = Validation["dropped"][number];

/** The letter without what failed; a true letter comes back as it is. */
export function repairLetter(
	content: LetterContent,
	profile: Profile,
): LetterContent {
	const problems = checkClaims(content, profile);
	if (problems.length === 0) return content;
	const reasons = firstReasons(problems);
	const { frames } = voiceOf(content.metadata.language, {
		posting: "",
		key: "",
	});
	const { title } = content.metadata.job;
	const notes: Note[] = [];
	const clean = (path: string, text: string, fallback: string): string => {
		const reason = reasons.get(path);
		if (reason === undefined) return text;
		const left = sentencesOf(text).filter((sentence) => {
			const isTrue = isTrueIn(content, sentence, profile);
			if (!isTrue) notes.push({ path, text: sentence, reason });
			return isTrue;
		});
		return left.length > 0 ? left.join(" ") : fallback;
	};
	const name = fullName(profile.personal);
	const { personal } = profile;
	const paragraphs = content.body.body_paragraphs.map((text, at) =>
		clean(`body.body_paragraphs.${at}`, text, ""),
	);
	const drop = new Set(
		paragraphs.flatMap((text, at) =>
			text === "" ? [`body.body_paragraphs.${at}`] : [],
		),
	);
	const set = new Map<string, unknown>(
		paragraphs.map((text, at) => [`body.body_paragraphs.${at}`, text]),
	);
	set.set(
		"body.opening",
		clean(
			"body.opening",
			content.body.opening,
			fill(title === "" ? frames.plainApply : frames.apply, { title }),
		),
	);
	set.set(
		"body.closing",
		clean("body.closing", content.body.closing, frames.plainClosing[0]),
	);
	const own: Record<string, string> = {
		"sender.name": name,
		signature: name,
		"sender.email": personal.email ?? "",
		"sender.phone": personal.phone ?? "",
		"sender.city": personal.city ?? "",
		"sender.state": personal.state ?? "",
	};
	for (const [path, value] of Object.entries(own)) {
		const reason = reasons.get(path);
		if (reason === undefined) continue;
		set.set(path, value);
		notes.push({ path, text: textAt(content, path), reason });
	}
	const { tree, newPath } = editTree(content, { set, drop });
	const edited = LetterContent.parse(tree);
	return {
		...edited,
		validation: {
			...edited.validation,
			lines: content.validation.lines.flatMap((line) => {
				const path = newPath(line.path);
				return path === null ? [] : [{ ...line, path }];
			}),
			dropped: [...content.validation.dropped, ...notes],
		},
	};
}

function isTrueIn(
	content: LetterContent,
	sentence: string,
	profile: Profile,
): boolean {
	const alone = {
		...content,
		body: { opening: sentence, body_paragraphs: [], closing: "" },
	};
	return !checkClaims(alone, profile).some(({ where }) =>
		where.startsWith("body"),
	);
}
