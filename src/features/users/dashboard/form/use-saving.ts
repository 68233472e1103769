import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { ApiError } from '../../../../dashboard/session/api-error.ts';
import { type NewUser, User, type UserChange } from '../../schema.ts';
import { addUser, type ChangedUser, changeUser, rememberUser } from '../user-calls.ts';

/** Why the last save did not happen. It stands until one does. */
export interface SaveFailure {
  message: string;
  /** What the server holds instead, when somebody else saved in between. */
  newer: User | null;
  /** Messages by field name. */
  fields: Record<string, string>;
}

/** What is sent: to a user's id, or to be added. */
type Save = { id: null; input: NewUser } | { id: string; input: UserChange };

/** Saves a user, one save at a time, and knows why the last one failed. */
export function useSaving() {
  const client = useQueryClient();
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<SaveFailure | null>(null);
  const underWay = useRef(false);

  /** Resolves with the saved user, or null: then `failure` says why. */
  async function save({ id, input }: Save): Promise<ChangedUser | null> {
    if (underWay.current) return null;
    underWay.current = true;
    setSaving(true);
    try {
      const changed = id === null ? await addUser(input) : await changeUser(id, input);
      setFailure(null);
      rememberUser(client, changed.data);
      return changed;
    } catch (error) {
      setFailure(describe(error));
      return null;
    } finally {
      underWay.current = false;
      setSaving(false);
    }
  }
  return { saving, failure, save };
}

function describe(error: unknown): SaveFailure {
  const message = error instanceof Error ? error.message : String(error);
  if (!(error instanceof ApiError)) return { message, newer: null, fields: {} };
  const newer = error.status === 409 ? User.safeParse(error.current) : null;
  return { message, newer: newer?.success ? newer.data : null, fields: error.fields };
}
