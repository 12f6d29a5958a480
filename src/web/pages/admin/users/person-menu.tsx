// What can be done for one person, behind one button: the same in the table and where somebody was found by address.
import { Menu } from "@base-ui/react/menu";
import { Ellipsis } from "lucide-react";
import type { ReactNode } from "react";
import type { Person } from "../../../../api/admin-people.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { personActs } from "./person-acts.ts";

type PersonMenuProps = {
	person: Person;
	onEdit: () => void;
	onRemove: () => void;
	onChanged: () => void;
};

const roles = [
	["admin", "Make Admin"],
	["test_user", "Make Test User"],
	["regular_user", "Make Regular User"],
] as const;

export function PersonMenu({
	person,
	onEdit,
	onRemove,
	onChanged,
}: PersonMenuProps) {
	const acts = personActs(person, onChanged);
	return (
		<Menu.Root modal={false}>
			<Menu.Trigger
				aria-label={`Actions for ${person.email}`}
				className={buttonClass({ size: "small", className: "px-2" })}
			>
				<Ellipsis aria-hidden size={16} />
			</Menu.Trigger>
			<Menu.Portal>
				<Menu.Positioner align="end" sideOffset={6} className="z-20">
					<Menu.Popup className="min-w-52 animate-fade rounded-2 border border-line bg-sheet p-1.5 shadow-over outline-none">
						{roles.map(([role, label]) => (
							<Item
								key={role}
								disabled={person.role === role}
								onPick={() => acts.makeRole(role)}
							>
								{label}
							</Item>
						))}
						<Menu.Separator className="my-1.5 h-px bg-line" />
						<Item onPick={onEdit}>Edit</Item>
						<Item onPick={acts.endSessions}>End sessions</Item>
						{!person.isConfirmed && (
							<Item onPick={acts.resendConfirmation}>Resend confirmation</Item>
						)}
						<Menu.Separator className="my-1.5 h-px bg-line" />
						<Item onPick={onRemove}>Delete</Item>
					</Menu.Popup>
				</Menu.Positioner>
			</Menu.Portal>
		</Menu.Root>
	);
}

type ItemProps = {
	disabled?: boolean;
	onPick: () => void;
	children: ReactNode;
};

function Item({ disabled = false, onPick, children }: ItemProps) {
	return (
		<Menu.Item
			disabled={disabled}
			onClick={onPick}
			className="flex h-9 cursor-default items-center rounded-1 px-2.5 text-[14px] outline-none data-disabled:text-ink-3 data-highlighted:bg-wash"
		>
			{children}
		</Menu.Item>
	);
}
