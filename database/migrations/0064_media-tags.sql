ALTER TABLE "media" ADD COLUMN "decorative" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "tags" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
-- A generated column needs a function that is declared immutable, as this one is in truth.
CREATE FUNCTION tag_words(tags text[]) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
  AS 'SELECT array_to_string(tags, '' '')';--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "searched_words" text GENERATED ALWAYS AS (tr_fold(name || ' ' || original_name || ' ' || alt || ' ' || caption || ' ' || credit || ' ' || tag_words(tags))) STORED NOT NULL;--> statement-breakpoint
CREATE INDEX "media_word_trigrams" ON "media" USING gin (trigrams("searched_words"));--> statement-breakpoint
CREATE INDEX "media_tags" ON "media" USING gin ("tags");--> statement-breakpoint
-- As media_with, which the release before still calls.
CREATE FUNCTION media_with_words(wanted text[], most int) RETURNS SETOF uuid
  LANGUAGE sql STABLE ROWS 100 SET enable_seqscan = off
  AS 'SELECT id FROM media WHERE trigrams(searched_words) @> wanted LIMIT most';
