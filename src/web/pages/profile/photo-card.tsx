// A person's photo: chosen, cut out, shown on resumes or not, deleted.
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type ChangeEvent, useRef, useState } from "react";
import { type PhotoReply, photoCalls } from "../../../api/photo.ts";
import { attempt, type CallOutcome } from "../../ask.ts";
import { photoQuery } from "../../queries/photo-query.ts";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { Switch } from "../../ui/switch.tsx";
import { notify } from "../../ui/toast.tsx";
import { CropDialog } from "./crop-dialog.tsx";
import { DeleteDialog } from "./delete-dialog.tsx";

/** More than any camera makes; what is larger would only fill the memory. */
const LARGEST_FILE = 40 * 1024 * 1024;

export function PhotoCard() {
	const { data: photo } = useQuery(photoQuery);
	const { isBusy, change } = useChange();
	const file = useRef<HTMLInputElement>(null);
	const [picture, setPicture] = useState<ImageBitmap | null>(null);
	const [isDeleting, setIsDeleting] = useState(false);
	if (photo === undefined) return null;
	const save = async (jpeg: string) => {
		const isSaved = await change(attempt(photoCalls.save, { body: { jpeg } }));
		if (isSaved) setPicture(null);
	};
	return (
		<Card aria-label="Photo">
			<h2 className="text-h2">Photo</h2>
			<p className="mt-1 max-w-[75ch] text-small text-ink-2">
				Only templates with room for a photo show it, such as Portrait. Many
				employers in English-speaking countries prefer resumes without one.
			</p>
			<div className="mt-4 flex flex-wrap items-start gap-5">
				{photo && (
					<img
						src={`data:image/jpeg;base64,${photo.jpeg}`}
						alt="You, as on your resumes"
						className="w-[105px] rounded-1 border border-line"
					/>
				)}
				<div className="flex min-w-0 flex-col gap-2">
					<div className="flex flex-wrap gap-2">
						<Button size="small" onClick={() => file.current?.click()}>
							{photo ? "Change photo" : "Add photo"}
						</Button>
						{photo && (
							<Button size="small" onClick={() => setIsDeleting(true)}>
								Delete photo
							</Button>
						)}
					</div>
					{photo && (
						<Switch
							label="Show it on resumes"
							checked={photo.is_shown}
							disabled={isBusy}
							onChange={(is_shown) =>
								void change(attempt(photoCalls.show, { body: { is_shown } }))
							}
						/>
					)}
				</div>
			</div>
			<input
				ref={file}
				type="file"
				accept="image/*"
				aria-label="Picture for your photo"
				hidden
				onChange={(event) => void open(event, setPicture)}
			/>
			{picture && (
				<CropDialog
					picture={picture}
					isSaving={isBusy}
					onSave={(jpeg) => void save(jpeg)}
					onClose={() => setPicture(null)}
				/>
			)}
			{isDeleting && (
				<DeleteDialog
					what="photo"
					name="Resumes no longer show it."
					onDelete={() => {
						setIsDeleting(false);
						void change(attempt(photoCalls.delete));
					}}
					onClose={() => setIsDeleting(false)}
				/>
			)}
		</Card>
	);
}

/** Makes a change; whatever is drawn with the photo is drawn anew. */
function useChange() {
	const queries = useQueryClient();
	const [isBusy, setIsBusy] = useState(false);
	const change = async (asked: Promise<CallOutcome<PhotoReply>>) => {
		setIsBusy(true);
		const outcome = await asked;
		setIsBusy(false);
		if (!outcome.isDone) {
			const text = outcome.failure.message;
			notify({ tone: "bad", title: "Couldn't save your photo", text });
			return false;
		}
		queries.setQueryData(photoQuery.queryKey, outcome.reply.photo);
		void queries.removeQueries({ queryKey: ["pdf"] });
		return true;
	};
	return { isBusy, change };
}

async function open(
	{ target }: ChangeEvent<HTMLInputElement>,
	onOpen: (picture: ImageBitmap) => void,
): Promise<void> {
	const [file] = target.files ?? [];
	// The same file can be chosen again.
	target.value = "";
	if (!file) return;
	try {
		if (file.size > LARGEST_FILE) throw new Error("The file is too large.");
		onOpen(await createImageBitmap(file));
	} catch {
		notify({
			tone: "bad",
			title: "This file can't be read as a picture",
			text: "Choose a JPEG or PNG.",
		});
	}
}
