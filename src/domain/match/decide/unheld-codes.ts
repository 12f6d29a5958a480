// A paper asked for by its codes, "commercial ACS: COCN1, CIGA1", is not met by one of the same name that holds others.
import { isInSection } from "../../profile/content-path.ts";
import { codeNames, codesAsked, codesIn, isCodeAmong } from "../codes.ts";
import type { Asking, Decision } from "./asking.ts";

/** "RRT-NPS": the letters of a speciality behind those of the paper it is one of. */
const SPECIALITY =
	/(?<![\p{L}\p{N}-])\p{Lu}{2,6}-\p{Lu}{2,6}(?![\p{L}\p{N}-])/gu;

/** Whether a text names none of the specialities that another asks for. */
export function lacksSpeciality(held: string, asked: string): boolean {
	const names: readonly string[] = asked.match(SPECIALITY) ?? [];
	return names.length > 0 && !names.some((name) => held.includes(name));
}

/** What is met in part by the paper alone where its speciality is required is not held: who holds "RRT" holds no "RRT-NPS". */
export function withoutSpeciality(
	decision: Decision,
	{ requirement, facts }: Asking,
): Decision {
	const isPaper = decision.evidence.some(({ path }) =>
		isInSection(path, "certifications"),
	);
	if (
		!isPaper ||
		requirement.kind !== "must" ||
		requirement.orEquivalent ||
		!lacksSpeciality(
			facts.map(({ fact }) => fact.text).join("\n"),
			requirement.text,
		)
	)
		return decision;
	return { ...decision, support: "absent", evidence: [] };
}

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
