import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { createFront } from '../../app/app.server.ts';
import { texts } from '../../app/texts.ts';
import { conflict, Invalid, Refusal } from '../../platform/errors.ts';
import { Admission } from '../../platform/http/admission/admission.server.ts';
import { createTranslators } from '../../platform/i18n/translate.ts';
import { ChoiceField, TextField } from '../kit/forms/fields.tsx';
import { TOKEN_FIELD, TRAP_FIELD } from '../kit/forms/form-state.ts';
import { pageForm } from '../kit/forms/page-form.server.ts';
import { PublicForm } from '../kit/forms/public-form.tsx';
import type { PageRoute } from '../kit/page-route.server.ts';

/** Only the list of what is wrong takes the focus. */
const SUMMARY = 'role="alert" tabindex="-1"';
const MAX = 5;
const submit = vi.fn();
/** A form as features declare them, with every kind of field. */
const route: PageRoute = {
  path: '/deneme-formu',
  form: pageForm({
    schema: z.strictObject({
      name: z.string().check(z.minLength(1), z.maxLength(20)),
      text: z.string().check(z.maxLength(200)),
      when: z.enum(['now', 'later']),
    }),
    fields: {
      name: { label: 'platform:fields.name', messages: { required: 'site:form.trap' } },
      text: { label: 'platform:fields.body' },
      when: { label: 'platform:fields.title' },
    },
    limits: { bytes: 2000, attempts: { max: MAX, seconds: 60 } },
    minSeconds: 3,
    async submit(operation, input, submission) {
      await submit(operation, input, submission);
      return { redirectTo: '/hakkimizda', cookies: ['a=1; Path=/', 'b=2; Path=/'] };
    },
  }),
  async load({ scope, form }) {
    return {
      head: { title: 'Deneme', description: 'Deneme', canonical: '/deneme-formu' },
      tags: ['party'],
      main: (
        <PublicForm scope={scope} form={form} submit="Gönder">
          <TextField form={form} name="name" label="Ad" hint="Adınız." />
          <TextField form={form} name="text" label="Metin" rows={4} />
          <ChoiceField
            form={form}
            name="when"
            label="Ne zaman"
            choices={[
              { value: 'now', label: 'Şimdi' },
              { value: 'later', label: 'Sonra' },
            ]}
          />
        </PublicForm>
      ),
    };
  },
};

let test: TestApp;
/** Each test sends from a network of its own. */
let network = 0;
const FROM_PAGE = { origin: 'http://ufuk.test', 'sec-fetch-site': 'same-origin' };
const FORM = 'application/x-www-form-urlencoded';

beforeAll(async () => {
  test = await openTestApp(undefined, { morePages: [route] });
});
afterAll(() => test.close());
beforeEach(() => {
  network++;
  submit.mockReset();
  // As at midnight.
  test.app.services.cache.clear();
});
afterEach(() => vi.restoreAllMocks());

const remoteAddress = () => `10.1.${network >> 8}.${network & 255}`;
const show = (url = '/deneme-formu') => test.call({ method: 'GET', url });
const tokenIn = (html: string) =>
  new RegExp(`name="${TOKEN_FIELD}" value="([^"]+)"`).exec(html)?.[1] as string;
const right = { name: 'Ayşe', text: 'Bir metin.', when: 'now' };

async function tokenAged(seconds: number): Promise<string> {
  const token = tokenIn((await show()).body);
  test.now.value = new Date(test.now.value.getTime() + seconds * 1000);
  return token;
}

function sendRaw(payload: string, headers: Record<string, string> = {}, url = '/deneme-formu') {
  return test.call({
    method: 'POST',
    url,
    payload,
    remoteAddress: remoteAddress(),
    headers: { 'content-type': FORM, ...FROM_PAGE, ...headers },
  });
}

/** Submits these fields from a page that was opened long enough ago. */
async function send(
  fields: Record<string, string> = right,
  headers: Record<string, string> = {},
  url?: string,
) {
  const token = { [TOKEN_FIELD]: await tokenAged(10) };
  return sendRaw(new URLSearchParams({ ...token, ...fields }).toString(), headers, url);
}

describe('a page with a form', () => {
  it('is the same for every visitor and cached', async () => {
    const [first, second] = [await show(), await show()];
    expect(second.body).toBe(first.body);
    expect(first.headers['set-cookie']).toBeUndefined();
    expect(first.headers['cache-control']).toContain('public');
    expect(test.app.services.cache.get('/deneme-formu')).toBeDefined();
    const head = await test.call({ method: 'HEAD', url: '/deneme-formu' });
    expect(head.statusCode).toBe(200);
    expect(first.body).not.toContain(SUMMARY);
  });

  it('accepts a valid submission and redirects', async () => {
    const reply = await send(right, { 'user-agent': 'Deneme/1' }, '/de/deneme-formu');
    expect(reply.statusCode).toBe(303);
    expect(reply.headers.location).toBe('/de/hakkimizda');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.headers['set-cookie']).toEqual(['a=1; Path=/', 'b=2; Path=/']);
    expect(reply.headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    const [operation, input, submission] = submit.mock.calls[0] ?? [];
    expect(input).toEqual(right);
    expect(operation.actor).toEqual({ kind: 'visitor' });
    expect(operation.from).toEqual({ address: remoteAddress(), userAgent: 'Deneme/1' });
    expect(submission.scope.locale).toBe('de');
  });

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('answers %s with 405', async (method) => {
    const reply = await test.call({ method, url: '/en/deneme-formu' });
    expect(reply.statusCode).toBe(405);
    expect(reply.headers.allow).toBe('GET, HEAD, POST');
    expect(reply.body).toContain('lang="en"');
  });
});

describe('a refused submission', () => {
  it('shows the page again with the typed values, a summary and a message at each field', async () => {
    const reply = await send({ name: '', text: '<b>"x" & y</b>'.repeat(20), when: 'later' });
    expect(reply.statusCode).toBe(422);
    expect(reply.headers['cache-control']).toBe('no-store, no-transform');
    expect(submit).not.toHaveBeenCalled();
    const { body } = reply;
    expect(body).toContain('<title>Hata: Deneme');
    // The focus is on the summary, without a script too.
    expect(body).toMatch(/<div class="[^"]+" role="alert" tabindex="-1" autofocus="">/);
    expect(body).toContain('Göndermek için 2 alanı düzeltin');
    expect(body).toContain('<a href="#alan-name">Bu alanı boş bırakın</a>');
    expect(body).toMatch(/<input[^>]* id="alan-name"[^>]* aria-invalid="true"/);
    expect(body).toMatch(/aria-describedby="alan-name-ipucu alan-name-hata"/);
    expect(body).toMatch(/<p class="[^"]+" id="alan-text-hata">/);
    expect(body).toContain(`${'&lt;b&gt;&quot;x&quot; &amp; y&lt;/b&gt;'.repeat(20)}</textarea>`);
    expect(body).toMatch(/value="later" checked=""|checked="" value="later"/);
    expect((await show()).body).not.toContain(SUMMARY);
  });

  it('is in the language of its page', async () => {
    const { body } = await send({ ...right, name: 'x'.repeat(30) }, {}, '/es/deneme-formu');
    expect(body).toContain('Corrija un campo');
    expect(body).toContain('action="/es/deneme-formu"');
  });

  it('shows the errors of the operation, for a field or for the form', async () => {
    submit.mockRejectedValueOnce(new Invalid({ name: { rule: 'tooLong', values: { max: 7 } } }));
    const invalid = await send();
    expect(invalid.statusCode).toBe(422);
    expect(invalid.body).toMatch(/href="#alan-name">[^<]*7/);
    submit.mockRejectedValueOnce(conflict());
    const refused = await send();
    expect(refused.statusCode).toBe(409);
    expect(refused.body).toContain('Form gönderilemedi');
    expect(refused.body).toContain('value="Ayşe"');
    submit.mockRejectedValueOnce(new Refusal(404, 'notFound'));
    expect((await send()).statusCode).toBe(404);
  });

  it.each([
    ['of an unknown field', 'name=Ay&text=&when=now&role=admin', 'olmayan bir alan'],
    ['of a field sent twice', 'name=Ay&name=Oy&text=&when=now', '#alan-name'],
    [
      'with prototype pollution',
      'name=Ay&text=&when=now&__proto__=x&constructor=y',
      'olmayan bir alan',
    ],
    ['with a NUL byte', 'name=A%00y&text=&when=now', '#alan-name'],
    ['that is not text', 'name=%ff%fe&text=%00&when=now', '#alan-text'],
    ['of a thousand fields', `${'a=1&'.repeat(300)}name=Ay`, SUMMARY],
    ['of nothing', '', SUMMARY],
    ['of nonsense', '&&==&%&=%zz&[a]=1', SUMMARY],
  ])('with a body %s shows the page again too', async (_name, payload, words) => {
    const reply = await sendRaw(`${payload}&${TOKEN_FIELD}=${await tokenAged(10)}`);
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain(words);
    expect(reply.body).not.toContain('\0');
    expect(submit).not.toHaveBeenCalled();
  });

  it.each([
    ['too large', 'a'.repeat(2001), FORM, 413, 'çok uzun'],
    ['of JSON', '{"name":"a"}', 'application/json', 415, 'okunamadı'],
    ['of another kind', 'a', 'text/plain', 415, 'okunamadı'],
    ['of parts', '--x--', 'multipart/form-data; boundary=x', 415, 'okunamadı'],
  ])('with a body %s gets an error page', async (_name, payload, type, status, words) => {
    const reply = await sendRaw(payload, { 'content-type': type });
    expect(reply.statusCode).toBe(status);
    expect(reply.headers['content-type']).toContain('text/html');
    expect(reply.body).toContain(words);
    expect(submit).not.toHaveBeenCalled();
  });
});

describe('a bot', () => {
  it('that fills in every field is refused, and a person can send again', async () => {
    const reply = await send({ ...right, [TRAP_FIELD]: 'https://spam.example' });
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('Boş bırakılması gereken');
    expect(reply.body).not.toContain('spam.example');
    expect(submit).not.toHaveBeenCalled();
    expect((await send({ ...right, [TRAP_FIELD]: '' })).statusCode).toBe(303);
  });

  it('that is faster than the minimum time has to wait', async () => {
    const token = await tokenAged(2);
    const fields = new URLSearchParams({ ...right, [TOKEN_FIELD]: token });
    const early = await sendRaw(fields.toString());
    expect(early.statusCode).toBe(422);
    expect(early.body).toContain('çok hızlı');
    expect(early.body).toContain('value="Ayşe"');
    // The time is counted from the first opening.
    expect(tokenIn(early.body)).toBe(token);
    test.now.value = new Date(test.now.value.getTime() + 1500);
    expect((await sendRaw(fields.toString())).statusCode).toBe(303);
  });

  it.each([
    ['none', async () => ''],
    ['one of another form', async () => tokenOf('/olcum-tercihi')],
    ['an altered one', async () => `${(await tokenAged(10)).slice(0, -2)}AA`],
    ['a very long one', async () => 'A'.repeat(900)],
    ['one that is four days old', () => tokenAged(4 * 86_400)],
  ])('without a token of this form is refused: %s', async (_name, make) => {
    const token = await make();
    const reply = await sendRaw(new URLSearchParams({ ...right, [TOKEN_FIELD]: token }).toString());
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain('value="Ayşe"');
    expect(submit).not.toHaveBeenCalled();
    // The page that is shown again has a new token.
    test.now.value = new Date(test.now.value.getTime() + 5000);
    const again = new URLSearchParams({ ...right, [TOKEN_FIELD]: tokenIn(reply.body) });
    expect((await sendRaw(again.toString())).statusCode).toBe(303);
  });
  const tokenOf = async (path: string) => {
    const { FormTokens } = await import('../../platform/forms/form-tokens.server.ts');
    return new FormTokens(test.app.services.secretKey).issue(
      path,
      new Date('2026-11-20T08:00:00Z'),
    );
  };
});

describe('a page of another site', () => {
  it.each([
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'http://ufuk.test' }, 403],
    ['another host of the same domain', { 'sec-fetch-site': 'same-site' }, 403],
    ['another site in an older browser', { origin: 'https://evil.example' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['a page that is named alone', { referer: 'https://evil.example/ufuk.test' }, 403],
    ['no page at all', {}, 403],
    ['our page in an older browser', { origin: 'http://ufuk.test' }, 303],
    ['our page in the oldest', { referer: 'http://ufuk.test/deneme-formu' }, 303],
    ['the host that was asked for', { origin: 'http://a.b:81', host: 'a.b:81' }, 303],
    ['a person who loads the answer again', { 'sec-fetch-site': 'none' }, 303],
  ])('cannot send a form: %s', async (_name, headers, status) => {
    const token = await tokenAged(10);
    const reply = await test.call({
      method: 'POST',
      url: '/deneme-formu',
      payload: new URLSearchParams({ ...right, [TOKEN_FIELD]: token }).toString(),
      remoteAddress: remoteAddress(),
      headers: { 'content-type': FORM, ...(headers as Record<string, string>) },
    });
    expect(reply.statusCode).toBe(status);
    expect(submit).toHaveBeenCalledTimes(status === 303 ? 1 : 0);
  });
});

describe('a submission that cannot be processed', () => {
  it('gets a waiting time when one network submits too often, and the typed values stay', async () => {
    for (let n = 0; n < MAX; n++) expect((await send()).statusCode).toBe(303);
    const reply = await send({ ...right, name: '"Ayşe"' }, {}, '/en/deneme-formu');
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
    expect(reply.body).toContain('lang="en"');
    expect(reply.body).toContain('name="name" value="&quot;Ayşe&quot;"');
    expect(reply.body).toContain('method="post"');
    expect(reply.body).toContain(`name="${TOKEN_FIELD}"`);
    network++;
    expect((await send()).statusCode).toBe(303);
  });

  it('gets a waiting time while the database is unavailable, and the typed values stay', async () => {
    const down = Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    submit.mockRejectedValueOnce(down);
    const reply = await send();
    expect(reply.statusCode).toBe(503);
    expect(reply.headers['retry-after']).toBe('5');
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.body).toContain('name="text" value="Bir metin."');
  });

  it('gets a waiting time while too many others are being processed', async () => {
    vi.spyOn(test.app.services.admission, 'admit').mockRejectedValue(
      new Refusal(503, 'unavailable'),
    );
    const reply = await send();
    expect(reply.statusCode).toBe(503);
    expect(reply.body).toContain('value="Ayşe"');
  });

  it('is sent again by the browser when it was refused before it was read', () => {
    const assets = { css: [], js: '', fonts: { headings: [], text: [] } };
    const translators = createTranslators(texts);
    const { busy } = createFront({
      admission: new Admission(),
      assets,
      translators,
      log() {},
      pageHeaders: [],
      commonHeaders: [],
    });
    const pageFor = (method: string) => {
      const end = vi.fn();
      const [request, response] = [
        { method, url: '/en/form' },
        { writeHead() {}, end },
      ];
      busy.answerPage(request as never, response as never);
      return String(end.mock.calls[0]?.[0]);
    };
    expect(pageFor('POST')).toContain('Reload this page to keep what you typed');
    expect(pageFor('POST')).not.toContain('href=""');
    expect(pageFor('GET')).toContain('href=""');
  });

  it('because of an internal error keeps the typed values, and the error is logged', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    submit.mockRejectedValueOnce(new Error('a fault of ours'));
    const reply = await send();
    expect(reply.statusCode).toBe(500);
    expect(reply.body).toContain('value="Ayşe"');
    expect(reply.body).not.toContain('a fault of ours');
    const logged = log.mock.calls.join('\n');
    expect(logged).toContain('a fault of ours');
    expect(logged).toContain(reply.headers['x-request-id'] as string);
    expect(logged).not.toContain('Ayşe');
  });
});
