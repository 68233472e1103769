CREATE TABLE "press_kit" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"boilerplate" jsonb NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "press_kit_only" CHECK ("press_kit"."only")
);
--> statement-breakpoint
CREATE TABLE "press_kit_pictures" (
	"media_id" uuid PRIMARY KEY NOT NULL,
	"position" integer NOT NULL,
	"captions" jsonb NOT NULL,
	"credit" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "press_kit_pictures" ADD CONSTRAINT "press_kit_pictures_media_id_media_id_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE no action ON UPDATE no action;