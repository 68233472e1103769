CREATE TABLE "application_emails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"leaves_at" timestamp (3) with time zone NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL
);
--> statement-breakpoint
ALTER TABLE "application_events" ADD COLUMN "message" "bytea";--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "decision_number" text;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "decision_date" date;--> statement-breakpoint
ALTER TABLE "application_emails" ADD CONSTRAINT "application_emails_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_emails" ADD CONSTRAINT "application_emails_event_id_application_events_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."application_events"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_emails_of" ON "application_emails" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "application_emails_event" ON "application_emails" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "applications_decision_date" ON "applications" USING btree ("decision_date") WHERE decision_date is not null;--> statement-breakpoint
CREATE INDEX "applications_decision_number" ON "applications" USING btree (tr_fold("decision_number")) WHERE decision_number is not null;