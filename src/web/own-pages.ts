// The pages a signed-in person can go to, for the navigation and the command palette. A page that has no route is not offered.
import { useRouter } from "@tanstack/react-router";
import { paths } from "./paths.ts";
import { roleIn, useSession } from "./session.ts";

export type OwnPage = {
	label: string;
	to: string;
	isForAdmins?: boolean;
	/** Reached from the profile and the palette; the navigation holds the specification's five. */
	isBesideNav?: boolean;
};

const pages: readonly OwnPage[] = [
	{ label: "Dashboard", to: paths.dashboard },
	{ label: "Profile", to: paths.profile },
	{ label: "Resume Builder", to: paths.builder },
	{ label: "My Resumes", to: paths.documents },
	{ label: "Profile Analysis", to: paths.analysis, isBesideNav: true },
	{ label: "Settings", to: paths.settings },
	{ label: "Admin", to: paths.admin, isForAdmins: true },
];

export function useOwnPages(): OwnPage[] {
	const hasPage = useHasPage();
	const isAdmin = roleIn(useSession()) === "admin";
	return pages.filter(
		({ to, isForAdmins }) => (!isForAdmins || isAdmin) && hasPage(to),
	);
}

/** Whether an address of ours has a page to show. */
export function useHasPage(): (path: string) => boolean {
	const { routesByPath } = useRouter();
	return (path) => path in routesByPath;
}
