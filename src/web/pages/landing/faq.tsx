// Questions about the beta, as an accordion that the browser itself opens and closes.
import { ChevronDownIcon } from "../../ui/icons.ts";
import { questions } from "./landing-content.ts";

export function Faq() {
	return (
		<section
			id="faq"
			aria-labelledby="faq-title"
			className="mx-auto max-w-3xl px-4 pb-16 sm:px-7 sm:pb-24"
		>
			<h2 id="faq-title" className="mb-5 text-h1">
				Questions about the beta
			</h2>
			{questions.map(({ question, answer }) => (
				<details
					key={question}
					name="faq"
					className="group border-t border-line"
				>
					<summary className="flex list-none items-center justify-between gap-4 py-4 font-semibold [&::-webkit-details-marker]:hidden">
						{question}
						<ChevronDownIcon
							aria-hidden
							size={18}
							className="shrink-0 text-ink-2 transition-transform group-open:rotate-180"
						/>
					</summary>
					<p className="max-w-[62ch] pb-5 text-ink-2">{answer}</p>
				</details>
			))}
		</section>
	);
}
