import { createHash } from 'node:crypto';
import { LOCALES } from '../../platform/i18n/locales.ts';
import { fillLines } from '../../platform/mail/placeholders.ts';
import { readableNumber } from '../../site/kit/parts/contact-links.ts';
import type { Party } from '../party/schema.ts';
import type { LEGAL_PLACEHOLDERS, LegalWordings, LegalWords } from './schema.ts';

type Values = Record<(typeof LEGAL_PLACEHOLDERS)[number], string>;

/** The text with the data of the party, without the lines whose data the party has not entered. */
export function fillWordings(template: LegalWordings, party: Party): LegalWordings {
  const { name, address, phone, email } = party;
  const values: Values = { party: name, address, phone: readableNumber(phone), email };
  return eachLanguage(template, ({ title, statement, text }) => ({
    title: fillLines(title, values),
    statement: fillLines(statement, values),
    text: fillLines(text, values),
  }));
}

/**
 * SHA-256 over the text in every language, in hexadecimal. Its input is JSON: for each language in a
 * fixed order `[language, title, statement, text]`.
 */
export function hashWordings(wordings: LegalWordings): string {
  const parts = LOCALES.flatMap((locale) => {
    const words = wordings[locale];
    return words ? [[locale, words.title, words.statement, words.text]] : [];
  });
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex');
}

function eachLanguage(
  wordings: LegalWordings,
  change: (words: LegalWords) => LegalWords,
): LegalWordings {
  const entries = LOCALES.flatMap((locale) => {
    const words = wordings[locale];
    return words ? [[locale, change(words)] as const] : [];
  });
  return Object.fromEntries(entries) as unknown as LegalWordings;
}
