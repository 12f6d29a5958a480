// What administrators did, newest first: read from a record that nobody can change.
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { z } from "zod";
import { type AuditPage, AuditQuery } from "../../../../api/admin-audit.ts";
import { Card } from "../../../ui/card.tsx";
import { useAddressSearch } from "../address-search.ts";
import { auditQuery } from "../admin-queries.ts";
import { moment } from "../numbers.ts";
import { cell, PickAtOnce, row, SearchBox, Table, Turning } from "../parts.tsx";

const titles = {
	acts: "What administrators did",
	accounts: "What people did with their accounts",
} as const;
const columns = {
	Time: "time",
	Who: "who",
	Act: "act",
	Subject: "subject",
} as const;

/** The events of the same page keep theirs in the same address. */
const asked = AuditQuery.shape;
const AddressQuery = z.object({
	record: asked.kind,
	act: asked.search,
	actsBy: asked.sort,
	actsOrder: asked.order,
	actsPage: asked.page,
});
type AddressQuery = z.infer<typeof AddressQuery>;

export function Acts() {
	const [found, change] = useAddressSearch(AddressQuery);
	const { record, act, actsBy, actsOrder, actsPage } = useDeferredValue(found);
	const { data } = useQuery(
		auditQuery({
			...{ kind: record, search: act },
			...{ sort: actsBy, order: actsOrder, page: actsPage },
		}),
	);
	if (!data) return null;
	return (
		<div className="mt-8">
			<Filters found={found} onChange={(part) => change(firstPageOf(part))} />
			<Found
				entries={data.entries}
				found={found}
				onChange={(part) => change(firstPageOf(part))}
			/>
			<Turning
				page={data.page}
				hasMore={data.hasMore}
				onPage={(page) => change({ actsPage: page })}
			/>
		</div>
	);
}

function firstPageOf(part: Partial<AddressQuery>): Partial<AddressQuery> {
	return { ...part, actsPage: 1 };
}

type FoundProps = {
	found: AddressQuery;
	onChange: (part: Partial<AddressQuery>) => void;
};

function Filters({ found: { record, act }, onChange }: FoundProps) {
	return (
		<search className="mb-3 flex flex-wrap items-center gap-3">
			<h2 className="mr-auto text-h3 font-semibold">{titles[record]}</h2>
			<SearchBox
				label="Search people, actions, or details..."
				value={act}
				onChange={(text) => onChange({ act: text })}
			/>
			<PickAtOnce
				label="Record"
				value={record}
				options={[
					["acts", "Administrators"],
					["accounts", "Sign-ins and accounts"],
				]}
				onPick={(picked) =>
					onChange({ record: picked === "accounts" ? "accounts" : "acts" })
				}
			/>
		</search>
	);
}

function Found({
	entries,
	found: { record, act, actsBy, actsOrder },
	onChange,
}: FoundProps & Pick<AuditPage, "entries">) {
	return (
		<Card isFlush>
			{entries.length === 0 ? (
				<p className="p-10 text-center text-ink-2">
					{act === "" ? "Nothing yet" : "Nothing matches"}
				</p>
			) : (
				<Table
					caption={titles[record]}
					isStacking
					head={["Time", "Who", "Act", "Subject", "Details"]}
					sorting={{
						columns,
						sort: actsBy,
						order: actsOrder,
						onSort: (by, order) =>
							onChange({
								actsBy: by as AddressQuery["actsBy"],
								actsOrder: order,
							}),
					}}
				>
					{entries.map((entry) => (
						<Entry key={entry.id} entry={entry} />
					))}
				</Table>
			)}
		</Card>
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
