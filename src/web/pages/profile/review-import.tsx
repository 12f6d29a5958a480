// Everything found in a resume: what is doubtful first, what the profile says differently, then section by section with what
// is new, and the lines that found no home.
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { useEffect, useMemo, useRef, useState } from "react";
import type { ImportReply } from "../../../api/import.ts";
import { type ProfileReply, profileCalls } from "../../../api/profile.ts";
import type { Problem } from "../../../domain/problem.ts";
import type { Personal, Profile } from "../../../domain/profile/profile.ts";
import { mergeProfiles } from "../../../domain/profile/sections/merge-profiles.ts";
import { placeLines } from "../../../domain/resume-reading/place-lines.ts";
import type { Placing } from "../../../domain/resume-reading/placing.ts";
import { ask } from "../../ask.ts";
import { ApiError } from "../../client.ts";
import { FoundContradictions } from "../../contradictions/found-contradictions.tsx";
import { factLabel } from "../../fact-label.ts";
import { paths } from "../../paths.ts";
import { profileQuery } from "../../queries/profile-query.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/page.tsx";
import { notify } from "../../ui/toast.tsx";
import { Differences } from "./differences.tsx";
import { DoubtfulFields } from "./doubtful-fields.tsx";
import { FoundSections } from "./found-sections.tsx";
import { type Taken, takeImported } from "./import-choices.ts";
import { profileSections } from "./profile-sections.ts";
import { UnreadLines } from "./unread-lines.tsx";

type ReviewProps = {
	reading: ImportReply;
	onChange: (reading: ImportReply) => void;
	/** Where unread lines were put, by the person or by a model. */
	placings: readonly Placing[];
	onPlace: (placings: Placing[]) => void;
	/** The import with its placed lines and entries as the person wants them, and what was done to it. */
	onEdited: (reading: ImportReply, done: string) => void;
	onEnd: () => void;
};
type Merged = ReturnType<typeof mergeProfiles>;

export function ReviewImport(props: ReviewProps) {
	const { reading: read, onChange, placings, onPlace, onEnd } = props;
	const reading = useMemo(() => placeLines(read, placings), [read, placings]);
	const { data: stored } = useQuery(profileQuery);
	const [taken, setTaken] = useState<Taken>(new Set());
	const add = useAddToProfile(onEnd);
	const merged = useMemo(
		() => stored && mergeProfiles(stored, reading.profile),
		[stored, reading.profile],
	);
	const added = useMemo(
		() => merged && takeImported(merged, taken),
		[merged, taken],
	);
	if (!merged || !added) return <Skeleton lines={6} />;
	const isKnown = hasNothingNew(merged, stored?.personal);
	return (
		<div className="space-y-4">
			<Head profile={reading.profile} merged={merged} isKnown={isKnown} />
			<DoubtfulFields
				reading={read}
				known={merged.entries.filter(({ state }) => state === "same")}
				onChange={onChange}
			/>
			<Differences merged={merged} taken={taken} onTake={setTaken} />
			{!isKnown && <FoundContradictions profile={added} />}
			<Notes notes={[...notesBesides(read), ...merged.leftOut]} />
			<FoundSections {...props} reading={reading} />
			<UnreadLines reading={read} placings={placings} onPlace={onPlace} />
			{add.error && <SaveFailure failure={add.error} profile={added} />}
			<div className="sticky bottom-0 -mx-4 flex flex-wrap gap-2 border-t border-line bg-paper px-4 py-4">
				{isKnown ? (
					<Link to={paths.profile} className={buttonClass({ kind: "primary" })}>
						Back to Profile
					</Link>
				) : (
					<Button
						kind="primary"
						busy={add.isPending}
						onClick={() => add.mutate({ imported: reading.profile, taken })}
					>
						Add to profile
					</Button>
				)}
				<Button onClick={onEnd}>Choose another file</Button>
			</div>
		</div>
	);
}

/** Every entry is there already, and no field says anything else or anything more. */
function hasNothingNew(
	{ entries, personal, profile }: Merged,
	stored: Personal | undefined,
): boolean {
	return (
		personal.length === 0 &&
		JSON.stringify(profile.personal) === JSON.stringify(stored) &&
		entries.every(({ state }) => state === "same")
	);
}

type HeadProps = { profile: Profile; merged: Merged; isKnown: boolean };

function Head({ profile, merged: { entries }, isKnown }: HeadProps) {
	const heading = useRef<HTMLHeadingElement>(null);
	useEffect(() => heading.current?.focus(), []);
	const isThere = entries.filter(({ state }) => state === "same").length;
	return (
		<div>
			<h2 ref={heading} tabIndex={-1} className="text-h2 focus:outline-none">
				{isKnown ? "Already in your profile" : foundText(profile)}
			</h2>
			{isKnown ? (
				<p className="mt-1 text-ink-2">This resume says nothing new.</p>
			) : (
				isThere > 0 && (
					<p className="mt-1 text-ink-2">
						{alreadyThere(isThere, entries.length)}
					</p>
				)
			)}
		</div>
	);
}

function alreadyThere(count: number, all: number): string {
	return count === all
		? "All its entries are already in your profile."
		: `${count} of ${all} entries are already in your profile and won't be added twice.`;
}

type Addition = { imported: Profile; taken: Taken };

/** Put to the profile as it is at that moment, not as it was when the page was opened. */
function useAddToProfile(onEnd: () => void) {
	const queries = useQueryClient();
	const navigate = useNavigate();
	const save = async (body: ProfileReply) => {
		const reply = await ask(profileCalls.replace, { body });
		queries.setQueryData(profileQuery.queryKey, reply.profile);
		await queries.invalidateQueries();
		return reply;
	};
	const add = async ({ imported, taken }: Addition, tries = 3) => {
		const before = await ask(profileCalls.read);
		const profile = takeImported(
			mergeProfiles(before.profile, imported),
			taken,
		);
		try {
			const { version } = await save({ profile, version: before.version });
			return { profile: before.profile, version };
		} catch (error) {
			// Another window was quicker: the import is put to what that one saved.
			const isChanged = error instanceof ApiError && error.code === "conflict";
			if (!isChanged || tries === 1) throw error;
			return add({ imported, taken }, tries - 1);
		}
	};
	const onError = (failure: ApiError) =>
		notify({
			tone: "bad",
			title: "Error updating profile",
			text: failure.message || "Failed to update profile",
		});
	return useMutation({
		mutationFn: (addition: Addition) => add(addition),
		onSuccess(undone) {
			onEnd();
			notify({
				tone: "ok",
				title: "Added to your profile",
				action: {
					label: "Undo",
					run: () => void save(undone).catch(onError),
				},
			});
			return navigate({ to: paths.profile });
		},
		onError,
	});
}

/** What the lines without a place do not say themselves. */
function notesBesides({ notes, unread }: ImportReply): Problem[] {
	return notes.filter(({ where }) => !unread.includes(where));
}

function Notes({ notes }: { notes: Problem[] }) {
	if (notes.length === 0) return null;
	return (
		<details
			open={notes.length <= 5}
			className="rounded-2 border border-line bg-wash p-4"
		>
			<summary className="font-semibold">
				Not carried over as written:{" "}
				{notes.length === 1 ? "one thing" : `${notes.length} things`}
			</summary>
			<ul className="mt-3 space-y-3">
				{notes.map(({ where, message, hint }) => (
					<li key={where + message} className="break-words">
						{message}
						<span className="block text-small text-ink-2">
							{hint} <span className="text-ink-2">({where})</span>
						</span>
					</li>
				))}
			</ul>
		</details>
	);
}

type SaveFailureProps = { failure: ApiError; profile: Profile };

function SaveFailure({ failure, profile }: SaveFailureProps) {
	const fields = Object.entries(failure.fields);
	return (
		<div role="alert" className="rounded-2 bg-bad-wash p-4 text-bad">
			<p className="font-semibold">
				The profile wasn't saved. {failure.message}
			</p>
			<ul className="text-small">
				{fields.map(([field, message]) => (
					<li key={field}>
						{factLabel(profile, field.replace(/^profile\./, ""))}: {message}
					</li>
				))}
			</ul>
		</div>
	);
}

function foundText(profile: Profile): string {
	const counts = profileSections
		.map((section) => section.entries(profile).length)
		.filter((count) => count > 0);
	const entries = counts.reduce((sum, count) => sum + count, 0);
	return `Found in this resume: ${counted(entries, "entry", "entries")} in ${counted(counts.length, "section", "sections")}`;
}

function counted(count: number, one: string, several: string): string {
	return `${count} ${count === 1 ? one : several}`;
}
