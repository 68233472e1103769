import type { Changes, EventKind } from '../timeline.ts';

interface Changed {
  kind: EventKind;
  details: Record<string, string | string[]>;
  changes: Changes | null;
}

/** The fields of the form, and the names of those of which only a later value is stored. */
export interface SentData {
  values: Record<string, string>;
  unsure: ReadonlySet<string>;
}

/**
 * The data as the applicant sent it: the present data without its changes. `steps` begin with the
 * oldest. A correction from before values were stored says only which fields it changed.
 */
export function dataAsSent(now: Record<string, string>, steps: readonly Changed[]): SentData {
  const values = { ...now };
  const unsure = new Set<string>();
  for (const { kind, details, changes } of steps.toReversed()) {
    for (const [name, [before]] of Object.entries(changes ?? {})) {
      values[name] = before;
      unsure.delete(name);
    }
    if (changes === null && (kind === 'corrected' || kind === 'completed'))
      for (const name of [details.fields ?? []].flat()) unsure.add(name);
  }
  return { values, unsure };
}
