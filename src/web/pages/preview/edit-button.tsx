// The way into the editor, locked where the plan does not include editing.
import { Link } from "@tanstack/react-router";
import type { GenerationReply } from "../../../api/generations.ts";
import { previewPath } from "../../documents/document-opening.ts";
import { useMe } from "../../session.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { LockIcon, PencilIcon } from "../../ui/icons.ts";
import { notify } from "../../ui/toast.tsx";
import { useUpgrade } from "../../upgrade/use-upgrade.ts";

type EditProps = { generation: GenerationReply["generation"] };

export function EditButton({ generation: { id, kind } }: EditProps) {
	const { plan } = useMe();
	const { canUpgrade, openUpgrade } = useUpgrade();
	if (plan.edit_access)
		return (
			<Link
				to={previewPath(kind)}
				params={{ id }}
				search={{ edit: true }}
				className={buttonClass()}
			>
				<PencilIcon aria-hidden size={16} />
				Edit
			</Link>
		);
	const refuse = () => {
		notify({
			tone: "bad",
			title: "Edit Access Required",
			text:
				plan.name === "free"
					? "Upgrade to Professional or Premium plan to edit your documents."
					: "Your current plan doesn't include edit access.",
		});
		if (canUpgrade) openUpgrade("edit");
	};
	return (
		<Button title="Upgrade your plan to edit documents" onClick={refuse}>
			<LockIcon aria-hidden size={16} />
			Edit
			<span className="sr-only">(Upgrade your plan to edit documents)</span>
		</Button>
	);
}
