ALTER TABLE "import_notes" ADD COLUMN "lost" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "import_notes" ADD COLUMN "line" integer DEFAULT 0 NOT NULL;