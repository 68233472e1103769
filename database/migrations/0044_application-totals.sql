CREATE TABLE "application_identities" (
	"identity_hash" "bytea" NOT NULL,
	"total" integer NOT NULL,
	"open" integer NOT NULL,
	CONSTRAINT "application_identities_identity_hash_pk" PRIMARY KEY("identity_hash")
);
--> statement-breakpoint
CREATE TABLE "application_totals" (
	"status" text NOT NULL,
	"city" integer NOT NULL,
	"total" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "application_identities_shared" ON "application_identities" USING btree ("identity_hash","open") WHERE total > 1;--> statement-breakpoint
CREATE INDEX "applications_open" ON "applications" USING btree ("created_at","id") WHERE status in ('application', 'inReview', 'missingInformation');
--> statement-breakpoint
-- Nobody may change an application between the counting and the triggers.
LOCK TABLE applications IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
INSERT INTO application_totals (status, city, total)
SELECT status, city, count(*) FROM applications GROUP BY 1, 2;
--> statement-breakpoint
INSERT INTO application_identities (identity_hash, total, open)
SELECT identity_hash, count(*),
  count(*) FILTER (WHERE status IN ('application', 'inReview', 'missingInformation'))
FROM applications GROUP BY 1;
--> statement-breakpoint
-- Once for each statement. Identities are in order, so that two statements at the same time never wait for
-- each other crosswise.
CREATE FUNCTION count_applications() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  opened CONSTANT text[] := '{application,inReview,missingInformation}';
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO application_totals (status, city, total)
    SELECT status, city, count(*) FROM added GROUP BY 1, 2;
    INSERT INTO application_identities AS known (identity_hash, total, open)
    SELECT identity_hash, count(*), count(*) FILTER (WHERE status = ANY (opened))
    FROM added GROUP BY 1 ORDER BY 1
    ON CONFLICT (identity_hash)
    DO UPDATE SET total = known.total + excluded.total, open = known.open + excluded.open;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO application_totals (status, city, total)
    SELECT status, city, -count(*) FROM removed GROUP BY 1, 2;
    INSERT INTO application_identities AS known (identity_hash, total, open)
    SELECT identity_hash, -count(*), -count(*) FILTER (WHERE status = ANY (opened))
    FROM removed GROUP BY 1 ORDER BY 1
    ON CONFLICT (identity_hash)
    DO UPDATE SET total = known.total + excluded.total, open = known.open + excluded.open;
    DELETE FROM application_identities known USING removed
    WHERE known.identity_hash = removed.identity_hash AND known.total = 0;
  ELSE
    INSERT INTO application_totals (status, city, total)
    SELECT status, city, sum(change)
    FROM (SELECT status, city, 1 AS change FROM added
      UNION ALL SELECT status, city, -1 FROM removed) changed
    GROUP BY 1, 2 HAVING sum(change) <> 0;
    INSERT INTO application_identities AS known (identity_hash, total, open)
    SELECT identity_hash, sum(change), sum(change * (status = ANY (opened))::int)
    FROM (SELECT identity_hash, status, 1 AS change FROM added
      UNION ALL SELECT identity_hash, status, -1 FROM removed) changed
    GROUP BY 1 HAVING sum(change) <> 0 OR sum(change * (status = ANY (opened))::int) <> 0
    ORDER BY 1
    ON CONFLICT (identity_hash)
    DO UPDATE SET total = known.total + excluded.total, open = known.open + excluded.open;
    DELETE FROM application_identities known USING removed
    WHERE known.identity_hash = removed.identity_hash AND known.total = 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER application_totals_insert AFTER INSERT ON applications
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_applications();
--> statement-breakpoint
CREATE TRIGGER application_totals_delete AFTER DELETE ON applications
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION count_applications();
--> statement-breakpoint
CREATE TRIGGER application_totals_update AFTER UPDATE ON applications
  REFERENCING OLD TABLE AS removed NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION count_applications();
