ALTER TABLE "menu_items" ADD COLUMN "key" text;--> statement-breakpoint
-- Until now an item was known by its title; that is the last time titles are read.
UPDATE menu_items SET key = CASE tr_fold(btrim(title))
  WHEN 'icerikler' THEN 'contents'
  WHEN 'fikirler' THEN 'ideas'
  WHEN 'parti' THEN 'party'
  WHEN 'teskilat' THEN 'organisation'
  WHEN 'iletisim' THEN 'contact'
  WHEN 'bagis' THEN 'donation'
  WHEN 'video' THEN 'video'
END;
