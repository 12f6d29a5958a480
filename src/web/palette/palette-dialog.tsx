// Pages, documents, the profile's tabs and a few things to do, found by typing and chosen with the arrow keys.

import { Command } from "cmdk";
import { useLayoutEffect, useRef, useState } from "react";
import type { Go } from "./choice.tsx";
import { Account, Actions, Exports, Pages, Tabs } from "./choices.tsx";
import { FoundDocuments } from "./found-documents.tsx";

type PaletteDialogProps = { onClose: () => void; onShortcuts: () => void };

export function PaletteDialog({ onClose, onShortcuts }: PaletteDialogProps) {
	const [typed, setTyped] = useState("");
	const go: Go = (leave) => {
		onClose();
		void leave();
	};
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
					value={typed}
					onValueChange={setTyped}
					placeholder="Search pages, documents and actions"
					className="h-13 w-full border-b border-line bg-sheet px-4 text-base outline-none placeholder:text-ink-3"
				/>
				<Command.List className="max-h-[min(60vh,420px)] overflow-y-auto px-2 pb-2">
					<Command.Empty className="px-3 py-6 text-center text-ink-2">
						No results.
					</Command.Empty>
					<Actions go={go} onShortcuts={onShortcuts} />
					<Pages go={go} />
					<FoundDocuments go={go} typed={typed} />
					<Tabs go={go} />
					<Exports go={go} />
					<Account go={go} />
				</Command.List>
			</Command>
		</dialog>
	);
}

declare module "@tanstack/react-router" {
	interface HistoryState {
		/** The onboarding flow the dashboard begins when it is opened. */
		tour?: "profile-completion" | "dashboard-tour";
	}
}
