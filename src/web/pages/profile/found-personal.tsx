// Who an import says somebody is, to be set right in its place.

import { useRef, useState } from "react";
import type { ImportReply } from "../../../api/import.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { PencilIcon } from "../../ui/icons.ts";
import { EntryList } from "./entry-list.tsx";
import { withPersonal } from "./import-choices.ts";
import { EditPersonal } from "./import-fields.tsx";
import type { ProfileSection } from "./profile-sections.ts";
import { ReadFrom } from "./read-from.tsx";

type PersonalProps = {
	section: ProfileSection;
	reading: ImportReply;
	onEdited: (reading: ImportReply, done: string) => void;
};

export function FoundPersonal({ section, reading, onEdited }: PersonalProps) {
	const edit = useRef<HTMLButtonElement>(null);
	const [isOpen, setIsOpen] = useState(false);
	const close = () => {
		setIsOpen(false);
		edit.current?.focus();
	};
	return (
		<Card aria-labelledby={`found-${section.tab}`}>
			<div className="mb-4 flex items-center gap-3">
				<h2 id={`found-${section.tab}`} className="text-h2">
					{section.label}
				</h2>
				<Button
					ref={edit}
					kind="ghost"
					size="small"
					aria-label="Edit personal details"
					aria-expanded={isOpen}
					className="ml-auto"
					onClick={() => setIsOpen(!isOpen)}
				>
					<PencilIcon aria-hidden size={16} />
				</Button>
			</div>
			{isOpen ? (
				<EditPersonal
					person={reading.profile.personal}
					onClose={close}
					onSave={(person) => {
						close();
						onEdited(withPersonal(reading, person), "Details changed");
					}}
				/>
			) : (
				<EntryList entries={section.entries(reading.profile)} />
			)}
			<ReadFrom reading={reading} section={section.name} />
		</Card>
	);
}
