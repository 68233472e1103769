CREATE TABLE "search_boards" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"board_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_boards_once" UNIQUE("board_id","locale")
);
--> statement-breakpoint
ALTER TABLE "search_boards" ADD CONSTRAINT "search_boards_board_id_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_boards_words" ON "search_boards" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
-- The release before reads `search_texts`; it would take a board for a meeting.
CREATE VIEW search_site_texts AS
  SELECT id, document_id, person_id, meeting_id, page_id, NULL::uuid AS board_id, part, place, title, body, words
  FROM search_texts
  UNION ALL
  SELECT id, NULL, NULL, NULL, NULL, board_id, locale, 0, title, body, words FROM search_boards;
--> statement-breakpoint
-- A board that visitors see, in each language in which something of it is written; the name may be Turkish.
CREATE FUNCTION search_follow_board() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM search_boards WHERE board_id = NEW.id;
  IF NEW.key IS NOT NULL OR NOT NEW.is_shown THEN
    RETURN NULL;
  END IF;
  INSERT INTO search_boards (board_id, locale, title, body, words)
  SELECT NEW.id, locale, title, body,
    search_lexemes(CASE locale WHEN 'en' THEN 'english_stem' ELSE 'turkish_stem' END::regdictionary,
      title, '', body, true)::tsvector
  FROM (
    SELECT locale, coalesce(nullif(written->>'name', ''), NEW.texts->'tr'->>'name') AS title,
      concat_ws(E'\n\n', written->>'lead', written->>'text') AS body
    FROM jsonb_each(NEW.texts) texts (locale, written)
    WHERE concat(written->>'name', written->>'lead', written->>'text') <> ''
  ) board;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER boards_search AFTER INSERT OR UPDATE OF key, texts, is_shown ON boards FOR EACH ROW
  EXECUTE FUNCTION search_follow_board();
--> statement-breakpoint
UPDATE boards SET texts = texts WHERE key IS NULL AND is_shown;
