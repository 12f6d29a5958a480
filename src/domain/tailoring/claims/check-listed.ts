// Skills, certificates, languages, publications and awards against the profile: nothing may be listed that is not listed there
// or shown in a line.

import { vocabularyOf } from "../../clauses/make-vocabulary.ts";
import {
	LANGUAGE_CODES,
	type LanguageCode,
} from "../../language/language-code.ts";
import { isNotHeld, isRegisteredFor } from "../../language/reading/not-held.ts";
import { DOCUMENT_WORDS } from "../../language/tables/documents-of-languages.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";
import { month } from "../../mapping/content-dates.ts";
import { nameOnceExpired } from "../../match/expired-papers.ts";
import { pathOf } from "../../profile/content-path.ts";
import type { Profile } from "../../profile/profile.ts";
import { spokenLevel } from "../../profile/spoken-level.ts";
import { oneLine } from "../../profile/text-lines.ts";
import { pathNaming } from "../../proof/prove-name.ts";
import { pathShowing } from "../../proof/prove-skill.ts";
import type { ResumeContent } from "../content/content.ts";
import {
	type Check,
	notOwn,
	notSaid,
	proved,
	refuse,
	report,
} from "./check.ts";
import { checkAddress } from "./check-identity.ts";
import { isSameDate } from "./entry-dates.ts";
import { isOneOf } from "./one-of-names.ts";
import { isSameName } from "./same-names.ts";

export function checkSkills(
	check: Check,
	{ skills }: Pick<ResumeContent, "skills">,
): void {
	const listed = (path: string) => (text: string, at: number) => {
		checkListed(check, { path: pathOf(path, at), text, own: [] });
	};
	skills.technical.forEach(listed(pathOf("skills", "technical")));
	skills.soft.forEach(listed(pathOf("skills", "soft")));
	skills.groups.forEach((group, at) => {
		checkHeading(check, pathOf("skills", "groups", at, "name"), group.name);
		group.skills.forEach(listed(pathOf("skills", "groups", at, "skills")));
	});
}

/** A name of a list: one of its own place, or any the profile holds. */
export function checkListed(
	check: Check,
	{ path, text, own }: { path: string; text: string; own: readonly string[] },
): void {
	if (text.trim() === "" || refuse(check, path, text)) return;
	const fact = own.some((one) => isSameName(one, text))
		? path
		: pathShowing(text, check.ground);
	if (fact === null) notOwn(check, { path, text }, []);
	else proved(check, { path, text, facts: [fact] });
}

/** What a group is called: the person's own category, a word every resume has, or words of the profile. */
function checkHeading(check: Check, path: string, text: string): void {
	if (text.trim() === "" || refuse(check, path, text)) return;
	const { profile, language } = check.ground;
	const own = [...profile.skills, ...profile.software].map(
		({ category }) => category,
	);
	if (
		own.some((category) => isSameName(category, text)) ||
		isPlainHeading(text, language)
	)
		return;
	const named = withoutHeadings(text, language);
	if (
		pathNaming(text, check.ground) === null &&
		pathNaming(named, check.ground) === null
	)
		notSaid(check, { path, text }, own);
}

/** "Technical skills", "Sprachen": words that name a section and nothing of the person. */
export function isPlainHeading(text: string, language: string): boolean {
	if (LANGUAGE_CODES.some((code) => isPrintedHeading(text, code))) return true;
	const known = [vocabularyOf(language), vocabularyOf("en")];
	const words =
		text
			.toLowerCase()
			.normalize("NFD")
			.replace(/\p{M}+/gu, "")
			.match(/[\p{L}']+/gu) ?? [];
	return (
		words.length > 0 &&
		words.every((word) =>
			known.some(
				({ headings, small }) => headings.has(word) || small.has(word),
			),
		)
	);
}

/** What our own documents print above a section, whole. */
function isPrintedHeading(text: string, code: LanguageCode): boolean {
	const { sections, technicalSkills, softSkills } = DOCUMENT_WORDS[code];
	return [
		SUMMARY_WORDS[code].moreSkills,
		...Object.values(sections),
		technicalSkills,
		softSkills,
	].some((heading) => heading.toLowerCase() === text.toLowerCase());
}

/** "Frameworks and tools" names the frameworks. */
function withoutHeadings(text: string, language: string): string {
	return text
		.split(/\s+/)
		.filter((word) => !isPlainHeading(word, language))
		.join(" ");
}

/** The profile's certificate a document means, by its own name before any other name of it; -1 where there is none. */
function certificateNamed(
	written: ResumeContent["certifications"][number],
	{ ground: { profile, language } }: Check,
): number {
	const { certifications } = profile;
	const named = certifications.findIndex(
		(paper) =>
			isSameName(written.name, paper.certification_name) ||
			(showsTerm(written, paper) &&
				isSameName(written.name, withoutRemark(paper.certification_name))),
	);
	return named >= 0
		? named
		: certifications.findIndex((paper) =>
				isOneOf(written.name, [paper.certification_name], language),
			);
}

export function checkCertifications(
	check: Check,
	{ certifications }: Pick<ResumeContent, "certifications">,
): void {
	const { profile } = check.ground;
	const { certifications: all } = profile;
	const { today } = check;
	certifications.forEach((shown, at) => {
		const name = today
			? nameOnceExpired(shown.name, { profile, today })
			: shown.name;
		const written = { ...shown, name };
		const where = pathOf("certifications", at);
		const found = certificateNamed(written, check);
		const own = all[found];
		if (
			!own ||
			(!showsTerm(written, own) &&
				losesDay(written.name, own.certification_name, check)) ||
			losesState(written.name, own.certification_name)
		) {
			notOwn(check, { path: pathOf(where, "name"), text: written.name }, []);
			return;
		}
		proved(check, {
			path: where,
			text: written.name,
			facts: [pathOf("certifications", found)],
		});
		field(check, pathOf(where, "issuer"), {
			text: written.issuer,
			own: own.issuing_organization,
		});
		dated(check, pathOf(where, "date"), {
			text: written.date,
			own: own.issue_date,
		});
		dated(check, pathOf(where, "expiryDate"), {
			text: written.expiryDate,
			own: own.expiry_date,
		});
		checkAddress(check, {
			path: pathOf(where, "url"),
			text: written.url,
			own: own.credential_url,
		});
	});
}

/** "ACLS" of "ACLS (expired May 2024)", "Platforms (IPAF)" of "Platforms (IPAF; expired 2026)". */
function withoutRemark(name: string | null): string {
	const whole = oneLine(name);
	const shorter = whole.replace(/; [^();]*\)$/u, ")");
	return shorter === whole ? whole.replace(/\s*\([^()]*\)$/u, "") : shorter;
}

/** Whether the day a paper ran out stands beside its name. */
function showsTerm(
	{ expiryDate }: ResumeContent["certifications"][number],
	{ expiry_date }: Profile["certifications"][number],
): boolean {
	return expiryDate !== "" && expiryDate === month(expiry_date);
}

/** "WSET 3" of "WSET 3 (registered, exam in April 2027)", or of a paper with any day to come but the end of its term. */
function losesDay(
	written: string,
	own: string | null,
	{ today }: Check,
): boolean {
	const year = today ? Number(today.slice(0, 4)) : null;
	const isToCome = (text: string) =>
		isNotHeld(text) ||
		isRegisteredFor(text, year) ||
		(year !== null && !isTerm(text) && lastYear(text) > year);
	return isToCome(oneLine(own)) && !isToCome(written);
}

/** "On the register" of "On the register: applied, waiting for the decision": words behind a colon say how far it is. */
function losesState(written: string, own: string | null): boolean {
	const [, state = ""] = oneLine(own).split(/:\s/u);
	const words = state.match(/(?<![\p{L}\p{N}])\p{Ll}{3,}/gu) ?? [];
	return words.length >= LEAST_SAID && !/:\s/u.test(oneLine(written));
}

const LEAST_SAID = 2;

function lastYear(text: string): number {
	return Math.max(0, ...(text.match(/\b20\d\d\b/g) ?? []).map(Number));
}

const STEM = 5;

/** "Valid until 2028". */
function isTerm(text: string): boolean {
	const plain = text.toLowerCase();
	return LANGUAGE_CODES.some((code) => {
		const [word = ""] = DOCUMENT_WORDS[code].expires.split(/[ {]/);
		return plain.includes(word.toLowerCase().slice(0, STEM));
	});
}

export function checkLanguages(
	check: Check,
	{ languages }: Pick<ResumeContent, "languages">,
): void {
	const { languages: all } = check.ground.profile;
	languages.forEach((written, at) => {
		const where = pathOf("languages", at);
		const found = all.findIndex((one) =>
			isOneOf(written.language, [one.language_name], check.ground.language),
		);
		const own = all[found];
		if (!own) {
			notOwn(
				check,
				{ path: pathOf(where, "language"), text: written.language },
				[],
			);
			return;
		}
		proved(check, {
			path: where,
			text: written.language,
			facts: [pathOf("languages", found)],
		});
		const level = oneLine(written.proficiency);
		const levels = [
			oneLine(spokenLevel(own)),
			oneLine(own.proficiency_level),
			oneLine(own.level_as_written),
		];
		if (level !== "" && !levels.some((one) => isSameName(one, level)))
			notOwn(
				check,
				{ path: pathOf(where, "proficiency"), text: written.proficiency },
				levels,
			);
	});
}

export function checkPublications(
	check: Check,
	{ publications }: Pick<ResumeContent, "publications">,
): void {
	const { publications: all } = check.ground.profile;
	publications.forEach((written, at) => {
		const where = pathOf("publications", at);
		const found = all.findIndex((one) =>
			isSameName(written.title, one.publication_title),
		);
		const own = all[found];
		if (!own) {
			notOwn(check, { path: pathOf(where, "title"), text: written.title }, []);
			return;
		}
		proved(check, {
			path: where,
			text: written.title,
			facts: [pathOf("publications", found)],
		});
		field(check, pathOf(where, "publisher"), {
			text: written.publisher,
			own: own.publisher,
		});
		dated(check, pathOf(where, "date"), {
			text: written.date,
			own: own.publication_date,
		});
		checkAddress(check, {
			path: pathOf(where, "url"),
			text: written.url,
			own: own.publication_url,
		});
		written.authors.forEach((author, nr) => {
			if (!own.authors.some((one) => isSameName(one, author)))
				notOwn(
					check,
					{ path: pathOf(where, "authors", nr), text: author },
					own.authors,
				);
		});
		report(check, {
			path: pathOf(where, "description"),
			text: written.description,
			entry: pathOf("publications", found),
		});
	});
}

function field(
	check: Check,
	path: string,
	{ text, own }: { text: string; own: string | null },
): void {
	if (text !== "" && !isOneOf(text, [own], check.ground.language))
		notOwn(check, { path, text }, [own]);
}

function dated(
	check: Check,
	path: string,
	{ text, own }: { text: string; own: string | null },
): void {
	if (!isSameDate(text, own)) notOwn(check, { path, text }, [own]);
}
