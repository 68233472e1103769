CREATE TABLE "board_members" (
	"board_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"office" jsonb NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "board_members_board_id_person_id_pk" PRIMARY KEY("board_id","person_id")
);
--> statement-breakpoint
CREATE TABLE "boards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"key" text,
	"slug" text NOT NULL,
	"texts" jsonb NOT NULL,
	"is_shown" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "boards_key" UNIQUE("key"),
	CONSTRAINT "boards_slug" UNIQUE("slug")
);
--> statement-breakpoint
ALTER TABLE "board_members" ADD CONSTRAINT "board_members_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "board_members" ADD CONSTRAINT "board_members_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "board_members_person" ON "board_members" USING btree ("person_id");--> statement-breakpoint
INSERT INTO boards (key, slug, is_shown, texts) VALUES
  ('presidency', 'baskanlik-divani', true, '{"tr":{"name":"Başkanlık Divanı","lead":"","text":""},"en":{"name":"Presiding Board","lead":"","text":""},"de":{"name":"Präsidium","lead":"","text":""},"es":{"name":"Mesa de la Presidencia","lead":"","text":""}}'),
  ('executive', 'merkez-yurutme-kurulu', true, '{"tr":{"name":"Merkez Yürütme Kurulu","lead":"","text":""},"en":{"name":"Central Executive Board","lead":"","text":""},"de":{"name":"Zentralvorstand","lead":"","text":""},"es":{"name":"Comité Ejecutivo Central","lead":"","text":""}}');
