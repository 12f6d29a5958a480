// The overlay of a guided flow: a light on what the step is about, and a card beside it. What is not on the page is told in the middle
// of the screen. It is a dialog of the browser's own kind, so keyboard and screen readers stay inside.
import { X } from "lucide-react";
import {
	type CSSProperties,
	type RefObject,
	useEffect,
	useId,
	useLayoutEffect,
	useRef,
	useState,
} from "react";
import {
	flowOf,
	flowPercent,
	isFirstStep,
	isLastStep,
	type OnboardingProgress,
	type StepId,
	stepsOf,
} from "../../domain/account/onboarding.ts";
import { Button } from "../ui/button.tsx";
import { Bar } from "../ui/card.tsx";
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
	const dialog = useRef<HTMLDialogElement>(null);
	const card = useRef<HTMLDivElement>(null);
	const heading = useRef<HTMLHeadingElement>(null);
	const id = useId();
	const flow = flowOf(step);
	const steps = stepsOf(flow);
	const place = steps.findIndex((each) => each.id === step);
	const shown = steps[place];
	const { light, spot } = usePlaces(shown?.target, card);
	useLayoutEffect(() => {
		const opened = dialog.current;
		if (opened && !opened.open) opened.showModal();
		return () => opened?.close();
	}, []);
	// biome-ignore lint/correctness/useExhaustiveDependencies: each step is announced by its heading
	useEffect(() => heading.current?.focus({ preventScroll: true }), [step]);
	if (!shown) return null;
	return (
		<dialog
			ref={dialog}
			aria-labelledby={`${id}-title`}
			aria-describedby={`${id}-text`}
			onCancel={(event) => {
				event.preventDefault();
				onboarding.close();
			}}
			onKeyDown={(event) => {
				if (event.key !== "Escape") return;
				event.preventDefault();
				onboarding.close();
			}}
			className="fixed inset-0 m-0 size-full max-h-none max-w-none overflow-hidden bg-transparent backdrop:bg-transparent"
		>
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
				<div className="flex items-start justify-between gap-4">
					<h2
						ref={heading}
						id={`${id}-title`}
						tabIndex={-1}
						className="text-h2 outline-none"
					>
						{shown.title}
					</h2>
					<button
						type="button"
						aria-label="Close"
						onClick={onboarding.close}
						className="-m-1.5 rounded-1 p-1.5 text-ink-2 hover:bg-wash"
					>
						<X aria-hidden size={18} />
					</button>
				</div>
				<p id={`${id}-text`} className="mt-1 text-ink-2">
					{shown.description}
				</p>
				<div className="mt-4">
					<Bar percent={flowPercent(progress, flow)} />
					<p className="mt-1.5 text-small text-ink-2">
						Step {place + 1} of {steps.length} · {flowPercent(progress, flow)}%
						done
					</p>
				</div>
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
			</div>
		</dialog>
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
