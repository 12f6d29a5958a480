// The first screen: what this is, in one sentence, and where to begin.
import { Link } from "@tanstack/react-router";
import type { paths } from "../../paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { ArrowRightIcon } from "../../ui/icons.ts";
import {
	COUNTER_TICK_MS,
	counters,
	counterText,
	phrases,
} from "./landing-content.ts";
import { MeasuredFigures } from "./measured-figures.tsx";
import { useTick, useTyping } from "./motion.ts";
import { Specimen } from "./specimen.tsx";

export type Start =
	| { to: typeof paths.dashboard }
	| { to: typeof paths.auth; search: { mode: "create" } };

export function Hero({ start }: { start: Start }) {
	const typed = useTyping(phrases);
	return (
		<section className="mx-auto grid max-w-[1180px] items-center gap-12 px-4 pt-14 pb-16 sm:px-7 sm:pt-20 sm:pb-20 lg:grid-cols-[1.15fr_1fr]">
			<div>
				<h1 className="min-h-[3.3em] max-w-[20ch] text-hero text-wrap sm:min-h-[2.2em]">
					<span className="sr-only">{phrases[0]}</span>
					<span aria-hidden>
						<span data-typing>{typed}</span>
						<span className="ml-1 inline-block h-[0.85em] w-[3px] translate-y-[0.1em] bg-accent" />
					</span>
				</h1>
				<p className="mt-5 max-w-[56ch] text-[17px] leading-relaxed text-ink-2">
					Keep one career profile. Paste a job description. Receive a resume and
					a cover letter tailored to it, made to be read by people and by
					applicant tracking systems, in which every line is true.
				</p>
				<div className="mt-8 flex flex-wrap gap-3">
					<Link {...start} className={buttonClass({ kind: "primary" })}>
						Request Beta Access
						<ArrowRightIcon aria-hidden size={16} />
					</Link>
					<a href="#how-it-works" className={buttonClass()}>
						How it works
					</a>
				</div>
				<MeasuredFigures />
				<Counters />
			</div>
			<Specimen />
		</section>
	);
}

function Counters() {
	const tick = useTick(COUNTER_TICK_MS);
	return (
		<figure className="m-0 mt-8 border-t border-line pt-6">
			<dl className="flex flex-wrap gap-x-12 gap-y-5">
				{counters.figures.map(({ label, start, step, unit }) => (
					<div key={label} className="flex flex-col-reverse">
						<dt className="text-small text-ink-2">{label}</dt>
						<dd
							data-counter={label}
							className="font-serif text-h1 font-semibold tabular-nums"
						>
							{counterText({ start, step, unit }, tick)}
						</dd>
					</div>
				))}
			</dl>
			<figcaption className="mt-3 text-small text-ink-3">
				{counters.caption}
			</figcaption>
		</figure>
	);
}
