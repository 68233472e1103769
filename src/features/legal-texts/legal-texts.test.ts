import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, PASSWORD, type TestApp } from '../../../tests/harness/test-app.ts';
import { LOCALES, localePath } from '../../platform/i18n/locales.ts';
import { placeholderFault } from '../../platform/mail/placeholders.ts';
import { makeParty, UNNAMED_PARTY } from '../party/operations.server.ts';
import { BUILT_IN } from './built-in/all.ts';
import {
  LEGAL_KINDS,
  LEGAL_PLACEHOLDERS,
  LEGAL_TEXTS,
  LegalWords,
  STATED_KINDS,
} from './contract.ts';
import { requireShownTexts } from './operations.server.ts';
import { legalTextVersions } from './tables.server.ts';
import { ensureVersions, fillWordings, hashWordings } from './versions.server.ts';

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

it('a telephone number stands in it as people read it', () => {
  const party = { ...UNNAMED_PARTY, name: 'Deneme Partisi', phone: '+903120000000' };
  for (const { text } of Object.values(fillWordings(BUILT_IN.notice, party))) {
    expect(text).toContain('0312\u00a0000\u00a000\u00a000');
    expect(text).not.toContain('+90312');
  }
});

it('no built-in text announces a list of which nothing is left', () => {
  const party = { ...UNNAMED_PARTY, name: 'Deneme Partisi' };
  for (const kind of LEGAL_KINDS)
    for (const [locale, { text }] of Object.entries(fillWordings(BUILT_IN[kind], party)))
      expect(text, `${kind} ${locale}`).not.toMatch(/:\n+(?![\s-])|:\s*$/);
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

it('two processes that begin at the same time make one first version', async () => {
  const { db, clock } = test.app.services;
  await db.delete(legalTextVersions);
  const [a, b] = await Promise.all([ensureVersions(db, clock()), ensureVersions(db, clock())]);
  expect(a).toEqual(b);
  expect(await rows()).toHaveLength(LEGAL_KINDS.length);
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
  expect(old.body).toContain('partimiz üyeliğine başvurumun');
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

describe('a new version', () => {
  let headers: Record<string, string>;
  const call = async (method: 'GET' | 'POST', path: string, payload?: object) => {
    const url = `/api/legal-texts${path}`;
    const reply = await test.call({ method, url, headers, ...(payload && { payload }) });
    return { status: reply.statusCode, body: reply.json() };
  };
  const edited = async () => (await call('GET', '/contactNotice')).body.data;
  const publish = (payload: object) => call('POST', '/contactNotice/versions', payload);
  const words = { title: 'Kısa metin', statement: '', text: '**{{party}}** verilerinizi korur.' };

  beforeAll(async () => {
    await test.addUser('yonetici', 'admin', { name: 'Gül', surname: 'Işık' });
    headers = await test.signIn('yonetici');
    const url = '/api/account/confirm-password';
    await test.call({ method: 'POST', url, headers, payload: { password: PASSWORD } });
    await page('/aydinlatma-metni/iletisim');
  });

  it('has a preview with the data of the party', async () => {
    const { body } = await call('POST', '/preview', words);
    expect(body.data.html).toContain('<strong>Deneme Partisi</strong> verilerinizi korur.');
  });

  it('is in force at once; the old one stays as it was, and the audit log has both', async () => {
    const { version } = await edited();
    const before = await rows();
    const { status, body } = await publish({ version, note: 'Kısaltıldı.', tr: words });
    expect(status).toBe(200);
    expect(body.data.versions[0]).toMatchObject({
      version: version + 1,
      origin: 'edited',
      note: 'Kısaltıldı.',
      publishedBy: 'Gül Işık',
    });
    const shown = await page('/en/aydinlatma-metni/iletisim');
    expect(shown.body).toContain('<h1 lang="tr">Kısa metin</h1>');
    expect((await rows()).filter((row) => row.origin !== 'edited')).toEqual(before);
    const old = await page(`/aydinlatma-metni/iletisim?surum=${version}`);
    expect(old.body).toContain('<h1>İletişim formu aydınlatma metni</h1>');
    const url = '/api/audit?pageSize=10&subject=metin&action=legalText.publish';
    const { data } = (await test.call({ method: 'GET', url, headers })).json();
    expect(data).toMatchObject([
      { action: 'legalText.publish', before: { version }, after: { version: version + 1 } },
    ]);
    const summaries = (await call('GET', '')).body.data;
    expect(summaries).toHaveLength(LEGAL_KINDS.length);
    expect(summaries).toContainEqual(
      expect.objectContaining({ kind: 'contactNotice', version: version + 1, locales: ['tr'] }),
    );
  });

  it('is refused without a change, over another version, and with a fault at its field', async () => {
    const { version, template } = await edited();
    const same = await publish({ version, note: '', ...template });
    expect(same).toMatchObject({ status: 422, body: { code: 'legalTextUnchanged' } });
    const older = await publish({
      version: version - 1,
      note: '',
      tr: { ...words, title: 'Yeni' },
    });
    expect(older).toMatchObject({ status: 409, body: { current: { version } } });
    const en = { ...words, title: 'Text {{secret}}', text: '' };
    const faulty = await publish({ version, note: '', tr: words, en: { ...en, text: 'Text' } });
    expect(Object.keys(faulty.body.fields)).toEqual(['en.title']);
    const empty = await publish({ version, note: '', tr: words, en });
    expect(empty.body.fields).toEqual({ 'en.text': expect.stringContaining('(İngilizce)') });
    const statement = await call('POST', '/consent/versions', { version: 2, note: '', tr: words });
    expect(Object.keys(statement.body.fields)).toEqual(['tr.statement']);
    expect(await edited()).toMatchObject({ version });
  });

  it('two admins at the same time publish one version, and the other one gets the new text', async () => {
    const { version } = await edited();
    const texts = ['Birinci', 'İkinci'].map((title) => ({ ...words, title }));
    const replies = await Promise.all(texts.map((tr) => publish({ version, note: '', tr })));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await edited()).version).toBe(version + 1);
  });
});
