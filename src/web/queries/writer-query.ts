// Whether a model can be asked now.
import { queryOptions } from "@tanstack/react-query";
import { writerCalls } from "../../api/writer.ts";
import { queryOf } from "../ask.ts";

export const writerQuery = queryOptions({
	queryKey: ["writer"],
	queryFn: queryOf(writerCalls.read),
	staleTime: 30_000,
});
