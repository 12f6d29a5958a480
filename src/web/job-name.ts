// What a document was made for, in a line. Some postings name no employer.
type Job = { job_title: string; company_name: string };

/** Such as "Ward Nurse, St. Anna Hospital". */
export function jobName({ job_title, company_name }: Job): string {
	return [job_title, company_name].filter(Boolean).join(", ");
}

/** Such as "St. Anna Hospital · Resume". */
export function dotted(...parts: string[]): string {
	return parts.filter(Boolean).join(" · ");
}
