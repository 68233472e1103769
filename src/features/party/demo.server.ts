import { sql } from 'drizzle-orm';
import type { DemoRecords } from '../../platform/demo/demo-records.server.ts';
import { LOCALES } from '../../platform/i18n/locales.ts';
import type { Localized, PartyFields } from './contract.ts';
import { readParty } from './operations.server.ts';
import { type Party, UNNAMED_PARTY } from './schema.ts';
import { party } from './tables.server.ts';
import { isLocalized, toFields, toStored } from './texts-in-languages.ts';

type Part = Record<string, unknown>;

/** A save trims texts and groups the digits of account numbers. */
const plain = (text: string): string => text.replaceAll(/\s/g, '');
const isSameText = (now: string, came: string): boolean => plain(now) === plain(came);
const isAmong = (texts: readonly string[], text: string): boolean =>
  texts.some((one) => isSameText(one, text));

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/** Whether two parts have the same Turkish texts, numbers and addresses. */
function isSame(now: unknown, came: unknown): boolean {
  if (isLocalized(now) && isLocalized(came)) return isSameText(now.tr, came.tr);
  if (typeof now === 'string' && typeof came === 'string') return isSameText(now, came);
  if (!isPart(now) || !isPart(came)) return now === came;
  return Object.keys(now).every((key) => isSame(now[key], came[key]));
}

/** Every text of one language in a part of the demo's party. */
function textsIn(value: unknown, locale: (typeof LOCALES)[number]): string[] {
  if (isLocalized(value)) return [value[locale]];
  return isPart(value) ? Object.values(value).flatMap((part) => textsIn(part, locale)) : [];
}

/** A text without the translations that came with the demo. */
function withoutTranslations(now: Localized, came: unknown): Localized {
  const texts = LOCALES.map((locale) => [
    locale,
    isAmong(textsIn(came, locale), now[locale]) ? '' : now[locale],
  ]);
  return Object.fromEntries(texts) as Localized;
}

/** An entry that the staff changed, without translations that came with the demo for another text. */
function ownEntry(now: unknown, came: unknown): unknown {
  if (isLocalized(now))
    return isAmong(textsIn(came, 'tr'), now.tr) ? now : withoutTranslations(now, came);
  if (!isPart(now)) return now;
  return Object.fromEntries(Object.entries(now).map(([key, part]) => [key, ownEntry(part, came)]));
}

function without(now: unknown, came: unknown): unknown {
  if (isLocalized(now)) return withoutTranslations(now, came);
  if (Array.isArray(now) && Array.isArray(came))
    return now
      .filter((entry) => !came.some((other) => isSame(entry, other)))
      .map((entry) => ownEntry(entry, came));
  if (isPart(now) && isPart(came))
    return Object.fromEntries(
      Object.entries(now).map(([key, part]) => [key, without(part, came[key])]),
    );
  return typeof now === 'string' && isSame(now, came) ? '' : now;
}

/**
 * The data of a party without what is still as it came with the demo. An entry of a list in which anything
 * was changed stays as it is.
 */
export function withoutDemo(now: PartyFields, came: PartyFields): PartyFields {
  const left = without(now, came) as PartyFields;
  return { ...left, logoId: now.logoId };
}

/** How many fields say something. A text counts once, whatever its languages. */
export function countFilled(value: unknown): number {
  if (isLocalized(value)) return LOCALES.some((locale) => value[locale] !== '') ? 1 : 0;
  if (typeof value === 'string') return value === '' ? 0 : 1;
  if (!isPart(value)) return 0;
  return Object.values(value).reduce((sum: number, part) => sum + countFilled(part), 0);
}

/** The data of the party, field by field. */
export const demoParty: DemoRecords = {
  kind: 'party',
  rows: sql`select 'party' as id, '' as name, '' as words, false as discarded, data as value from party`,
  async remove(tx, _removal, records) {
    await tx.select({ only: party.only }).from(party).for('update');
    const now = toFields((await readParty(tx)).party);
    const came = toFields({ ...UNNAMED_PARTY, ...(records[0]?.value as Party), logo: null });
    const left = withoutDemo(now, came);
    await tx.update(party).set({ data: toStored(left), version: sql`${party.version} + 1` });
    const kept = countFilled(left);
    return { ids: ['party'], count: countFilled(now) - kept, kept };
  },
};
