// The pages as they will be printed, and what is to be known about them.
import { Link } from "@tanstack/react-router";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { Doc } from "../../../documents/doc.ts";
import { paths } from "../../paths.ts";
import { HiddenText } from "../../pdf/hidden-text.tsx";
import type { DocumentLine } from "../../pdf/lines-of.ts";
import { Button } from "../../ui/button.tsx";
import { ZoomInIcon, ZoomOutIcon } from "../../ui/icons.ts";
import { PageSpinner } from "../../ui/spinner.tsx";
import { useWide } from "../../ui/use-wide.ts";
import type { Pdf } from "./use-pdf.ts";

// Begun with the page, not with the first file: both are needed and both take a moment.
const drawing = import("../../pdf/pdf-pages.tsx");
const PdfPages = lazy(() =>
	drawing.then(({ PdfPages }) => ({ default: PdfPages })),
);

type PagesProps = {
	doc: Doc;
	pdf: Pdf;
	lines: DocumentLine[];
	chosen: string | null;
	onChoose: (path: string | null) => void;
};

export function PagesTab({ doc, pdf, lines, chosen, onChoose }: PagesProps) {
	const { missingGlyphs = "", linesBeyond = 0 } = pdf.file ?? {};
	return (
		<section aria-label="Pages" className="rounded-2 bg-wash p-2.5 sm:p-7">
			<HiddenText doc={doc} />
			{missingGlyphs !== "" && (
				<Reported>
					No font here can draw these characters, so they are missing on the
					pages: {[...missingGlyphs].join(" ")}
				</Reported>
			)}
			{linesBeyond > 0 && (
				<Reported>
					{linesBeyond === 1
						? "1 line doesn't fit on the page."
						: `${linesBeyond} lines don't fit on the page.`}{" "}
					A letter is one page: shorten it before you send it.
				</Reported>
			)}
			{doc.author === "" && (
				<Reported>
					Your name is missing.{" "}
					<Link
						to={paths.profile}
						className="font-medium underline underline-offset-3"
					>
						Complete your profile
					</Link>{" "}
					before you send this.
				</Reported>
			)}
			{pdf.file ? (
				<Suspense fallback={<PageSpinner />}>
					<Magnified>
						<PdfPages
							bytes={pdf.file.bytes}
							lines={lines}
							chosen={chosen}
							onChoose={onChoose}
						/>
					</Magnified>
				</Suspense>
			) : pdf.failure ? (
				<div role="alert" className="py-20 text-center">
					<p className="mb-4">{pdf.failure}</p>
					<Button onClick={pdf.retry}>Try Again</Button>
				</div>
			) : (
				<PageSpinner />
			)}
		</section>
	);
}

/** On a phone a page as wide as the screen is too small to read: it can be drawn larger and moved within its frame. */
function Magnified({ children }: { children: ReactNode }) {
	const isWide = useWide("beyondPhone");
	const [isLarge, setLarge] = useState(false);
	if (isWide) return children;
	return (
		<>
			<Button
				size="small"
				wide
				className="mb-2.5"
				aria-pressed={isLarge}
				onClick={() => setLarge(!isLarge)}
			>
				{isLarge ? (
					<ZoomOutIcon aria-hidden size={15} />
				) : (
					<ZoomInIcon aria-hidden size={15} />
				)}
				{isLarge ? "Fit the width" : "Readable size"}
			</Button>
			<section
				aria-label="Pages at this size"
				tabIndex={isLarge ? 0 : undefined}
				className="overflow-x-auto"
			>
				<div className={isLarge ? "w-[680px]" : undefined}>{children}</div>
			</section>
		</>
	);
}

function Reported({ children }: { children: ReactNode }) {
	return (
		<p
			role="alert"
			className="mb-4 rounded-1 bg-warn-wash p-3 text-small text-warn"
		>
			{children}
		</p>
	);
}
