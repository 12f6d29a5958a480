// The figures of many measured pairs: shares, precision and recall, and whether scores agree with the labelled fit.
import type { Asked, Measured } from "./measure-pair.ts";

export type Summary = {
	pairs: number;
	requirements: number;
	title: { right: number; wrong: number };
	employer: { right: number; wrong: number };
	found: number;
	takenIn: number;
	precision: number;
	recall: number;
	evidenceAny: number;
	evidenceFirst: number;
	fit: number;
	order: number;
	ownOrder: number;
};

export function summaryOf(measured: readonly Measured[]): Summary {
	const asked = measured.flatMap((one) => one.asked);
	const supported = asked.filter(isSupported);
	const answered = asked.filter(({ isAnswered }) => isAnswered);
	const right = answered.filter(isSupported).length;
	const takenIn = measured.flatMap((one) => one.takenIn);
	const ordered = (key: keyof Measured["order"]) =>
		measured.reduce((sum, { order }) => sum + order[key], 0);
	return {
		pairs: measured.length,
		requirements: asked.length,
		title: namesOf(measured.map(({ title }) => title)),
		employer: namesOf(measured.map(({ employer }) => employer)),
		found: share(asked.filter(({ isFound }) => isFound).length, asked.length),
		takenIn: share(takenIn.filter(Boolean).length, takenIn.length),
		precision: share(right, answered.length),
		recall: share(right, supported.length),
		evidenceAny: share(
			supported.filter(({ isShown }) => isShown).length,
			supported.length,
		),
		evidenceFirst: share(
			supported.filter(({ isShownFirst }) => isShownFirst).length,
			supported.length,
		),
		fit: fitInOrder(measured),
		order: share(ordered("right"), ordered("pairs")),
		ownOrder: share(ordered("own"), ordered("pairs")),
	};
}

function isSupported({ status }: Asked): boolean {
	return status === "met" || status === "partly";
}

function namesOf(names: readonly Measured["title"][]): Summary["title"] {
	const counted = (verdict: Measured["title"]["verdict"]) =>
		names.filter((name) => name.verdict === verdict).length;
	return {
		right: share(counted("right"), names.length),
		wrong: counted("wrong"),
	};
}

const FAR_APART = 2;

/** Of two pairs whose labelled fit is two or more apart: how often the score agrees; equal scores count half. */
function fitInOrder(measured: readonly Measured[]): number {
	let [pairs, right] = [0, 0];
	for (const better of measured)
		for (const worse of measured) {
			if (better.fit === null || worse.fit === null) continue;
			if (better.fit - worse.fit < FAR_APART) continue;
			pairs += 1;
			if (better.score > worse.score) right += 1;
			else if (better.score === worse.score) right += 0.5;
		}
	return share(right, pairs);
}

function share(part: number, whole: number): number {
	return part / Math.max(1, whole);
}
