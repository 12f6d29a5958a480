// Makes a content true: a part the profile does not support goes back to the person's own words, or goes out. What was
// done is kept in `validation`, so that nothing disappears without a trace.

import { sentencesOf } from "../../clauses/sentence-ends.ts";
import {
	entryPathOf,
	isInSection,
	listOf,
} from "../../profile/content-path.ts";
import type { Profile } from "../../profile/profile.ts";
import { groundOf } from "../../proof/prepare-ground.ts";
import { checkClaims, isTrueSummary } from "../claims/check-claims.ts";
import type { ClaimProblem } from "../claims/claim-problem.ts";
import {
	type LetterContent,
	type LineOrigin,
	ResumeContent,
	type Validation,
} from "../content/content.ts";
import { editTree, firstReasons, textAt } from "../content/tree-edits.ts";
import { builtinLine } from "./builtin-line.ts";
import { ownLine, ownSummary, ownValue } from "./own-words.ts";
import { repairLetter } from "./repair-letter.ts";

type Note = Validation["repaired"][number];

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
	repair: Repair,
): ResumeContent {
	const changes: Changes = {
		set: new Map(),
		remove: new Set(),
		repaired: [],
		removed: [],
	};
	const refuted = new Set(
		problems
			.filter(({ verdict }) => verdict === "refuted")
			.map(({ where }) => where),
	);
	for (const [path, reason] of firstReasons(problems)) {
		const failed: Note = {
			...{ path, reason, text: textAt(content, path) },
			verdict: refuted.has(path) ? "refuted" : "unproved",
		};
		if (path === "summary") repairSummary(failed, { content, repair, changes });
		else if (["achievements", "details"].includes(listOf(path) ?? ""))
			repairLine(failed, { content, repair, changes });
		else repairField(failed, { content, repair, changes });
	}
	return changed(content, changes);
}

type Changes = {
	set: Map<string, unknown>;
	remove: Set<string>;
	repaired: Note[];
	removed: Note[];
};

type Repairing = { content: ResumeContent; repair: Repair; changes: Changes };

/** Puts other words, or none, in the place of what failed. */
function replace(
	failed: Note,
	value: string,
	{ set, removed, repaired }: Changes,
): void {
	set.set(failed.path, value);
	(value === "" ? removed : repaired).push(failed);
}

function repairSummary(
	failed: Note,
	{ content, repair: { profile, builtin }, changes }: Repairing,
): void {
	const own =
		builtin && builtin.summary !== "" ? [builtin.summary] : ownSummary(profile);
	const isTrue = (sentence: string) =>
		isTrueSummary(sentence, content, profile);
	replace(failed, trueSentences(failed.text, isTrue, own), changes);
}

/** The built-in writer's line, or the person's own; out where that is said already. */
function repairLine(
	failed: Note,
	{ content, repair: { profile, builtin, mayKeep }, changes }: Repairing,
): void {
	const { path, text } = failed;
	const ground = groundOf(profile);
	const own = mayKeep
		? ((builtin && builtinLine(path, content, builtin)) ??
			ownLine(path, text, { content, ground }))
		: null;
	if (own !== null && own !== text && !isSaid(content, failed, own))
		replace(failed, own, changes);
	else {
		changes.remove.add(path);
		changes.removed.push(failed);
	}
}

/** A named part becomes the profile's; one that may be empty is emptied, any other goes out with its entry. */
function repairField(
	failed: Note,
	{ content, repair: { profile, mayKeep }, changes }: Repairing,
): void {
	const { path } = failed;
	const isPersonal = path.startsWith("personalInfo");
	const own = mayKeep ? ownValue(path, content, profile) : null;
	if (own !== null) replace(failed, own, changes);
	else if (isPersonal || /\.(?:description|proficiency)$/.test(path))
		replace(failed, "", changes);
	else {
		const entry = entryPath(path);
		if (!changes.remove.has(entry))
			changes.removed.push({ ...failed, path: entry });
		changes.remove.add(entry);
	}
}

/** The content with its changes, and what is known of its lines at their new places. */
function changed(
	content: ResumeContent,
	{ set, remove, repaired, removed }: Changes,
): ResumeContent {
	const { tree, newPath } = editTree(content, { set, remove });
	const edited = ResumeContent.parse(tree);
	const { validation: before } = content;
	return {
		...edited,
		skills: {
			...edited.skills,
			groups: edited.skills.groups.filter(({ skills }) => skills.length > 0),
		},
		validation: {
			...edited.validation,
			lines: before.lines.flatMap((line): LineOrigin[] => {
				const path = newPath(line.path);
				if (path === null) return [];
				const { sources, judged } = line;
				return repaired.some((note) => note.path === line.path)
					? [{ path, sources, change: "kept", ...(judged && { judged }) }]
					: [{ ...line, path }];
			}),
			removed: [...before.removed, ...removed],
			repaired: [...before.repaired, ...repaired].flatMap((note) => {
				const path = newPath(note.path);
				return path === null ? [] : [{ ...note, path }];
			}),
		},
	};
}

/** "experience.2.company" goes out as the entry "experience.2", "skills.technical.4" as itself. */
function entryPath(path: string): string {
	return isInSection(path, "skills") || listOf(path) === "technologies"
		? path
		: entryPathOf(path);
}

/** Elsewhere in its entry: a line that goes too far often holds the very words it was made from. */
function isSaid(
	content: ResumeContent,
	{ path, text: failed }: Note,
	own: string,
): boolean {
	const all = JSON.stringify(textAt(content, entryPathOf(path)));
	return all.replace(escaped(failed), "").includes(escaped(own));
}

/** As it stands in the JSON of what is itself the JSON of an entry. */
function escaped(text: string): string {
	return JSON.stringify(JSON.stringify(text).slice(1, -1)).slice(1, -1);
}

/**
 * The sentences that hold; where none does, those of the person's own text that do. The first of them says who this is: where it
 * fails, the own text's stands before what is left.
 */
function trueSentences(
	text: string,
	isTrue: (sentence: string) => boolean,
	own: readonly string[],
): string {
	const said = sentencesOf(text);
	const left = said.filter(isTrue);
	if (left.length === 0) return own.filter(isTrue).join(" ");
	const lead = own.flatMap((one) => sentencesOf(one)).find(isTrue);
	const isHeaded = left[0] === said[0] || lead === undefined;
	return [...new Set(isHeaded ? left : [lead, ...left])].join(" ");
}
