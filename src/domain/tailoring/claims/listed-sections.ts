// Skills, certificates, languages and publications against the profile: nothing may be listed that is not listed there.
import { oneLine } from "../../match/sentences.ts";
import { spokenLevel } from "../../profile/profile.ts";
import type { ClaimProblem } from "./claim-problem.ts";
import type { Claimed, Tell } from "./claimed.ts";
import {
	holdsTerm,
	isPartOf,
	isSameName,
	isSameSpan,
	notOwn,
} from "./entries.ts";
import { leftoversIn } from "./leftovers.ts";
import type { Sources } from "./sources.ts";

export function checkSkills(
	{ skills }: Claimed,
	sources: Sources,
): ClaimProblem[] {
	const check = (path: string) => (text: string, at: number) => {
		const leftovers = leftoversIn(text, sources.text);
		if (leftovers.length > 0 || !holdsTerm(sources, text))
			return [notOwn(`${path}.${at}`, text, [])];
		return [];
	};
	return [
		...skills.technical.flatMap(check("skills.technical")),
		...skills.soft.flatMap(check("skills.soft")),
		...skills.groups.flatMap((group, at) =>
			group.skills.flatMap(check(`skills.groups.${at}.skills`)),
		),
	];
}

export function checkCertifications(
	{ certifications }: Claimed,
	{ profile }: Sources,
): ClaimProblem[] {
	return certifications.flatMap((entry, at) => {
		const where = `certifications.${at}`;
		const own = profile.certifications.find(
			(paper) =>
				isSameName(entry.name, paper.certification_name) ||
				isPartOf(entry.name, paper.certification_name),
		);
		if (!own)
			return [
				notOwn(
					`${where}.name`,
					entry.name,
					profile.certifications.map((paper) => paper.certification_name),
				),
			];
		return [
			...(entry.issuer === "" ||
			isPartOf(entry.issuer, own.issuing_organization)
				? []
				: [
						notOwn(`${where}.issuer`, entry.issuer, [own.issuing_organization]),
					]),
			...(isSameDate(entry.date, own.issue_date)
				? []
				: [notOwn(`${where}.date`, entry.date, [own.issue_date])]),
			...(isSameDate(entry.expiryDate, own.expiry_date)
				? []
				: [notOwn(`${where}.expiryDate`, entry.expiryDate, [own.expiry_date])]),
		];
	});
}

export function checkLanguages(
	{ languages }: Claimed,
	{ profile }: Sources,
): ClaimProblem[] {
	return languages.flatMap((entry, at) => {
		const own = profile.languages.find((language) =>
			isSameName(entry.language, language.language_name),
		);
		if (!own)
			return [
				notOwn(
					`languages.${at}.language`,
					entry.language,
					profile.languages.map((language) => language.language_name),
				),
			];
		const level = oneLine(entry.proficiency);
		const isOwn =
			level === "" ||
			level === oneLine(spokenLevel(own)) ||
			level === own.proficiency_level;
		return isOwn
			? []
			: [
					notOwn(`languages.${at}.proficiency`, entry.proficiency, [
						spokenLevel(own),
					]),
				];
	});
}

export function checkPublications(
	{ publications }: Claimed,
	{ profile }: Sources,
	tell: Tell,
): ClaimProblem[] {
	return publications.flatMap((entry, at) => {
		const where = `publications.${at}`;
		const own = profile.publications.find((publication) =>
			isSameName(entry.title, publication.publication_title),
		);
		if (!own)
			return [
				notOwn(
					`${where}.title`,
					entry.title,
					profile.publications.map(
						(publication) => publication.publication_title,
					),
				),
			];
		return [
			...(entry.publisher === "" || isSameName(entry.publisher, own.publisher)
				? []
				: [notOwn(`${where}.publisher`, entry.publisher, [own.publisher])]),
			...(isSameDate(entry.date, own.publication_date)
				? []
				: [notOwn(`${where}.date`, entry.date, [own.publication_date])]),
			...tell(`${where}.description`, entry.description),
		];
	});
}

function isSameDate(written: string, own: string | null): boolean {
	return isSameSpan(written, { start: own, end: own, isCurrent: false });
}
