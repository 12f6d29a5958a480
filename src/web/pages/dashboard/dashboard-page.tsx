// The signed-in home: a greeting, the next thing to do, and what was made last.
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { FilePlus2, FolderOpen, UserRound } from "lucide-react";
import type { Allowance } from "../../../api/me.ts";
import { paths } from "../../paths.ts";
import { profileQuery } from "../../queries.ts";
import { useMe } from "../../session.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Page, PageHead, PageTitle } from "../../ui/page.tsx";
import { dayOf } from "../../when.ts";
import { greeting } from "./greeting.ts";
import { RecentActivity } from "./recent-activity.tsx";

const quickLinks = [
	{
		to: paths.builder,
		label: "New Resume",
		text: "Paste a posting and tailor to it",
		Icon: FilePlus2,
	},
	{
		to: paths.documents,
		label: "My Documents",
		text: "Everything made so far",
		Icon: FolderOpen,
	},
	{
		to: paths.profile,
		label: "Edit Profile",
		text: "The facts every line rests on",
		Icon: UserRound,
	},
];

export function DashboardPage() {
	const me = useMe();
	return (
		<Page>
			<PageTitle title="Dashboard" />
			<PageHead
				title={greeting(new Date(), me.user)}
				below="Your career journey starts here"
				actions={
					<Link to={paths.builder} className={buttonClass({ kind: "primary" })}>
						Create Resume
					</Link>
				}
			/>
			<FirstStep />
			<nav aria-label="Quick links" className="mb-4 grid gap-4 sm:grid-cols-3">
				{quickLinks.map(({ to, label, text, Icon }) => (
					<Link
						key={to}
						to={to}
						className="flex items-start gap-3 rounded-2 border border-line bg-sheet p-5 hover:border-accent-line"
					>
						<Icon
							aria-hidden
							size={20}
							className="mt-0.5 shrink-0 text-accent"
						/>
						<span>
							<span className="block text-h3 font-semibold">{label}</span>
							<span className="block text-small text-ink-2">{text}</span>
						</span>
					</Link>
				))}
			</nav>
			<div className="grid items-start gap-4 lg:grid-cols-[2fr_1fr]">
				<RecentActivity />
				<Left />
			</div>
		</Page>
	);
}

/** Without a profile nothing can be made, so that comes first. */
function FirstStep() {
	const { data: profile } = useQuery(profileQuery);
	const isEmpty =
		profile &&
		profile.work_experience.length +
			profile.education.length +
			profile.skills.length ===
			0;
	if (!isEmpty) return null;
	return (
		<Card className="mb-4 flex flex-col gap-4 border-accent-line bg-accent-wash sm:flex-row sm:items-center sm:justify-between">
			<div>
				<h2 className="text-h2">Begin with your profile</h2>
				<p className="text-ink-2">
					Bring a resume you already have as a JSON Resume file. Documents are
					made from it.
				</p>
			</div>
			<Link
				to={paths.profile}
				search={{ view: "import" }}
				className={buttonClass({ kind: "primary" })}
			>
				Import resume
			</Link>
		</Card>
	);
}

function Left() {
	const { usage } = useMe();
	const rows: [string, Allowance][] = [
		["Resumes", usage.resumes],
		["Cover letters", usage.coverLetters],
	];
	return (
		<Card>
			<h2 className="font-sans text-h3">Left this month</h2>
			<dl className="mt-3 grid grid-cols-2 gap-3">
				{rows.map(([label, { remaining }]) => (
					<div key={label} className="flex flex-col-reverse">
						<dt className="text-small text-ink-2">{label}</dt>
						<dd className="font-serif text-[26px] leading-none font-semibold tabular-nums">
							{remaining < 0 ? "Unlimited" : remaining}
						</dd>
					</div>
				))}
			</dl>
			<p className="mt-4 text-small text-ink-2">
				Counted until {dayOf(usage.billingCycleEnd)}.
			</p>
		</Card>
	);
}
