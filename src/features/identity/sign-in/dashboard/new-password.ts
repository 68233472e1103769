import { findPersonalWord } from '../password-personal.ts';
import { missingParts, PASSWORD_MAX, PASSWORD_MIN } from '../password-rule.ts';

/** The values of the two fields for a new password. */
export interface NewPasswordValues {
  password: string;
  /** The same password a second time. */
  again: string;
}
export type NewPasswordFaults = Partial<Record<keyof NewPasswordValues, string>>;
export const NO_PASSWORD: NewPasswordValues = { password: '', again: '' };

type Say = (key: string, values?: Record<string, unknown>) => string;

/**
 * The errors that are found before sending; empty if the repetition is the same and the password
 * follows the rule of `password-rule.ts` and contains no word of the `personal` texts.
 */
export function findPasswordFaults(
  { password, again }: NewPasswordValues,
  t: Say,
  personal: readonly string[],
) {
  const faults: NewPasswordFaults = {};
  const missing = missingParts(password);
  const say = (rule: string, field: string) =>
    t(`dashboard:validation.${rule}`, {
      field: t(`passwords:fields.${field}`),
      min: PASSWORD_MIN,
      max: PASSWORD_MAX,
    });
  const word = findPersonalWord(password.slice(0, PASSWORD_MAX), personal);
  if (!password) faults.password = say('required', 'password');
  else if (missing.includes('long')) faults.password = say('min', 'password');
  else if (password.length > PASSWORD_MAX) faults.password = say('max', 'password');
  else if (missing.length > 0) faults.password = t('passwords:fields.tooWeak');
  else if (word !== null) faults.password = t('passwords:rule.personal', { word });
  if (!again) faults.again = say('required', 'again');
  else if (again !== password) faults.again = t('passwords:fields.mismatch');
  return faults;
}
