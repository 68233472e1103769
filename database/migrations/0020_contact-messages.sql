CREATE TABLE "contact_message_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"kind" text NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"from_state" text,
	"to_state" text,
	"assigned_to" uuid,
	"fault" text,
	"reply_id" uuid
);
--> statement-breakpoint
CREATE TABLE "contact_message_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid NOT NULL,
	"text" "bytea" NOT NULL,
	"by" uuid,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "contact_messages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"state" text DEFAULT 'new' NOT NULL,
	"topic" text NOT NULL,
	"name" "bytea" NOT NULL,
	"email" "bytea" NOT NULL,
	"phone" "bytea" NOT NULL,
	"text" "bytea" NOT NULL,
	"submission_hash" "bytea",
	"locale" text NOT NULL,
	"notice_version" integer,
	"notice_hash" text,
	"note" "bytea",
	"note_by" uuid,
	"note_at" timestamp (3) with time zone,
	"assigned_to" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"state_changed_at" timestamp (3) with time zone NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"record_key" "bytea",
	"record_key_version" integer GENERATED ALWAYS AS (get_byte(record_key, 0) * 256 + get_byte(record_key, 1)) STORED,
	CONSTRAINT "contact_messages_submission" UNIQUE("submission_hash"),
	CONSTRAINT "contact_messages_state" CHECK ("contact_messages"."state" in ('new', 'inProgress', 'answered', 'spam'))
);
--> statement-breakpoint
ALTER TABLE "contact_message_events" ADD CONSTRAINT "contact_message_events_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_message_events" ADD CONSTRAINT "contact_message_events_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_message_events" ADD CONSTRAINT "contact_message_events_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_message_events" ADD CONSTRAINT "contact_message_events_reply_id_contact_message_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."contact_message_replies"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_message_replies" ADD CONSTRAINT "contact_message_replies_message_id_contact_messages_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."contact_messages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_message_replies" ADD CONSTRAINT "contact_message_replies_by_users_id_fk" FOREIGN KEY ("by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_note_by_users_id_fk" FOREIGN KEY ("note_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_assigned_to_users_id_fk" FOREIGN KEY ("assigned_to") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_record_key_version_field_key_versions_version_fk" FOREIGN KEY ("record_key_version") REFERENCES "public"."field_key_versions"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "contact_message_events_of" ON "contact_message_events" USING btree ("message_id","at");--> statement-breakpoint
CREATE INDEX "contact_message_replies_of" ON "contact_message_replies" USING btree ("message_id","at");--> statement-breakpoint
CREATE INDEX "contact_messages_state_created" ON "contact_messages" USING btree ("state","created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "contact_messages_created" ON "contact_messages" USING btree ("created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "contact_messages_assigned" ON "contact_messages" USING btree ("assigned_to");--> statement-breakpoint
CREATE INDEX "contact_messages_key_version" ON "contact_messages" USING btree ("record_key_version");