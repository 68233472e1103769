import { type FormEvent, useRef, useState } from 'react';
import type { Messages } from '../form/messages.ts';
import { useText } from '../language/language.ts';
import { ApiError } from '../session/api-error.ts';

/** Messages by field; what belongs to no field is under `form`. */
export type Faults = Messages;

interface Submission {
  /** What is wrong before anything is sent. */
  find?: () => Faults;
  /** Sends; what the server answers about fields comes to stand at them. */
  send: () => Promise<void>;
  /** Faults that a refusal means here, where it does not name its fields itself. */
  explain?: (error: unknown) => Faults | undefined;
}

/** A small form of one action, such as signing in. It is sent once at a time and keeps what was typed. */
export function useSubmit({ find, send, explain }: Submission) {
  const { t } = useText();
  const [faults, setFaults] = useState<Faults>({});
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  // Two quick presses of Enter must not become two calls: state is too late for the second one.
  const underWay = useRef(false);

  function fail(found: Faults) {
    setFaults(found);
    setAttempt((count) => count + 1);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (underWay.current) return;
    const found = find?.() ?? {};
    if (Object.keys(found).length > 0) return fail(found);
    underWay.current = true;
    setBusy(true);
    try {
      setFaults({});
      await send();
    } catch (error) {
      fail(explain?.(error) ?? faultsOf(error, t('dashboard:failure.generic')));
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  }

  /** Takes away the messages of these fields and of the whole form: they are being corrected. */
  const clearFaults = (...fields: string[]) =>
    setFaults((before) =>
      Object.fromEntries(
        Object.entries(before).filter(([name]) => name !== 'form' && !fields.includes(name)),
      ),
    );
  return { faults, attempt, busy, submit, clearFaults };
}

function faultsOf(error: unknown, generic: string): Faults {
  if (!(error instanceof ApiError)) return { form: generic };
  return Object.keys(error.fields).length > 0 ? error.fields : { form: error.message };
}
