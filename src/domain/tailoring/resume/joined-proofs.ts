// Two proofs from one position as one sentence, where both begin with a verb in the same form.
import type { Profile } from "../../profile/profile.ts";
import type { DraftLine } from "../lines/draft-line.ts";
import {
	baseForm,
	isPastVerb,
	thirdPersonForm,
} from "../lines/english-verbs.ts";
import { isProvable } from "../lines/provable.ts";

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
	const form = formOf(first.text);
	return (
		form !== null &&
		form === formOf(second.text) &&
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

function hasTwoVerbs(text: string): boolean {
	return [...text.matchAll(/ and (\p{L}+)/gu)].some(
		([, word = ""]) =>
			baseForm(word) !== null ||
			isPastVerb(word) ||
			formOf(`${word} `) !== null,
	);
}

function formOf(text: string): "past" | "present" | "base" | null {
	const [, word = ""] = /^([\p{L}-]+)\s/u.exec(text) ?? [];
	if (isPastVerb(word)) return "past";
	const lower = word.toLowerCase();
	if (baseForm(lower) !== null) return "base";
	const base = [
		lower.slice(0, -1),
		lower.slice(0, -2),
		`${lower.slice(0, -3)}y`,
	].find((one) => baseForm(one) !== null && thirdPersonForm(one) === lower);
	return base === undefined ? null : "present";
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
