// Taking the profile along as a file.
import { type ExportFormat, profileCalls } from "../api/profile.ts";
import { askFile, callOutcome } from "./ask.ts";
import { saveAs } from "./save-as.ts";
import { notify } from "./ui/toast.tsx";

export const PROFILE_FORMATS: { format: ExportFormat; label: string }[] = [
	{ format: "json-resume", label: "JSON Resume" },
	{ format: "attune", label: "Attune file" },
];

export async function downloadProfile(format: ExportFormat): Promise<void> {
	const query = { format };
	const asked = await callOutcome(askFile(profileCalls.export, { query }));
	if (!asked.isDone) {
		const { message } = asked.failure;
		return notify({ tone: "bad", title: "Export failed", text: message });
	}
	const { bytes, name } = asked.reply;
	saveAs(bytes, name ?? "profile.json");
}
