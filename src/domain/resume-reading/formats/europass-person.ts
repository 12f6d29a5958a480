// Who a Europass "Candidate" is: name, ways to reach the person, headline and summary.
import type { Personal } from "../../profile/profile.ts";
import { hostOf, readWebAddress } from "../../profile/web-address.ts";
import type { Cited, CitedFields } from "../draft/cited.ts";
import { filledEntry, xmlNames, xmlText } from "./europass-values.ts";
import { all, find, textIn, type XmlElement } from "./xml-element.ts";

export function candidatePersonal(
	person: XmlElement | undefined,
	profile: XmlElement | undefined,
): CitedFields<Personal> {
	const name = find(person, "PersonName");
	const ways = all(person, "Communication");
	const by = (channel: RegExp) =>
		ways.filter((way) => channel.test(textIn(find(way, "ChannelCode"))));
	const address = ways
		.map((way) => find(way, "Address"))
		.find((found) => found !== undefined);
	const links = [...by(/web|social|linked|instant/i), ...ways].flatMap(
		(way) => candidateAddress(find(way, "URI")) ?? [],
	);
	const linkedin = links.find(({ value }) =>
		hostOf(value).endsWith("linkedin.com"),
	);
	return filledEntry({
		...xmlNames(find(name, "GivenName"), find(name, "FamilyName")),
		headline: xmlText(
			find(profile, "CandidatePositionPreferences", "PositionTitle"),
		),
		email: xmlText(find(by(/mail/i)[0], "URI")),
		phone: phoneOf(by(/phone|mobile/i)[0]),
		address:
			xmlText(find(address, "AddressLine")) ??
			xmlText(find(address, "StreetName")),
		city: xmlText(find(address, "CityName")),
		zip_code: xmlText(find(address, "PostalCode")),
		country: xmlText(find(address, "CountryCode")),
		linkedin_url: linkedin,
		website_url: links.find((link) => link !== linkedin),
		summary: xmlText(find(profile, "ExecutiveSummary")),
	});
}

function phoneOf(way: XmlElement | undefined): Cited<string> | undefined {
	const number = xmlText(find(way, "DialNumber"));
	const code = textIn(find(way, "CountryDialing")).trim().replace(/^\+/, "");
	return number && code
		? {
				...number,
				value: `+${code} ${number.value}`,
				quote: `CountryDialing: ${code}\n${number.quote}`,
			}
		: number;
}

/** A web address; an email address is none. */
export function candidateAddress(
	element: XmlElement | undefined,
): Cited<string> | undefined {
	const written = xmlText(element);
	const address =
		written && !written.value.includes("@")
			? readWebAddress(written.value)
			: null;
	return written && address ? { ...written, value: address } : undefined;
}
