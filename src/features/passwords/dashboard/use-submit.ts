import { type FormEvent, useRef, useState } from 'react';
import { useText } from '../../../dashboard/language/language.ts';
import type { FieldFault } from '../../../dashboard/parts/error-summary.tsx';
import { ApiError } from '../../../dashboard/session/api-error.ts';

/** Messages by field; what belongs to no field is under `form`. */
export type Faults = Partial<Record<string, string>>;

interface Submission {
  /** What is wrong before anything is sent. */
  find: () => Faults;
  /** Sends; what the server answers about fields comes to stand at them. */
  send: () => Promise<void>;
}

/** One form that is sent once at a time and keeps what was typed when that fails. */
export function useSubmit({ find, send }: Submission) {
  const { t } = useText();
  const [faults, setFaults] = useState<Faults>({});
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const underWay = useRef(false);

  function fail(found: Faults) {
    setFaults(found);
    setAttempt((count) => count + 1);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (underWay.current) return;
    const found = find();
    if (Object.keys(found).length > 0) return fail(found);
    underWay.current = true;
    setBusy(true);
    try {
      setFaults({});
      await send();
    } catch (error) {
      fail(faultsOf(error, t('dashboard:failure.generic')));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  const mend = (...fields: string[]) =>
    setFaults((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([name]) => name !== 'form' && !fields.includes(name)),
      ),
    );
  return { faults, attempt, busy, submit, mend };
}

function faultsOf(error: unknown, generic: string): Faults {
  if (!(error instanceof ApiError)) return { form: generic };
  return Object.keys(error.fields).length > 0 ? error.fields : { form: error.message };
}

/** For the summary, which leads to the fields of these ids; a fault of no such field leads nowhere. */
export const listFaults = (faults: Faults, ids: Record<string, string>): FieldFault[] =>
  Object.entries(faults).flatMap(([field, message]) =>
    message ? [{ target: ids[field], message }] : [],
  );
