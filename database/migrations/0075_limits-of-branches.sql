-- The branches whose records an account sees: its own, and those of the districts of its provinces.
CREATE FUNCTION branches_of_user(account uuid) RETURNS uuid[]
LANGUAGE sql STABLE SET search_path = public, pg_temp AS $$
  SELECT COALESCE(array_agg(seen.id), '{}') FROM branches seen
  WHERE EXISTS (
    SELECT FROM user_branches JOIN branches own ON own.id = user_branches.branch_id
    WHERE user_branches.user_id = account
      AND (own.id = seen.id OR (own.district IS NULL AND own.province = seen.province)))
$$;
--> statement-breakpoint
-- What a limited account makes belongs to its branch; of several: to the first one, a province before its
-- districts, unless the statement names one.
CREATE FUNCTION set_own_branch() RETURNS trigger
LANGUAGE plpgsql SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.branch_id IS NULL AND COALESCE(current_setting('ufuk.user', true), '') <> '' THEN
    SELECT branches.id INTO NEW.branch_id
    FROM user_branches JOIN branches ON branches.id = user_branches.branch_id
    WHERE user_branches.user_id = current_setting('ufuk.user')::uuid
    ORDER BY branches.state <> 'open', branches.district IS NOT NULL, branches.province, branches.district
    LIMIT 1;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
DO $$
DECLARE
  listed text;
BEGIN
  FOREACH listed IN ARRAY '{contents,media,meetings,people}'::text[] LOOP
    EXECUTE format('CREATE TRIGGER own_branch BEFORE INSERT ON %I
      FOR EACH ROW EXECUTE FUNCTION set_own_branch()', listed);
  END LOOP;
END $$;
--> statement-breakpoint
-- Row security holds for the role of limited accounts, and not for the owner of the tables: pages, jobs,
-- backups and national accounts are as before. The list of branches is read once for each statement.
DO $$
DECLARE
  mine CONSTANT text := $q$branch_id = any ((SELECT nullif(current_setting('ufuk.branches', true), '')::uuid[])::uuid[])$q$;
  listed text;
BEGIN
  FOREACH listed IN ARRAY '{applications,contact_messages,contents,media,meetings,branch_people}'::text[] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', listed);
    EXECUTE format('CREATE POLICY branches ON %I USING (%s) WITH CHECK (%2$s)', listed, mine);
  END LOOP;
  -- Who sits on the board of a branch may be known from elsewhere; only its own people are changed.
  EXECUTE 'ALTER TABLE people ENABLE ROW LEVEL SECURITY';
  EXECUTE format('CREATE POLICY branches ON people USING (%s) WITH CHECK (%1$s)', mine);
  EXECUTE 'CREATE POLICY branches_read ON people FOR SELECT
    USING (EXISTS (SELECT FROM branch_people WHERE branch_people.person_id = people.id))';
  EXECUTE 'ALTER TABLE application_totals ENABLE ROW LEVEL SECURITY';
  EXECUTE format('CREATE POLICY branches ON application_totals FOR SELECT USING (%s)', mine);
  EXECUTE 'ALTER TABLE user_branches ENABLE ROW LEVEL SECURITY';
  EXECUTE format('CREATE POLICY branches ON user_branches
    USING (%s OR user_id::text = current_setting(''ufuk.user'', true)) WITH CHECK (%1$s)', mine);
  EXECUTE 'ALTER TABLE notifications ENABLE ROW LEVEL SECURITY';
  EXECUTE format('CREATE POLICY branches_read ON notifications FOR SELECT
    USING (%s OR user_id::text = current_setting(''ufuk.user'', true))', mine);
  EXECUTE format('CREATE POLICY branches_insert ON notifications FOR INSERT
    WITH CHECK (%s OR user_id IS NOT NULL)', mine);
  EXECUTE format('CREATE POLICY branches_delete ON notifications FOR DELETE USING (%s)', mine);
  EXECUTE 'ALTER TABLE branches ENABLE ROW LEVEL SECURITY';
  EXECUTE 'CREATE POLICY branches_read ON branches FOR SELECT USING (true)';
  EXECUTE format('CREATE POLICY branches_update ON branches FOR UPDATE USING (%s) WITH CHECK (%1$s)',
    replace(mine, 'branch_id', 'id'));
END $$;
--> statement-breakpoint
-- What belongs to a record is seen with it: the inner SELECT has the row security of that table.
DO $$
DECLARE
  child text[];
BEGIN
  FOREACH child SLICE 1 IN ARRAY '{
    {application_events,applications,application_id},
    {application_attachments,applications,application_id},
    {application_emails,applications,application_id},
    {application_codes,applications,application_id},
    {contact_message_replies,contact_messages,message_id},
    {contact_message_events,contact_messages,message_id},
    {content_revisions,contents,content_id},
    {content_preview_links,contents,content_id},
    {content_presence,contents,content_id},
    {content_trash,contents,content_id},
    {content_media,contents,content_id},
    {content_attachments,contents,content_id},
    {content_sources,contents,content_id},
    {unpublished_search,contents,content_id}
  }'::text[] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', child[1]);
    EXECUTE format('CREATE POLICY branches ON %I USING
      (EXISTS (SELECT FROM %I whole WHERE whole.id = %1$I.%3$I))', child[1], child[2], child[3]);
  END LOOP;
END $$;
--> statement-breakpoint
-- One table for all branches, which only triggers with the rights of the owner write. Of its rows those are
-- seen that several visible applications share.
ALTER TABLE application_identities ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY branches ON application_identities FOR SELECT USING (
  (SELECT count(*) FROM applications one
    WHERE one.identity_hash = application_identities.identity_hash) > 1);
--> statement-breakpoint
-- Who handled an application does not follow it to a branch whose records the account does not see.
CREATE FUNCTION leave_branch() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF NEW.branch_id IS DISTINCT FROM OLD.branch_id AND NEW.assigned_to IS NOT NULL AND EXISTS (
    SELECT FROM users WHERE id = NEW.assigned_to AND NOT is_national
      AND (NEW.branch_id IS NULL OR NOT NEW.branch_id = ANY (branches_of_user(id))))
  THEN
    NEW.assigned_to := NULL;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- After `application_branch`: triggers of the same moment run in the order of their names.
CREATE TRIGGER application_leaves_branch BEFORE UPDATE OF branch_id, city, district ON applications
  FOR EACH ROW EXECUTE FUNCTION leave_branch();
--> statement-breakpoint
CREATE TRIGGER message_leaves_branch BEFORE UPDATE OF branch_id ON contact_messages
  FOR EACH ROW EXECUTE FUNCTION leave_branch();
--> statement-breakpoint
-- Of accounts, limited ones see themselves, the national ones, and those that share a branch. They change
-- only accounts whose branches are all theirs, and make no national one.
ALTER TABLE users ENABLE ROW LEVEL SECURITY;
--> statement-breakpoint
CREATE POLICY branches_read ON users FOR SELECT USING (
  is_national OR id::text = current_setting('ufuk.user', true)
  OR EXISTS (SELECT FROM user_branches WHERE user_branches.user_id = users.id AND user_branches.branch_id
    = any ((SELECT nullif(current_setting('ufuk.branches', true), '')::uuid[])::uuid[])));
--> statement-breakpoint
CREATE FUNCTION is_within_branches(account uuid) RETURNS boolean
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT NOT EXISTS (SELECT FROM user_branches WHERE user_id = account
    AND NOT branch_id = any (COALESCE(nullif(current_setting('ufuk.branches', true), '')::uuid[], '{}')))
$$;
--> statement-breakpoint
CREATE POLICY branches_insert ON users FOR INSERT WITH CHECK (NOT is_national);
--> statement-breakpoint
CREATE POLICY branches_update ON users FOR UPDATE USING (
  id::text = current_setting('ufuk.user', true) OR (NOT is_national AND is_within_branches(id)))
  WITH CHECK (NOT is_national);
--> statement-breakpoint
CREATE POLICY branches_delete ON users FOR DELETE USING (NOT is_national AND is_within_branches(id));
