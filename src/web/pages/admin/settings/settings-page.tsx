// System configuration: what is measured, every setting in its group, and who writes. Nothing is stored before it is saved.
import { useQuery } from "@tanstack/react-query";
import type { SystemConfiguration } from "../../../../api/admin-settings.ts";
import { SETTING_CATEGORIES } from "../../../../domain/operations/setting-rules.ts";
import { Button } from "../../../ui/button.tsx";
import { TriangleAlertIcon } from "../../../ui/icons.ts";
import { Page, PageHead, PageTitle } from "../../../ui/page.tsx";
import { PageSpinner } from "../../../ui/spinner.tsx";
import { configurationQuery } from "../admin-queries.ts";
import { LeaveSettings } from "./leave-settings.tsx";
import { ProviderPanel } from "./provider-panel.tsx";
import { SettingGroup } from "./setting-group.tsx";
import { SystemCards } from "./system-cards.tsx";
import { useSettingsDraft } from "./use-settings-draft.ts";

export function AdminSettingsPage() {
	const { data, error, refetch } = useQuery(configurationQuery);
	return (
		<Page>
			<PageTitle title="System Configuration" />
			{data ? (
				<Configuration configuration={data} />
			) : (
				<>
					<PageHead title="System Configuration" />
					{error ? (
						<div role="alert">
							<p className="mb-3">
								The configuration couldn't be loaded. {error.message}
							</p>
							<Button onClick={() => void refetch()}>Try Again</Button>
						</div>
					) : (
						<PageSpinner />
					)}
				</>
			)}
		</Page>
	);
}

type ConfigurationProps = { configuration: SystemConfiguration };

function Configuration({ configuration }: ConfigurationProps) {
	const draft = useSettingsDraft(configuration.settings);
	return (
		<>
			<PageHead
				title="System Configuration"
				below="Takes effect on every server a few seconds after saving"
			/>
			{draft.isDirty && <UnsavedBanner draft={draft} />}
			<SystemCards stats={configuration.stats} />
			<div className="gap-4 lg:columns-2 *:mb-4 *:break-inside-avoid">
				{SETTING_CATEGORIES.map((category) => (
					<SettingGroup
						key={category}
						title={category}
						settings={draft.settings.filter((one) => one.category === category)}
						onChange={draft.change}
						onTakeTheirs={draft.takeTheirs}
					>
						{category === "AI Configuration" && (
							<ProviderPanel
								provider={configuration.provider}
								isUnsaved={draft.settings.some(
									(one) => one.category === category && one.isModified,
								)}
							/>
						)}
					</SettingGroup>
				))}
			</div>
			<LeaveSettings isDirty={draft.isDirty} />
		</>
	);
}

type Unsaved = Pick<
	ReturnType<typeof useSettingsDraft>,
	"failure" | "isSaving" | "discard" | "save"
>;

/** Stays in sight, since the settings are longer than a screen. */
function UnsavedBanner({ draft }: { draft: Unsaved }) {
	return (
		<div className="sticky top-[68px] z-10 mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-2 border border-warn-dot bg-warn-wash px-4 py-2.5 text-warn">
			<div role="status">
				<p className="flex items-center gap-2 font-medium">
					<TriangleAlertIcon aria-hidden size={17} className="shrink-0" />
					You have unsaved changes
				</p>
				{draft.failure && <p className="mt-1 text-small">{draft.failure}</p>}
			</div>
			<div className="flex flex-wrap gap-2 text-ink">
				<Button size="small" onClick={draft.discard}>
					Discard Changes
				</Button>
				<Button
					size="small"
					kind="primary"
					busy={draft.isSaving}
					onClick={draft.save}
				>
					Save Changes
				</Button>
			</div>
		</div>
	);
}
