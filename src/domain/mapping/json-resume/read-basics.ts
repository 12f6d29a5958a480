// The person at the top of a JSON Resume: name, place and links.

import { without } from "../../profile/fields/field.ts";
import { personalFields } from "../../profile/fields/personal.ts";
import { splitName } from "../../profile/name.ts";
import type { Personal } from "../../profile/profile.ts";
import { hostOf, readWebAddress } from "../../profile/web-address.ts";
import { readFields } from "./declared-fields.ts";
import { type FileReading, note } from "./file-reading.ts";
import { brief, isRecord } from "./json-values.ts";
import {
	type ResumeEntry,
	resumeEntries,
	resumeEntry,
} from "./resume-entry.ts";

const HALVES = ["first_name", "last_name"] as const;
const PLACE = ["address", "city", "state", "zip_code", "country"] as const;
const LINKS = ["linkedin_url", "website_url"] as const;
const details = without(personalFields, ...HALVES, ...PLACE, ...LINKS);
const { address, city, state, zip_code, country } = personalFields;

export function readJsonPersonal(
	value: unknown,
	reading: FileReading,
): Personal {
	const basics = resumeEntry(isRecord(value) ? value : {}, "basics", reading);
	const personal = {
		...readName(basics),
		...readPlace(basics, reading),
		...readLinks(basics, reading),
		...readFields(basics, details, { reading }),
	};
	basics.finish();
	return personal;
}

function readName(
	basics: ResumeEntry,
): Pick<Personal, "first_name" | "last_name"> {
	const name = basics.text(201, "name", "fullName");
	const first = basics.text(
		100,
		"x-firstName",
		"firstName",
		"first_name",
		"givenName",
	);
	const last = basics.text(
		100,
		"x-lastName",
		"lastName",
		"last_name",
		"familyName",
	);
	// Somebody may have changed the name in an export and not the two halves beside it: the whole name is the one read.
	if (`${first} ${last}`.trim() === name || !name)
		return { first_name: first, last_name: last };
	const split = splitName(name);
	return {
		first_name: split.first_name.slice(0, 100).trim(),
		last_name: split.last_name.slice(0, 100).trim(),
	};
}

function readPlace(
	basics: ResumeEntry,
	reading: FileReading,
): Pick<Personal, "address" | "city" | "state" | "zip_code" | "country"> {
	const location = basics.raw("location");
	if (!isRecord(location))
		return {
			address: null,
			city: basics.optional(120, "location", "city"),
			state: null,
			zip_code: null,
			country: null,
		};
	const place = resumeEntry(location, "basics.location", reading);
	const read = readFields(
		place,
		{ address, city, state, zip_code, country },
		{ reading },
	);
	place.finish();
	return read;
}

/** LinkedIn and one website have a field. Without a website a page of the profession takes its place, code or designs; the rest is noted. */
function readLinks(
	basics: ResumeEntry,
	reading: FileReading,
): Pick<Personal, "linkedin_url" | "website_url"> {
	const site = basics.url("url", "website");
	const stated = basics.url("x-linkedin", "linkedin");
	const profiles = basics.raw("profiles");
	if (reading.isOwn) return { linkedin_url: stated, website_url: site };
	const accounts = resumeEntries(profiles, "basics.profiles", reading).flatMap(
		(entry) => readAccount(entry),
	);
	const isSiteLinkedin = site !== null && hostOf(site).endsWith("linkedin.com");
	const linkedin =
		accounts.find((account) => account.network === "linkedin")?.address ??
		stated ??
		(isSiteLinkedin ? site : null);
	const shown =
		accounts.find(({ network }) => SHOWING_WORK.has(network))?.address ?? null;
	const website = isSiteLinkedin ? shown : (site ?? shown);
	for (const { network, address } of accounts)
		if (address !== linkedin && address !== website)
			note(
				reading,
				"basics.profiles",
				`“${brief(address)}” (${brief(network)}) has no place of its own and was left out`,
			);
	return { linkedin_url: linkedin, website_url: website };
}

/** Networks where people show their work, and how the address of somebody's page begins. */
const PAGES: Readonly<Record<string, string>> = {
	linkedin: "https://www.linkedin.com/in/",
	github: "https://github.com/",
	gitlab: "https://gitlab.com/",
	behance: "https://www.behance.net/",
	dribbble: "https://dribbble.com/",
	orcid: "https://orcid.org/",
};
const SHOWING_WORK: ReadonlySet<string> = new Set(
	Object.keys(PAGES).filter((network) => network !== "linkedin"),
);

function readAccount(
	entry: ResumeEntry,
): { network: string; address: string }[] {
	const named = entry.text(60, "network", "name").toLowerCase();
	const username = entry.text(120, "username", "user").replace(/^@/, "");
	const address = entry.url("url", "website");
	const network =
		named || (address ? hostOf(address).replace(/\.(?:com|net|org)$/, "") : "");
	const page = PAGES[network];
	const made =
		page && /^[\w.-]+$/.test(username)
			? readWebAddress(`${page}${username}`)
			: null;
	const found = address ?? made;
	return found ? [{ network, address: found }] : [];
}
