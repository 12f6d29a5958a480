// Studies that go on: nobody holds what they lead to, whatever its name.
import { entryIndexOf, isInSection } from "./content-path.ts";
import type { Profile } from "./profile.ts";

type Studies = Profile["education"][number];

/** By their dates; without a day ("YYYY-MM-DD") an end that is written down counts as over. */
export function goOn(
	{ is_current, end_date }: Pick<Studies, "is_current" | "end_date">,
	today = "",
): boolean {
	return (
		is_current ||
		(today !== "" &&
			end_date !== null &&
			end_date > today.slice(0, end_date.length))
	);
}

/** The same profile where studies whose end is written down and still to come go on as those without one; their end stays. */
export function withStudiesGoingOn(profile: Profile, today: string): Profile {
	const isToEnd = (one: Studies) => !one.is_current && goOn(one, today);
	return profile.education.some(isToEnd)
		? {
				...profile,
				education: profile.education.map((one) =>
					isToEnd(one) ? { ...one, is_current: true } : one,
				),
			}
		: profile;
}

/** Whether a path leads to studies that go on. */
export function leadsToOpenStudies(
	path: string,
	{ education }: Pick<Profile, "education">,
	today?: string,
): boolean {
	const studies = isInSection(path, "education")
		? education[entryIndexOf(path) ?? -1]
		: undefined;
	return studies !== undefined && goOn(studies, today);
}
