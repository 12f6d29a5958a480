// What moves on the first page. With reduced motion everything stands still at its first state.
import { useEffect, useState } from "react";
import { TYPING } from "./landing-content.ts";

/** A text that types the phrases one after the other, deletes them again and starts over. */
export function useTyping(phrases: string[]): string {
	const first = phrases[0] ?? "";
	const [shown, setShown] = useState({
		phrase: 0,
		length: first.length,
		isDeleting: false,
	});
	const phrase = phrases[shown.phrase] ?? "";
	useEffect(() => {
		if (isStill()) return;
		const isFull = !shown.isDeleting && shown.length === phrase.length;
		const wait = isFull
			? TYPING.pauseMs
			: shown.isDeleting
				? TYPING.deleteMs
				: TYPING.typeMs;
		const timer = setTimeout(() => {
			if (isFull) setShown({ ...shown, isDeleting: true });
			else if (!shown.isDeleting)
				setShown({ ...shown, length: shown.length + 1 });
			else if (shown.length > 0)
				setShown({ ...shown, length: shown.length - 1 });
			else
				setShown({
					phrase: (shown.phrase + 1) % phrases.length,
					length: 0,
					isDeleting: false,
				});
		}, wait);
		return () => clearTimeout(timer);
	}, [shown, phrase, phrases.length]);
	return phrase.slice(0, shown.length);
}

/** Counts up by one every `everyMs`. */
export function useTick(everyMs: number): number {
	const [tick, setTick] = useState(0);
	useEffect(() => {
		if (isStill()) return;
		const timer = setInterval(() => setTick((before) => before + 1), everyMs);
		return () => clearInterval(timer);
	}, [everyMs]);
	return tick;
}

function isStill(): boolean {
	return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
