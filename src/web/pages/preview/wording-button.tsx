// Puts another wording in the place of a line, and waits until it is saved.
import { useState } from "react";
import { Button } from "../../ui/button.tsx";

type WordingButtonProps = { children: string; onPress: () => Promise<void> };

export function WordingButton({ children, onPress }: WordingButtonProps) {
	const [isBusy, setBusy] = useState(false);
	return (
		<Button
			kind="ghost"
			size="small"
			busy={isBusy}
			className="mt-1 -ml-3 text-accent"
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
