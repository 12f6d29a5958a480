// The keys of the app, listed by "?".
import { Dialog } from "../ui/dialog.tsx";

const SHORTCUTS: { keys: string; does: string }[] = [
	{ keys: "Ctrl or ⌘ K", does: "Search and go anywhere" },
	{ keys: "?", does: "Show these shortcuts" },
	{ keys: "Esc", does: "Close what is open" },
	{ keys: "Ctrl or ⌘ S", does: "Save, in the editor" },
	{ keys: "Ctrl or ⌘ Z", does: "Undo, in the editor" },
	{ keys: "Ctrl or ⌘ Shift Z", does: "Redo, in the editor" },
];

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
	return (
		<Dialog title="Keyboard shortcuts" onClose={onClose}>
			<dl className="divide-y divide-line">
				{SHORTCUTS.map(({ keys, does }) => (
					<div key={keys} className="flex justify-between gap-4 py-2">
						<dt>
							<kbd className="rounded-1 border border-line bg-wash px-1.5 py-0.5 text-small">
								{keys}
							</kbd>
						</dt>
						<dd className="text-right text-ink-2">{does}</dd>
					</div>
				))}
			</dl>
		</Dialog>
	);
}
