// The fields a reader was not sure of: each with the line it was read from, to be set right or let stand.
import { useState } from "react";
import type { ImportReply } from "../../../api/import.ts";
import { valueAt } from "../../../domain/profile/content-path.ts";
import type { MergedEntry } from "../../../domain/profile/sections/merge-profiles.ts";
import { factLabel, factText } from "../../fact-label.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { TextField } from "../../ui/field.tsx";
import { partialDate } from "../../when.ts";
import { fieldAt, readTyped, setRight } from "./import-choices.ts";

type Source = ImportReply["sources"][number];
type DoubtfulProps = {
	reading: ImportReply;
	/** Entries that the profile holds to the letter: nothing of them is asked again. */
	known: readonly Pick<MergedEntry, "section" | "importedAt">[];
	onChange: (reading: ImportReply) => void;
};

export function DoubtfulFields({ reading, known, onChange }: DoubtfulProps) {
	const isKnown = ({ path: [section, at] }: Source) =>
		known.some((entry) => entry.section === section && entry.importedAt === at);
	const doubtful = reading.sources.filter(
		(source) => source.doubtful && !isKnown(source),
	);
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
						onRight={(value) => onChange(setRight(reading, source.path, value))}
					/>
				))}
			</ul>
		</Card>
	);
}

/** Where a field to be looked at stands on the page. */
export function doubtId(path: Source["path"]): string {
	return `doubt-${path.join("-")}`;
}

type DoubtfulFieldProps = {
	source: Source;
	reading: ImportReply;
	onRight: (value: unknown) => void;
};

function Doubtful({ source, reading, onRight }: DoubtfulFieldProps) {
	const path = source.path.join(".");
	const [shown] = useState(() => shownText(reading, source));
	const [text, setText] = useState(shown);
	const [problem, setProblem] = useState<string>();
	const field = String(
		source.path.findLast((part) => typeof part === "string"),
	);
	const settle = () => {
		if (text === shown) return onRight(valueAt(reading.profile, path));
		const typed = readTyped(source.path, text);
		if ("problem" in typed) setProblem(typed.problem);
		else onRight(typed.value);
	};
	return (
		<li id={doubtId(source.path)} className="py-4 first:pt-0 last:pb-0">
			<TextField
				label={`${factLabel(reading.profile, path)}: ${field.replaceAll("_", " ")}`}
				value={text}
				error={problem}
				onChange={({ target }) => {
					setText(target.value);
					setProblem(undefined);
				}}
				onKeyDown={({ key }) => key === "Enter" && settle()}
			/>
			<p className="mt-2 text-small break-words text-ink-2">
				{source.why && `${source.why}. `}Read from{" "}
				{source.page ? `page ${source.page}: ` : ""}“{source.quote}”
			</p>
			<Button size="small" className="mt-2" onClick={settle}>
				This is right
			</Button>
		</li>
	);
}

/** What the field holds, as the profile's forms show it. */
function shownText({ profile }: ImportReply, { path }: Source): string {
	const value = valueAt(profile, path.join("."));
	if (typeof value === "number") return String(value);
	const text = factText(profile, path.join(".")) ?? "";
	return fieldAt(path)?.kind === "date" && text !== ""
		? partialDate(text)
		: text;
}
