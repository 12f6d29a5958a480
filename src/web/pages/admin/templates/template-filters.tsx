// Looking for a template: by words, state and category.
import { SelectField, TextField } from "../../../ui/field.tsx";
import { CATEGORIES, STATES, type TemplateSearch } from "./template-search.ts";

const stateWords = {
	all: "All",
	active: "Active only",
	inactive: "Inactive only",
	premium: "Premium only",
} as const;

type FiltersProps = {
	search: TemplateSearch;
	onChange: (change: Partial<TemplateSearch>) => void;
};

export function TemplateFilters({ search, onChange }: FiltersProps) {
	return (
		<search className="mb-4 grid grid-cols-2 gap-3 sm:grid-cols-[minmax(0,1fr)_auto_auto]">
			<TextField
				label="Search"
				type="search"
				placeholder="Name or description"
				maxLength={200}
				value={search.words}
				className="max-sm:col-span-2"
				onChange={({ target }) => onChange({ words: target.value })}
			/>
			<SelectField
				label="Status"
				value={search.state}
				onChange={({ target }) =>
					onChange({ state: target.value as TemplateSearch["state"] })
				}
			>
				{STATES.map((state) => (
					<option key={state} value={state}>
						{stateWords[state]}
					</option>
				))}
			</SelectField>
			<SelectField
				label="Category"
				value={search.category}
				onChange={({ target }) =>
					onChange({ category: target.value as TemplateSearch["category"] })
				}
			>
				{CATEGORIES.map((category) => (
					<option key={category} value={category}>
						{category.charAt(0).toUpperCase() + category.slice(1)}
					</option>
				))}
			</SelectField>
		</search>
	);
}
