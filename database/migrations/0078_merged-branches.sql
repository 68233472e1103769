-- A content of a branch is in all lists. No release has read or written this column.
ALTER TABLE "contents" DROP COLUMN "in_national_lists";
--> statement-breakpoint
-- The branches whose records an account sees: its own, those of the districts of its provinces, and what was
-- merged into one of these.
CREATE OR REPLACE FUNCTION branches_of_user(account uuid) RETURNS uuid[]
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  WITH own AS (
    SELECT branches.id, branches.province, branches.district
    FROM user_branches JOIN branches ON branches.id = user_branches.branch_id
    WHERE user_branches.user_id = account
  ), seen AS (
    SELECT id FROM own
    UNION
    SELECT below.id FROM own JOIN branches below ON below.province = own.province WHERE own.district IS NULL
  )
  SELECT COALESCE(array_agg(id), '{}') FROM (
    SELECT id FROM seen
    UNION
    SELECT merged.id FROM seen JOIN branches merged ON merged.merged_into = seen.id
  ) of_account
$$;
