// The personal details as they read: who it is, how they are reached, and their summary.
import type { ReactNode } from "react";
import { listedDetails } from "../../../domain/profile/fields/field.ts";
import { fullName } from "../../../domain/profile/full-name.ts";
import type { Personal } from "../../../domain/profile/profile.ts";
import { personal } from "../../../domain/profile/sections/personal.ts";
import { readWebAddress } from "../../../domain/profile/web-address.ts";

export function PersonalView({ person }: { person: Personal }) {
	const { address, city, state, zip_code, country } = person;
	const place = [address, city, state, zip_code, country].filter(Boolean);
	return (
		<>
			<h3 className="text-h2 break-words">
				{fullName(person) || "Name missing"}
			</h3>
			{person.headline && (
				<p className="break-words text-ink-2">{person.headline}</p>
			)}
			<dl className="mt-4 grid gap-x-8 gap-y-3 sm:grid-cols-2">
				<Detail label="Email">{person.email}</Detail>
				<Detail label="Phone">{person.phone}</Detail>
				<Detail label="Address">{place.join(", ")}</Detail>
				<Detail label="LinkedIn">
					<WebLink address={person.linkedin_url} />
				</Detail>
				<Detail label="Website">
					<WebLink address={person.website_url} />
				</Detail>
				{listedDetails(personal.fields, person).map(({ label, value }) => (
					<Detail key={label} label={label}>
						{value}
					</Detail>
				))}
			</dl>
			<h3 className="mt-5 text-small font-medium text-ink-2">Summary</h3>
			<p className="max-w-[75ch] break-words whitespace-pre-line">
				{person.summary || <None />}
			</p>
		</>
	);
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
	return (
		<div className="min-w-0">
			<dt className="text-small font-medium text-ink-2">{label}</dt>
			<dd className="break-words">{children || <None />}</dd>
		</div>
	);
}

/** A link only where it leads to the web; anything else is shown as it was written. */
function WebLink({ address }: { address: string | null }) {
	if (!address) return <None />;
	if (readWebAddress(address) !== address) return address;
	return (
		<a
			href={address}
			target="_blank"
			rel="noreferrer"
			className="text-accent underline underline-offset-4"
		>
			{address.replace(/^https?:\/\/(www\.)?/i, "")}
		</a>
	);
}

function None() {
	return <span className="text-ink-3">Not given</span>;
}
