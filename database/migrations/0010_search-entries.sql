CREATE TABLE "search_entries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"document_id" uuid,
	"person_id" uuid,
	"meeting_id" uuid,
	"part" text DEFAULT '' NOT NULL,
	"place" integer DEFAULT 0 NOT NULL,
	"title" text NOT NULL,
	"body" text NOT NULL,
	"words" "tsvector" NOT NULL,
	CONSTRAINT "search_entries_one" CHECK (num_nonnulls("search_entries"."document_id", "search_entries"."person_id", "search_entries"."meeting_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_meeting_id_meetings_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meetings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "search_entries_words" ON "search_entries" USING gin ("words") WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_entries_document" ON "search_entries" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "search_entries_person" ON "search_entries" USING btree ("person_id");--> statement-breakpoint
CREATE INDEX "search_entries_meeting" ON "search_entries" USING btree ("meeting_id");--> statement-breakpoint
-- The words of a text as an index holds them, as the text of a "tsvector": stems with their places,
-- with a T those of the title, with an H those of the head. Forms of a published text become known.
CREATE FUNCTION search_lexemes(dictionary regdictionary, title text, head text, body text, published boolean)
RETURNS text LANGUAGE plpgsql AS $$
DECLARE
  title_words text[] := string_to_array(search_plain(title), ' ');
  head_words text[] := title_words || string_to_array(search_plain(head), ' ');
  lexemes text;
BEGIN
  WITH token AS (
    SELECT left(word, 40) AS word, place
    FROM unnest(head_words || string_to_array(search_plain(body), ' ')) WITH ORDINALITY t (word, place)
    WHERE word <> ''
  ), form AS MATERIALIZED (
    SELECT word, tr_fold(word) AS folded, search_stem(dictionary, word) AS stem, count(*) AS times,
      min(place) AS first, string_agg(least(place, 16383)::text, ',') AS places
    FROM token GROUP BY word
  ), new_word AS (
    -- In order, so that two who publish at once never wait for each other crosswise.
    INSERT INTO search_words (word, stem, spelling)
    SELECT folded, stem, min(word) FROM form
    WHERE published
      AND NOT EXISTS (SELECT FROM search_words known WHERE known.word = form.folded AND known.stem = form.stem)
    GROUP BY folded, stem ORDER BY folded, stem
    ON CONFLICT DO NOTHING
  ), stem AS (
    SELECT stem, string_agg(places, ',') AS places, min(first) AS first, sum(times) AS times
    FROM form WHERE stem <> '' GROUP BY stem
  )
  SELECT string_agg(concat('''', stem, ''':', places,
      CASE WHEN first <= cardinality(title_words) THEN concat(' ''T', stem, '''') END,
      CASE WHEN first <= cardinality(head_words) OR times >= 3 THEN concat(' ''H', stem, '''') END), ' ')
  INTO lexemes FROM stem;
  RETURN coalesce(lexemes, '');
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_enter(piece contents) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO content_search (content_id, published_at, words)
  VALUES (piece.id, piece.published_at, concat(
    search_lexemes(
      CASE piece.category WHEN 'english' THEN 'english_stem' ELSE 'turkish_stem' END::regdictionary,
      piece.title, concat_ws(' ', piece.summary, piece.author, piece.place), piece.body,
      piece.state = 'published'),
    ' Y', extract(year FROM piece.published_at AT TIME ZONE 'Europe/Istanbul'),
    ' C', piece.category, CASE piece.state WHEN 'archived' THEN ' Sarchived' END)::tsvector)
  ON CONFLICT (content_id) DO UPDATE SET published_at = excluded.published_at, words = excluded.words;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_enter_person(person people) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  body text := concat_ws(E'\n\n', person.quote, person.biography,
    (SELECT string_agg(concat_ws(': ', item ->> 'year', item ->> 'text'), E'\n\n') FROM jsonb_array_elements(person.timeline) item));
BEGIN
  DELETE FROM search_entries WHERE person_id = person.id;
  INSERT INTO search_entries (person_id, title, body, words) VALUES (person.id, person.name, body,
    search_lexemes('turkish_stem', person.name, concat_ws(' ', person.duty, person.province), body, true)::tsvector);
END $$;
--> statement-breakpoint
CREATE FUNCTION search_enter_meeting(meeting meetings) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  body text := concat_ws(E'\n\n', meeting.summary, meeting.body);
BEGIN
  DELETE FROM search_entries WHERE meeting_id = meeting.id;
  INSERT INTO search_entries (meeting_id, title, body, words) VALUES (meeting.id, meeting.title, body,
    search_lexemes('turkish_stem', meeting.title,
      concat_ws(' ', meeting.place, meeting.address, meeting.province, meeting.audience), body, true)::tsvector);
END $$;
--> statement-breakpoint
-- The text of HTML that the documents' Markdown was rendered to, in one line.
CREATE FUNCTION search_text_of_html(html text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN btrim(regexp_replace(replace(replace(replace(replace(
    regexp_replace(html, '<[^>]*>', '', 'g'),
    '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&'), '\s+', ' ', 'g'));
--> statement-breakpoint
-- Enters the version in force: its summary with the words before the first heading, and every part
-- and article, each with the words up to the next.
CREATE FUNCTION search_enter_document(entered uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  document documents;
  version document_versions;
  article record;
  title text;
  text text;
  part text := '';
  place integer := 0;
  rest text;
BEGIN
  DELETE FROM search_entries WHERE document_id = entered;
  SELECT * INTO document FROM documents WHERE id = entered;
  SELECT * INTO version FROM document_versions WHERE document_id = entered ORDER BY number DESC LIMIT 1;
  IF document.id IS NULL OR version.id IS NULL THEN RETURN; END IF;
  title := document.title;
  rest := version.body_html;
  FOR article IN
    SELECT item ->> 'id' AS id, item ->> 'level' AS level,
      concat_ws(
        CASE WHEN item ->> 'number' ~ '^\d+$' THEN '. ' WHEN item ->> 'number' ~ '^\d' THEN ' ' ELSE ': ' END,
        nullif(item ->> 'number', ''), nullif(item ->> 'title', '')) AS title
    FROM jsonb_array_elements(version.articles) WITH ORDINALITY list (item, n) ORDER BY n
  LOOP
    text := search_text_of_html(split_part(rest, format('<h%s id="%s">', article.level, article.id), 1));
    rest := substr(rest, strpos(rest, format('<h%s id="%s">', article.level, article.id)));
    rest := substr(rest, strpos(rest, format('</h%s>', article.level)) + 5);
    PERFORM search_enter_part(document, part, place, title, text);
    part := article.id;
    title := article.title;
    place := place + 1;
  END LOOP;
  PERFORM search_enter_part(document, part, place, title, search_text_of_html(rest));
END $$;
--> statement-breakpoint
CREATE FUNCTION search_enter_part(document documents, part text, place integer, title text, body text)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  whole text := CASE part WHEN '' THEN btrim(concat_ws(' ', document.summary, body)) ELSE body END;
BEGIN
  INSERT INTO search_entries (document_id, part, place, title, body, words)
  VALUES (document.id, part, place, title, whole,
    search_lexemes('turkish_stem', title, '', whole, true)::tsvector);
END $$;
--> statement-breakpoint
CREATE FUNCTION search_follow_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_enter_person(NEW);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_follow_meeting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_enter_meeting(NEW);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_follow_document() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_enter_document(NEW.id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION search_follow_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM search_enter_document(CASE TG_OP WHEN 'DELETE' THEN OLD.document_id ELSE NEW.document_id END);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER people_search_insert AFTER INSERT ON people FOR EACH ROW EXECUTE FUNCTION search_follow_person();
--> statement-breakpoint
CREATE TRIGGER people_search_update AFTER UPDATE ON people FOR EACH ROW
  WHEN ((OLD.name, OLD.duty, OLD.province, OLD.quote, OLD.biography, OLD.timeline)
    IS DISTINCT FROM (NEW.name, NEW.duty, NEW.province, NEW.quote, NEW.biography, NEW.timeline))
  EXECUTE FUNCTION search_follow_person();
--> statement-breakpoint
CREATE TRIGGER meetings_search_insert AFTER INSERT ON meetings FOR EACH ROW EXECUTE FUNCTION search_follow_meeting();
--> statement-breakpoint
CREATE TRIGGER meetings_search_update AFTER UPDATE ON meetings FOR EACH ROW
  WHEN ((OLD.title, OLD.summary, OLD.body, OLD.place, OLD.address, OLD.province, OLD.audience)
    IS DISTINCT FROM (NEW.title, NEW.summary, NEW.body, NEW.place, NEW.address, NEW.province, NEW.audience))
  EXECUTE FUNCTION search_follow_meeting();
--> statement-breakpoint
CREATE TRIGGER documents_search AFTER UPDATE ON documents FOR EACH ROW
  WHEN ((OLD.title, OLD.summary) IS DISTINCT FROM (NEW.title, NEW.summary))
  EXECUTE FUNCTION search_follow_document();
--> statement-breakpoint
CREATE TRIGGER document_versions_search AFTER INSERT OR UPDATE OR DELETE ON document_versions FOR EACH ROW
  EXECUTE FUNCTION search_follow_version();
--> statement-breakpoint
SELECT search_enter_person(people) FROM people;
--> statement-breakpoint
SELECT search_enter_meeting(meetings) FROM meetings;
--> statement-breakpoint
SELECT search_enter_document(id) FROM documents;
