// Which of a person's statements answer which question of a posting, and what is left open where none does.
import type { AskKind } from "../../job/job.ts";
import {
	type OpenKind,
	type OwnKind,
	STATED_KINDS,
	type StatedKind,
} from "../../language/detail-words.ts";

/** By which of somebody's statements a question is answered, the nearest first. */
export const ANSWERED_BY: Readonly<Record<StatedKind, readonly OwnKind[]>> = {
	start: ["start", "notice"],
	notice: ["notice", "start"],
	workload: ["workload"],
	salary: ["salary"],
	licenceNumber: ["registration"],
	validity: ["validity"],
	workPermit: ["workPermit"],
	status: ["status"],
	drivingLicence: ["drivingLicence"],
	lodging: [],
	portfolio: ["portfolio"],
	rate: ["salary"],
	payNow: [],
	referees: [],
	source: [],
	why: [],
};

type Condition = { by: readonly OwnKind[]; open: OpenKind | null };

export const CONDITIONS: Readonly<Partial<Record<AskKind, Condition>>> = {
	"work-permit": { by: ["workPermit"], open: "workPermit" },
	registration: { by: ["registration"], open: null },
	"driving-licence": { by: ["drivingLicence"], open: "drivingLicence" },
	clearance: { by: ["checks"], open: "clearance" },
	relocation: { by: ["relocation"], open: "relocation" },
	residence: { by: ["relocation"], open: "relocation" },
	"background-check": { by: ["checks"], open: null },
	vehicle: { by: ["vehicle"], open: "vehicle" },
	travel: { by: ["travel", "shifts"], open: "travel" },
	availability: { by: ["shifts"], open: "shifts" },
	hours: { by: ["workload"], open: null },
};

/** What decides whether somebody may do the work at all; to travel or to work shifts is agreed to by applying. */
export const LEFT_OPEN: ReadonlySet<OpenKind> = new Set([
	"workPermit",
	"drivingLicence",
	"clearance",
	"relocation",
]);

/** What may stand as a label before a statement of a kind. */
export function openKindsFor(kind: OwnKind): OpenKind[] {
	return [
		...STATED_KINDS.filter((one) => ANSWERED_BY[one].includes(kind)),
		...Object.values(CONDITIONS).flatMap(({ by, open }) =>
			open !== null && by.includes(kind) ? [open] : [],
		),
	];
}
