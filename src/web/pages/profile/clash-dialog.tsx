// Two windows changed the same thing. Both versions stand side by side; neither is lost before one is chosen.
import { Fragment } from "react";
import type { NamedField } from "../../../domain/profile/fields/field.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { formValues, type Values } from "./form-values.ts";

type ClashDialogProps = {
	fields: readonly NamedField[];
	mine: Values;
	/** Null: it was deleted there. */
	theirs: Values | null;
	onMine: () => void;
	onTheirs: () => void;
	onClose: () => void;
};

export function ClashDialog(props: ClashDialogProps) {
	const { fields, theirs, onMine, onTheirs, onClose } = props;
	const mine = formValues(fields, props.mine);
	const other = theirs && formValues(fields, theirs);
	const differing = fields.filter(
		({ name }) =>
			other && JSON.stringify(mine[name]) !== JSON.stringify(other[name]),
	);
	return (
		<Dialog isWide title="Changed in another window" onClose={onClose}>
			<p>
				{other
					? "This was changed in another window while you were editing it. Nothing is lost: choose what to keep."
					: "This was deleted in another window while you were editing it. You can add it again with what you typed."}
			</p>
			{other && (
				<dl
					className="mt-4 max-h-[46vh] space-y-3 overflow-y-auto"
					tabIndex={0}
				>
					{differing.map(({ name, label }) => (
						<Fragment key={name}>
							<dt className="text-small font-semibold">{label}</dt>
							<dd className="grid gap-2 sm:grid-cols-2">
								<Version title="Yours" value={mine[name]} />
								<Version title="Theirs" value={other[name]} />
							</dd>
						</Fragment>
					))}
				</dl>
			)}
			<div className="mt-5 flex flex-wrap justify-end gap-2">
				<Button onClick={onTheirs}>
					{other ? "Take theirs" : "Leave it deleted"}
				</Button>
				<Button kind="primary" onClick={onMine}>
					{other ? "Keep mine" : "Add it again"}
				</Button>
			</div>
		</Dialog>
	);
}

function Version({ title, value }: { title: string; value: unknown }) {
	return (
		<div className="min-w-0 rounded-1 bg-wash p-2.5">
			<p className="text-small text-ink-2">{title}</p>
			<p className="text-[14px] break-words whitespace-pre-line">
				{wordsOf(value) || "–"}
			</p>
		</div>
	);
}

function wordsOf(value: unknown): string {
	if (Array.isArray(value)) return value.join("\n");
	if (typeof value === "boolean") return value ? "Yes" : "No";
	return String(value ?? "");
}
