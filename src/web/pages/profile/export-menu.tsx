// Taking the profile along as a file.
import { type ExportFormat, profileCalls } from "../../../api/profile.ts";
import { askFile, outcomeOf } from "../../ask.ts";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";
import { notify } from "../../ui/toast.tsx";

const formats: { format: ExportFormat; label: string }[] = [
	{ format: "json-resume", label: "JSON Resume" },
	{ format: "attune", label: "Attune file" },
];

export function ExportMenu() {
	return (
		<Disclosure label="Export">
			{formats.map(({ format, label }) => (
				<Button key={format} kind="ghost" onClick={() => void download(format)}>
					{label}
				</Button>
			))}
		</Disclosure>
	);
}

async function download(format: ExportFormat): Promise<void> {
	const query = { format };
	const asked = await outcomeOf(askFile(profileCalls.export, { query }));
	if (!asked.isDone) {
		const { message } = asked.failure;
		return notify({ tone: "bad", title: "Export failed", text: message });
	}
	const { bytes, name } = asked.reply;
	const address = URL.createObjectURL(bytes);
	Object.assign(document.createElement("a"), {
		href: address,
		download: name ?? "profile.json",
	}).click();
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
