import { expect, it } from "vitest";
import { maya } from "../../../../test/people.ts";
import { readJob } from "../../job/reading/read-job.ts";
import { matchProfile } from "../../match/answer/match-profile.ts";
import { Profile } from "../../profile/profile.ts";
import { composeLetter } from "./compose-letter.ts";

const today = "2026-11-20";

function headOf(profile: Profile, posting: string, company = "Harbor Clinic") {
	const job = readJob(posting);
	const { subject, metadata, recipient } = composeLetter({
		...{ profile, job, posting, today, strength: "medium" },
		...{ match: matchProfile(profile, job, today), sections: "auto" },
		...{ title: "Charge Nurse", company },
	});
	return {
		subject,
		greeting: metadata.form?.salutation,
		employer: recipient.company,
	};
}

it("writes an employer's short form with the point a sentence took from it", () => {
	const posting = "Charge Nurse\n\nWe need telemetry.";
	expect(headOf(maya, posting, "Tenute Alba S.r.l").employer).toBe(
		"Tenute Alba S.r.l.",
	);
	expect(headOf(maya, posting, "Tenute Alba").employer).toBe("Tenute Alba");
});

it("finds the word for the subject behind the markup a posting was pasted with", () => {
	const posting =
		"Harbor Clinic | Charge Nurse | Portland<p>We need telemetry.<p>Write to us with &quot;TIDE&quot; in the subject.";
	expect(headOf(maya, posting).subject).toBe(
		"Application for Charge Nurse (“TIDE”)",
	);
});

it("greets by the first name where a German posting says du", () => {
	const nurse = Profile.parse({
		personal: { first_name: "Lea", last_name: "Baumann" },
		work_experience: [
			{
				job_title: "Pflegefachfrau",
				company_name: "Klinik am Wall",
				start_date: "2019-03",
				is_current: true,
				achievements: ["Betreue bis zu sechs Menschen an der Telemetrie"],
			},
		],
	});
	const posting = `Pflegefachkraft (m/w/d)
Du betreust Menschen an der Telemetrie und leitest deine Schicht.
Dein Profil: Erfahrung mit Telemetrie, Freude an deiner Arbeit.
Wir freuen uns auf dich. Deine Ansprechpartnerin: Svenja Holt, 05251 555-3308`;
	expect(headOf(nurse, posting).greeting).toBe("Hallo Svenja,");
	const titled = posting.replace("Svenja Holt,", "Mag.a Svenja Holt, HR,");
	expect(headOf(nurse, titled).greeting).not.toMatch(/^Hallo Frau,/u);
	const formal = posting
		.replace(/Du betreust/u, "Sie betreuen")
		.replace(/leitest deine/u, "leiten Ihre")
		.replace(/Dein Profil/u, "Ihr Profil")
		.replace(/deiner Arbeit/u, "Ihrer Arbeit")
		.replace(/auf dich. Deine/u, "auf Sie. Ihre");
	expect(headOf(nurse, formal).greeting).not.toContain("Hallo");
});
