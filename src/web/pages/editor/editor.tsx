// The editor of one document: the form, its pages beside it, and everything that happens to what is written.
import { clsx } from "clsx";
import { type FocusEvent, useRef } from "react";
import { Segments } from "../../ui/choice.tsx";
import { DocumentForm } from "./document-form.tsx";
import { EditorActionsContext, MarksContext } from "./editor-context.ts";
import { EditorDialogs } from "./editor-dialogs.tsx";
import { EditorHead } from "./editor-head.tsx";
import { LivePanel } from "./live-panel.tsx";
import type { OpenedDocument } from "./opened.ts";
import { type EditorView, useEditor } from "./use-editor.ts";

export function Editor({ opened }: { opened: OpenedDocument }) {
	const form = useRef<HTMLFormElement>(null);
	const view = useEditor(opened, form);
	const { writing, actions, marks, screen } = view;
	const { isWide, side, setSide } = screen;
	const choose = ({ target }: FocusEvent) => {
		const place = target.closest("[data-place]")?.getAttribute("data-place");
		if (place) view.chooseAt(place);
	};
	return (
		<EditorActionsContext value={actions}>
			<MarksContext value={marks}>
				<EditorHead
					opened={opened}
					writing={writing}
					marked={[...marks.claims.keys()]}
					toConfirm={marks.toConfirm}
					onMarked={(place) => {
						setSide("form");
						actions.focusOn(place);
					}}
				>
					{!isWide && <SideChoice screen={screen} />}
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
						<DocumentForm draft={view.draft} />
					</form>
					{(isWide || side === "pages") && (
						<div className="lg:sticky lg:top-[136px] lg:max-h-[calc(100dvh-152px)] lg:overflow-y-auto">
							<LivePanel
								pages={view.pages}
								doc={view.doc}
								lines={view.lines}
								chosen={view.chosen}
								onChoose={view.goTo}
							/>
						</div>
					)}
				</div>
				<div role="status" className="sr-only">
					{view.said}
				</div>
				<EditorDialogs writing={writing} doc={view.doc} />
			</MarksContext>
		</EditorActionsContext>
	);
}

function SideChoice({ screen: { side, setSide } }: Pick<EditorView, "screen">) {
	return (
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
	);
}
