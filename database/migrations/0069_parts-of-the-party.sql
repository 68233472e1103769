ALTER TABLE "party" ADD COLUMN "dark_logo_id" uuid;--> statement-breakpoint
ALTER TABLE "party" ADD COLUMN "part_versions" jsonb;--> statement-breakpoint
ALTER TABLE "party" ADD CONSTRAINT "party_dark_logo_id_media_id_fk" FOREIGN KEY ("dark_logo_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "party_dark_logo" ON "party" USING btree ("dark_logo_id");