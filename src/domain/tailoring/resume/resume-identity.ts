// Who a resume is of: name, place and ways to reach them.
import { personOf } from "../../mapping/profile-to-resume.ts";
import type { Profile } from "../../profile/profile.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { ResumeContent } from "../content/content.ts";
import { ownAddress } from "./own-address.ts";

/** Who it is. The state says where the country is. */
export function identity(profile: Profile): ResumeContent["personalInfo"] {
	const { personal } = profile;
	const place = [
		oneLine(personal.city),
		oneLine(personal.state) || countryOf(personal),
	].filter(Boolean);
	const person = personOf(personal);
	return {
		...person,
		website: person.website || ownAddress(oneLine(personal.summary)),
		name: inUsualCase(person.name),
		location: [...new Set(place)].join(", "),
	};
}

/** A name typed in capitals as names are written, its titles behind a comma as they are. "MCDONALD" could be two names. */
function inUsualCase(name: string): string {
	const [own = "", ...titles] = name.split(",");
	const isCapital = own === own.toUpperCase() && own !== own.toLowerCase();
	if (
		!isCapital ||
		!own.includes(" ") ||
		/(?<!\p{L})(?:MC|MAC|DE|VAN|VON|DI)/u.test(own)
	)
		return name;
	const usual = own.replace(
		/\p{L}{2,}/gu,
		(word) => word.charAt(0) + word.slice(1).toLowerCase(),
	);
	return [usual, ...titles].join(",");
}

/** A country's code is for programs. */
function countryOf({ country }: Profile["personal"]): string {
	const name = oneLine(country);
	return /^[A-Z]{2}$/.test(name) ? "" : name;
}
