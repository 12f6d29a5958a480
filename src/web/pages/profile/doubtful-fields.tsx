// The fields a reader was not sure of: each with the line it was read from, to be set right or let stand.
import { useState } from "react";
import type { ImportReply } from "../../../api/import.ts";
import { factLabel, factText } from "../../fact-label.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TextField } from "../../ui/field.tsx";
import { setRight } from "./import-choices.ts";

type Source = ImportReply["sources"][number];
type DoubtfulProps = {
	reading: ImportReply;
	onChange: (reading: ImportReply) => void;
};

export function DoubtfulFields({ reading, onChange }: DoubtfulProps) {
	const doubtful = reading.sources.filter(({ doubtful }) => doubtful);
	if (doubtful.length === 0) return null;
	return (
		<Card aria-labelledby="doubtful" className="border-warn-dot">
			<h2 id="doubtful" className="text-h2">
				{doubtful.length === 1
					? "One thing to look at"
					: `${doubtful.length} things to look at`}
			</h2>
			<ul className="mt-3 divide-y divide-line">
				{doubtful.map((source) => (
					<Doubtful
						key={source.path.join(".")}
						source={source}
						reading={reading}
						onRight={(text) => onChange(setRight(reading, source.path, text))}
					/>
				))}
			</ul>
		</Card>
	);
}

type DoubtfulFieldProps = {
	source: Source;
	reading: ImportReply;
	onRight: (text: string) => void;
};

function Doubtful({ source, reading, onRight }: DoubtfulFieldProps) {
	const path = source.path.join(".");
	const [text, setText] = useState(factText(reading.profile, path) ?? "");
	const field = String(
		source.path.findLast((part) => typeof part === "string"),
	);
	return (
		<li className="py-4 first:pt-0 last:pb-0">
			<TextField
				label={`${factLabel(reading.profile, path)}: ${field.replaceAll("_", " ")}`}
				value={text}
				onChange={({ target }) => setText(target.value)}
			/>
			<p className="mt-2 text-small break-words text-ink-2">
				{source.why && `${source.why}. `}Read from{" "}
				{source.page ? `page ${source.page}: ` : ""}“{source.quote}”
			</p>
			<Button size="small" className="mt-2" onClick={() => onRight(text)}>
				This is right
			</Button>
		</li>
	);
}
