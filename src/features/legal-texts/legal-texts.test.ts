import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { LOCALES, localePath } from '../../platform/i18n/locales.ts';
import { placeholderFault } from '../../platform/mail/placeholders.ts';
import { makeParty, UNNAMED_PARTY } from '../party/operations.server.ts';
import { BUILT_IN } from './built-in/all.ts';
import { requireShownTexts } from './operations.server.ts';
import {
  LEGAL_KINDS,
  LEGAL_PLACEHOLDERS,
  LEGAL_TEXTS,
  LegalWords,
  STATED_KINDS,
} from './schema.ts';
import { legalTextVersions } from './tables.server.ts';
import { fillWordings, hashWordings } from './wordings.server.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const rows = () =>
  test.app.services.db
    .select()
    .from(legalTextVersions)
    .orderBy(legalTextVersions.kind, legalTextVersions.version);
const page = async (url: string) => {
  const reply = await test.call({ method: 'GET', url });
  return { status: reply.statusCode, body: reply.body };
};

it('every text has a first version in every language, with valid placeholders', () => {
  for (const kind of LEGAL_KINDS)
    for (const locale of LOCALES) {
      const words = BUILT_IN[kind][locale];
      const name = `${kind} ${locale}`;
      expect(LegalWords.safeParse(words).success, name).toBe(true);
      expect(words?.statement !== '', name).toBe(STATED_KINDS.includes(kind));
      for (const text of Object.values(words ?? {}))
        expect(placeholderFault(text, LEGAL_PLACEHOLDERS), name).toBeNull();
    }
});

it('a line with data that the party has not entered is left out', () => {
  const party = { ...UNNAMED_PARTY, name: 'Deneme Partisi', email: 'bilgi@parti.example' };
  const { tr } = fillWordings(BUILT_IN.notice, party);
  expect(tr.text).toContain('Deneme Partisi (“Parti”) işler.');
  expect(tr.text).toContain('- E-posta: bilgi@parti.example');
  expect(tr.text).not.toMatch(/Telefon:|\{\{/);
});

it('the built-in texts are version 1 from the first page that shows one', async () => {
  expect(await rows()).toHaveLength(0);
  for (const kind of LEGAL_KINDS)
    for (const locale of LOCALES) {
      const { status, body } = await page(localePath(locale, LEGAL_TEXTS[kind]));
      expect(status).toBe(200);
      expect(body).toContain(`<h1>${BUILT_IN[kind][locale]?.title}</h1>`);
    }
  const versions = await rows();
  expect(versions.map(({ kind, version, origin }) => [kind, version, origin])).toEqual(
    [...LEGAL_KINDS].sort().map((kind) => [kind, 1, 'builtIn']),
  );
  for (const { hash, wordings } of versions) expect(hashWordings(wordings)).toBe(hash);
});

it('new data of the party makes a new version, and the old one can still be read', async () => {
  const { db, invalidate, clock } = test.app.services;
  const first = (await rows()).find(({ kind }) => kind === 'consent');
  await makeParty(db, { name: 'Deneme Partisi', address: 'Meşrutiyet Cad. 5' }, clock());
  invalidate(['party']);
  const present = await page('/acik-riza-metni');
  expect(present.body).toContain('Deneme Partisi üyeliğine başvurumun');
  expect(present.body).toContain('href="/acik-riza-metni?surum=1"');
  const old = await page('/acik-riza-metni?surum=1');
  expect(old.body).toContain('Ufuk üyeliğine başvurumun');
  expect(old.body).toContain(first?.hash);
  expect(old.body).toContain('Yürürlükteki metin 2. sürümdür.');
  expect((await page('/acik-riza-metni?surum=2')).body).toContain('Deneme Partisi üyeliğine');
  expect((await page('/acik-riza-metni?surum=3')).status).toBe(404);
  const all = await rows();
  expect(all.find(({ kind, version }) => kind === 'consent' && version === 1)).toEqual(first);
  test.app.forgetAll();
  await page('/acik-riza-metni');
  expect(await rows()).toEqual(all);
});

it('a text without a translation is Turkish, and marked as Turkish', async () => {
  const { db, invalidate } = test.app.services;
  await db.execute(sql`update legal_text_versions set
    template = template - 'de', wordings = wordings - 'de' where kind = 'declaration'`);
  invalidate(['party']);
  const { body } = await page('/de/uyelik-beyani');
  expect(body).toContain('<h1 lang="tr">Üyelik beyanı</h1>');
  expect(body).toContain('<div class="sec" lang="tr">');
  expect((await page('/en/uyelik-beyani')).body).toContain('<h1>Declaration of eligibility</h1>');
});

it('a form is refused if it showed a text that is no longer in force', async () => {
  const { db } = test.app.services;
  const [old, present] = (await rows()).filter(({ kind }) => kind === 'consent');
  const shown = (row = present) => ({ consent: `${row?.version}-${row?.hash.slice(0, 16)}` });
  expect(await requireShownTexts(db, shown())).toEqual({
    consent: { version: 2, hash: present?.hash },
  });
  for (const wrong of [shown(old), { consent: '' }, { consent: `2-${old?.hash.slice(0, 16)}` }])
    await expect(requireShownTexts(db, wrong)).rejects.toMatchObject({
      status: 409,
      code: 'legalTextChanged',
    });
});
