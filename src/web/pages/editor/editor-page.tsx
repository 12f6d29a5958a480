// Opens a document for editing: fetched anew, since what is edited must be what is stored.
import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import { ApiError } from "../../client.ts";
import { focusContent, previewPath } from "../../documents/document-opening.ts";
import { paths } from "../../paths.ts";
import { generationQuery } from "../../queries/generation-queries.ts";
import { useMe } from "../../session.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { PageTitle } from "../../ui/page.tsx";
import { PageSpinner } from "../../ui/spinner.tsx";
import { useUpgrade } from "../../upgrade/use-upgrade.ts";
import { useFailureNotice } from "../../use-failure-notice.ts";
import type { EditedKind } from "./draft.ts";
import { Editor } from "./editor.tsx";
import { openedOf } from "./opened.ts";

const words = {
	resume: {
		title: "Edit Resume",
		missing: "Resume not found",
		missingText:
			"The resume you're looking for doesn't exist or you don't have access to it.",
		failed: "Error loading resume data",
	},
	cover_letter: {
		title: "Edit Cover Letter",
		missing: "Cover Letter Not Found",
		missingText:
			"The cover letter you're looking for doesn't exist or you don't have permission to view it.",
		failed: "Error loading cover letter",
	},
};

export function ResumeEditorPage() {
	const { id } = useParams({ from: "/framed/signed-in/resume/$id/preview" });
	return <EditorPage key={id} id={id} kind="resume" />;
}

export function LetterEditorPage() {
	const { id } = useParams({
		from: "/framed/signed-in/cover-letter/$id/preview",
	});
	return <EditorPage key={id} id={id} kind="cover_letter" />;
}

function EditorPage({ id, kind }: { id: string; kind: EditedKind }) {
	const { plan } = useMe();
	useEffect(focusContent, []);
	return (
		<div className="mx-auto max-w-[1480px] px-4 pb-24 sm:px-7">
			<PageTitle title={words[kind].title} />
			{plan.edit_access ? (
				<Loaded id={id} kind={kind} />
			) : (
				<WithoutAccess id={id} kind={kind} />
			)}
		</div>
	);
}

function Loaded({ id, kind }: { id: string; kind: EditedKind }) {
	const { data, error, isFetchedAfterMount, refetch } = useQuery({
		...generationQuery(id),
		refetchOnMount: "always",
		// While somebody writes, the stored words must not come in under their hands.
		refetchOnWindowFocus: false,
		refetchOnReconnect: false,
	});
	const { missing, missingText, failed } = words[kind];
	const isMissing =
		error instanceof ApiError && [400, 404, 422].includes(error.status);
	useFailureNotice(data || isMissing ? null : error, { title: failed });
	if (isMissing) return <Notice title={missing} text={missingText} />;
	if (error && !data)
		return (
			<Notice title={failed} text={error.message}>
				<Button kind="primary" onClick={() => refetch()}>
					Try Again
				</Button>
			</Notice>
		);
	if (!data || !isFetchedAfterMount) return <PageSpinner />;
	const opened = openedOf(data);
	return opened?.kind === kind ? (
		<Editor opened={opened} />
	) : (
		<Notice title={missing} text={missingText} />
	);
}

function WithoutAccess({ id, kind }: { id: string; kind: EditedKind }) {
	const { plan } = useMe();
	const { canUpgrade, openUpgrade } = useUpgrade();
	return (
		<Notice
			title="Edit Access Required"
			text={
				plan.name === "free"
					? "Upgrade to Professional or Premium plan to edit your documents."
					: "Your current plan doesn't include edit access."
			}
		>
			{canUpgrade && (
				<Button kind="primary" onClick={() => openUpgrade("edit")}>
					See plans
				</Button>
			)}
			<Link to={previewPath(kind)} params={{ id }} className={buttonClass()}>
				Back to the preview
			</Link>
		</Notice>
	);
}

type NoticeProps = { title: string; text: string; children?: ReactNode };

function Notice({ title, text, children }: NoticeProps) {
	return (
		<div role="alert" className="mx-auto max-w-md py-20 text-center">
			<h1 className="text-[25px] leading-tight">{title}</h1>
			<p className="mt-2 mb-6 text-ink-2">{text}</p>
			<div className="flex flex-wrap justify-center gap-2">
				{children}
				<Link to={paths.documents} className={buttonClass()}>
					Back to Documents
				</Link>
			</div>
		</div>
	);
}
