import { describe, expect, it } from 'vitest';
import { createSession } from '../../src/dashboard/kit/session/create-session.ts';
import type { KeyValueStore } from '../../src/dashboard/kit/session/stored-session.ts';
import { openDemo } from '../harness/open-demo.ts';
import { ADMIN } from '../harness/staff-client.ts';

const { server } = await openDemo();

/** The session of a browser, which sends its requests to the product. */
function open(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries));
  const store: KeyValueStore = {
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
  const words = { forbidden: '1', refreshFailed: '2', noAnswer: '3', generic: '4' };
  const session = createSession({
    store,
    now: Date.now,
    oneAtATime: (task) => task(),
    language: () => 'tr',
    fetch: (path, init) => fetch(server.origin + path, init),
    messages: () => ({ ...words, loginFailed: '5' }),
  });
  return { session, kept };
}
const credentials = { username: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };
const SIGNED_OUT = { isInitialized: true, isAuthenticated: false, user: null };

it('4.1 3.10 auth starts unauthenticated and uninitialized, without a user', () => {
  const { isInitialized, isAuthenticated, user } = open().session.getState();
  expect({ isInitialized, isAuthenticated, user }).toEqual({
    isInitialized: false,
    isAuthenticated: false,
    user: null,
  });
});

describe('on start', () => {
  it('4.2 with a stored token the user is read: authenticated and initialized', async () => {
    const before = open();
    await before.session.signIn(credentials);
    const { session } = open(Object.fromEntries(before.kept));
    session.start();
    expect(session.getState()).toMatchObject({
      isInitialized: true,
      isAuthenticated: true,
      user: { email: ADMIN.ADMIN_EMAIL },
    });
  });

  it('4.3 without a token: unauthenticated and initialized', () => {
    const { session } = open();
    session.start();
    expect(session.getState()).toMatchObject(SIGNED_OUT);
  });

  it('4.4 after an error: unauthenticated and initialized', () => {
    const { session } = open({ accessToken: 'x', user: '{not JSON' });
    session.start();
    expect(session.getState()).toMatchObject(SIGNED_OUT);
  });
});

it('4.5 4.6 sign-in sets authenticated; sign-out sets unauthenticated with no user', async () => {
  const { session, kept } = open();
  session.start();
  await session.signIn(credentials);
  expect(session.getState()).toMatchObject({
    isAuthenticated: true,
    user: { role: 'admin' },
  });
  await session.signOut();
  expect(session.getState()).toMatchObject(SIGNED_OUT);
  expect([...kept]).toEqual([]);
});
