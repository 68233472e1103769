import { tooLow } from '../../../platform/color/readable.ts';
import { compactIban, isValidIban } from '../../../platform/iban.ts';
import { missingTranslations } from './convert.ts';
import type { PartyFields } from './schema.ts';

/**
 * What the schema cannot say, by the path of the field: the rule that it breaks. An account number
 * that is stored already may stay although no bank has it, such as the one of the demo.
 */
export function partyFaults(fields: PartyFields, stored: PartyFields): Record<string, string> {
  const faults: Record<string, string> = {};
  if (/^#[0-9a-f]{6}$/.test(fields.color) && tooLow(fields.color)) faults.color = 'unreadableColor';
  const known = new Set(stored.donation.accounts.map(({ iban }) => compactIban(iban)));
  for (const [index, { iban }] of fields.donation.accounts.entries())
    if (iban !== '' && !isValidIban(iban) && !known.has(compactIban(iban)))
      faults[`donation.accounts.${index}.iban`] = 'iban';
  for (const path of missingTranslations(fields)) faults[path] = 'translationMissing';
  return faults;
}
