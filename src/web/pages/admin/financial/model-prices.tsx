// What each model costs: the packaged price, and the one an administrator sets before it. Holds from the next call on.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import { z } from "zod";
import {
	type ModelPrices as Listed,
	priceCalls,
} from "../../../../api/admin-prices.ts";
import { oneOfThese } from "../../../../api/search-fields.ts";
import { ask } from "../../../ask.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, Chip } from "../../../ui/card.tsx";
import { TextField } from "../../../ui/field.tsx";
import { notify } from "../../../ui/toast.tsx";
import { useAddressSearch } from "../address-search.ts";
import { ADMIN_KEY, pricesQuery } from "../admin-queries.ts";
import { dollars } from "../numbers.ts";
import { cell, NotLoaded, row, Table } from "../parts.tsx";
import { sortedRows } from "../sorted-rows.ts";

type Model = Listed["models"][number];
type Draft = { model: string; input: string; output: string };
const nothing: Draft = { model: "", input: "", output: "" };

export function ModelPricesCard() {
	const id = useId();
	const { data, error, refetch } = useQuery(pricesQuery);
	const [draft, setDraft] = useState(nothing);
	if (!data)
		return (
			<NotLoaded
				error={error}
				title="Error loading prices"
				onRetry={() => void refetch()}
			/>
		);
	return (
		<Card isFlush className="mt-4" aria-labelledby={id}>
			<h2 id={id} className="px-5 pt-5 text-h3 font-semibold">
				Model prices
			</h2>
			<p className="px-5 pb-2 text-small text-ink-2">
				Dollars per million tokens. Your own price replaces the built-in one; a
				model with neither costs nothing. New prices apply from the next call.
			</p>
			{data.models.length > 0 && (
				<Models models={data.models} onEdit={setDraft} />
			)}
			<PriceForm draft={draft} onChange={setDraft} />
		</Card>
	);
}

const columns = {
	Model: "model",
	Packaged: "packaged",
	"Your price": "own",
} as const;
const Column = oneOfThese(["model", "packaged", "own"], "model");
type Column = z.infer<typeof Column>;
const AddressQuery = z.object({
	pricesBy: Column,
	pricesOrder: oneOfThese(["asc", "desc"], "asc"),
});

/** A price goes by what is asked for input; none comes before a price of nothing. */
const valueIn = {
	model: ({ model }) => model,
	packaged: ({ packaged }) => packaged?.input ?? -1,
	own: ({ own }) => own?.input ?? -1,
} satisfies Record<Column, (model: Model) => string | number>;

type ModelsProps = Pick<Listed, "models"> & { onEdit: (draft: Draft) => void };

function Models({ models, onEdit }: ModelsProps) {
	const [{ pricesBy, pricesOrder }, change] = useAddressSearch(AddressQuery);
	return (
		<Table
			caption="What each model costs"
			isStacking
			head={["Model", "Packaged", "Your price", "Actions"]}
			sorting={{
				columns,
				sort: pricesBy,
				order: pricesOrder,
				onSort: (by, order) =>
					change({ pricesBy: by as Column, pricesOrder: order }),
			}}
		>
			{sortedRows<Model>(models, valueIn[pricesBy], pricesOrder).map(
				(model) => (
					<PriceRow
						key={model.model}
						model={model}
						onEdit={() => onEdit(draftOf(model))}
					/>
				),
			)}
		</Table>
	);
}

function PriceRow({ model, onEdit }: { model: Model; onEdit: () => void }) {
	const { model: name, own, packaged } = model;
	const removing = usePriceAct(
		() => ask(priceCalls.remove, { body: { model: name } }),
		"Price removed",
	);
	return (
		<tr className={row}>
			<td className={`${cell} break-all`}>
				{name}{" "}
				{model.isInForce && (
					<Chip tone="accent" size="small">
						In use
					</Chip>
				)}
			</td>
			<td className={cell}>{priceText(packaged)}</td>
			<td className={cell}>{priceText(own)}</td>
			<td className={cell}>
				<span className="flex flex-wrap gap-2">
					<Button size="small" onClick={onEdit}>
						Set price<span className="sr-only"> of {name}</span>
					</Button>
					{own && (
						<Button
							size="small"
							busy={removing.isPending}
							onClick={() => removing.mutate()}
						>
							Remove<span className="sr-only"> price of {name}</span>
						</Button>
					)}
				</span>
			</td>
		</tr>
	);
}

function PriceForm({
	draft,
	onChange,
}: {
	draft: Draft;
	onChange: (draft: Draft) => void;
}) {
	const [isTried, setTried] = useState(false);
	const input = dollarsIn(draft.input);
	const output = dollarsIn(draft.output);
	const model = draft.model.trim();
	const saving = usePriceAct(
		() =>
			ask(priceCalls.save, {
				body: { model, input: input ?? 0, output: output ?? 0 },
			}),
		"Price saved",
	);
	const save = (event: FormEvent) => {
		event.preventDefault();
		setTried(true);
		if (model === "" || input === null || output === null) return;
		saving.mutate(undefined, {
			onSuccess() {
				setTried(false);
				onChange(nothing);
			},
		});
	};
	const field = (name: keyof Draft) => ({
		value: draft[name],
		autoComplete: "off",
		spellCheck: false,
		onChange: ({ target }: { target: { value: string } }) =>
			onChange({ ...draft, [name]: target.value }),
	});
	const refused = (isWrong: boolean, words: string) =>
		isTried && isWrong ? words : undefined;
	const bounds = "Enter a dollar amount from 0 to 100000.";
	return (
		<form
			onSubmit={save}
			noValidate
			className="grid items-start gap-3 border-t border-line p-5 sm:grid-cols-[2fr_1fr_1fr_auto]"
		>
			<TextField
				label="Model"
				{...field("model")}
				error={refused(model === "", "Enter the name of a model.")}
			/>
			<TextField
				label="Input, $ per million"
				inputMode="decimal"
				{...field("input")}
				error={refused(input === null, bounds)}
			/>
			<TextField
				label="Output, $ per million"
				inputMode="decimal"
				{...field("output")}
				error={refused(output === null, bounds)}
			/>
			<Button
				type="submit"
				kind="primary"
				busy={saving.isPending}
				className="sm:mt-6.5"
			>
				Save price
			</Button>
		</form>
	);
}

function usePriceAct(act: () => Promise<unknown>, title: string) {
	const queries = useQueryClient();
	return useMutation({
		mutationFn: act,
		onSuccess: () => notify({ tone: "ok", title }),
		onError: ({ message }) =>
			notify({ tone: "bad", title: "Error saving price", text: message }),
		onSettled: () => queries.invalidateQueries({ queryKey: [ADMIN_KEY] }),
	});
}

function draftOf({ model, own, packaged }: Model): Draft {
	const price = own ?? packaged;
	return {
		model,
		input: price ? String(price.input) : "",
		output: price ? String(price.output) : "",
	};
}

function dollarsIn(text: string): number | null {
	const isNumber = /^\d{1,6}(?:\.\d{1,6})?$/.test(text.trim());
	const number = Number(text);
	return isNumber && number <= 100_000 ? number : null;
}

function priceText(price: { input: number; output: number } | null): string {
	return price
		? `${dollars(price.input, 2)} in, ${dollars(price.output, 2)} out`
		: "none";
}
