// The dialogs of a section: its entry, whether to delete one, and an entry that was changed elsewhere in the meantime.
import { Suspense } from "react";
import type { SectionDeclaration } from "../../../domain/profile/sections/section.ts";
import { notify } from "../../ui/toast.tsx";
import { ClashDialog } from "./clash-dialog.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";
import type { DialogEntry } from "./entry-dialog.tsx";
import { LazyEntryDialog } from "./forms.ts";
import { newId } from "./new-id.ts";
import type { SectionSaving } from "./use-saving.ts";
import type { ShownSection } from "./use-shown.ts";

type DialogsProps = {
	section: SectionDeclaration;
	shown: ShownSection;
	saving: SectionSaving;
	setShown: (shown: ShownSection) => void;
	/** Its own button is gone with the entry; the focus goes where it is still of use. */
	onDeleted: () => void;
};

export function SectionDialogs(props: DialogsProps) {
	const { section, shown, saving, setShown, onDeleted } = props;
	const close = () => setShown({ dialog: "none" });
	switch (shown.dialog) {
		case "none":
			return null;
		case "entry":
			return <OpenedEntry {...props} opened={shown.opened} />;
		case "delete":
			return (
				<DeleteDialog
					what={section.entry}
					name={section.card(shown.entry).title}
					onClose={close}
					onDelete={() => {
						close();
						const { id, version } = shown.entry;
						saving.save({ kind: "delete", id, version, entry: shown.entry });
						onDeleted();
					}}
				/>
			);
		case "clash":
			return <Clash {...props} id={shown.id} />;
	}
}

function OpenedEntry({
	section,
	opened,
	saving,
	setShown,
}: DialogsProps & { opened: DialogEntry }) {
	const close = () => setShown({ dialog: "none" });
	return (
		<Suspense>
			<LazyEntryDialog
				section={section}
				opened={opened}
				onSave={(entry) => {
					const { id, version } = opened;
					const isNew = id === null || version === 0;
					const kind = isNew ? "add" : "change";
					saving.save({ kind, id: id ?? newId(), entry, version });
				}}
				onSaved={close}
				onClose={(typed) => {
					close();
					if (!typed) return;
					const again: ShownSection = {
						dialog: "entry",
						opened: { ...opened, values: typed },
					};
					notify({
						title: "Not saved",
						text: "What you typed was left out.",
						action: { label: "Undo", run: () => setShown(again) },
					});
				}}
			/>
		</Suspense>
	);
}

function Clash({
	section,
	saving,
	setShown,
	id,
}: DialogsProps & { id: string }) {
	const clash = saving.unsaved.find((change) => change.id === id);
	if (clash?.state !== "clash") return null;
	const close = () => setShown({ dialog: "none" });
	return (
		<ClashDialog
			fields={section.fields}
			mine={clash.entry}
			theirs={clash.theirs}
			onMine={() => {
				close();
				saving.keepMine(clash);
			}}
			onTheirs={() => {
				close();
				saving.giveUp(clash);
			}}
			onClose={close}
		/>
	);
}
