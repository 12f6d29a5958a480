// What the editor knows of a document while somebody writes in it, and what can be done about it.
import type { EditedWords } from "./draft.ts";
import type { OpenedDocument } from "./opened.ts";
import type { Editing } from "./use-draft.ts";
import type { Leaving } from "./use-leaving.ts";
import type { Saver } from "./use-saving.ts";

export type WritingState = {
	editing: Editing;
	saver: Saver;
	leaving: Leaving;
	isAutomatic: boolean;
	/** When the words that were brought back had been written; null when there were none. */
	restoredAt: Date | null;
	removeRestored: () => void;
	/** Saves and shows the document. */
	finish: () => void;
	isFinishing: boolean;
	/** When this opening began. */
	openedAt: Date;
	isAskingToCancel: boolean;
	cancel: () => void;
	stay: () => void;
	discard: () => Promise<void>;
	keepAsCopy: () => Promise<void>;
	takeTheirs: () => Promise<void>;
};

export type WritingParts = Pick<
	WritingState,
	"editing" | "saver" | "leaving"
> & {
	id: string;
	kind: OpenedDocument["kind"];
	first: EditedWords;
};
