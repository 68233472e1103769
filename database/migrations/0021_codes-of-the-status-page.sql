CREATE TABLE "application_codes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "application_codes_application" UNIQUE("application_id")
);
--> statement-breakpoint
ALTER TABLE "application_codes" ADD CONSTRAINT "application_codes_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_codes_ends" ON "application_codes" USING btree ("ends_at");