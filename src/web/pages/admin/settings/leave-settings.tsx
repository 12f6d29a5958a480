// Asks before settings that are not saved are left behind.
import { useBlocker } from "@tanstack/react-router";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

export function LeaveSettings({ isDirty }: { isDirty: boolean }) {
	const blocker = useBlocker({
		enableBeforeUnload: () => isDirty,
		shouldBlockFn: ({ current, next }) =>
			isDirty && current.pathname !== next.pathname,
		withResolver: true,
	});
	if (blocker.status !== "blocked") return null;
	return (
		<Dialog title="Leave without saving?" onClose={blocker.reset}>
			<p className="mb-5 text-ink-2">
				You have unsaved settings. If you leave, your changes will be lost.
			</p>
			<div className="flex flex-wrap justify-end gap-2">
				<Button kind="primary" onClick={blocker.reset}>
					Keep editing
				</Button>
				<Button onClick={blocker.proceed}>Leave</Button>
			</div>
		</Dialog>
	);
}
