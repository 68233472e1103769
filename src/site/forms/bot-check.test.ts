import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { proofFor, solve } from '../../../tests/harness/bot-check.ts';
import {
  CHECKED_FORM,
  checkedForm,
  MAX_WITHOUT_PROOF,
} from '../../../tests/harness/checked-form.tsx';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { usedBotChecks } from '../../platform/bot-check/tables.server.ts';
import { FormTokens } from '../../platform/forms/form-tokens.server.ts';
import { BOT_CHECK_FIELD, TOKEN_FIELD } from '../kit/forms/form-state.ts';

const PATH = CHECKED_FORM;
const MAX = MAX_WITHOUT_PROOF;
const store = vi.fn();

let test: TestApp;
/** Each test sends from a network of its own. */
let network = 0;
beforeAll(async () => {
  test = await openTestApp(undefined, { morePages: [checkedForm(store)] });
});
afterAll(() => test.close());
beforeEach(async () => {
  network++;
  store.mockReset();
  test.app.services.cache.clear();
  await test.app.services.db.delete(usedBotChecks);
});

const remoteAddress = () => `10.2.0.${network}`;
const wait = (seconds: number) => {
  test.now.value = new Date(test.now.value.getTime() + seconds * 1000);
};
const proof = (path = PATH) => proofFor(path, test.app.services.secretKey, test.now.value);
const used = () => test.app.services.db.select().from(usedBotChecks);

async function openForm(url = PATH): Promise<string> {
  const { body } = await test.call({ method: 'GET', url });
  return new RegExp(`name="${TOKEN_FIELD}" value="([^"]+)"`).exec(body)?.[1] as string;
}

/** Sends the form with this proof, five seconds after the page was opened. */
async function send(
  sentProof: string | string[] | null,
  { url = PATH, name = 'Ayşe', after = 5, address = remoteAddress(), on = test } = {},
) {
  // Without a time that passes, the page was opened an hour ago.
  const token =
    after > 0
      ? await openForm(url)
      : new FormTokens(test.app.services.secretKey).issue(
          PATH,
          new Date(test.now.value.getTime() - 3_600_000),
        );
  const fields = new URLSearchParams({ [TOKEN_FIELD]: token, name });
  for (const each of sentProof === null ? [] : [sentProof].flat())
    fields.append(BOT_CHECK_FIELD, each);
  wait(after);
  return on.call({
    method: 'POST',
    url,
    payload: fields.toString(),
    remoteAddress: address,
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'sec-fetch-site': 'same-origin',
    },
  });
}

describe('a form with the bot-check', () => {
  it('names the address of its challenges, which are new for each request and bound to the form', async () => {
    const { body } = await test.call({ method: 'GET', url: `/de${PATH}` });
    expect(body).toContain(`data-bot-check="/bot-check${PATH}"`);
    const get = () => test.call({ method: 'GET', url: `/bot-check${PATH}` });
    const [reply, other] = [await get(), await get()];
    expect(reply.statusCode).toBe(200);
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.json().parameters.nonce).not.toBe(other.json().parameters.nonce);
    expect(reply.json().parameters.data.form).toBe(PATH);
    expect((await send(await solve(reply.json()))).statusCode).toBe(303);
  });

  it('has no challenges at the address of a page without it', async () => {
    const reply = await test.call({ method: 'GET', url: '/bot-check/olcum-tercihi' });
    expect(reply.statusCode).toBe(404);
  });

  it('gives one network a limited number of challenges in a minute', async () => {
    const get = () =>
      test.call({ method: 'GET', url: `/bot-check${PATH}`, remoteAddress: '10.3.0.1' });
    for (let n = 0; n < 120; n++) expect((await get()).statusCode).toBe(200);
    const reply = await get();
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('accepts a proof once, and the same page can be sent again with another one', async () => {
    const first = await proof();
    expect((await send(first)).statusCode).toBe(303);
    const again = await send(first, { url: `/en${PATH}` });
    expect(again.statusCode).toBe(422);
    expect(again.body).toContain('This security check was used before');
    expect(again.body).toContain('value="Ayşe"');
    expect(again.body).toContain(`data-bot-check="/bot-check${PATH}"`);
    expect(store).toHaveBeenCalledTimes(1);
    expect((await send(await proof())).statusCode).toBe(303);
  });

  it('accepts one of two submissions at the same moment with the same proof', async () => {
    const one = await proof();
    const replies = await Promise.all([send(one), send(one), send(one), send(one)]);
    expect(replies.map((reply) => reply.statusCode).sort()).toEqual([303, 422, 422, 422]);
    expect(store).toHaveBeenCalledTimes(1);
  });

  it('does not use up the proof of a submission that was not stored', async () => {
    const one = await proof();
    store.mockRejectedValueOnce(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
    const failed = await send(one);
    expect(failed.statusCode).toBe(503);
    // The page that sends the fields again has the proof too.
    expect(failed.body).toContain(`name="${BOT_CHECK_FIELD}" value="${one}"`);
    expect((await send(one, { name: '' })).statusCode).toBe(422);
    expect((await send(one)).statusCode).toBe(303);
  });

  it('forgets used proofs a while after they have expired', async () => {
    expect((await send(await proof())).statusCode).toBe(303);
    wait(1240);
    expect((await send(await proof())).statusCode).toBe(303);
    expect(await used()).toHaveLength(2);
    wait(30);
    expect((await send(await proof())).statusCode).toBe(303);
    expect(await used()).toHaveLength(2);
  });

  it.each([
    [
      'expired',
      async () => {
        const one = await proof();
        wait(1200);
        return one;
      },
      'süresi doldu',
    ],
    ['made for another form', () => proof('/olcum-tercihi'), 'doğrulanamadı'],
    ['forged', () => proofFor(PATH, Buffer.alloc(32, 9), test.now.value), 'doğrulanamadı'],
    ['garbage', async () => '{"a":1}', 'doğrulanamadı'],
    ['sent twice', async () => [await proof(), await proof()], 'doğrulanamadı'],
    ['huge', async () => 'A'.repeat(4000), 'doğrulanamadı'],
  ])('refuses a proof that is %s, and keeps what was typed', async (_name, make, words) => {
    const reply = await send(await make());
    expect(reply.statusCode).toBe(422);
    expect(reply.body).toContain(words);
    expect(reply.body).toContain('value="Ayşe"');
    expect(store).not.toHaveBeenCalled();
    expect(await used()).toHaveLength(0);
  });
});

describe('without a proof, as a browser without a script sends it,', () => {
  it('a form needs more time', async () => {
    for (const nothing of [null, '']) {
      const early = await send(nothing, { after: 19 });
      expect(early.statusCode).toBe(422);
      expect(early.body).toContain('çok hızlı');
      test.app.services.cache.clear();
    }
    expect((await send(null, { after: 21 })).statusCode).toBe(303);
    expect(await used()).toHaveLength(0);
  });

  it('a network can send a few forms, then the page says why and keeps what was typed', async () => {
    const slow = { after: 21 };
    // A form with an error is not counted.
    for (let n = 0; n < MAX; n++) {
      expect((await send(null, { ...slow, name: '' })).statusCode).toBe(422);
      expect((await send(null, slow)).statusCode).toBe(303);
    }
    const reply = await send(null, { ...slow, url: `/es${PATH}` });
    expect(reply.statusCode).toBe(429);
    expect(Number(reply.headers['retry-after'])).toBeGreaterThan(3000);
    expect(reply.headers['cache-control']).toBe('no-store, no-transform');
    expect(reply.body).toContain('Active JavaScript');
    expect(reply.body).toContain('value="Ayşe"');
    expect(store).toHaveBeenCalledTimes(MAX);
    // With a proof the same network can send at once.
    expect((await send(await proof())).statusCode).toBe(303);
    network++;
    expect((await send(null, slow)).statusCode).toBe(303);
  });

  describe('with an IPv6 address', () => {
    /** An address in the given 64 bits of a block of 48. */
    const inBlock = (block: number, network: number) => `2001:db8:${block}:${network}::1`;
    const from = (address: string) => send(null, { after: 60, address });

    it('all networks of a block share a limit over all forms', async () => {
      for (let n = 0; n < 24; n++) expect((await from(inBlock(1, n))).statusCode).toBe(303);
      const reply = await from(inBlock(1, 99));
      expect(reply.statusCode).toBe(429);
      expect(Number(reply.headers['retry-after'])).toBeGreaterThan(2000);
      expect(reply.body).toContain('value="Ayşe"');
      expect((await send(await proof(), { address: inBlock(1, 99) })).statusCode).toBe(303);
      expect((await from(inBlock(2, 1))).statusCode).toBe(303);
    });

    it('what is refused does not count', async () => {
      for (let n = 0; n < 30; n++) await from(inBlock(3, n));
      wait(3600);
      expect((await from(inBlock(3, 1))).statusCode).toBe(303);
    });
  });

  describe('of all senders together', () => {
    const at = (n: number) => `10.9.${n >> 8}.${n & 255}`;
    const from = (address: string, on = test) => send(null, { after: 0, address, on });
    beforeEach(() => wait(3700));

    it('a few are accepted in ten minutes; some of these places are for senders of their first form', async () => {
      const statuses = async (senders: number[]) => {
        const replies = [];
        for (const n of senders) replies.push((await from(at(n))).statusCode);
        return replies;
      };
      const twenty = Array.from({ length: 20 }, (_, n) => n);
      expect(await statuses(twenty)).toEqual(twenty.map(() => 303));
      // The same senders cannot take the other places.
      expect(await statuses(twenty)).toEqual(twenty.map(() => 429));
      expect(await statuses(twenty.map((n) => n + 100))).toEqual(twenty.map(() => 303));
      const late = await from(at(999));
      expect(late.statusCode).toBe(429);
      expect(Number(late.headers['retry-after'])).toBeLessThanOrEqual(600);
      expect(late.body).toContain('value="Ayşe"');
      expect((await send(await proof(), { address: at(998) })).statusCode).toBe(303);
      wait(601);
      expect((await from(at(999))).statusCode).toBe(303);
      expect((await from(at(0))).statusCode).toBe(303);
    });

    it('several processes count together', async () => {
      const other = await openTestApp(test.database, {
        morePages: [checkedForm(store)],
        clock: () => test.now.value,
      });
      const ten = Array.from({ length: 10 }, (_, n) => n);
      for (const n of ten) {
        expect((await from(at(2000 + n))).statusCode).toBe(303);
        expect((await from(at(2100 + n), other)).statusCode).toBe(303);
      }
      for (const n of ten) {
        expect((await from(at(2200 + n), other)).statusCode).toBe(303);
        expect((await from(at(2300 + n))).statusCode).toBe(303);
      }
      expect((await from(at(2400))).statusCode).toBe(429);
      expect((await from(at(2401), other)).statusCode).toBe(429);
      await other.close();
    });
  });
});
