// The questions of a posting that its letter is to answer. They come after the match, which nobody should wait longer for.
import { useEffect, useRef, useState } from "react";
import type { Profile } from "../../../domain/profile/profile.ts";
import type { PanelPoint } from "./panel-point.ts";
import type { QuestionsAsked, QuestionsFound } from "./question-messages.ts";

const NONE: PanelPoint[] = [];

/** Those of the text asked about last; none before `mayAsk`. Where the thread cannot be had the letter leaves them open. */
export function useQuestions(
	profile: Profile | undefined,
	text: string,
	mayAsk: boolean,
): PanelPoint[] {
	const worker = useRef<Worker | null>(null);
	const asked = useRef(0);
	const [found, setFound] = useState<PanelPoint[]>(NONE);
	useEffect(() => {
		if (!mayAsk || profile === undefined) return;
		const number = ++asked.current;
		worker.current ??= new Worker(
			new URL("./question-worker.ts", import.meta.url),
			{ type: "module" },
		);
		worker.current.onmessage = ({ data }: MessageEvent<QuestionsFound>) => {
			if (data.number === asked.current) setFound(data.points);
		};
		worker.current.postMessage({
			number,
			profile,
			text,
		} satisfies QuestionsAsked);
	}, [mayAsk, profile, text]);
	useEffect(
		() => () => {
			worker.current?.terminate();
			worker.current = null;
		},
		[],
	);
	return text.trim() === "" ? NONE : found;
}
