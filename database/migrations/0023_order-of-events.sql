ALTER TABLE "application_events" ADD COLUMN "seq" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "application_events_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
ALTER TABLE "contact_message_events" ADD COLUMN "seq" bigint NOT NULL GENERATED ALWAYS AS IDENTITY (sequence name "contact_message_events_seq_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1);--> statement-breakpoint
-- The name of a user stayed here after the account was deleted. Now it is an id; these have none.
UPDATE "application_events" SET "details" = CASE WHEN "details"->>'to' = '' THEN '{}' ELSE '{"to": ""}' END::jsonb WHERE "kind" = 'assigned';
