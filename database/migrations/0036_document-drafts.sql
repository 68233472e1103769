CREATE TABLE "document_drafts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"summary" text DEFAULT '' NOT NULL,
	"adopted_on" date,
	"note" text DEFAULT '' NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"file_key" text,
	"file_name" text,
	"checksum" text,
	"bytes" bigint,
	"pages" integer,
	"cover_id" uuid,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"created_by" uuid,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	CONSTRAINT "document_drafts_kind" UNIQUE("kind"),
	CONSTRAINT "document_drafts_kind_known" CHECK ("document_drafts"."kind" in ('programme', 'manifesto', 'goals', 'charter', 'guide')),
	CONSTRAINT "document_drafts_file" CHECK (num_nonnulls("document_drafts"."file_key", "document_drafts"."file_name", "document_drafts"."checksum", "document_drafts"."bytes", "document_drafts"."pages") in (0, 5))
);
--> statement-breakpoint
ALTER TABLE "document_drafts" ADD CONSTRAINT "document_drafts_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_drafts" ADD CONSTRAINT "document_drafts_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "document_drafts" ADD CONSTRAINT "document_drafts_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_drafts_cover" ON "document_drafts" USING btree ("cover_id");