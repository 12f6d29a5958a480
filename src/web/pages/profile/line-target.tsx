// Where a line that was not placed can be dropped.
import { clsx } from "clsx";
import { type ReactNode, useState } from "react";
import { isLineDragged, removedLine } from "./dragged-line.ts";

type TargetProps = {
	path: string | null;
	/** A line without a place was dropped on a path of the profile. */
	onRemoveLine: (line: number, to: string) => void;
	children: ReactNode;
};

/** An entry that takes lines dragged onto it, where it has a list for them. */
export function LineTarget({ path, onRemoveLine, children }: TargetProps) {
	const [isOver, setIsOver] = useState(false);
	return (
		<li
			onDragOver={(event) => {
				if (path === null || !isLineDragged(event)) return;
				event.preventDefault();
				setIsOver(true);
			}}
			onDragLeave={() => setIsOver(false)}
			onDrop={(event) => {
				setIsOver(false);
				const line = removedLine(event);
				if (path === null || line === null) return;
				event.preventDefault();
				onRemoveLine(line, path);
			}}
			className={clsx(
				"group relative border-t border-line py-4 first:border-0 first:pt-0 last:pb-0",
				isOver && "bg-accent-wash outline-2 outline-accent-line",
			)}
		>
			{children}
		</li>
	);
}
