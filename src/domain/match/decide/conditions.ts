// Conditions no resume can show. What the person said of them once answers them; else only the person can tell.
import type { AskKind } from "../../job/job.ts";
import type { Statement } from "../../profile/profile.ts";
import { contentStems, wordsOf } from "../words.ts";
import type { Asking, Decision } from "./asking.ts";

/** The kind of statement under which an answer is remembered. */
const STATEMENT_KIND: Readonly<Record<AskKind, Statement["kind"]>> = {
	"driving-licence": "licence",
	vehicle: "other",
	"work-permit": "permit",
	clearance: "clearance",
	"background-check": "other",
	travel: "travel",
	relocation: "relocation",
	residence: "relocation",
	"on-site": "availability",
	"start-date": "start_date",
	availability: "availability",
	hours: "availability",
	salary: "salary",
	age: "other",
	health: "other",
	registration: "other",
};

/** Null where the requirement is none of these conditions. */
export function decideCondition(asking: Asking): Decision | null {
	const { requirement, profile } = asking;
	if (!requirement.ask) return null;
	const paper = paperFor(asking);
	if (paper) return paper;
	const home = homeIn(asking);
	if (requirement.ask === "residence" && home) return home;
	const kind = STATEMENT_KIND[requirement.ask];
	const at = profile.statements.findIndex(
		(statement) =>
			statement.kind === kind && saysTheSame(statement.text, requirement.text),
	);
	const said = profile.statements[at];
	if (!said) return { support: "unknown", evidence: [] };
	const text = said.answer ? `${said.text}: ${said.answer}` : said.text;
	const isNo = NO.test(said.answer ?? "");
	return {
		support: isNo ? "absent" : "shown",
		evidence: [{ path: `statements.${at}.text`, text }],
	};
}

const NO = /^(?:no|nein|non|nee|não|nej|nei)(?!\p{L})|^(?:否|不)/iu;

// A license entered as a certificate needs no asking.
function paperFor({ terms }: Asking): Decision | null {
	const held = terms.find(
		({ term, support }) => term.kind === "certificate" && support !== "absent",
	);
	return held ? { support: "shown", evidence: held.evidence } : null;
}

function homeIn({ profile, requirement }: Asking): Decision | null {
	const asked = new Set(wordsOf(requirement.text).map(({ key }) => key));
	for (const field of ["city", "state"] as const) {
		const text = profile.personal[field];
		const words = wordsOf(text ?? "");
		if (text && words.length > 0 && words.every(({ key }) => asked.has(key)))
			return {
				support: "shown",
				evidence: [{ path: `personal.${field}`, text }],
			};
	}
	return null;
}

const SHARED = 0.5;

function saysTheSame(statement: string, requirement: string): boolean {
	const [one, other] = [
		contentStems(wordsOf(statement)),
		contentStems(wordsOf(requirement)),
	];
	const shared = [...one].filter((stem) => other.has(stem)).length;
	return shared > 0 && shared >= SHARED * Math.min(one.size, other.size);
}
