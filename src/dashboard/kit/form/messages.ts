import type { FieldFault } from '../parts/error-summary.tsx';

/** The error messages of fields, by their paths (`cover.alt` for nested ones). */
export type Messages = Partial<Record<string, string>>;

/**
 * The messages for the summary above a form: first those of no field, then those of the fields with
 * these ids, in this order, which is the reading order. `details` is the raw error of the form.
 */
export function listFaults(
  { details, ...messages }: Messages,
  ids: Record<string, string>,
): FieldFault[] {
  const ofNoField = Object.keys(messages).filter((field) => !(field in ids));
  return [...ofNoField, ...Object.keys(ids)].flatMap((field) => {
    const message = messages[field];
    return message ? [{ target: ids[field], message, ...(field === 'form' && { details }) }] : [];
  });
}
