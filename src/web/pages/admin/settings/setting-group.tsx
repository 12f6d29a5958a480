// The settings of one group, each with the control of its type, what it does, and whether it is changed.
import { type ReactNode, useId } from "react";
import { Button } from "../../../ui/button.tsx";
import { Card, Chip } from "../../../ui/card.tsx";
import { SelectField, TextField } from "../../../ui/field.tsx";
import { Switch } from "../../../ui/switch.tsx";
import type { DraftedSetting } from "./settings-draft.ts";

const providers: Record<string, string> = {
	builtin: "Built-in writer",
	openai: "OpenAI",
	"openai-compatible": "OpenAI-compatible service",
	anthropic: "Anthropic",
	google: "Google",
};

type Change = (setting: DraftedSetting, value: string) => void;
type GroupProps = {
	title: string;
	settings: readonly DraftedSetting[];
	onChange: Change;
	onTakeTheirs: (setting: DraftedSetting) => void;
	children: ReactNode;
};

export function SettingGroup({
	title,
	settings,
	onChange,
	onTakeTheirs,
	children,
}: GroupProps) {
	const id = useId();
	return (
		<Card aria-labelledby={id}>
			<h2 id={id} className="mb-3 text-h2">
				{title}
			</h2>
			<div className="space-y-5">
				{settings.map((setting) => (
					<div key={setting.key}>
						<Control setting={setting} onChange={onChange} />
						{setting.theirs !== null && (
							<Theirs setting={setting} onTake={() => onTakeTheirs(setting)} />
						)}
					</div>
				))}
				{children}
			</div>
		</Card>
	);
}

function Control({
	setting,
	onChange,
}: {
	setting: DraftedSetting;
	onChange: Change;
}) {
	const { name, description, shown, problem, choices } = setting;
	const aside = setting.isModified && <Modified />;
	const change = (value: string) => onChange(setting, value);
	if (setting.type === "boolean")
		return (
			<div>
				<Switch
					label={name}
					hint={description}
					checked={shown === "true"}
					onChange={(isOn) => change(String(isOn))}
				/>
				{aside}
			</div>
		);
	const field = {
		label: name,
		hint: description,
		aside,
		error: problem ?? undefined,
		value: shown,
		onChange: ({ target }: { target: { value: string } }) =>
			change(target.value),
	};
	if (choices)
		return (
			<SelectField {...field}>
				{choices.map((choice) => (
					<option key={choice} value={choice}>
						{providers[choice] ?? choice}
					</option>
				))}
			</SelectField>
		);
	const isNumber = setting.type === "number";
	return (
		<TextField
			{...field}
			type={isNumber ? "number" : "text"}
			{...(isNumber ? { step: "any", inputMode: "decimal" as const } : {})}
			spellCheck={false}
			autoComplete="off"
		/>
	);
}

function Modified() {
	return (
		<Chip tone="warn" size="small">
			Modified
		</Chip>
	);
}

function Theirs({
	setting,
	onTake,
}: {
	setting: DraftedSetting;
	onTake: () => void;
}) {
	return (
		<div
			role="alert"
			className="mt-2 flex flex-wrap items-center justify-between gap-2 rounded-1 bg-warn-wash px-3 py-2 text-small text-warn"
		>
			<span>
				Another administrator has set this to “{setting.theirs}” meanwhile.
				Saving replaces it with yours.
			</span>
			<Button size="small" onClick={onTake}>
				Take theirs
			</Button>
		</div>
	);
}
