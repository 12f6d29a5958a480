import { partOf } from "../../language/patterns.ts";
import { SUMMARY_WORDS } from "../../language/tables/summary-of-languages.ts";

const NO_EMPLOYER = new RegExp(
	`^(?:freelanc\\w*|self[- ]employed|intermittente?s?(?: du spectacle)?|independent(?: consultant| contractor)?|${partOf(SUMMARY_WORDS, ({ selfEmployed }) => selfEmployed)})(?:$|,\\s)`,
	"iu",
);

/** Whether what stands in the place of an employer says that there is none: "Freelance", "Autónomo". */
export function isSelfEmployed(company: string): boolean {
	return NO_EMPLOYER.test(company.trim());
}
