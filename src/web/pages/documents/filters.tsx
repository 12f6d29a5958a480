// Looking for a document: by words, by type, by state, and in which order.

import { useEffect, useRef, useState } from "react";
import type { GenerationSearch } from "../../../api/generation-search.ts";
import { SelectField, TextField } from "../../ui/field.tsx";
import { SearchIcon } from "../../ui/icons.ts";

type FiltersProps = {
	search: GenerationSearch;
	onChange: (change: Partial<GenerationSearch>) => void;
};

const TYPING_PAUSE_MS = 250;

export function Filters({ search, onChange }: FiltersProps) {
	return (
		<search className="mb-4 grid grid-cols-2 gap-3 md:grid-cols-[minmax(0,1fr)_auto_auto_auto]">
			<SearchField
				value={search.search}
				onChange={(words) => onChange({ search: words })}
			/>
			<SelectField
				label="Type"
				value={search.type}
				onChange={({ target }) =>
					onChange({ type: target.value as GenerationSearch["type"] })
				}
			>
				<option value="all">All types</option>
				<option value="resume">Resume</option>
				<option value="cover_letter">Cover Letter</option>
			</SelectField>
			<SelectField
				label="Status"
				value={search.status}
				onChange={({ target }) =>
					onChange({ status: target.value as GenerationSearch["status"] })
				}
			>
				<option value="all">All states</option>
				<option value="completed">Completed</option>
				<option value="processing">Processing</option>
				<option value="failed">Failed</option>
			</SelectField>
			<SelectField
				label="Sort"
				value={search.sort}
				className="max-md:col-span-2"
				onChange={({ target }) =>
					onChange({ sort: target.value as GenerationSearch["sort"] })
				}
			>
				<option value="newest">Newest first</option>
				<option value="oldest">Oldest first</option>
			</SelectField>
		</search>
	);
}

type SearchProps = { value: string; onChange: (words: string) => void };

/** Asked after a pause; an address opened anew puts its words back into the field. */
function SearchField({ value, onChange }: SearchProps) {
	const [typed, setTyped] = useState(value);
	const asked = useRef(value);
	const ask = useRef(onChange);
	ask.current = onChange;
	useEffect(() => {
		if (value === asked.current) return;
		asked.current = value;
		setTyped(value);
	}, [value]);
	useEffect(() => {
		if (typed.trim() === asked.current) return;
		const timer = setTimeout(() => {
			asked.current = typed.trim();
			ask.current(asked.current);
		}, TYPING_PAUSE_MS);
		return () => clearTimeout(timer);
	}, [typed]);
	return (
		<div className="relative max-md:col-span-2">
			<TextField
				label="Search"
				type="search"
				placeholder="Company or job title"
				maxLength={200}
				value={typed}
				onChange={({ target }) => setTyped(target.value)}
				className="[&_input]:pl-9"
			/>
			<SearchIcon
				aria-hidden
				size={16}
				className="pointer-events-none absolute bottom-[13px] left-3 text-ink-3"
			/>
		</div>
	);
}
