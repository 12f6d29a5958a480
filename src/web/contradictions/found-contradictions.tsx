// What would contradict itself once an import is added, beside what was found: nothing is stored yet, so it is named here and
// asked in the profile.
import { bothRightText } from "../../domain/contradictions/contradiction.ts";
import type { Profile } from "../../domain/profile/profile.ts";
import { factLabel } from "../fact-label.ts";
import { useContradictions } from "./use-contradictions.ts";

/** Nothing where nothing contradicts. `profile` is what the profile would be. */
export function FoundContradictions({ profile }: { profile: Profile }) {
	const found = useContradictions(profile);
	if (found.length === 0) return null;
	return (
		<section
			aria-labelledby="found-contradictions"
			className="rounded-2 border border-line bg-wash p-4"
		>
			<h3 id="found-contradictions" className="font-semibold">
				These lines contradict each other
			</h3>
			<ul className="mt-2 divide-y divide-line">
				{found.map((one) => (
					<li key={bothRightText(one)} className="py-2.5">
						<ul className="space-y-1 text-small">
							{one.claims.map(({ path, text }) => (
								<li key={path} className="break-words">
									<span className="text-ink-2">
										{factLabel(profile, path)}:
									</span>{" "}
									“{text}”
								</li>
							))}
						</ul>
					</li>
				))}
			</ul>
			<p className="mt-2 text-small text-ink-2">
				Once you add them, your profile asks which is right. Until you decide,
				documents keep to the safer one.
			</p>
		</section>
	);
}
