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
  const { db, clock, invalidate } = test.app.services;
  await db.delete(party);
  await makeParty(db, { tagManagerId }, clock());
  invalidate(['party']);
}

describe('a party without a container', () => {
  it.each(['', 'UA-12345', 'GTM-', 'GTM-ABC123"><script>', 'gtm-abc123', 'GTM-ABC123 '])(
    'has pages without a tag manager: %o',
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

  it('has pages that ask for consent first, the same for every visitor', async () => {
    for (const [url, words] of [
      ['/', 'Kabul et'],
      ['/en/haberler', 'Decline'],
      ['/de', 'Zustimmen'],
      ['/es', 'Rechazar'],
    ] as const) {
      const { body } = await get(url);
      expect(body, url).toContain('data-tag-manager="GTM-ABC123"');
      expect(body, url).toMatch(/<section [^>]*id="olcum"[^>]* hidden=""/);
      expect(body, url).toMatch(/<a [^>]*\/olcum-tercihi" data-consent="">/);
      expect(body, url).toContain(words);
      expect(body, url).not.toContain(HOST);
    }
  });

  it('has pages with a CSP that allows the tag manager, and nothing unsafe', async () => {
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
    'has no tag manager on %s',
    async (url) => {
      const { body } = await get(url);
      expect(body).not.toMatch(/data-tag-manager|id="olcum"/);
      expect(await policyOf(url)).not.toContain(HOST);
    },
  );

  it.each([
    '/uye-olun',
    '/bize-ulasin',
    '/en/uye-olun',
    '/de/bize-ulasin',
    '/basvurum',
    '/olcum-tercihi',
  ])('has no tag manager on %s, a page with personal data', async (url) => {
    const { body } = await get(url);
    expect(body).not.toMatch(/data-tag-manager|id="olcum"/);
    expect(await policyOf(url)).not.toContain(HOST);
  });

  describe('the choice without a script', () => {
    const HEADERS = {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    };
    const send = async (body: string, url = '/olcum-tercihi', headers = {}) => {
      const token = /name="form-token" value="([^"]+)"/.exec((await get(url)).body)?.[1];
      const payload = `${body}&form-token=${token}`;
      return test.call({ method: 'POST', url, payload, headers: { ...HEADERS, ...headers } });
    };
    const cookiesOf = (reply: Awaited<ReturnType<typeof send>>) =>
      [reply.headers['set-cookie'] ?? []].flat();

    it('is stored in a cookie', async () => {
      const reply = await send('choice=agreed', '/de/olcum-tercihi', { cookie: '_ga=1' });
      expect(reply.statusCode).toBe(303);
      expect(reply.headers.location).toBe('/de/olcum-tercihi?secim=agreed');
      expect(cookiesOf(reply)).toEqual([
        'app.consent=agreed; Path=/; Max-Age=31536000; SameSite=Lax',
      ]);
      expect((await get(reply.headers.location as string)).body).toContain(
        'Auswahl ist gespeichert',
      );
    });

    it('deletes only the cookies of the tags when it is a refusal', async () => {
      const cookie = '_ga=GA1.1; theme=x; _gid=2; _ga_ABC-1=3; _gat(bad)=4; __Host-_ga=5';
      const reply = await send('choice=refused', '/olcum-tercihi', { cookie });
      expect(cookiesOf(reply)).toEqual([
        'app.consent=refused; Path=/; Max-Age=31536000; SameSite=Lax',
        ...['_ga', '_gid', '_ga_ABC-1'].flatMap((name) => [
          `${name}=; Path=/; Max-Age=0`,
          `${name}=; Path=/; Max-Age=0; Domain=ufuk.test`,
        ]),
      ]);
      expect((await get('/olcum-tercihi?secim=refused')).body).toContain('ölçülmez');
    });

    it('is required: a form without a choice shows an error', async () => {
      for (const body of ['', 'choice=', 'choice=perhaps']) {
        const reply = await send(body);
        expect(reply.statusCode).toBe(422);
        expect(reply.body).toContain('<a href="#alan-choice">Kabul edip etmediğinizi seçin.</a>');
        expect(cookiesOf(reply)).toEqual([]);
      }
    });
  });

  it('changes its pages at once when the container is removed', async () => {
    await get('/');
    await configure('');
    expect((await get('/')).body).not.toContain('data-tag-manager');
    expect((await get('/olcum-tercihi')).statusCode).toBe(404);
    expect(await policyOf('/')).not.toContain(HOST);
  });
});

describe('the installation', () => {
  it('sets the container only for a party without stored data', async () => {
    const { db, clock } = test.app.services;
    await configure('GTM-FIRST1');
    await makeParty(db, { tagManagerId: 'GTM-SECOND2' }, clock());
    const rows = await db.select().from(party);
    expect(rows.map((row) => row.data.tagManagerId)).toEqual(['GTM-FIRST1']);
  });
});
