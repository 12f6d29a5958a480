// A section's entries as they read; their place is their only identity. Links open only where they lead to the web.
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Chip } from "../../ui/card.tsx";
import { ExternalLinkIcon } from "../../ui/icons.ts";
import type { EntryView } from "./profile-sections.ts";

export function EntryList({ entries }: { entries: EntryView[] }) {
	return (
		<ul>
			{Object.entries(entries).map(([place, entry]) => (
				<li
					key={place}
					className="border-t border-line py-4 first:border-0 first:pt-0 last:pb-0"
				>
					<EntryText entry={entry} />
				</li>
			))}
		</ul>
	);
}

/** `isTight`: little more than a name. `mark` stands behind the title; `headClass` leaves room for what stands beside it. */
export function EntryText({
	entry: {
		title,
		subtitle,
		date,
		text,
		lines = [],
		tags = [],
		links = [],
		details = [],
	},
	isTight = false,
	mark,
	headClass,
}: {
	entry: EntryView;
	isTight?: boolean;
	mark?: ReactNode;
	headClass?: string;
}) {
	return (
		<>
			<div
				className={clsx(
					"flex flex-wrap items-baseline justify-between gap-x-4",
					headClass,
				)}
			>
				{title && (
					<h3 className="min-w-0 text-h3 break-words">
						{title} {mark && <span className="align-[1px]">{mark}</span>}
					</h3>
				)}
				{date && (
					<span className="text-small text-ink-2 tabular-nums">{date}</span>
				)}
			</div>
			{subtitle && (
				<p
					className={clsx(
						"break-words text-ink-2",
						isTight && "text-small",
						headClass,
					)}
				>
					{subtitle}
				</p>
			)}
			{text && (
				<p className="mt-2 max-w-[75ch] break-words whitespace-pre-line">
					{text}
				</p>
			)}
			<Details details={details} />
			<Lines lines={lines} />
			<Tags tags={tags} />
			<WebLinks links={links} />
		</>
	);
}

function Details({ details }: { details: NonNullable<EntryView["details"]> }) {
	if (details.length === 0) return null;
	return (
		<dl className="mt-1 flex flex-wrap gap-x-5 text-small text-ink-2">
			{details.map(({ label, value }) => (
				<div key={label} className="min-w-0 break-words">
					<dt className="inline font-medium">{label}:</dt>{" "}
					<dd className="inline">{value}</dd>
				</div>
			))}
		</dl>
	);
}

function Lines({ lines }: { lines: NonNullable<EntryView["lines"]> }) {
	if (lines.length === 0) return null;
	return (
		<ul className="mt-2 max-w-[75ch] list-disc space-y-1 pl-5 break-words marker:text-accent">
			{Object.entries(lines).map(([place, line]) => (
				<li key={place}>{line}</li>
			))}
		</ul>
	);
}

function Tags({ tags }: { tags: NonNullable<EntryView["tags"]> }) {
	if (tags.length === 0) return null;
	return (
		<ul className="mt-2 flex flex-wrap gap-1.5">
			{Object.entries(tags).map(([place, tag]) => (
				<li key={place} className="max-w-full">
					<Chip>{tag}</Chip>
				</li>
			))}
		</ul>
	);
}

function WebLinks({ links }: { links: NonNullable<EntryView["links"]> }) {
	const webLinks = links.flatMap(({ label, url }) =>
		url && /^https?:\/\//i.test(url) ? [{ label, url }] : [],
	);
	if (webLinks.length === 0) return null;
	return (
		<p className="mt-2 flex flex-wrap gap-4 text-small">
			{webLinks.map(({ label, url }) => (
				<a
					key={label}
					href={url}
					target="_blank"
					rel="noreferrer"
					className="inline-flex items-center gap-1 font-medium text-accent underline-offset-4 hover:underline"
				>
					{label}
					<ExternalLinkIcon aria-hidden size={13} />
				</a>
			))}
		</p>
	);
}
