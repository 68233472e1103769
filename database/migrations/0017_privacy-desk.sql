CREATE TABLE "privacy_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"channel" text NOT NULL,
	"record_kind" text DEFAULT '' NOT NULL,
	"record_code" text DEFAULT '' NOT NULL,
	"name" "bytea" NOT NULL,
	"email" "bytea" NOT NULL,
	"text" "bytea" NOT NULL,
	"answer" "bytea",
	"locale" text NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"answered_by" uuid,
	"erased_at" timestamp (3) with time zone,
	"version" integer DEFAULT 1 NOT NULL,
	"record_key" "bytea",
	"record_key_version" integer GENERATED ALWAYS AS (get_byte(record_key, 0) * 256 + get_byte(record_key, 1)) STORED,
	CONSTRAINT "privacy_requests_code" UNIQUE("code"),
	CONSTRAINT "privacy_requests_state" CHECK ("privacy_requests"."state" in ('open', 'answered', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "retention_rules" (
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"days" integer,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "retention_rules_kind_state_pk" PRIMARY KEY("kind","state")
);
--> statement-breakpoint
CREATE TABLE "retention_runs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"finished_at" timestamp (3) with time zone NOT NULL,
	"deleted" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_answered_by_users_id_fk" FOREIGN KEY ("answered_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "privacy_requests" ADD CONSTRAINT "privacy_requests_record_key_version_field_key_versions_version_fk" FOREIGN KEY ("record_key_version") REFERENCES "public"."field_key_versions"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "retention_rules" ADD CONSTRAINT "retention_rules_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "privacy_requests_due" ON "privacy_requests" USING btree ("state","due_at");--> statement-breakpoint
CREATE INDEX "privacy_requests_key_version" ON "privacy_requests" USING btree ("record_key_version");