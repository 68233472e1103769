DROP INDEX "applications_identity";--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "searched" text GENERATED ALWAYS AS (tr_fold(name || ' ' || original_name || ' ' || alt || ' ' || caption || ' ' || credit)) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "applications_identity_status" ON "applications" USING btree ("identity_hash","status");