import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestApp, type TestApp } from '../../../../tests/harness/test-app.ts';

let test: TestApp;
beforeAll(async () => {
  test = await openTestApp();
});
afterAll(() => test.close());

it('a reset can be requested sixty times an hour from a whole /48 block, which one customer can have', async () => {
  const ask = async (remoteAddress: string) => {
    const url = '/api/auth/forgot-password';
    const payload = { username: 'kimse' };
    return (await test.call({ method: 'POST', url, payload, remoteAddress })).statusCode;
  };
  const statuses = [];
  for (let n = 0; n < 61; n++) statuses.push(await ask(`2001:db8:9:${n.toString(16)}::1`));
  expect(statuses).toEqual([...Array(60).fill(200), 429]);
  expect(await ask('2001:db8:a::1')).toBe(200);
});
