import type { Messages } from '../parts/error-summary.tsx';
import { ApiError } from '../session/api-error.ts';

interface Parts<Fields, Input, Rec> {
  typed: Fields;
  /** The values that refused fields keep. */
  stored: Fields;
  /** See `RecordFormOptions`. */
  essential: readonly (keyof Fields & string)[] | undefined;
  /** The values to send, or the faults of fields. */
  check: (fields: Fields) => Promise<{ input: Input } | { faults: Messages }>;
  save: (input: Input, fields: Fields) => Promise<Rec>;
}

interface SavedParts<Fields, Rec> {
  record: Rec;
  /** What was sent. */
  fields: Fields;
  /** Why fields were left out, by their paths. */
  faults: Messages;
  /** The names of the fields that were left out. */
  left: string[];
}

/** The field of a path such as `cover.alt`. */
export const rootOf = (path: string) => path.split('.')[0] as string;

/**
 * Saves what can be saved: a field that is refused must not keep the rest of what was typed from the
 * server. Null: nothing can be saved yet. Throws what the server answered if it refuses all.
 */
export async function saveParts<Fields extends object, Input, Rec>(
  parts: Parts<Fields, Input, Rec>,
): Promise<SavedParts<Fields, Rec> | null> {
  const { typed, stored, essential, check, save } = parts;
  const faults: Messages = {};
  const isGood = (name: string) => !Object.keys(faults).some((path) => rootOf(path) === name);
  const storedBut = (keeps: (name: string) => boolean): Fields => ({
    ...stored,
    ...Object.fromEntries(Object.entries(typed).filter(([name]) => keeps(name))),
  });
  const isEssential = (name: string) => essential?.some((one) => one === name) && isGood(name);
  const tries = essential ? [() => true, isGood, isEssential] : [() => true];
  let refusal: unknown = null;
  for (const keeps of tries) {
    const fields = storedBut((name) => keeps(name) ?? false);
    const checked = await check(fields);
    if ('faults' in checked) {
      Object.assign(faults, checked.faults);
      continue;
    }
    try {
      const record = await save(checked.input, fields);
      return { record, fields, faults, left: differing(typed, fields) };
    } catch (error) {
      const isRefusal = error instanceof ApiError && error.status === 422;
      if (!isRefusal || !essential) throw error;
      refusal = error;
      Object.assign(faults, error.fields);
    }
  }
  if (refusal) throw refusal;
  return null;
}

const differing = <Fields extends object>(a: Fields, b: Fields): string[] =>
  (Object.keys(a) as (keyof Fields & string)[]).filter(
    (name) => JSON.stringify(a[name]) !== JSON.stringify(b[name]),
  );
