// One entry in its section: how it reads, what is not yet saved about it, and the ways to change and delete it.
import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef } from "react";
import type { SectionDeclaration } from "../../../domain/profile/sections/section.ts";
import { Button } from "../../ui/button.tsx";
import { Chip } from "../../ui/card.tsx";
import { PencilIcon, Trash2Icon } from "../../ui/icons.ts";
import { Spinner } from "../../ui/spinner.tsx";
import { EntryText } from "./entry-list.tsx";
import { entryOf } from "./profile-sections.ts";
import type { Unsaved } from "./unsaved.ts";
import type { ListedEntry } from "./use-saving.ts";

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
	isSought = false,
	...actions
}: {
	section: SectionDeclaration;
	row: ListedEntry;
	isSought?: boolean;
} & RowActions) {
	const card = section.card(entry);
	const itself = useRef<HTMLLIElement>(null);
	useEffect(() => {
		if (!isSought) return;
		itself.current?.scrollIntoView({ block: "center" });
		itself.current?.focus({ preventScroll: true });
	}, [isSought]);
	const isOnItsWay = unsaved?.state === "saving";
	return (
		<li
			ref={itself}
			tabIndex={isSought ? -1 : undefined}
			className={clsx(
				"relative border-line",
				isSought && "rounded-1 outline-2 outline-offset-4 outline-accent-line",
				section.isShort
					? "rounded-1 border px-3 py-2.5"
					: "group border-t py-4 first:border-0 first:pt-0 last:pb-0",
			)}
		>
			<EntryText
				entry={entryOf(card)}
				isTight={section.isShort === true}
				headClass="pr-20"
				mark={
					entry.is_sample && (
						<Chip size="small" tone="accent">
							Sample
						</Chip>
					)
				}
			/>
			<div
				className={clsx(
					"absolute flex",
					section.isShort
						? "top-1 right-1"
						: "top-2 -right-2 group-first:-top-2",
				)}
			>
				<IconButton
					label={`Edit ${section.entry} ${card.title}`}
					isOff={isOnItsWay}
					onPress={actions.onEdit}
				>
					<PencilIcon aria-hidden size={16} />
				</IconButton>
				<IconButton
					label={`Delete ${section.entry} ${card.title}`}
					isOff={isOnItsWay}
					onPress={actions.onDelete}
				>
					<Trash2Icon aria-hidden size={16} />
				</IconButton>
			</div>
			{unsaved && <Standing unsaved={unsaved} {...actions} />}
		</li>
	);
}

type IconButtonProps = {
	label: string;
	isOff: boolean;
	onPress: () => void;
	children: ReactNode;
};

/** Off for as long as a change is on its way. It stays in the order of the keyboard, so that the focus has a place to be. */
function IconButton({ label, isOff, onPress, children }: IconButtonProps) {
	return (
		<Button
			kind="ghost"
			aria-label={label}
			aria-disabled={isOff || undefined}
			className="px-2.5! aria-disabled:opacity-55"
			onClick={() => !isOff && onPress()}
		>
			{children}
		</Button>
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
