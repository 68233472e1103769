CREATE TABLE "legal_text_versions" (
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"template" jsonb NOT NULL,
	"wordings" jsonb NOT NULL,
	"hash" text NOT NULL,
	"origin" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"published_by" uuid,
	CONSTRAINT "legal_text_versions_kind_version_pk" PRIMARY KEY("kind","version"),
	CONSTRAINT "legal_text_versions_kind" CHECK ("legal_text_versions"."kind" in ('notice', 'consent', 'declaration', 'contactNotice')),
	CONSTRAINT "legal_text_versions_number" CHECK ("legal_text_versions"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "legal_text_versions" ADD CONSTRAINT "legal_text_versions_published_by_users_id_fk" FOREIGN KEY ("published_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;