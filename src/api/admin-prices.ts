// What models cost: the packaged prices, and those that administrators set before them.
import { z } from "zod";
import { calls } from "./call.ts";

const BOUNDS = "Enter dollars per million tokens, from 0 to 100000.";
const dollars = z.number(BOUNDS).min(0, BOUNDS).max(100_000, BOUNDS);

/** Dollars for a million tokens. */
const Price = z.object({ input: z.number(), output: z.number() });

export const ModelPrices = z.object({
	models: z.array(
		z.object({
			model: z.string(),
			/** Null where the table of the package does not know it. */
			packaged: Price.nullable(),
			own: Price.extend({ setOn: z.string() }).nullable(),
			isInForce: z.boolean(),
		}),
	),
});
export type ModelPrices = z.infer<typeof ModelPrices>;

const ModelName = z
	.string()
	.trim()
	.min(1, "Enter the name of a model.")
	.max(200, "Enter at most 200 characters.");
const OwnPrice = z.object({
	model: ModelName,
	input: dollars,
	output: dollars,
});

const all = { access: "administrator" } as const;
const done = z.object({ done: z.literal(true) });

export const priceCalls = calls({
	list: {
		method: "get",
		path: "/api/admin/model-prices",
		...all,
		reply: ModelPrices,
		about:
			"The model in force, those called this month, and those with a price of their own",
	},
	/** Holds from the next call on; what was spent before stays as it was counted. */
	save: {
		method: "put",
		path: "/api/admin/model-prices",
		...all,
		body: OwnPrice,
		reply: done,
		about: "Stored",
	},
	/** The packaged price holds again, or none. */
	remove: {
		method: "delete",
		path: "/api/admin/model-prices",
		...all,
		body: z.object({ model: ModelName }),
		reply: done,
		about: "Taken away",
	},
});
