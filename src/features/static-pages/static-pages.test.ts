import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { SYSTEM } from '../../platform/actor.ts';
import { operationOf } from '../../platform/services.server.ts';
import { LEGAL_TEXTS } from '../legal-texts/contract.ts';
import { makeParty } from '../party/operations.server.ts';
import { party } from '../party/tables.server.ts';
import { renderOldStaticPages } from './jobs.server.ts';
import { staticPages } from './tables.server.ts';

let test: TestApp;
let admin: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await makeParty(test.app.services.db, { name: 'Deneme', tagManagerId: 'GTM-ABC123' }, new Date());
  await test.addUser('sayfa', 'admin');
  admin = await test.signIn('sayfa');
});
afterAll(() => test.close());
beforeEach(async () => {
  await test.app.services.db.delete(staticPages);
  test.app.forgetAll();
});

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  test.call({
    method,
    url: `/api/static-pages${path}`,
    headers: admin,
    ...(payload ? { payload } : {}),
  });
const words = { title: 'Kimiz biz?', body: 'Özgürlüğü **savunuruz**.' };
const save = (path: string, version = 0, change: object = {}) =>
  call('PUT', path, { ...words, version, ...change });
const page = async (url: string) => (await test.call({ method: 'GET', url })).body;

describe('a text of a page', () => {
  it('stands in the place of the built-in one at once, and in other languages in Turkish', async () => {
    expect(await page('/bagis')).toContain('Kimler bağış yapabilir?');
    const reply = await save('/donation/tr', 0, { title: 'Bağış kuralları' });
    expect(reply.statusCode, reply.body).toBe(200);
    expect(reply.json().data).toMatchObject({ version: 1, hasTurkish: true });
    const shown = await page('/bagis');
    expect(shown).toContain('<h2>Bağış kuralları</h2>');
    expect(shown).toContain('<strong>savunuruz</strong>');
    expect(shown).not.toContain('Kimler bağış yapabilir?');
    expect(await page('/en/bagis')).toContain('<h2 lang="tr">Bağış kuralları</h2>');
    await save('/donation/en', 0, { title: 'Rules for donations' });
    expect(await page('/en/bagis')).toContain('<h2>Rules for donations</h2>');
    expect(await page('/de/bagis')).toContain('<h2 lang="tr">Bağış kuralları</h2>');
  });

  it('is shown on the pages about the party and about measurement', async () => {
    await save('/about/tr');
    await save('/measurement/tr');
    expect(await page('/hakkimizda')).toContain('Kimiz biz?');
    expect(await page('/olcum-tercihi')).toContain('Kimiz biz?');
  });

  it('contains only safe markup', async () => {
    await save('/about/tr', 0, { body: '<script>alert(1)</script> [x](javascript:alert(1))' });
    const shown = await page('/hakkimizda');
    expect(shown).toContain('&lt;script&gt;');
    expect(shown).not.toContain('href="javascript');
  });

  it('is restored to the built-in one', async () => {
    await save('/donation/tr');
    const reply = await call('DELETE', '/donation/tr?version=1');
    expect(reply.json().data).toMatchObject({ version: 0, title: '', hasTurkish: false });
    expect(await page('/bagis')).toContain('Kimler bağış yapabilir?');
  });

  it('is Turkish first, and Turkish last', async () => {
    expect((await save('/about/de')).json()).toMatchObject({ code: 'turkishFirst' });
    await save('/about/tr');
    await save('/about/de');
    const refused = await call('DELETE', '/about/tr?version=1');
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'turkishLast']);
    expect((await call('DELETE', '/about/de?version=1')).statusCode).toBe(200);
    expect((await call('DELETE', '/about/tr?version=1')).statusCode).toBe(200);
  });

  it('is not overwritten by somebody who has not seen it', async () => {
    await save('/about/tr');
    for (const late of [
      await save('/about/tr', 0, { title: 'Eski' }),
      await call('DELETE', '/about/tr?version=0'),
    ]) {
      expect(late.statusCode).toBe(409);
      expect(late.json().current).toMatchObject({ title: 'Kimiz biz?', version: 1 });
    }
    expect((await save('/about/tr', 1)).json().data.version).toBe(2);
  });

  it.each([
    ['title', { title: '  ' }],
    ['title', { title: 'a'.repeat(161) }],
    ['body', { body: ' ' }],
    ['body', { body: 'a'.repeat(100_001) }],
    ['version', { version: -1 }],
  ])('with a wrong value is refused with the field: %s', async (field, change) => {
    const reply = await save('/about/tr', 0, change);
    expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, [field]]);
  });

  it('exists only for known pages and languages', async () => {
    for (const path of ['/contact/tr', '/about/fr', '/constructor/tr'])
      expect((await call('GET', path)).statusCode, path).toBe(404);
  });

  it('is rendered again after an update of the renderer', async () => {
    await save('/about/tr');
    const { db } = test.app.services;
    const old = { bodyHtml: '<p>Eski.</p>', rendererVersion: 0 };
    await db.update(staticPages).set(old).where(eq(staticPages.page, 'about'));
    test.app.forgetAll();
    expect(await page('/hakkimizda')).toContain('Eski.');
    await renderOldStaticPages(
      operationOf(test.app.services, SYSTEM),
      new AbortController().signal,
    );
    expect(await page('/hakkimizda')).toContain('<strong>savunuruz</strong>');
  });
});

describe('a page that has only a text', () => {
  it.each([
    ['/gizlilik', 'Gizlilik', 'en geç otuz gün'],
    ['/en/gizlilik', 'Privacy', 'thirty days'],
    ['/de/gizlilik', 'Datenschutz', 'dreißig Tagen'],
    ['/es/gizlilik', 'Privacidad', 'treinta días'],
    ['/erisilebilirlik', 'Erişilebilirlik', 'WCAG'],
    ['/en/erisilebilirlik', 'Accessibility', 'WCAG'],
    ['/de/erisilebilirlik', 'Barrierefreiheit', 'WCAG'],
    ['/es/erisilebilirlik', 'Accesibilidad', 'WCAG'],
  ])('%s is built in, with the name of the party', async (url, title, words) => {
    const shown = await page(url);
    expect(shown).toContain(`<h1>${title}</h1>`);
    expect(shown).toContain(words);
    const main = shown.slice(shown.indexOf('<main'), shown.indexOf('</main>'));
    expect(main).toContain('Deneme');
    expect(main).not.toMatch(/\{\{|\[object/);
    const links = [...main.matchAll(/href="(\/[^"]*)"/g)].map(([, to]) => to as string);
    expect(links.length).toBeGreaterThan(0);
    for (const link of links)
      expect((await test.call({ method: 'GET', url: link })).statusCode, link).toBe(200);
  });

  it('about privacy lists all notices, and the footer of every page leads to the list', async () => {
    const address = /<a [^>]*href="(\/gizlilik#([^"]+))">Aydınlatma metinleri<\/a>/;
    const [, , id = ''] = address.exec(await page('/')) ?? [];
    const list = new RegExp(`<nav [^>]*id="${id}".*?</nav>`, 's').exec(
      await page('/gizlilik'),
    )?.[0];
    for (const path of Object.values(LEGAL_TEXTS)) expect(list).toContain(`href="${path}"`);
  });

  it('has no line for data that the party has not entered', async () => {
    expect(await page('/gizlilik')).not.toContain('Telefon:');
    const phone = { phone: '+903122221100' };
    await test.app.services.db.update(party).set({ data: sql`${party.data} || ${phone}::jsonb` });
    test.app.forgetAll();
    expect(await page('/gizlilik')).toContain('Telefon: 0312\u00a0222\u00a011\u00a000');
  });

  it('shows the text of the party instead, with its title', async () => {
    await save('/privacy/tr', 0, { title: 'Verileriniz', body: 'Kısa **metin**.' });
    const shown = await page('/gizlilik');
    expect(shown).toContain('<h1>Verileriniz</h1>');
    expect(shown).toContain('<strong>metin</strong>');
    expect(shown).not.toContain('en geç otuz gün');
    expect(await page('/en/gizlilik')).toContain('<h1 lang="tr">Verileriniz</h1>');
  });
});

describe('the list', () => {
  it('names the languages of each page', async () => {
    await save('/about/tr');
    await save('/about/es');
    const { data } = (await call('GET', '')).json();
    expect(data.map((one: { page: string }) => one.page)).toEqual([
      'about',
      'donation',
      'measurement',
      'accessibility',
      'privacy',
    ]);
    expect(data[0].texts.map((one: { locale: string }) => one.locale)).toEqual(['tr', 'es']);
  });
});

describe('changes and previews', () => {
  it('are recorded, and previewed as visitors will read them', async () => {
    await save('/about/tr');
    await call('DELETE', '/about/tr?version=1');
    const url = '/api/audit?pageSize=2';
    const { data } = (await test.call({ method: 'GET', url, headers: admin })).json();
    expect(data.map((event: { action: string }) => event.action)).toEqual([
      'staticPage.reset',
      'staticPage.update',
    ]);
    const preview = await call('POST', '/preview', { body: '## Başlık' });
    expect(preview.json().data.html).toContain('<h2');
  });
});
