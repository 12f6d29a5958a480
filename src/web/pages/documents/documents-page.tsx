// Everything made so far, newest first, with its state and what can be done with it.
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ArrowLeft } from "lucide-react";
import { paths } from "../../paths.ts";
import { generationsQuery } from "../../queries.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Page, PageHead, PageTitle, Skeleton } from "../../ui/page.tsx";
import { DocumentsTable } from "./documents-table.tsx";

export function DocumentsPage() {
	const { data: generations, error, refetch } = useQuery(generationsQuery);
	return (
		<Page>
			<PageTitle title="My Documents" />
			<PageHead
				title="My Documents"
				above={
					<Link
						to={paths.dashboard}
						className="mb-1.5 inline-flex items-center gap-1.5 text-small text-ink-2 hover:text-ink"
					>
						<ArrowLeft aria-hidden size={15} />
						Dashboard
					</Link>
				}
				actions={
					<Link to={paths.builder} className={buttonClass({ kind: "primary" })}>
						Create Document
					</Link>
				}
			/>
			<Card isFlush>
				{error ? (
					<div role="alert" className="p-8 text-center">
						<h2 className="text-h2">Error loading documents</h2>
						<p className="mt-1 mb-4 text-ink-2">{error.message}</p>
						<Button onClick={() => refetch()}>Try Again</Button>
					</div>
				) : !generations ? (
					<div className="p-5">
						<Skeleton lines={5} />
					</div>
				) : generations.length === 0 ? (
					<div className="p-8 text-center">
						<h2 className="text-h2">No documents found</h2>
						<p className="mt-1 text-ink-2">
							Paste a posting and the first one is a minute away.
						</p>
					</div>
				) : (
					<DocumentsTable generations={generations} />
				)}
			</Card>
		</Page>
	);
}
