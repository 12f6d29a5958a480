// How a line follows from the facts, step by step, in words.
import type { Step, StepKind } from "../../../domain/proof/verdict.ts";
import type { ProvedLine } from "../../../domain/tailoring/claims/claim-problem.ts";

const words: Record<StepKind, (from: string, to: string) => string> = {
	verbatim: () => "Word for word as in your profile.",
	cut: () => "Words that don't change the meaning were left out.",
	reorder: () => "The order was changed.",
	join: () => "Lines of one entry were joined.",
	inflect: (from, to) => `${from} in another form: ${to}.`,
	synonym: (from, to) => `${from} in another word: ${to}.`,
	translate: (from, to) => `${from} translated: ${to}.`,
	number: (from, to) => `${from} written as ${to}.`,
	round: (from, to) => `${from} rounded to ${to}.`,
	derive: (_, to) => `${to} worked out from your figures or dates.`,
	entry: () => "The entry is named.",
	weaken: (_, to) => `${to} says less than your profile.`,
	form: () => "The rest is part of the letter's form.",
	judge: (from, to) => `${to} says the same as ${from}: a judge found it.`,
};

export function Derivation({ proofs }: { proofs: readonly ProvedLine[] }) {
	const sentences = [
		...new Set(proofs.flatMap(({ steps }) => steps.map(stepText))),
	];
	if (sentences.length === 0) return null;
	return (
		<div className="border-t border-line py-2 text-small">
			<h3 className="font-sans font-medium">How it follows</h3>
			<ol className="mt-1 list-decimal space-y-0.5 pl-4.5 text-ink-2">
				{sentences.map((sentence) => (
					<li key={sentence} className="break-words">
						{sentence}
					</li>
				))}
			</ol>
		</div>
	);
}

function stepText({ step, from, to }: Step): string {
	const quoted = (text: string | undefined, without: string) =>
		text ? `“${text}”` : without;
	const text = words[step](quoted(from, "A fact"), quoted(to, "The line"));
	return text.charAt(0).toUpperCase() + text.slice(1);
}
