// Asks for the picture of a look after a pause, and lets go of what was asked before.
import { useEffect, useState } from "react";
import {
	type TemplateLook,
	templateAdminCalls,
} from "../../../../api/admin-templates.ts";
import { askFile } from "../../../ask.ts";
import { ApiError } from "../../../client.ts";

type Picture = {
	url: string | null;
	failure: string | null;
	isDrawing: boolean;
};

const PAUSE_MS = 120;

export function useSamplePicture({
	template_type,
	layout_config,
}: TemplateLook): Picture {
	const [picture, setPicture] = useState<Picture>({
		url: null,
		failure: null,
		isDrawing: true,
	});
	// The same look is the same text, whatever object holds it.
	const wanted = JSON.stringify({ template_type, layout_config });
	useEffect(() => {
		const asking = new AbortController();
		const { signal } = asking;
		setPicture((now) => ({ ...now, isDrawing: true }));
		const timer = setTimeout(() => {
			const body: TemplateLook = JSON.parse(wanted);
			askFile(templateAdminCalls.draw, { body, signal }).then(
				({ bytes }) => {
					if (signal.aborted) return;
					const url = URL.createObjectURL(bytes);
					setPicture({ url, failure: null, isDrawing: false });
				},
				(failure: unknown) => {
					if (signal.aborted) return;
					const message =
						failure instanceof ApiError ? failure.message : "Please try again.";
					setPicture((now) => ({ ...now, failure: message, isDrawing: false }));
				},
			);
		}, PAUSE_MS);
		return () => {
			clearTimeout(timer);
			asking.abort();
		};
	}, [wanted]);
	const { url } = picture;
	useEffect(() => {
		return () => {
			if (url) URL.revokeObjectURL(url);
		};
	}, [url]);
	return picture;
}
