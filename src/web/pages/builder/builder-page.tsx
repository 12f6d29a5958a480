// The resume builder: the posting on the left, what it asks for and what the profile answers on the right.
import { Link } from "@tanstack/react-router";
import { useRef } from "react";
import type { Profile } from "../../../domain/profile/profile.ts";
import { paths } from "../../paths.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Page, PageHead, PageTitle } from "../../ui/page.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { notify } from "../../ui/toast.tsx";
import { useWide } from "../../ui/use-wide.ts";
import { BuilderDialogs } from "./builder-dialogs.tsx";
import { BuilderForm } from "./builder-form.tsx";
import { EmptyProfile } from "./empty-profile.tsx";
import { GenerateCard } from "./generate-card.tsx";
import { MatchPanel } from "./match-panel.tsx";
import { pressedIn, progressIn } from "./progress-of-both.ts";
import { type Builder, useBuilder } from "./use-builder.ts";

export function BuilderPage() {
	const builder = useBuilder();
	const isBlank = builder.profile ? hasNothing(builder.profile) : false;
	return (
		<Page>
			<PageTitle title="Resume Builder" />
			<PageHead
				title="Resume Builder"
				below="Paste the posting. What it asks for, and what you can show for it, appears as you type."
				actions={
					<Link to={paths.documents} className={buttonClass()}>
						My Resumes
					</Link>
				}
			/>
			{builder.isProfileComing ? (
				<div
					role="status"
					className="grid min-h-[50vh] place-items-center text-accent"
				>
					<Spinner size={28} />
					<span className="sr-only">Loading your profile</span>
				</div>
			) : (
				<>
					{isBlank && <EmptyProfile />}
					<Columns builder={builder} isBlank={isBlank} />
				</>
			)}
			<BuilderDialogs builder={builder} />
		</Page>
	);
}

type ColumnsProps = { builder: Builder; isBlank: boolean };

function Columns({ builder, isBlank }: ColumnsProps) {
	const panel = useRef<HTMLElement>(null);
	const isBeside = useWide("twoColumns");
	const showMatch = () => {
		panel.current?.scrollIntoView();
		panel.current?.focus({ preventScroll: true });
	};
	return (
		<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-7 lg:grid-cols-[minmax(0,1.12fr)_minmax(0,1fr)]">
			<BuilderForm builder={builder} onShowMatch={showMatch} />
			{/* Beside the form both stay in view: the list is scrolled by itself, and nothing covers it. */}
			<div className="space-y-3.5 lg:sticky lg:top-[76px] lg:flex lg:max-h-[calc(100dvh-185px)] lg:flex-col lg:gap-3.5 lg:space-y-0">
				<section
					ref={panel}
					// What is scrolled by itself is reached by keyboard.
					tabIndex={isBeside ? 0 : -1}
					aria-label="Match with your profile"
					className="rounded-2 max-lg:outline-none lg:min-h-0 lg:overflow-y-auto"
				>
					{!isBlank && (
						<MatchPanel
							matching={builder.matching}
							questions={builder.questions}
							profile={builder.profile}
						/>
					)}
				</section>
				<div className="lg:shrink-0">
					<Generate builder={builder} />
				</div>
			</div>
		</div>
	);
}

function hasNothing({ personal, ...lists }: Profile): boolean {
	return (
		!personal.summary && Object.values(lists).every((list) => list.length === 0)
	);
}

function Generate({ builder }: { builder: Builder }) {
	const { draft, change, request, generate, showProgress } = builder;
	return (
		<GenerateCard
			usage={builder.usage}
			pressed={draft.running && pressedIn(draft)}
			progress={progressIn(draft, request.generation.progress)}
			generation={request.generation}
			made={draft.made}
			onGenerate={generate}
			onShow={showProgress}
			elsewhere={builder.others[0] ?? null}
			onFollow={({ kind, id }) => {
				showProgress();
				request.follow(kind, id);
			}}
			onReset={() => {
				builder.clear();
				notify({ title: "Form reset", text: "All fields cleared." });
			}}
			onWithoutModel={
				builder.isModelAsked
					? (kind) => {
							change({ engine: "builtin" });
							generate(kind);
						}
					: null
			}
		/>
	);
}
