CREATE TABLE "content_sources" (
	"content_id" uuid PRIMARY KEY NOT NULL,
	"source_id" uuid NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	"seen_by" uuid
);
--> statement-breakpoint
ALTER TABLE "content_sources" ADD CONSTRAINT "content_sources_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_sources" ADD CONSTRAINT "content_sources_source_id_contents_id_fk" FOREIGN KEY ("source_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "content_sources" ADD CONSTRAINT "content_sources_seen_by_users_id_fk" FOREIGN KEY ("seen_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_sources_source" ON "content_sources" USING btree ("source_id");--> statement-breakpoint
CREATE INDEX "content_sources_seen_by" ON "content_sources" USING btree ("seen_by");