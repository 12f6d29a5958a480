// Makes a letter true: a sentence the profile does not support goes out, and what is left still names position and company.
import { fullName, type Profile } from "../../profile/profile.ts";
import {
	checkClaims,
	judgedIn,
	judgeSentences,
} from "../claims/check-claims.ts";
import { LetterContent, type Validation } from "../content/content.ts";
import { editTree, firstReasons, textAt } from "../content/tree-edits.ts";
import { fill, voiceOf } from "../letter/voice.ts";

type Note = Validation["removed"][number];

/** The letter without what failed, sentence by sentence; a true letter comes back as it is. A part with nothing left is `builtin`'s. */
export function repairLetter(
	content: LetterContent,
	profile: Profile,
	builtin?: LetterContent,
): LetterContent {
	const problems = checkClaims(content, profile);
	if (problems.length === 0) return content;
	const reasons = firstReasons(problems);
	const notes: Note[] = [];
	const { generatedAt: today, job } = content.metadata;
	const given = {
		today,
		posting: [job.title, job.company],
		needs: content.metadata.needs ?? [],
		judged: judgedIn(content),
	};
	const clean = (path: string, text: string): string => {
		const reason = reasons.get(path);
		if (reason === undefined) return text;
		const sentences = judgeSentences(text, profile, given);
		for (const { text: sentence, isProved } of sentences)
			if (!isProved) notes.push({ path, text: sentence, reason });
		return sentences
			.filter(({ isProved }) => isProved)
			.map((one) => one.text)
			.join(content.metadata.language === "zh" ? "" : " ");
	};
	const { body } = content;
	const paragraphs = body.body_paragraphs.map((text, at) =>
		clean(`body.body_paragraphs.${at}`, text),
	);
	const isLost =
		body.body_paragraphs.length > 0 && paragraphs.every((text) => text === "");
	const remove = new Set<string>();
	const set = new Map<string, unknown>();
	if (isLost && builtin)
		set.set("body.body_paragraphs", builtin.body.body_paragraphs);
	else
		paragraphs.forEach((text, at) => {
			const path = `body.body_paragraphs.${at}`;
			if (text === "") remove.add(path);
			else set.set(path, text);
		});
	const plain = (builtin ?? plainLetter(content)).body;
	set.set("body.opening", clean("body.opening", body.opening) || plain.opening);
	set.set("body.closing", clean("body.closing", body.closing) || plain.closing);
	const name = fullName(profile.personal);
	const { personal } = profile;
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
	const { tree, newPath } = editTree(content, { set, remove });
	const edited = LetterContent.parse(tree);
	return {
		...edited,
		validation: {
			...edited.validation,
			lines: content.validation.lines.flatMap((line) => {
				const path = newPath(line.path);
				return path === null ? [] : [{ ...line, path }];
			}),
			removed: [...content.validation.removed, ...notes],
		},
	};
}

/** What a letter with nothing to tell opens and closes with. */
function plainLetter({ metadata }: LetterContent): Pick<LetterContent, "body"> {
	const { title } = metadata.job;
	const { frames } = voiceOf(metadata.language, { posting: "", key: "" });
	return {
		body: {
			opening: fill(title === "" ? frames.plainApply : frames.apply, { title }),
			body_paragraphs: [],
			closing: frames.plainClosing[0],
		},
	};
}
