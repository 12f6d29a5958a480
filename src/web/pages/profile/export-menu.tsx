// Taking the profile along as a file.
import type { ExportFormat } from "../../../api/profile.ts";
import { readFile } from "../../client.ts";
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
				<Button
					key={format}
					kind="ghost"
					onClick={() =>
						download(format).catch(({ message }: Error) =>
							notify({ tone: "bad", title: "Export failed", text: message }),
						)
					}
				>
					{label}
				</Button>
			))}
		</Disclosure>
	);
}

async function download(format: ExportFormat): Promise<void> {
	const { bytes, name } = await readFile(
		`/api/profile/export?format=${format}`,
	);
	const address = URL.createObjectURL(bytes);
	Object.assign(document.createElement("a"), {
		href: address,
		download: name ?? "profile.json",
	}).click();
	setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
