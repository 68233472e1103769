CREATE TABLE "own_page_addresses" (
	"slug" text PRIMARY KEY NOT NULL,
	"page_id" uuid,
	"target" text,
	"left_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "own_page_revisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"page_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"texts" jsonb NOT NULL,
	"saved_by" uuid,
	"saved_at" timestamp (3) with time zone NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "own_page_revisions_number" UNIQUE("page_id","number"),
	CONSTRAINT "own_page_revisions_kind" CHECK ("own_page_revisions"."kind" in ('save', 'autosave', 'restore'))
);
--> statement-breakpoint
CREATE TABLE "own_page_texts" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"page_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	"body_html" text NOT NULL,
	"renderer_version" integer NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "own_page_texts_locale_once" UNIQUE("page_id","locale"),
	CONSTRAINT "own_page_texts_locale" CHECK ("own_page_texts"."locale" in ('tr', 'en', 'de', 'es'))
);
--> statement-breakpoint
CREATE TABLE "own_pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"former_slug" text,
	"state" text DEFAULT 'draft' NOT NULL,
	"title" text NOT NULL,
	"texts" jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"text_number" integer DEFAULT 1 NOT NULL,
	"published_number" integer,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid,
	"deleted_at" timestamp (3) with time zone,
	CONSTRAINT "own_pages_slug" UNIQUE("slug"),
	CONSTRAINT "own_pages_state" CHECK ("own_pages"."state" in ('draft', 'published', 'deleted'))
);
--> statement-breakpoint
CREATE TABLE "search_pages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"page_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_pages_once" UNIQUE("page_id","locale")
);
--> statement-breakpoint
ALTER TABLE "own_page_addresses" ADD CONSTRAINT "own_page_addresses_page_id_own_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."own_pages"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_page_revisions" ADD CONSTRAINT "own_page_revisions_page_id_own_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."own_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_page_revisions" ADD CONSTRAINT "own_page_revisions_saved_by_users_id_fk" FOREIGN KEY ("saved_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_page_texts" ADD CONSTRAINT "own_page_texts_page_id_own_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."own_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "own_pages" ADD CONSTRAINT "own_pages_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_pages" ADD CONSTRAINT "search_pages_page_id_own_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."own_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "own_page_addresses_page" ON "own_page_addresses" USING btree ("page_id");--> statement-breakpoint
CREATE INDEX "own_page_revisions_saved_by" ON "own_page_revisions" USING btree ("saved_by");--> statement-breakpoint
CREATE INDEX "own_pages_updated" ON "own_pages" USING btree ("updated_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "own_pages_deleted" ON "own_pages" USING btree ("deleted_at") WHERE deleted_at is not null;--> statement-breakpoint
CREATE INDEX "own_pages_updated_by" ON "own_pages" USING btree ("updated_by");--> statement-breakpoint
CREATE INDEX "search_pages_words" ON "search_pages" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE VIEW search_texts AS
  SELECT id, document_id, person_id, meeting_id, NULL::uuid AS page_id, part, place, title, body, words
  FROM search_entries
  UNION ALL
  SELECT id, NULL, NULL, NULL, page_id, locale, 0, title, body, words FROM search_pages;
--> statement-breakpoint
-- A public page in one language. A publication deletes its rows and inserts them again.
CREATE FUNCTION search_follow_page() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  body text;
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM search_pages WHERE page_id = OLD.page_id AND locale = OLD.locale;
    RETURN NULL;
  END IF;
  body := concat_ws(E'\n\n', NEW.summary, NEW.body);
  INSERT INTO search_pages (page_id, locale, title, body, words)
  VALUES (NEW.page_id, NEW.locale, NEW.title, body,
    search_lexemes(CASE NEW.locale WHEN 'en' THEN 'english_stem' ELSE 'turkish_stem' END::regdictionary,
      NEW.title, '', body, true)::tsvector)
  ON CONFLICT (page_id, locale) DO UPDATE
    SET title = EXCLUDED.title, body = EXCLUDED.body, words = EXCLUDED.words;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER own_page_texts_search AFTER INSERT OR DELETE ON own_page_texts FOR EACH ROW
  EXECUTE FUNCTION search_follow_page();
