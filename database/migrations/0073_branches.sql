CREATE TABLE "branches" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"province" integer NOT NULL,
	"district" text,
	"state" text DEFAULT 'open' NOT NULL,
	"merged_into" uuid,
	"address" text DEFAULT '' NOT NULL,
	"phone" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"map_url" text DEFAULT '' NOT NULL,
	"hours" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"links" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"picture_id" uuid,
	"founded_on" date,
	"texts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "branches_place" UNIQUE NULLS NOT DISTINCT("province","district"),
	CONSTRAINT "branches_province" CHECK ("branches"."province" between 1 and 81),
	CONSTRAINT "branches_state" CHECK ("branches"."state" in ('open', 'closed', 'merged')),
	CONSTRAINT "branches_merged" CHECK (("branches"."state" = 'merged') = ("branches"."merged_into" is not null))
);
--> statement-breakpoint
CREATE TABLE "user_branches" (
	"user_id" uuid NOT NULL,
	"branch_id" uuid NOT NULL,
	CONSTRAINT "user_branches_user_id_branch_id_pk" PRIMARY KEY("user_id","branch_id")
);
--> statement-breakpoint
CREATE TABLE "branch_people" (
	"branch_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"office" jsonb NOT NULL,
	"is_chair" boolean DEFAULT false NOT NULL,
	"position" integer NOT NULL,
	CONSTRAINT "branch_people_branch_id_person_id_pk" PRIMARY KEY("branch_id","person_id")
);
--> statement-breakpoint
ALTER TABLE "application_totals" ADD COLUMN "branch_id" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "branch_id" uuid;--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "branch_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "branch_id" uuid;--> statement-breakpoint
ALTER TABLE "contents" ADD COLUMN "in_national_lists" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "is_national" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "media" ADD COLUMN "branch_id" uuid;--> statement-breakpoint
ALTER TABLE "meetings" ADD COLUMN "branch_id" uuid;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD COLUMN "branch_id" uuid;--> statement-breakpoint
ALTER TABLE "notifications" ADD COLUMN "branch_id" uuid;--> statement-breakpoint
ALTER TABLE "people" ADD COLUMN "branch_id" uuid;--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_merged_into" FOREIGN KEY ("merged_into") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_branches" ADD CONSTRAINT "user_branches_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_branches" ADD CONSTRAINT "user_branches_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_people" ADD CONSTRAINT "branch_people_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "branch_people" ADD CONSTRAINT "branch_people_person_id_people_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."people"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "branches_merged_into" ON "branches" USING btree ("merged_into");--> statement-breakpoint
CREATE INDEX "branches_picture" ON "branches" USING btree ("picture_id");--> statement-breakpoint
CREATE INDEX "user_branches_branch" ON "user_branches" USING btree ("branch_id");--> statement-breakpoint
CREATE UNIQUE INDEX "branch_people_chair" ON "branch_people" USING btree ("branch_id") WHERE is_chair;--> statement-breakpoint
CREATE INDEX "branch_people_person" ON "branch_people" USING btree ("person_id");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "applications_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "contents" ADD CONSTRAINT "contents_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "media" ADD CONSTRAINT "media_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "meetings" ADD CONSTRAINT "meetings_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "contact_messages" ADD CONSTRAINT "contact_messages_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "people" ADD CONSTRAINT "people_branch_id_branches_id_fk" FOREIGN KEY ("branch_id") REFERENCES "public"."branches"("id") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX "applications_branch" ON "applications" USING btree ("branch_id","created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "applications_branch_status" ON "applications" USING btree ("branch_id","status","created_at","id");--> statement-breakpoint
CREATE INDEX "contents_branch" ON "contents" USING btree ("branch_id","published_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "contents_branch_updated" ON "contents" USING btree ("branch_id","updated_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "media_branch" ON "media" USING btree ("branch_id","created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "meetings_branch" ON "meetings" USING btree ("branch_id","starts_at");--> statement-breakpoint
CREATE INDEX "contact_messages_branch" ON "contact_messages" USING btree ("branch_id","state","created_at" desc,"id" desc);--> statement-breakpoint
CREATE INDEX "notifications_branch" ON "notifications" USING btree ("branch_id","id") WHERE "notifications"."branch_id" is not null;--> statement-breakpoint
CREATE INDEX "people_branch" ON "people" USING btree ("branch_id");
--> statement-breakpoint
ALTER TABLE "branches" ADD CONSTRAINT "branches_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
--> statement-breakpoint
-- The branch of a place: that of its district, else that of its province; what was merged leads to the
-- branch that took over. It cannot be merged or closed while the caller's transaction relies on it.
CREATE FUNCTION branch_of_place(place_province integer, place_district text) RETURNS uuid
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  found branches%ROWTYPE;
BEGIN
  SELECT * INTO found FROM branches
  WHERE province = place_province AND district = place_district FOR SHARE;
  FOR steps IN 1..20 LOOP
    EXIT WHEN found.state IS DISTINCT FROM 'merged';
    SELECT * INTO found FROM branches WHERE id = found.merged_into FOR SHARE;
  END LOOP;
  IF found.state = 'open' THEN RETURN found.id; END IF;
  SELECT * INTO found FROM branches
  WHERE province = COALESCE(found.province, place_province) AND district IS NULL FOR SHARE;
  FOR steps IN 1..20 LOOP
    EXIT WHEN found.state IS DISTINCT FROM 'merged';
    SELECT * INTO found FROM branches WHERE id = found.merged_into FOR SHARE;
  END LOOP;
  RETURN CASE WHEN found.state = 'open' THEN found.id END;
END $$;
--> statement-breakpoint
CREATE FUNCTION set_application_branch() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NOT NEW.branch_chosen THEN
    NEW.branch_id := branch_of_place(NEW.city, NEW.district);
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER application_branch BEFORE INSERT OR UPDATE OF city, district ON applications
  FOR EACH ROW EXECUTE FUNCTION set_application_branch();
--> statement-breakpoint
-- As before, with the branch. It runs with the rights of the owner, because an account that sees only its
-- branches changes numbers that it cannot read.
CREATE OR REPLACE FUNCTION count_applications() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
DECLARE
  opened CONSTANT text[] := '{application,inReview,missingInformation}';
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO application_totals (status, city, branch_id, total)
    SELECT status, city, branch_id, count(*) FROM added GROUP BY 1, 2, 3;
    INSERT INTO application_identities AS known (identity_hash, total, open)
    SELECT identity_hash, count(*), count(*) FILTER (WHERE status = ANY (opened))
    FROM added GROUP BY 1 ORDER BY 1
    ON CONFLICT (identity_hash)
    DO UPDATE SET total = known.total + excluded.total, open = known.open + excluded.open;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO application_totals (status, city, branch_id, total)
    SELECT status, city, branch_id, -count(*) FROM removed GROUP BY 1, 2, 3;
    INSERT INTO application_identities AS known (identity_hash, total, open)
    SELECT identity_hash, -count(*), -count(*) FILTER (WHERE status = ANY (opened))
    FROM removed GROUP BY 1 ORDER BY 1
    ON CONFLICT (identity_hash)
    DO UPDATE SET total = known.total + excluded.total, open = known.open + excluded.open;
    DELETE FROM application_identities known USING removed
    WHERE known.identity_hash = removed.identity_hash AND known.total = 0;
  ELSE
    INSERT INTO application_totals (status, city, branch_id, total)
    SELECT status, city, branch_id, sum(change)
    FROM (SELECT status, city, branch_id, 1 AS change FROM added
      UNION ALL SELECT status, city, branch_id, -1 FROM removed) changed
    GROUP BY 1, 2, 3 HAVING sum(change) <> 0;
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
