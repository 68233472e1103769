import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import {
  APPLY_PATH,
  applicationBody,
  identityNumber,
  TYPED_APPLICATION,
} from '../../../../tests/harness/application-form.ts';
import { FORM_HEADERS } from '../../../../tests/harness/form-body.ts';
import { openTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';
import { applications } from '../tables.server.ts';

const PAIRS = 200;
/**
 * Of 200 pairs without a difference, the duplicate is the slower one in 100 on average, with a
 * standard deviation of 7. Outside of these bounds by chance: once in 30 million runs.
 */
const BOUNDS = { min: 61, max: 139 };

let test: TestApp;
let html: string;
let network = 0;
/** The statements of all connections, without announcements. */
const statements: string[] = [];
const { query } = pg.Client.prototype;
beforeAll(async () => {
  // Before the first connection: each one takes the function when it is opened.
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [sent] = args as [string | { text?: string }];
    const statement = typeof sent === 'string' ? sent : String(sent.text);
    // Counted notices are announced together, by a timer that may belong to an earlier request.
    if (!statement.includes('pg_notify')) statements.push(statement);
    return Reflect.apply(query, this, args);
  } as typeof query;
  test = await openTestApp();
  html = (await test.call({ url: APPLY_PATH })).body;
  test.now.value = new Date(test.now.value.getTime() + 60_000);
});
beforeEach(async () => {
  await test.app.services.db.delete(applications);
});
afterAll(async () => {
  await test.close();
  pg.Client.prototype.query = query;
});

const bodyWith = (change: Record<string, string>) =>
  applicationBody(
    html,
    { secretKey: test.app.services.secretKey, now: test.now.value },
    { ...TYPED_APPLICATION, ...change },
  );
const post = (payload: string) =>
  test.call({
    method: 'POST',
    url: APPLY_PATH,
    headers: FORM_HEADERS,
    payload,
    // Another network each time: the limit for one network is not the subject here.
    remoteAddress: `10.${++network >> 8}.${network & 255}.1`,
  });
const rows = () => test.app.services.db.select().from(applications);

/** What the applicant sees, without what is different in each reply: the code, the time and the request's id. */
const seen = ({ statusCode, headers, body }: Awaited<ReturnType<typeof post>>) => ({
  statusCode,
  body,
  headers: {
    ...headers,
    date: '',
    'x-request-id': '',
    location: String(headers.location).replace(/B-[\w-]+$/, ''),
  },
});

it('five parallel identical submissions are one application with one code', async () => {
  const payload = await bodyWith({});
  const replies = await Promise.all(Array.from({ length: 5 }, () => post(payload)));
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  const expected = [303, `/uye-olun/alindi?kod=${row?.code}`];
  for (const { statusCode, headers } of replies)
    expect([statusCode, headers.location]).toEqual(expected);
});

it('a second application with the same identity number runs the statements of a first one', async () => {
  const statementsOf = async (change: Record<string, string>) => {
    const payload = await bodyWith(change);
    statements.length = 0;
    expect((await post(payload)).statusCode).toBe(303);
    return [...statements];
  };
  const first = await statementsOf({});
  expect(first.join()).toContain('insert into "applications"');
  expect(await statementsOf({ email: 'baska@posta.example' })).toEqual(first);
});

it(`over ${PAIRS} tries a second application with the same identity number gets the same reply in the same time as a first one`, async () => {
  const known = identityNumber(0);
  let next = 0;
  /** Sends an application, and answers its time in ms. */
  const send = async (tcKimlikNo: string) => {
    const email = `basvuran-${String(++next).padStart(4, '0')}@posta.example`;
    const payload = await bodyWith({ tcKimlikNo, email });
    const from = performance.now();
    const reply = await post(payload);
    return { ms: performance.now() - from, reply: seen(reply) };
  };
  const { reply: expected } = await send(known);
  expect(expected.statusCode).toBe(303);
  let slower = 0;
  for (let n = 1; n <= PAIRS; n++) {
    // In turn, so that a slower machine and the place in the pair concern both in the same way.
    const isFirstNew = n % 2 === 0;
    const one = await send(isFirstNew ? identityNumber(n) : known);
    const two = await send(isFirstNew ? known : identityNumber(n));
    expect(one.reply).toEqual(expected);
    expect(two.reply).toEqual(expected);
    const [first, duplicate] = isFirstNew ? [one, two] : [two, one];
    if (duplicate.ms > first.ms) slower++;
  }
  expect(await rows()).toHaveLength(1 + 2 * PAIRS);
  expect(slower).toBeGreaterThanOrEqual(BOUNDS.min);
  expect(slower).toBeLessThanOrEqual(BOUNDS.max);
}, 120_000);
