import { type FormEvent, useRef, useState } from 'react';
import { useText } from '../language/language.ts';
import { ApiError } from '../session/api-error.ts';
import type { FieldFault } from './error-summary.tsx';

/** Messages by field; what belongs to no field is under `form`. */
export type Faults = Partial<Record<string, string>>;

interface Submission {
  /** What is wrong before anything is sent. */
  find?: () => Faults;
  /** Sends; what the server answers about fields comes to stand at them. */
  send: () => Promise<void>;
  /** Faults that a refusal means here, where it does not name its fields itself. */
  explain?: (error: unknown) => Faults | undefined;
}

/** One form that is sent once at a time and keeps what was typed when that fails. */
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

  /** Takes away what was said of these fields and of the whole form: it is being mended. */
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

/**
 * For the summary: what leads nowhere, then the fields of these ids in their order, which is the
 * order of reading.
 */
export function listFaults(faults: Faults, ids: Record<string, string>): FieldFault[] {
  const nowhere = Object.keys(faults).filter((field) => !(field in ids));
  return [...nowhere, ...Object.keys(ids)].flatMap((field) => {
    const message = faults[field];
    return message ? [{ target: ids[field], message }] : [];
  });
}
