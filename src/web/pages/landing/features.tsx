// The three middle sections: what it does, how to go about it, what the engine can do.
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Card } from "../../ui/card.tsx";
import {
	capabilities,
	demoSteps,
	features,
	howItWorks,
} from "./landing-content.ts";
import { LiveDemo } from "./live-demo.tsx";
import { useTick } from "./motion.ts";

const DEMO_STEP_MS = 2000;

export function Features() {
	return (
		<Section id="features" title="What it does" isShaded>
			<div className="grid gap-4 lg:grid-cols-[1.1fr_1fr]">
				<ul className="grid gap-4 sm:grid-cols-2">
					{features.map(({ title, text }) => (
						<li key={title}>
							<Card className="h-full">
								<h3 className="text-h3">{title}</h3>
								<p className="mt-1 text-small text-ink-2">{text}</p>
							</Card>
						</li>
					))}
				</ul>
				<Demo />
			</div>
			<LiveDemo />
		</Section>
	);
}

function Demo() {
	const current = useTick(DEMO_STEP_MS) % demoSteps.length;
	return (
		<Card aria-label="What happens to a posting">
			<ol className="space-y-1">
				{demoSteps.map(({ title, text }, place) => (
					<li
						key={title}
						aria-current={place === current ? "step" : undefined}
						className={clsx(
							"flex gap-3 rounded-1 p-3 transition-colors",
							place === current && "bg-accent-wash",
						)}
					>
						<Step value={place + 1} isOn={place === current} />
						<div>
							<h3 className="text-h3">{title}</h3>
							<p className="text-small text-ink-2">{text}</p>
						</div>
					</li>
				))}
			</ol>
		</Card>
	);
}

export function HowItWorks() {
	return (
		<Section id="how-it-works" title="How it works">
			<ol className="grid gap-6 sm:grid-cols-2 lg:grid-cols-4">
				{howItWorks.map(({ title, text }, place) => (
					<li key={title}>
						<Step value={place + 1} isOn />
						<h3 className="mt-3 text-h3">{title}</h3>
						<p className="mt-1 text-small text-ink-2">{text}</p>
					</li>
				))}
			</ol>
		</Section>
	);
}

export function Capabilities() {
	return (
		<Section id="ai" title="AI capabilities" isShaded>
			<ul className="grid gap-x-10 gap-y-6 sm:grid-cols-2">
				{capabilities.points.map(({ title, text }) => (
					<li key={title} className="border-t border-line-strong pt-4">
						<h3 className="text-h3">{title}</h3>
						<p className="mt-1 text-ink-2">{text}</p>
					</li>
				))}
			</ul>
			<figure className="m-0 mt-10">
				<dl className="flex flex-wrap gap-x-10 gap-y-5">
					{capabilities.claims.map(({ figure, label }) => (
						<div key={label} className="flex flex-col-reverse">
							<dt className="text-small text-ink-2">{label}</dt>
							<dd className="font-serif text-h2 font-semibold">{figure}</dd>
						</div>
					))}
				</dl>
				<figcaption className="mt-3 text-small text-ink-2">
					{capabilities.caption}
				</figcaption>
			</figure>
		</Section>
	);
}

type SectionProps = {
	id: string;
	title: string;
	isShaded?: boolean;
	children: ReactNode;
};

function Section({ id, title, isShaded = false, children }: SectionProps) {
	return (
		<section
			id={id}
			aria-labelledby={`${id}-title`}
			className={clsx(isShaded && "border-y border-line bg-wash")}
		>
			<div className="mx-auto max-w-[1180px] px-4 py-14 sm:px-7 sm:py-20">
				<h2 id={`${id}-title`} className="mb-7 text-h1">
					{title}
				</h2>
				{children}
			</div>
		</section>
	);
}

function Step({ value, isOn }: { value: number; isOn: boolean }) {
	return (
		<span
			aria-hidden
			className={clsx(
				"grid size-7 shrink-0 place-items-center rounded-full font-serif text-base font-semibold",
				isOn ? "bg-accent text-accent-ink" : "bg-wash text-ink-2",
			)}
		>
			{value}
		</span>
	);
}
