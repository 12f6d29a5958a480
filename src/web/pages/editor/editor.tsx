// The editor of one document: the form, its pages beside it, and everything that happens to what is written.
import { useQuery } from "@tanstack/react-query";
import { clsx } from "clsx";
import { type FocusEvent, useMemo, useRef, useState } from "react";
import { useClaims } from "../../claims/use-claims.ts";
import { type Line, linesOf } from "../../pdf/lines-of.ts";
import { profileQuery } from "../../queries.ts";
import { Segments } from "../../ui/choice.tsx";
import { useLook } from "../../use-look.ts";
import { DocumentForm } from "./document-form.tsx";
import { HandsContext, MarksContext } from "./editor-context.ts";
import { EditorDialogs } from "./editor-dialogs.tsx";
import { EditorHead } from "./editor-head.tsx";
import { LivePanel } from "./live-panel.tsx";
import { docOf, type Opened, withWords } from "./opened.ts";
import { byPlace, type Places, pathOf, placeOf, placesOf } from "./places.ts";
import { useEditorHands } from "./use-hands.ts";
import { useEditorKeys, useScreen } from "./use-keys.ts";
import { useLivePages } from "./use-live-pages.ts";
import type { Saving } from "./use-saving.ts";
import { useWriting } from "./use-writing.ts";

export function Editor({ opened }: { opened: Opened }) {
	const writing = useWriting(opened);
	const { editing, saver } = writing;
	const { draft, words } = editing;
	const { generation } = opened;
	const form = useRef<HTMLFormElement>(null);
	const { hands, said } = useEditorHands(form, editing.edit);
	const { isWide, side, setSide } = useScreen();
	const look = useLook(generation);
	const pages = useLivePages({
		id: generation.id,
		words,
		template: look.chosen.template,
		paper: look.chosen.paper,
		isShown: isWide || side === "pages",
	});
	const content = useMemo(() => withWords(opened, words), [opened, words]);
	const doc = useMemo(() => docOf(content, look.drawn), [content, look.drawn]);
	const lines = useMemo(() => linesOf(doc), [doc]);
	const places = useMemo(() => placesOf(draft, words), [draft, words]);
	const { data: profile } = useQuery({
		...profileQuery,
		refetchOnWindowFocus: "always",
	});
	const claims = useClaims(content.content, profile);
	const marks = useMemo(
		() => ({
			claims: byPlace(claims ?? [], places),
			errors: errorsIn(saver.saving, places),
		}),
		[claims, saver.saving, places],
	);
	const [chosen, setChosen] = useState<string | null>(null);
	const choose = ({ target }: FocusEvent) => {
		const place = target.closest("[data-place]")?.getAttribute("data-place");
		const path = place && pathOf(places, place);
		if (path) setChosen(lineAround(lines, path));
	};
	const goTo = (path: string) => {
		setChosen(path);
		setSide("form");
		const place = placeOf(places, path);
		if (place) hands.focusOn(fieldIn(place, form.current));
	};
	useEditorKeys(editing, writing.finish);
	return (
		<HandsContext value={hands}>
			<MarksContext value={marks}>
				<EditorHead
					opened={opened}
					writing={writing}
					marked={[...marks.claims.keys()]}
					onMarked={(place) => {
						setSide("form");
						hands.focusOn(place);
					}}
				>
					{!isWide && (
						<Segments
							legend={<span className="sr-only">What to show</span>}
							name="side"
							value={side}
							options={[
								{ value: "form", label: "Form" },
								{ value: "pages", label: "Pages" },
							]}
							onChange={setSide}
						/>
					)}
				</EditorHead>
				<div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
					<form
						ref={form}
						noValidate
						aria-label="Words of the document"
						onFocus={choose}
						onSubmit={(event) => event.preventDefault()}
						className={clsx(!isWide && side === "pages" && "hidden")}
					>
						<DocumentForm draft={draft} />
					</form>
					{(isWide || side === "pages") && (
						<div className="lg:sticky lg:top-[136px] lg:max-h-[calc(100dvh-152px)] lg:overflow-y-auto">
							<LivePanel
								pages={pages}
								doc={doc}
								lines={lines}
								chosen={chosen}
								onChoose={goTo}
							/>
						</div>
					)}
				</div>
				<div role="status" className="sr-only">
					{said}
				</div>
				<EditorDialogs writing={writing} doc={doc} />
			</MarksContext>
		</HandsContext>
	);
}

function errorsIn(saving: Saving, places: Places): Map<string, string> {
	if (saving.state !== "failed") return new Map();
	return new Map(
		Object.entries(saving.fields).map(([path, message]) => [
			placeOf(places, path) ?? path,
			message,
		]),
	);
}

/** The printed line a field stands in: a company's name is part of its position's first line. */
function lineAround(lines: Line[], path: string): string | null {
	for (let at = path; at !== ""; at = at.replace(/\.?[^.]*$/, ""))
		if (lines.some((line) => line.path === at)) return at;
	return null;
}

/** An entry's own place is the button that opens it; who pressed its line wants to write. */
function fieldIn(place: string, form: HTMLElement | null): string {
	const first = form?.querySelector(`[data-place^="${CSS.escape(place)}."]`);
	return first?.getAttribute("data-place") ?? place;
}
