// A certificate that has run out by its date, and studies that go on by theirs, are called so by their names, as somebody calls them who has
// no field for the date: whatever reads names of papers then knows. "ACLS", valid until May 2024, is "ACLS (expired May 2024)" from June on.
import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../language/language-code.ts";
import { listPattern } from "../language/list-pattern.ts";
import { partOf } from "../language/patterns.ts";
import { monthInWords } from "../language/reading/month-in-words.ts";
import { isNotHeld, isOver } from "../language/reading/not-held.ts";
import { PAPER_WORDS } from "../language/tables/papers-of-languages.ts";
import { POSTING_WORDS } from "../language/tables/posting-of-languages.ts";
import { goOn } from "../profile/open-studies.ts";
import { readDate } from "../profile/partial-date.ts";
import type { Profile } from "../profile/profile.ts";
import { profileLanguage } from "./profile-language.ts";

const known = new WeakMap<Profile, { today: string; profile: Profile }>();

/** The same profile where no certificate has run out on `today`, "YYYY-MM-DD". Entries keep their places. */
export function withExpiredPapers(profile: Profile, today: string): Profile {
	const found = known.get(profile);
	if (found?.today === today) return found.profile;
	const named = profile.certifications.some((one) => isUnsaid(one, today))
		? {
				...profile,
				certifications: profile.certifications.map((one) =>
					isUnsaid(one, today) ? saidExpired(one, profile) : one,
				),
			}
		: profile;
	known.set(profile, { today, profile: named });
	return named;
}

/** The same profile where studies that go on say so by their name: who has begun a degree does not hold it. */
export function withOpenStudies(profile: Profile, today: string): Profile {
	const isUnsaid = (one: Studies) =>
		goOn(one, today) &&
		one.degree_type !== null &&
		!isNotHeld(`${one.degree_type} ${one.field_of_study ?? ""}`);
	if (!profile.education.some(isUnsaid)) return profile;
	const { ongoing } = PAPER_WORDS[languageOf(profile)];
	return {
		...profile,
		education: profile.education.map((one) =>
			isUnsaid(one)
				? { ...one, degree_type: withRemark(one.degree_type ?? "", ongoing) }
				: one,
		),
	};
}

type Studies = Profile["education"][number];

function languageOf(profile: Profile): LanguageCode {
	const spoken = profileLanguage(profile);
	return LANGUAGE_CODES.find((code) => code === spoken) ?? "en";
}

/** In one pair of brackets: "Work platforms (IPAF; expired March 2026)". */
function withRemark(name: string, remark: string): string {
	return name.endsWith(")")
		? `${name.slice(0, -1)}; ${remark})`
		: `${name} (${remark})`;
}

type Paper = Profile["certifications"][number];

/** By a date as exact as it was given; a year alone has run out when it is over. */
export function hasExpired(
	{ expiry_date }: Pick<Paper, "expiry_date">,
	today: string,
): boolean {
	return (
		expiry_date !== null && expiry_date < today.slice(0, expiry_date.length)
	);
}

type Term = Pick<Paper, "certification_name" | "expiry_date"> &
	Partial<Pick<Paper, "issue_date">>;

/** A paper's name as `withExpiredPapers` writes it, where it says itself that it ran out: "FPC, valid through 2025-12". */
export function nameOnceExpired(
	certification_name: string,
	{ profile, today }: { profile: Profile; today: string },
): string {
	const paper = { certification_name, expiry_date: null };
	return isUnsaid(paper, today)
		? nameExpired(paper, profile)
		: certification_name;
}

function isUnsaid(paper: Term, today: string): boolean {
	const { certification_name } = paper;
	return (
		certification_name !== null &&
		!isOver(certification_name) &&
		hasExpired({ expiry_date: lastDay(paper) }, today)
	);
}

/** By its date, else as its name says it: "valid through 2025-12", "Aug 2024, good for 2 years". */
function lastDay(paper: Term): string | null {
	const { expiry_date, certification_name } = paper;
	const [, inBrackets, behind] = VALIDITY.exec(certification_name ?? "") ?? [];
	const written = inBrackets ?? behind;
	return expiry_date ?? (written ? readDate(written).date : endOfTerm(paper));
}

/** So many years behind the day it was issued; null where a part is missing. */
function endOfTerm({ certification_name, issue_date }: Term): string | null {
	const name = certification_name ?? "";
	const [, years = ""] = TERM.exec(name) ?? [];
	if (years === "") return null;
	const [dated] = name
		.replace(TERM, "")
		.split(/[,;()（）]/u)
		.flatMap((part) => readDate(part).date ?? []);
	const issued = dated ?? issue_date ?? null;
	return (
		issued &&
		`${Number(issued.slice(0, YEAR)) + Number(years)}${issued.slice(YEAR)}`
	);
}

const YEAR = 4;

const VALID_UNTIL = `(?:${Object.values(PAPER_WORDS)
	.map(({ validUntil }) => validUntil)
	.join("|")})\\s*:?\\s*([^;,()（）]{4,20})`;
/** With what sets it apart: ", valid through 2025-12", "(scadenza 11/2025)". */
const VALIDITY = listPattern(
	`\\s*[(（]${VALID_UNTIL}[)）]|(?:[,;]\\s*|\\s+(?:[–—-]\\s+)?|(?<=\\p{Script=Han}))${VALID_UNTIL}(?=$|[;,)）])`,
	"iu",
);

/** With what sets it apart: ", good for 2 years". */
const TERM = listPattern(
	`\\s*[(（,;]?\\s*(?:${partOf(PAPER_WORDS, ({ validFor }) => validFor)})\\s?(\\p{N})\\s?(?:${Object.values(
		POSTING_WORDS,
	)
		.map(({ years }) => years.unit)
		.join("|")})(?!\\p{L})[)）]?`,
	"iu",
);

function saidExpired(paper: Paper, profile: Profile): Paper {
	return { ...paper, certification_name: nameExpired(paper, profile) };
}

function nameExpired(paper: Term, profile: Profile): string {
	const language = languageOf(profile);
	const remark = PAPER_WORDS[language].expired.replace(
		"{date}",
		monthInWords(lastDay(paper) ?? "", language),
	);
	const name = paper.certification_name ?? "";
	return withRemark(name.replace(VALIDITY, "").replace(TERM, ""), remark);
}
