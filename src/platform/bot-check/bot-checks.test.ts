import { expect, it } from 'vitest';
import { proofFor, solve } from '../../../tests/harness/bot-check.ts';
import { BotChecks } from './bot-checks.server.ts';

const FORM = '/deneme-formu';
const KEY = Buffer.alloc(32, 7);
const NOW = new Date('2026-11-20T09:00:00Z');
const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const checks = new BotChecks(KEY);

/** The parts of a proof, which are then changed and encoded again. */
type Parts = Awaited<ReturnType<typeof readParts>>;
async function readParts() {
  const proof = await proofFor(FORM, KEY, NOW);
  return JSON.parse(Buffer.from(proof, 'base64').toString()) as {
    challenge: {
      parameters: { cost: number; keyPrefix: string; data: { form: string; expiresAt: number } };
      signature: string;
    };
    solution: { counter: number; derivedKey: string };
  };
}
const encode = (parts: unknown) => Buffer.from(JSON.stringify(parts)).toString('base64');

it('accepts a proof for its form, for twenty minutes', async () => {
  const proof = await proofFor(FORM, KEY, NOW);
  const checked = {
    nonce: expect.stringMatching(/^[0-9a-f]{32}$/),
    expiresAt: after(1200),
    work: { algorithm: 'PBKDF2/SHA-256', cost: 1, madeAt: NOW, number: expect.any(Number) },
  };
  expect(await checks.check(FORM, proof, NOW)).toEqual(checked);
  expect(await checks.check(FORM, proof, after(1199))).toEqual(checked);
  expect(await checks.check(FORM, proof, after(1200))).toBe('expired');
});

it('makes challenges that a browser has to work for', async () => {
  const [first, second] = [
    await checks.makeChallenge(FORM, NOW),
    await checks.makeChallenge(FORM, NOW),
  ];
  expect(first.parameters.cost).toBe(5000);
  expect(first.parameters.nonce).not.toBe(second.parameters.nonce);
  expect(await checks.check(FORM, await solve(first), NOW)).toMatchObject({
    nonce: first.parameters.nonce,
  });
});

it('refuses a proof that was made for another form or by another installation', async () => {
  expect(await checks.check(FORM, await proofFor('/baska', KEY, NOW), NOW)).toBe('invalid');
  expect(await checks.check(FORM, await proofFor(FORM, Buffer.alloc(32, 8), NOW), NOW)).toBe(
    'invalid',
  );
});

it.each<[string, (parts: Parts) => unknown]>([
  ['the form', ({ challenge }) => Object.assign(challenge.parameters.data, { form: '/baska' })],
  [
    'the end',
    ({ challenge }) => Object.assign(challenge.parameters.data, { expiresAt: 1795167000 }),
  ],
  ['the cost', ({ challenge }) => Object.assign(challenge.parameters, { cost: 2 })],
  ['the signature', ({ challenge }) => Object.assign(challenge, { signature: 'ab'.repeat(32) })],
  [
    'the solution',
    ({ challenge, solution }) =>
      Object.assign(solution, { derivedKey: challenge.parameters.keyPrefix.padEnd(64, '0') }),
  ],
  ['a field too many', (p) => Object.assign(p.challenge.parameters, { more: 1 })],
  ['no solution', (p) => Object.assign(p, { solution: null })],
  ['no parameters', (p) => Object.assign(p.challenge, { parameters: undefined })],
])('refuses an altered proof: %s', async (_name, alter) => {
  const parts = await readParts();
  expect(await checks.check(FORM, encode(parts), NOW)).toHaveProperty('nonce');
  alter(parts);
  expect(await checks.check(FORM, encode(parts), NOW)).toBe('invalid');
});

it.each([
  ['nothing', ''],
  ['no text', undefined],
  ['a list', ['a', 'b']],
  ['no base64', '%%%'],
  ['no JSON', Buffer.from('{').toString('base64')],
  ['another type', encode([null])],
  ['deeply nested lists', encode(JSON.parse(`${'['.repeat(600)}${']'.repeat(600)}`))],
  ['a very long text', 'A'.repeat(3000)],
])('refuses what is no proof: %s', async (_name, proof) => {
  expect(await checks.check(FORM, proof, NOW)).toBe('invalid');
});
