// Whose calls cost most this month.
import { z } from "zod";
import type { Financial } from "../../../../api/admin-statistics.ts";
import { sorted } from "../../../../api/search-fields.ts";
import { Card } from "../../../ui/card.tsx";
import { useAddressSearch } from "../address-search.ts";
import { amount, count, dollars } from "../numbers.ts";
import { cell, numberCell, row, Table } from "../parts.tsx";
import { sortedRows } from "../sorted-rows.ts";

type Spender = Financial["spenders"][number];

const columns = { User: "user", Cost: "cost" } as const;
const asked = sorted(["cost", "user"], "cost");
const AddressQuery = z.object({
	spendersBy: asked.sort,
	spendersOrder: asked.order,
});
type Column = z.infer<typeof AddressQuery>["spendersBy"];

export function Spenders({ spenders }: Pick<Financial, "spenders">) {
	return (
		<Card isFlush>
			<h2 className="px-5 pt-5 pb-2 text-h3 font-semibold">
				Highest cost by user, this month
			</h2>
			{spenders.length === 0 ? (
				<p className="px-5 pb-5 text-ink-2">Nothing yet</p>
			) : (
				<Found spenders={spenders} />
			)}
		</Card>
	);
}

function Found({ spenders }: Pick<Financial, "spenders">) {
	const [{ spendersBy, spendersOrder }, change] =
		useAddressSearch(AddressQuery);
	return (
		<Table
			caption="Highest cost by user"
			head={["User", "Cost"]}
			numbers={[1]}
			sorting={{
				columns,
				sort: spendersBy,
				order: spendersOrder,
				onSort: (by, order) =>
					change({ spendersBy: by as Column, spendersOrder: order }),
			}}
		>
			{sortedRows(spenders, (each) => each[spendersBy], spendersOrder).map(
				(spender) => (
					<SpenderRow key={spender.user_id} spender={spender} />
				),
			)}
		</Table>
	);
}

function SpenderRow({ spender }: { spender: Spender }) {
	return (
		<tr className={row}>
			<td className={`${cell} w-full max-w-0`}>
				<span className="block truncate">{spender.user}</span>
				<span className="block text-small text-ink-2">
					{count(spender.documents)} generations, {amount(spender.tokens)}{" "}
					tokens
				</span>
			</td>
			<td className={numberCell}>{dollars(spender.cost, 2)}</td>
		</tr>
	);
}
