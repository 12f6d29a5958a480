// What stands beside a document's title: its posting, its date, its state, and the way to its companion.
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { DOCUMENT_KINDS } from "../../../domain/document-kinds.ts";
import { previewPath } from "../../documents/document-opening.ts";
import { PostingDialog } from "../../documents/posting-dialog.tsx";
import { toConfirmText } from "../../to-confirm.ts";
import { Chip, chipClass } from "../../ui/card.tsx";
import { dayOf } from "../../when.ts";
import { BlanksLink } from "./blanks-link.tsx";
import type { Shown } from "./shown.ts";

type BadgesProps = { shown: Shown; toConfirm: number; blanks: string[] };

export function Badges({ shown, toConfirm, blanks }: BadgesProps) {
	const { generation, isEdited } = shown;
	const [isOpen, setOpen] = useState(false);
	return (
		<div className="mt-2.5 flex flex-wrap items-center gap-1.5">
			<Chip>{generation.job_title}</Chip>
			{generation.company_name && <Chip>{generation.company_name}</Chip>}
			<Chip>{dayOf(generation.created_at)}</Chip>
			{isEdited && <Chip>Edited</Chip>}
			{blanks.length > 0 && (
				<BlanksLink generation={generation} blanks={blanks} />
			)}
			{toConfirm === 0 && <Chip tone="ok">Every line proved</Chip>}
			{toConfirm > 0 && (
				<a href="#claims" className={chipClass({ tone: "warn" })}>
					{toConfirmText(toConfirm)}
				</a>
			)}
			<button
				type="button"
				onClick={() => setOpen(true)}
				className="ml-1 rounded-1 text-small font-medium text-accent underline-offset-4 hover:underline"
			>
				Show posting
			</button>
			<ToCompanion shown={shown} />
			{isOpen && (
				<PostingDialog generation={generation} onClose={() => setOpen(false)} />
			)}
		</div>
	);
}

/** To the letter of this resume, or back. */
function ToCompanion({ shown: { kind, companion } }: { shown: Shown }) {
	if (companion === null) return null;
	const other = DOCUMENT_KINDS[kind].companion;
	return (
		<Link
			to={previewPath(other)}
			params={{ id: companion }}
			className="ml-1 rounded-1 text-small font-medium text-accent underline-offset-4 hover:underline"
		>
			Its {DOCUMENT_KINDS[other].noun}
		</Link>
	);
}
