// What may be asked of the log of activity, and what its entries are called.
export type ActivityType = "api_call" | "generation";
export type ActivityStatus = "success" | "failed" | "processing";
export type ActivitySearch = {
	/** Part of an action, a name, an address, an id, a model, a job, a company or an error. */
	search: string;
	type: ActivityType | "all";
	status: ActivityStatus | "all";
	/** ISO time; only what is younger. */
	since: string | null;
	sort: ActivitySort;
	order: "asc" | "desc";
};
export type ActivitySort = "time" | "type" | "action" | "user" | "status";

// What an entry is called: also what a search for an action is held against.
export const CALL_NAMES = {
	resume: "Resume generation",
	cover_letter: "Cover letter generation",
	profile_analysis: "Profile analysis",
	profile_import: "Resume import",
	view_document: "Document viewed",
	generate_other: "Other document asked for",
	clear_fields: "Fields cleared",
} as const;
export const DOCUMENT_NAMES = {
	resume: "Resume",
	cover_letter: "Cover letter",
} as const;
