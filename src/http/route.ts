// A route: one call of the API's table and the work that answers it. What comes in is parsed here by the call's own schemas, once;
// what goes out has the type the call promises.
import type { MiddlewareHandler } from "hono";
import { HTTPException } from "hono/http-exception";
import type { z } from "zod";
import type {
	Call,
	EventsCall,
	FileCall,
	JsonCall,
	PathParams,
	WayCall,
} from "../api/call.ts";
import { expectation, problemOf } from "../api/request-problem.ts";
import { Refusal } from "../domain/refusal.ts";
import type { RequestContext, RequestEnv, Requester } from "./request-env.ts";

export type Route = {
	call: Call;
	/** Runs behind the guards and before the work. */
	before?: MiddlewareHandler<RequestEnv>;
	answer(c: RequestContext): Promise<Response>;
};

/** What a handler is given: who asks, and what was asked. */
export type RouteRequest<C extends Call> = {
	person: C extends { access: "anybody" } ? undefined : Requester;
	params: PathParams<C["path"]>;
	query: Parsed<C["query"]>;
	body: Parsed<C["body"]>;
	c: RequestContext;
};
type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined;

/** What a handler gives back. */
export type Answer<C extends JsonCall> = C extends {
	reply: infer Reply extends z.ZodType;
}
	? z.input<Reply>
	: undefined;

/** A call that is answered with JSON, or with nothing but its status. */
export function answers<const C extends JsonCall>(
	call: C,
	work: (asked: RouteRequest<C>) => Promise<Answer<C>>,
): Route {
	return {
		call,
		async answer(c) {
			const reply = await work(await readRequest(call, c));
			return reply === undefined
				? c.body(null, 204)
				: c.json(reply, call.status ?? 200);
		},
	};
}

/** A call that is answered with a file, with events or with a way on, which the handler makes itself. */
export function sends<const C extends FileCall | EventsCall | WayCall>(
	call: C,
	work: (asked: RouteRequest<C>) => Promise<Response>,
	before?: Route["before"],
): Route {
	return {
		call,
		...(before ? { before } : {}),
		answer: async (c) => work(await readRequest(call, c)),
	};
}

async function readRequest<C extends Call>(
	call: C,
	c: RequestContext,
): Promise<RouteRequest<C>> {
	const read = {
		person: c.var.person,
		params: c.req.param(),
		query: call.query && parsed(call.query, c.req.query()),
		body: call.body && parsed(call.body, await jsonOf(c)),
		c,
	};
	// Each part was parsed by the schema its type is made of, and the path was matched by its pattern.
	return read as unknown as RouteRequest<C>;
}

function parsed(schema: z.ZodType, value: unknown): unknown {
	const read = schema.safeParse(value, { error: expectation });
	if (read.success) return read.data;
	const { message, fields } = problemOf(read.error.issues);
	throw new Refusal("bad-input", message, { fields });
}

/** A body that is not said to be JSON is as good as none. */
async function jsonOf(c: RequestContext): Promise<unknown> {
	const type = c.req.header("content-type") ?? "";
	if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(type)) return {};
	try {
		return await c.req.json();
	} catch (cause) {
		if (cause instanceof SyntaxError) throw new HTTPException(400, { cause });
		throw cause;
	}
}
