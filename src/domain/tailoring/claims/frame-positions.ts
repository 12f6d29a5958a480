// The position a frame names: its title, its employer and the month it began in, all of one entry.

import type { LanguageCode } from "../../language/language-code.ts";
import { monthInWords } from "../../language/reading/month-in-words.ts";
import { WRITING_WORDS } from "../../language/tables/writing-of-languages.ts";
import { pathOf } from "../../profile/content-path.ts";
import { newestFirst } from "../../profile/newest-first.ts";
import type { Profile } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { withoutRemark } from "../letter/point.ts";
import { inSpelling, placed, voiceOf } from "../letter/voice.ts";
import type { Framed, Place } from "./frame-texts.ts";
import { frameKeyOf, keyOfPlain, STATED } from "./frame-texts.ts";

/** Kinds that name a position without an employer. */
const HELD: ReadonlySet<string> = new Set([
	"current",
	"latest",
	"held",
	"titleSince",
]);

const STILL: ReadonlySet<string> = new Set([
	"currentSince",
	"current",
	"titleSince",
]);

export function isOfWork(places: readonly Place[], kind: string): boolean {
	if (kind === "stated project" || kind === "stated volunteer") return false;
	return HELD.has(kind) || places.some(({ name }) => name.includes("company"));
}

const LONGEST_NAMED = 200;

/** Title, employer and date of one position. */
export function ofWork(
	places: readonly Place[],
	{ kind, language, ground }: Framed,
): string[] | null {
	if (!isOfWork(places, kind)) return [];
	const isTooLong = places.some(
		({ name, text }) => !STATED.has(name) && text.length > LONGEST_NAMED,
	);
	if (isTooLong) return null;
	const named = (name: string) => {
		const place = places.find((one) => one.name === name);
		return place && keyOfPlain(place.text);
	};
	const [title, company, date] = [
		named("job") ?? named("title"),
		named("company"),
		named("date") ?? named("since"),
	];
	const touching = places.find(({ name }) => name.includes("+"));
	const isStill =
		STILL.has(kind) || (date !== undefined && kind !== "gap since");
	const at = positionsOf(ground.profile).findIndex(
		(own) =>
			(touching
				? keyOfPlain(touching.text) ===
					frameKeyOf(
						touching.name
							.split("+")
							.map((name) => (name === "title" ? own.written : own.name))
							.join(""),
					)
				: title === undefined ||
					own.title === title ||
					own.title === title.replace(ARTICLE, "")) &&
			(company === undefined ||
				own.company === company ||
				[own.name, withoutRemark(own.name)].some(
					(name) => frameKeyOf(placed(name, language)) === company,
				)) &&
			(own.isCurrent || !isStill) &&
			(own.isNewest || kind !== "latest") &&
			(date === undefined || beginningsOf(own, language).includes(date)),
	);
	if (at < 0 || (!touching && (title ?? company) === undefined)) return null;
	return [
		pathOf("work_experience", at, "job_title"),
		...(company === undefined && !touching
			? []
			: [pathOf("work_experience", at, "company_name")]),
		...(date === undefined
			? []
			: [pathOf("work_experience", at, "start_date")]),
	];
}

/** English says what somebody is with one. */
const ARTICLE = /^an? /u;

/** The month a position began in, in words, as each country spells it. */
function beginningsOf({ start }: Position, language: LanguageCode): string[] {
	if (start === null) return [];
	const voice = voiceOf(language, { posting: "", key: "" });
	const written = monthInWords(start, voice.language);
	return [
		written,
		...WRITING_WORDS[language].forms.map(({ spelling }) =>
			inSpelling(written, spelling),
		),
	].map(frameKeyOf);
}

type Position = {
	title: string;
	company: string;
	/** Company and title as they are written. */
	name: string;
	written: string;
	start: string | null;
	isCurrent: boolean;
	isNewest: boolean;
};

const known = new WeakMap<Profile, readonly Position[]>();

function positionsOf(profile: Profile): readonly Position[] {
	const made = known.get(profile) ?? readPositions(profile);
	known.set(profile, made);
	return made;
}

function readPositions({ work_experience: all }: Profile): Position[] {
	const [newest] = newestFirst(all, (work) => work.is_current);
	return all.map((work, at) => ({
		title: frameKeyOf(oneLine(work.job_title)),
		company: frameKeyOf(oneLine(work.company_name)),
		name: oneLine(work.company_name),
		written: oneLine(work.job_title),
		start: work.start_date,
		isCurrent: work.is_current,
		isNewest: newest?.at === at,
	}));
}
