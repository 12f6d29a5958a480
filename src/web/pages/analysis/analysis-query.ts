// The latest analysis and what became of the newest request, under the name its answer is kept by.
import { queryOptions } from "@tanstack/react-query";
import { analysisCalls } from "../../../api/analysis.ts";
import { queryOf } from "../../ask.ts";

export const analysisQuery = queryOptions({
	queryKey: ["profile-analysis"],
	queryFn: queryOf(analysisCalls.read),
});
