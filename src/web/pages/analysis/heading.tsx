// The heading of a part of the report.
import type { ReactNode } from "react";

export function Heading({ children }: { children: ReactNode }) {
	return <h2 className="mb-3 text-h2">{children}</h2>;
}
