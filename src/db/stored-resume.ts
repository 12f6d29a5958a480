// The form a resume is stored in: its content. Lines that the claim check removed were called "dropped" once.
import type {
	ResumeContent,
	Validation,
} from "../domain/tailoring/content/content.ts";

type StoredResume = ResumeContent & {
	validation: { dropped?: Validation["removed"] };
};

export function resumeIn(stored: StoredResume): ResumeContent {
	const { dropped: removed, ...validation } = stored.validation;
	return removed === undefined
		? stored
		: { ...stored, validation: { ...validation, removed } };
}
