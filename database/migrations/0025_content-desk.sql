CREATE TABLE "content_attachments" (
	"content_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "content_attachments_content_id_media_id_pk" PRIMARY KEY("content_id","media_id")
);
--> statement-breakpoint
CREATE TABLE "content_media" (
	"content_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	CONSTRAINT "content_media_content_id_media_id_pk" PRIMARY KEY("content_id","media_id")
);
--> statement-breakpoint
CREATE TABLE "content_presence" (
	"content_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_presence_content_id_user_id_pk" PRIMARY KEY("content_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "content_preview_links" (
	"content_id" uuid PRIMARY KEY NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_by" uuid,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_preview_links_token" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "content_revisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"content_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"fields" jsonb NOT NULL,
	"title" text NOT NULL,
	"words" integer NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "content_revisions_number" UNIQUE("content_id","number"),
	CONSTRAINT "content_revisions_kind" CHECK ("content_revisions"."kind" in ('save', 'autosave', 'publish', 'restore', 'import'))
);
--> statement-breakpoint
ALTER TABLE "contents" DROP CONSTRAINT "contents_state";--> statement-breakpoint
ALTER TABLE "contents" DROP CONSTRAINT "contents_published";--> statement-breakpoint
ALTER TABLE "contents" DROP CONSTRAINT "contents_cover_id_media_id_fk";
--> statement-breakpoint
DROP INDEX "contents_drafts";--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "author_id" uuid;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "language" text DEFAULT 'tr' NOT NULL;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "translation_group" uuid;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "cover_credit" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "share_title" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "share_description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "share_picture_id" uuid;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "pinned_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "unpublish_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "pending_revision" uuid;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "row_revision" uuid;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "edited_at" timestamp (3) with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "content_attachments" ADD CONSTRAINT "content_attachments_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_attachments" ADD CONSTRAINT "content_attachments_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_media" ADD CONSTRAINT "content_media_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_media" ADD CONSTRAINT "content_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_presence" ADD CONSTRAINT "content_presence_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_presence" ADD CONSTRAINT "content_presence_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_preview_links" ADD CONSTRAINT "content_preview_links_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_preview_links" ADD CONSTRAINT "content_preview_links_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_revisions" ADD CONSTRAINT "content_revisions_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_revisions" ADD CONSTRAINT "content_revisions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_attachments_media" ON "content_attachments" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "content_media_media" ON "content_media" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "content_presence_user" ON "content_presence" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "content_revisions_saved_by" ON "content_revisions" USING btree ("saved_by");--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_author_id_people_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."people"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_share_picture_id_media_id_fk" FOREIGN KEY ("share_picture_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_cover_id_media_id_fk" FOREIGN KEY ("cover_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "contents_translation" ON "contents" USING btree ("translation_group","language") WHERE translation_group is not null;--> statement-breakpoint
CREATE INDEX "contents_author" ON "contents" USING btree ("author_id");--> statement-breakpoint
CREATE INDEX "contents_share_picture" ON "contents" USING btree ("share_picture_id");--> statement-breakpoint
CREATE INDEX "contents_tags" ON "contents" USING gin ("tags");--> statement-breakpoint
CREATE INDEX "contents_pinned" ON "contents" USING btree ("pinned_at" desc) WHERE pinned_at is not null;--> statement-breakpoint
CREATE INDEX "contents_scheduled" ON "contents" USING btree ("published_at") WHERE state = 'scheduled';--> statement-breakpoint
CREATE INDEX "contents_unpublish" ON "contents" USING btree ("unpublish_at") WHERE unpublish_at is not null;--> statement-breakpoint
CREATE INDEX "contents_unpublished" ON "contents" USING btree ("updated_at" desc,"id" desc) WHERE state not in ('published', 'archived');--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_language" CHECK ("contents"."language" in ('tr', 'en', 'de', 'es'));--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_state" CHECK ("contents"."state" in ('draft', 'inReview', 'scheduled', 'published', 'archived'));--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_published" CHECK ("contents"."state" in ('draft', 'inReview') or "contents"."published_at" is not null);