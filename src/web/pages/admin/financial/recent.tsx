// The latest calls and what each cost.
import { z } from "zod";
import type { Financial } from "../../../../api/admin-statistics.ts";
import { sorted } from "../../../../api/search-fields.ts";
import { Card } from "../../../ui/card.tsx";
import { useAddressSearch } from "../address-search.ts";
import { dollars, moment } from "../numbers.ts";
import { cell, numberCell, row, Table } from "../parts.tsx";
import { sortedRows } from "../sorted-rows.ts";
import { callWords } from "../stored-names.ts";

type Call = Financial["recent"][number];

/** A call goes by when it was made. */
const columns = { Call: "time", Cost: "cost" } as const;
const asked = sorted(["time", "cost"], "time");
const AddressQuery = z.object({
	recentBy: asked.sort,
	recentOrder: asked.order,
});
type Column = z.infer<typeof AddressQuery>["recentBy"];

const valueIn = {
	time: ({ created_at }: Call) => Date.parse(created_at),
	cost: ({ cost }: Call) => cost,
} satisfies Record<Column, (call: Call) => number>;

export function Recent({ recent }: Pick<Financial, "recent">) {
	return (
		<Card isFlush>
			<h2 className="px-5 pt-5 pb-2 text-h3 font-semibold">Recent usage</h2>
			{recent.length === 0 ? (
				<p className="px-5 pb-5 text-ink-2">Nothing yet</p>
			) : (
				<Found recent={recent} />
			)}
		</Card>
	);
}

function Found({ recent }: Pick<Financial, "recent">) {
	const [{ recentBy, recentOrder }, change] = useAddressSearch(AddressQuery);
	return (
		<Table
			caption="Recent usage"
			head={["Call", "Cost"]}
			numbers={[1]}
			sorting={{
				columns,
				sort: recentBy,
				order: recentOrder,
				onSort: (by, order) =>
					change({ recentBy: by as Column, recentOrder: order }),
			}}
		>
			{sortedRows(recent, valueIn[recentBy], recentOrder).map((call) => (
				<CallRow key={call.id} call={call} />
			))}
		</Table>
	);
}

function CallRow({ call }: { call: Call }) {
	return (
		<tr className={row}>
			<td className={`${cell} w-full max-w-0`}>
				<span className="block truncate">{call.user ?? "Unknown User"}</span>
				<span className="flex flex-wrap gap-x-3 text-small text-ink-2">
					<span>
						{callWords[call.generation_type] ?? call.generation_type}
						{!call.success && <span className="text-bad"> failed</span>}
					</span>
					<span className="break-all">{call.model}</span>
					<span>{moment(call.created_at)}</span>
				</span>
			</td>
			<td className={numberCell}>{dollars(call.cost, 6)}</td>
		</tr>
	);
}
