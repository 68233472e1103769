CREATE TABLE "content_trash" (
	"content_id" uuid PRIMARY KEY NOT NULL,
	"state" text NOT NULL,
	"slug" text NOT NULL,
	"translation_group" uuid,
	"deleted_at" timestamp (3) with time zone NOT NULL,
	"deleted_by" uuid
);
--> statement-breakpoint
CREATE TABLE "content_undos" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"steps" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "contents" DROP CONSTRAINT "contents_state";--> statement-breakpoint
ALTER TABLE "contents" DROP CONSTRAINT "contents_published";--> statement-breakpoint
ALTER TABLE "content_trash" ADD CONSTRAINT "content_trash_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_trash" ADD CONSTRAINT "content_trash_deleted_by_users_id_fk" FOREIGN KEY ("deleted_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_undos" ADD CONSTRAINT "content_undos_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_trash_deleted_at" ON "content_trash" USING btree ("deleted_at" desc,"content_id" desc);--> statement-breakpoint
CREATE INDEX "content_trash_deleted_by" ON "content_trash" USING btree ("deleted_by");--> statement-breakpoint
CREATE INDEX "content_undos_user" ON "content_undos" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "content_undos_created_at" ON "content_undos" USING btree ("created_at");--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_state" CHECK ("contents"."state" in ('draft', 'inReview', 'scheduled', 'published', 'archived', 'deleted'));--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_published" CHECK ("contents"."state" in ('draft', 'inReview', 'deleted') or "contents"."published_at" is not null);