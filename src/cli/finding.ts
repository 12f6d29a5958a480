/** A line of doctor's. `isWrong` marks what keeps Attune from working. */
export type DoctorFinding = { name: string; says: string; isWrong?: boolean };
