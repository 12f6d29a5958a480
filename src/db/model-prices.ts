// What administrators say models cost.
import { asc, eq } from "drizzle-orm";
import type { ModelPrice } from "../domain/model-usage.ts";
import type { Tx } from "./database.ts";
import { modelPrices } from "./schema/installation.ts";

export type NamedPrice = ModelPrice & { model: string };

export async function listModelPrices(tx: Tx): Promise<NamedPrice[]> {
	const rows = await tx
		.select()
		.from(modelPrices)
		.orderBy(asc(modelPrices.model));
	return rows.map(priceOf);
}

/** Whatever case the name is written in; null where none is set. */
export async function findModelPrice(
	tx: Tx,
	model: string,
): Promise<ModelPrice | null> {
	const [row] = await tx
		.select()
		.from(modelPrices)
		.where(eq(modelPrices.model, model.toLowerCase()));
	return row ? priceOf(row) : null;
}

export async function saveModelPrice(
	tx: Tx,
	{ model, input, output, now }: Omit<NamedPrice, "setOn"> & { now: Date },
): Promise<void> {
	const price = {
		input_price: input,
		output_price: output,
		updated_at: now.toISOString(),
	};
	await tx
		.insert(modelPrices)
		.values({ model: model.toLowerCase(), ...price })
		.onConflictDoUpdate({ target: modelPrices.model, set: price });
}

/** False where there was none. */
export async function deleteModelPrice(
	tx: Tx,
	model: string,
): Promise<boolean> {
	const gone = await tx
		.delete(modelPrices)
		.where(eq(modelPrices.model, model.toLowerCase()))
		.returning({ model: modelPrices.model });
	return gone.length > 0;
}

function priceOf(row: typeof modelPrices.$inferSelect): NamedPrice {
	const setOn = new Date(row.updated_at).toISOString().slice(0, 10);
	const { model, input_price: input, output_price: output } = row;
	return { model, input, output, setOn };
}
