// The form a resume is stored in: its content. Lines that the claim check removed were called "dropped" once.
import {
	FORMER_REMOVED,
	type ResumeContent,
	type Validation,
} from "../domain/tailoring/content/content.ts";

type StoredResume = ResumeContent & {
	validation: { [FORMER_REMOVED]?: Validation["removed"] };
};

export function resumeIn(stored: StoredResume): ResumeContent {
	const { [FORMER_REMOVED]: removed, ...validation } = stored.validation;
	return removed === undefined
		? stored
		: { ...stored, validation: { ...validation, removed } };
}
