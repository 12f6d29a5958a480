// The pages beside the form. A press on a line leads to its field.
import { lazy, Suspense } from "react";
import type { Doc } from "../../../documents/doc.ts";
import { HiddenText } from "../../pdf/hidden-text.tsx";
import type { DocumentLine } from "../../pdf/lines-of.ts";
import { PageSpinner } from "../../ui/spinner.tsx";
import type { LivePages } from "./use-live-pages.ts";

// Begun with the editor, not with the first file: both are needed and both take a moment.
const drawing = import("../../pdf/pdf-pages.tsx");
const PdfPages = lazy(() =>
	drawing.then(({ PdfPages }) => ({ default: PdfPages })),
);

type LivePanelProps = {
	pages: LivePages;
	doc: Doc;
	lines: DocumentLine[];
	chosen: string | null;
	onChoose: (path: string) => void;
};

export function LivePanel({
	pages: { file, failure, loaded },
	doc,
	lines,
	chosen,
	onChoose,
}: LivePanelProps) {
	return (
		<section
			aria-label="Pages"
			className="relative overflow-hidden rounded-2 bg-wash p-2.5 sm:p-5"
		>
			<HiddenText doc={doc} />
			{loaded !== null && <OnItsWay loaded={loaded} />}
			{failure && (
				<Reported>
					{file ? "These pages are out of date. " : ""}
					{failure}
				</Reported>
			)}
			{file && file.missingGlyphs !== "" && (
				<Reported>
					No font here can draw these characters, so they are missing on the
					pages: {[...file.missingGlyphs].join(" ")}
				</Reported>
			)}
			{file && file.linesBeyond > 0 && (
				<Reported>
					{file.linesBeyond === 1
						? "1 line doesn't fit on the page."
						: `${file.linesBeyond} lines don't fit on the page.`}{" "}
					A letter is one page: shorten it.
				</Reported>
			)}
			{file ? (
				<Suspense fallback={<PageSpinner />}>
					<PdfPages
						bytes={file.bytes}
						lines={lines}
						chosen={chosen}
						onChoose={(path) => path && onChoose(path)}
						hasForm
					/>
				</Suspense>
			) : (
				!failure && <PageSpinner />
			)}
		</section>
	);
}

/** Until then the server draws, a little later after each word. Over the edge, so that no page moves when it goes. */
function OnItsWay({ loaded }: { loaded: number }) {
	return (
		<progress
			aria-label="Getting ready to draw pages on this device"
			className="absolute inset-x-0 top-0 h-1 w-full appearance-none accent-accent"
			value={loaded}
		/>
	);
}

function Reported({ children }: { children: React.ReactNode }) {
	return (
		<p
			role="alert"
			className="mb-3 rounded-1 bg-warn-wash p-3 text-small text-warn"
		>
			{children}
		</p>
	);
}
