// A button that is busy until what it does is done.
import { type ReactNode, useState } from "react";
import { Button } from "../../ui/button.tsx";

type BusyProps = {
	label: string;
	onPress: () => Promise<void>;
	children: ReactNode;
};

export function BusyButton({ label, onPress, children }: BusyProps) {
	const [isBusy, setBusy] = useState(false);
	return (
		<Button
			size="small"
			busy={isBusy}
			aria-label={label}
			onClick={async () => {
				setBusy(true);
				await onPress();
				setBusy(false);
			}}
		>
			{children}
		</Button>
	);
}
