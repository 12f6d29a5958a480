// A line of an import that was not placed, on its way to an entry.
import type { DragEvent } from "react";

/** What it is called on the way. */
const LINE = "application/x-attune-line";

export function dragLine({ dataTransfer }: DragEvent, at: number): void {
	dataTransfer.setData(LINE, String(at));
	dataTransfer.effectAllowed = "move";
}

export function isLineDragged({ dataTransfer }: DragEvent): boolean {
	return dataTransfer.types.includes(LINE);
}

/** The place of the dropped line among the unread ones. */
export function removedLine({ dataTransfer }: DragEvent): number | null {
	const at = dataTransfer.getData(LINE);
	return /^\d+$/.test(at) ? Number(at) : null;
}
