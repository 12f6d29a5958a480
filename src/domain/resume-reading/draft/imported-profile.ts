// What an import found, to be reviewed before anything is saved: the profile, where each field stands in the source, and
// what of the source found no home. Nothing is in the profile that the source does not hold.
import type { Problem } from "../../problem.ts";
import type { Profile } from "../../profile/profile.ts";

export type FieldSource = {
	/** Where the field stands in the profile, such as ["work_experience", 0, "job_title"]. */
	path: (string | number)[];
	/** The line or lines of the source it was read from. */
	quote: string;
	page?: number;
	/** Whether a person should look at it, and why. */
	doubtful: boolean;
	why?: string;
};

export type ImportedProfile = {
	profile: Profile;
	sources: FieldSource[];
	/** Lines of the source that found no home. */
	unread: string[];
	notes: Problem[];
	/** ISO 639-1, "und" where it cannot be told. */
	language: string;
};
