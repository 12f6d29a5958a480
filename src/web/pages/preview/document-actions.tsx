// What can be done with a document: print it, take it along.

import { type ReactNode, useState } from "react";
import type { GenerationReply } from "../../../api/generations.ts";
import { type Format, formats } from "../../../documents/formats.ts";
import {
	fileLink,
	formatsFor,
	saveFile,
} from "../../documents/document-files.ts";
import type { DocumentLook } from "../../documents/use-look.ts";
import { blanksText, toConfirmText } from "../../to-confirm.ts";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import {
	DownloadIcon,
	PrinterIcon,
	TriangleAlertIcon,
} from "../../ui/icons.ts";
import { notify } from "../../ui/toast.tsx";
import { BlanksLink } from "./blanks-link.tsx";
import { EditButton } from "./edit-button.tsx";
import { printPdf } from "./print-pdf.ts";

/** A press is seen to be taken even where the file arrives at once. */
const LEAST_BUSY_MS = 1000;

type ActionsProps = {
	generation: GenerationReply["generation"];
	look: DocumentLook["chosen"];
	isReady: boolean;
	/** How many lines wait for the person's word. */
	toConfirm: number;
	/** What the letter leaves to fill in, as it stands there. */
	blanks: string[];
};

export function DocumentActions({
	generation,
	look,
	isReady,
	toConfirm,
	blanks,
}: ActionsProps) {
	const [busy, setBusy] = useState<Format | null>(null);
	const { id, kind } = generation;
	const download = async (format: Format) => {
		setBusy(format);
		const seen = new Promise((resolve) => setTimeout(resolve, LEAST_BUSY_MS));
		try {
			await saveFile(
				{ id, format, template: look.template, paper: look.paper },
				generation,
			);
			notify({
				tone: "ok",
				title: `${formats[format].label} Downloaded`,
				...(blanks.length > 0 && { text: blanksText(blanks) }),
			});
		} catch (failure) {
			notify({
				tone: "bad",
				title: "Download Failed",
				text: failure instanceof Error ? failure.message : "",
			});
		}
		await seen;
		setBusy((current) => (current === format ? null : current));
	};
	return (
		<>
			<EditButton generation={generation} />
			<Button
				disabled={!isReady}
				onClick={() => print(fileLink({ id, ...look, format: "pdf" }))}
			>
				<PrinterIcon aria-hidden size={16} />
				Print
			</Button>
			<Disclosure label="More formats">
				{formatsFor(kind)
					.filter((format) => format !== "pdf")
					.map((format) => (
						<Button
							key={format}
							kind="ghost"
							busy={busy === format}
							onClick={() => void download(format)}
						>
							Download {formats[format].label}
						</Button>
					))}
			</Disclosure>
			<Button
				kind="primary"
				className="max-sm:order-first max-sm:w-full"
				busy={busy === "pdf"}
				onClick={() => void download("pdf")}
			>
				<DownloadIcon aria-hidden size={16} />
				Download PDF
			</Button>
			{toConfirm > 0 && <BeforeSending waits={toConfirmText(toConfirm)} />}
			{blanks.length > 0 && (
				<BeforeSending
					waits={<BlanksLink generation={generation} blanks={blanks} isPlain />}
				/>
			)}
		</>
	);
}

function BeforeSending({ waits }: { waits: ReactNode }) {
	return (
		<p className="w-full text-small text-warn sm:text-right">
			<TriangleAlertIcon aria-hidden size={14} className="mr-1 inline" />
			{waits} before you send it
		</p>
	);
}

function print(address: string) {
	printPdf(address).then(
		() => notify({ title: "Print Dialog Opened" }),
		() =>
			notify({
				tone: "bad",
				title: "Print Failed",
				text: "Unable to open print dialog. Please try using Ctrl+P or Cmd+P manually.",
			}),
	);
}
