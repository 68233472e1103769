ALTER TABLE "contents" ADD COLUMN "corrections" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
-- A correction note is found like the text above it.
CREATE OR REPLACE FUNCTION search_enter(piece contents) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO content_search (content_id, published_at, words)
  VALUES (piece.id, piece.published_at, concat(
    search_lexemes(
      CASE piece.language WHEN 'en' THEN 'english_stem' ELSE 'turkish_stem' END::regdictionary,
      piece.title,
      concat_ws(' ', piece.summary, piece.author, piece.place, array_to_string(piece.tags, ' ')),
      concat_ws(E'\n\n', piece.body,
        (SELECT string_agg(note ->> 'text', E'\n\n') FROM jsonb_array_elements(piece.corrections) note)),
      piece.state = 'published'),
    ' Y', extract(year FROM piece.published_at AT TIME ZONE 'Europe/Istanbul'),
    ' C', piece.category, CASE piece.state WHEN 'archived' THEN ' Sarchived' END)::tsvector)
  ON CONFLICT (content_id) DO UPDATE SET published_at = excluded.published_at, words = excluded.words;
END $$;
--> statement-breakpoint
DROP TRIGGER content_search_update ON contents;
--> statement-breakpoint
CREATE TRIGGER content_search_update AFTER UPDATE ON contents FOR EACH ROW
  WHEN ((OLD.state IN ('published', 'archived') OR NEW.state IN ('published', 'archived')) AND
    (OLD.state, OLD.category, OLD.language, OLD.published_at, OLD.title, OLD.summary, OLD.author, OLD.place, OLD.tags, OLD.body, OLD.corrections)
    IS DISTINCT FROM
    (NEW.state, NEW.category, NEW.language, NEW.published_at, NEW.title, NEW.summary, NEW.author, NEW.place, NEW.tags, NEW.body, NEW.corrections))
  EXECUTE FUNCTION search_follow();
