ALTER TABLE "party" ADD COLUMN "logo_id" uuid;--> statement-breakpoint
ALTER TABLE "party" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "party" ADD CONSTRAINT "party_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "party_logo" ON "party" USING btree ("logo_id");