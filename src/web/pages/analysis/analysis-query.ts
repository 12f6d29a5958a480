// The latest analysis and what became of the newest request, under the name its answer is kept by.
import { queryOptions } from "@tanstack/react-query";
import { AnalysisReply } from "../../../api/analysis.ts";
import { read } from "../../client.ts";

export const analysisQuery = queryOptions({
	queryKey: ["profile-analysis"],
	queryFn: ({ signal }) => read("/api/profile-analysis", AnalysisReply, signal),
});
