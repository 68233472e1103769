import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { proofFor, solve } from '../../../tests/harness/bot-check.ts';
import {
  CHECKED_FORM,
  checkedForm,
  MAX_WITHOUT_PROOF,
} from '../../../tests/harness/checked-form.tsx';
import { openTestApp, type TestApp } from '../../../tests/harness/test-app.ts';
import { usedBotChecks } from '../../platform/bot-check/tables.server.ts';
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
  { url = PATH, name = 'Ayşe', after = 5 } = {},
) {
  const fields = new URLSearchParams({ [TOKEN_FIELD]: await openForm(url), name });
  for (const each of sentProof === null ? [] : [sentProof].flat())
    fields.append(BOT_CHECK_FIELD, each);
  wait(after);
  return test.call({
    method: 'POST',
    url,
    payload: fields.toString(),
    remoteAddress: remoteAddress(),
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
    expect(reply.headers['cache-control']).toBe('no-store');
    expect(reply.body).toContain('Active JavaScript');
    expect(reply.body).toContain('value="Ayşe"');
    expect(store).toHaveBeenCalledTimes(MAX);
    // With a proof the same network can send at once.
    expect((await send(await proof())).statusCode).toBe(303);
    network++;
    expect((await send(null, slow)).statusCode).toBe(303);
  });
});
