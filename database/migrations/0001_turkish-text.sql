-- Turkish search folds I/ı/İ/i and accents: "IŞIK", "ışık" and "isik" are one word.
CREATE FUNCTION tr_fold(t text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN translate(lower(translate(t, 'Iİ', 'ıi') COLLATE "und-x-icu"), 'çğıöşüâîû', 'cgiosuaiu');
--> statement-breakpoint
-- Sorts as Intl.Collator('tr') does; the engine's own tr locale is not there in every build.
CREATE COLLATION tr_rules (provider = icu, locale = 'und',
  rules = '&C<ç<<<Ç&G<ğ<<<Ğ&[before 1]i<ı<<<I&i<<<İ&O<ö<<<Ö&S<ş<<<Ş&U<ü<<<Ü');
--> statement-breakpoint
CREATE INDEX contents_title ON contents (title COLLATE tr_rules, id);
