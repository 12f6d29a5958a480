// A password somebody else made up, shown once.
import { copyText } from "../../../copy-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { notify } from "../../../ui/toast.tsx";

type TemporaryPasswordProps = {
	title: string;
	email: string;
	password: string;
	onClose: () => void;
};

export function TemporaryPassword({
	title,
	email,
	password,
	onClose,
}: TemporaryPasswordProps) {
	return (
		<Dialog title={title} onClose={onClose}>
			<p className="mb-3 text-ink-2">
				{email} signs in with this password, then chooses a new one. It's shown
				only here.
			</p>
			<p className="mb-4 rounded-1 border border-line bg-wash px-3 py-2 font-mono select-all">
				{password}
			</p>
			<div className="flex justify-end gap-2">
				<Button
					onClick={() =>
						void copyText(password).then(
							() => notify({ tone: "ok", title: "Copied" }),
							() => notify({ title: "Select it to copy it manually" }),
						)
					}
				>
					Copy
				</Button>
				<Button kind="primary" onClick={onClose}>
					Done
				</Button>
			</div>
		</Dialog>
	);
}
