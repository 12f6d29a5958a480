// The product tried without an account: a sample posting against an invented person, read and answered by the engine that the
// documents are made with, in this page. It is fetched when it is asked for.
import { clsx } from "clsx";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { CheckIcon, MinusIcon } from "../../ui/icons.ts";
import type { DemoResult } from "./demo-result.ts";
import { samplePosting } from "./landing-content.ts";

type State = DemoResult | "asked" | "failed" | null;

export function LiveDemo() {
	const [state, setState] = useState<State>(null);
	const worker = useRef<Worker | null>(null);
	useEffect(() => () => worker.current?.terminate(), []);
	const start = () => {
		setState("asked");
		const engine = new Worker(new URL("./demo-worker.ts", import.meta.url), {
			type: "module",
		});
		worker.current = engine;
		engine.onmessage = ({ data }: MessageEvent<DemoResult>) => {
			setState(data);
			engine.terminate();
		};
		engine.onerror = () => setState("failed");
		engine.postMessage(new Date().toISOString().slice(0, 10));
	};
	return (
		<Card className="mt-4" aria-label="Try it on a sample">
			<div className="grid gap-6 lg:grid-cols-2">
				<div>
					<h3 className="text-h3">Try it on a sample</h3>
					<p className="mt-1 mb-3 text-small text-ink-2">
						The posting, its company and the applicant, Robin Hale, are made up.
						The match is calculated on this page; nothing is sent.
					</p>
					<pre
						// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
						tabIndex={0}
						className="max-h-72 overflow-y-auto rounded-1 bg-wash p-4 font-sans text-small whitespace-pre-wrap"
					>
						{samplePosting.text}
					</pre>
					<Button
						kind="primary"
						className="mt-4"
						busy={state === "asked"}
						onClick={start}
					>
						Match this posting
					</Button>
					{state === "failed" && (
						<p role="alert" className="mt-3 text-bad">
							Couldn't load the engine. Please try again.
						</p>
					)}
				</div>
				<div aria-live="polite">
					{state !== null && typeof state === "object" ? (
						<Result result={state} />
					) : (
						<p className="grid h-full min-h-24 place-items-center rounded-1 border border-dashed border-line-strong p-6 text-center text-small text-ink-2">
							What the posting asks for, the line of the profile that answers
							it, and the first lines of the resume appear here.
						</p>
					)}
				</div>
			</div>
		</Card>
	);
}

function Result({ result }: { result: DemoResult }) {
	return (
		<>
			<p className="text-small text-ink-2">
				Match{" "}
				<strong className="font-serif text-h1 font-semibold text-ink tabular-nums">
					{result.score}
				</strong>{" "}
				of 100
			</p>
			<ul className="mt-2">
				{result.points.map(({ text, isAnswered, line }) => (
					<li
						key={text}
						className="flex gap-2.5 border-t border-line py-2 text-small"
					>
						{isAnswered ? (
							<CheckIcon
								aria-label="Answered"
								size={15}
								className="mt-0.5 shrink-0 text-ok"
							/>
						) : (
							<MinusIcon
								aria-label="Missing"
								size={15}
								className="mt-0.5 shrink-0 text-ink-3"
							/>
						)}
						<span className="min-w-0">
							{text}
							<span
								className={clsx("block text-ink-2", line === null && "italic")}
							>
								{line ?? "Not in the profile, so it isn't claimed"}
							</span>
						</span>
					</li>
				))}
			</ul>
			<p className="mt-3 text-small font-semibold">{result.job}</p>
			<ul className="mt-1 list-disc space-y-1 pl-5 text-small">
				{result.lines.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
		</>
	);
}
