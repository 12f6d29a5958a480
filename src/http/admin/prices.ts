// What models cost, as administrators see and set it.
import { type ModelPrices, priceCalls } from "../../api/admin-prices.ts";
import { saveAuditEntry } from "../../db/audit-log.ts";
import {
	deleteModelPrice,
	findModelPrice,
	listModelPrices,
	type NamedPrice,
	saveModelPrice,
} from "../../db/model-prices.ts";
import { getUsageReport } from "../../db/statistics.ts";
import { asSystem } from "../../db/transactions.ts";
import { cycleOf } from "../../domain/account/allowance.ts";
import { Refusal } from "../../domain/refusal.ts";
import type { ModelInForce } from "../../workflows/model-settings.ts";
import type { ModelChoice, Models } from "../../world/models.ts";
import { answers, type Route } from "../route.ts";
import type { Store } from "../store.ts";
import { acting } from "./acting.ts";

type PriceParts = Store & {
	models: Models;
	modelInForce: () => Promise<ModelInForce>;
};

const BUILT_IN = "builtin";

export function priceRoutes(parts: PriceParts): Route[] {
	const { db, now: clock } = parts;
	return [
		answers(priceCalls.list, async () => {
			const { choice } = await parts.modelInForce();
			const { start } = cycleOf(clock());
			return asSystem(db, async (tx) => {
				const own = await listModelPrices(tx);
				const { byModel } = await getUsageReport(tx, { from: start });
				const called = byModel.map(({ name }) => name);
				return {
					models: await listed({ own, called, choice }, parts.models),
				};
			});
		}),
		answers(priceCalls.save, async ({ person, body }) => {
			const { by, now } = acting(person, parts);
			const { input, output } = body;
			await asSystem(db, async (tx) => {
				const before = await findModelPrice(tx, body.model);
				await saveModelPrice(tx, { ...body, now });
				await saveAuditEntry(tx, {
					...{ by, now },
					action: "change_model_price",
					subject: { type: "model_price", id: body.model },
					details: { before, after: { input, output } },
				});
			});
			return { done: true as const };
		}),
		answers(priceCalls.remove, async ({ person, body: { model } }) => {
			const { by, now } = acting(person, parts);
			await asSystem(db, async (tx) => {
				const before = await findModelPrice(tx, model);
				if (!(await deleteModelPrice(tx, model)))
					throw new Refusal("not-found", "This model has no price of its own.");
				await saveAuditEntry(tx, {
					...{ by, now },
					action: "remove_model_price",
					subject: { type: "model_price", id: model },
					details: { before, after: null },
				});
			});
			return { done: true as const };
		}),
	];
}

type Known = {
	own: readonly NamedPrice[];
	called: readonly string[];
	choice: ModelChoice | null;
};

/** The model in force first, then by name; each once, whatever case it is written in. */
function listed(
	{ own, called, choice }: Known,
	models: Models,
): Promise<ModelPrices["models"]> {
	const names = new Map<string, string>();
	const all = [
		choice?.model ?? "",
		...called,
		...own.map(({ model }) => model),
	];
	for (const name of all) {
		const key = name.toLowerCase();
		if (name !== "" && name !== BUILT_IN && !names.has(key))
			names.set(key, name);
	}
	const priced = [...names].map(async ([key, model]) => {
		const isInForce = choice?.model.toLowerCase() === key;
		const price = own.find((each) => each.model === key);
		return {
			model,
			isInForce,
			packaged: await models.packagedPrice(
				isInForce && choice ? choice : { model },
			),
			own: price
				? { input: price.input, output: price.output, setOn: price.setOn }
				: null,
		};
	});
	return Promise.all(priced);
}
