// The head of a resume against the profile: name, addresses, place, and the line under the name.
import { fullName } from "../../profile/profile.ts";
import type { ClaimProblem } from "./claim-problem.ts";
import type { Claimed, Tell } from "./claimed.ts";
import { isSameName, nameKey, notOwn } from "./entries.ts";
import { holdsPhrase, type Sources } from "./sources.ts";

export function checkIdentity(
	{ personalInfo }: Claimed,
	{ profile, text }: Sources,
): ClaimProblem[] {
	const { personal } = profile;
	const own: [
		field: "email" | "phone" | "linkedin" | "website",
		value: string | null,
	][] = [
		["email", personal.email],
		["phone", personal.phone],
		["linkedin", personal.linkedin_url],
		["website", personal.website_url],
	];
	const problems = own
		.filter(
			([field, value]) =>
				personalInfo[field] !== "" &&
				!isSameAddress(personalInfo[field], value, text),
		)
		.map(([field, value]) =>
			notOwn(`personalInfo.${field}`, personalInfo[field], [value]),
		);
	if (
		personalInfo.name !== "" &&
		!isSameName(personalInfo.name, fullName(personal))
	)
		problems.push(
			notOwn("personalInfo.name", personalInfo.name, [fullName(personal)]),
		);
	const place = nameKey(
		[
			personal.address,
			personal.city,
			personal.state,
			personal.zip_code,
			personal.country,
		]
			.filter(Boolean)
			.join(" "),
	).split(" ");
	if (
		nameKey(personalInfo.location)
			.split(" ")
			.some((word) => word !== "" && !place.includes(word))
	) {
		problems.push(
			notOwn("personalInfo.location", personalInfo.location, [
				[personal.city, personal.state, personal.country]
					.filter(Boolean)
					.join(", "),
			]),
		);
	}
	return problems;
}

function isSameAddress(
	written: string,
	own: string | null,
	text: string,
): boolean {
	const plain = (value: string) =>
		value.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/$|[\s()+./–—-]/g, "");
	return (
		(own !== null && plain(written) === plain(own)) || text.includes(written)
	);
}

export function checkHeadline(
	headline: string,
	sources: Sources,
	tell: Tell,
): ClaimProblem[] {
	if (headline === "") return [];
	const parts = headline.split(/\s*[|•·]\s*|\s+[–—-]\s+/).filter(Boolean);
	// Each part is a title held, or words that stand in the profile.
	const problems = parts.flatMap((part) => {
		if (holdsPhrase(sources, part)) return [];
		const unknown = nameKey(part)
			.split(" ")
			.filter(
				(key) =>
					!sources.keys.has(key) && !/^(in|of|at|for|with|as|a|an)$/.test(key),
			);
		return unknown.length > 0
			? [
					notOwn("personalInfo.headline", part, [
						sources.profile.personal.headline,
						sources.profile.work_experience[0]?.job_title ?? null,
					]),
				]
			: tell("personalInfo.headline", part);
	});
	return problems;
}
