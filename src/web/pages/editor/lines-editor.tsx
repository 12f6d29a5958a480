// A list of sentences or of short names. Enter begins the next one, Backspace in an empty one removes it, and what is pasted as a
// list becomes one.
import { clsx } from "clsx";
import { Button } from "../../ui/button.tsx";
import { PlusIcon } from "../../ui/icons.ts";
import type { FormLine } from "./draft.ts";
import type { FieldOwner } from "./edits.ts";
import { LineInput } from "./line-input.tsx";
import { Sortable, SortableRow } from "./sortable.tsx";
import { useLineEdits } from "./use-line-edits.ts";

type LinesProps = {
	owner: FieldOwner;
	name: string;
	label: string;
	/** One of them in words: "line", "skill". */
	what: string;
	lines: FormLine[];
	isNames?: boolean;
	/** How many must stay. */
	least?: number;
};

export function LinesEditor({
	owner,
	name,
	label,
	what,
	lines,
	isNames = false,
	least = 0,
}: LinesProps) {
	const edits = useLineEdits({ owner, name, lines, least });
	return (
		<fieldset className="m-0 min-w-0 border-0 p-0 sm:col-span-2">
			<legend className="mb-1.5 p-0 text-[13.5px] font-medium">{label}</legend>
			<Sortable
				ids={lines.map(({ id }) => id)}
				onMove={edits.move}
				isWrapped={isNames}
				className={isNames ? "flex flex-wrap gap-1.5" : "space-y-1.5"}
			>
				{lines.map((line, at) => (
					<SortableRow
						key={line.id}
						id={line.id}
						at={at}
						count={lines.length}
						onMove={edits.move}
						label={line.text || `${what} ${at + 1}`}
						isWrapped={isNames}
						className={clsx("rounded-1", isNames && "max-w-full")}
					>
						{(handle) => (
							<LineInput
								handle={handle}
								line={line}
								label={`${label}, ${what} ${at + 1}`}
								isName={isNames}
								canRemove={lines.length > least}
								onText={(text) => edits.write(line, text)}
								onSplit={(before, after) => edits.split(line, before, after)}
								onPaste={(texts) => edits.paste(line, at, texts)}
								onRemove={() => edits.remove(at)}
							/>
						)}
					</SortableRow>
				))}
			</Sortable>
			<Button
				kind="ghost"
				size="small"
				className={clsx("-ml-1.5", lines.length > 0 && "mt-1")}
				onClick={() => edits.insert(lines.length, [""])}
			>
				<PlusIcon aria-hidden size={15} />
				Add {what}
			</Button>
		</fieldset>
	);
}
