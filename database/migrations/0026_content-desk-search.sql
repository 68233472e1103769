-- Contents that were in English had the category `english`.
UPDATE contents SET language = 'en' WHERE category = 'english';
--> statement-breakpoint
UPDATE contents SET edited_at = updated_at;
--> statement-breakpoint
INSERT INTO content_media (content_id, media_id)
SELECT id, cover_id FROM contents WHERE cover_id IS NOT NULL
UNION
SELECT used.content_id, media.id
FROM (SELECT contents.id AS content_id,
    (regexp_matches(body, '/media/([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})/', 'g'))[1]::uuid AS media_id
  FROM contents) used
JOIN media ON media.id = used.media_id;
--> statement-breakpoint
-- Only public contents are in the index; their tags are a part of the head.
CREATE OR REPLACE FUNCTION search_enter(piece contents) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO content_search (content_id, published_at, words)
  VALUES (piece.id, piece.published_at, concat(
    search_lexemes(
      CASE piece.language WHEN 'en' THEN 'english_stem' ELSE 'turkish_stem' END::regdictionary,
      piece.title,
      concat_ws(' ', piece.summary, piece.author, piece.place, array_to_string(piece.tags, ' ')),
      piece.body,
      piece.state = 'published'),
    ' Y', extract(year FROM piece.published_at AT TIME ZONE 'Europe/Istanbul'),
    ' C', piece.category, CASE piece.state WHEN 'archived' THEN ' Sarchived' END)::tsvector)
  ON CONFLICT (content_id) DO UPDATE SET published_at = excluded.published_at, words = excluded.words;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state IN ('published', 'archived') THEN
    PERFORM search_enter(NEW);
  ELSIF TG_OP = 'UPDATE' THEN
    DELETE FROM content_search WHERE content_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER content_search_insert ON contents;
--> statement-breakpoint
CREATE TRIGGER content_search_insert AFTER INSERT ON contents FOR EACH ROW
  WHEN (NEW.state IN ('published', 'archived')) EXECUTE FUNCTION search_follow();
--> statement-breakpoint
DROP TRIGGER content_search_update ON contents;
--> statement-breakpoint
CREATE TRIGGER content_search_update AFTER UPDATE ON contents FOR EACH ROW
  WHEN ((OLD.state IN ('published', 'archived') OR NEW.state IN ('published', 'archived')) AND
    (OLD.state, OLD.category, OLD.language, OLD.published_at, OLD.title, OLD.summary, OLD.author, OLD.place, OLD.tags, OLD.body)
    IS DISTINCT FROM
    (NEW.state, NEW.category, NEW.language, NEW.published_at, NEW.title, NEW.summary, NEW.author, NEW.place, NEW.tags, NEW.body))
  EXECUTE FUNCTION search_follow();
