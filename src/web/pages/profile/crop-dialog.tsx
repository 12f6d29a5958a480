// Where a photo is cut out: by moving the picture, or by three sliders that every keyboard moves.
import { type PointerEvent, useEffect, useRef, useState } from "react";
import { PHOTO_SHAPE } from "../../../domain/profile/photo.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { notify } from "../../ui/toast.tsx";
import {
	CROP_BOUNDS,
	type CropPart,
	dragged,
	drawCrop,
	FIRST_CROP,
	jpegOf,
} from "./crop.ts";

type CropProps = {
	picture: ImageBitmap;
	isSaving: boolean;
	onSave: (jpeg: string) => void;
	onClose: () => void;
};

const sliders: readonly [CropPart, string][] = [
	["zoom", "Zoom"],
	["x", "Left to right"],
	["y", "Up and down"],
];

export function CropDialog({ picture, isSaving, onSave, onClose }: CropProps) {
	const canvas = useRef<HTMLCanvasElement>(null);
	const [crop, setCrop] = useState(FIRST_CROP);
	useEffect(() => {
		if (canvas.current) drawCrop(canvas.current, picture, crop);
	}, [picture, crop]);
	const move = (event: PointerEvent<HTMLCanvasElement>) => {
		if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
		const { movementX: dx, movementY: dy, currentTarget } = event;
		const shownWidth = currentTarget.clientWidth;
		setCrop((before) => dragged(picture, before, { dx, dy, shownWidth }));
	};
	const save = async () => {
		const jpeg = canvas.current && (await jpegOf(canvas.current));
		if (jpeg) onSave(jpeg);
		else notify({ tone: "bad", title: "Couldn't create the photo" });
	};
	return (
		<Dialog title="Crop your photo" onClose={onClose}>
			<canvas
				ref={canvas}
				{...PHOTO_SHAPE}
				role="img"
				aria-label="How your photo will look"
				onPointerDown={(event) =>
					event.currentTarget.setPointerCapture(event.pointerId)
				}
				onPointerMove={move}
				className="mx-auto block w-[196px] cursor-move touch-none rounded-1 border border-line"
			/>
			<div className="mt-4 flex flex-col gap-3">
				{sliders.map(([part, label]) => (
					<label key={part} className="flex flex-col gap-1 text-small">
						{label}
						<input
							type="range"
							{...CROP_BOUNDS[part]}
							value={crop[part]}
							onChange={({ target }) =>
								setCrop({ ...crop, [part]: target.valueAsNumber })
							}
							className="w-full accent-accent"
						/>
					</label>
				))}
			</div>
			<div className="mt-5 flex justify-end gap-2">
				<Button onClick={onClose}>Cancel</Button>
				<Button kind="primary" busy={isSaving} onClick={() => void save()}>
					Save photo
				</Button>
			</div>
		</Dialog>
	);
}
