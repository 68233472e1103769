CREATE TABLE "application_attachments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" "bytea" NOT NULL,
	"type" text NOT NULL,
	"size" integer NOT NULL,
	"added_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "application_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"application_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"from_status" text,
	"to_status" text,
	"reason" "bytea",
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "applications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"status" text DEFAULT 'application' NOT NULL,
	"name" text NOT NULL,
	"surname" text NOT NULL,
	"city" integer NOT NULL,
	"district" text NOT NULL,
	"occupation" text NOT NULL,
	"education" text NOT NULL,
	"email" "bytea" NOT NULL,
	"phone" "bytea" NOT NULL,
	"address" "bytea" NOT NULL,
	"birth_date" "bytea" NOT NULL,
	"tc_kimlik_no" "bytea" NOT NULL,
	"tc_serial_number" "bytea" NOT NULL,
	"network_address" "bytea" NOT NULL,
	"identity_hash" "bytea" NOT NULL,
	"submission_hash" "bytea",
	"locale" text NOT NULL,
	"notice_version" integer NOT NULL,
	"notice_hash" text NOT NULL,
	"consent_version" integer NOT NULL,
	"consent_hash" text NOT NULL,
	"declaration_version" integer NOT NULL,
	"declaration_hash" text NOT NULL,
	"admin_note" "bytea",
	"admin_note_by" uuid,
	"admin_note_at" timestamp (3) with time zone,
	"assigned_to" uuid,
	"missing_fields" text[] DEFAULT '{}' NOT NULL,
	"frozen_at" timestamp (3) with time zone,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"status_changed_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"record_key" "bytea",
	"record_key_version" integer GENERATED ALWAYS AS (get_byte(record_key, 0) * 256 + get_byte(record_key, 1)) STORED,
	CONSTRAINT "applications_code" UNIQUE("code"),
	CONSTRAINT "applications_submission" UNIQUE("submission_hash"),
	CONSTRAINT "applications_status" CHECK ("applications"."status" in ('application', 'inReview', 'missingInformation', 'reddedildi', 'uyelikIslemleriTamamlandi', 'withdrawn')),
	CONSTRAINT "applications_city" CHECK ("applications"."city" between 1 and 81)
);
--> statement-breakpoint
ALTER TABLE "application_attachments" ADD CONSTRAINT "application_attachments_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_attachments" ADD CONSTRAINT "application_attachments_added_by_users_id_fk" FOREIGN KEY ("added_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_events" ADD CONSTRAINT "application_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_admin_note_by_users_id_fk" FOREIGN KEY ("admin_note_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_record_key_version_field_key_versions_version_fk" FOREIGN KEY ("record_key_version") REFERENCES "public"."field_key_versions"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "application_attachments_of" ON "application_attachments" USING btree ("application_id");--> statement-breakpoint
CREATE INDEX "application_events_of" ON "application_events" USING btree ("application_id","at");--> statement-breakpoint
CREATE INDEX "applications_status_created" ON "applications" USING btree ("status","created_at","id");--> statement-breakpoint
CREATE INDEX "applications_created" ON "applications" USING btree ("created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "applications_city" ON "applications" USING btree ("city","created_at");--> statement-breakpoint
CREATE INDEX "applications_identity" ON "applications" USING btree ("identity_hash");--> statement-breakpoint
CREATE INDEX "applications_assigned" ON "applications" USING btree ("assigned_to");--> statement-breakpoint
CREATE INDEX "applications_key_version" ON "applications" USING btree ("record_key_version");