CREATE TABLE "email_templates" (
	"kind" text NOT NULL,
	"locale" text NOT NULL,
	"subject" text NOT NULL,
	"preview" text NOT NULL,
	"heading" text NOT NULL,
	"greeting" text NOT NULL,
	"text" text NOT NULL,
	"action" text NOT NULL,
	"note" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "email_templates_kind_locale_pk" PRIMARY KEY("kind","locale"),
	CONSTRAINT "email_templates_locale" CHECK ("email_templates"."locale" in ('tr', 'en', 'de', 'es'))
);
--> statement-breakpoint
ALTER TABLE "email_templates" ADD CONSTRAINT "email_templates_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;