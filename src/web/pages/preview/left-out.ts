// What of the profile a resume leaves out: what still is, and where that goes which the person wants back.
import { resumeOf } from "../../../domain/mapping/profile-to-resume.ts";
import {
	entryIndexOf,
	entryPathOf,
	isEntryLine,
	isInSection,
	keysOf,
	lastKeyOf,
	pathOf,
	valueAt,
} from "../../../domain/profile/content-path.ts";
import type { Profile } from "../../../domain/profile/profile.ts";
import type {
	Metadata,
	ResumeContent,
} from "../../../domain/tailoring/content/content.ts";
import { contentNameOf } from "../../../domain/tailoring/content/content-names.ts";
import { BULLETS } from "./own-words.ts";
import type { Shown } from "./shown.ts";

export type LeftOutLine = Metadata["omitted"][number];

/** How it stands to the document: in it again, put into it now, or without a place there. */
type Placed = "there" | "put" | "nowhere";
type Put = (
	content: ResumeContent,
	line: LeftOutLine,
	profile: Profile,
) => Placed;

/** What was left out and has not been put back since. */
export function stillLeftOut(
	{ kind, content }: Shown,
	profile: Profile | undefined,
): LeftOutLine[] {
	const { omitted } = content.metadata;
	if (kind !== "resume") return omitted;
	return omitted.filter(
		(line) => placed(structuredClone(content), line, profile) !== "there",
	);
}

/** The resume with it in its place; null where it has none. */
export function withLineBack(
	content: ResumeContent,
	line: LeftOutLine,
	profile: Profile | undefined,
): ResumeContent | null {
	const changed = structuredClone(content);
	return placed(changed, line, profile) === "put" ? changed : null;
}

/** Why it cannot be put back here, and how it can. */
export function withoutPlaceText({ path }: LeftOutLine): string {
	return isEntryLine(path) || keysOf(path).length > 2
		? "Its entry isn't in this document, or your profile has changed since: add it in the editor."
		: "Your profile no longer says this in these words: add it in the editor.";
}

function placed(
	content: ResumeContent,
	line: LeftOutLine,
	profile: Profile | undefined,
): Placed {
	if (isEntryLine(line.path)) return putLine(content, line);
	if (line.path === SUMMARY) return putSentence(content, line);
	if (!profile) return "nowhere";
	if (isInSection(line.path, "skills", "software"))
		return putSkills(content, line, profile);
	if (lastKeyOf(line.path) === "technologies_used")
		return putTools(content, line, profile);
	return putEntry(content, line, profile);
}

const SUMMARY = pathOf("personal", "summary");

/** Behind the other lines of its entry. */
function putLine(content: ResumeContent, { path, text }: LeftOutLine): Placed {
	const entry = placeOfEntry(content, path);
	const list = BULLETS.map((name) =>
		valueAt(content, pathOf(entry ?? "", name)),
	).find((lines) => Array.isArray(lines));
	return entry && list ? putInto(list, [text]) : "nowhere";
}

function putSentence(content: ResumeContent, { text }: LeftOutLine): Placed {
	if (content.summary.includes(text)) return "there";
	content.summary = `${content.summary} ${text}`.trim();
	return "put";
}

/** Into the group of the document that has the person's own name for it. */
const putSkills: Put = ({ skills }, { path, text }, profile) => {
	const category = String(
		valueAt(profile, pathOf(entryPathOf(path), "category")) ?? "",
	);
	const names = [
		...profile.skills.map((one) => [one.category, one.skill_name]),
		...profile.software.map((one) => [one.category, one.software_name]),
	].flatMap(([group, name]) =>
		name && (group ?? "") === category && text.includes(name) ? [name] : [],
	);
	if (names.length === 0) return "nowhere";
	const group = skills.groups.find(({ name }) => name === category);
	if (!group && !names.some((name) => isListed(skills, name)))
		skills.groups.push({ name: category, skills: [] });
	const own = group ?? skills.groups.at(-1);
	const missing = names.filter((name) => !isListed(skills, name));
	if (!own || missing.length === 0) return "there";
	skills.technical.push(...missing);
	return putInto(own.skills, missing);
};

function isListed({ groups }: ResumeContent["skills"], name: string): boolean {
	return groups.some(({ skills }) => skills.includes(name));
}

const putTools: Put = (content, { path }, profile) => {
	const entry = placeOfEntry(content, path);
	const tools = valueAt(content, pathOf(entry ?? "", "technologies"));
	const own = valueAt(profile, path);
	return entry && Array.isArray(tools) && Array.isArray(own)
		? putInto(tools, own)
		: "nowhere";
};

/** Where it stands in the profile: before the first entry that stands behind it there. */
const putEntry: Put = (content, { path }, profile) => {
	const name = contentNameOf(path);
	if (name === null) return "nowhere";
	if (placeOfEntry(content, path)) return "there";
	const at = entryIndexOf(path) ?? -1;
	const entry = resumeOf(profile)[name][at];
	const list: unknown[] = content[name];
	if (entry === undefined) return "nowhere";
	const behind = list.findIndex(
		(_, place) => indexInProfile(content, pathOf(name, place)) > at,
	);
	list.splice(behind < 0 ? list.length : behind, 0, entry);
	return "put";
};

function indexInProfile({ validation }: ResumeContent, path: string): number {
	const origin = validation.lines.find((line) => line.path === path);
	return entryIndexOf(origin?.sources[0] ?? "") ?? -1;
}

/** Where the entry a path of the profile leads to stands in the document; null where it is not in it. */
function placeOfEntry(
	{ validation }: ResumeContent,
	path: string,
): string | null {
	const entry = validation.lines.find(
		(origin) =>
			keysOf(origin.path).length === 2 &&
			origin.sources.includes(entryPathOf(path)),
	);
	return entry?.path ?? null;
}

function putInto(list: unknown[], lines: readonly unknown[]): Placed {
	const missing = lines.filter((line) => !list.includes(line));
	list.push(...missing);
	return missing.length === 0 ? "there" : "put";
}
