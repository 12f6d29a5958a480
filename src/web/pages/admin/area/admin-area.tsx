// The admin area behind its guard: administrators see its pages in a shell of their own, everybody else is sent on.
import { useParams, useRouter } from "@tanstack/react-router";
import { Suspense, useEffect } from "react";
import { NotFoundPage } from "../../../frame/not-found-page.tsx";
import { paths } from "../../../paths.ts";
import { useMe } from "../../../session.ts";
import { PageSpinner } from "../../../ui/spinner.tsx";
import { adminGroups } from "./admin-pages.ts";
import { AdminShell } from "./admin-shell.tsx";

export function AdminArea() {
	const isAdmin = useMe().roles.includes("admin");
	const { page = "" } = useParams({ strict: false });
	const { history } = useRouter();
	useEffect(() => {
		if (!isAdmin) history.replace(paths.dashboard);
	}, [isAdmin, history]);
	if (!isAdmin) return <PageSpinner />;
	const shown = adminGroups
		.flatMap(({ pages }) => pages)
		.find(({ part }) => part === page);
	if (!shown) return <NotFoundPage />;
	return (
		<AdminShell part={shown.part}>
			<Suspense fallback={<PageSpinner />}>
				<shown.Page />
			</Suspense>
		</AdminShell>
	);
}
