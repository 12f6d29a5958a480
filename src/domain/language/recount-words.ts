// Sentences a good letter tells that stand in no line of a profile: who gave an award, since when somebody has worked in a trade, what
// comes nearest to something missing.
import type { Alternatives } from "./patterns.ts";

export type RecountWords = {
	/** How an award is told: @award, @giver, @date, @reason. */
	awards: readonly Alternatives[];
	/** Before what somebody did, where the profile says why an award was given: "recognized for". */
	givenFor: Alternatives;
	/** Of an award that others won too, or that was nearly won. */
	shared: Alternatives;
	/** Before why it was given, at the beginning of what the profile says: "for". */
	reason: Alternatives;
	/** Since when: @trade, @date. */
	trades: readonly Alternatives[];
	/** In the title of who begins in a trade, and works in it: "junior". */
	beginner: Alternatives;
	/** Before what comes nearest to something missing: "the nearest to it is". */
	nearest: Alternatives;
	/** A thing with who did what to it behind it, and the same with the deed first: "the dashboards I built". */
	turned?: { from: RegExp; to: string };
	/**
	 * A deed with others, and the same as what somebody joined them for. Only what is done by doing it: who joined others to cut costs may
	 * have cut none.
	 */
	jointly?: {
		/** Somebody joined others to do something. */
		joining: Alternatives;
		/** Each deed in its forms. */
		deeds: Readonly<Record<string, Alternatives>>;
		/** Forms of what is over. */
		past: Alternatives;
		/** The deed (@deed), what it was done to, with whom, and what comes behind. */
		from: Alternatives;
		now: string;
		once: string;
		to: string;
	};
	/** Between a deed and what somebody holds, is, knows, speaks or was given, which is then told as a sentence: "I hold". */
	beside: Readonly<Record<string, string>>;
};
