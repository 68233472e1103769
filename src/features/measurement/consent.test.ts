import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { makeParty } from '../party/operations.server.ts';
import { party } from '../party/tables.server.ts';

const HOST = 'googletagmanager.com';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const get = (url: string) => test.call({ method: 'GET', url });
const policyOf = async (url: string) => String((await get(url)).headers['content-security-policy']);

async function configure(tagManagerId: string) {
  const { db, clock, onChanged } = test.app.services;
  await db.delete(party);
  await makeParty(db, { tagManagerId }, clock());
  onChanged(['party']);
}

describe('a party without a container', () => {
  it.each(['', 'UA-12345', 'GTM-', 'GTM-ABC123"><script>', 'gtm-abc123', 'GTM-ABC123 '])(
    'has pages that know nothing of a tag manager: %o',
    async (id) => {
      await configure(id);
      const reply = await get('/');
      expect(reply.body).not.toMatch(/data-tag-manager|id="olcum"|data-consent/);
      expect(reply.headers['content-security-policy']).not.toContain(HOST);
    },
  );
});

describe('a party with a container', () => {
  beforeAll(() => configure('GTM-ABC123'));

  it('has pages that ask first, the same for every visitor', async () => {
    for (const [url, words] of [
      ['/', 'Kabul et'],
      ['/en/haberler', 'Decline'],
      ['/de', 'Zustimmen'],
      ['/es', 'Rechazar'],
    ] as const) {
      const { body } = await get(url);
      expect(body, url).toContain('data-tag-manager="GTM-ABC123"');
      expect(body, url).toMatch(/<section class="consent"[^>]* hidden=""/);
      expect(body, url).toMatch(/data-consent="" hidden=""/);
      expect(body, url).toContain(words);
      expect(body, url).not.toContain(HOST);
    }
  });

  it('has pages whose policy allows the manager, and nothing unsafe', async () => {
    const policy = await policyOf('/');
    const directive = (name: string) => policy.split('; ').find((one) => one.startsWith(name));
    for (const name of ['connect-src', 'img-src']) expect(directive(name)).toContain(HOST);
    expect(directive('script-src')).not.toContain(HOST);
    expect(directive('script-src')).toContain("'strict-dynamic'");
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toContain('unsafe');
    expect(policy.split('; ').filter((one) => one.includes(HOST))).toHaveLength(2);
  });

  it.each(['/404', '/401', '/500', '/yok', '/auth/login', '/dashboard'])(
    'leaves %s alone',
    async (url) => {
      const { body } = await get(url);
      expect(body).not.toMatch(/data-tag-manager|id="olcum"/);
      expect(await policyOf(url)).not.toContain(HOST);
    },
  );

  it.each(['/uye-olun', '/bize-ulasin', '/en/uye-olun', '/de/bize-ulasin'])(
    'leaves %s alone, where people write of themselves',
    async (url) => {
      const { body } = await get(url);
      expect(body).not.toMatch(/data-tag-manager|id="olcum"/);
      expect(await policyOf(url)).not.toContain(HOST);
    },
  );

  it('changes its pages at once when the container is taken away', async () => {
    await get('/');
    await configure('');
    expect((await get('/')).body).not.toContain('data-tag-manager');
    expect(await policyOf('/')).not.toContain(HOST);
  });
});

describe('the installation', () => {
  it('names the container only of a party that nobody has described yet', async () => {
    const { db, clock } = test.app.services;
    await configure('GTM-FIRST1');
    await makeParty(db, { tagManagerId: 'GTM-SECOND2' }, clock());
    const rows = await db.select().from(party);
    expect(rows.map((row) => row.data.tagManagerId)).toEqual(['GTM-FIRST1']);
  });
});
