// The overlay of a guided flow: a light on what the step is about, and a card beside it. What is not on the page is told in the middle
// of the screen. It is a dialog of the browser's own kind, so keyboard and screen readers stay inside.
import { Link } from "@tanstack/react-router";
import {
	type CSSProperties,
	type ReactNode,
	type RefObject,
	useEffect,
	useId,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import {
	flowPercent,
	isFirstStep,
	isLastStep,
	type OnboardingProgress,
} from "../../domain/account/onboarding.ts";
import {
	flowOf,
	type StepId,
	stepsOf,
} from "../../domain/account/onboarding-steps.ts";
import { Button } from "../ui/button.tsx";
import { Bar } from "../ui/card.tsx";
import { XIcon } from "../ui/icons.ts";
import { placeOfStep } from "./step-places.ts";
import type { Onboarding } from "./use-onboarding.ts";

const GAP = 12;
/** How far the light reaches around what it shows. */
const HALO = 8;
const EDGE = 12;

type Places = { light: CSSProperties; spot: CSSProperties };

type StepCardProps = {
	step: StepId;
	progress: OnboardingProgress;
	onboarding: Onboarding;
};

export function StepCard({ step, progress, onboarding }: StepCardProps) {
	const card = useRef<HTMLDivElement>(null);
	const id = useId();
	const shown = stepsOf(flowOf(step)).find((each) => each.id === step);
	const { light, spot } = usePlaces(shown?.target, card);
	if (!shown) return null;
	return (
		<StepDialog id={id} onClose={onboarding.close}>
			<div
				aria-hidden
				style={light}
				className="fixed rounded-2 shadow-[0_0_0_200vmax_rgb(28_27_25/0.5)] outline-2 outline-offset-2 outline-accent-line motion-safe:transition-all motion-safe:duration-200"
			/>
			<div
				ref={card}
				style={spot}
				className="fixed w-[min(360px,calc(100vw-24px))] rounded-2 border border-line bg-sheet p-5 shadow-over"
			>
				<StepHead
					key={step}
					id={id}
					title={shown.title}
					onClose={onboarding.close}
				/>
				<p id={`${id}-text`} className="mt-1 text-ink-2">
					{shown.description}
				</p>
				<StepState step={step} progress={progress} />
				<StepButtons step={step} onboarding={onboarding} />
			</div>
		</StepDialog>
	);
}

type StepDialogProps = { id: string; onClose: () => void; children: ReactNode };

function StepDialog({ id, onClose, children }: StepDialogProps) {
	const dialog = useRef<HTMLDialogElement>(null);
	useLayoutEffect(() => {
		const opened = dialog.current;
		if (opened && !opened.open) opened.showModal();
		return () => opened?.close();
	}, []);
	return (
		<dialog
			ref={dialog}
			aria-labelledby={`${id}-title`}
			aria-describedby={`${id}-text`}
			onCancel={(event) => {
				event.preventDefault();
				onClose();
			}}
			onKeyDown={(event) => {
				if (event.key !== "Escape") return;
				event.preventDefault();
				onClose();
			}}
			className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden bg-transparent backdrop:bg-transparent"
		>
			{children}
		</dialog>
	);
}

type StepHeadProps = { id: string; title: string; onClose: () => void };

/** Made anew for each step, which is announced by its heading. */
function StepHead({ id, title, onClose }: StepHeadProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus({ preventScroll: true }), []);
	return (
		<div className="flex items-start justify-between gap-4">
			<h2
				ref={heading}
				id={`${id}-title`}
				tabIndex={-1}
				className="text-h2 outline-none"
			>
				{title}
			</h2>
			<button
				type="button"
				aria-label="Close"
				onClick={onClose}
				className="-m-1.5 rounded-1 p-1.5 text-ink-2 hover:bg-wash"
			>
				<XIcon aria-hidden size={18} />
			</button>
		</div>
	);
}

type StepStateProps = { step: StepId; progress: OnboardingProgress };

/** How far the flow is; and for what the profile still lacks, the way to where it is filled in. */
function StepState({ step, progress }: StepStateProps) {
	const flow = flowOf(step);
	const steps = stepsOf(flow);
	const percent = flowPercent(progress, flow);
	const isOpen =
		flow === "profile-completion" && !progress.completed_steps.includes(step);
	return (
		<>
			{isOpen && (
				<Link
					{...placeOfStep(step)}
					className="mt-2 inline-block text-small font-medium text-accent underline underline-offset-4"
				>
					{isLastStep(step) ? "Open the builder" : "Fill this in now"}
				</Link>
			)}
			<div className="mt-4">
				<Bar percent={percent} />
				<p className="mt-1.5 text-small text-ink-2">
					Step {steps.findIndex(({ id }) => id === step) + 1} of {steps.length}{" "}
					· {percent}% done
				</p>
			</div>
		</>
	);
}

type StepButtonsProps = { step: StepId; onboarding: Onboarding };

function StepButtons({ step, onboarding }: StepButtonsProps) {
	return (
		<div className="mt-4 flex items-center justify-between gap-2">
			<Button kind="ghost" size="small" onClick={onboarding.skip}>
				Skip
			</Button>
			<div className="flex gap-2">
				{!isFirstStep(step) && (
					<Button size="small" onClick={onboarding.back}>
						Back
					</Button>
				)}
				<Button kind="primary" size="small" onClick={onboarding.next}>
					{isLastStep(step) ? "Complete" : "Next"}
				</Button>
			</div>
		</div>
	);
}

/** Where the light and the card stand: the card below what it is about, above it where there is more room, else in the middle. */
function usePlaces(
	target: string | undefined,
	card: RefObject<HTMLDivElement | null>,
): Places {
	const [places, setPlaces] = useState(inTheMiddle);
	useLayoutEffect(() => {
		const found = target
			? document.querySelector(`[data-tour~="${target}"]`)
			: null;
		const place = () => {
			if (found && card.current)
				setPlaces(beside(found.getBoundingClientRect(), card.current));
			else setPlaces(inTheMiddle());
		};
		// The card needs room as well, so what it is about goes to the upper third rather than to the middle.
		if (found) window.scrollBy(0, found.getBoundingClientRect().top - 110);
		place();
		// When the window tells of its new size, what depends on its width is not yet laid out anew.
		const laidOut = new ResizeObserver(place);
		if (found) laidOut.observe(found);
		window.addEventListener("resize", place);
		window.addEventListener("scroll", place, { passive: true });
		return () => {
			laidOut.disconnect();
			window.removeEventListener("resize", place);
			window.removeEventListener("scroll", place);
		};
	}, [target, card]);
	return places;
}

function beside(
	about: DOMRect,
	{ offsetWidth, offsetHeight }: HTMLElement,
): Places {
	const { innerWidth, innerHeight } = window;
	const below = about.bottom + HALO + GAP;
	const above = about.top - HALO - GAP - offsetHeight;
	const fitsBelow = below + offsetHeight + EDGE <= innerHeight;
	const lowest = innerHeight - offsetHeight - EDGE;
	const top = fitsBelow ? below : above >= EDGE ? above : lowest;
	const furthest = innerWidth - offsetWidth - EDGE;
	return {
		light: {
			top: about.top - HALO,
			left: about.left - HALO,
			width: about.width + 2 * HALO,
			height: about.height + 2 * HALO,
		},
		spot: { top, left: Math.max(EDGE, Math.min(about.left, furthest)) },
	};
}

function inTheMiddle(): Places {
	return {
		light: { top: "50%", left: "50%", width: 0, height: 0, outline: "none" },
		spot: { top: "50%", left: "50%", transform: "translate(-50%, -50%)" },
	};
}
