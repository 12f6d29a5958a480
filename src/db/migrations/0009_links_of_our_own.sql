-- Links that were mailed before know no purpose, and sessions are kept by the hash of their token from now on.
delete from email_links;
--> statement-breakpoint
delete from session;
--> statement-breakpoint
ALTER TABLE "email_links" DROP COLUMN "token";
