// Two proofs from one position as one sentence, where both begin with a verb in the same form.
import type { Profile } from "../../profile/profile.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import { isProvable } from "../lines/provable.ts";
import { hasTwoVerbs, verbFormOf } from "../lines/verb-form.ts";

const LONGEST = 200;

type Proof = DraftLine & { entry: string; place: string };

/** English sentences, with neighbors from one entry joined. */
export function joinedProofs(
	proofs: readonly Proof[],
	profile: Profile,
): DraftLine[] {
	const sentences: Proof[] = [];
	for (const proof of proofs) {
		const before = sentences.at(-1);
		const both = before && mayJoin(before, proof) ? join(before, proof) : null;
		if (both && isProvable(both.text, profile))
			sentences[sentences.length - 1] = both;
		else sentences.push(proof);
	}
	return sentences.map(({ entry: _, place: __, ...line }) => line);
}

function mayJoin(first: Proof, second: Proof): boolean {
	const form = verbFormOf(first.text);
	return (
		form !== null &&
		form === verbFormOf(second.text) &&
		first.entry === second.entry &&
		first.place === "" &&
		first.change !== "merged" &&
		first.text.length + second.text.length <= LONGEST &&
		// A list would seem to go on.
		![first, second].some(
			({ text }) => /[;:]|, and /.test(text) || hasTwoVerbs(text),
		)
	);
}

function join(first: Proof, second: Proof): Proof {
	const opening = first.text.replace(/\.$/, "");
	const comma = /,| and /.test(`${opening}${second.text}`) ? "," : "";
	return {
		...first,
		sources: [...first.sources, ...second.sources],
		original: `${first.original} | ${second.original}`,
		text: `${opening}${comma} and ${second.text.charAt(0).toLowerCase()}${second.text.slice(1)}`,
		change: "merged",
		value: first.value + second.value,
		terms: new Set([...first.terms, ...second.terms]),
	};
}
