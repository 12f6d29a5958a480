// The career profile: ten sections in ten tabs, and the way to bring them in from a file.
import { Tabs } from "@base-ui/react/tabs";
import { useQuery } from "@tanstack/react-query";
import {
	Link,
	useLocation,
	useNavigate,
	useSearch,
} from "@tanstack/react-router";
import { FileUp } from "lucide-react";
import { lazy, Suspense } from "react";
import type { Profile } from "../../../domain/profile/profile.ts";
import { paths } from "../../paths.ts";
import { profileQuery } from "../../queries.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Page, PageHead, PageTitle, Skeleton } from "../../ui/page.tsx";
import { PageSpinner } from "../../ui/spinner.tsx";
import { EntryList } from "./entry-list.tsx";
import { profileSections } from "./profile-sections.ts";

const ImportPage = lazy(() =>
	import("./import-page.tsx").then(({ ImportPage }) => ({
		default: ImportPage,
	})),
);

export function ProfilePage() {
	const { view } = useSearch({ from: "/framed/signed-in/profile" });
	if (view === "import")
		return (
			<Suspense fallback={<PageSpinner />}>
				<ImportPage />
			</Suspense>
		);
	return <ReadPage />;
}

function ReadPage() {
	const { data: profile, error, refetch } = useQuery(profileQuery);
	return (
		<Page>
			<PageTitle title="Profile" />
			<PageHead
				title="Profile"
				below="The facts about you. Every line of every document rests on them."
				actions={
					<Link
						to={paths.profile}
						search={{ view: "import" }}
						className={buttonClass({ kind: "primary" })}
					>
						<FileUp aria-hidden size={16} />
						Import resume
					</Link>
				}
			/>
			{profile ? (
				<Sections profile={profile} />
			) : error ? (
				<Card role="alert" className="text-center">
					<h2 className="text-h2">Error fetching profile data</h2>
					<p className="mt-1 mb-4 text-ink-2">
						{error.message || "Failed to load profile data"}
					</p>
					<Button onClick={() => refetch()}>Try Again</Button>
				</Card>
			) : (
				<Card>
					<Skeleton lines={6} />
				</Card>
			)}
		</Page>
	);
}

/** The open tab stands in the address, so that a reload stays on it. A link may also name it in the navigation state. */
function Sections({ profile }: { profile: Profile }) {
	const search = useSearch({ from: "/framed/signed-in/profile" });
	const { state } = useLocation();
	const navigate = useNavigate();
	const wanted = search.tab ?? state.activeTab;
	const open =
		profileSections.find(({ tab }) => tab === wanted)?.tab ?? "personal";
	const show = (tab: string) =>
		void navigate({
			to: paths.profile,
			search: { tab },
			replace: true,
			resetScroll: false,
		});
	return (
		<Tabs.Root value={open} onValueChange={show}>
			<div className="relative -mx-4 mb-5 overflow-x-auto px-4 sm:mx-0 sm:px-0">
				<Tabs.List
					aria-label="Profile sections"
					className="flex min-w-max gap-1 border-b border-line"
				>
					{profileSections.map((section) => (
						<Tabs.Tab
							key={section.tab}
							value={section.tab}
							className="-mb-px flex items-center gap-1.5 rounded-t-1 border-b-2 border-transparent px-2.5 py-2 text-[14px] font-medium text-ink-2 hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-accent aria-selected:text-accent"
						>
							{section.label}
							{section.entries(profile).length > 0 && (
								<span className="size-1.5 rounded-full bg-ok">
									<span className="sr-only">(filled)</span>
								</span>
							)}
						</Tabs.Tab>
					))}
				</Tabs.List>
			</div>
			{profileSections.map((section) => {
				const entries = section.entries(profile);
				return (
					<Tabs.Panel key={section.tab} value={section.tab}>
						<Card>
							<h2 className="sr-only">{section.label}</h2>
							{entries.length > 0 ? (
								<EntryList entries={entries} />
							) : (
								<Empty text={section.empty} />
							)}
						</Card>
					</Tabs.Panel>
				);
			})}
		</Tabs.Root>
	);
}

function Empty({ text }: { text: string }) {
	return (
		<div className="py-8 text-center">
			<p className="text-ink-2">{text}</p>
			<Link
				to={paths.profile}
				search={{ view: "import" }}
				className="mt-2 inline-block font-medium text-accent underline-offset-4 hover:underline"
			>
				Import a resume to fill it
			</Link>
		</div>
	);
}

declare module "@tanstack/react-router" {
	interface HistoryState {
		activeTab?: string;
	}
}
