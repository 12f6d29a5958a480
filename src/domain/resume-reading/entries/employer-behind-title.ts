// "Weaver" in bold with "in Aire Mill" behind it: the other look parts a title from where somebody was it.
import { inAnyLanguage } from "../../language/reading/resume-patterns.ts";
import { titleWeight } from "../lines/entry-words.ts";
import { type TextRun, textOfRuns } from "../lines/source-line.ts";

const IN_NAME = new RegExp(
	`^\\s*${inAnyLanguage(({ entry }) => entry.atBehindTitle)}\\s+(\\p{Lu}.+)$`,
	"u",
);
/** The longest of employers' names with their towns. */
const MOST_WORDS = 10;

/** What stands behind a title and "in", "" where nothing does. */
export function employerBehind(title: string, text: string): string {
	const [, name = ""] = IN_NAME.exec(text) ?? [];
	return titleWeight(title) > 0 ? name : "";
}

/** Whether the look itself shows a head, however many small words its title has. */
export function isTitleAndEmployer(runs: readonly TextRun[]): boolean {
	const at = runs.findIndex(({ isBold }) => !isBold);
	if (at < 1) return false;
	const [title, text] = [runs.slice(0, at), runs.slice(at)].map(textOfRuns);
	const name = employerBehind(title ?? "", text ?? "");
	return (
		name !== "" &&
		name.split(/\s+/).length <= MOST_WORDS &&
		!/[.!?]$/.test(name)
	);
}
