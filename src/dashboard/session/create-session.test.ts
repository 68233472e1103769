import { describe, expect, it } from 'vitest';
import { createSession } from './create-session.ts';
import type { KeyValueStore } from './stored-session.ts';

const NOW = Date.UTC(2026, 10, 20, 9);
const user = {
  id: '7b0f1c1e-3f5c-4b39-9b76-0d7f6d1b7a10',
  username: 'elif',
  email: 'elif@ufuk.example',
  name: 'Elif',
  surname: 'Karahan',
  role: 'editor',
  can: { content: true, users: false, site: false },
} as const;
const signedInEntries = {
  accessToken: 'token',
  expiresAt: String(NOW + 900_000),
  user: JSON.stringify(user),
};

interface Call {
  path: string;
  init: RequestInit;
}

function browser(
  entries: Record<string, string>,
  answer: (call: Call) => [number, unknown] | Error,
) {
  const map = new Map(Object.entries(entries));
  const store: KeyValueStore = {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
  };
  const calls: Call[] = [];
  const session = createSession({
    store,
    now: () => NOW,
    oneAtATime: (task) => task(),
    language: () => 'tr',
    fetch: async (path, init = {}) => {
      const call = { path: String(path), init };
      calls.push(call);
      const found = answer(call);
      if (found instanceof Error) throw found;
      return new Response(JSON.stringify(found[1]), { status: found[0] });
    },
    messages: () => ({
      forbidden: 'forbidden',
      refreshFailed: 'refresh failed',
      noAnswer: 'no answer',
      generic: 'generic',
      loginFailed: 'Login failed',
    }),
  });
  return { session, calls, stored: map };
}

const nothing = () => new Error('no call expected');

describe('on start', () => {
  it('nobody is known before the start', () => {
    expect(browser(signedInEntries, nothing).session.getState()).toMatchObject({
      isInitialized: false,
      isAuthenticated: false,
    });
  });

  it('a stored token and person make an authenticated, initialized session', () => {
    const { session } = browser(signedInEntries, nothing);
    session.start();
    expect(session.getState()).toMatchObject({ isInitialized: true, isAuthenticated: true, user });
  });

  it('without a token it is initialized and not authenticated', () => {
    const { session } = browser({ user: JSON.stringify(user) }, nothing);
    session.start();
    expect(session.getState()).toMatchObject({
      isInitialized: true,
      isAuthenticated: false,
      user: null,
    });
  });

  it.each([
    ['missing', {}, 'userMissing'],
    ['not JSON', { user: '{' }, 'userUnreadable'],
    ['not a person', { user: '{"role":"king"}' }, 'userUnreadable'],
  ])('a stored person who is %s ends the session and says so', (_, entry, ending) => {
    const { session, stored } = browser({ accessToken: 'token', ...entry }, nothing);
    session.start();
    expect(session.getState()).toMatchObject({
      isInitialized: true,
      isAuthenticated: false,
      ending,
    });
    expect([...stored.keys()]).toEqual([]);
  });
});

describe('signing in', () => {
  it('sends the e-mail as username, without a token, and stores the three keys', async () => {
    const reply = {
      success: true,
      accessToken: 'new',
      expiresAt: NOW + 1,
      data: user,
      message: '',
    };
    const { session, calls, stored } = browser({}, () => [200, reply]);
    await session.signIn('elif@ufuk.example', 'parola');
    expect(JSON.parse(String(calls[0]?.init.body))).toEqual({
      username: 'elif@ufuk.example',
      password: 'parola',
    });
    expect(new Headers(calls[0]?.init.headers).has('authorization')).toBe(false);
    expect(Object.fromEntries(stored)).toEqual({
      accessToken: 'new',
      expiresAt: String(NOW + 1),
      user: JSON.stringify(user),
    });
    expect(session.getState().isAuthenticated).toBe(true);
  });

  it('fails with the server’s message, or with "Login failed"', async () => {
    const said = browser({}, () => [401, { success: false, message: 'Hatalı parola.' }]);
    await expect(said.session.signIn('a', 'b')).rejects.toThrow('Hatalı parola.');
    const silent = browser({}, () => [500, null]);
    await expect(silent.session.signIn('a', 'b')).rejects.toThrow('Login failed');
    expect(silent.session.getState().isAuthenticated).toBe(false);
  });
});

describe('signing out', () => {
  it('forgets the session and tells the server with the token', async () => {
    const { session, calls, stored } = browser(signedInEntries, () => [200, { success: true }]);
    session.start();
    await session.signOut();
    expect([...stored.keys()]).toEqual([]);
    expect(calls[0]?.path).toBe('/api/auth/logout');
    expect(new Headers(calls[0]?.init.headers).get('authorization')).toBe('Bearer token');
    expect(session.getState()).toMatchObject({ isAuthenticated: false, user: null });
  });

  it('forgets the session even when the server cannot be told, and says that it could not', async () => {
    const { session, stored } = browser(signedInEntries, () => new Error('offline'));
    session.start();
    await expect(session.signOut()).rejects.toThrow('no answer');
    expect([...stored.keys()]).toEqual([]);
  });

  it('in another tab signs out here, and signing in there signs in here', () => {
    const { session, stored } = browser(signedInEntries, nothing);
    session.start();
    stored.clear();
    session.followOtherTab('accessToken');
    expect(session.getState()).toMatchObject({ isAuthenticated: false, ending: 'elsewhere' });
    for (const [key, value] of Object.entries(signedInEntries)) stored.set(key, value);
    session.followOtherTab('accessToken');
    expect(session.getState()).toMatchObject({ isAuthenticated: true, user });
  });

  it('a token renewed in another tab changes nothing', () => {
    const { session } = browser(signedInEntries, nothing);
    session.start();
    const before = session.getState();
    session.followOtherTab('accessToken');
    expect(session.getState()).toBe(before);
  });
});

describe('a call', () => {
  it('carries the token, the language and JSON', async () => {
    const { session, calls } = browser(signedInEntries, () => [200, { success: true }]);
    await session.request('/api/contents', { method: 'POST', body: { title: 'Ş' } });
    const headers = new Headers(calls[0]?.init.headers);
    expect(headers.get('authorization')).toBe('Bearer token');
    expect(headers.get('accept-language')).toBe('tr');
    expect(headers.get('content-type')).toBe('application/json');
    expect(calls[0]?.init.credentials).toBe('same-origin');
  });

  it('that is refused tells the fields and their messages', async () => {
    const { session } = browser(signedInEntries, () => [
      422,
      { success: false, message: 'Hatalı.', code: 'validation', fields: { slug: 'Dolu.' } },
    ]);
    await expect(session.request('/api/contents')).rejects.toMatchObject({
      status: 422,
      message: 'Hatalı.',
      fields: { slug: 'Dolu.' },
    });
  });

  it('that gets an answer which is not ours fails with the generic message', async () => {
    const { session } = browser(signedInEntries, () => [502, '<html>']);
    await expect(session.request('/api/contents')).rejects.toThrow('generic');
  });
});
