// The formats the profile can be taken along in.
import { downloadProfile, PROFILE_FORMATS } from "../../download-profile.ts";
import { Button } from "../../ui/button.tsx";
import { Disclosure } from "../../ui/disclosure.tsx";

export function ExportMenu() {
	return (
		<Disclosure label="Export">
			{PROFILE_FORMATS.map(({ format, label }) => (
				<Button
					key={format}
					kind="ghost"
					onClick={() => void downloadProfile(format)}
				>
					{label}
				</Button>
			))}
		</Disclosure>
	);
}
