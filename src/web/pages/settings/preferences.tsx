// What a person chose: mails, look, paper, saving by itself. Each change is stored as it is made.
import { useQuery } from "@tanstack/react-query";
import type { SettingsReply } from "../../../api/settings.ts";
import { settingsQuery } from "../../queries/settings-query.ts";
import { Button } from "../../ui/button.tsx";
import { Segments } from "../../ui/choice.tsx";
import { SelectField } from "../../ui/field.tsx";
import { Skeleton } from "../../ui/page.tsx";
import { Switch } from "../../ui/switch.tsx";
import { SettingsCard } from "./settings-card.tsx";
import { useSaveSetting } from "./use-save-setting.ts";

const papers: {
	value: "letter" | "a4";
	label: string;
}[] = [
	{ value: "letter", label: "Letter (8.5 × 11 in)" },
	{ value: "a4", label: "A4 (210 × 297 mm)" },
];

type ShownProps = { settings: SettingsReply["settings"] | undefined };

export function Preferences() {
	const { data, error, refetch } = useQuery(settingsQuery);
	if (error && !data)
		return (
			<SettingsCard title="Preferences">
				<p role="alert" className="mb-3">
					Your preferences couldn't be loaded. {error.message}
				</p>
				<Button onClick={() => void refetch()}>Try Again</Button>
			</SettingsCard>
		);
	return (
		<>
			<Notifications settings={data} />
			<SettingsCard title="Appearance">
				<SelectField
					label="Theme"
					value="light"
					disabled
					className="max-w-md"
					hint="Dark Theme Coming Soon"
				>
					<option value="light">Light</option>
				</SelectField>
			</SettingsCard>
			<ResumePreferences settings={data} />
		</>
	);
}

function Notifications({ settings }: ShownProps) {
	const save = useSaveSetting();
	return (
		<SettingsCard
			title="Notifications"
			about="Emails about your password and sign-in are always sent."
		>
			{settings ? (
				<div className="divide-y divide-line">
					<Switch
						label="Email Notifications"
						hint="When a document is finished or couldn't be made, and when few are left this month"
						checked={settings.emailNotifications}
						onChange={(emailNotifications) => save({ emailNotifications })}
					/>
					<Switch
						label="Marketing Emails"
						hint="News about Attune"
						checked={settings.marketingEmails}
						onChange={(marketingEmails) => save({ marketingEmails })}
					/>
				</div>
			) : (
				<Skeleton lines={2} />
			)}
		</SettingsCard>
	);
}

function ResumePreferences({ settings }: ShownProps) {
	const save = useSaveSetting();
	return (
		<SettingsCard title="Resume Preferences">
			{settings ? (
				<div className="space-y-3">
					<div className="max-w-md">
						<Segments
							legend="Default Paper Format"
							name="paper"
							value={settings.defaultPaperFormat}
							options={papers}
							onChange={(defaultPaperFormat) => save({ defaultPaperFormat })}
						/>
					</div>
					<Switch
						label="Auto-save"
						hint="Saves your edits automatically, 3 seconds after the last change"
						checked={settings.autoSave}
						onChange={(autoSave) => save({ autoSave })}
					/>
				</div>
			) : (
				<Skeleton lines={2} />
			)}
		</SettingsCard>
	);
}
