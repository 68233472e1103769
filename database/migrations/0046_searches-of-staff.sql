CREATE TABLE "unpublished_search" (
	"content_id" uuid PRIMARY KEY NOT NULL,
	"searched" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "unpublished_search" ADD CONSTRAINT "unpublished_search_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- Nobody may change a content between the filling and the triggers.
LOCK TABLE contents IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
INSERT INTO unpublished_search (content_id, searched)
SELECT id, tr_fold(title || ' ' || summary) FROM contents
WHERE state NOT IN ('published', 'archived', 'deleted');
--> statement-breakpoint
CREATE FUNCTION search_unpublished() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state IN ('published', 'archived', 'deleted') THEN
    DELETE FROM unpublished_search WHERE content_id = NEW.id;
  ELSE
    INSERT INTO unpublished_search (content_id, searched)
    VALUES (NEW.id, tr_fold(NEW.title || ' ' || NEW.summary))
    ON CONFLICT (content_id) DO UPDATE SET searched = excluded.searched;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER unpublished_search_insert AFTER INSERT ON contents FOR EACH ROW
  WHEN (NEW.state NOT IN ('published', 'archived', 'deleted')) EXECUTE FUNCTION search_unpublished();
--> statement-breakpoint
CREATE TRIGGER unpublished_search_update AFTER UPDATE ON contents FOR EACH ROW
  WHEN ((OLD.state, OLD.title, OLD.summary) IS DISTINCT FROM (NEW.state, NEW.title, NEW.summary))
  EXECUTE FUNCTION search_unpublished();
--> statement-breakpoint
-- How many contents a search finds, at most `most`. The setting: see `search_contents`.
CREATE FUNCTION count_contents_found(wanted tsquery, most int) RETURNS int
  LANGUAGE sql STABLE SET enable_seqscan = off
  AS 'SELECT count(*)::int FROM (SELECT FROM content_search WHERE words @@ wanted LIMIT most) found';
--> statement-breakpoint
-- All parts of three letters. A text that contains a word has all parts of the word.
CREATE FUNCTION trigrams(searched text) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  parts text[] := '{}';
BEGIN
  FOR n IN 1 .. length(searched) - 2 LOOP
    parts := parts || substr(searched, n, 3);
  END LOOP;
  RETURN parts;
END $$;
--> statement-breakpoint
CREATE INDEX "media_trigrams" ON "media" USING gin (trigrams("searched"));
--> statement-breakpoint
-- The pictures and files that have these parts of three letters, at most `most`.
CREATE FUNCTION media_with(wanted text[], most int) RETURNS SETOF uuid
  LANGUAGE sql STABLE ROWS 100 SET enable_seqscan = off
  AS 'SELECT id FROM media WHERE trigrams(searched) @> wanted LIMIT most';
