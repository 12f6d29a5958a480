// The head of a document against the profile: name, addresses, place, and the line under the name.

import { plainTypography } from "../../clauses/plain-typography.ts";
import { isNotHeld } from "../../language/reading/not-held.ts";
import { isInSection, pathOf } from "../../profile/content-path.ts";
import { fullName } from "../../profile/full-name.ts";
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
import { unheldRoles } from "./headline-roles.ts";
import { isPartOf, isSameName } from "./same-names.ts";

export function checkIdentity(
	check: Check,
	{ personalInfo }: Pick<ResumeContent, "personalInfo">,
): void {
	const { personal } = check.ground.profile;
	checkName(check, pathOf("personalInfo", "name"), personalInfo.name);
	checkAddress(check, {
		path: pathOf("personalInfo", "email"),
		text: personalInfo.email,
		own: personal.email,
	});
	checkAddress(check, {
		path: pathOf("personalInfo", "phone"),
		text: personalInfo.phone,
		own: personal.phone,
	});
	checkAddress(check, {
		path: pathOf("personalInfo", "linkedin"),
		text: personalInfo.linkedin,
		own: personal.linkedin_url,
	});
	checkAddress(check, {
		path: pathOf("personalInfo", "website"),
		text: personalInfo.website,
		own: personal.website_url,
	});
	checkPlace(check, pathOf("personalInfo", "location"), personalInfo.location);
	checkHeadline(check, personalInfo.headline);
}

export function checkName(check: Check, path: string, text: string): void {
	if (text === "") return;
	const own = fullName(check.ground.profile.personal);
	if (isSameName(text, own))
		proved(check, { path, text, facts: [pathOf("personal", "name")] });
	else notOwn(check, { path, text }, [own]);
}

export function checkAddress(
	check: Check,
	{ path, text, own }: { path: string; text: string; own: string | null },
): void {
	if (text === "") return;
	if (
		(own !== null && bare(text) === bare(own)) ||
		check.ground.text.includes(plainTypography(text).toLowerCase())
	)
		proved(check, { path, text, facts: [] });
	else notOwn(check, { path, text }, [own]);
}

function bare(address: string): string {
	return address
		.toLowerCase()
		.replace(/^https?:\/\/(?:www\.)?|\/$|[\s()+./–—-]/g, "");
}

function checkPlace(check: Check, path: string, text: string): void {
	if (text === "") return;
	const { address, city, state, zip_code, country } =
		check.ground.profile.personal;
	const own = [address, city, state, zip_code, country]
		.filter(Boolean)
		.join(" ");
	if (isPartOf(text, own))
		proved(check, { path, text, facts: [pathOf("personal", "city")] });
	else
		notSaid(check, { path, text }, [
			[city, state, country].filter(Boolean).join(", "),
		]);
}

const PARTS = /\s*[|•·]\s*|\s+[–—-]\s+/;

const OWN_WORDS = [
	pathOf("personal", "headline"),
	pathOf("personal", "summary"),
] as const;
const NAMING = [
	"statements",
	"education",
	"certifications",
	"skills",
	"software",
] as const;

function mayBeHeadline(path: string): boolean {
	return (
		OWN_WORDS.includes(path) ||
		isInSection(path, ...NAMING) ||
		path.endsWith("_title")
	);
}

/** Each part of the line under the name is a title held, or words that stand in the profile. */
function checkHeadline(check: Check, headline: string): void {
	const path = pathOf("personalInfo", "headline");
	if (headline === "" || refuse(check, path, headline)) return;
	if (isSameName(headline, check.ground.profile.personal.headline)) {
		proved(check, {
			path,
			text: headline,
			facts: [pathOf("personal", "headline")],
		});
		return;
	}
	for (const text of headline.split(PARTS).filter(Boolean)) {
		const unheld = ownPart(text, check) ? [] : unheldRoles(text, check.ground);
		for (const role of unheld) notSaid(check, { path, text: role }, []);
		if (unheld.length > 0) continue;
		const fact =
			ownPart(text, check) ??
			pathShowing(
				text,
				check.ground,
				(one) =>
					mayBeHeadline(one.path) && (isNotHeld(text) || !isNotHeld(one.text)),
			);
		const listed = text
			.split(", ")
			.map((name) =>
				pathShowing(name, check.ground, ({ path: at }) =>
					isInSection(at, "skills", "software"),
				),
			);
		const facts = fact === null ? listed : [fact];
		if (facts.every((one) => one !== null))
			proved(check, { path, text, facts });
		else if (isStudiedFor(text, check)) notSaid(check, { path, text }, []);
		else report(check, { path, text });
	}
}

/** Named by a paper that is not finished, or has expired, and nowhere else: no title yet. */
function isStudiedFor(text: string, { ground }: Check): boolean {
	return (
		!isNotHeld(text) &&
		pathShowing(text, ground, (one) => isNotHeld(one.text)) !== null
	);
}

/** A part of the person's own headline, word for word. */
function ownPart(text: string, { ground }: Check): string | null {
	const own = (ground.profile.personal.headline ?? "").split(PARTS);
	return own.some((part) => part.trim() === text.trim())
		? pathOf("personal", "headline")
		: null;
}
