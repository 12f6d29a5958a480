// The career profile: how complete it is, its sections in tabs, and the ways in and out of it.
import { useQuery } from "@tanstack/react-query";
import { Link, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useRef } from "react";
import type { Profile } from "../../../domain/profile/profile.ts";
import { failureText } from "../../client.ts";
import { ContradictionsCard } from "../../contradictions/contradictions-card.tsx";
import { useHasPage } from "../../own-pages.ts";
import { paths } from "../../paths.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { FileUpIcon, SparklesIcon } from "../../ui/icons.ts";
import { Page, PageHead, PageTitle, Skeleton } from "../../ui/page.tsx";
import { PageSpinner } from "../../ui/spinner.tsx";
import { notify } from "../../ui/toast.tsx";
import { CompletionCard } from "./completion-card.tsx";
import { ExportMenu } from "./export-menu.tsx";
import { NextStep } from "./next-step.tsx";
import { ProfileTabs } from "./profile-tabs.tsx";
import { SampleCard } from "./sample-card.tsx";
import { pageQuery, useSections } from "./sections-store.ts";

const FALLBACK = "Failed to load profile data";

const ImportPage = lazy(() =>
	import("./import-page.tsx").then(({ ImportPage }) => ({
		default: ImportPage,
	})),
);

export function ProfilePage() {
	const { view } = useSearch({ from: "/framed/signed-in/profile" });
	const shown = useRef(view);
	// To the frame it is one page, to whoever uses it two: each begins at its top.
	useEffect(() => {
		if (shown.current !== view) document.getElementById("content")?.focus();
		shown.current = view;
	}, [view]);
	if (view === "import")
		return (
			<Suspense fallback={<PageSpinner />}>
				<ImportPage />
			</Suspense>
		);
	return <EditPage />;
}

function EditPage() {
	const { error, refetch } = useQuery(pageQuery);
	const known = useSections();
	const hasPage = useHasPage();
	const isBare = known !== null && hasNoEntries(known.profile);
	useEffect(() => {
		if (!error) return;
		const text = failureText(error, FALLBACK);
		notify({ tone: "bad", title: "Error fetching profile data", text });
	}, [error]);
	return (
		<Page>
			<PageTitle title="Profile" />
			<PageHead
				title="Profile"
				below="The facts about you. Every document is written from them."
				actions={
					<>
						{hasPage(paths.analysis) && (
							<Link to={paths.analysis as string} className={buttonClass()}>
								<SparklesIcon aria-hidden size={16} />
								AI Analysis
							</Link>
						)}
						<ExportMenu />
						<Link
							to={paths.profile}
							search={{ view: "import" }}
							className={buttonClass({ kind: isBare ? "primary" : "plain" })}
						>
							<FileUpIcon aria-hidden size={16} />
							Import resume
						</Link>
					</>
				}
			/>
			{known ? (
				<>
					<SampleCard
						profile={known.profile}
						isSample={known.personal.is_sample}
					/>
					{!isBare && <NextStep />}
					<CompletionCard profile={known.profile} />
					<ContradictionsCard profile={known.profile} />
					<ProfileTabs profile={known.profile} />
				</>
			) : error ? (
				<Card role="alert" className="text-center">
					<h2 className="text-h2">Error fetching profile data</h2>
					<p className="mt-1 mb-4 text-ink-2">{failureText(error, FALLBACK)}</p>
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

/** Whoever has nothing here yet does best to bring a resume. */
function hasNoEntries({ work_experience, education, skills }: Profile) {
	return work_experience.length + education.length + skills.length === 0;
}
