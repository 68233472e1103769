CREATE TABLE "content_months" (
	"state" text NOT NULL,
	"tag" text NOT NULL,
	"category" text NOT NULL,
	"month" date NOT NULL,
	"total" integer NOT NULL,
	CONSTRAINT "content_months_state_tag_category_month_pk" PRIMARY KEY("state","tag","category","month")
);
--> statement-breakpoint
CREATE INDEX "contents_author_name" ON "contents" USING btree ("author") WHERE author <> '';--> statement-breakpoint
CREATE INDEX "contents_pending" ON "contents" USING btree ("id") WHERE pending_revision is not null;--> statement-breakpoint
-- The rows of `content_months` in which a content is counted: once for all, and once for each tag.
CREATE FUNCTION content_months_of(state text, tags text[], category text, published_at timestamptz, change int)
RETURNS TABLE (state text, tag text, category text, month date, change int) LANGUAGE sql IMMUTABLE AS $$
  SELECT $1, tag, $3, date_trunc('month', $4 AT TIME ZONE 'Europe/Istanbul')::date, $5
  FROM unnest(array_append($2, '')) tag
  WHERE $1 IN ('published', 'archived')
$$;
--> statement-breakpoint
INSERT INTO content_months (state, tag, category, month, total)
SELECT m.state, m.tag, m.category, m.month, sum(m.change)
FROM contents c, content_months_of(c.state, c.tags, c.category, c.published_at, 1) m
GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
-- Once for each statement. In order, so that two statements at the same time never wait for each other
-- crosswise.
CREATE FUNCTION count_content_months() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO content_months AS known (state, tag, category, month, total)
    SELECT m.state, m.tag, m.category, m.month, sum(m.change)
    FROM added c, content_months_of(c.state, c.tags, c.category, c.published_at, 1) m
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT ON CONSTRAINT content_months_state_tag_category_month_pk
    DO UPDATE SET total = known.total + excluded.total;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO content_months AS known (state, tag, category, month, total)
    SELECT m.state, m.tag, m.category, m.month, sum(m.change)
    FROM removed c, content_months_of(c.state, c.tags, c.category, c.published_at, -1) m
    GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4
    ON CONFLICT ON CONSTRAINT content_months_state_tag_category_month_pk
    DO UPDATE SET total = known.total + excluded.total;
  ELSE
    INSERT INTO content_months AS known (state, tag, category, month, total)
    SELECT m.state, m.tag, m.category, m.month, sum(m.change)
    FROM (SELECT state, tags, category, published_at, 1 AS change FROM added
      UNION ALL SELECT state, tags, category, published_at, -1 FROM removed) c,
      content_months_of(c.state, c.tags, c.category, c.published_at, c.change) m
    GROUP BY 1, 2, 3, 4 HAVING sum(m.change) <> 0 ORDER BY 1, 2, 3, 4
    ON CONFLICT ON CONSTRAINT content_months_state_tag_category_month_pk
    DO UPDATE SET total = known.total + excluded.total;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER content_months_insert AFTER INSERT ON contents
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_content_months();
--> statement-breakpoint
CREATE TRIGGER content_months_delete AFTER DELETE ON contents
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_content_months();
--> statement-breakpoint
CREATE TRIGGER content_months_update AFTER UPDATE ON contents
  REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_content_months();
