// A finished document: its real pages, in the chosen look and on the chosen paper, and why each of its lines is there.
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import type { GenerationReply } from "../../../api/generations.ts";
import { ApiError } from "../../client.ts";
import { paths } from "../../paths.ts";
import { generationQuery } from "../../queries/generation-queries.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Page, PageTitle } from "../../ui/page.tsx";
import { PageSpinner } from "../../ui/spinner.tsx";
import { useFailureNotice } from "../../use-failure-notice.ts";
import { DocumentView } from "./document-view.tsx";
import type { Shown } from "./shown.ts";

type Kind = Shown["kind"];

const words = {
	resume: {
		title: "Resume Preview",
		missing: "Resume not found",
		missingText:
			"The resume you're looking for doesn't exist or you don't have access to it.",
		failed: "Error loading resume",
		failedText: "Failed to load resume",
	},
	cover_letter: {
		title: "Cover Letter Preview",
		missing: "Cover Letter Not Found",
		missingText:
			"The cover letter you're looking for doesn't exist or you don't have permission to view it.",
		failed: "Error loading cover letter",
		failedText: "Failed to load cover letter",
	},
} satisfies Record<Kind, object>;

export function ResumePreviewPage() {
	const { id } = useParams({ from: "/framed/signed-in/resume/$id/preview" });
	return <Preview id={id} kind="resume" />;
}

export function LetterPreviewPage() {
	const { id } = useParams({
		from: "/framed/signed-in/cover-letter/$id/preview",
	});
	return <Preview id={id} kind="cover_letter" />;
}

function Preview({ id, kind }: { id: string; kind: Kind }) {
	const { data: reply, error, refetch } = useQuery(generationQuery(id));
	const { title, missing, missingText, failed, failedText } = words[kind];
	const shown = reply && shownOf(reply, kind);
	const isMissing =
		(error instanceof ApiError && [400, 404, 422].includes(error.status)) ||
		shown === null;
	useFailureNotice(shown || isMissing ? null : error, {
		title: failed,
		text: failedText,
	});
	return (
		<Page>
			<PageTitle title={title} />
			{shown ? (
				<DocumentView key={id} shown={shown} title={title} />
			) : isMissing ? (
				<Notice title={missing} text={missingText} />
			) : error ? (
				<Notice title={failed} text={`${failedText}. ${error.message}`}>
					<Button kind="primary" onClick={() => refetch()}>
						Try Again
					</Button>
				</Notice>
			) : (
				<PageSpinner />
			)}
		</Page>
	);
}

/** Null for a document of the other kind, and for one that is not finished. */
function shownOf(
	{
		generation,
		version,
		edited_at,
		resume,
		letter,
		companion,
	}: GenerationReply,
	kind: Kind,
): Shown | null {
	const isEdited = edited_at !== null;
	const shown = { generation, version, isEdited, companion };
	if (kind === "resume") return resume && { ...shown, kind, content: resume };
	return letter && { ...shown, kind, content: letter };
}

function Notice({
	title,
	text,
	children,
}: {
	title: string;
	text: string;
	children?: ReactNode;
}) {
	return (
		<div role="alert" className="mx-auto max-w-md py-20 text-center">
			<h1 className="text-[25px] leading-tight">{title}</h1>
			<p className="mt-2 mb-6 text-ink-2">{text}</p>
			<div className="flex justify-center gap-2">
				{children}
				<Link to={paths.documents} className={buttonClass()}>
					Back to Documents
				</Link>
			</div>
		</div>
	);
}
