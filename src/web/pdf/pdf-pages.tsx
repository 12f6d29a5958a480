// Draws the pages of the PDF and lays the lines over them: a press on a line, or the arrow keys, choose it. The drawing
// is a picture to screen readers; its words stand beside it.
import { clsx } from "clsx";
import {
	type KeyboardEvent,
	type MouseEvent,
	useEffect,
	useMemo,
	useRef,
	useState,
} from "react";
import { PageSpinner } from "../ui/spinner.tsx";
import { notify } from "../ui/toast.tsx";
import { type DrawnPage, drawPages } from "./draw-pages.ts";
import type { DocumentLine } from "./lines-of.ts";
import { lineAt, locateLines, type PageBox } from "./locate-lines.ts";

const MAX_WIDTH = 760;

type PdfPagesProps = {
	bytes: Blob;
	lines: DocumentLine[];
	chosen: string | null;
	onChoose: (path: string | null) => void;
	/** Beside a form the lines are reached through their fields, so the pages need no way of their own. */
	hasForm?: boolean;
};

export function PdfPages({
	bytes,
	lines,
	chosen,
	onChoose,
	hasForm = false,
}: PdfPagesProps) {
	const frame = useRef<HTMLDivElement>(null);
	const width = useWidth(frame);
	const pages = useDrawnPages(bytes, width);
	const places = useMemo(
		() =>
			locateLines(
				(pages ?? []).map(({ words }) => words?.pieces ?? []),
				lines,
			),
		[pages, lines],
	);
	const [hovered, setHovered] = useState<string | null>(null);
	return (
		<div
			ref={frame}
			className="mx-auto space-y-5"
			style={{ maxWidth: MAX_WIDTH }}
		>
			{pages ? (
				pages.map((page, number) => (
					<Sheet
						key={page.number}
						page={page}
						count={pages.length}
						marks={[
							...marksOn(number, places.get(hovered ?? ""), false),
							...marksOn(number, places.get(chosen ?? ""), true),
						]}
						onPoint={(point) =>
							setHovered(point && lineAt(places, number, point))
						}
						onPress={(point) => onChoose(lineAt(places, number, point))}
					/>
				))
			) : (
				<PageSpinner />
			)}
			{!hasForm && (
				<LineButtons
					lines={lines.filter(({ path }) => places.has(path))}
					chosen={chosen}
					onChoose={onChoose}
					frame={frame}
				/>
			)}
		</div>
	);
}

type Mark = PageBox & { isChosen: boolean };
type Point = { x: number; y: number };

function marksOn(
	page: number,
	places: PageBox[] | undefined,
	isChosen: boolean,
): Mark[] {
	return (places ?? [])
		.filter((place) => place.page === page)
		.map((place) => ({ ...place, isChosen }));
}

type SheetProps = {
	page: DrawnPage;
	count: number;
	marks: Mark[];
	onPoint: (point: Point | null) => void;
	onPress: (point: Point) => void;
};

function Sheet({ page, count, marks, onPoint, onPress }: SheetProps) {
	const drawing = useRef<HTMLDivElement>(null);
	useEffect(
		() =>
			drawing.current?.replaceChildren(
				page.canvas,
				...(page.words ? [page.words.text] : []),
			),
		[page],
	);
	const press = (event: MouseEvent<HTMLElement>) => {
		// Somebody who selects text is reading, not asking.
		if (window.getSelection()?.isCollapsed !== false) onPress(pointOf(event));
	};
	return (
		<figure className="m-0">
			{/* By keyboard the same lines are reached through LineButtons. */}
			<div
				aria-hidden
				onMouseMove={(event) => onPoint(pointOf(event))}
				onMouseLeave={() => onPoint(null)}
				onClick={press}
				className="relative overflow-hidden bg-sheet shadow-sheet"
				style={{ aspectRatio: `${page.width} / ${page.height}` }}
			>
				<div ref={drawing} className="absolute inset-0 [&>canvas]:size-full" />
				{marks.map(({ x, y, width, height, isChosen }) => (
					<div
						key={`${isChosen}${x}${y}`}
						data-chosen={isChosen || undefined}
						className={clsx(
							"pointer-events-none absolute rounded-[3px] mix-blend-multiply",
							isChosen ? "bg-accent-line" : "bg-accent-wash",
						)}
						style={{
							left: `calc(${x * 100}% - 4px)`,
							top: `calc(${y * 100}% - 1px)`,
							width: `calc(${width * 100}% + 8px)`,
							height: `calc(${height * 100}% + 2px)`,
						}}
					/>
				))}
			</div>
			{count > 1 && (
				<figcaption className="mt-2 text-center text-small text-ink-2">
					Page {page.number} of {count}
				</figcaption>
			)}
		</figure>
	);
}

type LineButtonsProps = {
	lines: DocumentLine[];
	chosen: string | null;
	onChoose: (path: string | null) => void;
	frame: React.RefObject<HTMLDivElement | null>;
};

/** One stop for the Tab key; inside, the arrow keys go from line to line and the drawing shows which one it is. */
function LineButtons({ lines, chosen, onChoose, frame }: LineButtonsProps) {
	const [isInside, setIsInside] = useState(false);
	const list = useRef<HTMLDivElement>(null);
	const current = Math.max(
		0,
		lines.findIndex(({ path }) => path === chosen),
	);
	const choose = (place: number) => {
		onChoose(lines[place]?.path ?? null);
		const button = list.current?.children[place];
		if (button instanceof HTMLElement) button.focus({ preventScroll: true });
		// The mark is drawn with the next frame.
		requestAnimationFrame(() =>
			frame.current
				?.querySelector("[data-chosen]")
				?.scrollIntoView({ block: "nearest" }),
		);
	};
	const move = (event: KeyboardEvent) => {
		const to = {
			ArrowDown: current + 1,
			ArrowUp: current - 1,
			Home: 0,
			End: lines.length - 1,
		}[event.key];
		if (to === undefined) return;
		event.preventDefault();
		choose(Math.min(lines.length - 1, Math.max(0, to)));
	};
	if (lines.length === 0) return null;
	return (
		<div
			className={clsx(
				"rounded-1 p-2 text-center text-small",
				isInside
					? "sticky bottom-2 bg-accent text-accent-ink shadow-over"
					: "text-ink-2",
			)}
		>
			<p aria-hidden>
				{isInside
					? "Arrow keys go from line to line"
					: "Select a line to see what it's based on"}
			</p>
			<div
				ref={list}
				role="toolbar"
				aria-orientation="vertical"
				aria-label="Lines of the document: choose one to see what it's based on"
				onKeyDown={move}
				onFocus={() => setIsInside(true)}
				onBlur={() => setIsInside(false)}
				className="sr-only"
			>
				{lines.map(({ path, text }, place) => (
					<button
						key={path}
						type="button"
						tabIndex={place === current ? 0 : -1}
						aria-pressed={path === chosen}
						onFocus={() => onChoose(path)}
						onClick={() => choose(place)}
					>
						{text}
					</button>
				))}
			</div>
		</div>
	);
}

/** The former pages stay on screen until the new ones are drawn, and their words until the new ones are read. */
function useDrawnPages(bytes: Blob, width: number): DrawnPage[] | null {
	const [pages, setPages] = useState<DrawnPage[] | null>(null);
	useEffect(() => {
		if (width === 0) return;
		let isCurrent = true;
		const onDrawn = (drawn: DrawnPage[]) => {
			if (!isCurrent) return;
			setPages((before) =>
				drawn.map((page, at) => ({
					...page,
					words: page.words ?? before?.[at]?.words ?? null,
				})),
			);
		};
		drawPages(bytes, { width, onDrawn }).catch(
			() =>
				isCurrent &&
				notify({
					tone: "bad",
					title: "Couldn't draw the pages",
					text: "The download still works.",
				}),
		);
		return () => {
			isCurrent = false;
		};
	}, [bytes, width]);
	return pages;
}

function useWidth(frame: React.RefObject<HTMLElement | null>): number {
	const [width, setWidth] = useState(0);
	useEffect(() => {
		if (!frame.current) return;
		const observer = new ResizeObserver(
			([entry]) => entry && setWidth(Math.floor(entry.contentRect.width)),
		);
		observer.observe(frame.current);
		return () => observer.disconnect();
	}, [frame]);
	return width;
}

function pointOf({
	clientX,
	clientY,
	currentTarget,
}: MouseEvent<HTMLElement>): Point {
	const { left, top, width, height } = currentTarget.getBoundingClientRect();
	return { x: (clientX - left) / width, y: (clientY - top) / height };
}
