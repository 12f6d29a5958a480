// All we ask of outside, types only. The real ones and their offline twins live in `adapters`.
import type { Computing } from "./computing.ts";
import type { Importer } from "./importer.ts";
import type { Mailer } from "./mail.ts";
import type { Models } from "./models.ts";
import type { Typesetter } from "./typesetter.ts";

export type World = {
	mail: Mailer;
	typesetter: Typesetter;
	importer: Importer;
	computing: Computing;
	models: Models;
	now(): Date;
};
