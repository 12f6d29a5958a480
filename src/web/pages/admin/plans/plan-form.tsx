// One plan: its numbers, its templates, and whether documents can be edited. Saved on its own.
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useId, useState } from "react";
import {
	type PlanLimits,
	type PlansInForce,
	planCalls,
} from "../../../../api/admin-plans.ts";
import { ask } from "../../../ask.ts";
import { Button } from "../../../ui/button.tsx";
import { Card, Chip } from "../../../ui/card.tsx";
import { Tick } from "../../../ui/choice.tsx";
import { TextField } from "../../../ui/field.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { notify } from "../../../ui/toast.tsx";
import { ADMIN_KEY } from "../admin-queries.ts";
import {
	draftOf,
	isChanged,
	isTicked,
	type PlanDraft,
	type PlanLimit,
	readDraft,
	ticked,
} from "./plan-draft.ts";

type Plan = PlansInForce["plans"][number];
type Templates = PlansInForce["templates"];

const limits: readonly (readonly [PlanLimit, string])[] = [
	["monthly_resumes", "Resumes a month"],
	["monthly_cover_letters", "Cover letters per month"],
	["monthly_profile_analyses", "Profile analyses per month"],
];

export function PlanForm({
	plan,
	templates,
}: {
	plan: Plan;
	templates: Templates;
}) {
	const id = useId();
	const { draft, change, problems, isModified, save, discard, isSaving } =
		usePlanDraft(plan);
	return (
		<Card aria-labelledby={id}>
			<form onSubmit={save} noValidate>
				<div className="mb-3 flex min-h-6 items-center justify-between gap-3">
					<h2 id={id} className="text-h2">
						{plan.displayName}
					</h2>
					{isModified && (
						<Chip tone="warn" size="small">
							Modified
						</Chip>
					)}
				</div>
				<div className="space-y-4">
					{limits.map(([limit, label]) => (
						<TextField
							key={limit}
							label={label}
							type="number"
							inputMode="numeric"
							autoComplete="off"
							value={draft[limit]}
							error={problems[limit]}
							onChange={({ target }) => change({ [limit]: target.value })}
						/>
					))}
					<p className="text-small text-ink-2">{totalText(plan)}</p>
					<Switch
						label="Editing"
						hint="Whether finished documents can be edited"
						checked={draft.edit_access}
						onChange={(edit_access) => change({ edit_access })}
					/>
					<TemplateChoice
						draft={draft}
						templates={templates}
						onChange={change}
					/>
				</div>
				<div className="mt-5 flex flex-wrap gap-3">
					<Button
						type="submit"
						kind="primary"
						busy={isSaving}
						disabled={!isModified}
					>
						Save {plan.displayName}
					</Button>
					{isModified && <Button onClick={discard}>Discard</Button>}
				</div>
			</form>
		</Card>
	);
}

function usePlanDraft(plan: Plan) {
	const queries = useQueryClient();
	const [draft, setDraft] = useState(() => draftOf(plan.holds));
	const [isTried, setTried] = useState(false);
	const { holds, problems } = readDraft(draft);
	const saving = useMutation({
		mutationFn: (after: PlanLimits) =>
			ask(planCalls.change, {
				params: { name: plan.name },
				body: { before: plan.holds, after },
			}),
		onSuccess: () => notify({ tone: "ok", title: "Plan saved" }),
		onError: ({ message }) =>
			notify({ tone: "bad", title: "Error saving plan", text: message }),
		onSettled: () => queries.invalidateQueries({ queryKey: [ADMIN_KEY] }),
	});
	return {
		draft,
		problems: isTried ? problems : {},
		isModified: isChanged(draft, plan.holds),
		isSaving: saving.isPending,
		change: (part: Partial<PlanDraft>) =>
			setDraft((before) => ({ ...before, ...part })),
		discard: () => setDraft(draftOf(plan.holds)),
		save(event: FormEvent<HTMLFormElement>) {
			event.preventDefault();
			setTried(true);
			if (holds) return saving.mutate(holds);
			// What is wrong stands above the button, most often out of view.
			const form = event.currentTarget;
			requestAnimationFrame(() =>
				form.querySelector<HTMLElement>("[aria-invalid]")?.focus(),
			);
		},
	};
}

function TemplateChoice({
	draft,
	templates,
	onChange,
}: {
	draft: PlanDraft;
	templates: Templates;
	onChange: (part: Partial<PlanDraft>) => void;
}) {
	return (
		<fieldset className="m-0 min-w-0 border-0 p-0">
			<legend className="mb-1 p-0 font-medium">Templates</legend>
			<Tick
				checked={draft.opensAll}
				onChange={(opensAll) => onChange({ opensAll })}
			>
				Every template
			</Tick>
			{!draft.opensAll &&
				templates.map(({ name, isPremium }) => (
					<Tick
						key={name}
						checked={!isPremium && isTicked(draft.templates, name)}
						disabled={isPremium}
						onChange={(isOn) =>
							onChange({ templates: ticked(draft.templates, name, isOn) })
						}
					>
						{name}
						{isPremium && (
							<span className="text-ink-2">
								{" "}
								(premium: with every template)
							</span>
						)}
					</Tick>
				))}
		</fieldset>
	);
}

function totalText({ total }: Plan): string {
	if (total === null)
		return "Resumes and cover letters are counted separately.";
	return total < 0
		? "Resumes and cover letters together: no limit."
		: `Resumes and cover letters together: ${total} a month.`;
}
