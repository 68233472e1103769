ALTER TABLE "audit_events" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "erased_seal" "bytea";--> statement-breakpoint
CREATE INDEX "audit_events_erasable" ON "audit_events" USING btree ("at") WHERE erased_at is null and action in ('auth.signInRefused', 'auth.throttled', 'password.resetAsked');--> statement-breakpoint
-- The erasure of old origins names itself; the trigger guards against mistakes, the chain against owners.
CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND current_setting('ufuk.audit_erasure', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION 'audit_events is append-only';
END $$;
