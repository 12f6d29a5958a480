// Awards, interests and references against the profile: each must be one of the person's own, in the profile's words.

import {
	awardOf,
	interestOf,
	referenceOf,
} from "../../mapping/profile-to-resume.ts";
import { oneLine } from "../../match/sentences.ts";
import type { ClaimProblem } from "./claim-problem.ts";
import type { Claimed } from "./claimed.ts";
import { isPartOf, isSameName, isSameSpan, notOwn } from "./entries.ts";
import type { Sources } from "./sources.ts";

export function checkAwards(
	{ awards }: Claimed,
	{ profile }: Sources,
): ClaimProblem[] {
	const own = profile.awards.map((award) => ({
		...awardOf(award),
		day: award.award_date,
	}));
	return awards.flatMap((entry, at) => {
		const where = `awards.${at}`;
		const held = own.find(({ title }) => isSameName(entry.title, title));
		if (!held)
			return [
				notOwn(
					`${where}.title`,
					entry.title,
					own.map(({ title }) => title),
				),
			];
		const { awarder, day } = held;
		const when = { start: day, end: day, isCurrent: false };
		return [
			...(entry.awarder === "" || isPartOf(entry.awarder, awarder)
				? []
				: [notOwn(`${where}.awarder`, entry.awarder, [awarder])]),
			...(isSameSpan(entry.date, when)
				? []
				: [notOwn(`${where}.date`, entry.date, [day])]),
			...inOwnWords(`${where}.description`, entry.description, [
				held.description,
			]),
		];
	});
}

export function checkInterests(
	{ interests }: Claimed,
	{ profile }: Sources,
): ClaimProblem[] {
	const own = profile.interests.map(interestOf);
	return interests.flatMap((entry, at) => {
		const held = own.find(({ name }) => isSameName(entry.name, name));
		if (!held)
			return [
				notOwn(
					`interests.${at}.name`,
					entry.name,
					own.map(({ name }) => name),
				),
			];
		return entry.keywords.flatMap((keyword, line) =>
			inOwnWords(`interests.${at}.keywords.${line}`, keyword, held.keywords),
		);
	});
}

/** What somebody else said of the person stands as they said it. */
export function checkReferences(
	{ references }: Claimed,
	{ profile }: Sources,
): ClaimProblem[] {
	const own = profile.references.map(referenceOf);
	return references.flatMap((entry, at) => {
		const where = `references.${at}`;
		const held = own.find(({ name }) => isSameName(entry.name, name));
		if (!held)
			return [
				notOwn(
					`${where}.name`,
					entry.name,
					own.map(({ name }) => name),
				),
			];
		return [
			...inOwnWords(`${where}.relationship`, entry.relationship, [
				held.relationship,
			]),
			...inOwnWords(`${where}.reference`, entry.reference, [held.reference]),
		];
	});
}

function inOwnWords(
	where: string,
	text: string,
	own: readonly string[],
): ClaimProblem[] {
	const line = oneLine(text);
	return line === "" || own.some((words) => words.includes(line))
		? []
		: [notOwn(where, text, [...own])];
}
