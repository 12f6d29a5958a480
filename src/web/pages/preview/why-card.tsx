// What the chosen line rests on: the lines of the profile behind it, and what its wording was before.

import { clsx } from "clsx";
import { isBelow, keysBelow } from "../../../domain/profile/content-path.ts";
import type { Profile } from "../../../domain/profile/profile.ts";
import type { ProvedLine } from "../../../domain/tailoring/claims/claim-problem.ts";
import type {
	LineOrigin,
	Validation,
} from "../../../domain/tailoring/content/content.ts";
import { factLabel, factText } from "../../fact-label.ts";
import type { DocumentLine } from "../../pdf/lines-of.ts";
import { Card, Dot } from "../../ui/card.tsx";
import { XIcon } from "../../ui/icons.ts";
import { Derivation } from "./derivation.tsx";
import { factsNamedIn } from "./facts-named.ts";
import { BULLETS, ownWordsOfLine } from "./own-words.ts";
import type { PutBack } from "./use-own-words.ts";
import { WordingButton } from "./wording-button.tsx";

type WhyCardProps = {
	onClose: () => void;
	line: DocumentLine | null;
	validation: Validation;
	/** How each line of the document follows from the profile. */
	proofs: readonly ProvedLine[];
	profile: Profile | undefined;
	isEdited: boolean;
	/** Null where the person may not edit. */
	putBack: PutBack | null;
};

const changes: Record<LineOrigin["change"], string> = {
	kept: "In your own words.",
	reworded: "Reworded.",
	merged: "Merged from several lines.",
};

export function WhyCard({
	line,
	validation,
	proofs,
	profile,
	isEdited,
	putBack,
	onClose,
}: WhyCardProps) {
	return (
		<Card
			aria-labelledby="why"
			// What is longer than its place is scrolled by keyboard too.
			tabIndex={line ? 0 : undefined}
			className={clsx(
				// The answer comes to where the eye is: beside the line, wherever the page is scrolled to, or over the pages where they fill the screen.
				line &&
					"lg:sticky lg:top-[76px] lg:shrink-0 lg:z-10 lg:max-h-[calc(100dvh-92px)] lg:overflow-y-auto lg:shadow-over max-lg:fixed max-lg:inset-x-2 max-lg:bottom-2 max-lg:z-10 max-lg:max-h-[30vh] max-lg:p-3.5 max-lg:overflow-y-auto max-lg:shadow-over",
			)}
		>
			{line && (
				<button
					type="button"
					aria-label="Close"
					onClick={onClose}
					className="float-right rounded-1 p-1 text-ink-2 hover:bg-wash"
				>
					<XIcon aria-hidden size={18} />
				</button>
			)}
			<h2 id="why" className="font-sans text-h3">
				Why this line
			</h2>
			<div aria-live="polite">
				{line ? (
					<Reasons
						line={line}
						origins={originsOf(line.path, validation)}
						proofs={proofs.filter(({ path }) => path === line.path)}
						profile={profile}
						isEdited={isEdited}
						putBack={putBack}
					/>
				) : (
					<p className="mt-1 text-small text-ink-2">
						Select a line on the page to see which lines of your profile it's
						based on.
					</p>
				)}
			</div>
		</Card>
	);
}

function Reasons({
	line,
	origins,
	proofs,
	profile,
	isEdited,
	putBack,
}: Pick<WhyCardProps, "proofs" | "profile" | "isEdited" | "putBack"> & {
	line: DocumentLine;
	origins: LineOrigin[];
}) {
	const sources = [
		...new Set([
			...origins.flatMap((origin) => origin.sources),
			...proofs.flatMap(({ facts }) => facts),
			...(profile ? factsNamedIn(line.text, profile) : []),
		]),
	];
	const originals = [
		...new Set(origins.flatMap(({ original }) => original ?? [])),
	];
	const own = ownWordsOfLine(line, origins);
	const kinds = [...new Set(origins.map(({ change }) => changes[change]))];
	return (
		<>
			<p className="my-2 text-[14px] break-words">“{line.text}”</p>
			{sources.length === 0 && (
				<p className="text-small text-ink-2">
					{isEdited && !isForm(line.path)
						? "You wrote this yourself, so it rests on your word."
						: "This is part of the letter's form, not a claim about you."}
				</p>
			)}
			{profile && (
				<ul>
					{sources.map((path) => (
						<li
							key={path}
							className="flex gap-3 border-t border-line py-2 text-small first:border-0"
						>
							<Dot tone="ok" label="From your profile" />
							<span className="min-w-0 break-words">
								{factLabel(profile, path)}: “
								{factText(profile, path) ?? "changed in your profile since"}”
							</span>
						</li>
					))}
				</ul>
			)}
			<Derivation proofs={proofs} />
			{sources.length > 0 && (
				<div className="border-t border-line pt-2.5 text-small text-ink-2">
					<p>{kinds.join(" ")}</p>
					{originals.map((original) => (
						<p key={original} className="mt-1 break-words">
							Before: “{original}”
						</p>
					))}
					{own && putBack && (
						<WordingButton onPress={() => putBack(line.path, own)}>
							Use my words
						</WordingButton>
					)}
				</div>
			)}
		</>
	);
}

const isForm = (path: string) => /^(subject|signature)/.test(path);

/** A printed line may hold several claims, such as a list of skills: all that stand at or under its path. */
function originsOf(path: string, { lines }: Validation): LineOrigin[] {
	return lines.filter(
		(origin) =>
			origin.path === path ||
			(isBelow(origin.path, path) && !isLineOfItsOwn(origin.path, path)),
	);
}

/** The bullets of an entry stand under its path but are lines of their own. */
function isLineOfItsOwn(path: string, entry: string): boolean {
	const [list = ""] = keysBelow(path, entry);
	return BULLETS.includes(list);
}
