import { type FormEvent, useRef, useState } from 'react';
import { useText } from '../language/language.ts';
import { ApiError, rawError } from '../session/api-error.ts';
import type { Messages } from './error-summary.tsx';

/** Messages by field; that of the whole form is under `form`, its raw error under `details`. */
export type Faults = Messages;

const OF_FORM = ['form', 'details'];

interface Submission {
  /** Finds errors before anything is sent. */
  find?: () => Faults;
  /** Sends the request; the server's messages about fields are shown at the fields. */
  send: () => Promise<void>;
  /** The errors that a refusal means here, if it names no fields itself. */
  explain?: (error: unknown) => Faults | undefined;
}

/**
 * A small form of one action, such as signing in. Only one request runs at a time, and the typed
 * values stay.
 */
export function useSubmit({ find, send, explain }: Submission) {
  const { t } = useText();
  const [faults, setFaults] = useState<Faults>({});
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  // Pressing Enter twice quickly must send one request; React's state would change too late for
  // this.
  const running = useRef(false);

  function fail(found: Faults) {
    setFaults(found);
    setAttempt((count) => count + 1);
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (running.current) return;
    const found = find?.() ?? {};
    if (Object.keys(found).length > 0) return fail(found);
    running.current = true;
    setBusy(true);
    try {
      setFaults({});
      await send();
    } catch (error) {
      fail(explain?.(error) ?? faultsOf(error, t('dashboard:failure.generic')));
    } finally {
      running.current = false;
      setBusy(false);
    }
  }

  /** Removes the messages of these fields and of the whole form: the user is correcting them. */
  const clearFaults = (...fields: string[]) =>
    setFaults((before) =>
      Object.fromEntries(
        Object.entries(before).filter(
          ([name]) => !OF_FORM.includes(name) && !fields.includes(name),
        ),
      ),
    );
  return { faults, attempt, busy, submit, clearFaults };
}

/** Shown below the message of the whole form. */
export function detailsOf(error: unknown): Faults {
  const details = rawError(error);
  return details ? { details } : {};
}

function faultsOf(error: unknown, generic: string): Faults {
  if (!(error instanceof ApiError)) return { form: generic, ...detailsOf(error) };
  return Object.keys(error.fields).length > 0
    ? error.fields
    : { form: error.message, ...detailsOf(error) };
}
