ALTER TABLE "contents" ADD COLUMN "renderer_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "document_versions" ADD COLUMN "renderer_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "contents_renderer" ON "contents" USING btree ("renderer_version","id");