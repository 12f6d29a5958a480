// Before and after: each line of the document beside the words of the profile it was made from, and what was left out.

import { useState } from "react";
import { isBelow, listOf } from "../../../domain/profile/content-path.ts";
import type { Profile } from "../../../domain/profile/profile.ts";
import type {
	LineOrigin,
	Metadata,
	Validation,
} from "../../../domain/tailoring/content/content.ts";
import { factLabel, factText } from "../../fact-label.ts";
import type { DocumentLine } from "../../pdf/lines-of.ts";
import { Chip } from "../../ui/card.tsx";
import { Tick } from "../../ui/choice.tsx";
import {
	type LeftOutLine,
	stillLeftOut,
	withLineBack,
	withoutPlaceText,
} from "./left-out.ts";
import { ModelWordings } from "./model-wordings.tsx";
import { ownWordsOfLine } from "./own-words.ts";
import type { Shown } from "./shown.ts";
import type { PutBack, PutLineBack } from "./use-own-words.ts";
import { WordColumns } from "./word-columns.tsx";
import { WordingButton } from "./wording-button.tsx";

type ChangesProps = {
	shown: Shown;
	lines: DocumentLine[];
	validation: Validation;
	metadata: Metadata;
	profile: Profile | undefined;
	isEdited: boolean;
	/** Null where the person may not edit. */
	putBack: PutBack | null;
	/** Puts a line that was left out back; null where the person may not edit. */
	putLineBack: PutLineBack | null;
	/** Puts a model's wording into the document. */
	useWording: PutBack | null;
};

/** "yours" is a line a person wrote into the document afterwards, "filled" one whose blanks alone they filled in. */
type Change = {
	path: string;
	kind: LineOrigin["change"] | "yours" | "filled";
	before: string | null;
	after: string;
	from: string | null;
	/** What the line goes back to by one press. */
	own: string | null;
};

const kinds = {
	kept: { label: "Your words", tone: "plain" },
	reworded: { label: "Reworded", tone: "accent" },
	merged: { label: "Merged", tone: "accent" },
	filled: { label: "Blank filled in by you", tone: "plain" },
	yours: { label: "Written by you", tone: "warn" },
} as const;

export function ChangesTab(props: ChangesProps) {
	const { lines, validation, metadata, profile, putBack } = props;
	const [withKept, setWithKept] = useState(false);
	const all = changesIn(props);
	const shown = all.filter(({ kind }) => withKept || kind !== "kept");
	const keptCount = all.filter(({ kind }) => kind === "kept").length;
	return (
		<div className="rounded-2 border border-line bg-sheet p-4 sm:p-6">
			<div className="mb-3 flex flex-wrap items-center justify-between gap-x-4">
				<h2 className="font-sans text-h3">Before and after</h2>
				{keptCount > 0 && (
					<Tick checked={withKept} onChange={setWithKept}>
						Show the {keptCount} that stayed as they were
					</Tick>
				)}
			</div>
			{shown.length === 0 ? (
				<p className="text-ink-2">Every line is in your profile's own words.</p>
			) : (
				<ul>
					{shown.map((change) => (
						<ChangeRow key={change.path} change={change} putBack={putBack} />
					))}
				</ul>
			)}
			<ModelWordings
				lines={lines}
				validation={validation}
				metadata={metadata}
				use={props.useWording}
			/>
			<LeftOut
				title="Left out of this document"
				lines={stillLeftOut(props.shown, profile)}
				profile={profile}
				putBackOf={(line) => {
					const { shown, putLineBack } = props;
					if (!putLineBack || shown.kind !== "resume" || !profile) return null;
					return withLineBack(shown.content, line, profile)
						? () => putLineBack(line)
						: withoutPlaceText(line);
				}}
			/>
			<LeftOut
				title="Taken out by the check"
				lines={validation.removed}
				profile={profile}
			/>
		</div>
	);
}

type RowProps = Pick<ChangesProps, "putBack"> & { change: Change };

function ChangeRow({ change, putBack }: RowProps) {
	const { path, kind, before, after, from, own } = change;
	const { label, tone } = kinds[kind];
	return (
		<li className="border-t border-line py-3.5">
			<div className="mb-1.5 flex flex-wrap items-center gap-2 text-small text-ink-2">
				<Chip tone={tone} size="small">
					{label}
				</Chip>
				{from}
			</div>
			{before === null ? (
				<p className="break-words">{after}</p>
			) : (
				<WordColumns before={before} after={after} />
			)}
			{own !== null && putBack && (
				<WordingButton onPress={() => putBack(path, own)}>
					Use my words
				</WordingButton>
			)}
		</li>
	);
}

type LeftOutProps = {
	title: string;
	lines: Metadata["omitted"];
	profile: Profile | undefined;
	/** What puts a line back, or why it has no place to go to; null where nothing can be put back. */
	putBackOf?: (line: LeftOutLine) => (() => Promise<void>) | string | null;
};

function LeftOut({ title, lines, profile, putBackOf }: LeftOutProps) {
	if (lines.length === 0) return null;
	return (
		<section className="mt-4 border-t border-line pt-4">
			<h3 className="mb-1 text-[14px]">
				{title} ({lines.length})
			</h3>
			<ul>
				{lines.map((line) => {
					const { path, text, reason } = line;
					const putBack = putBackOf?.(line);
					return (
						<li key={`${path} ${text}`} className="py-2 text-[14px]">
							<p className="break-words text-ink-2">{text}</p>
							<p className="text-small text-ink-3">
								{profile ? `${factLabel(profile, path)}. ` : ""}
								{reason}
							</p>
							<WayBack putBack={putBack ?? null} />
						</li>
					);
				})}
			</ul>
		</section>
	);
}

function WayBack({
	putBack,
}: {
	putBack: (() => Promise<void>) | string | null;
}) {
	if (putBack === null) return null;
	return typeof putBack === "string" ? (
		<p className="text-small text-ink-3">{putBack}</p>
	) : (
		<WordingButton onPress={putBack}>Put back</WordingButton>
	);
}

function changesIn({
	lines,
	validation,
	profile,
	isEdited,
}: ChangesProps): Change[] {
	return lines.flatMap(({ path, text }): Change[] => {
		const origin = validation.lines.find((line) => line.path === path);
		if (!origin) {
			// Lists such as skills and the letter's form have origins below their path or none at all.
			const isWritten =
				isEdited &&
				(listOf(path) !== null || path === "summary" || isBelow(path, "body"));
			const isTraced = validation.lines.some((line) =>
				isBelow(line.path, path),
			);
			return isWritten && !isTraced
				? [
						{
							path,
							kind: "yours",
							before: null,
							after: text,
							from: null,
							own: null,
						},
					]
				: [];
		}
		return [
			{
				path,
				kind: origin.filled ? "filled" : origin.change,
				before: beforeOf(origin, profile, text),
				after: text,
				from: fromOf(origin, profile),
				own: ownWordsOfLine({ path, text }, [origin]),
			},
		];
	});
}

/** The person's own words: as the writer noted them, else as they stand in the profile now. */
function beforeOf(
	{ change, filled, original, sources }: LineOrigin,
	profile: Profile | undefined,
	after: string,
): string | null {
	if (change === "kept" || filled) return null;
	const noted = original?.replaceAll(" | ", " ");
	if (noted) return noted;
	if (!profile) return null;
	const texts = sources.flatMap((path) => factText(profile, path) ?? []);
	const before = [...new Set(texts)].join(" ");
	return before === "" || before === after ? null : before;
}

function fromOf(
	{ sources }: LineOrigin,
	profile: Profile | undefined,
): string | null {
	if (!profile) return null;
	return (
		[...new Set(sources.map((path) => factLabel(profile, path)))].join(" · ") ||
		null
	);
}
