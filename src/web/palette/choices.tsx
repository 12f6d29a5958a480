// What the palette offers besides documents: things to do, pages, the profile's tabs, its exports, and the way out.
import { useNavigate } from "@tanstack/react-router";
import { listSections } from "../../domain/profile/sections/all-sections.ts";
import { personal } from "../../domain/profile/sections/personal.ts";
import { downloadProfile, PROFILE_FORMATS } from "../download-profile.ts";
import { useHasPage, useOwnPages } from "../own-pages.ts";
import { paths } from "../paths.ts";
import { useSignOut } from "../session.ts";
import {
	ArrowRightIcon,
	CompassIcon,
	DownloadIcon,
	FilePlus2Icon,
	FileUpIcon,
	KeyboardIcon,
	LogOutIcon,
	UserRoundIcon,
} from "../ui/icons.ts";
import { notify } from "../ui/toast.tsx";
import { type Go, Group, PaletteChoice } from "./choice.tsx";

type ChoicesProps = { go: Go };

export function Actions({
	go,
	onShortcuts,
}: ChoicesProps & { onShortcuts: () => void }) {
	const navigate = useNavigate();
	const hasPage = useHasPage();
	return (
		<Group heading="Do">
			<PaletteChoice
				Icon={FilePlus2Icon}
				label="New resume"
				id="create resume"
				onChoose={() => go(() => navigate({ to: paths.builder }))}
			/>
			<PaletteChoice
				Icon={FileUpIcon}
				label="Import a resume"
				onChoose={() =>
					go(() => navigate({ to: paths.profile, search: { view: "import" } }))
				}
			/>
			{hasPage(paths.analysis) && (
				<PaletteChoice
					Icon={ArrowRightIcon}
					label="Analyze profile"
					onChoose={() => go(() => navigate({ to: paths.analysis as string }))}
				/>
			)}
			<PaletteChoice
				Icon={CompassIcon}
				label="Show me around"
				onChoose={() =>
					go(() =>
						navigate({
							to: paths.dashboard,
							state: { tour: "dashboard-tour" },
						}),
					)
				}
			/>
			<PaletteChoice
				Icon={KeyboardIcon}
				label="Keyboard shortcuts"
				onChoose={onShortcuts}
			/>
		</Group>
	);
}

export function Pages({ go }: ChoicesProps) {
	const pages = useOwnPages();
	const navigate = useNavigate();
	return (
		<Group heading="Pages">
			{pages.map(({ label, to }) => (
				<PaletteChoice
					key={to}
					Icon={ArrowRightIcon}
					label={label}
					onChoose={() => go(() => navigate({ to }))}
				/>
			))}
		</Group>
	);
}

export function Tabs({ go }: ChoicesProps) {
	const navigate = useNavigate();
	return (
		<Group heading="Profile">
			{[personal, ...listSections].map(({ tab, label }) => (
				<PaletteChoice
					key={tab}
					id={`profile ${tab}`}
					Icon={UserRoundIcon}
					label={label}
					note="Profile"
					onChoose={() =>
						go(() => navigate({ to: paths.profile, search: { tab } }))
					}
				/>
			))}
		</Group>
	);
}

export function Exports({ go }: ChoicesProps) {
	return (
		<Group heading="Export">
			{PROFILE_FORMATS.map(({ format, label }) => (
				<PaletteChoice
					key={format}
					Icon={DownloadIcon}
					label={`Export profile: ${label}`}
					onChoose={() => go(() => downloadProfile(format))}
				/>
			))}
		</Group>
	);
}

export function Account({ go }: ChoicesProps) {
	const signOut = useSignOut();
	return (
		<Group heading="Account">
			<PaletteChoice
				Icon={LogOutIcon}
				label="Sign out"
				onChoose={() =>
					go(() =>
						signOut().catch((failure: Error) =>
							notify({
								tone: "bad",
								title: "Sign out failed",
								text: failure.message,
							}),
						),
					)
				}
			/>
		</Group>
	);
}
