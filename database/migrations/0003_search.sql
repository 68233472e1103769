CREATE TABLE "content_search" (
	"content_id" uuid PRIMARY KEY NOT NULL,
	"published_at" timestamp (3) with time zone NOT NULL,
	"words" "tsvector" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text NOT NULL,
	"stem" text NOT NULL,
	"spelling" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "content_search" ADD CONSTRAINT "content_search_content_id_contents_id_fk" FOREIGN KEY ("content_id") REFERENCES "public"."contents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "content_search_words" ON "content_search" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE UNIQUE INDEX "search_words_word" ON "search_words" USING btree ("word" text_pattern_ops,"stem");--> statement-breakpoint
CREATE INDEX "search_words_stem" ON "search_words" USING btree ("stem");--> statement-breakpoint
CREATE INDEX "contents_drafts" ON "contents" USING btree ("updated_at" desc,"id" desc) WHERE state = 'draft';--> statement-breakpoint
-- Small letters as Turkish has them, and blanks for all that is no letter or digit. Link targets
-- and the endings after an apostrophe go too: "Ankara'nın" is searched as "ankara".
CREATE FUNCTION search_plain(t text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN regexp_replace(
    lower(translate(
      CASE WHEN t ~ U&'[\0300-\036F]' THEN translate(normalize(t), U&'\0307', '') ELSE t END,
      U&'I\0130\2019\00AD', U&'\0131\0069''') COLLATE "und-x-icu"),
    '\]\([^)]*\)|https?://[^[:space:]]+|(?<=[a-zçğıöşüâîû])''[a-zçğıöşüâîû]+|[^[:alnum:] ]+', ' ', 'g');
--> statement-breakpoint
-- What a word in small letters is indexed as, in folded letters; empty for a word too common to be
-- looked for. The stemmer goes twice because it takes "belediyelerin" to "belediye" and that to
-- "beledi"; what it leaves of less than three letters ("çam", "çayı" to "ça") is not believed.
CREATE FUNCTION search_stem(dictionary regdictionary, word text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE STRICT AS $$
DECLARE
  once text[] := ts_lexize(dictionary, word);
  twice text[];
BEGIN
  IF once = '{}' THEN RETURN ''; END IF;
  IF once IS NULL OR length(once[1]) < 3 THEN RETURN tr_fold(word); END IF;
  IF once[1] = word THEN RETURN tr_fold(word); END IF;
  twice := ts_lexize(dictionary, once[1]);
  RETURN tr_fold(CASE WHEN length(twice[1]) >= 3 THEN twice[1] ELSE once[1] END);
END $$;
--> statement-breakpoint
-- Enters one published or archived piece, and the words of a published one.
CREATE FUNCTION search_enter(piece contents) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  dictionary regdictionary := CASE piece.category WHEN 'english' THEN 'english_stem' ELSE 'turkish_stem' END;
  title text[] := string_to_array(search_plain(piece.title), ' ');
  head text[] := title || string_to_array(search_plain(concat_ws(' ', piece.summary, piece.author, piece.place)), ' ');
BEGIN
  WITH token AS (
    SELECT left(word, 40) AS word, place
    FROM unnest(head || string_to_array(search_plain(piece.body), ' ')) WITH ORDINALITY t (word, place)
    WHERE word <> ''
  ), form AS MATERIALIZED (
    SELECT word, tr_fold(word) AS folded, search_stem(dictionary, word) AS stem, count(*) AS times,
      min(place) AS first, string_agg(least(place, 16383)::text, ',') AS places
    FROM token GROUP BY word
  ), new_word AS (
    -- In order, so that two who publish at once never wait for each other crosswise.
    INSERT INTO search_words (word, stem, spelling)
    SELECT folded, stem, min(word) FROM form
    WHERE piece.state = 'published'
      AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = form.folded AND known.stem = form.stem)
    GROUP BY folded, stem ORDER BY folded, stem
    ON CONFLICT DO NOTHING
  ), stem AS (
    SELECT stem, string_agg(places, ',') AS places, min(first) AS first, sum(times) AS times
    FROM form WHERE stem <> '' GROUP BY stem
  )
  INSERT INTO content_search (content_id, published_at, words)
  SELECT piece.id, piece.published_at, (concat(
    string_agg(concat('''', stem, ''':', places,
      CASE WHEN first <= cardinality(title) THEN concat(' ''T', stem, '''') END,
      CASE WHEN first <= cardinality(head) OR times >= 3 THEN concat(' ''H', stem, '''') END), ' '),
    ' Y', extract(year FROM piece.published_at AT TIME ZONE 'Europe/Istanbul'),
    ' C', piece.category, CASE piece.state WHEN 'archived' THEN ' Sarchived' END))::tsvector
  FROM stem
  ON CONFLICT (content_id) DO UPDATE SET published_at = excluded.published_at, words = excluded.words;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.state <> 'draft' THEN
    PERFORM search_enter(NEW);
  ELSIF TG_OP = 'UPDATE' THEN
    DELETE FROM content_search WHERE content_id = NEW.id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER content_search_insert AFTER INSERT ON contents FOR EACH ROW
  WHEN (NEW.state <> 'draft') EXECUTE FUNCTION search_follow();
--> statement-breakpoint
CREATE TRIGGER content_search_update AFTER UPDATE ON contents FOR EACH ROW
  WHEN ((OLD.state <> 'draft' OR NEW.state <> 'draft') AND
    (OLD.state, OLD.category, OLD.published_at, OLD.title, OLD.summary, OLD.author, OLD.place, OLD.body)
    IS DISTINCT FROM
    (NEW.state, NEW.category, NEW.published_at, NEW.title, NEW.summary, NEW.author, NEW.place, NEW.body))
  EXECUTE FUNCTION search_follow();
--> statement-breakpoint
-- Pieces that a search finds. A function for its setting: reading all rows looks cheap to the
-- planner, which does not know that each row's words lie apart from it.
CREATE FUNCTION search_contents(wanted tsquery) RETURNS SETOF uuid
  LANGUAGE sql STABLE ROWS 1000 SET enable_seqscan = off
  AS 'SELECT content_id FROM content_search WHERE words @@ wanted';
--> statement-breakpoint
SELECT search_enter(contents) FROM contents WHERE state <> 'draft';
