CREATE INDEX "application_totals_branch" ON "application_totals" USING btree ("branch_id");
--> statement-breakpoint
-- The same result as before, in the order of the ids: every statement of a limited account asks for it, so
-- it looks for the districts of its provinces instead of testing every branch.
CREATE OR REPLACE FUNCTION branches_of_user(account uuid) RETURNS uuid[]
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT COALESCE(array_agg(id ORDER BY id), '{}') FROM (
    SELECT branch_id AS id FROM user_branches WHERE user_id = account
    UNION
    SELECT seen.id FROM user_branches
      JOIN branches own ON own.id = user_branches.branch_id
      JOIN branches seen ON seen.province = own.province
    WHERE user_branches.user_id = account AND own.district IS NULL) seen
$$;
