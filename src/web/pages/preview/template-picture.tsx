// A template's picture. The server draws one when it is first asked for: until it has come, and where it cannot be had, a sketch of a
// page stands in its place. What failed is asked for again.
import { clsx } from "clsx";
import { useEffect, useState } from "react";
import { type TemplateChoice, templateCalls } from "../../../api/templates.ts";
import { linkTo } from "../../ask.ts";

const TRIES = 4;
const FIRST_WAIT_MS = 2000;

export function TemplatePicture({
	choice: { kind, name },
}: {
	choice: TemplateChoice;
}) {
	const { state, tried, onLoad, onError } = useTries();
	const address = linkTo(templateCalls.picture, { params: { kind, name } });
	return (
		<span className="relative block aspect-[8.5/11] overflow-hidden rounded-[4px] bg-wash">
			{state !== "shown" && <Sketch />}
			{state !== "waiting" && (
				<img
					// An address that failed is not asked again by itself.
					key={tried}
					alt=""
					src={address}
					loading="lazy"
					decoding="async"
					onLoad={onLoad}
					onError={onError}
					className={clsx(
						"size-full object-cover object-top",
						state !== "shown" && "opacity-0",
					)}
				/>
			)}
		</span>
	);
}

type State = "coming" | "shown" | "waiting";

/** Ever more withRetry; after the last time the sketch stays. */
function useTries() {
	const [state, setState] = useState<State>("coming");
	const [tried, setTried] = useState(0);
	useEffect(() => {
		if (state !== "waiting" || tried + 1 >= TRIES) return;
		const again = setTimeout(
			() => {
				setTried(tried + 1);
				setState("coming");
			},
			FIRST_WAIT_MS * 2 ** tried,
		);
		return () => clearTimeout(again);
	}, [state, tried]);
	const onLoad = () => setState("shown");
	const onError = () => setState("waiting");
	return { state, tried, onLoad, onError };
}

const lines = ["55%", "35%", "90%", "80%", "85%", "40%", "90%", "70%", "60%"];

function Sketch() {
	return (
		<span
			data-sketch
			className="absolute inset-0 flex flex-col gap-[6%] p-[12%]"
		>
			{lines.map((width, place) => (
				<span
					// biome-ignore lint/suspicious/noArrayIndexKey: drawn lines, which never change places
					key={place}
					style={{ width }}
					className="block h-[3px] rounded-full bg-line-strong"
				/>
			))}
		</span>
	);
}
