import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { makeParty } from '../../features/party/operations.server.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
  await run(
    `insert into menu_items (title, url, position) values ('Sakin köşe', '/sakin-kose', 1)`,
  );
});
afterAll(() => test.close());

const run = (statement: string) => test.app.services.db.execute(sql.raw(statement));
const get = (url: string) => test.call({ method: 'GET', url });
const faultOf = (html: string) => /data-fault="([^"]*)"/.exec(html)?.[1];

/** Renames the menu's table while `work` runs. Answers the lines that the product logs. */
async function withoutMenu(work: () => Promise<void>): Promise<string[]> {
  const logged: string[] = [];
  const complaint = console.error;
  console.error = (line: string) => logged.push(line);
  await run('alter table menu_items rename to menu_items_away');
  test.app.forgetAll();
  try {
    await work();
  } finally {
    console.error = complaint;
    await run('alter table menu_items_away rename to menu_items');
  }
  return logged;
}

it('a page has the last known menu and a message when the menu cannot be read', async () => {
  expect((await get('/ziyaretler')).body).toContain('Sakin köşe');
  const logged = await withoutMenu(async () => {
    for (const [url, words] of [
      ['/haberler', 'Bir şeyler ters gitti.'],
      ['/en/haberler', 'Something went wrong.'],
    ] as const) {
      const page = await get(url);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('Sakin köşe');
      expect(faultOf(page.body)).toBe(words);
      expect(page.headers['cache-control']).toBe('no-store, no-transform');
    }
    expect((await get('/yok')).statusCode).toBe(404);
  });
  expect(logged.some((line) => line.includes('menu could not be read'))).toBe(true);
});

it('such a page is not cached: the next visitor gets the complete page', async () => {
  await withoutMenu(async () => {
    expect(faultOf((await get('/raporlar')).body)).toBeDefined();
  });
  const page = await get('/raporlar');
  expect(faultOf(page.body)).toBeUndefined();
  expect(page.headers['cache-control']).toContain('public');
});

it('a process that has never read the menu still shows its pages', async () => {
  const young = await openTestApp(test.database);
  try {
    await withoutMenu(async () => {
      const page = await young.call({ method: 'GET', url: '/arsiv' });
      expect([page.statusCode, faultOf(page.body)]).toEqual([200, 'Bir şeyler ters gitti.']);
      expect(page.body).not.toContain('Sakin köşe');
    });
  } finally {
    await young.close();
  }
});

it('an error page without the name of the party is not cached either', async () => {
  const { db, clock } = test.app.services;
  await makeParty(db, { name: 'Deneme Partisi' }, clock());
  const young = await openTestApp(test.database);
  try {
    await run('alter table party rename to party_away');
    const nameless = await young.call({ method: 'GET', url: '/%E0%A4%A' });
    await run('alter table party_away rename to party');
    expect(nameless.body).not.toContain('Deneme Partisi');
    const named = await young.call({ method: 'GET', url: '/%E0%A4%A' });
    expect(named.body).toContain('Deneme Partisi');
  } finally {
    await young.close();
  }
});
