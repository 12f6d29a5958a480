// What one comes for most, one press away. A page that is not there is not offered.
import { Link } from "@tanstack/react-router";
import { useHasPage } from "../../own-pages.ts";
import { paths } from "../../paths.ts";
import {
	ChartNoAxesColumnIcon,
	FilePlus2Icon,
	FolderOpenIcon,
	UserRoundIcon,
} from "../../ui/icons.ts";

const links = [
	{
		to: paths.builder,
		label: "New Resume",
		text: "Tailored to a posting",
		Icon: FilePlus2Icon,
	},
	{
		to: paths.analysis as string,
		label: "Analyze Profile",
		text: "What to fix first",
		Icon: ChartNoAxesColumnIcon,
	},
	{
		to: paths.documents,
		label: "My Documents",
		text: "Everything you've made so far",
		Icon: FolderOpenIcon,
	},
	{
		to: paths.profile,
		label: "Edit Profile",
		text: "The facts behind every document",
		Icon: UserRoundIcon,
	},
];

export function QuickActions() {
	const hasPage = useHasPage();
	return (
		<nav
			aria-label="Quick links"
			data-tour="quick-actions"
			className="mb-4 grid grid-cols-2 gap-2 sm:gap-4 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none"
		>
			{links
				.filter(({ to }) => hasPage(to))
				.map(({ to, label, text, Icon }) => (
					<Link
						key={to}
						to={to}
						className="flex items-center gap-3 rounded-2 border border-line bg-sheet p-3 transition-colors hover:border-accent-line hover:bg-accent-wash sm:px-4"
					>
						<Icon aria-hidden size={20} className="shrink-0 text-accent" />
						<span className="min-w-0">
							<span className="block text-[14px] font-semibold">{label}</span>
							<span className="hidden text-small text-ink-2 sm:block">
								{text}
							</span>
						</span>
					</Link>
				))}
		</nav>
	);
}
