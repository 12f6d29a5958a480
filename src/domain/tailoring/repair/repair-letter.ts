// Makes a letter true: a sentence the profile does not support goes out, and what is left still names position and company.
import { pathOf } from "../../profile/content-path.ts";
import { fullName } from "../../profile/full-name.ts";
import type { Profile } from "../../profile/profile.ts";
import {
	checkClaims,
	givenIn,
	judgeSentences,
} from "../claims/check-claims.ts";
import { LetterContent, type Validation } from "../content/content.ts";
import {
	type Edits,
	editTree,
	firstReasons,
	textAt,
} from "../content/tree-edits.ts";
import { fill, voiceOf } from "../letter/voice.ts";
import { asFirstSentence } from "./first-sentence.ts";

type Note = Validation["removed"][number];

/** The letter without what failed, sentence by sentence; a true letter comes back as it is. A part with nothing left is `builtin`'s. */
export function repairLetter(
	content: LetterContent,
	profile: Profile,
	builtin?: LetterContent,
): LetterContent {
	const problems = checkClaims(content, profile);
	if (problems.length === 0) return content;
	const repair: Repair = {
		content,
		profile,
		reasons: firstReasons(problems),
		notes: [],
	};
	const remove = new Set<string>();
	const set = new Map<string, unknown>();
	for (const [path, text] of trueParagraphs(repair, builtin))
		if (text === "") remove.add(path);
		else set.set(path, text);
	const plain = (builtin ?? plainLetter(content)).body;
	for (const part of ["opening", "closing"] as const)
		set.set(
			pathOf("body", part),
			trueText(pathOf("body", part), content.body[part], repair) || plain[part],
		);
	for (const [path, value] of ownSender(repair)) set.set(path, value);
	return changed(repair, { set, remove });
}

type Repair = {
	content: LetterContent;
	profile: Profile;
	reasons: ReadonlyMap<string, string>;
	/** What went out, and why. */
	notes: Note[];
};

/** The sentences of a text that hold, line by line. */
function trueText(
	path: string,
	text: string,
	{ content, profile, reasons, notes }: Repair,
): string {
	const reason = reasons.get(path);
	if (reason === undefined) return text;
	const { language } = content.metadata;
	const given = givenIn(content);
	return text
		.split("\n")
		.map((line) => {
			const sentences = judgeSentences(line, profile, given);
			for (const { text: sentence, isProved } of sentences)
				if (!isProved) notes.push({ path, text: sentence, reason });
			const kept = sentences
				.filter(
					({ isProved, text: sentence }, place) =>
						isProved &&
						!(
							place === 0 &&
							sentences[1]?.isProved === false &&
							namesNeed(sentence, path, content)
						),
				)
				.map((one) => one.text);
			const [first = "", ...rest] = kept;
			const begun =
				first === sentences[0]?.text ? first : asFirstSentence(first, language);
			const isTrue = judgeSentences(begun, profile, given).every(
				(one) => one.isProved,
			);
			return (isTrue ? [begun, ...rest] : kept).join(
				language === "zh" ? "" : " ",
			);
		})
		.filter((line) => line !== "")
		.join("\n");
}

/** Whether it names what the lines behind it answer: without the first of them it would name a gap, or be answered by another. */
function namesNeed(
	sentence: string,
	path: string,
	{ validation }: LetterContent,
): boolean {
	const origin = validation.lines.find((line) => line.path === path);
	return (
		origin?.original !== undefined && origin.frames?.includes(sentence) === true
	);
}

/** The paragraphs by their places, "" where nothing is left; those of `builtin` where nothing is left of any. */
function trueParagraphs(
	repair: Repair,
	builtin: LetterContent | undefined,
): [string, unknown][] {
	const { body_paragraphs: written } = repair.content.body;
	const paragraphs = written.map((text, at): [string, string] => {
		const path = pathOf("body", "body_paragraphs", at);
		return [path, trueText(path, text, repair)];
	});
	const isLost =
		written.length > 0 && paragraphs.every(([, text]) => text === "");
	return isLost && builtin
		? [[pathOf("body", "body_paragraphs"), builtin.body.body_paragraphs]]
		: paragraphs;
}

/** Who writes, where the letter says otherwise. */
function ownSender({
	content,
	profile: { personal },
	reasons,
	notes,
}: Repair): [string, string][] {
	const name = fullName(personal);
	const own: Record<string, string> = {
		"sender.name": name,
		signature: name,
		"sender.email": personal.email ?? "",
		"sender.phone": personal.phone ?? "",
		"sender.address": personal.address ?? "",
		"sender.zip_code": personal.zip_code ?? "",
		"sender.city": personal.city ?? "",
		"sender.state": personal.state ?? "",
	};
	return Object.entries(own).filter(([path]) => {
		const reason = reasons.get(path);
		if (reason === undefined) return false;
		notes.push({ path, text: textAt(content, path), reason });
		return true;
	});
}

function changed({ content, notes }: Repair, edits: Edits): LetterContent {
	const { tree, newPath } = editTree(content, edits);
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
