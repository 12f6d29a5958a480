// What the posting asks for, each requirement once, in four groups: shown, related, missing, and what only the person can tell.
import { Link } from "@tanstack/react-router";
import { type ReactNode, useState } from "react";
import type { Profile } from "../../../domain/profile/profile.ts";
import { paths } from "../../paths.ts";
import { Card } from "../../ui/card.tsx";
import { useWide } from "../../ui/use-wide.ts";
import type { PanelPoint } from "./panel-point.ts";
import type { PointGroup } from "./point-groups.ts";
import { PointRow } from "./point-row.tsx";

const SHOWN = 5;
const SHOWN_ON_A_PHONE = 3;

const groups: { name: PointGroup; title: string }[] = [
	{ name: "shown", title: "Shown" },
	{ name: "related", title: "Related" },
	{ name: "missing", title: "Missing" },
	{ name: "asked", title: "Only you can tell" },
];

/** What was answered stays where it was asked and is no longer counted as open. */
function countIn(points: readonly PanelPoint[]): string {
	const answered = points.filter(({ question }) => question?.said).length;
	if (answered === 0) return String(points.length);
	return answered === points.length
		? "all answered"
		: `${points.length - answered}, ${answered} answered`;
}

type AskedForProps = { points: PanelPoint[]; profile: Profile };

export function AskedFor({ points, profile }: AskedForProps) {
	if (points.length === 0) return null;
	return (
		<Card aria-labelledby="asked">
			<h3 id="asked" className="text-h3">
				What it asks for
			</h3>
			{groups.map(({ name, title }) => {
				const own = points.filter(({ group }) => group === name);
				return (
					own.length > 0 && (
						<Group
							key={name}
							{...{ title, profile }}
							intro={own.some(({ question }) => question) && <AnswerOnce />}
							points={inOrder(own)}
						/>
					)
				);
			})}
			<p className="mt-3 border-t border-line pt-3 text-small text-ink-2">
				Nothing that is missing will be written into a document.
			</p>
		</Card>
	);
}

type GroupProps = {
	title: string;
	intro: ReactNode;
	points: PanelPoint[];
	profile: Profile;
};

function Group({ title, intro, points, profile }: GroupProps) {
	const [isOpen, setIsOpen] = useState(false);
	const shown = useWide("beyondPhone") ? SHOWN : SHOWN_ON_A_PHONE;
	const hidden = points.length - shown;
	return (
		<section aria-label={title} className="mt-3.5">
			<h4 className="flex items-baseline gap-2 text-small font-semibold text-ink-2">
				{title}
				<span className="font-normal tabular-nums">{countIn(points)}</span>
			</h4>
			{intro && <p className="text-small text-ink-2">{intro}</p>}
			<ul>
				{points.slice(0, isOpen ? points.length : shown).map((point) => (
					<PointRow key={point.key} {...{ point, profile }} />
				))}
			</ul>
			{hidden > 0 && (
				<button
					type="button"
					aria-expanded={isOpen}
					onClick={() => setIsOpen(!isOpen)}
					className="py-1 text-small font-medium text-accent underline-offset-4 hover:underline"
				>
					{isOpen ? "Show fewer" : `Show ${hidden} more`}
				</button>
			)}
		</section>
	);
}

function AnswerOnce() {
	return (
		<>
			Answer once. It's kept in{" "}
			<Link
				to={paths.profile}
				search={{ tab: "statements" }}
				className="underline underline-offset-4 hover:text-accent"
			>
				your own statements
			</Link>
			.
		</>
	);
}

/** What decides first, then what is required, each as the posting has them. */
function inOrder(points: readonly PanelPoint[]): PanelPoint[] {
	const rank = ({ isDealBreaker, isRequired }: PanelPoint) =>
		isDealBreaker ? 0 : isRequired ? 1 : 2;
	return points.toSorted((a, b) => rank(a) - rank(b));
}
