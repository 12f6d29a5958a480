// A paper asked for by its codes, "commercial ACS: COCN1, CIGA1", is not met by one of the same name that holds others.
import { isInSection } from "../../profile/content-path.ts";
import { codeNames, codesAsked, codesIn, isCodeAmong } from "../codes.ts";
import type { Asking, Decision } from "./asking.ts";

/** As who holds a paper of the same body. */
const REACHED = 0.5;

/** What facts call met is met in part where codes are required and the profile has none of them, whatever else it holds. */
export function withoutCodes(decision: Decision, asking: Asking): Decision {
	const { requirement, facts } = asking;
	const isMet = decision.support === "shown" || decision.support === "listed";
	if (
		!isMet ||
		decision.question?.answer ||
		requirement.kind !== "must" ||
		requirement.orEquivalent ||
		!decision.evidence.some(({ path }) => isInSection(path, "certifications"))
	)
		return decision;
	const codes = codesAsked(requirement.text);
	if (codes.length === 0) return decision;
	const held = facts.map(({ fact }) => codeNames(fact.text));
	if (codes.some((code) => held.some((names) => isCodeAmong(names, code))))
		return decision;
	const papers = facts
		.map(({ fact }) => fact)
		.filter(
			({ path, text }) =>
				isInSection(path, "certifications") &&
				sharesSign(text, requirement.text),
		);
	return {
		...decision,
		support: "partly",
		evidence: [...papers, ...decision.evidence],
		isLess: true,
		reached: REACHED,
	};
}

/** The body's or the scheme's letters: "ACS". */
function sharesSign(held: string, asked: string): boolean {
	const names = codeNames(held);
	return codesIn(asked).some((code) => !code.hasFigure && names.has(code.name));
}
