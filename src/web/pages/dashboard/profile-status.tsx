// How complete the profile is: the score as a ring, a bar in which each part has the width of its worth, and a way to each part.
import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import type { Dashboard } from "../../../api/dashboard.ts";
import { paths } from "../../paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Chip } from "../../ui/card.tsx";
import { Ring } from "../../ui/ring.tsx";
import { DashboardCard } from "./dashboard-card.tsx";

type Status = Dashboard["profile"];
type Part = Status["parts"][number];

const IMPROVE_BELOW = 60;
const tones = { green: "ok", orange: "warn", red: "bad" } as const;
const fills = { green: "bg-ok", orange: "bg-warn-dot", red: "bg-bad" };
/** What the guided steps call the parts they are about. */
const tours: Record<string, string> = {
	personal: "personal-details",
	work_experience: "work-experience",
	education: "education",
	skills: "skills",
};

type ProfileStatusProps = {
	status: Status | undefined;
	hint: string | null;
	className: string;
};

export function ProfileStatus({ status, hint, className }: ProfileStatusProps) {
	return (
		<DashboardCard
			title="Profile Status"
			tour="profile-card"
			lines={7}
			className={clsx("min-h-79", className)}
		>
			{status && <Score status={status} hint={hint} />}
		</DashboardCard>
	);
}

function Score({ status, hint }: { status: Status; hint: string | null }) {
	const { score, label, color, parts } = status;
	const needsWork = score < IMPROVE_BELOW;
	const weakest = parts.toSorted((a, b) => lost(b) - lost(a))[0];
	return (
		<>
			<div className="flex items-center gap-5">
				<Ring
					value={score}
					reach={score}
					unit="%"
					caption="complete"
					tone={tones[color]}
				/>
				<div className="min-w-0">
					<Chip tone={tones[color]}>{label}</Chip>
					{hint && <p className="mt-2 text-small text-ink-2">{hint}</p>}
				</div>
			</div>
			<PartsBar status={status} />
			<ul className="mt-3 grid gap-x-6 sm:grid-cols-2">
				{parts.map((part) => (
					<PartLine key={part.id} part={part} />
				))}
			</ul>
			<div className="mt-auto pt-4">
				<Link
					to={paths.profile}
					{...(needsWork && weakest ? { search: { tab: weakest.tab } } : {})}
					className={buttonClass({ size: "small" })}
				>
					{needsWork ? "Improve Profile" : "View Profile"}
				</Link>
			</div>
		</>
	);
}

function PartsBar({ status: { score, parts, color } }: { status: Status }) {
	return (
		<div
			role="progressbar"
			aria-label="Profile completion"
			aria-valuenow={score}
			aria-valuemin={0}
			aria-valuemax={100}
			className="mt-4 flex h-1.5 gap-0.5"
		>
			{parts.map(({ id, points, worth }) => (
				<span
					key={id}
					className="overflow-hidden rounded-full bg-wash"
					style={{ flexGrow: worth }}
				>
					<span
						className={clsx("block h-full", fills[color])}
						style={{ width: `${(100 * points) / worth}%` }}
					/>
				</span>
			))}
		</div>
	);
}

function PartLine({ part }: { part: Part }) {
	const { id, label, tab, points, worth } = part;
	return (
		<li>
			<Link
				to={paths.profile}
				search={{ tab }}
				data-tour={tours[id]}
				className="-mx-2 flex items-baseline justify-between gap-3 rounded-1 px-2 py-1 text-small hover:bg-wash"
			>
				<span className={points < worth ? "" : "text-ink-2"}>{label}</span>
				<span className="whitespace-nowrap text-ink-2 tabular-nums">
					{Math.round(10 * points) / 10} of {worth}
				</span>
			</Link>
		</li>
	);
}

function lost({ points, worth }: Part): number {
	return worth - points;
}
