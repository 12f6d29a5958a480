// Who words the document: a model, where the installation has one, or our own rules.
import { useQuery } from "@tanstack/react-query";
import type { WriterReply } from "../../../api/writer.ts";
import type { Engine } from "../../../domain/tailoring/content/content.ts";
import { writerQuery } from "../../queries/writer-query.ts";
import { Card } from "../../ui/card.tsx";
import { Segments } from "../../ui/choice.tsx";

const texts: Record<Engine, string> = {
	model:
		"A model writes the lines, and each one is checked against your profile. Lines that can't be proved go back to your own words.",
	builtin:
		"No model: your own lines, selected and reworded by rules. Ready in a moment, and nothing leaves this server.",
};

type EngineChoiceProps = {
	engine: Engine | null;
	onChange: (engine: Engine) => void;
};

/** Nothing to choose and nothing to tell: nothing is shown. */
export function EngineChoice({ engine, onChange }: EngineChoiceProps) {
	const { data: writer } = useQuery(writerQuery);
	if (!writer) return null;
	// That there is no model is nothing to choose by; what is wrong with one can be mended.
	const details =
		writer.hasModel || writer.details?.problem ? writer.details : null;
	if (!writer.hasModel && !writer.note && !details) return null;
	const chosen = writer.hasModel ? (engine ?? "model") : "builtin";
	return (
		<Card>
			{writer.hasModel && (
				<Segments
					legend="Who writes?"
					name="engine"
					value={chosen}
					options={[
						{ value: "model", label: "AI model" },
						{ value: "builtin", label: "No model" },
					]}
					onChange={onChange}
				/>
			)}
			{writer.hasModel && (
				<p className="mt-2 text-small text-ink-2">{texts[chosen]}</p>
			)}
			{writer.note && <p className="text-small text-ink-2">{writer.note}</p>}
			{details && <Details details={details} />}
		</Card>
	);
}

function Details({
	details: { provider, model, problem, perDocument },
}: {
	details: NonNullable<WriterReply["details"]>;
}) {
	return (
		<p className="mt-2 text-small text-ink-3">
			For administrators: {problem ?? `${model} at ${provider}.`}{" "}
			{perDocument &&
				`A document takes about ${perDocument.tokens} tokens and $${perDocument.dollars.toFixed(4)}, the average of the last ${perDocument.of}.`}
		</p>
	);
}
