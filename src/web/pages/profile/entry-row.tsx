// One entry in its section: how it reads, what is not yet saved about it, and the ways to change and delete it.
import { clsx } from "clsx";
import { Pencil, Trash2 } from "lucide-react";
import type { Section } from "../../../domain/profile/sections/section.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/card.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import { EntryText } from "./entry-list.tsx";
import { entryOf } from "./profile-sections.ts";
import type { Unsaved } from "./unsaved.ts";
import type { Row } from "./use-saving.ts";

export type RowActions = {
	onEdit: () => void;
	onDelete: () => void;
	onRetry: (change: Unsaved) => void;
	onGiveUp: (change: Unsaved) => void;
	onChoose: (change: Unsaved) => void;
};

export function EntryRow({
	section,
	row: { entry, unsaved },
	...actions
}: { section: Section; row: Row } & RowActions) {
	const card = section.card(entry);
	const isOnItsWay = unsaved?.state === "saving";
	return (
		<li
			className={clsx(
				"border-line",
				section.isShort
					? "rounded-1 border px-3 py-2.5"
					: "border-t py-4 first:border-0 first:pt-0 last:pb-0",
			)}
		>
			<div className="flex items-start gap-2">
				<div className="min-w-0 flex-1">
					<EntryText
						entry={entryOf(card)}
						isTight={section.isShort === true}
						mark={
							entry.is_sample && (
								<Chip size="small" tone="accent">
									Sample
								</Chip>
							)
						}
					/>
				</div>
				<div className="-mt-1.5 -mr-2 flex shrink-0">
					<Button
						kind="ghost"
						aria-label={`Edit ${section.entry} ${card.title}`}
						disabled={isOnItsWay}
						className="px-2.5!"
						onClick={actions.onEdit}
					>
						<Pencil aria-hidden size={16} />
					</Button>
					<Button
						kind="ghost"
						aria-label={`Delete ${section.entry} ${card.title}`}
						disabled={isOnItsWay}
						className="px-2.5!"
						onClick={actions.onDelete}
					>
						<Trash2 aria-hidden size={16} />
					</Button>
				</div>
			</div>
			{unsaved && <Standing unsaved={unsaved} {...actions} />}
		</li>
	);
}

function Standing({
	unsaved,
	onRetry,
	onGiveUp,
	onChoose,
}: { unsaved: Unsaved } & RowActions) {
	switch (unsaved.state) {
		case "saving":
			return (
				<p className="mt-2 flex items-center gap-2 text-small text-ink-2">
					<Spinner size={13} />
					Saving
				</p>
			);
		case "failed":
			return (
				<div role="alert" className="mt-2 rounded-1 bg-bad-wash p-3 text-bad">
					<p className="text-small">
						<strong className="font-semibold">
							{unsaved.kind === "delete" ? "Not deleted." : "Not saved."}
						</strong>{" "}
						{unsaved.message}
					</p>
					<div className="mt-2 flex flex-wrap gap-2">
						<Button size="small" onClick={() => onRetry(unsaved)}>
							Try again
						</Button>
						<Button size="small" kind="ghost" onClick={() => onGiveUp(unsaved)}>
							{unsaved.kind === "delete" ? "Keep it" : "Discard my change"}
						</Button>
					</div>
				</div>
			);
		case "clash":
			return (
				<div role="alert" className="mt-2 rounded-1 bg-warn-wash p-3 text-warn">
					<p className="text-small">
						<strong className="font-semibold">Not saved.</strong> This entry was
						changed in another window since you opened it.
					</p>
					<Button
						size="small"
						className="mt-2"
						onClick={() => onChoose(unsaved)}
					>
						Choose what to keep
					</Button>
				</div>
			);
	}
}
