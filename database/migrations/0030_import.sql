CREATE TABLE "import_entries" (
	"source" text NOT NULL,
	"entry" text NOT NULL,
	"content_id" uuid,
	"hash" text NOT NULL,
	"version" integer NOT NULL,
	CONSTRAINT "import_entries_source_entry_pk" PRIMARY KEY("source","entry")
);
--> statement-breakpoint
CREATE TABLE "import_notes" (
	"import_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"title" text NOT NULL,
	"action" text NOT NULL,
	"reasons" text[] NOT NULL,
	"content_id" uuid,
	CONSTRAINT "import_notes_import_id_position_pk" PRIMARY KEY("import_id","position"),
	CONSTRAINT "import_notes_action" CHECK ("import_notes"."action" in ('create', 'change', 'same', 'skip'))
);
--> statement-breakpoint
CREATE TABLE "imported_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"content_id" uuid NOT NULL
);
--> statement-breakpoint
CREATE TABLE "imported_media" (
	"source" text NOT NULL,
	"address" text NOT NULL,
	"media_id" uuid NOT NULL,
	CONSTRAINT "imported_media_source_address_pk" PRIMARY KEY("source","address")
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"file_name" text NOT NULL,
	"state" text NOT NULL,
	"options" jsonb,
	"overview" jsonb,
	"fault" text DEFAULT '' NOT NULL,
	"fault_line" integer DEFAULT 0 NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "imports_kind" CHECK ("imports"."kind" in ('wxr', 'markdown')),
	CONSTRAINT "imports_state" CHECK ("imports"."state" in ('checking', 'checked', 'running', 'done', 'failed'))
);
--> statement-breakpoint
ALTER TABLE "import_entries" ADD CONSTRAINT "import_entries_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_notes" ADD CONSTRAINT "import_notes_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_notes" ADD CONSTRAINT "import_notes_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_addresses" ADD CONSTRAINT "imported_addresses_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imported_media" ADD CONSTRAINT "imported_media_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_entries_content" ON "import_entries" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "import_notes_content" ON "import_notes" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "imported_addresses_content" ON "imported_addresses" USING btree ("content_id");--> statement-breakpoint
CREATE INDEX "imported_media_media" ON "imported_media" USING btree ("media_id");--> statement-breakpoint
CREATE INDEX "imports_created_at" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "imports_created_by" ON "imports" USING btree ("created_by");