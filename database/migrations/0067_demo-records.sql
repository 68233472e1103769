CREATE TABLE "demo_records" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"words" text NOT NULL,
	"value" jsonb,
	CONSTRAINT "demo_records_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "installation" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"skipped" text[] DEFAULT '{}' NOT NULL,
	"email_tested_at" timestamp (3) with time zone,
	CONSTRAINT "installation_only" CHECK ("installation"."only")
);
