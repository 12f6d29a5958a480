// Everything else that can be done with a finished document, behind one button.
import { Menu } from "@base-ui/react/menu";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useRef } from "react";
import type { ListedDocument } from "../../../api/generation-summary.ts";
import { formats } from "../../../documents/formats.ts";
import { formatsFor } from "../../documents/document-files.ts";
import { previewPath } from "../../documents/document-opening.ts";
import { useMe } from "../../session.ts";
import { buttonClass } from "../../ui/button.tsx";
import {
	CopyIcon,
	DownloadIcon,
	EllipsisIcon,
	ExternalLinkIcon,
	FileTextIcon,
	LockIcon,
	PencilIcon,
} from "../../ui/icons.ts";
import { notify } from "../../ui/toast.tsx";
import { useUpgrade } from "../../upgrade/use-upgrade.ts";
import { download } from "./download.ts";

type RowMenuProps = {
	generation: ListedDocument;
	onDuplicate: () => void;
	onPosting: () => void;
};

export function RowMenu({ generation, onDuplicate, onPosting }: RowMenuProps) {
	const { id, kind, job_title } = generation;
	const queries = useQueryClient();
	const trigger = useRef<HTMLButtonElement>(null);
	/** A dialog gives the focus back to where it was: once the menu has let go of it, to the button. */
	const fromTrigger = (open: () => void) => () =>
		setTimeout(() => {
			trigger.current?.focus();
			open();
		});
	const others = formatsFor(kind).filter((format) => format !== "pdf");
	return (
		<Menu.Root modal={false}>
			<Menu.Trigger
				ref={trigger}
				aria-label={`More for ${job_title}`}
				className={buttonClass({ size: "small", className: "px-2" })}
			>
				<EllipsisIcon aria-hidden size={16} />
			</Menu.Trigger>
			<Menu.Portal>
				<Menu.Positioner align="end" sideOffset={6} className="z-20">
					<Menu.Popup className="min-w-52 animate-fade rounded-2 border border-line bg-sheet p-1.5 shadow-over outline-none">
						<EditItem generation={generation} fromTrigger={fromTrigger} />
						<Item
							icon={<CopyIcon aria-hidden size={15} />}
							onPick={onDuplicate}
						>
							Duplicate
						</Item>
						<Item
							icon={<FileTextIcon aria-hidden size={15} />}
							onPick={fromTrigger(onPosting)}
						>
							Show posting
						</Item>
						{kind === "cover_letter" && (
							<Item
								icon={<ExternalLinkIcon aria-hidden size={15} />}
								onPick={() => {
									window.open(previewPath(kind).replace("$id", id), "_blank");
									notify({ title: "Cover letter opened" });
								}}
							>
								Open in a new tab
							</Item>
						)}
						<Menu.Separator className="my-1.5 h-px bg-line" />
						{others.map((format) => (
							<Item
								key={format}
								icon={<DownloadIcon aria-hidden size={15} />}
								onPick={() => void download(queries, generation, format)}
							>
								Download {formats[format].label}
							</Item>
						))}
					</Menu.Popup>
				</Menu.Positioner>
			</Menu.Portal>
		</Menu.Root>
	);
}

type EditItemProps = Pick<RowMenuProps, "generation"> & {
	fromTrigger: (open: () => void) => () => unknown;
};

function EditItem({ generation: { id, kind }, fromTrigger }: EditItemProps) {
	const { plan } = useMe();
	const navigate = useNavigate();
	const { openUpgrade } = useUpgrade();
	if (!plan.edit_access)
		return (
			<Item
				icon={<LockIcon aria-hidden size={15} />}
				onPick={fromTrigger(() => openUpgrade("edit"))}
			>
				Edit
				<span className="sr-only">(Upgrade your plan to edit documents)</span>
			</Item>
		);
	return (
		<Item
			icon={<PencilIcon aria-hidden size={15} />}
			onPick={() =>
				void navigate({
					to: previewPath(kind),
					params: { id },
					search: { edit: true },
				})
			}
		>
			Edit
		</Item>
	);
}

type ItemProps = { icon: ReactNode; onPick: () => void; children: ReactNode };

function Item({ icon, onPick, children }: ItemProps) {
	return (
		<Menu.Item
			onClick={onPick}
			className="flex cursor-pointer items-center gap-2.5 rounded-1 px-2.5 py-1.5 text-[14px] outline-none data-highlighted:bg-wash"
		>
			<span className="text-ink-2">{icon}</span>
			{children}
		</Menu.Item>
	);
}
