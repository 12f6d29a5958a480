// Makes a content true: a part the profile does not support goes back to the person's own words, or goes out. What was
// done is kept in `validation`, so that nothing disappears without a trace.
import { sentencesOf } from "../../match/sentences.ts";
import type { Profile } from "../../profile/profile.ts";
import { groundOf } from "../../proof/ground.ts";
import { checkClaims } from "../claims/check-claims.ts";
import type { ClaimProblem } from "../claims/claim-problem.ts";
import {
	type LetterContent,
	ResumeContent,
	type Validation,
} from "../content/content.ts";
import { editTree, firstReasons, textAt } from "../content/tree-edits.ts";
import { builtinLine, ownLine, ownSummary, ownValue } from "./own-words.ts";
import { repairLetter } from "./repair-letter.ts";

type Note = Validation["removed"][number];

/**
 * The content with every failing part repaired or dropped. A true content comes back as it is. `builtin` is what the built-in
 * writer made of the same facts: its lines stand where others fail.
 */
export function repairContent<Content extends ResumeContent | LetterContent>(
	content: Content,
	profile: Profile,
	builtin?: Content,
): Content;
export function repairContent(
	content: ResumeContent | LetterContent,
	profile: Profile,
	builtin?: ResumeContent | LetterContent,
): ResumeContent | LetterContent {
	if ("body" in content)
		return repairLetter(
			content,
			profile,
			builtin && "body" in builtin ? builtin : undefined,
		);
	return repairResume(
		content,
		profile,
		builtin && !("body" in builtin) ? builtin : undefined,
	);
}

// The first pass puts own words in; a second drops what fails even so. More is never needed, but costs nothing to allow.
const PASSES = 3;

function repairResume(
	content: ResumeContent,
	profile: Profile,
	builtin?: ResumeContent,
): ResumeContent {
	let repaired = content;
	for (let pass = 0; pass < PASSES; pass += 1) {
		const problems = checkClaims(repaired, profile);
		if (problems.length === 0) break;
		repaired = repairOnce(repaired, problems, {
			profile,
			builtin,
			mayKeep: pass === 0,
		});
	}
	return repaired;
}

type Repair = {
	profile: Profile;
	builtin: ResumeContent | undefined;
	mayKeep: boolean;
};

function repairOnce(
	content: ResumeContent,
	problems: readonly ClaimProblem[],
	{ profile, builtin, mayKeep }: Repair,
): ResumeContent {
	const ground = groundOf(profile);
	const set = new Map<string, unknown>();
	const remove = new Set<string>();
	const repaired: Note[] = [];
	const removed: Note[] = [];
	for (const [path, reason] of firstReasons(problems)) {
		const text = textAt(content, path);
		const replace = (value: string) => {
			set.set(path, value);
			(value === "" ? removed : repaired).push({ path, text, reason });
		};
		if (path === "summary")
			replace(
				trueSentences(
					text,
					(sentence) =>
						holds({ ...content, summary: sentence }, "summary", profile),
					builtin && builtin.summary !== ""
						? [builtin.summary]
						: ownSummary(profile),
				),
			);
		else if (/\.(achievements|details)\.\d+$/.test(path)) {
			const own = mayKeep
				? ((builtin && builtinLine(path, content, builtin)) ??
					ownLine(path, text, { content, ground }))
				: null;
			if (own !== null && own !== text && !isSaid(content, path, own))
				replace(own);
			else {
				remove.add(path);
				removed.push({ path, text, reason });
			}
		} else {
			const own =
				mayKeep || path.startsWith("personalInfo")
					? ownValue(path, content, profile)
					: null;
			if (own !== null && !(path.startsWith("personalInfo") && !mayKeep))
				replace(own);
			else if (
				path.startsWith("personalInfo") ||
				/\.(?:description|proficiency)$/.test(path)
			)
				replace("");
			else {
				const entry = entryPath(path);
				if (!remove.has(entry)) removed.push({ path: entry, text, reason });
				remove.add(entry);
			}
		}
	}
	const { tree, newPath } = editTree(content, { set, remove });
	const edited = ResumeContent.parse(tree);
	return {
		...edited,
		skills: {
			...edited.skills,
			groups: edited.skills.groups.filter(({ skills }) => skills.length > 0),
		},
		validation: {
			...edited.validation,
			lines: content.validation.lines.flatMap((line) => {
				const path = newPath(line.path);
				if (path === null) return [];
				return [
					repaired.some((note) => note.path === line.path)
						? {
								path,
								sources: line.sources,
								change: "kept" as const,
								...(line.judged ? { judged: line.judged } : {}),
							}
						: { ...line, path },
				];
			}),
			removed: [...content.validation.removed, ...removed],
			repaired: [...content.validation.repaired, ...repaired],
		},
	};
}

/** "experience.2.company" goes out as the entry "experience.2", "skills.technical.4" as itself. */
function entryPath(path: string): string {
	if (/^skills\.|\.technologies\.\d+$/.test(path)) return path;
	return path.split(".").slice(0, 2).join(".");
}

function isSaid(content: ResumeContent, path: string, text: string): boolean {
	const list = path.split(".").slice(0, 2).join(".");
	return JSON.stringify(textAt(content, list)).includes(
		JSON.stringify(JSON.stringify(text).slice(1, -1)).slice(1, -1),
	);
}

function holds(
	content: ResumeContent | LetterContent,
	path: string,
	profile: Profile,
): boolean {
	return !checkClaims(content, profile).some(({ where }) =>
		where.startsWith(path),
	);
}

/** The sentences that hold; where none does, those of the person's own text that do. */
function trueSentences(
	text: string,
	isTrue: (sentence: string) => boolean,
	own: readonly string[],
): string {
	const left = sentencesOf(text).filter(isTrue);
	return (left.length > 0 ? left : own.filter(isTrue)).join(" ");
}
