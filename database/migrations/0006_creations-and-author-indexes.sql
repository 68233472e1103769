CREATE TABLE "content_creations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"key" text NOT NULL,
	"input_hash" "bytea" NOT NULL,
	"content_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "content_creations_key" UNIQUE("user_id","key")
);
--> statement-breakpoint
ALTER TABLE "content_creations" ADD CONSTRAINT "content_creations_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_creations" ADD CONSTRAINT "content_creations_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_creations_content" ON "content_creations" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "content_creations_created_at" ON "content_creations" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "contents_published" ON "contents" USING btree ("published_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "contents_created_by" ON "contents" USING btree ("created_by","updated_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "contents_updated_by" ON "contents" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "media_created_by" ON "media" USING btree ("created_by");