-- The name of a site is its whole address without scheme and "www."; before, it was its origin. Where a
-- site was imported under http and https, the rows of one of them stay.
DELETE FROM import_entries a USING import_entries b
WHERE a.source ~ '^https?://' AND b.source ~ '^https?://' AND a.entry = b.entry AND a.source > b.source
  AND regexp_replace(a.source, '^https?://(www\.)?', '') = regexp_replace(b.source, '^https?://(www\.)?', '');--> statement-breakpoint
UPDATE import_entries SET source = regexp_replace(source, '^https?://(www\.)?', '')
WHERE source ~ '^https?://';--> statement-breakpoint
DELETE FROM imported_media a USING imported_media b
WHERE a.source ~ '^https?://' AND b.source ~ '^https?://' AND a.address = b.address AND a.source > b.source
  AND regexp_replace(a.source, '^https?://(www\.)?', '') = regexp_replace(b.source, '^https?://(www\.)?', '');--> statement-breakpoint
UPDATE imported_media SET source = regexp_replace(source, '^https?://(www\.)?', '')
WHERE source ~ '^https?://';
