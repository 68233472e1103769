ALTER TABLE "application_events" ADD COLUMN "changes" "bytea";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "bot_check" jsonb;