import { describe, expect, it } from 'vitest';
import type { Reply } from './api-error.ts';
import { createTokenRefresh, REFRESH_MARGIN, type TokenRefreshParts } from './create-session.ts';
import type { KeyValueStore } from './session-state.ts';

const NOW = Date.UTC(2026, 10, 20, 9);
const elif = {
  id: '7b0f1c1e-3f5c-4b39-9b76-0d7f6d1b7a10',
  username: 'elif',
  email: 'elif@ufuk.example',
  name: 'Elif',
  surname: 'Karahan',
  role: 'editor',
  can: { content: true, applications: true, users: false, site: false, audit: false },
};
const mert = { ...elif, id: '0d7f6d1b-3f5c-4b39-9b76-7b0f1c1e7a10', username: 'mert' };
const LATER = NOW + 15 * 60_000;

function storeWith(entries: Record<string, string>): KeyValueStore & { all: () => string[] } {
  const map = new Map(Object.entries(entries));
  return {
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    all: () => [...map.keys()].sort(),
  };
}

interface Given {
  store?: ReturnType<typeof storeWith>;
  /** Shared by the tabs of one browser. */
  oneAtATime?: TokenRefreshParts['oneAtATime'];
  token?: string;
  expiresAt?: number;
  refresh?: (token: string) => Reply;
}

function makeRefresh({ token = 'old', expiresAt = LATER, refresh, ...shared }: Given = {}) {
  const own = storeWith({
    ...(token ? { accessToken: token } : {}),
    ...(Number.isNaN(expiresAt) ? {} : { expiresAt: String(expiresAt) }),
    user: JSON.stringify(elif),
  });
  const store = shared.store ?? own;
  const refreshed: string[] = [];
  const ended: string[] = [];
  let turn: Promise<unknown> = Promise.resolve();
  const made = createTokenRefresh({
    store,
    now: () => NOW,
    requestRefresh: async (stale) => {
      refreshed.push(stale);
      return refresh?.(stale) ?? { status: 200, body: { token: 'new', expiresAt: LATER } };
    },
    oneAtATime:
      shared.oneAtATime ??
      ((task) => {
        const result = turn.then(task);
        turn = result.catch(() => undefined);
        return result;
      }),
    messages: () => ({
      forbidden: 'Erişim reddedildi. Lütfen tekrar giriş yapın.',
      refreshFailed: 'Oturum yenilenemedi. Lütfen tekrar giriş yapın.',
      noAnswer: 'no answer',
      generic: 'generic',
    }),
    onEnd: (reason, message) => ended.push(`${reason}: ${message}`),
  });
  return { store, refreshed, ended, send: made.send };
}

const ok: Reply = { status: 200, body: { success: true } };
const refused: Reply = { status: 401, body: null };

describe('a token that is about to expire', () => {
  it('7.15 9.1 is renewed before the request when sixty seconds or less are left', async () => {
    expect(REFRESH_MARGIN).toBe(60_000);
    const { send, refreshed } = makeRefresh({ expiresAt: NOW + REFRESH_MARGIN });
    const used: (string | null)[] = [];
    await send(async (token) => {
      used.push(token);
      return ok;
    });
    expect(refreshed).toEqual(['old']);
    expect(used).toEqual(['new']);
  });

  it('7.15 9.1 is not renewed when more than sixty seconds are left', async () => {
    const { send, refreshed } = makeRefresh({ expiresAt: NOW + REFRESH_MARGIN + 1 });
    await send(async () => ok);
    expect(refreshed).toEqual([]);
  });

  it('is renewed when its expiry is unknown', async () => {
    const { send, refreshed } = makeRefresh({ expiresAt: Number.NaN });
    await send(async () => ok);
    expect(refreshed).toEqual(['old']);
  });

  it('clears the session when it cannot be renewed, with the message of the error catalogue', async () => {
    const given = makeRefresh({ expiresAt: NOW, refresh: () => refused });
    await expect(given.send(async () => ok)).rejects.toThrow(
      'Oturum yenilenemedi. Lütfen tekrar giriş yapın.',
    );
    expect(given.store.all()).toEqual([]);
    expect(given.ended).toHaveLength(1);
  });

  it('keeps the session when the server does not answer, is busy or fails', async () => {
    for (const status of [0, 408, 429, 500, 502, 503]) {
      const given = makeRefresh({ expiresAt: NOW, refresh: () => ({ status, body: null }) });
      await expect(given.send(async () => ok)).rejects.toThrow('no answer');
      expect(given.store.all()).toEqual(['accessToken', 'expiresAt', 'user']);
      expect(given.ended).toEqual([]);
    }
  });
});

describe('a request in the background', () => {
  it('is sent with a valid token, and never renews it', async () => {
    const { send, refreshed, ended } = makeRefresh({ expiresAt: NOW + 1 });
    expect(await send(async () => ok, true)).toEqual(ok);
    expect((await send(async () => refused, true)).status).toBe(401);
    expect({ refreshed, ended }).toEqual({ refreshed: [], ended: [] });
  });

  it('is not sent after the token has expired; the session stays for the next use', async () => {
    const given = makeRefresh({ expiresAt: NOW });
    let calls = 0;
    const call = async () => {
      calls += 1;
      return ok;
    };
    await expect(given.send(call, true)).rejects.toThrow();
    expect({ calls, refreshed: given.refreshed, ended: given.ended }).toEqual({
      calls: 0,
      refreshed: [],
      ended: [],
    });
    expect(given.store.all()).toEqual(['accessToken', 'expiresAt', 'user']);
    await given.send(call);
    expect({ calls, refreshed: given.refreshed }).toEqual({ calls: 1, refreshed: ['old'] });
  });
});

describe('a request with a 401 reply', () => {
  it('renews the token once and is sent once more', async () => {
    const { send, refreshed } = makeRefresh();
    const used: (string | null)[] = [];
    const reply = await send(async (token) => {
      used.push(token);
      return token === 'new' ? ok : refused;
    });
    expect(reply).toEqual(ok);
    expect(used).toEqual(['old', 'new']);
    expect(refreshed).toEqual(['old']);
  });

  it('is not sent a third time', async () => {
    const { send, refreshed } = makeRefresh();
    let sent = 0;
    const reply = await send(async () => {
      sent += 1;
      return refused;
    });
    expect(reply.status).toBe(401);
    expect(sent).toBe(2);
    expect(refreshed).toHaveLength(1);
  });

  it('shares one renewal with forty-nine parallel requests', async () => {
    const { send, refreshed } = makeRefresh();
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => send(async (token) => (token === 'new' ? ok : refused))),
    );
    expect(replies.every((reply) => reply.status === 200)).toBe(true);
    expect(refreshed).toEqual(['old']);
  });

  it('uses the token that another tab has renewed', async () => {
    const { send, refreshed, store } = makeRefresh();
    const reply = await send(async (token) => {
      if (token === 'old') store.setItem('accessToken', 'from another tab');
      return token === 'from another tab' ? ok : refused;
    });
    expect(reply).toEqual(ok);
    expect(refreshed).toEqual([]);
  });

  it('ends the session with the server’s message when the renewal is refused', async () => {
    const given = makeRefresh({
      refresh: () => ({ status: 401, body: { message: 'Hesap kapatıldı.' } }),
    });
    await expect(given.send(async () => refused)).rejects.toThrow('Hesap kapatıldı.');
    expect(given.ended).toEqual(['refreshFailed: Hesap kapatıldı.']);
    expect(given.store.all()).toEqual([]);
  });
});

it('a 403 reply clears the session and asks to sign in again', async () => {
  const given = makeRefresh();
  await expect(given.send(async () => ({ status: 403, body: { message: 'x' } }))).rejects.toThrow(
    'Erişim reddedildi. Lütfen tekrar giriş yapın.',
  );
  expect(given.store.all()).toEqual([]);
  expect(given.ended[0]).toMatch(/^refused/);
});

it('a visitor without a session sends no token and renews nothing', async () => {
  const { send, refreshed } = makeRefresh({ token: '' });
  const used: (string | null)[] = [];
  await send(async (token) => {
    used.push(token);
    return refused;
  });
  expect(used).toEqual([null]);
  expect(refreshed).toEqual([]);
});

describe('when another user signs in in another tab at the same time', () => {
  /** The changes of another tab in which Mert has signed in. */
  const handOver = (store: KeyValueStore, person = mert) => {
    store.setItem('user', JSON.stringify(person));
    store.setItem('accessToken', 'of the other tab');
    store.setItem('expiresAt', String(LATER));
  };

  it.each([
    ['answered', { status: 200, body: { token: 'new', expiresAt: LATER } }],
    ['refused', { status: 401, body: null }],
  ])(
    'a renewal that is %s does not change the session, and the request is not sent',
    async (_, reply) => {
      const { store, send, ended } = makeRefresh({
        expiresAt: NOW,
        refresh: () => {
          handOver(store);
          return reply;
        },
      });
      const used: (string | null)[] = [];
      const sending = send(async (token) => {
        used.push(token);
        return ok;
      });
      await expect(sending).rejects.toThrow('Oturum yenilenemedi');
      expect(used).toEqual([]);
      expect(ended).toEqual([]);
      expect(store.getItem('accessToken')).toBe('of the other tab');
    },
  );

  it('a request with a 401 reply is not sent again as that user', async () => {
    const { store, send, ended } = makeRefresh();
    const used: (string | null)[] = [];
    const sending = send(async (token) => {
      used.push(token);
      handOver(store);
      return refused;
    });
    await expect(sending).rejects.toThrow('Oturum yenilenemedi');
    expect(used).toEqual(['old']);
    expect(ended).toEqual([]);
  });

  it('a 403 reply to the earlier user does not end the new session', async () => {
    const { store, send, ended } = makeRefresh();
    const sending = send(async () => {
      handOver(store);
      return { status: 403, body: null };
    });
    await expect(sending).rejects.toThrow('Erişim reddedildi');
    expect(ended).toEqual([]);
    expect(store.getItem('accessToken')).toBe('of the other tab');
  });

  it('the same user continues with the newer token', async () => {
    const { store, send } = makeRefresh({
      expiresAt: NOW,
      refresh: () => {
        handOver(store, elif);
        return refused;
      },
    });
    const used: (string | null)[] = [];
    await send(async (token) => {
      used.push(token);
      return ok;
    });
    expect(used).toEqual(['of the other tab']);
  });
});

it('two tabs whose tokens expire at the same moment renew once', async () => {
  let turn: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(task: () => Promise<T>): Promise<T> => {
    const result = turn.then(task);
    turn = result.catch(() => undefined);
    return result;
  };
  const first = makeRefresh({ expiresAt: NOW, oneAtATime: inTurn });
  const second = makeRefresh({ expiresAt: NOW, oneAtATime: inTurn, store: first.store });
  const used: (string | null)[] = [];
  const call = async (token: string | null) => {
    used.push(token);
    return ok;
  };
  await Promise.all([first, first, second, second].map(({ send }) => send(call)));
  expect(used).toEqual(['new', 'new', 'new', 'new']);
  expect([...first.refreshed, ...second.refreshed]).toEqual(['old']);
});

it.each(['before', 'during'])('signing out %s a renewal is final', async (when) => {
  const signOut = () => {
    for (const key of ['accessToken', 'expiresAt', 'user']) store.removeItem(key);
  };
  const { store, send, ended } = makeRefresh({
    expiresAt: NOW,
    refresh: () => {
      if (when === 'during') signOut();
      return { status: 200, body: { token: 'new', expiresAt: LATER } };
    },
  });
  const used: (string | null)[] = [];
  const sending = send(async (token) => {
    used.push(token);
    return ok;
  });
  if (when === 'before') signOut();
  await expect(sending).rejects.toThrow('Oturum yenilenemedi');
  expect(used).toEqual([]);
  expect(ended).toEqual([]);
  expect(store.all()).toEqual([]);
});
