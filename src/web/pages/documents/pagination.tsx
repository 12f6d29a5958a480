// Where in the list one is, and the way to the other pages. The pages are links, so each has an address of its own.
import { Link } from "@tanstack/react-router";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import {
	type GenerationList,
	type GenerationSearch,
	PAGE_SIZES,
} from "../../../api/generation-search.ts";
import { paths } from "../../paths.ts";
import { ChevronLeftIcon, ChevronRightIcon } from "../../ui/icons.ts";
import { changedSearch, writeAddress } from "./list-search.ts";
import { pageNumbers } from "./page-numbers.ts";

type PaginationProps = {
	search: GenerationSearch;
	list: GenerationList;
	onChange: (change: Partial<GenerationSearch>) => void;
};

export function Pagination({ search, list, onChange }: PaginationProps) {
	const { page, perPage, total } = list;
	const last = Math.max(1, Math.ceil(total / perPage));
	const from = (page - 1) * perPage + 1;
	const to = Math.min(total, page * perPage);
	return (
		<div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 text-small text-ink-2">
			<div className="flex items-center gap-4">
				<p role="status" className="tabular-nums">
					{from}–{to} of {total}
				</p>
				<label className="flex items-center gap-2">
					Per page
					<select
						value={perPage}
						onChange={({ target }) =>
							onChange({
								perPage: Number(target.value) as GenerationSearch["perPage"],
							})
						}
						className="h-9 rounded-1 border border-field bg-sheet px-2"
					>
						{PAGE_SIZES.map((size) => (
							<option key={size}>{size}</option>
						))}
					</select>
				</label>
			</div>
			{last > 1 && (
				<nav aria-label="Pages of the list" className="flex items-center gap-1">
					<Step
						label="Previous page"
						to={page > 1 ? page - 1 : null}
						search={search}
					>
						<ChevronLeftIcon aria-hidden size={16} />
					</Step>
					{Object.entries(pageNumbers(page, last)).map(([place, button]) =>
						button === "gap" ? (
							<span key={place} aria-hidden className="px-1">
								…
							</span>
						) : (
							<Link
								key={place}
								to={paths.documents}
								search={writeAddress(changedSearch(search, { page: button }))}
								aria-label={`Page ${button}`}
								aria-current={button === page ? "page" : undefined}
								className={clsx(
									buttonLook,
									button === page
										? "border-accent bg-accent-wash text-accent"
										: "border-transparent hover:bg-wash",
								)}
							>
								{button}
							</Link>
						),
					)}
					<Step
						label="Next page"
						to={page < last ? page + 1 : null}
						search={search}
					>
						<ChevronRightIcon aria-hidden size={16} />
					</Step>
				</nav>
			)}
		</div>
	);
}

const buttonLook =
	"grid h-9 min-w-9 place-items-center rounded-1 border px-1.5 font-medium tabular-nums max-sm:min-w-8";

type StepProps = {
	label: string;
	to: number | null;
	search: GenerationSearch;
	children: ReactNode;
};

function Step({ label, to, search, children }: StepProps) {
	if (to === null)
		return (
			<span
				aria-hidden
				className={clsx(buttonLook, "border-transparent text-line-strong")}
			>
				{children}
			</span>
		);
	return (
		<Link
			to={paths.documents}
			search={writeAddress(changedSearch(search, { page: to }))}
			aria-label={label}
			className={clsx(buttonLook, "border-transparent hover:bg-wash")}
		>
			{children}
		</Link>
	);
}
