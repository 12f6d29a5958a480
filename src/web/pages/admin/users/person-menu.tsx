// What can be done for one person, behind one button: the same in the table and where somebody was found by address.
import { Menu } from "@base-ui/react/menu";
import { type ReactNode, useState } from "react";
import type { Person } from "../../../../api/admin-people.ts";
import { buttonClass } from "../../../ui/button.tsx";
import { EllipsisIcon } from "../../../ui/icons.ts";
import { personActs } from "./person-acts.ts";
import { TemporaryPassword } from "./temporary-password.tsx";

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
	const [password, setPassword] = useState<string | null>(null);
	const [trigger, setTrigger] = useState<HTMLElement | null>(null);
	/** A dialog gives the focus back to where it was: once the menu has let go of it, to the button. */
	const fromTrigger = (open: () => void) => () =>
		setTimeout(() => {
			trigger?.focus();
			open();
		});
	return (
		<>
			<Menu.Root modal={false}>
				<Menu.Trigger
					ref={setTrigger}
					aria-label={`Actions for ${person.email}`}
					className={buttonClass({ size: "small", className: "px-2" })}
				>
					<EllipsisIcon aria-hidden size={16} />
				</Menu.Trigger>
				{/* Outside a dialog that is open nothing can be pressed. */}
				<Menu.Portal container={trigger?.closest("dialog") ?? undefined}>
					<Menu.Positioner
						align="end"
						sideOffset={6}
						positionMethod="fixed"
						className="z-20"
					>
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
							<Item onPick={fromTrigger(onEdit)}>Edit</Item>
							<Item onPick={() => void acts.resetPassword().then(setPassword)}>
								Reset password
							</Item>
							<Item onPick={acts.removeFactors}>Remove two-step sign-in</Item>
							<Item onPick={acts.endSessions}>End sessions</Item>
							<Item onPick={() => acts.suspend(!person.isSuspended)}>
								{person.isSuspended ? "Reinstate" : "Suspend"}
							</Item>
							{!person.isConfirmed && (
								<Item onPick={acts.resendConfirmation}>
									Resend confirmation
								</Item>
							)}
							<Menu.Separator className="my-1.5 h-px bg-line" />
							<Item onPick={fromTrigger(onRemove)}>Delete</Item>
						</Menu.Popup>
					</Menu.Positioner>
				</Menu.Portal>
			</Menu.Root>
			{password !== null && (
				<TemporaryPassword
					title="Password Reset"
					email={person.email}
					password={password}
					onClose={() => setPassword(null)}
				/>
			)}
		</>
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
