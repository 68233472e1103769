-- Every Latin letter with a sign is found without it: "reunion" for "reunión", "azerbaycan" for
-- "Azərbaycan". One letter for each, so that positions stay; the frequent ones first, because
-- translate() compares them in this order. The same letters are in src/features/search/fold.ts.
CREATE OR REPLACE FUNCTION tr_fold(t text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  RETURN translate(lower(translate(t, 'Iİ', 'ıi') COLLATE "und-x-icu"),
    'ığşüöçâîûéñßáíóäèêàãåæëìïðòôõøùúýþÿāăąćĉċčďđēĕėęěĝġģĥħĩīĭįĵķĸĺļľłńņňŋōŏőœŕŗřśŝšţťŧũūŭůűųŵŷźżžſəșțǎǐǒǔ',
    'igsuocaiuensaioaeeaaaaeiidoooouuytyaaaccccddeeeeeggghhiiiijkkllllnnnnoooorrrssstttuuuuuuwyzzzsestaiou');
--> statement-breakpoint
-- What was folded before, where it has such a letter.
REINDEX INDEX applications_decision_number;
--> statement-breakpoint
UPDATE applications SET name = name WHERE searched <> tr_fold(searched);
--> statement-breakpoint
UPDATE media SET name = name WHERE searched <> tr_fold(searched);
--> statement-breakpoint
UPDATE unpublished_search SET searched = tr_fold(searched) WHERE searched <> tr_fold(searched);
--> statement-breakpoint
SELECT set_config('enable_seqscan', 'off', true);
--> statement-breakpoint
-- The published contents with such a stem. An archived one that no published text shares a word with
-- is entered again when it is saved.
SELECT search_enter(c) FROM contents c WHERE c.id IN (
  SELECT s.content_id FROM search_words w, content_search s
  WHERE w.stem <> tr_fold(w.stem) AND s.words @@ quote_literal(w.stem)::tsquery);
--> statement-breakpoint
SELECT set_config('enable_seqscan', 'on', true);
--> statement-breakpoint
SELECT search_enter_person(people) FROM people;
--> statement-breakpoint
SELECT search_enter_meeting(meetings) FROM meetings;
--> statement-breakpoint
SELECT search_enter_document(id) FROM documents;
