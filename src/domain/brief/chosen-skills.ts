// The skills of a resume in the order a model chose. Those that answer the posting stay, whether it names them or not.
import { SUMMARY_WORDS } from "../language/tables/summary-of-languages.ts";
import {
	entryIndexOf,
	fieldOf,
	isBelow,
	isInSection,
	pathOf,
} from "../profile/content-path.ts";
import type { Profile } from "../profile/profile.ts";
import { oneLine } from "../profile/text-lines.ts";
import {
	type LineOrigin,
	ResumeContent,
} from "../tailoring/content/content.ts";
import type { Omitted, Tailoring } from "../tailoring/content/tailoring.ts";
import { writtenIn } from "../tailoring/letter/voice.ts";
import type { NumberedFact } from "./brief.ts";

export const REASON = "Left out by the model for this posting.";

export function isSkillPath(path: string): boolean {
	return (
		isInSection(path, "skills", "software") &&
		/_name$/u.test(fieldOf(path) ?? "")
	);
}

/** Fewer are no choice of a list, nor is less than half of a short one. */
const FEWEST = 3;

type Shown = {
	text: string;
	source: string;
	group: string;
	origin: LineOrigin;
};

export function withSkills(
	content: ResumeContent,
	named: readonly NumberedFact[],
	{ profile, match }: Tailoring,
): ResumeContent {
	const chosen = named.filter(({ path }) => isSkillPath(path));
	const shown = shownIn(content);
	const isNew = chosen.some(
		({ path }) => !shown.some(({ source }) => source === path),
	);
	const isList = chosen.length >= Math.min(FEWEST, Math.ceil(shown.length / 2));
	if (chosen.length === 0 || (!isList && !isNew)) return content;
	const asked = new Set(
		[...match.requirements, ...match.terms].flatMap(({ evidence }) =>
			evidence.map(({ path }) => path),
		),
	);
	const { moreSkills: more } =
		SUMMARY_WORDS[writtenIn(content.metadata.language)];
	const before = isList ? [] : shown;
	const all = [
		...before,
		...chosen
			.map((fact) => shown.find(({ source }) => source === fact.path) ?? fact)
			.map((one) =>
				"source" in one ? one : putBack(one, { shown, profile, more }),
			),
		...shown.filter(({ source }) => asked.has(source)),
	].filter(isFirst);
	const gone = shown.filter((one) => !all.includes(one));
	const left = ResumeContent.parse(content);
	const names = [...new Set(all.map(({ group }) => group))].toSorted(
		(a, b) => Number(a === more) - Number(b === more),
	);
	left.skills.groups = names.map((name) => ({
		name,
		skills: all.filter(({ group }) => group === name).map(({ text }) => text),
	}));
	const texts = new Set(all.map(({ text }) => text));
	left.skills.soft = left.skills.soft.filter((text) => texts.has(text));
	const soft = new Set(left.skills.soft);
	left.skills.technical = [...texts].filter((text) => !soft.has(text));
	left.validation.lines = [
		...left.validation.lines.filter(({ path }) => !isGrouped(path)),
		...names.flatMap((name, nr) =>
			all
				.filter(({ group }) => group === name)
				.map(({ origin }, at) => ({
					...origin,
					path: pathOf("skills", "groups", nr, "skills", at),
				})),
		),
	];
	left.metadata.omitted = [
		...left.metadata.omitted.map((one) => withoutNames(one, all)),
		...gone.map(({ source, text }) => ({ path: source, text, reason: REASON })),
	].filter(({ text }) => text !== "");
	return left;
}

/** "Office: Excel, Word" without Excel, which stands there now. */
function withoutNames(omitted: Omitted, shown: readonly Shown[]): Omitted {
	if (!isSkillPath(omitted.path)) return omitted;
	const [, lead = "", names = ""] =
		/^([^,]*: )?(.*)$/u.exec(omitted.text) ?? [];
	const left = names
		.split(", ")
		.filter((name) => !shown.some(({ text }) => text === name));
	return { ...omitted, text: left.length > 0 ? lead + left.join(", ") : "" };
}

function shownIn({ skills, validation }: ResumeContent): Shown[] {
	return skills.groups.flatMap(({ name, skills: own }, nr) =>
		own.flatMap((text, at): Shown[] => {
			const path = pathOf("skills", "groups", nr, "skills", at);
			const origin = validation.lines.find((line) => line.path === path);
			const [source] = origin?.sources ?? [];
			return origin && source ? [{ text, source, group: name, origin }] : [];
		}),
	);
}

type PutBack = {
	shown: readonly Shown[];
	profile: Profile;
	/** What a group without a name is called beside others. */
	more: string;
};

/** As the profile names it, in the group it belongs to there; what belongs to none stands with others of its kind. */
function putBack(
	{ path, text }: NumberedFact,
	{ shown, profile, more }: PutBack,
): Shown {
	const category = categoryOf(path, profile);
	const beside = shown.find(
		({ source }) => categoryOf(source, profile) === category,
	);
	return {
		text,
		source: path,
		group: beside?.group ?? (category || more),
		origin: { path: "", sources: [path], change: "kept" },
	};
}

function categoryOf(path: string, { skills, software }: Profile): string {
	const list = isInSection(path, "skills") ? skills : software;
	return oneLine(list[entryIndexOf(path) ?? -1]?.category ?? "");
}

function isFirst(one: Shown, at: number, all: readonly Shown[]): boolean {
	const same = (other: Shown) =>
		other.source === one.source ||
		other.text.toLowerCase() === one.text.toLowerCase();
	return all.findIndex(same) === at;
}

function isGrouped(path: string): boolean {
	return isBelow(path, pathOf("skills", "groups"));
}
