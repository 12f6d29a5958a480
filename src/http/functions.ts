// Asking for a document or an analysis, under the specification's function names.
import { createRoute } from "@hono/zod-openapi";
import { AnalysisRequest, AnalysisStarted } from "../api/analysis.ts";
import {
	GenerationRequest,
	GenerationStarted,
	PagesRequest,
} from "../api/generations.ts";
import type { Generation } from "../db/generations.ts";
import { startAnalysis } from "../workflows/start-analysis.ts";
import { startGeneration } from "../workflows/start-generation.ts";
import { gives, refuses, routes, takes } from "./body.ts";
import type { House } from "./door.ts";
import { sendFile } from "./generation-file.ts";
import { signedIn } from "./session.ts";

const responses = {
	202: gives(
		"The document will be made; its progress is among its events",
		GenerationStarted,
	),
	...refuses,
};
const request = takes(GenerationRequest);
const resumeRoute = createRoute({
	method: "post",
	path: "/generate-resume",
	request,
	responses,
});
const letterRoute = createRoute({
	method: "post",
	path: "/generate-cover-letter",
	request,
	responses,
});

const analysisRoute = createRoute({
	method: "post",
	path: "/analyze-profile",
	request: takes(AnalysisRequest),
	responses: {
		202: gives(
			"The profile will be analysed; its progress is among its events",
			AnalysisStarted,
		),
		...refuses,
	},
});

const pagesRoute = createRoute({
	method: "post",
	path: "/generate-pdf",
	request: takes(PagesRequest),
	responses: {
		200: { description: "The document as HTML or PDF" },
		...refuses,
	},
});

export function functions(house: House) {
	const app = routes();
	app.use(signedIn(house.auth));
	const start = async (
		kind: Generation["kind"],
		userId: string,
		asked: GenerationRequest,
	) => {
		const order = { ...asked, kind };
		const started = await startGeneration(house.db, userId, {
			order,
			now: house.world.now(),
		});
		house.wake();
		return started;
	};
	app.openapi(resumeRoute, async (c) =>
		c.json(await start("resume", c.var.person.id, c.req.valid("json")), 202),
	);
	app.openapi(letterRoute, async (c) =>
		c.json(
			await start("cover_letter", c.var.person.id, c.req.valid("json")),
			202,
		),
	);
	app.openapi(analysisRoute, async (c) => {
		const started = await startAnalysis(house.db, c.var.person.id, {
			order: c.req.valid("json"),
			now: house.world.now(),
		});
		house.wake();
		return c.json(started, 202);
	});
	app.openapi(pagesRoute, (c) => {
		const { resumeId, mode, templateId, paperFormat, format } =
			c.req.valid("json");
		return sendFile(c, house, {
			id: resumeId,
			template: templateId,
			paper: paperFormat,
			format: mode === "preview" ? "html" : format,
			disposition: mode === "preview" ? "inline" : "attachment",
		});
	});
	return app;
}
