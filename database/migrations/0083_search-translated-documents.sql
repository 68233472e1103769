-- As before, and its title and summary in each language into which they are translated: these have the
-- language as their part, and stand before all parts of the text.
CREATE OR REPLACE FUNCTION search_enter_document(entered uuid) RETURNS void LANGUAGE plpgsql AS $$
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
  SELECT * INTO document FROM documents WHERE id = entered AND deleted_at IS NULL;
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
  INSERT INTO search_entries (document_id, part, place, title, body, words)
  SELECT entered, locale, -1, written ->> 'title', written ->> 'summary',
    search_lexemes(CASE locale WHEN 'en' THEN 'english_stem' ELSE 'turkish_stem' END::regdictionary,
      written ->> 'title', '', written ->> 'summary', true)::tsvector
  FROM jsonb_each(document.translations) translated (locale, written)
  WHERE written ->> 'title' <> '';
END $$;
--> statement-breakpoint
CREATE TRIGGER documents_search_translations AFTER UPDATE ON documents FOR EACH ROW
  WHEN (OLD.translations IS DISTINCT FROM NEW.translations)
  EXECUTE FUNCTION search_follow_document();
--> statement-breakpoint
SELECT search_enter_document(id) FROM documents WHERE translations::text ~ '"title": "[^"]';
