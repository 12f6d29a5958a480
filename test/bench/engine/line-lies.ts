// The lies told in a line of work or in the list of skills: a larger figure, a tool never used, a lead that was a help.
import type { ResumeContent } from "#src/domain/tailoring/content.ts";
import type { Plant } from "./lies.ts";

const TOOLS = ["Kubernetes", "Salesforce", "AutoCAD", "Tableau", "Terraform"];
const FIGURE = /(?<![\p{L}\p{N}_.,-])\d[\d,]*(?:\.\d+)?/u;
const IS_YEAR = /^(19|20)\d\d$/;
const HELPED =
	/^(helped|assisted|supported|participated|contributed|collaborated)( (?:to|with|in|on))?\b/i;
const LEADS =
	/\b(led|lead|leads|leading|manag\w*|head\w*|direct\w*|supervis\w*|mentor\w*|coach\w*|oversaw|oversee\w*|coordinat\w*|own\w*|spearhead\w*|team)\b/i;

/** `own`: all the profile says, in lower case. */
export function lineLies(
	honest: ResumeContent,
	own: string,
	plant: Plant,
): void {
	const tools = TOOLS.filter((name) => !own.includes(name.toLowerCase()));
	for (const [entry, { title, achievements }] of honest.experience.entries()) {
		// The words for leading and helping are English: in another language nobody can tell here what was already said.
		const isEnglish = honest.metadata.language === "en";
		const mayLead =
			isEnglish && ![title, ...achievements].some((text) => LEADS.test(text));
		for (const [at, line] of achievements.entries()) {
			const tell = (kind: string, lie: string | null) => {
				if (lie === null || lie === line) return;
				plant(kind, lie, ({ experience }) => {
					experience[entry]?.achievements.splice(at, 1, lie);
				});
			};
			const tool = tools[(entry + at) % tools.length];
			tell("number inflated", inflated(line, own));
			tell(
				"tool added",
				tool ? `${line.replace(/[.\s]+$/, "")} using ${tool}` : null,
			);
			if (isEnglish) tell("led for helped", line.replace(HELPED, "Led"));
			if (mayLead) tell("team made up", `Led the team for this: ${line}`);
		}
	}
	for (const tool of tools)
		plant("tool added", tool, ({ skills }) => {
			skills.technical.push(tool);
			skills.groups[0]?.skills.push(tool);
		});
}

// The first figure that is no year, more than doubled; null where the larger figure is true of something else.
function inflated(line: string, own: string): string | null {
	const found = FIGURE.exec(line)?.[0].replace(/,+$/, "");
	if (!found || IS_YEAR.test(found)) return null;
	const value = Number(found.replaceAll(",", "")) * 2 + 7;
	const larger = found.includes(".") ? value.toFixed(1) : String(value);
	const grouped = value.toLocaleString("en-US");
	if (own.includes(larger) || own.includes(grouped)) return null;
	return line.replace(found, found.includes(",") ? grouped : larger);
}
