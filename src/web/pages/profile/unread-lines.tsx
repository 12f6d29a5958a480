// The lines that found no home: each can be given one, by hand or by asking the model. Nothing of the source disappears unseen.

import { useMutation, useQuery } from "@tanstack/react-query";
import { type ImportReply, importCalls } from "../../../api/import.ts";
import type { Problem } from "../../../domain/problem.ts";
import { fieldOf, lastKeyOf } from "../../../domain/profile/content-path.ts";
import type { Profile } from "../../../domain/profile/profile.ts";
import {
	placesIn,
	SUMMARY,
} from "../../../domain/resume-reading/place-lines.ts";
import type { Placing } from "../../../domain/resume-reading/placing.ts";
import { ask as askServer } from "../../ask.ts";
import { factLabel } from "../../fact-label.ts";
import { writerQuery } from "../../queries/writer-query.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/field.tsx";
import { GripVerticalIcon, SparklesIcon } from "../../ui/icons.ts";
import { dragLine } from "./dragged-line.ts";

type UnreadProps = {
	reading: ImportReply;
	placings: readonly Placing[];
	onPlace: (placings: Placing[]) => void;
};

/** Up to so many lines stand open; more would push everything else away. */
const FEW = 12;

export function UnreadLines({ reading, placings, onPlace }: UnreadProps) {
	const { profile, unread, notes } = reading;
	if (unread.length === 0) return null;
	const place = (line: number, to: string) =>
		onPlace([
			...placings.filter((each) => each.line !== line),
			...(to === "" ? [] : [{ line, to }]),
		]);
	return (
		<details
			open={unread.length <= FEW}
			className="rounded-2 border border-line bg-wash p-4"
		>
			<summary className="font-semibold">
				{unread.length === 1
					? "One line wasn't placed"
					: `${unread.length} lines weren't placed`}
			</summary>
			<p className="mt-2 text-small text-ink-2">
				{unread.length === 1
					? "It's left out unless you choose a place, or drag it onto an entry."
					: "They're left out unless you choose a place, or drag a line onto an entry."}
			</p>
			<AskModel reading={reading} placings={placings} onPlace={onPlace} />
			<ul className="mt-3 divide-y divide-line">
				{unread.map((line, at) => (
					<li
						// biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat and never move
						key={at}
						draggable
						onDragStart={(event) => dragLine(event, at)}
						className="grid gap-2 py-2.5 sm:grid-cols-[1fr_15rem] sm:items-center"
					>
						<span className="flex min-w-0 gap-2 break-words">
							<GripVerticalIcon
								aria-hidden
								size={15}
								className="mt-1 hidden shrink-0 cursor-grab text-ink-3 sm:block"
							/>
							<span className="min-w-0">
								{line}
								<Note of={notes.find(({ where }) => where === line)} />
							</span>
						</span>
						<Place
							label={`Where “${line}” belongs`}
							profile={profile}
							given={placings.filter((each) => each.line === at)}
							onChoose={(to) => place(at, to)}
						/>
					</li>
				))}
			</ul>
		</details>
	);
}

/** Why a line has no place, where more can be said than that. */
function Note({ of }: { of: Problem | undefined }) {
	return of ? (
		<span className="block text-small text-ink-2">{of.message}</span>
	) : null;
}

type PlaceProps = {
	label: string;
	profile: Profile;
	given: readonly Placing[];
	onChoose: (to: string) => void;
};

const FILLS = "fills";

function Place({ label, profile, given, onChoose }: PlaceProps) {
	const places = placesIn(profile);
	const [first] = given;
	const isPlace = first !== undefined && places.includes(first.to);
	const ofEntries = places.filter((to) => fieldOf(to) === "achievements");
	return (
		<SelectField
			label={label}
			isLabelHidden
			value={first ? (isPlace ? first.to : FILLS) : ""}
			onChange={({ target }) => onChoose(target.value)}
		>
			<option value="">Leave out</option>
			{first && !isPlace && (
				<option value={FILLS}>
					{given.map(({ to }) => gapName(profile, to)).join("; ")}
				</option>
			)}
			<optgroup label="Add to a section">
				{places
					.filter((to) => !ofEntries.includes(to))
					.map((to) => (
						<option key={to} value={to}>
							{to === SUMMARY ? "Summary" : factLabel(profile, to)}
						</option>
					))}
			</optgroup>
			{ofEntries.length > 0 && (
				<optgroup label="Add as a line of an entry">
					{ofEntries.map((to) => (
						<option key={to} value={to}>
							{factLabel(profile, to)}
						</option>
					))}
				</optgroup>
			)}
		</SelectField>
	);
}

/** "Work, Mercy Hospital: location". */
function gapName(profile: Profile, to: string): string {
	const field = lastKeyOf(to);
	return `${factLabel(profile, to)}: ${field.replaceAll("_", " ")}`;
}

/** Only where a model is set up, and only when the person asks: what is sent leaves this server. */
function AskModel({ reading, placings, onPlace }: UnreadProps) {
	const { data: writer } = useQuery(writerQuery);
	const ask = useMutation({
		mutationFn: async () => {
			const { profile, unread } = reading;
			const body = { profile, unread };
			return (await askServer(importCalls.place, { body })).placings;
		},
		onSuccess: (said) => {
			const isFree = ({ line }: Placing) =>
				!placings.some((each) => each.line === line);
			// What was chosen by hand stays.
			onPlace([...placings, ...said.filter(isFree)]);
		},
	});
	if (!writer?.hasModel) return null;
	const lines = new Set(ask.data?.map(({ line }) => line)).size;
	return (
		<div className="mt-3">
			<Button size="small" busy={ask.isPending} onClick={() => ask.mutate()}>
				<SparklesIcon aria-hidden size={14} />
				Ask the AI model
			</Button>
			<p className="mt-1.5 text-small text-ink-2">
				It gets these lines and the titles of your entries, and says where each
				line belongs. It adds no words.
			</p>
			<p role="status" className="text-small text-ok">
				{ask.data &&
					(lines === 0
						? "The model found no place for these lines."
						: `The model found a place for ${lines === 1 ? "one line" : `${lines} lines`}. Look through them below.`)}
			</p>
			{ask.error && (
				<p role="alert" className="text-small text-bad">
					{ask.error.message}
				</p>
			)}
		</div>
	);
}
