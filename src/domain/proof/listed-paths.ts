// Which paths of a profile hold names of lists and titles, rather than lines that tell something.
import { fieldOf, isInSection } from "../profile/content-path.ts";

export function isListed(path: string): boolean {
	return (
		isInSection(path, "skills", "software", "languages", "certifications") ||
		(isInSection(path, "personal") && fieldOf(path) !== "summary") ||
		/_(?:name|title)$/.test(path)
	);
}
