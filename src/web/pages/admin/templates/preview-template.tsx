// A template as it looks on paper.
import type { AdminTemplate } from "../../../../api/admin-templates.ts";
import { Dialog } from "../../../ui/dialog.tsx";
import { SamplePicture } from "./sample-picture.tsx";

type PreviewProps = { template: AdminTemplate; onClose: () => void };

export function PreviewTemplate({ template, onClose }: PreviewProps) {
	return (
		<Dialog isWide title={template.name} onClose={onClose}>
			<p className="mb-4 text-small text-ink-2">
				A sample: the resume of an invented person, first page.
			</p>
			<div className="mx-auto max-w-[640px] pb-2">
				<SamplePicture
					look={template}
					alt={`Sample resume in the template ${template.name}`}
				/>
			</div>
		</Dialog>
	);
}
