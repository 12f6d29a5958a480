// What this installation offers somebody who wants to come in.
import { useQuery } from "@tanstack/react-query";
import {
	providerCalls,
	type SignInWays,
} from "../../../api/provider-sign-in.ts";
import { queryOf } from "../../ask.ts";

/** Undefined until it is known. */
export function useSignInWays(): SignInWays | undefined {
	const { data } = useQuery({
		queryKey: ["sign-in-ways"],
		queryFn: queryOf(providerCalls.ways),
		staleTime: Number.POSITIVE_INFINITY,
	});
	return data;
}
