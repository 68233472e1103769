ALTER TABLE "sign_in_failures" RENAME TO "attempt_counters";--> statement-breakpoint
ALTER INDEX "sign_in_failures_pkey" RENAME TO "attempt_counters_pkey";--> statement-breakpoint
ALTER INDEX "sign_in_failures_ends" RENAME TO "attempt_counters_ends";--> statement-breakpoint
CREATE TABLE "known_networks" (
	"key" "bytea" PRIMARY KEY NOT NULL,
	"ends_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "known_networks_ends" ON "known_networks" USING btree ("ends_at");--> statement-breakpoint
-- Known networks were rows without a count. A counter that was given back to 0 is copied with them:
-- no known network has its key.
INSERT INTO "known_networks" SELECT "key", "ends_at" FROM "attempt_counters" WHERE "count" = 0;--> statement-breakpoint
DELETE FROM "attempt_counters" WHERE "count" = 0;--> statement-breakpoint
ALTER TABLE "media" RENAME COLUMN "drawing" TO "inline_svg";--> statement-breakpoint
UPDATE "media" m SET "inline_svg" = p."portrait_svg" FROM "people" p
	WHERE p."portrait_id" = m."id" AND p."portrait_svg" <> '';--> statement-breakpoint
ALTER TABLE "people" DROP COLUMN "portrait_svg";
