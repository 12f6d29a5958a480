// A mail sent to oneself, to see whether mails arrive.
import { useMutation } from "@tanstack/react-query";
import { mailCalls } from "../../../../api/mails.ts";
import { ask } from "../../../ask.ts";
import { Button } from "../../../ui/button.tsx";

export function TestMail() {
	const trying = useMutation({ mutationFn: () => ask(mailCalls.test) });
	return (
		<div className="mb-4 flex flex-wrap items-center gap-3">
			<Button busy={trying.isPending} onClick={() => trying.mutate()}>
				Send a test mail
			</Button>
			<p
				role="status"
				className={trying.data?.works === false ? "text-bad" : "text-ink-2"}
			>
				{trying.error?.message ?? trying.data?.text ?? ""}
			</p>
		</div>
	);
}
