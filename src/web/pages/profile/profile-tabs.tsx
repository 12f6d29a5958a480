// The tabs. The open one stands in the address, so that a reload stays on it; a link may also name it in the
// navigation's state.
import { Tabs } from "@base-ui/react/tabs";
import { useLocation, useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import type { Profile } from "../../../domain/profile/profile.ts";
import { listSections } from "../../../domain/profile/sections/all-sections.ts";
import { paths } from "../../paths.ts";
import { PersonalTab } from "./personal-tab.tsx";
import { profileSections } from "./profile-sections.ts";
import { SectionTab } from "./section-tab.tsx";

export function ProfileTabs({ profile }: { profile: Profile }) {
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
	const list = useRef<HTMLDivElement>(null);
	// biome-ignore lint/correctness/useExhaustiveDependencies: a tab that was opened comes into sight
	useEffect(() => {
		list.current
			?.querySelector("[aria-selected=true]")
			?.scrollIntoView({ block: "nearest", inline: "center" });
	}, [open]);
	return (
		<Tabs.Root value={open} onValueChange={show}>
			<div className="relative -mx-4 mb-5 overflow-x-auto px-4 sm:mx-0 sm:px-0">
				<Tabs.List
					ref={list}
					aria-label="Profile sections"
					className="flex min-w-max gap-1 border-b border-line lg:min-w-0 lg:flex-wrap"
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
			<Tabs.Panel value="personal">
				<PersonalTab />
			</Tabs.Panel>
			{listSections.map((section) => (
				<Tabs.Panel key={section.tab} value={section.tab}>
					<SectionTab section={section} />
				</Tabs.Panel>
			))}
		</Tabs.Root>
	);
}

declare module "@tanstack/react-router" {
	interface HistoryState {
		activeTab?: string;
	}
}
