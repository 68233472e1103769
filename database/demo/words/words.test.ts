import { expect, it } from 'vitest';
import type { PartyWords } from '../../../src/features/party/schema.ts';
import { partyIn } from '../../../src/features/party/translate-party.ts';
import { LOCALES } from '../../../src/platform/i18n/locales.ts';
import { wordsLanguage } from '../../../src/site/kit/party.ts';
import { demoParty } from '../party.ts';
import { demoPeople } from '../people.ts';
import { peopleWords } from './people.ts';

const KEYS = [
  'slogan',
  'introduction',
  'principles',
  'hours',
  'whatsappGreeting',
  'press',
  'topics',
  'about',
  'boards',
  'membership',
  'donation',
] as (keyof PartyWords)[];

it.each(LOCALES)('all texts of the demo party exist in %s', (locale) => {
  const party = partyIn(demoParty, locale);
  for (const key of KEYS) expect(wordsLanguage({ party, locale }, key), key).toBeUndefined();
  expect(party.donation.accounts).toEqual(demoParty.donation.accounts);
  expect(party.topics.map(({ email }) => email)).toEqual(
    demoParty.topics.map(({ email }) => email),
  );
});

it('every member of the demo’s boards has a title in every language', () => {
  for (const { slug } of demoPeople)
    expect(Object.keys(peopleWords[slug] ?? {}), slug).toEqual(['en', 'de', 'es']);
  expect(Object.keys(peopleWords)).toHaveLength(demoPeople.length);
});
