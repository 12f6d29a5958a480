// The thread that reads files: one at a time, each from bytes to what a resume says. It may be ended at any moment.
import { Refusal } from "../../domain/refusal.ts";
import { answerTasks } from "../../threads/answer-tasks.ts";
import type { ImportRequest, Read } from "./import-request.ts";
import { readResumeFile } from "./read-file.ts";
import { readPostingFile } from "./read-posting.ts";

const TOO_DEEP =
	"This file is damaged and can't be read. Save or export it again and choose the new file.";

answerTasks<ImportRequest, Read>(async ({ bytes, as }) => {
	try {
		if (as === "posting") return { text: await readPostingFile(bytes) };
		return { imported: await readResumeFile(bytes) };
	} catch (error) {
		// Somebody nested things deeper than any program does.
		if (error instanceof RangeError) throw new Refusal("bad-input", TOO_DEEP);
		throw error;
	}
});
