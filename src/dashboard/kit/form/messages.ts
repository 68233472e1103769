import type { FieldFault } from '../parts/error-summary.tsx';

/** What is wrong with fields, by their paths (`cover.alt` for nested ones). */
export type Messages = Partial<Record<string, string>>;

/**
 * For the summary above a form: what belongs to no field, then the fields of these ids in their
 * order, which is the order of reading.
 */
export function listFaults(messages: Messages, ids: Record<string, string>): FieldFault[] {
  const ofNoField = Object.keys(messages).filter((field) => !(field in ids));
  return [...ofNoField, ...Object.keys(ids)].flatMap((field) => {
    const message = messages[field];
    return message ? [{ target: ids[field], message }] : [];
  });
}
