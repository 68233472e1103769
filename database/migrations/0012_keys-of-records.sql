CREATE TABLE "field_key_versions" (
	"version" integer PRIMARY KEY NOT NULL,
	"check_value" "bytea" NOT NULL,
	"is_current" boolean DEFAULT false NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "installation_keys" (
	"purpose" text NOT NULL,
	"version" integer NOT NULL,
	"seed" "bytea" NOT NULL,
	"record_key" "bytea",
	"record_key_version" integer GENERATED ALWAYS AS (get_byte(record_key, 0) * 256 + get_byte(record_key, 1)) STORED,
	CONSTRAINT "installation_keys_purpose_version_pk" PRIMARY KEY("purpose","version")
);
--> statement-breakpoint
ALTER TABLE "authenticators" ADD COLUMN "record_key" "bytea";--> statement-breakpoint
ALTER TABLE "authenticators" ADD COLUMN "record_key_version" integer GENERATED ALWAYS AS (get_byte(record_key, 0) * 256 + get_byte(record_key, 1)) STORED;--> statement-breakpoint
ALTER TABLE "installation_keys" ADD CONSTRAINT "installation_keys_record_key_version_field_key_versions_version_fk" FOREIGN KEY ("record_key_version") REFERENCES "public"."field_key_versions"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "field_key_versions_current" ON "field_key_versions" USING btree ("is_current") WHERE is_current;--> statement-breakpoint
CREATE INDEX "installation_keys_version" ON "installation_keys" USING btree ("record_key_version");--> statement-breakpoint
ALTER TABLE "authenticators" ADD CONSTRAINT "authenticators_record_key_version_field_key_versions_version_fk" FOREIGN KEY ("record_key_version") REFERENCES "public"."field_key_versions"("version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "authenticators_key_version" ON "authenticators" USING btree ("record_key_version");