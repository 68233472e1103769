CREATE TABLE "own_page_media" (
	"page_id" uuid NOT NULL,
	"media_id" uuid NOT NULL,
	CONSTRAINT "own_page_media_page_id_media_id_pk" PRIMARY KEY("page_id","media_id")
);
--> statement-breakpoint
ALTER TABLE "own_page_media" ADD CONSTRAINT "own_page_media_page_id_own_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."own_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_page_media" ADD CONSTRAINT "own_page_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE restrict ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_page_media_media" ON "own_page_media" USING btree ("media_id");