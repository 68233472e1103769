-- As before, but the caption of a picture, which is the title behind its address, stays: it is shown.
-- A text that is already in the index is entered again when it is saved.
CREATE OR REPLACE FUNCTION search_plain(t text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN regexp_replace(
    lower(translate(
      CASE WHEN t ~ U&'[\0300-\036F]' THEN translate(normalize(t), U&'\0307', '') ELSE t END,
      U&'I\0130\2019\00AD', U&'\0131\0069''') COLLATE "und-x-icu"),
    '\]\([^)[:space:]]*|https?://[^[:space:]]+|(?<=[a-zçğıöşüâîû])''[a-zçğıöşüâîû]+|[^[:alnum:] ]+', ' ', 'g');
