import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { texts } from '../src/app/texts.ts';
import { LOCALES, type Locale } from '../src/platform/i18n/locales.ts';
import { createTranslators } from '../src/platform/i18n/translate.ts';
import { openTestApp, PASSWORD, type TestApp } from './harness/test-app.ts';

const translators = createTranslators(texts);
type Say = (key: string, values?: object) => string;
const say = (locale: Locale): Say => translators[locale] as unknown as Say;

/** The key of each text with its exact English wording, from `product.md` §§5 and 8. */
const ENGLISH: [key: string, says: string, values?: object][] = [
  ['auth:signIn.failed', 'Login failed'],
  ['auth:session.userMissing', 'User not found'],
  ['auth:session.userUnreadable', 'Failed to fetch user data'],
  ['dashboard:failure.generic', 'Something went wrong.'],
  ['platform:errors.internal', 'Something went wrong.'],
  ['dashboard:dialog.sure', 'Are you sure?'],
  ['users:delete.question', 'Are you sure you want to delete this user?'],
  ['platform:success.created', 'Saved successfully.'],
  ['platform:success.updated', 'Updated successfully.'],
  ['platform:success.deleted', 'Deleted successfully.'],
  ['platform:success.passwordUpdated', 'Password updated successfully.'],
  ['passwords:fields.mismatch', 'Passwords must match.'],
  [
    'platform:errors.issuerMismatch',
    '400: Issuer mismatch, currently using oidc',
    { issuer: 'oidc' },
  ],
  ...['platform', 'dashboard'].flatMap((namespace): [string, string, object][] => {
    const name = (short: string, long: string) =>
      `${namespace}:validation.${namespace === 'platform' ? long : short}`;
    const field = 'Name';
    return [
      [name('required', 'required'), 'Name is required.', { field }],
      [name('min', 'tooShort'), 'Name must be at least 3 characters long.', { field, min: 3 }],
      [name('max', 'tooLong'), 'Name must be at most 60 characters long.', { field, max: 60 }],
    ];
  }),
];

/** Texts that the specification gives in Turkish. */
const TURKISH = [
  ['auth:session.forbidden', 'Erişim reddedildi. Lütfen tekrar giriş yapın.'],
  ['auth:session.refreshFailed', 'Oturum yenilenemedi. Lütfen tekrar giriş yapın.'],
  ['dashboard:loading', 'Yükleniyor...'],
] as const;

describe('the error catalogue', () => {
  it.each(ENGLISH)(
    '%s is “%s” in English, and different in every other language',
    (key, expected, values = {}) => {
      expect(say('en')(key, values)).toBe(expected);
      const all = LOCALES.map((locale) => say(locale)(key, values));
      expect(new Set(all).size).toBe(LOCALES.length);
      expect(all).not.toContain(key);
    },
  );

  it.each(TURKISH)('%s is “%s” in Turkish', (key, expected) => {
    expect(say('tr')(key)).toBe(expected);
    expect(new Set(LOCALES.map((locale) => say(locale)(key))).size).toBe(LOCALES.length);
  });
});

describe('an error reply of the server', () => {
  let test: TestApp;
  let admin: Record<string, string>;
  let user: Record<string, string>;
  beforeAll(async () => {
    test = await openTestApp();
    await test.addUser('yonetici', 'admin');
    await test.addUser('uye', 'user');
    admin = await test.signIn('yonetici');
    user = await test.signIn('uye');
  });
  afterAll(() => test?.close());

  /** Every kind of error reply that a client can get, each with a real request. */
  const REFUSALS: [status: number, code: string, call: () => Parameters<TestApp['call']>[0]][] = [
    [401, 'wrongSignIn', () => post('/api/auth/login', { username: 'x', password: PASSWORD })],
    [401, 'unauthenticated', () => ({ method: 'GET', url: '/api/auth/users' })],
    [403, 'forbidden', () => ({ method: 'GET', url: '/api/auth/users', headers: user })],
    [404, 'notFound', () => ({ method: 'GET', url: '/api/nowhere' })],
    [
      415,
      'unsupportedType',
      () => ({ ...post('/api/auth/login', 'x'), headers: { 'content-type': 'text/plain' } }),
    ],
    [413, 'tooLarge', () => post('/api/auth/login', { username: 'x'.repeat(70_000) })],
    [
      400,
      'badRequest',
      () => ({ ...post('/api/auth/login', '{'), headers: { 'content-type': 'application/json' } }),
    ],
    [422, 'invalid', () => ({ ...post('/api/auth/register', { username: 'ab' }), headers: admin })],
  ];
  const post = (url: string, payload: object | string) => ({
    method: 'POST' as const,
    url,
    payload,
  });

  it.each(REFUSALS)('with %i %s is in the client’s language', async (status, code, call) => {
    const messages = new Set<string>();
    for (const locale of LOCALES) {
      const options = call() as { headers?: Record<string, string> };
      const headers = { ...options.headers, 'accept-language': locale };
      const reply = await test.call({ ...options, headers });
      expect(reply.statusCode).toBe(status);
      const body = reply.json();
      expect(body).toMatchObject({ success: false, code });
      expect(body.message).toBe(say(locale)(`platform:errors.${code}`));
      messages.add(body.message);
    }
    expect(messages.size).toBe(LOCALES.length);
  });

  it('names each invalid field, in the wording of the specification', async () => {
    const payload = {
      username: 'ab',
      email: '',
      name: 'x'.repeat(61),
      role: 'editor',
      password: 'kisa',
    };
    const headers = { ...admin, 'accept-language': 'en' };
    const reply = await test.call({ method: 'POST', url: '/api/auth/register', headers, payload });
    expect(reply.statusCode).toBe(422);
    expect(reply.json().fields).toEqual({
      username: 'Username must be at least 3 characters long.',
      email: 'E-mail is required.',
      name: 'First name must be at most 60 characters long.',
      password: 'Password must be at least 10 characters long.',
    });
  });
});
