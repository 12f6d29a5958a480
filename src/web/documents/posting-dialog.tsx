// The posting a document was made for, as it was pasted.

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ListedDocument } from "../../api/generation-summary.ts";
import { copyText } from "../copy-text.ts";
import { jobName } from "../job-name.ts";
import { generationQuery } from "../queries/generation-queries.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { Skeleton } from "../ui/page.tsx";

type PostingProps = {
	generation: Pick<ListedDocument, "id" | "job_title" | "company_name">;
	onClose: () => void;
};

export function PostingDialog({ generation, onClose }: PostingProps) {
	const { data, error } = useQuery(generationQuery(generation.id));
	const [isCopied, setCopied] = useState(false);
	const posting = data?.generation.job_description;
	return (
		<Dialog title={jobName(generation)} onClose={onClose} isWide>
			{posting !== undefined ? (
				<>
					{/* A field rather than a text: it can be scrolled and copied by keyboard. */}
					<textarea
						readOnly
						aria-label="Posting"
						value={posting}
						className="field-sizing-content max-h-[45dvh] sm:max-h-[60dvh] min-h-40 w-full resize-none rounded-1 border border-line bg-wash p-4 text-[14px] leading-relaxed"
					/>
					<div className="mt-4 flex items-center justify-end gap-3">
						<span role="status" className="text-small text-ok">
							{isCopied && "Copied"}
						</span>
						<Button
							onClick={() =>
								void copyText(posting).then(
									() => setCopied(true),
									() => setCopied(false),
								)
							}
						>
							Copy the text
						</Button>
					</div>
				</>
			) : error ? (
				<p role="alert" className="text-ink-2">
					{error.message}
				</p>
			) : (
				<Skeleton lines={6} />
			)}
		</Dialog>
	);
}
