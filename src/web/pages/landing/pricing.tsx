// The three plans. Two are not for sale yet and say so.
import { Link } from "@tanstack/react-router";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Card, Chip } from "../../ui/card.tsx";
import { CheckIcon } from "../../ui/icons.ts";
import type { Start } from "./hero.tsx";
import { plans } from "./landing-content.ts";

export function Pricing({ start }: { start: Start }) {
	return (
		<section
			id="pricing"
			aria-labelledby="pricing-title"
			className="mx-auto max-w-[1180px] px-4 py-14 sm:px-7 sm:py-20"
		>
			<h2 id="pricing-title" className="mb-7 text-h1">
				Pricing
			</h2>
			<ul className="grid gap-4 md:grid-cols-3">
				{plans.map(({ name, price, per, points, isOpen }) => (
					<li key={name}>
						<Card className="flex h-full flex-col">
							<div className="flex items-center justify-between">
								<h3 className="text-h3">{name}</h3>
								{isOpen ? (
									<Chip tone="ok">Active</Chip>
								) : (
									<Chip>Coming soon</Chip>
								)}
							</div>
							<p className="mt-3 font-serif text-h1 font-semibold">
								{price}{" "}
								<span className="font-sans text-small font-normal text-ink-2">
									{per}
								</span>
							</p>
							<ul className="mt-4 mb-6 space-y-2">
								{points.map((point) => (
									<li key={point} className="flex items-start gap-2">
										<CheckIcon
											aria-hidden
											size={16}
											className="mt-1 shrink-0 text-ok"
										/>
										{point}
									</li>
								))}
							</ul>
							<div className="mt-auto">
								{isOpen ? (
									<Link
										{...start}
										className={buttonClass({ kind: "primary", wide: true })}
									>
										Get Started
									</Link>
								) : (
									<Button wide disabled>
										Coming Soon
									</Button>
								)}
							</div>
						</Card>
					</li>
				))}
			</ul>
		</section>
	);
}
