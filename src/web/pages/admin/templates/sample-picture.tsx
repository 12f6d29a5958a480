// The first page of an invented person's resume in a look, drawn by the server. While a new one is on its way the former stays.
import { clsx } from "clsx";
import type { TemplateLook } from "../../../../api/admin-templates.ts";
import { Spinner } from "../../../ui/spinner.tsx";
import { useSamplePicture } from "./use-sample-picture.ts";

type PictureProps = {
	look: TemplateLook;
	/** Empty where a heading says it already. */
	alt: string;
};

export function SamplePicture({ look, alt }: PictureProps) {
	const { url, failure, isDrawing } = useSamplePicture(look);
	return (
		<div className="relative">
			<div className="aspect-[8.5/11] overflow-hidden rounded-[3px] bg-sheet shadow-sheet">
				{url && (
					<img
						src={url}
						alt={alt}
						className={clsx("w-full", failure && "opacity-50")}
					/>
				)}
			</div>
			{isDrawing && (
				<span className="absolute top-2 right-2 text-accent">
					<Spinner />
				</span>
			)}
			{failure && (
				<p role="alert" className="mt-2 text-small text-bad">
					{failure}
				</p>
			)}
		</div>
	);
}
