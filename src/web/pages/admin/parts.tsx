// What admin pages share: a card with one number, a table that scrolls by itself, what is shown while something is loaded or
// could not be, and the way through pages.
import { clsx } from "clsx";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { ArrowDownIcon, ArrowUpIcon } from "../../ui/icons.ts";
import { PageSpinner } from "../../ui/spinner.tsx";

type StatProps = { label: string; value: string; below?: ReactNode };

export function Stat({ label, value, below }: StatProps) {
	return (
		<div className="min-w-0 rounded-2 border border-line bg-sheet p-4">
			<dt className="text-small text-ink-2">{label}</dt>
			<dd className="mt-1 font-serif text-[26px] leading-tight font-semibold tabular-nums">
				{value}
			</dd>
			{below && <dd className="mt-1 text-small text-ink-2">{below}</dd>}
		</div>
	);
}

export function Stats({ children }: { children: ReactNode }) {
	return (
		<dl className="mb-5 grid grid-cols-2 gap-3 max-lg:[&>:last-child:nth-child(odd)]:col-span-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
			{children}
		</dl>
	);
}

type TableProps = {
	caption: string;
	head: readonly string[];
	/** Columns whose cells are numbers, by their place. */
	numbers?: readonly number[];
	/** Where there is no room for the columns each row stands as a list, its cells named by the head. */
	isStacking?: boolean;
	sorting?: Sorting;
	children: ReactNode;
};

export function Table({
	caption,
	head,
	numbers = [],
	isStacking = false,
	sorting,
	children,
}: TableProps) {
	const names = head.map((name, at) => [`--column-${at + 1}`, `"${name}"`]);
	return (
		<section
			// biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
			tabIndex={0}
			className="relative overflow-x-auto"
			aria-label={caption}
		>
			{sorting && isStacking && <SortPick {...sorting} />}
			<table
				className={clsx("w-full text-[14px]", isStacking && "stacking")}
				style={isStacking ? Object.fromEntries(names) : undefined}
			>
				<caption className="sr-only">{caption}</caption>
				<thead>
					<tr className="border-b border-line text-small text-ink-2">
						{head.map((name, at) => (
							<th
								key={name}
								scope="col"
								aria-sort={sorting && ariaSort(name, sorting)}
								className={clsx(
									"px-4 py-2.5 font-medium whitespace-nowrap",
									numbers.includes(at) ? "text-right" : "text-left",
								)}
							>
								{sorting?.columns[name] ? (
									<SortButton name={name} {...sorting} />
								) : (
									name
								)}
							</th>
						))}
					</tr>
				</thead>
				<tbody>{children}</tbody>
			</table>
		</section>
	);
}

/** Which columns can be sorted by, and what the table goes by now. */
export type Sorting = {
	/** The field of each column that has one, by the column's head. */
	columns: Readonly<Record<string, string>>;
	sort: string;
	order: "asc" | "desc";
	onSort: (sort: string, order: "asc" | "desc") => void;
};

const SORTED = { asc: "ascending", desc: "descending" } as const;

function ariaSort(name: string, { columns, sort, order }: Sorting) {
	if (!columns[name]) return undefined;
	return columns[name] === sort ? SORTED[order] : "none";
}

/** The first press on another column sorts from its beginning, the next from its end. */
function SortButton({
	name,
	columns,
	sort,
	order,
	onSort,
}: Sorting & { name: string }) {
	const column = columns[name] ?? "";
	const isSorted = column === sort;
	const Arrow = order === "asc" ? ArrowUpIcon : ArrowDownIcon;
	return (
		<button
			type="button"
			className="-mx-1 inline-flex items-center gap-1 rounded-1 px-1 hover:text-ink"
			onClick={() =>
				onSort(column, isSorted && order === "asc" ? "desc" : "asc")
			}
		>
			{name}
			{isSorted && <Arrow aria-hidden size={13} />}
		</button>
	);
}

/** Where rows stand as lists there are no heads to press. */
function SortPick({ columns, sort, order, onSort }: Sorting) {
	const options = Object.entries(columns).flatMap(([name, column]) => [
		[`${column} asc`, `${name}, first to last`] as const,
		[`${column} desc`, `${name}, last to first`] as const,
	]);
	return (
		<div className="border-b border-line p-3 md:hidden">
			<PickAtOnce
				label="Sort by"
				value={`${sort} ${order}`}
				options={options}
				onPick={(picked) => {
					const [column = sort, way] = picked.split(" ");
					onSort(column, way === "asc" ? "asc" : "desc");
				}}
			/>
		</div>
	);
}

export const cell = "px-4 py-2.5 align-top";
export const numberCell = `${cell} text-right tabular-nums whitespace-nowrap`;
export const row = "border-b border-line last:border-0";

type LoadedProps = {
	error: Error | null;
	title: string;
	onRetry: () => void;
};

/** In the place of what is not there yet, or did not come. */
export function NotLoaded({ error, title, onRetry }: LoadedProps) {
	if (!error) return <PageSpinner />;
	return (
		<Card>
			<div role="alert" className="py-8 text-center">
				<h2 className="text-h2">{title}</h2>
				<p className="mt-1 mb-4 text-ink-2">{error.message}</p>
				<Button onClick={onRetry}>Retry</Button>
			</div>
		</Card>
	);
}

type PagerProps = {
	page: number;
	size: number;
	total: number;
	onPage: (page: number) => void;
	/** Stands before the buttons. */
	children: ReactNode;
};

const MOST_LINKS = 5;

/** The pages around the one that is open, five at most; nothing where there is one page. */
export function Pager({ page, size, total, onPage, children }: PagerProps) {
	const last = Math.max(1, Math.ceil(total / size));
	const first = Math.max(
		1,
		Math.min(page - Math.floor(MOST_LINKS / 2), last - MOST_LINKS + 1),
	);
	const shown = Array.from(
		{ length: Math.min(MOST_LINKS, last) },
		(_, at) => first + at,
	);
	return (
		<div className="mt-4 flex flex-wrap items-center justify-between gap-3 text-small text-ink-2">
			<div className="flex flex-wrap items-center gap-4">{children}</div>
			{last > 1 && (
				<nav aria-label="Pages of the list" className="flex gap-1">
					<Button
						size="small"
						disabled={page <= 1}
						onClick={() => onPage(page - 1)}
					>
						Previous
					</Button>
					{shown.map((number) => (
						<Button
							key={number}
							size="small"
							kind={number === page ? "primary" : "ghost"}
							aria-label={`Page ${number}`}
							aria-current={number === page ? "page" : undefined}
							onClick={() => onPage(number)}
						>
							{number}
						</Button>
					))}
					<Button
						size="small"
						disabled={page >= last}
						onClick={() => onPage(page + 1)}
					>
						Next
					</Button>
				</nav>
			)}
		</div>
	);
}

type TurningProps = {
	page: number;
	hasMore: boolean;
	onPage: (page: number) => void;
};

/** The way through a list that is too long to be counted; nothing where there is one page. */
export function Turning({ page, hasMore, onPage }: TurningProps) {
	if (page === 1 && !hasMore) return null;
	return (
		<nav aria-label="Pages of the list" className="mt-3 flex gap-2">
			<Button
				size="small"
				disabled={page === 1}
				onClick={() => onPage(page - 1)}
			>
				Previous
			</Button>
			<Button size="small" disabled={!hasMore} onClick={() => onPage(page + 1)}>
				Next
			</Button>
		</nav>
	);
}

type PickProps = {
	label: string;
	value: string;
	options: readonly (readonly [value: string, label: string])[];
	onPick: (value: string) => void;
};

/** A small choice that takes effect at once. */
export function PickAtOnce({ label, value, options, onPick }: PickProps) {
	const id = useId();
	return (
		<div className="flex items-center gap-2 text-small text-ink-2">
			<label htmlFor={id} className="whitespace-nowrap">
				{label}
			</label>
			<select
				id={id}
				value={value}
				onChange={({ target }) => onPick(target.value)}
				className="h-10 max-w-full rounded-1 border border-field bg-sheet px-2 text-ink"
			>
				{options.map(([option, name]) => (
					<option key={option} value={option}>
						{name}
					</option>
				))}
			</select>
		</div>
	);
}

/** Typed text. What the address says comes second while somebody types: it follows a moment later. */
export function SearchBox({
	label,
	value,
	onChange,
}: {
	label: string;
	value: string;
	onChange: (value: string) => void;
}) {
	const input = useRef<HTMLInputElement>(null);
	const [text, setText] = useState(value);
	useEffect(() => {
		if (document.activeElement !== input.current) setText(value);
	}, [value]);
	return (
		<input
			ref={input}
			type="search"
			aria-label={label}
			placeholder={label}
			value={text}
			maxLength={200}
			onChange={({ target }) => {
				setText(target.value);
				onChange(target.value);
			}}
			className="h-10 w-full min-w-0 rounded-1 border border-field bg-sheet px-3 placeholder:text-ink-3 sm:max-w-80"
		/>
	);
}
