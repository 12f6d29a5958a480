// Pages, the newest documents and a few things to do, found by typing and chosen with the arrow keys.

import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { Command } from "cmdk";
import {
	ArrowRight,
	Compass,
	FilePlus2,
	FileText,
	FileUp,
	LogOut,
	type LucideIcon,
} from "lucide-react";
import { useLayoutEffect, useRef } from "react";
import { previewPath } from "../documents.ts";
import { dotted } from "../job-name.ts";
import { useHasPage, useOwnPages } from "../own-pages.ts";
import { paths } from "../paths.ts";
import { dashboardQuery } from "../queries/dashboard-query.ts";
import { useSignOut } from "../session.tsx";
import { notify } from "../ui/toast.tsx";

const groupClass =
	"[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-[11.5px] [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-2";

type PaletteDialogProps = { onClose: () => void };

export function PaletteDialog({ onClose }: PaletteDialogProps) {
	const ref = useRef<HTMLDialogElement>(null);
	const input = useRef<HTMLInputElement>(null);
	useLayoutEffect(() => {
		const dialog = ref.current;
		if (dialog && !dialog.open) dialog.showModal();
		// Left to itself the dialog gives the focus to the frame around the input.
		input.current?.focus();
		return () => dialog?.close();
	}, []);
	return (
		<dialog
			ref={ref}
			aria-label="Search and go"
			onCancel={(event) => {
				event.preventDefault();
				onClose();
			}}
			onClick={(event) => event.target === ref.current && onClose()}
			onKeyDown={(event) => {
				if (event.key !== "Escape") return;
				event.preventDefault();
				onClose();
			}}
			className="mt-[12vh] mb-auto w-[min(560px,calc(100vw-24px))] animate-fade overflow-hidden rounded-2 border border-line bg-sheet p-0 shadow-over"
		>
			<Command label="Search and go" loop>
				<Command.Input
					ref={input}
					placeholder="Search pages, documents and actions"
					className="h-13 w-full border-b border-line bg-sheet px-4 text-base outline-none placeholder:text-ink-3"
				/>
				<Choices onClose={onClose} />
			</Command>
		</dialog>
	);
}

function Choices({ onClose }: PaletteDialogProps) {
	const pages = useOwnPages();
	const hasPage = useHasPage();
	const navigate = useNavigate();
	const signOut = useSignOut();
	const { data: dashboard } = useQuery(dashboardQuery);
	const documents =
		dashboard?.activity.filter(
			({ generation_status }) => generation_status === "completed",
		) ?? [];
	const go = (leave: () => Promise<void>) => {
		onClose();
		void leave();
	};
	const leave = () => {
		onClose();
		signOut().catch((failure: Error) =>
			notify({ tone: "bad", title: "Sign out failed", text: failure.message }),
		);
	};
	return (
		<Command.List className="max-h-[min(60vh,420px)] overflow-y-auto px-2 pb-2">
			<Command.Empty className="px-3 py-6 text-center text-ink-2">
				No results.
			</Command.Empty>
			<Command.Group heading="Do" className={groupClass}>
				<Choice
					Icon={FilePlus2}
					label="Create resume"
					onChoose={() => go(() => navigate({ to: paths.builder }))}
				/>
				<Choice
					Icon={FileUp}
					label="Import a resume"
					onChoose={() =>
						go(() =>
							navigate({ to: paths.profile, search: { view: "import" } }),
						)
					}
				/>
				{hasPage(paths.analysis) && (
					<Choice
						Icon={ArrowRight}
						label="Analyze profile"
						onChoose={() =>
							go(() => navigate({ to: paths.analysis as string }))
						}
					/>
				)}
				<Choice
					Icon={Compass}
					label="Show me around"
					onChoose={() =>
						go(() =>
							navigate({
								to: paths.dashboard,
								state: { tour: "dashboard-tour" },
							}),
						)
					}
				/>
			</Command.Group>
			<Command.Group heading="Pages" className={groupClass}>
				{pages.map(({ label, to }) => (
					<Choice
						key={to}
						Icon={ArrowRight}
						label={label}
						onChoose={() => go(() => navigate({ to }))}
					/>
				))}
			</Command.Group>
			{documents.length > 0 && (
				<Command.Group heading="Recent documents" className={groupClass}>
					{documents.map(({ id, kind, job_title, company_name }) => (
						<Choice
							key={id}
							id={id}
							Icon={FileText}
							label={job_title}
							note={dotted(
								company_name,
								kind === "resume" ? "Resume" : "Cover Letter",
							)}
							onChoose={() =>
								go(() => navigate({ to: previewPath(kind), params: { id } }))
							}
						/>
					))}
				</Command.Group>
			)}
			<Command.Group heading="Account" className={groupClass}>
				<Choice Icon={LogOut} label="Sign out" onChoose={leave} />
			</Command.Group>
		</Command.List>
	);
}

type ChoiceProps = {
	Icon: LucideIcon;
	label: string;
	id?: string;
	note?: string;
	onChoose: () => void;
};

function Choice({ Icon, label, id = label, note = "", onChoose }: ChoiceProps) {
	return (
		<Command.Item
			value={`${label} ${note} ${id}`}
			onSelect={onChoose}
			className="flex cursor-pointer items-center gap-3 rounded-1 px-3 py-2 text-[14px] aria-selected:bg-accent-wash aria-selected:text-accent-deep"
		>
			<Icon aria-hidden size={16} className="shrink-0 text-ink-3" />
			<span className="flex min-w-0 flex-1 flex-col sm:flex-row sm:items-baseline sm:justify-between sm:gap-3">
				<span title={label} className="truncate sm:min-w-0">
					{label}
				</span>
				{note && (
					<span
						title={note}
						className="truncate text-small text-ink-2 sm:min-w-0"
					>
						{note}
					</span>
				)}
			</span>
		</Command.Item>
	);
}

declare module "@tanstack/react-router" {
	interface HistoryState {
		/** The onboarding flow the dashboard begins when it is opened. */
		tour?: "profile-completion" | "dashboard-tour";
	}
}
