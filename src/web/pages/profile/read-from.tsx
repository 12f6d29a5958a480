// Where each field of a section was read: what was taken, and the line of the source it stands in.
import type { ImportReply } from "../../../api/import.ts";
import { factText } from "../../fact-label.ts";

type ReadFromProps = { reading: ImportReply; section: string };

export function ReadFrom({ reading, section }: ReadFromProps) {
	const sources = reading.sources.filter(({ path }) => path[0] === section);
	if (sources.length === 0) return null;
	return (
		<details className="mt-4 border-t border-line pt-3 text-small">
			<summary className="cursor-pointer text-accent">
				Where this was read
			</summary>
			<dl className="mt-2 space-y-2">
				{sources.map(({ path, quote, page, doubtful }) => (
					<div key={path.join(".")}>
						<dt className="break-words">
							{factText(reading.profile, path.join(".")) ?? fieldName(path)}
							{doubtful && <span className="text-warn"> (not sure)</span>}
						</dt>
						<dd className="break-words text-ink-2">
							{page ? `Page ${page}: ` : ""}“{quote}”
						</dd>
					</div>
				))}
			</dl>
		</details>
	);
}

function fieldName(path: readonly (string | number)[]): string {
	const name = path.findLast((part) => typeof part === "string");
	return String(name).replaceAll("_", " ");
}
