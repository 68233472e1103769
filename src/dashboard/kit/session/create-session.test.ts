import { describe, expect, it } from 'vitest';
import { createSession } from './create-session.ts';
import type { KeyValueStore } from './session-state.ts';

const NOW = Date.UTC(2026, 10, 20, 9);
const user = {
  id: '7b0f1c1e-3f5c-4b39-9b76-0d7f6d1b7a10',
  username: 'elif',
  email: 'elif@ufuk.example',
  name: 'Elif',
  surname: 'Karahan',
  role: 'editor',
  can: { content: true, applications: true, users: false, site: false, audit: false },
  writesMarkdown: false,
  mustSetUpTwoStep: false,
} as const;
const credentials = { username: 'elif@ufuk.example', password: 'parola' };
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
  confirm: () => Promise<boolean> = async () => false,
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
    confirm,
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
  it('4.1 3.10 before the start it is neither initialized nor authenticated, without a user', () => {
    for (const entries of [{}, signedInEntries]) {
      const { isInitialized, isAuthenticated, user } = browser(entries, nothing).session.getState();
      expect({ isInitialized, isAuthenticated, user }).toEqual({
        isInitialized: false,
        isAuthenticated: false,
        user: null,
      });
    }
  });

  it('4.2 a stored token and user make an authenticated, initialized session', () => {
    const { session } = browser(signedInEntries, nothing);
    session.start();
    expect(session.getState()).toMatchObject({ isInitialized: true, isAuthenticated: true, user });
  });

  it('4.3 without a token it is initialized and not authenticated', () => {
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
  ])('4.4 a stored user who is %s ends the session with a message', (_, entry, ending) => {
    const { session, stored } = browser({ accessToken: 'token', ...entry }, nothing);
    session.start();
    expect(session.getState()).toMatchObject({
      isInitialized: true,
      isAuthenticated: false,
      user: null,
      ending,
    });
    expect([...stored.keys()]).toEqual([]);
  });
});

describe('signing in', () => {
  it('4.5 sends the e-mail as username, without a token, stores the three keys and is then authenticated', async () => {
    const reply = {
      success: true,
      accessToken: 'new',
      expiresAt: NOW + 1,
      data: user,
      message: '',
    };
    const { session, calls, stored } = browser({}, () => [200, reply]);
    await session.signIn(credentials);
    expect(calls[0]?.path).toBe('/api/auth/login');
    expect(JSON.parse(String(calls[0]?.init.body))).toEqual(credentials);
    expect(new Headers(calls[0]?.init.headers).has('authorization')).toBe(false);
    expect(Object.fromEntries(stored)).toEqual({
      accessToken: 'new',
      expiresAt: String(NOW + 1),
      user: JSON.stringify(user),
    });
    expect(session.getState()).toMatchObject({ isAuthenticated: true, user: { role: 'editor' } });
  });

  it('fails with the server’s message, or with "Login failed"', async () => {
    const refused = browser({}, () => [401, { success: false, message: 'Hatalı parola.' }]);
    await expect(refused.session.signIn(credentials)).rejects.toThrow('Hatalı parola.');
    const silent = browser({}, () => [500, null]);
    await expect(silent.session.signIn(credentials)).rejects.toThrow('Login failed');
    expect(silent.session.getState().isAuthenticated).toBe(false);
  });
});

describe('the second step', () => {
  const refusal = (code: string) => ({ success: false, message: 'İkinci adım.', code });

  it('is requested by a reply that stores nothing', async () => {
    const { session, stored } = browser({}, () => [401, refusal('codeRequired')]);
    await expect(session.signIn(credentials)).rejects.toMatchObject({
      status: 401,
      code: 'codeRequired',
    });
    expect([...stored.keys()]).toEqual([]);
    expect(session.getState().isAuthenticated).toBe(false);
  });

  it('sends the same request again, with the code', async () => {
    const { session, calls } = browser({}, () => [401, refusal('wrongCode')]);
    const withCode = { ...credentials, code: '123456' };
    await expect(session.signIn(withCode)).rejects.toMatchObject({ code: 'wrongCode' });
    expect(JSON.parse(String(calls[0]?.init.body))).toEqual(withCode);
  });
});

describe('a change of the signed-in user', () => {
  it('is stored and used at once', () => {
    const { session, stored } = browser(signedInEntries, nothing);
    session.start();
    session.updateUser({ ...user, name: 'Elif Su' });
    expect(session.getState().user?.name).toBe('Elif Su');
    expect(JSON.parse(stored.get('user') ?? '')).toEqual({ ...user, name: 'Elif Su' });
    expect(stored.get('accessToken')).toBe('token');
  });

  it('in another tab is used in this one', () => {
    const { session, stored } = browser(signedInEntries, nothing);
    session.start();
    stored.set('user', JSON.stringify({ ...user, mustSetUpTwoStep: true }));
    session.followOtherTab('user');
    expect(session.getState().user?.mustSetUpTwoStep).toBe(true);
  });

  it('has no effect after signing out', () => {
    const { session, stored } = browser({}, nothing);
    session.start();
    session.updateUser(user);
    expect([...stored.keys()]).toEqual([]);
    expect(session.getState().isAuthenticated).toBe(false);
  });

  it('can be that two steps must be set up, when a refused request says so', async () => {
    const refusal = { success: false, message: 'Kurun.', code: 'twoStepRequired' };
    const { session, stored } = browser(signedInEntries, () => [409, refusal]);
    session.start();
    await expect(session.request('/api/contents')).rejects.toThrow('Kurun.');
    expect(session.getState()).toMatchObject({
      isAuthenticated: true,
      user: { mustSetUpTwoStep: true },
    });
    expect(JSON.parse(stored.get('user') ?? '')).toMatchObject({ mustSetUpTwoStep: true });
  });

  it('is not taken from another 409 reply', async () => {
    const { session } = browser(signedInEntries, () => [409, { code: 'conflict', message: 'x' }]);
    session.start();
    await expect(session.request('/api/contents')).rejects.toThrow('x');
    expect(session.getState().user).toEqual(user);
  });
});

describe('a request without a session', () => {
  it('carries no token and renews no expired one', async () => {
    const { session, calls } = browser({ ...signedInEntries, expiresAt: '1' }, () => [200, {}]);
    session.start();
    await session.requestOpenly('/api/auth/forgot-password', { method: 'POST', body: {} });
    expect(calls.map(({ path }) => path)).toEqual(['/api/auth/forgot-password']);
    expect(new Headers(calls[0]?.init.headers).has('authorization')).toBe(false);
  });

  it('does not change the session when it is refused', async () => {
    for (const status of [401, 403]) {
      const { session } = browser(signedInEntries, () => [status, { message: 'Hayır.' }]);
      session.start();
      await expect(session.requestOpenly('/api/auth/password-link')).rejects.toThrow('Hayır.');
      expect(session.getState().isAuthenticated).toBe(true);
    }
  });
});

describe('signing out', () => {
  it('4.6 removes the session and sends the token to the server', async () => {
    const { session, calls, stored } = browser(signedInEntries, () => [200, { success: true }]);
    session.start();
    await session.signOut();
    expect([...stored.keys()]).toEqual([]);
    expect(calls[0]?.path).toBe('/api/auth/logout');
    expect(new Headers(calls[0]?.init.headers).get('authorization')).toBe('Bearer token');
    expect(session.getState()).toMatchObject({ isAuthenticated: false, user: null });
  });

  it('removes the session even when the server cannot be reached, and reports that', async () => {
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

  it('by clearing the whole storage signs out here too', () => {
    const { session, stored } = browser(signedInEntries, nothing);
    session.start();
    stored.clear();
    session.followOtherTab(null);
    expect(session.getState().isAuthenticated).toBe(false);
  });

  it('is not triggered by a change of another storage key', () => {
    const { session, stored } = browser(signedInEntries, nothing);
    session.start();
    stored.clear();
    session.followOtherTab('app.settings');
    expect(session.getState().isAuthenticated).toBe(true);
  });

  it('a token renewed in another tab changes nothing', () => {
    const { session } = browser(signedInEntries, nothing);
    session.start();
    const before = session.getState();
    session.followOtherTab('accessToken');
    expect(session.getState()).toBe(before);
  });
});

describe('a request', () => {
  it('carries the token, the language and JSON', async () => {
    const { session, calls } = browser(signedInEntries, () => [200, { success: true }]);
    await session.request('/api/contents', { method: 'POST', body: { title: 'Ş' } });
    const headers = new Headers(calls[0]?.init.headers);
    expect(headers.get('authorization')).toBe('Bearer token');
    expect(headers.get('accept-language')).toBe('tr');
    expect(headers.get('content-type')).toBe('application/json');
    expect(calls[0]?.init.credentials).toBe('same-origin');
  });

  it('that is refused fails with the fields and their messages', async () => {
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

  it('that gets a reply in an unknown format fails with the generic message', async () => {
    const { session } = browser(signedInEntries, () => [502, '<html>']);
    await expect(session.request('/api/contents')).rejects.toThrow('generic');
  });
});

describe('a request that needs the password entered again', () => {
  const needed: [number, unknown] = [
    409,
    { code: 'passwordConfirmationNeeded', message: 'Again.' },
  ];
  const body = { name: 'Elif' };
  const put = { method: 'PUT' as const, body };

  it('waits for the password and is then sent again with the same body', async () => {
    let confirmed = false;
    const { session, calls } = browser(
      signedInEntries,
      () => (confirmed ? [200, { done: true }] : needed),
      async () => {
        confirmed = true;
        return true;
      },
    );
    session.start();
    expect(await session.request('/api/x', put)).toEqual({ done: true });
    expect(calls.map(({ init }) => init.body)).toEqual([
      JSON.stringify(body),
      JSON.stringify(body),
    ]);
    expect(session.getState().isAuthenticated).toBe(true);
  });

  it('stays refused when the user does not enter the password', async () => {
    const { session, calls } = browser(signedInEntries, () => needed);
    session.start();
    await expect(session.request('/api/x', put)).rejects.toThrow('Again.');
    expect(calls).toHaveLength(1);
    expect(session.getState().isAuthenticated).toBe(true);
  });

  it('is not sent as another user who has signed in since', async () => {
    const { session, calls, stored } = browser(
      signedInEntries,
      () => needed,
      async () => {
        stored.set('user', JSON.stringify({ ...user, id: crypto.randomUUID() }));
        return true;
      },
    );
    session.start();
    await expect(session.request('/api/x', put)).rejects.toThrow('Again.');
    expect(calls).toHaveLength(1);
  });
});
