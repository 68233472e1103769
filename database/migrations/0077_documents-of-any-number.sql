CREATE TABLE "document_addresses" (
	"slug" text PRIMARY KEY NOT NULL,
	"document_id" uuid,
	"target" text,
	"left_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "document_drafts" ALTER COLUMN "kind" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ALTER COLUMN "kind" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "document_drafts" ADD COLUMN "document_id" uuid;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "document_kind" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "slug" text;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "translations" jsonb DEFAULT '{"en":{"title":"","summary":""},"de":{"title":"","summary":""},"es":{"title":"","summary":""}}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "documents" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "document_addresses" ADD CONSTRAINT "document_addresses_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "document_addresses_document" ON "document_addresses" USING btree ("document_id");--> statement-breakpoint
ALTER TABLE "document_drafts" ADD CONSTRAINT "document_drafts_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "documents_slug" ON "documents" USING btree ("slug") WHERE "documents"."deleted_at" is null;--> statement-breakpoint
ALTER TABLE "document_drafts" ADD CONSTRAINT "document_drafts_document" UNIQUE("document_id");--> statement-breakpoint
ALTER TABLE "document_drafts" ADD CONSTRAINT "document_drafts_one" CHECK (num_nonnulls("document_drafts"."kind", "document_drafts"."document_id") = 1);--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_document_kind" CHECK ("documents"."document_kind" in ('charter', 'programme', 'election', 'declaration', 'regulation', 'guide', 'report', 'other'));--> statement-breakpoint
ALTER TABLE "documents" ADD CONSTRAINT "documents_own" CHECK (num_nonnulls("documents"."document_kind", "documents"."slug") = case when "documents"."kind" is null then 2 else 0 end);
--> statement-breakpoint
-- As before, without documents in the trash.
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
END $$;
--> statement-breakpoint
CREATE TRIGGER documents_search_trash AFTER UPDATE ON documents FOR EACH ROW
  WHEN (OLD.deleted_at IS DISTINCT FROM NEW.deleted_at)
  EXECUTE FUNCTION search_follow_document();
--> statement-breakpoint
CREATE VIEW search_passages AS
  SELECT id, document_id, person_id, meeting_id, NULL::uuid AS page_id, NULL::uuid AS board_id, part, place,
    title, body, words
  FROM search_entries
  UNION ALL
  SELECT id, NULL, NULL, NULL, page_id, NULL, locale, 0, title, body, words FROM search_pages
  UNION ALL
  SELECT id, NULL, NULL, NULL, NULL, board_id, locale, 0, title, body, words FROM search_boards;
--> statement-breakpoint
-- The release before, which reads these through `search_site_texts`, cannot show a document without a
-- fixed address.
CREATE OR REPLACE VIEW search_texts AS
  SELECT id, document_id, person_id, meeting_id, NULL::uuid AS page_id, part, place, title, body, words
  FROM search_entries e
  WHERE NOT EXISTS (SELECT FROM documents d WHERE d.id = e.document_id AND d.kind IS NULL)
  UNION ALL
  SELECT id, NULL, NULL, NULL, page_id, locale, 0, title, body, words FROM search_pages;
