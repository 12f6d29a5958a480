// Awards, interests and references against the profile: each must be one of the person's own. What somebody else said of the
// person stands as they said it.

import {
	awardOf,
	interestOf,
	referenceOf,
} from "../../mapping/profile-to-resume.ts";
import { pathOf } from "../../profile/content-path.ts";
import { oneLine } from "../../profile/text-lines.ts";
import type { ResumeContent } from "../content/content.ts";
import { type Check, notOwn, proved, refuse, report } from "./check.ts";
import { isSameDate } from "./entry-dates.ts";
import { isPartOf, isSameName } from "./same-names.ts";

export function checkAwards(
	check: Check,
	{ awards }: Pick<ResumeContent, "awards">,
): void {
	const all = check.ground.profile.awards;
	const own = all.map(awardOf);
	awards.forEach((written, at) => {
		const where = pathOf("awards", at);
		const found = own.findIndex(({ title }) =>
			isSameName(written.title, title),
		);
		const held = own[found];
		if (!held) {
			notOwn(check, { path: pathOf(where, "title"), text: written.title }, []);
			return;
		}
		proved(check, {
			path: where,
			text: written.title,
			facts: [pathOf("awards", found)],
		});
		if (written.awarder !== "" && !isPartOf(written.awarder, held.awarder))
			notOwn(check, { path: pathOf(where, "awarder"), text: written.awarder }, [
				held.awarder,
			]);
		const day = all[found]?.award_date ?? null;
		if (!isSameDate(written.date, day))
			notOwn(check, { path: pathOf(where, "date"), text: written.date }, [day]);
		report(check, {
			path: pathOf(where, "description"),
			text: written.description,
			entry: pathOf("awards", found),
		});
	});
}

export function checkInterests(
	check: Check,
	{ interests }: Pick<ResumeContent, "interests">,
): void {
	const own = check.ground.profile.interests.map(interestOf);
	interests.forEach((written, at) => {
		const where = pathOf("interests", at);
		const found = own.findIndex(({ name }) => isSameName(written.name, name));
		const held = own[found];
		if (!held) {
			notOwn(check, { path: pathOf(where, "name"), text: written.name }, []);
			return;
		}
		const facts = [pathOf("interests", found)];
		proved(check, { path: where, text: written.name, facts });
		written.keywords.forEach((text, nr) => {
			inOwnWords(check, {
				path: pathOf(where, "keywords", nr),
				text,
				own: held.keywords,
				facts,
			});
		});
	});
}

export function checkReferences(
	check: Check,
	{ references }: Pick<ResumeContent, "references">,
): void {
	const own = check.ground.profile.references.map(referenceOf);
	references.forEach((written, at) => {
		const where = pathOf("references", at);
		const found = own.findIndex(({ name }) => isSameName(written.name, name));
		const held = own[found];
		if (!held) {
			notOwn(check, { path: pathOf(where, "name"), text: written.name }, []);
			return;
		}
		const facts = [pathOf("references", found)];
		proved(check, { path: where, text: written.name, facts });
		for (const field of ["relationship", "reference"] as const)
			inOwnWords(check, {
				path: pathOf(where, field),
				text: written[field],
				own: [held[field]],
				facts,
			});
	});
}

type OwnWords = {
	path: string;
	text: string;
	own: readonly string[];
	facts: string[];
};

function inOwnWords(check: Check, { path, text, own, facts }: OwnWords): void {
	const line = oneLine(text);
	if (line === "" || refuse(check, path, text)) return;
	if (own.some((words) => oneLine(words).includes(line)))
		proved(check, { path, text, facts });
	else notOwn(check, { path, text }, own);
}
