// The product's mark: a circle with a string drawn across it.
import { PRODUCT } from "../product.ts";

export function Mark() {
	return (
		<span className="flex items-center gap-2 font-serif text-h2 font-semibold">
			<svg
				aria-hidden="true"
				viewBox="0 0 24 24"
				className="size-6 text-accent"
			>
				<circle
					cx="12"
					cy="12"
					r="8.5"
					fill="none"
					stroke="currentColor"
					strokeWidth="2"
				/>
				<path
					d="M17.5 2 6.5 22"
					stroke="currentColor"
					strokeWidth="2"
					strokeLinecap="round"
				/>
			</svg>
			{PRODUCT}
		</span>
	);
}
