// A list whose rows can be dragged by their handle, or moved with the arrow keys while the handle has the focus.
import {
	closestCenter,
	DndContext,
	type DragEndEvent,
	PointerSensor,
	useSensor,
	useSensors,
} from "@dnd-kit/core";
import {
	rectSortingStrategy,
	SortableContext,
	useSortable,
	verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { clsx } from "clsx";
import type { KeyboardEvent, ReactNode } from "react";
import { GripVerticalIcon } from "../../ui/icons.ts";
import { useEditorActions } from "./editor-context.ts";

type Move = (from: number, to: number) => void;
type SortableProps = {
	ids: string[];
	onMove: Move;
	/** Rows stand side by side and wrap. */
	isWrapped?: boolean;
	className?: string;
	children: ReactNode;
};

/** Pressing a handle is not yet dragging it. */
const FREE_PX = 4;

export function Sortable({
	ids,
	onMove,
	isWrapped = false,
	className,
	children,
}: SortableProps) {
	const sensors = useSensors(
		useSensor(PointerSensor, { activationConstraint: { distance: FREE_PX } }),
	);
	const moveToTarget = ({ active, over }: DragEndEvent) => {
		const [from, to] = [active.id, over?.id].map((id) =>
			ids.indexOf(String(id)),
		);
		if (from === undefined || to === undefined) return;
		if (from >= 0 && to >= 0 && from !== to) onMove(from, to);
	};
	return (
		<DndContext
			sensors={sensors}
			collisionDetection={closestCenter}
			onDragEnd={moveToTarget}
			accessibility={silent}
		>
			<SortableContext
				items={ids}
				strategy={isWrapped ? rectSortingStrategy : verticalListSortingStrategy}
			>
				<ul className={className}>{children}</ul>
			</SortableContext>
		</DndContext>
	);
}

/** The handles speak for themselves: the library's words would name ids. */
const silent = {
	screenReaderInstructions: { draggable: "" },
	announcements: {
		onDragStart: () => undefined,
		onDragOver: () => undefined,
		onDragEnd: () => undefined,
		onDragCancel: () => undefined,
	},
};

type RowProps = {
	id: string;
	at: number;
	count: number;
	onMove: Move;
	/** Named by its handle: "Move line 2". */
	label: string;
	isWrapped?: boolean;
	className?: string;
	children: (handle: ReactNode) => ReactNode;
};

export function SortableRow({
	id,
	at,
	count,
	onMove,
	label,
	isWrapped = false,
	className,
	children,
}: RowProps) {
	const { announce } = useEditorActions();
	const { listeners, setNodeRef, transform, transition, isDragging } =
		useSortable({ id });
	const shift = (by: number) => {
		const to = at + by;
		if (to < 0 || to >= count) {
			announce(by < 0 ? "Already the first" : "Already the last");
			return;
		}
		onMove(at, to);
		announce(`Moved to ${to + 1} of ${count}`);
	};
	const byArrow = (event: KeyboardEvent) => {
		const by = steps[event.key];
		if (by === undefined) return;
		event.preventDefault();
		event.stopPropagation();
		shift(by);
	};
	const handle = (
		<button
			{...listeners}
			type="button"
			data-handle={id}
			aria-label={`Move ${label}`}
			title="Drag, or use the arrow keys"
			onKeyDown={byArrow}
			className={clsx(
				"grid shrink-0 touch-none cursor-grab place-items-center rounded-1 text-ink-3 hover:bg-wash hover:text-ink active:cursor-grabbing",
				isWrapped ? "h-8 w-5" : "h-9 w-6",
			)}
		>
			<GripVerticalIcon aria-hidden size={15} />
		</button>
	);
	return (
		<li
			ref={setNodeRef}
			style={{ transform: CSS.Translate.toString(transform), transition }}
			onKeyDown={(event) => event.altKey && byArrow(event)}
			className={clsx(
				className,
				isDragging && "relative z-10 bg-sheet opacity-90 shadow-over",
			)}
		>
			{children(handle)}
		</li>
	);
}

const steps: Record<string, number> = {
	ArrowUp: -1,
	ArrowDown: 1,
	ArrowLeft: -1,
	ArrowRight: 1,
};
