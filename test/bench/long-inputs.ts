// A posting of 6,000 characters and a career of 20 jobs: larger than almost any real ones.
import type { Profile } from "#src/domain/profile/profile.ts";
import { maya, rafael } from "../people.ts";

const LINES = [
	"You plan preventive maintenance for pumps, compressors and turbines in SAP PM.",
	"You have at least 5 years of experience in maintenance planning or a similar position.",
	"A degree in mechanical engineering or a comparable qualification is required.",
	"Experience with Microsoft Excel, Power BI and root cause analysis is a plus.",
	"You coordinate contractors, order spare parts and keep the yearly budget.",
	"You hold a valid OSHA 30 card and know lockout and tagout procedures.",
	"Fluent English is a must; Spanish is nice to have.",
	"You report downtime figures to the plant manager every week.",
];

/** A made-up posting with headings and bullets, 6,000 characters long. */
export function longPosting(): string {
	const parts = ["Maintenance Planner (m/f/d)", "Dock 5 Shipyards, Milwaukee"];
	for (let at = 0; parts.join("\n").length < 6000; at++) {
		if (at % LINES.length === 0)
			parts.push(at % 16 === 0 ? "Your tasks" : "What you bring");
		parts.push(`• ${LINES[at % LINES.length]}`);
	}
	return parts.join("\n").slice(0, 6000);
}

export function longCareer(): Profile {
	const jobs = [...rafael.work_experience, ...maya.work_experience];
	return {
		...rafael,
		skills: [...rafael.skills, ...maya.skills],
		certifications: [...rafael.certifications, ...maya.certifications],
		work_experience: Array.from({ length: 20 }, (_, at) => {
			const job = jobs[at % jobs.length];
			if (!job) throw new Error("the people of the tests have no jobs");
			const [start, end] = [2025 - at, 2026 - at];
			return {
				...job,
				company_name: `${job.company_name} ${at + 1}`,
				start_date: `${start}-01`,
				end_date: `${end}-01`,
				is_current: false,
			};
		}),
	};
}
