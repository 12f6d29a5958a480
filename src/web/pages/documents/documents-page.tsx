// Everything you've made so far: looked for, sorted, in pages, with its state and what can be done with it.
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect, useMemo } from "react";
import type { GenerationSearch } from "../../../api/generation-search.ts";
import { paths } from "../../paths.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ArrowLeftIcon } from "../../ui/icons.ts";
import { Page, PageHead, PageTitle, Skeleton } from "../../ui/page.tsx";
import { useFailureNotice } from "../../use-failure-notice.ts";
import { DocumentsList } from "./documents-list.tsx";
import { Filters } from "./filters.tsx";
import {
	changedSearch,
	isNarrowed,
	type ListAddress,
	readListAddress,
	writeAddress,
} from "./list-search.ts";
import { Pagination } from "./pagination.tsx";
import { useList } from "./use-list.ts";

const FAILED = "Error loading documents";

export function DocumentsPage() {
	const { search, change, goTo } = useListSearch();
	const { data: list, error, refetch, isPlaceholderData } = useList(search);
	const failure = list ? null : error;
	useFailureNotice(failure, { title: FAILED });
	const found = list?.page;
	useEffect(() => {
		// The address named a page past the last one.
		if (found !== undefined && !isPlaceholderData && found !== search.page)
			goTo({ ...search, page: found });
	}, [found, isPlaceholderData, search, goTo]);
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
						<ArrowLeftIcon aria-hidden size={15} />
						Dashboard
					</Link>
				}
				actions={
					<Link to={paths.builder} className={buttonClass({ kind: "primary" })}>
						Create Document
					</Link>
				}
			/>
			<Filters search={search} onChange={change} />
			<Card isFlush aria-busy={isPlaceholderData}>
				{list ? (
					list.total > 0 ? (
						<DocumentsList generations={list.generations} />
					) : (
						<Empty
							isNarrowed={isNarrowed(search)}
							onClear={() => goTo(readListAddress({}))}
						/>
					)
				) : failure ? (
					<div className="p-8 text-center">
						<h2 className="text-h2">{FAILED}</h2>
						<p className="mt-1 mb-4 text-ink-2">{failure.message}</p>
						<Button onClick={() => refetch()}>Try Again</Button>
					</div>
				) : (
					<div className="p-5">
						<Skeleton lines={5} />
					</div>
				)}
			</Card>
			{list && list.total > 0 && (
				<Pagination search={search} list={list} onChange={change} />
			)}
		</Page>
	);
}

/** The address holds the question; changing it changes the list. */
function useListSearch() {
	const address = useSearch({ from: "/framed/signed-in/resumes" });
	const navigate = useNavigate();
	useOwnAddress(address);
	return useMemo(() => {
		const search = readListAddress(address);
		const goTo = (next: GenerationSearch) =>
			void navigate({
				to: paths.documents,
				search: writeAddress(next),
				replace: true,
				resetScroll: false,
			});
		const change = (part: Partial<GenerationSearch>) =>
			goTo(changedSearch(search, part));
		return { search, goTo, change };
	}, [address, navigate]);
}

/** An address typed by hand is replaced by the one of the list it shows, so that it can be passed on. */
function useOwnAddress(address: ListAddress) {
	const navigate = useNavigate();
	useEffect(() => {
		const own = writeAddress(readListAddress(address));
		const isOwn =
			new URLSearchParams(own).toString() ===
			new URLSearchParams(address).toString();
		if (!isOwn)
			void navigate({
				to: paths.documents,
				search: own,
				replace: true,
				resetScroll: false,
			});
	}, [address, navigate]);
}

type EmptyProps = { isNarrowed: boolean; onClear: () => void };

function Empty({ isNarrowed, onClear }: EmptyProps) {
	return (
		<div className="p-10 text-center">
			<h2 className="text-h2">No documents found</h2>
			<p className="mt-1 mb-5 text-ink-2">
				{isNarrowed
					? "Nothing matches your search."
					: "Paste a posting, and your first one is a minute away."}
			</p>
			{isNarrowed ? (
				<Button onClick={onClear}>Clear filters</Button>
			) : (
				<Link to={paths.builder} className={buttonClass()}>
					Create Document
				</Link>
			)}
		</div>
	);
}
