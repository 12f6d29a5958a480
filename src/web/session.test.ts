import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { createElement, type FunctionComponent } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { roleIn, type Session, useMe, useSession } from "./session.ts";

const Asks = () => createElement("p", null, useSession().state);
const AsksWho = () => createElement("p", null, useMe().user.email);

test("AUTH-34 asking who is signed in outside of what provides it raises an error", () => {
	const provided = (inner: FunctionComponent) =>
		createElement(
			QueryClientProvider,
			{ client: new QueryClient() },
			createElement(inner),
		);
	expect(renderToString(provided(Asks))).toBe("<p>loading</p>");
	expect(() => renderToString(createElement(Asks))).toThrow(
		"No QueryClient set",
	);
	expect(() => renderToString(provided(AsksWho))).toThrow(
		"useMe is used outside the signed-in pages",
	);
});

test.each<[string, Session]>([
	["ROLE-11 while it is looked up", { state: "loading" }],
	[
		"ROLE-12 when it cannot be read",
		{ state: "failed", message: "The server is away.", retry: () => {} },
	],
	["ROLE-11 for a visitor", { state: "signed-out" }],
])("%s the role is regular_user, never admin", (_when, session) => {
	expect(roleIn(session)).toBe("regular_user");
});
