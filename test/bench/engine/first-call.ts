// One first call in a process of its own: prints the milliseconds from loading the engine to a checked resume and letter.
import { performance } from "node:perf_hooks";
import { longCareer, longPosting } from "../long-inputs.ts";

const [profile, posting] = [longCareer(), longPosting()];
const began = performance.now();
const { tailorContent } = await import("#src/workflows/tailor-content.ts");
await tailorContent({
	profile,
	posting,
	kinds: ["resume", "letter"],
	strength: "medium",
	sections: "auto",
	today: "2026-01-15",
});
console.log(performance.now() - began);
