import { defineConfig } from "drizzle-kit";

// `drizzle-kit generate` writes the next migration; nothing is ever pushed, since a push would drop the policies.
export default defineConfig({
	dialect: "postgresql",
	schema: "./src/db/schema/*.ts",
	out: "./src/db/migrations",
	entities: { roles: false },
});
