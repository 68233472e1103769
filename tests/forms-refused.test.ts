import { afterAll, beforeAll, expect, it } from 'vitest';
import { VISITOR } from '../src/platform/actor.ts';
import { COSTS } from '../src/platform/http/admission/costs.ts';
import { APPLY_PATH, TYPED_APPLICATION } from './harness/application-form.ts';
import { FORM_HEADERS, formBody } from './harness/form-body.ts';
import { openTestApp, type TestApp } from './harness/test-app.ts';

/** The forms whose texts take a visitor time to write, with everything that is typed in them. */
const FORMS: [path: string, typed: Record<string, string>][] = [
  [APPLY_PATH, TYPED_APPLICATION],
  [
    '/bize-ulasin',
    {
      name: "Ayla O'Işık",
      email: 'ayla.isik@posta.example',
      phone: '0532 000 42 17',
      topic: 'other',
      text: 'Bir "öneri":\nkaldırım <yüksek> & dar.',
    },
  ],
];

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

const post = (url: string, payload: string) =>
  test.call({ method: 'POST', url, headers: FORM_HEADERS, payload });

/** A form that a visitor filled in and has not sent yet. */
async function fillIn(path: string, typed: Record<string, string>) {
  const { body: html } = await test.call({ url: path });
  test.now.value = new Date(test.now.value.getTime() + 60_000);
  const { secretKey } = test.app.services;
  return formBody(path, html, { secretKey, now: test.now.value }, typed);
}

const decode = (text: string) =>
  text.replace(/&(quot|lt|gt|amp|#x27);/g, (_, name: string) =>
    String({ quot: '"', lt: '<', gt: '>', amp: '&', '#x27': "'" }[name]),
  );
/** What the page of a reply sends when its button is pressed. */
const hiddenFields = (html: string): Record<string, string> =>
  Object.fromEntries(
    [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
      ([, name = '', value = '']) => [name, decode(value)],
    ),
  );

/** The errors that a page shows. */
const summaryOf = (html: string) =>
  /<[^>]*role="alert" tabindex="-1" autofocus.*?<\/(?:div|section)>/s.exec(html)?.[0] ?? '';

/** The reply has everything that was typed, and its button sends the form again. */
async function expectKept(
  path: string,
  typed: Record<string, string>,
  reply: Awaited<ReturnType<typeof post>>,
) {
  expect(reply.statusCode).toBe(503);
  expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  const sent = hiddenFields(reply.body);
  expect(sent).toMatchObject(typed);
  const again = await post(path, new URLSearchParams(sent).toString());
  expect(again.statusCode, summaryOf(again.body)).toBe(303);
}

it.each(FORMS)(
  'without a database, the form at %s is refused with everything that was typed, and can be sent again',
  async (path, typed) => {
    const filled = await fillIn(path, typed);
    const pool = test.app.services.db.$client;
    const { isAway } = pool;
    pool.isAway = () => true;
    const reply = await post(path, filled).finally(() => {
      pool.isAway = isAway;
    });
    await expectKept(path, typed, reply);
  },
);

it.each(FORMS)(
  'while too many forms are being stored, the one at %s is refused with everything that was typed, and can be sent again',
  async (path, typed) => {
    const changed = { ...typed, name: 'Nur' };
    const filled = await fillIn(path, changed);
    const { atOnce, mostWaiting } = COSTS.form.gate;
    const { promise: ended, resolve: end } = Promise.withResolvers<void>();
    const others = Array.from({ length: atOnce + mostWaiting }, () =>
      test.app.services.admission.run('form', { actor: VISITOR }, () => ended),
    );
    const reply = await post(path, filled);
    end();
    await Promise.all(others);
    await expectKept(path, changed, reply);
  },
);
