// A table taken along as a file. It leaves the installation, so that the server may ask again that it's the administrator.
import { useState } from "react";
import { callOutcome } from "../../ask.ts";
import { saveAs } from "../../save-as.ts";
import { Button } from "../../ui/button.tsx";
import { notify } from "../../ui/toast.tsx";

type ExportProps = {
	ask(): Promise<{ bytes: Blob; name: string | null }>;
	children: string;
};

export function ExportButton({ ask, children }: ExportProps) {
	const [busy, setBusy] = useState(false);
	const save = async () => {
		setBusy(true);
		const asked = await callOutcome(ask());
		setBusy(false);
		if (asked.isDone)
			return saveAs(asked.reply.bytes, asked.reply.name ?? "table.csv");
		const { message } = asked.failure;
		notify({ tone: "bad", title: "Export failed", text: message });
	};
	return (
		<Button busy={busy} onClick={() => void save()}>
			{children}
		</Button>
	);
}
