// What administrators did, newest first: read from a record that nobody can change.
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AuditPage } from "../../../../api/admin-audit.ts";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { auditQuery } from "../admin-queries.ts";
import { moment } from "../numbers.ts";
import { cell, PickAtOnce, row, Table } from "../parts.tsx";

const titles = {
	acts: "What administrators did",
	accounts: "What people did with their accounts",
} as const;

export function Acts() {
	/** The pages gone through; the last one is shown. */
	const [pages, setPages] = useState<(string | null)[]>([null]);
	const [kind, setKind] = useState<"acts" | "accounts">("acts");
	const { data } = useQuery(auditQuery(kind, pages.at(-1) ?? null));
	const title = titles[kind];
	if (!data) return null;
	return (
		<div className="mt-8">
			<div className="mb-3 flex flex-wrap items-center justify-between gap-3">
				<h2 className="text-h3 font-semibold">{title}</h2>
				<PickAtOnce
					label="Record"
					value={kind}
					options={[
						["acts", "Administrators"],
						["accounts", "Sign-ins and accounts"],
					]}
					onPick={(picked) => {
						setKind(picked === "accounts" ? "accounts" : "acts");
						setPages([null]);
					}}
				/>
			</div>
			<Card isFlush>
				{data.entries.length === 0 ? (
					<p className="p-10 text-center text-ink-2">Nothing yet</p>
				) : (
					<Table
						caption={title}
						isStacking
						head={["Time", "Who", "Act", "Subject", "Details"]}
					>
						{data.entries.map((entry) => (
							<Entry key={entry.id} entry={entry} />
						))}
					</Table>
				)}
			</Card>
			<div className="mt-3 flex gap-2">
				{pages.length > 1 && (
					<Button size="small" onClick={() => setPages(pages.slice(0, -1))}>
						Newer
					</Button>
				)}
				{data.next && (
					<Button size="small" onClick={() => setPages([...pages, data.next])}>
						Older
					</Button>
				)}
			</div>
		</div>
	);
}

function Entry({ entry }: { entry: AuditPage["entries"][number] }) {
	return (
		<tr className={row}>
			<td className={`${cell} whitespace-nowrap text-ink-2`}>
				{moment(entry.created_at)}
			</td>
			<td className={`${cell} max-w-52 truncate`} title={entry.by ?? ""}>
				{entry.by}
			</td>
			<td className={`${cell} whitespace-nowrap`}>
				{entry.action.replaceAll("_", " ")}
			</td>
			<td
				className={`${cell} max-w-44 truncate text-ink-2`}
				title={entry.subject_id ?? ""}
			>
				{entry.subject_type.replaceAll("_", " ")}
				{entry.subject_type === "system_setting" && ` ${entry.subject_id}`}
			</td>
			<td
				className={`${cell} max-w-80 truncate text-ink-2`}
				title={detailsOf(entry.details)}
			>
				{detailsOf(entry.details)}
			</td>
		</tr>
	);
}

function detailsOf(details: Record<string, unknown>): string {
	return Object.entries(details)
		.map(
			([key, value]) =>
				`${key}: ${typeof value === "object" ? JSON.stringify(value) : String(value)}`,
		)
		.join(", ");
}
