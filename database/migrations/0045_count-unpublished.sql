-- Nobody may change a content between the counting and the new function.
LOCK TABLE contents IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
INSERT INTO content_months (state, tag, category, month, total)
SELECT state, tag, category,
  coalesce(date_trunc('month', published_at AT TIME ZONE 'Europe/Istanbul')::date, '-infinity'), count(*)
FROM contents, unnest(array_append(tags, '')) tag
WHERE state NOT IN ('published', 'archived', 'deleted')
GROUP BY 1, 2, 3, 4;
--> statement-breakpoint
-- The rows of `content_months` in which a content is counted: once for all, and once for each tag.
CREATE OR REPLACE FUNCTION content_months_of(state text, tags text[], category text, published_at timestamptz, change int)
RETURNS TABLE (state text, tag text, category text, month date, change int) LANGUAGE sql IMMUTABLE AS $$
  SELECT $1, tag, $3,
    coalesce(date_trunc('month', $4 AT TIME ZONE 'Europe/Istanbul')::date, '-infinity'), $5
  FROM unnest(array_append($2, '')) tag
  WHERE $1 <> 'deleted'
$$;
